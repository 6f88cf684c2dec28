import { isEnterprise } from '@campus/contract/kit';
import { liveRoles, liveScreen as texts } from '@campus/contract/live';
import { preachScreen, type WatchedPreach } from '@campus/contract/preach';
import { Button } from 'antd';
import { useMemo } from 'react';
import { useNavigate, useParams } from 'react-router';
import { useAllowed } from '../../kit/call/allowed.tsx';
import { useCaller } from '../../kit/call/caller.ts';
import { formatPeriod } from '../../kit/field/period.ts';
import { useLive } from '../../kit/live/use-live.ts';
import { WatchStateView, WatchView } from '../../kit/live/watch-view.tsx';
import { usePageTitle } from '../../widgets/page-frame.tsx';
import { SafeHtml } from '../../widgets/safe-html.tsx';
import { PreachConsole } from './live-console.tsx';
import { createPreachOwner } from './live-owner.ts';
import { SessionPosts } from './session-posts.tsx';

/** 宣讲直播间: the stream of a session, with the console for those who run it. */
export function PreachLiveRoomPage() {
  const { id = '' } = useParams();
  return <PreachLiveView key={id} preachId={id} />;
}

/** Watches the stream of a session; also the tab of its record. */
export function PreachLiveView({ preachId }: { readonly preachId: string }) {
  const owner = useMemo(() => createPreachOwner(preachId), [preachId]);
  const state = useLive(owner);
  const mayControl = useAllowed('preach:preachLive:control');
  const caller = useCaller();
  const { live } = state;
  usePageTitle(live?.title);
  if (!live) return <WatchStateView state={state} />;
  // A company runs its own sessions only.
  const isOwner = isEnterprise(caller) ? live.role !== liveRoles.viewer : mayControl;
  if (mayControl && isOwner) return <PreachConsole owner={owner} state={state} live={live} />;
  return (
    <WatchView owner={owner} state={state} live={live} speaker={live.speaker}>
      <About live={live} />
    </WatchView>
  );
}

function About({ live }: { live: WatchedPreach }) {
  const navigate = useNavigate();
  return (
    <>
      <p className="muted">
        {texts.plan} {formatPeriod(live.planStartTime, live.planEndTime)}
      </p>
      {live.posts.length > 0 && (
        <>
          <h3>{preachScreen.detail.posts}</h3>
          <SessionPosts posts={live.posts} />
        </>
      )}
      {live.content && (
        <>
          <h3>{preachScreen.detail.content}</h3>
          <SafeHtml html={live.content} />
        </>
      )}
      <div className="live-steps">
        <Button onClick={() => void navigate(`/preach/detail/${live.id}`)}>{preachScreen.live.record}</Button>
      </div>
    </>
  );
}
