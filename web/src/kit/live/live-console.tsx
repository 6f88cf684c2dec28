import { type LiveConsole, mediaStates, liveScreen as texts, type WatchedLive } from '@campus/contract/live';
import { Button, Input, Tabs } from 'antd';
import { type ReactNode, useState } from 'react';
import { ignoreReported } from '../../request/request-failed.ts';
import { tell } from '../../request/tell.ts';
import { LineChart } from '../../widgets/chart/line-chart.tsx';
import { ChatPanel } from './chat-panel.tsx';
import { LiveFrame, type LiveFrameProps } from './live-frame.tsx';
import { isOnAir } from './live-owner.ts';
import { MuteList } from './mute-list.tsx';
import { ReviewList } from './review-list.tsx';
import { useModeration } from './use-moderation.ts';

const words = texts.consolePage;
/** How often a console asks for the state of its stream. */
export const consoleRefreshMs = 5_000;

interface ConsoleProps<W extends WatchedLive> extends LiveFrameProps<W> {
  readonly facts: LiveConsole | undefined;
  /** The stream comes from a publisher. */
  readonly isPushed: boolean;
  readonly children: ReactNode;
}
/** Picture, chat with moderation, and the controls of a stream. */
export function LiveConsoleView<W extends WatchedLive>({ facts, isPushed, children, ...frame }: ConsoleProps<W>) {
  const { owner, state, live } = frame;
  const { phase } = owner.describe(live.status);
  return (
    <LiveFrame
      {...frame}
      caption={isPushed && <MediaLine facts={facts} isLive={phase === 'live'} />}
      about={isOnAir(phase) && <Curve facts={facts} />}
      side={<ConsoleChat owner={owner} state={state} live={live} waiting={facts?.waiting ?? 0} />}
      controls={children}
    />
  );
}

/** How many have watched in the last minutes. */
const Curve = ({ facts }: { facts: LiveConsole | undefined }) => (
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
);

function MediaLine({ facts, isLive }: { facts: LiveConsole | undefined; isLive: boolean }) {
  if (!facts) return null;
  const kilobits = facts.bitrate === null ? undefined : Math.round(facts.bitrate / 1000);
  const light = facts.isPublishing ? 'is-on' : isLive ? 'is-waiting' : '';
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

type ChatProps<W extends WatchedLive> = Pick<ConsoleProps<W>, 'owner' | 'state' | 'live'> & {
  readonly waiting: number;
};
/** The chat with the messages that wait and those who may not speak. */
function ConsoleChat<W extends WatchedLive>({ owner, state, live, waiting }: ChatProps<W>) {
  const actions = useModeration(owner);
  const items = [
    {
      key: 'chat',
      label: texts.chatPanel.messages,
      children: (
        <ChatPanel owner={owner} live={live} messages={state.messages} onSent={state.addOwn} actions={actions} />
      ),
    },
    {
      key: 'review',
      label: (
        <>
          {texts.chatPanel.review}
          {waiting > 0 && <span className="record-count">{waiting}</span>}
        </>
      ),
      children: <ReviewList owner={owner} waiting={waiting} />,
    },
    { key: 'mutes', label: texts.chatPanel.mutes, children: <MuteList owner={owner} /> },
  ];
  return <Tabs className="live-tabs" items={items} destroyOnHidden />;
}

interface NoticeProps {
  readonly value: string | null;
  readonly save: (text: string) => Promise<unknown>;
  readonly onSaved: (text: string | null) => void;
}
/** The notice that viewers see. */
export function NoticeEditor({ value, save, onSaved }: NoticeProps) {
  const [notice, setNotice] = useState(value ?? '');
  const [isSaving, setSaving] = useState(false);
  const publish = async (text: string) => {
    setSaving(true);
    try {
      await save(text);
      setNotice(text);
      onSaved(text || null);
      tell.success(words.saved);
    } catch (error) {
      ignoreReported(error);
    } finally {
      setSaving(false);
    }
  };
  return (
    <>
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
        <Button
          type="primary"
          disabled={notice.trim() === ''}
          loading={isSaving}
          onClick={() => void publish(notice.trim())}
        >
          {words.saveNotice}
        </Button>
        {value && (
          <Button disabled={isSaving} onClick={() => void publish('')}>
            {words.clearNotice}
          </Button>
        )}
      </div>
    </>
  );
}
