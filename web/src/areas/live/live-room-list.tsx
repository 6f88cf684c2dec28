import { BarChartOutlined } from '@ant-design/icons';
import { isStaff } from '@campus/contract/kit';
import { liveRoom, liveRoomCounts, roomFlow, liveScreen as texts } from '@campus/contract/live';
import { Button } from 'antd';
import { useMemo, useState } from 'react';
import { useNavigate } from 'react-router';
import { useAllowed } from '../../kit/call/allowed.tsx';
import { useCaller } from '../../kit/call/caller.ts';
import type { EntityRow } from '../../kit/field/row.ts';
import { EntityPage } from '../../kit/list/entity-page.tsx';
import { statusTab } from '../../kit/list/status-tabs.tsx';
import { PushDialog } from '../../kit/live/push-dialog.tsx';
import { roomForm } from './room-form.tsx';
import { RoomOverview } from './room-overview.tsx';
import { createRoomPush } from './room-owner.ts';

type Room = EntityRow<typeof liveRoom>;
const { planned, live, interrupted, ended } = roomFlow.states;
const tabs = [
  statusTab(roomFlow, 'waiting', { label: texts.tabs.waiting }),
  statusTab(roomFlow, 'planned', { label: texts.tabs.planned }),
  statusTab(roomFlow, 'live', { label: texts.tabs.live, states: ['live', 'interrupted'] }),
  statusTab(roomFlow, 'ended', { label: texts.tabs.ended }),
];
export const isRunning = ({ status }: { readonly status: unknown }): boolean =>
  [planned.code, live.code, interrupted.code].includes(Number(status));

/** 直播间: the rooms of the school or of a company. */
export function LiveRoomListPage() {
  const navigate = useNavigate();
  const caller = useCaller();
  const mayPush = useAllowed(liveRoom.can.start.replace(':start', ':pushUrl'));
  const [pushed, setPushed] = useState<Room>();
  const [counted, setCounted] = useState<Readonly<Record<string, string>>>();
  const push = useMemo(() => createRoomPush(pushed?.id ?? ''), [pushed?.id]);
  const entity = isStaff(caller)
    ? liveRoom
    : { ...liveRoom, list: liveRoom.list.filter((name) => name !== 'companyName') as typeof liveRoom.list };
  return (
    <>
      <EntityPage
        entity={entity}
        tabs={{ items: tabs, counts: liveRoomCounts }}
        form={roomForm}
        detail={(row) => void navigate(`/live/liveRoom/detail/${row.id}`)}
        rowActions={(row) => [
          mayPush &&
            isRunning(row) && {
              key: 'console',
              label: texts.console,
              run: () => void navigate(`/live/console/${row.id}`),
            },
          mayPush &&
            isRunning(row) &&
            row.provider !== 'demo' && {
              key: 'push',
              label: texts.push,
              isSecondary: true,
              run: () => setPushed(row),
            },
          (isRunning(row) || row.status === ended.code) && {
            key: 'watch',
            label: texts.watch,
            isSecondary: true,
            run: () => void navigate(`/live/watch/${row.id}`),
          },
        ]}
        tools={({ list }) => (
          <Button icon={<BarChartOutlined aria-hidden />} onClick={() => setCounted(list.conditions)}>
            {texts.overview.title}
          </Button>
        )}
        empty={texts.empty}
      />
      {counted && <RoomOverview isStaff={isStaff(caller)} conditions={counted} onClose={() => setCounted(undefined)} />}
      {pushed && <PushDialog calls={push} name={pushed.title} onClose={() => setPushed(undefined)} />}
    </>
  );
}
