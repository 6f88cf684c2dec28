import { liveScreen, liveSources, streamFlow } from '@campus/contract/live';
import { preachLive, preachLiveStat, preachScreen } from '@campus/contract/preach';
import { useMemo, useState } from 'react';
import { useNavigate } from 'react-router';
import { useAllowed } from '../../kit/call/allowed.tsx';
import type { EntityRow } from '../../kit/field/row.ts';
import { EntityPage } from '../../kit/list/entity-page.tsx';
import { statusTab } from '../../kit/list/status-tabs.tsx';
import { LiveStatisticsView } from '../../kit/live/live-statistics.tsx';
import { PushDialog } from '../../kit/live/push-dialog.tsx';
import { useEndpoint } from '../../request/use-endpoint.ts';
import { Modal } from '../../widgets/modal.tsx';
import { createPreachPush } from './live-owner.ts';
import { PullDialog } from './pull-dialog.tsx';

type Live = EntityRow<typeof preachLive>;
const tabs = (['idle', 'live', 'interrupted', 'ended'] as const).map((state) => statusTab(streamFlow, state));
const texts = preachScreen.live;

/** 拉流管理: the streams of sessions, with their sources. */
export function PreachLiveListPage() {
  const navigate = useNavigate();
  const [open, setOpen] = useState<{ readonly kind: 'push' | 'pull' | 'statistics'; readonly row: Live }>();
  const [mayPull, mayPush] = [useAllowed('preach:preachLive:pull'), useAllowed('preach:preachLive:control')];
  const push = useMemo(() => createPreachPush(open?.row.id ?? ''), [open?.row.id]);
  const close = () => setOpen(undefined);
  const isOver = (row: Live) => row.liveState === streamFlow.states.ended.code;
  return (
    <>
      <EntityPage
        entity={preachLive}
        tabs={{ items: tabs }}
        calls={['list']}
        rowActions={(row) => [
          { key: 'room', label: texts.room, run: () => void navigate(`/preach/live/${row.preachId}`) },
          mayPull && { key: 'pull', label: texts.pull, run: () => setOpen({ kind: 'pull', row }) },
          mayPush &&
            !isOver(row) &&
            row.source === liveSources.push &&
            row.provider !== 'demo' && {
              key: 'push',
              label: liveScreen.push,
              isSecondary: true,
              run: () => setOpen({ kind: 'push', row }),
            },
          {
            key: 'statistics',
            label: liveScreen.statistics,
            isSecondary: true,
            run: () => setOpen({ kind: 'statistics', row }),
          },
        ]}
        empty={texts.empty}
      />
      {open?.kind === 'push' && <PushDialog calls={push} name={String(open.row.title)} onClose={close} />}
      {open?.kind === 'pull' && <PullDialog id={open.row.id} onClose={close} />}
      {open?.kind === 'statistics' && (
        <Modal open width={1000} title={String(open.row.title)} footer={null} onCancel={close}>
          <Statistics id={open.row.id} />
        </Modal>
      )}
    </>
  );
}
const Statistics = ({ id }: { id: string }) => (
  <LiveStatisticsView {...useEndpoint(preachLiveStat, { id }, { silent: true })} />
);
