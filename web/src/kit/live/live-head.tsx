import { HeartOutlined } from '@ant-design/icons';
import { liveScreen as texts, type WatchedLive } from '@campus/contract/live';
import { Button } from 'antd';
import type { ReactNode } from 'react';
import { ignoreReported } from '../../request/request-failed.ts';
import { StatusTag } from '../../widgets/status.tsx';
import { isOnAir, type LiveOwner } from './live-owner.ts';

interface LiveHeadProps<W extends WatchedLive> {
  readonly owner: LiveOwner<W>;
  readonly live: W;
  /** Who speaks, after the company. */
  readonly speaker: string | null;
  readonly onLiked: (likeCount: number) => void;
  readonly children?: ReactNode;
}
/** Title, state, viewers and likes of a stream. */
export function LiveHead<W extends WatchedLive>({ owner, live, speaker, onLiked, children }: LiveHeadProps<W>) {
  const state = owner.describe(live.status);
  const like = async () => {
    try {
      onLiked(await owner.like(live.watchId));
    } catch (error) {
      ignoreReported(error);
    }
  };
  return (
    <header className="live-head">
      <div>
        <h2>{live.title}</h2>
        <p className="muted">{[live.companyName, speaker].filter(Boolean).join(' · ')}</p>
      </div>
      <div className="live-head-facts">
        <StatusTag tone={state.tone}>{state.label}</StatusTag>
        <span>{texts.online(live.online)}</span>
        <Button
          icon={<HeartOutlined aria-hidden />}
          disabled={!isOnAir(state.phase)}
          aria-label={texts.likes(live.likeCount)}
          onClick={() => void like()}
        >
          {live.likeCount.toLocaleString('zh-CN')}
        </Button>
        {children}
      </div>
    </header>
  );
}
