import { apiPrefix } from './api-prefix.ts';
import { BackOff, isFinal, isUndecided } from './back-off.ts';

/** A frame of the push channel. */
export interface PushFrame {
  readonly cmd: string;
  readonly msgId?: string;
  readonly msgTxt?: string;
  readonly taskId?: string;
  readonly done?: number;
  readonly total?: number;
  readonly failed?: number;
  /** Frames of a live room or a preach session. */
  readonly roomId?: string;
  readonly preachId?: string;
  /** A fair at which something has changed. */
  readonly fairId?: string;
  readonly event?: string;
  readonly data?: unknown;
}
/** `connected` is emitted after a reconnection: frames may have been missed, so subscribers read what these announce. */
export type PushEvent =
  | 'topic'
  | 'user'
  | 'dict'
  | 'logout'
  | 'progress'
  | 'connected'
  | 'liveRoom'
  | 'preachChat'
  | 'fairDay';
type Handler = (frame: PushFrame) => void;

const heartbeatMs = 20_000;
const handlers = new Map<string, Set<Handler>>();
let openSocket: WebSocket | undefined;

/** Whether frames arrive; pages that need news at once ask the server otherwise. */
export const isPushOpen = (): boolean => openSocket?.readyState === WebSocket.OPEN;

/** Subscribes to frames of one kind; returns the unsubscribe function. */
export function onPush(event: PushEvent, handler: Handler): () => void {
  const subscribed = handlers.get(event) ?? new Set();
  handlers.set(event, subscribed.add(handler));
  return () => subscribed.delete(handler);
}

function emit(frame: PushFrame): void {
  for (const handler of handlers.get(frame.cmd) ?? []) handler(frame);
}

/** Opens a user's push channel (heartbeat every 20 s, reconnection with back-off); returns the function that closes it. */
export function openPush(userId: string, token: string): () => void {
  let socket: WebSocket | undefined;
  let retry: ReturnType<typeof setTimeout> | undefined;
  let beat: ReturnType<typeof setInterval> | undefined;
  let isWanted = true;
  let wasOpen = false;
  let isResuming = false;
  let lastCode = 0;
  const backOff = new BackOff();
  const resume = () => {
    if (isResuming) emit({ cmd: 'connected' });
    isResuming = false;
  };

  const connect = () => {
    const address = new URL(`${apiPrefix()}/websocket/${encodeURIComponent(userId)}`, window.location.href);
    address.protocol = address.protocol.replace('http', 'ws');
    socket = new WebSocket(address, [token]);
    openSocket = socket;
    socket.onopen = () => {
      beat = setInterval(() => socket?.send('HeartBeat'), heartbeatMs);
      if (!isUndecided(lastCode)) resume();
      wasOpen = true;
    };
    socket.onmessage = ({ data }) => {
      backOff.reset();
      // After an unverified attempt only a frame proves that the connection works; lists would otherwise reload on each.
      resume();
      const frame = parseFrame(data);
      if (frame) emit(frame);
    };
    socket.onclose = ({ code }) => {
      clearInterval(beat);
      lastCode = code;
      isResuming = wasOpen;
      if (isWanted && !isFinal(code)) retry = setTimeout(connect, backOff.next());
    };
  };
  connect();
  return () => {
    isWanted = false;
    clearTimeout(retry);
    clearInterval(beat);
    socket?.close();
  };
}

/** Parses a frame; undefined unless it is a JSON object with a `cmd`. */
function parseFrame(data: unknown): PushFrame | undefined {
  try {
    const frame: unknown = JSON.parse(String(data));
    if (typeof frame === 'object' && frame !== null && 'cmd' in frame) return frame as PushFrame;
  } catch {
    // Not a frame of this channel.
  }
  return undefined;
}
