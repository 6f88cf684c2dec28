import {
  livePlayUrls,
  type OpenPlayback,
  type PlayAddress,
  type PlaybackAddress,
  playPlayback,
  roomFlow,
  liveScreen as texts,
  type WatchedRoom,
} from '@campus/contract/live';
import { Button } from 'antd';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { call } from '../../request/call.ts';
import { fileUrl } from '../../request/file-url.ts';
import { RequestFailed } from '../../request/request-failed.ts';
import { LivePlayer, type PlayerSource } from '../../widgets/live-player/live-player.tsx';

const { states } = roomFlow;
/** The player renews its address at this share of its life. */
const renewAt = 0.8;
const lifeMs = 2 * 3600_000;

interface StageProps {
  readonly room: WatchedRoom;
  readonly password?: string | undefined;
}
/** What a room shows: its stream while it runs, a replay afterwards, otherwise its cover with what to expect. */
export function Stage({ room, password }: StageProps) {
  const [replay, setReplay] = useState<OpenPlayback>();
  const isLive = room.status === states.live.code;
  useEffect(() => {
    if (isLive) setReplay(undefined);
  }, [isLive]);
  if (isLive) return <LiveStage room={room} password={password} />;
  if (replay) return <ReplayStage key={replay.id} playback={replay} password={password} cover={room.coverImg} />;
  return <Cover room={room} onReplay={setReplay} />;
}

const toSource = ({ mp4, flv, hls, position }: PlayAddress): PlayerSource | undefined => {
  if (mp4) return { kind: 'mp4', url: mp4, position: position ?? 0, isLive: true };
  if (hls) return { kind: 'hls', url: hls, isLive: true };
  return flv ? { kind: 'flv', url: flv, isLive: true } : undefined;
};
const poster = (cover: string | null): string | undefined => (cover ? fileUrl(cover) : undefined);

function LiveStage({ room: { id, coverImg }, password }: StageProps) {
  const [address, setAddress] = useState<PlayAddress>();
  const load = useCallback(async () => {
    try {
      setAddress(await call(livePlayUrls, { id, password }, { silent: true }));
    } catch (error) {
      if (!(error instanceof RequestFailed)) throw error;
    }
  }, [id, password]);
  useEffect(() => {
    void load();
    const renewing = setInterval(() => void load(), lifeMs * renewAt);
    return () => clearInterval(renewing);
  }, [load]);
  const source = useMemo(() => address && toSource(address), [address]);
  if (!source) return <Waiting cover={coverImg} title={texts.player.waitingForStream} />;
  return <LivePlayer source={source} poster={poster(coverImg)} onRetry={() => void load()} />;
}

interface ReplayProps {
  readonly playback: OpenPlayback;
  readonly password?: string | undefined;
  readonly cover: string | null;
}
function ReplayStage({ playback, password, cover }: ReplayProps) {
  const [address, setAddress] = useState<PlaybackAddress>();
  const load = useCallback(async () => {
    try {
      setAddress(await call(playPlayback, { id: playback.id, password }));
    } catch (error) {
      if (!(error instanceof RequestFailed)) throw error;
    }
  }, [playback.id, password]);
  useEffect(() => void load(), [load]);
  const source = useMemo(
    () => address && ({ ...address, url: withPrefix(address.url), isLive: false } as const),
    [address],
  );
  if (!source) return <Waiting cover={cover} title={texts.player.replay(playback.title)} />;
  return <LivePlayer source={source} poster={poster(playback.cover ?? cover)} onRetry={() => void load()} />;
}
/** A recording is below the site, an uploaded file below the API. */
export const withPrefix = (url: string): string => (url.startsWith('/') ? url : fileUrl(url));

const Waiting = ({ cover, title, children }: { cover: string | null; title: string; children?: React.ReactNode }) => (
  <div className="live-player">
    <div className="live-cover" style={cover ? { backgroundImage: coverImage(cover) } : undefined}>
      <h2>{title}</h2>
      {children}
    </div>
  </div>
);
const coverImage = (cover: string): string =>
  `linear-gradient(rgb(0 0 0 / 55%), rgb(0 0 0 / 55%)), url("${CSS.escape(fileUrl(cover)).replaceAll('\\', '')}")`;

const titles: Readonly<Record<number, string>> = {
  [states.planned.code]: texts.player.notStarted,
  [states.interrupted.code]: texts.player.interrupted,
  [states.ended.code]: texts.player.ended,
  [states.banned.code]: texts.player.banned,
};
function Cover({ room, onReplay }: { room: WatchedRoom; onReplay: (playback: OpenPlayback) => void }) {
  const { status, coverImg, planStartTime, playbacks } = room;
  const isOver = status === states.ended.code;
  return (
    <Waiting cover={coverImg} title={titles[status] ?? ''}>
      {status === states.planned.code && <p>{texts.player.startsAt(planStartTime.slice(0, 16))}</p>}
      {isOver && playbacks.length === 0 && <p>{texts.player.noReplay}</p>}
      {isOver &&
        playbacks.map((playback) => (
          <Button key={playback.id} onClick={() => onReplay(playback)}>
            {texts.player.replay(playback.title)}
          </Button>
        ))}
    </Waiting>
  );
}
