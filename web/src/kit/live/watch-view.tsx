import { liveScreen as texts, type WatchedLive } from '@campus/contract/live';
import { Button, Skeleton } from 'antd';
import type { ReactNode } from 'react';
import { StateView } from '../../widgets/state-view.tsx';
import { ChatPanel } from './chat-panel.tsx';
import { LiveHead } from './live-head.tsx';
import type { LiveOwner } from './live-owner.ts';
import { Stage } from './stage.tsx';
import type { WatchState } from './use-live.ts';
import '../detail/detail.css';
import './live.css';

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

interface WatchViewProps<W extends WatchedLive> {
  readonly owner: LiveOwner<W>;
  readonly state: WatchState<W>;
  readonly live: W;
  readonly speaker: string | null;
  /** What the stream is about. */
  readonly children: ReactNode;
}
/** The stream as its viewers see it, with its chat. */
export function WatchView<W extends WatchedLive>({ owner, state, live, speaker, children }: WatchViewProps<W>) {
  return (
    <div className="live-room">
      <div className="live-main">
        <section className="surface live-stage">
          <LiveHead
            owner={owner}
            live={live}
            speaker={speaker}
            onLiked={(likeCount) => state.patch({ likeCount } as Partial<W>)}
          />
          <Stage owner={owner} live={live} password={state.password} />
          {live.noticeText && (
            <p className="live-notice">
              <b>{texts.notice}</b> {live.noticeText}
            </p>
          )}
        </section>
        <section className="surface section live-about">{children}</section>
      </div>
      <div className="surface live-side">
        <ChatPanel owner={owner} live={live} messages={state.messages} onSent={state.addOwn} />
      </div>
    </div>
  );
}
