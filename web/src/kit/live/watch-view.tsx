import { liveScreen as texts, type WatchedLive } from '@campus/contract/live';
import { Button, Skeleton } from 'antd';
import type { ReactNode } from 'react';
import { StateView } from '../../widgets/state-view.tsx';
import { ChatPanel } from './chat-panel.tsx';
import { LiveFrame, type LiveFrameProps } from './live-frame.tsx';
import type { WatchState } from './use-live.ts';
import '../detail/detail.css';

interface WatchStateViewProps {
  readonly state: Pick<WatchState<WatchedLive>, 'error' | 'reload'>;
  /** Another way out of a failure. */
  readonly children?: ReactNode;
}
/** What a viewer sees before the stream: that it loads, or why it cannot be watched. */
export function WatchStateView({ state: { error, reload }, children }: WatchStateViewProps) {
  return (
    <section className="surface section">
      {error ? (
        <StateView title={error.message} isFailure>
          <Button onClick={reload}>{texts.player.retry}</Button>
          {children}
        </StateView>
      ) : (
        <Skeleton active paragraph={{ rows: 10 }} />
      )}
    </section>
  );
}

interface WatchViewProps<W extends WatchedLive> extends LiveFrameProps<W> {
  /** What the stream is about. */
  readonly children: ReactNode;
}
/** The stream as its viewers see it, with its chat. */
export function WatchView<W extends WatchedLive>({ children, ...frame }: WatchViewProps<W>) {
  const { owner, state, live } = frame;
  return (
    <LiveFrame
      {...frame}
      caption={
        live.noticeText && (
          <p className="live-notice">
            <b>{texts.notice}</b> {live.noticeText}
          </p>
        )
      }
      about={<section className="surface section live-about">{children}</section>}
      side={<ChatPanel owner={owner} live={live} messages={state.messages} onSent={state.addOwn} />}
    />
  );
}
