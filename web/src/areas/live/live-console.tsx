import { liveRoom, noticeRoom, roomConsole, liveScreen as texts, type WatchedRoom } from '@campus/contract/live';
import { useQueryClient } from '@tanstack/react-query';
import { Button, Skeleton, Switch } from 'antd';
import { useMemo, useState } from 'react';
import { useParams } from 'react-router';
import { saveRow } from '../../kit/call/entity-calls.ts';
import { useStepButtons } from '../../kit/detail/detail-parts.tsx';
import { asText, type RowData } from '../../kit/field/row.ts';
import { consoleRefreshMs, LiveConsoleView, NoticeEditor } from '../../kit/live/live-console.tsx';
import { PushDialog } from '../../kit/live/push-dialog.tsx';
import { useFollowedRecord } from '../../kit/live/use-followed-record.ts';
import { useLive } from '../../kit/live/use-live.ts';
import { call } from '../../request/call.ts';
import { useDict } from '../../request/dictionary.ts';
import { tell } from '../../request/tell.ts';
import { useEndpoint } from '../../request/use-endpoint.ts';
import { warnOfRefusal } from '../../request/warn-of-refusal.ts';
import { usePageTitle } from '../../widgets/page-frame.tsx';
import { Segmented } from '../../widgets/segmented.tsx';
import { StateView } from '../../widgets/state-view.tsx';
import { isRunning } from './live-room-list.tsx';
import { createRoomOwner, createRoomPush } from './room-owner.ts';
import { SlowMode } from './slow-mode.tsx';

const words = texts.consolePage;

/** 直播控制台: picture, chat with moderation, and the controls of a room. */
export function LiveConsolePage() {
  const { id = '' } = useParams();
  return <Console key={id} id={id} />;
}
function Console({ id }: { id: string }) {
  const owner = useMemo(() => createRoomOwner(id), [id]);
  const state = useLive(owner);
  const record = useFollowedRecord(liveRoom, id, state.live?.status);
  const facts = useEndpoint(roomConsole, { id }, { refetchInterval: consoleRefreshMs, silent: true }).data;
  const { live, error } = state;
  usePageTitle(live?.title);
  const { data: row } = record;
  const failed = error ?? record.error;
  if (failed && (!live || !row))
    return (
      <section className="surface section">
        <StateView title={failed.message} isFailure />
      </section>
    );
  if (!live || !row)
    return (
      <section className="surface section">
        <Skeleton active paragraph={{ rows: 10 }} />
      </section>
    );
  const isPushed = asText(row.provider) !== 'demo';
  return (
    <LiveConsoleView {...{ owner, state, live, facts, isPushed }} speaker={live.anchorName}>
      <Controls room={live} row={row} onNotice={(noticeText) => state.patch({ noticeText })} />
    </LiveConsoleView>
  );
}

interface ChatSwitchesProps {
  readonly row: RowData;
  /** Resolves with whether the values were saved. */
  readonly onChange: (values: Readonly<Record<string, unknown>>) => Promise<boolean>;
}
/** Who may write in the chat, and how often. */
function ChatSwitches({ row, onChange }: ChatSwitchesProps) {
  const modes = useDict('live_chat_mode');
  return (
    <div className="live-switches">
      <div className="live-switch">
        <span>{words.chatEnabled}</span>
        <Switch
          aria-label={words.chatEnabled}
          checked={row.chatEnabled === 'Y'}
          onChange={(on) => void onChange({ chatEnabled: on ? 'Y' : 'N' })}
        />
      </div>
      <div>
        <span>{words.chatMode}</span>
        <Segmented
          aria-label={words.chatMode}
          value={asText(row.chatMode)}
          options={modes.map(({ value, text }) => ({ value, label: text }))}
          onChange={(value) => void onChange({ chatMode: Number(value) })}
        />
      </div>
      <div className="live-switch">
        <span>{words.slow}</span>
        <SlowMode
          key={Number(row.slowModeSeconds ?? 0)}
          seconds={Number(row.slowModeSeconds ?? 0)}
          onChange={(slowModeSeconds) => onChange({ slowModeSeconds })}
        />
      </div>
    </div>
  );
}

interface ControlsProps {
  readonly room: WatchedRoom;
  readonly row: RowData;
  readonly onNotice: (text: string | null) => void;
}
function Controls({ room, row, onNotice }: ControlsProps) {
  const steps = useStepButtons(liveRoom, row, undefined, { isLeading: true });
  const client = useQueryClient();
  const push = useMemo(() => createRoomPush(room.id), [room.id]);
  const [isPushing, setPushing] = useState(false);
  const save = async (values: Readonly<Record<string, unknown>>): Promise<boolean> => {
    try {
      await saveRow(liveRoom, { id: room.id, ...values });
      await client.invalidateQueries({ queryKey: [liveRoom.name] });
      tell.success(words.saved);
      return true;
    } catch (error) {
      warnOfRefusal(error);
      return false;
    }
  };
  return (
    <>
      <h3>{words.control}</h3>
      <div className="live-steps">
        {steps.buttons}
        {isRunning(room) && asText(row.provider) !== 'demo' && (
          <Button onClick={() => setPushing(true)}>{texts.push}</Button>
        )}
      </div>
      {steps.dialogs}
      <ChatSwitches row={row} onChange={save} />
      <NoticeEditor
        value={room.noticeText}
        save={(noticeText) => call(noticeRoom, { id: room.id, noticeText })}
        onSaved={onNotice}
      />
      {isPushing && <PushDialog calls={push} name={room.title} onClose={() => setPushing(false)} />}
    </>
  );
}
