import { apiPrefix } from './api-prefix.ts';
import { BackOff, isFinal, isUndecided } from './back-off.ts';

/** A frame of the push channel (`api.md` 12.1). */
export interface PushFrame {
  readonly cmd: string;
  readonly msgId?: string;
  readonly msgTxt?: string;
  readonly taskId?: string;
  readonly done?: number;
  readonly total?: number;
  readonly failed?: number;
}
/** `connected` is emitted when a lost connection stands again: frames may have been lost, so lists are read anew. */
export type PushEvent = 'topic' | 'user' | 'dict' | 'logout' | 'progress' | 'connected';
type Handler = (frame: PushFrame) => void;

const heartbeatMs = 20_000;
const handlers = new Map<string, Set<Handler>>();

/** Hears frames of one kind until the returned function is called. */
export function onPush(event: PushEvent, handler: Handler): () => void {
  const heard = handlers.get(event) ?? new Set();
  handlers.set(event, heard.add(handler));
  return () => heard.delete(handler);
}

function emit(frame: PushFrame): void {
  for (const handler of handlers.get(frame.cmd) ?? []) handler(frame);
}

/** Opens the push channel of a user and keeps it open (heartbeat 20 s, reconnection after 5 s and more) until the returned function is called. */
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
    socket.onopen = () => {
      beat = setInterval(() => socket?.send('HeartBeat'), heartbeatMs);
      if (!isUndecided(lastCode)) resume();
      wasOpen = true;
    };
    socket.onmessage = ({ data }) => {
      backOff.reset();
      // After an undecided attempt an open connection proves nothing: lists are not read anew for each.
      resume();
      const frame = frameOf(data);
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

/** A frame that is not one JSON object with a `cmd` is ignored. */
function frameOf(data: unknown): PushFrame | undefined {
  try {
    const frame: unknown = JSON.parse(String(data));
    if (typeof frame === 'object' && frame !== null && 'cmd' in frame) return frame as PushFrame;
  } catch {
    // Not ours.
  }
  return undefined;
}
