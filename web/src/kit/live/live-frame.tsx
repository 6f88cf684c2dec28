import type { WatchedLive } from '@campus/contract/live';
import type { ReactNode } from 'react';
import { LiveHead } from './live-head.tsx';
import type { LiveOwner } from './live-owner.ts';
import { Stage } from './stage.tsx';
import type { WatchState } from './use-live.ts';
import './live.css';

export interface LiveFrameProps<W extends WatchedLive> {
  readonly owner: LiveOwner<W>;
  readonly state: WatchState<W>;
  readonly live: W;
  /** Who speaks, after the company. */
  readonly speaker: string | null;
}
interface Places {
  /** Below the picture. */
  readonly caption: ReactNode;
  /** Below the stage. */
  readonly about: ReactNode;
  /** Next to the stage: the chat. */
  readonly side: ReactNode;
  /** Next to the chat; only a console has controls. */
  readonly controls?: ReactNode;
}
/** Head, picture and chat of a stream, as viewers and its console have them. */
export function LiveFrame<W extends WatchedLive>(props: LiveFrameProps<W> & Places) {
  const { owner, state, live, speaker, caption, about, side, controls } = props;
  return (
    <div className={controls === undefined ? 'live-room' : 'live-room is-console'}>
      <div className="live-main">
        <section className="surface live-stage">
          <LiveHead
            owner={owner}
            live={live}
            speaker={speaker}
            onLiked={(likeCount) => state.patch({ likeCount } as Partial<W>)}
          />
          <Stage owner={owner} live={live} password={state.password} />
          {caption}
        </section>
        {about}
      </div>
      <div className="surface live-side">{side}</div>
      {controls !== undefined && <section className="surface section live-controls">{controls}</section>}
    </div>
  );
}
