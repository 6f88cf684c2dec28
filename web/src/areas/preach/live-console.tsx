import { liveSources, liveScreen as texts } from '@campus/contract/live';
import {
  controlPreachLive,
  preachHeartbeat,
  preachLive,
  preachScreen,
  type WatchedPreach,
} from '@campus/contract/preach';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Button, Skeleton, Switch } from 'antd';
import { useMemo, useState } from 'react';
import { useAllowed } from '../../kit/call/allowed.tsx';
import { useStepButtons } from '../../kit/detail/detail-parts.tsx';
import type { RowData } from '../../kit/field/row.ts';
import { consoleRefreshMs, LiveConsoleView, NoticeEditor } from '../../kit/live/live-console.tsx';
import type { LiveOwner } from '../../kit/live/live-owner.ts';
import { PushDialog } from '../../kit/live/push-dialog.tsx';
import { useFollowedRecord } from '../../kit/live/use-followed-record.ts';
import type { WatchState } from '../../kit/live/use-live.ts';
import { call } from '../../request/call.ts';
import { ignoreReported } from '../../request/request-failed.ts';
import { tell } from '../../request/tell.ts';
import { createPreachPush } from './live-owner.ts';
import { PullDialog } from './pull-dialog.tsx';

const words = texts.consolePage;

interface PreachConsoleProps {
  readonly owner: LiveOwner<WatchedPreach>;
  readonly state: WatchState<WatchedPreach>;
  readonly live: WatchedPreach;
}
/** The stream of a session for those who run it: picture, chat with moderation, and controls. */
export function PreachConsole({ owner, state, live }: PreachConsoleProps) {
  const row = useFollowedRecord(preachLive, live.liveId, live.status).data;
  const { data: facts } = useQuery({
    queryKey: [preachLive.name, 'heartbeat', live.liveId],
    queryFn: ({ signal }) => call(preachHeartbeat, { id: live.liveId }, { silent: true, signal }),
    refetchInterval: consoleRefreshMs,
  });
  if (!row) return <Skeleton active paragraph={{ rows: 8 }} />;
  const isPushed = Number(row.source) === liveSources.push && row.provider !== 'demo';
  return (
    <LiveConsoleView {...{ owner, state, live, facts, isPushed }} speaker={live.speaker}>
      <Controls live={live} row={row} isPushed={isPushed} onChange={state.patch} />
    </LiveConsoleView>
  );
}

interface ControlsProps {
  readonly live: WatchedPreach;
  readonly row: RowData;
  readonly isPushed: boolean;
  readonly onChange: (change: Partial<WatchedPreach>) => void;
}
function Controls({ live, row, isPushed, onChange }: ControlsProps) {
  const client = useQueryClient();
  const steps = useStepButtons(preachLive, row, undefined, { isLeading: true });
  const push = useMemo(() => createPreachPush(row.id), [row.id]);
  const [open, setOpen] = useState<'push' | 'pull'>();
  const mayPull = useAllowed('preach:preachLive:pull');
  const close = () => setOpen(undefined);
  const save = async (values: { readonly allowChat?: 0 | 1; readonly needSignUp?: 0 | 1 }) => {
    try {
      await call(controlPreachLive, { id: row.id, ...values });
      await client.invalidateQueries({ queryKey: [preachLive.name, 'one', row.id] });
      tell.success(words.saved);
    } catch (error) {
      ignoreReported(error);
    }
  };
  return (
    <>
      <h3>{words.control}</h3>
      <div className="live-steps">
        {steps.buttons}
        {isPushed && <Button onClick={() => setOpen('push')}>{texts.push}</Button>}
        {mayPull && <Button onClick={() => setOpen('pull')}>{preachScreen.live.pull}</Button>}
      </div>
      {steps.dialogs}
      <div className="live-switches">
        <div className="live-switch">
          <span>{words.chatEnabled}</span>
          <Switch
            aria-label={words.chatEnabled}
            checked={Number(row.allowChat) === 1}
            onChange={(on) => void save({ allowChat: on ? 1 : 0 })}
          />
        </div>
        <div className="live-switch">
          <span>{preachScreen.live.onlySignedUp}</span>
          <Switch
            aria-label={preachScreen.live.onlySignedUp}
            checked={Number(row.needSignUp) === 1}
            onChange={(on) => void save({ needSignUp: on ? 1 : 0 })}
          />
        </div>
      </div>
      <NoticeEditor
        value={live.noticeText}
        save={(noticeText) => call(controlPreachLive, { id: row.id, noticeText })}
        onSaved={(noticeText) => onChange({ noticeText })}
      />
      {open === 'push' && <PushDialog calls={push} name={live.title} onClose={close} />}
      {open === 'pull' && <PullDialog id={row.id} onClose={close} />}
    </>
  );
}
