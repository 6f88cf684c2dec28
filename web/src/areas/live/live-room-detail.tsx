import {
  liveChat,
  livePlayback,
  liveRoom,
  liveViewer,
  roomFlow,
  roomStatistics,
  liveScreen as texts,
} from '@campus/contract/live';
import { Button } from 'antd';
import { type ReactNode, useMemo, useState } from 'react';
import { useNavigate, useParams } from 'react-router';
import { useAllowed } from '../../kit/call/allowed.tsx';
import { DetailPage } from '../../kit/detail/detail-page.tsx';
import type { DetailTab } from '../../kit/detail/detail-settings.ts';
import { QrButton } from '../../kit/detail/qr-button.tsx';
import { useRecord } from '../../kit/detail/use-record.ts';
import { asText, type EntityRow } from '../../kit/field/row.ts';
import { LinkedRows } from '../../kit/list/linked-rows.tsx';
import { LiveStatisticsView } from '../../kit/live/live-statistics.tsx';
import { PushDialog } from '../../kit/live/push-dialog.tsx';
import { useEndpoint } from '../../request/use-endpoint.ts';
import { usePageTitle } from '../../widgets/page-frame.tsx';
import { isRunning } from './live-room-list.tsx';
import { createRoomPush } from './room-owner.ts';
import { StreamTab } from './stream-tab.tsx';

const chatColumns = ['content', 'senderName', 'senderRole', 'status', 'sendTime'] as const;
const viewerColumns = ['userName', 'enterTime', 'leaveTime', 'watchSeconds', 'device'] as const;
const replayColumns = ['title', 'status', 'durationSeconds', 'playCount', 'createTime'] as const;

const getTab = (isShown: boolean, key: string, label: string, show: () => ReactNode): DetailTab[] =>
  isShown ? [{ key, label, children: show() }] : [];

const Statistics = ({ id }: { id: string }) => (
  <LiveStatisticsView {...useEndpoint(roomStatistics, { id }, { silent: true })} />
);

/** 直播间详情: facts, chat, visits, replays and figures of a room. */
export function LiveRoomDetailPage() {
  const { id = '' } = useParams();
  const { data } = useRecord(liveRoom, id);
  usePageTitle(data && asText(data.title));
  const navigate = useNavigate();
  const [pushed, setPushed] = useState<string>();
  const push = useMemo(() => createRoomPush(id), [id]);
  const mayPush = useAllowed('live:liveRoom:pushUrl');
  const of = { roomId: id };
  const mayChat = useAllowed(liveChat.can.list);
  const mayView = useAllowed(liveViewer.can.list);
  const mayReplay = useAllowed(livePlayback.can.list);
  const tabs = (row: EntityRow<typeof liveRoom>): DetailTab[] => [
    ...getTab(mayPush, 'stream', texts.stream, () => <StreamTab row={row as never} />),
    ...getTab(mayChat, 'chat', liveChat.title, () => (
      <LinkedRows entity={liveChat} of={of} columns={chatColumns} empty={texts.chatPanel.none} />
    )),
    ...getTab(mayView, 'viewers', liveViewer.title, () => (
      <LinkedRows entity={liveViewer} of={of} columns={viewerColumns} empty={texts.charts.none} />
    )),
    ...getTab(mayReplay, 'playbacks', livePlayback.title, () => (
      <LinkedRows entity={livePlayback} of={of} columns={replayColumns} empty={texts.player.noReplay} />
    )),
    { key: 'statistics', label: texts.statistics, children: <Statistics id={id} /> },
  ];
  return (
    <>
      <DetailPage
        entity={liveRoom}
        id={id}
        facts={['companyName', 'anchorName', 'planStartTime', 'viewCount', 'peakOnline']}
        tabs={tabs}
        actions={(row) => (
          <>
            {(isRunning(row) || row.status === roomFlow.states.ended.code) && (
              <Button onClick={() => void navigate(`/live/watch/${id}`)}>{texts.watch}</Button>
            )}
            {mayPush && isRunning(row) && (
              <Button onClick={() => void navigate(`/live/console/${id}`)}>{texts.console}</Button>
            )}
            {mayPush && isRunning(row) && row.provider !== 'demo' && (
              <Button onClick={() => setPushed(row.title)}>{texts.push}</Button>
            )}
            <QrButton entity={liveRoom} id={id} name={row.title} />
          </>
        )}
      />
      {pushed && <PushDialog calls={push} name={pushed} onClose={() => setPushed(undefined)} />}
    </>
  );
}
