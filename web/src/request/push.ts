import { apiPrefix } from './api-prefix.ts';

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
const reconnectMs = 5_000;
/** Closings that another attempt cannot mend: no or bad token, another user's channel. */
const finalCodes = [4401, 4403];
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

/** Opens the push channel of a user and keeps it open (heartbeat 20 s, reconnection after 5 s) until the returned function is called. */
export function openPush(userId: string, token: string): () => void {
  let socket: WebSocket | undefined;
  let retry: ReturnType<typeof setTimeout> | undefined;
  let beat: ReturnType<typeof setInterval> | undefined;
  let isWanted = true;
  let wasOpen = false;

  const connect = () => {
    const address = new URL(`${apiPrefix()}/websocket/${encodeURIComponent(userId)}`, window.location.href);
    address.protocol = address.protocol.replace('http', 'ws');
    socket = new WebSocket(address, [token]);
    socket.onopen = () => {
      beat = setInterval(() => socket?.send('HeartBeat'), heartbeatMs);
      if (wasOpen) emit({ cmd: 'connected' });
      wasOpen = true;
    };
    socket.onmessage = ({ data }) => {
      const frame = frameOf(data);
      if (frame) emit(frame);
    };
    socket.onclose = ({ code }) => {
      clearInterval(beat);
      if (isWanted && !finalCodes.includes(code)) retry = setTimeout(connect, reconnectMs);
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
