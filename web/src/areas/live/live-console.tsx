import {
  liveRoom,
  mediaStates,
  noticeRoom,
  type RoomConsole,
  roomConsole,
  roomFlow,
  liveScreen as texts,
  type WatchedRoom,
} from '@campus/contract/live';
import { useQueryClient } from '@tanstack/react-query';
import { Button, Input, InputNumber, Segmented, Skeleton, Switch, Tabs } from 'antd';
import { useState } from 'react';
import { useParams } from 'react-router';
import { saveRow } from '../../kit/call/entity-calls.ts';
import { useStepButtons } from '../../kit/detail/detail-parts.tsx';
import { useRecord } from '../../kit/detail/use-record.ts';
import { asText, type RowData } from '../../kit/field/row.ts';
import { call } from '../../request/call.ts';
import { useDict } from '../../request/dictionary.ts';
import { ignoreReported, RequestFailed } from '../../request/request-failed.ts';
import { tell } from '../../request/tell.ts';
import { useEndpoint } from '../../request/use-endpoint.ts';
import { LineChart } from '../../widgets/chart/line-chart.tsx';
import { StateView } from '../../widgets/state-view.tsx';
import { ChatPanel } from './chat-panel.tsx';
import './live.css';
import { MuteList } from './mute-list.tsx';
import { PushDialog } from './push-dialog.tsx';
import { ReviewList } from './review-list.tsx';
import { RoomHead } from './room-head.tsx';
import { Stage } from './stage.tsx';
import { useLiveRoom } from './use-live-room.ts';
import { useModeration } from './use-moderation.ts';

const words = texts.consolePage;
const refreshMs = 5_000;

/** 直播控制台: picture, chat with moderation, and the controls of a room. */
export function LiveConsolePage() {
  const { id = '' } = useParams();
  return <Console key={id} id={id} />;
}
function Console({ id }: { id: string }) {
  const live = useLiveRoom(id);
  const record = useRecord(liveRoom, id);
  const facts = useEndpoint(roomConsole, { id }, { refetchInterval: refreshMs, silent: true }).data;
  const { room, error } = live;
  const { data: row } = record;
  const failed = error ?? record.error;
  if (failed && (!room || !row))
    return (
      <section className="surface section">
        <StateView title={failed.message} isFailure />
      </section>
    );
  if (!room || !row)
    return (
      <section className="surface section">
        <Skeleton active paragraph={{ rows: 10 }} />
      </section>
    );
  return (
    <div className="live-room is-console">
      <div className="live-main">
        <section className="surface live-stage">
          <RoomHead room={room} onLiked={(likeCount) => live.patch({ likeCount })} />
          <Stage room={room} password={live.password} />
          {asText(row.provider) !== 'demo' && <MediaLine facts={facts} room={room} />}
        </section>
        <section className="surface section">
          <h3>{words.curve}</h3>
          {facts && (
            <LineChart
              days={facts.curve.map(({ time }) => time.slice(11, 16))}
              lines={[{ name: texts.charts.online, values: facts.curve.map(({ online }) => online) }]}
              unit={words.curveUnit}
              height={160}
              label={words.curve}
            />
          )}
        </section>
      </div>
      <div className="surface live-side">
        <ConsoleChat live={live} room={room} waiting={facts?.waiting ?? 0} />
      </div>
      <section className="surface section live-controls">
        <Controls room={room} row={row} onNotice={(noticeText) => live.patch({ noticeText })} />
      </section>
    </div>
  );
}

function MediaLine({ facts, room }: { facts: RoomConsole | undefined; room: WatchedRoom }) {
  if (!facts) return null;
  const kilobits = facts.bitrate === null ? undefined : Math.round(facts.bitrate / 1000);
  const light = facts.isPublishing ? 'is-on' : room.status === roomFlow.states.live.code ? 'is-waiting' : '';
  return (
    <p className="live-media">
      <i className={light} aria-hidden />
      {words.bitrate}：{kilobits === undefined ? words.noBitrate : `${kilobits.toLocaleString('zh-CN')} kb/s`}
      <span>
        {words.media}：{mediaStates[facts.media]}
      </span>
    </p>
  );
}

