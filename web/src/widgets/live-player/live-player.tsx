import { liveScreen } from '@campus/contract/live';
import { Button } from 'antd';
import { useEffect, useRef, useState } from 'react';
import { type Fault, faultOfFlv, faultOfHls, findVideoFault, hasNoPicture } from './player-fault.ts';
import './live-player.css';

/** A running stream, a clip that pretends to be one, or a replay with the part that is shown. */
export type PlayerSource =
  | { readonly kind: 'flv' | 'hls'; readonly url: string; readonly isLive: true }
  | { readonly kind: 'mp4'; readonly url: string; readonly position: number; readonly isLive: true }
  | {
      readonly kind: 'mp4' | 'flv' | 'hls';
      readonly url: string;
      /** Recordings that are played one after the other. */
      readonly parts: readonly { readonly url: string; readonly durationMs: number }[];
      readonly isLive: false;
      readonly clipStart: number;
      readonly clipEnd: number | null;
    };
interface LivePlayerProps {
  readonly source: PlayerSource;
  readonly poster?: string | undefined;
  /** Asks for a new address after a failure. */
  readonly onRetry: () => void;
}
const texts = liveScreen.player;

/** Plays a stream or a replay; the libraries for FLV and HLS are loaded when they are needed. */
export function LivePlayer({ source, poster, onRetry }: LivePlayerProps) {
  const video = useRef<HTMLVideoElement>(null);
  const [fault, setFault] = useState<Fault>();
  useEffect(() => {
    const element = video.current;
    if (!element) return undefined;
    setFault(undefined);
    // What follows a failure, as the end of the download, is not its reason.
    return attach(element, source, (next) => {
      element.pause();
      setFault((before) => before ?? next);
    });
  }, [source]);
  return (
    <div className="live-player">
      <video
        ref={video}
        controls
        playsInline
        muted={source.isLive}
        autoPlay={source.isLive}
        poster={poster}
        aria-label={texts.video}
      />
      {fault && (
        <div className="live-player-fault" role="alert">
          <p>{texts[fault]}</p>
          <Button onClick={onRetry}>{texts.retry}</Button>
        </div>
      )}
    </div>
  );
}

type Report = (fault: Fault) => void;
/** Connects a source with the element; returns how to disconnect. */
function attach(video: HTMLVideoElement, source: PlayerSource, report: Report): () => void {
  const stop = new AbortController();
  const { signal } = stop;
  const limits = source.isLive ? undefined : source;
  if (limits) keepWithin(video, limits.clipStart, limits.clipEnd, signal);
  const fail = () => !signal.aborted && report('unplayable');
  if (source.kind === 'mp4') attachFile(video, source, report, signal);
  else if (source.kind === 'flv') void attachFlv(video, source, report, signal).catch(fail);
  else void attachHls(video, source.url, report, signal).catch(fail);
  return () => {
    stop.abort();
    video.removeAttribute('src');
    video.load();
  };
}
function attachFile(video: HTMLVideoElement, source: PlayerSource, report: Report, signal: AbortSignal): void {
  watchVideo(video, source.url, report, signal);
  if (source.isLive && source.kind === 'mp4') {
    const { position } = source;
    video.loop = true;
    video.addEventListener(
      'loadedmetadata',
      () => {
        video.currentTime = position % video.duration;
      },
      { signal },
    );
  }
  video.src = source.url;
  if (source.isLive) void video.play().catch(() => undefined);
}
/** Reports what the element itself cannot play. */
function watchVideo(video: HTMLVideoElement, url: string, report: Report, signal: AbortSignal): void {
  const onError = async () => {
    const fault = await findVideoFault(video.error?.code, url, signal);
    if (!signal.aborted) report(fault);
  };
  video.addEventListener('error', () => void onError(), { signal });
  video.addEventListener('loadedmetadata', () => hasNoPicture(video) && report('unsupported'), { signal });
}
async function attachFlv(video: HTMLVideoElement, source: PlayerSource, report: Report, signal: AbortSignal) {
  const { isLive, url } = source;
  const { default: mpegts } = await import('mpegts.js');
  if (signal.aborted) return;
  if (!mpegts.isSupported()) return report('unsupported');
  mpegts.LoggingControl.enableAll = false;
  // A worker of the library comes from a data address, which the page's policy does not allow.
  const settings = { enableWorker: false, liveBufferLatencyChasing: isLive, lazyLoad: !isLive };
  const parts = source.isLive ? [] : source.parts;
  const segments = parts.map((part) => ({ url: part.url, duration: part.durationMs }));
  const whole = segments.length > 1 ? { segments } : { url };
  const player = mpegts.createPlayer({ type: 'flv', isLive, ...whole }, settings);
  player.on(mpegts.Events.ERROR, (_kind: string, detail: string, info?: { code?: number }) =>
    report(faultOfFlv(detail, info)),
  );
  player.on(mpegts.Events.LOADING_COMPLETE, () => isLive && report('unplayable'));
  player.attachMediaElement(video);
  player.load();
  if (isLive) void Promise.resolve(player.play()).catch(() => undefined);
  signal.addEventListener('abort', () => player.destroy());
}
async function attachHls(video: HTMLVideoElement, url: string, report: Report, signal: AbortSignal) {
  if (video.canPlayType('application/vnd.apple.mpegurl')) {
    watchVideo(video, url, report, signal);
    video.src = url;
    return;
  }
  const { default: Hls } = await import('hls.js/light');
  if (signal.aborted) return;
  if (!Hls.isSupported()) return report('unsupported');
  const player = new Hls({ enableWorker: false });
  player.on(Hls.Events.ERROR, (_event, { fatal, details }) => fatal && report(faultOfHls(details)));
  player.loadSource(url);
  player.attachMedia(video);
  signal.addEventListener('abort', () => player.destroy());
}
/** Shows the chosen part of a replay only. */
function keepWithin(video: HTMLVideoElement, start: number, end: number | null, signal: AbortSignal): void {
  video.addEventListener(
    'loadedmetadata',
    () => {
      if (start > 0) video.currentTime = start;
    },
    { signal },
  );
  video.addEventListener(
    'timeupdate',
    () => {
      if (video.currentTime < start - 0.5) video.currentTime = start;
      if (end !== null && video.currentTime >= end) video.pause();
    },
    { signal },
  );
}
