import {
  type OpenPlayback,
  type PlayAddress,
  type PlaybackAddress,
  liveScreen as texts,
  type WatchedLive,
} from '@campus/contract/live';
import { text } from '@campus/contract/messages';
import { Button } from 'antd';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { fileUrl } from '../../request/file-url.ts';
import { RequestFailed } from '../../request/request-failed.ts';
import { LivePlayer, type PlayerSource } from '../../widgets/live-player/live-player.tsx';
import type { LiveOwner, LivePhase } from './live-owner.ts';

/** The player renews its address at this share of its life. */
const renewAt = 0.8;
const lifeMs = 2 * 3600_000;

type Calls = Pick<LiveOwner, 'getPlayUrls' | 'playReplay'>;
interface StageProps<W extends WatchedLive> {
  readonly owner: LiveOwner<W>;
  readonly live: W;
  readonly password?: string | undefined;
}
/** What a stream shows: its picture while it runs, a replay afterwards, otherwise its cover with what to expect. */
export function Stage<W extends WatchedLive>({ owner, live, password }: StageProps<W>) {
  const [replay, setReplay] = useState<OpenPlayback>();
  const { phase } = owner.describe(live.status);
  const isLive = phase === 'live';
  useEffect(() => {
    if (isLive) setReplay(undefined);
  }, [isLive]);
  const of = { calls: owner, password, cover: live.coverImg };
  if (isLive) return <LiveStage {...of} />;
  if (replay) return <ReplayStage key={replay.id} playback={replay} {...of} />;
  return <Cover live={live} phase={phase} onReplay={setReplay} />;
}

export const toSource = ({ mp4, flv, hls, position }: PlayAddress): PlayerSource | undefined => {
  if (mp4) return { kind: 'mp4', url: withPrefix(mp4), position: position ?? 0, isLive: true };
  if (hls) return { kind: 'hls', url: hls, isLive: true };
  return flv ? { kind: 'flv', url: flv, isLive: true } : undefined;
};
const poster = (cover: string | null): string | undefined => (cover ? fileUrl(cover) : undefined);

interface PlayProps {
  readonly calls: Calls;
  readonly password: string | undefined;
  readonly cover: string | null;
}
interface Address<A> {
  readonly address: A | undefined;
  /** Why there is none yet. */
  readonly failure: string | undefined;
  readonly reload: () => void;
}
/** Asks for an address, again on demand and every `everyMs`; one that is known outlives a failure. */
function useAddress<A>(ask: () => Promise<A>, everyMs?: number): Address<A> {
  const [address, setAddress] = useState<A>();
  const [failure, setFailure] = useState<string>();
  const load = useCallback(async () => {
    setFailure(undefined);
    try {
      setAddress(await ask());
    } catch (error) {
      if (!(error instanceof RequestFailed)) throw error;
      setFailure(error.message);
    }
  }, [ask]);
  useEffect(() => {
    void load();
    const renewing = everyMs === undefined ? undefined : setInterval(() => void load(), everyMs);
    return () => clearInterval(renewing);
  }, [load, everyMs]);
  return { address, failure: address ? undefined : failure, reload: () => void load() };
}
function LiveStage({ calls, cover, password }: PlayProps) {
  const ask = useCallback(() => calls.getPlayUrls(password), [calls, password]);
  const { address, failure, reload } = useAddress<PlayAddress>(ask, lifeMs * renewAt);
  const source = useMemo(() => address && toSource(address), [address]);
  if (failure) return <NoAddress cover={cover} failure={failure} onRetry={reload} />;
  if (!source) return <Waiting cover={cover} title={texts.player.waitingForStream} />;
  return <LivePlayer source={source} poster={poster(cover)} onRetry={reload} />;
}

interface ReplayProps extends PlayProps {
  readonly playback: OpenPlayback;
}
function ReplayStage({ calls, playback, password, cover }: ReplayProps) {
  const ask = useCallback(() => calls.playReplay(playback.id, password), [calls, playback.id, password]);
  const { address, failure, reload } = useAddress<PlaybackAddress>(ask);
  const source = useMemo(() => address && toReplay(address), [address]);
  if (failure) return <NoAddress cover={cover} failure={failure} onRetry={reload} />;
  if (!source) return <Waiting cover={cover} title={texts.player.replay(playback.title)} />;
  return <LivePlayer source={source} poster={poster(playback.cover ?? cover)} onRetry={reload} />;
}
export const toReplay = (address: PlaybackAddress): PlayerSource => ({
  ...address,
  url: withPrefix(address.url),
  isLive: false,
});
/** A recording is below the site, another one elsewhere, an uploaded file below the API. */
const withPrefix = (url: string): string => (/^(https?:)?\//.test(url) ? url : fileUrl(url));

const Waiting = ({ cover, title, children }: { cover: string | null; title: string; children?: React.ReactNode }) => (
  <div className="live-player">
    <div className="live-cover" style={cover ? { backgroundImage: coverImage(cover) } : undefined}>
      <h2>{title}</h2>
      {children}
    </div>
  </div>
);
interface NoAddressProps {
  readonly cover: string | null;
  readonly failure: string;
  readonly onRetry: () => void;
}
const NoAddress = ({ cover, failure, onRetry }: NoAddressProps) => (
  <Waiting cover={cover} title={failure}>
    <Button onClick={onRetry}>{text.listPage.retry}</Button>
  </Waiting>
);
const coverImage = (cover: string): string =>
  `linear-gradient(rgb(0 0 0 / 55%), rgb(0 0 0 / 55%)), url("${CSS.escape(fileUrl(cover)).replaceAll('\\', '')}")`;

const titles: Readonly<Record<LivePhase, string>> = {
  idle: texts.player.notStarted,
  live: '',
  interrupted: texts.player.interrupted,
  ended: texts.player.ended,
  banned: texts.player.banned,
};
interface CoverProps {
  readonly live: WatchedLive;
  readonly phase: LivePhase;
  readonly onReplay: (playback: OpenPlayback) => void;
}
function Cover({ live: { coverImg, planStartTime, playbacks }, phase, onReplay }: CoverProps) {
  const isOver = phase === 'ended';
  return (
    <Waiting cover={coverImg} title={titles[phase]}>
      {phase === 'idle' && <p>{texts.player.startsAt(planStartTime.slice(0, 16))}</p>}
      {isOver && playbacks.length === 0 && <p>{texts.player.noReplay}</p>}
      {isOver &&
        playbacks.map((playback) => (
          <Button key={playback.id} title={playback.title} onClick={() => onReplay(playback)}>
            {texts.player.replay(playback.title)}
          </Button>
        ))}
    </Waiting>
  );
}