function ConsoleChat({
  live,
  room,
  waiting,
}: {
  live: ReturnType<typeof useLiveRoom>;
  room: WatchedRoom;
  waiting: number;
}) {
  const actions = useModeration(room.id);
  const items = [
    {
      key: 'chat',
      label: texts.chatPanel.messages,
      children: <ChatPanel room={room} messages={live.messages} onSent={live.addOwn} actions={actions} />,
    },
    {
      key: 'review',
      label: (
        <>
          {texts.chatPanel.review}
          {waiting > 0 && <span className="record-count">{waiting}</span>}
        </>
      ),
      children: <ReviewList roomId={room.id} waiting={waiting} />,
    },
    { key: 'mutes', label: texts.chatPanel.mutes, children: <MuteList roomId={room.id} /> },
  ];
  return <Tabs className="live-tabs" items={items} destroyOnHidden />;
}

interface ControlsProps {
  readonly room: WatchedRoom;
  readonly row: RowData;
  readonly onNotice: (text: string | null) => void;
}
function Controls({ room, row, onNotice }: ControlsProps) {
  const steps = useStepButtons(liveRoom, row);
  const client = useQueryClient();
  const modes = useDict('live_chat_mode');
  const [notice, setNotice] = useState(room.noticeText ?? '');
  const [isPushing, setPushing] = useState(false);
  const save = async (values: Readonly<Record<string, unknown>>) => {
    try {
      await saveRow(liveRoom, { id: room.id, ...values });
      await client.invalidateQueries({ queryKey: [liveRoom.name] });
      tell.success(words.saved);
    } catch (error) {
      if (!(error instanceof RequestFailed)) throw error;
      tell.warning(error.message);
    }
  };
  const publish = async (text: string) => {
    try {
      await call(noticeRoom, { id: room.id, noticeText: text });
      setNotice(text);
      onNotice(text || null);
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
        {asText(row.provider) !== 'demo' && <Button onClick={() => setPushing(true)}>{texts.push}</Button>}
      </div>
      {steps.dialogs}
      <div className="live-switches">
        <div className="live-switch">
          <span>{words.chatEnabled}</span>
          <Switch
            aria-label={words.chatEnabled}
            checked={row.chatEnabled === 'Y'}
            onChange={(on) => void save({ chatEnabled: on ? 'Y' : 'N' })}
          />
        </div>
        <div>
          <span>{words.chatMode}</span>
          <Segmented
            value={asText(row.chatMode)}
            options={modes.map(({ value, text }) => ({ value, label: text }))}
            onChange={(value) => void save({ chatMode: Number(value) })}
          />
        </div>
        <div className="live-switch">
          <span>{words.slow}</span>
          <InputNumber
            aria-label={words.slow}
            min={0}
            max={120}
            defaultValue={Number(row.slowModeSeconds ?? 0)}
            onBlur={({ target }) => {
              const seconds = Number(target.value);
              if (seconds !== Number(row.slowModeSeconds ?? 0)) void save({ slowModeSeconds: seconds });
            }}
          />
        </div>
      </div>
      <h3>{texts.notice}</h3>
      <Input.TextArea
        rows={3}
        maxLength={200}
        showCount
        value={notice}
        aria-label={words.noticeText}
        onChange={({ target }) => setNotice(target.value)}
      />
      <div className="live-steps">
        <Button type="primary" disabled={notice.trim() === ''} onClick={() => void publish(notice.trim())}>
          {words.saveNotice}
        </Button>
        {room.noticeText && <Button onClick={() => void publish('')}>{words.clearNotice}</Button>}
      </div>
      {isPushing && <PushDialog id={room.id} name={room.title} onClose={() => setPushing(false)} />}
    </>
  );
}
