import { apiPrefix } from './api-prefix.ts';
import { BackOff, isFinal, isUndecided } from './back-off.ts';
import { useSession } from './session-store.ts';

/** A row saved by another user. */
export type SavedRow = Readonly<Record<string, unknown>> & { readonly id: string };
interface GridSubscriber {
  row(row: SavedRow): void;
  /** Called after a reconnection, when frames may have been missed. */
  resumed(): void;
}

/** Heartbeat interval and the time the server has to answer it. */
const heartbeatMs = 10_000;
const answerMs = 6_000;

const subscribers = new Map<string, Set<GridSubscriber>>();
/** Random id of this page load: identifies the window to the server and filters out its own frames. */
const pageId = crypto.randomUUID().replaceAll('-', '');
let socket: WebSocket | undefined;
let beat: ReturnType<typeof setInterval> | undefined;
let answerTimer: ReturnType<typeof setTimeout> | undefined;
let retry: ReturnType<typeof setTimeout> | undefined;
let wasOpen = false;
let isResuming = false;
let lastCode = 0;
const backOff = new BackOff();
/** Frames waiting for the connection, latest last; capped below the server's rate limit per second. */
let unsentFrames: readonly string[] = [];
const maxUnsentFrames = 20;

const isWanted = (): boolean => subscribers.size > 0;

function connect(): void {
  const { user, token } = useSession.getState();
  if (!user || !token || socket) return;
  const address = new URL(`${apiPrefix()}/vxeSocket/${encodeURIComponent(user.id)}/${pageId}`, window.location.href);
  address.protocol = address.protocol.replace('http', 'ws');
  const opened = new WebSocket(address, [token]);
  socket = opened;
  opened.onopen = () => {
    beat = setInterval(sendHeartbeat, heartbeatMs);
    if (!isUndecided(lastCode)) resume();
    wasOpen = true;
    for (const frame of unsentFrames) opened.send(frame);
    unsentFrames = [];
  };
  opened.onmessage = ({ data }) => onFrame(data);
  opened.onclose = ({ code }) => {
    if (socket !== opened) return;
    forgetSocket();
    onLost(code);
    if (isWanted() && !isFinal(code)) retry = setTimeout(connect, backOff.next());
  };
}
/** Reports missed frames. After an unverified attempt only a frame proves that the connection works. */
function resume(): void {
  if (isResuming) for (const group of subscribers.values()) for (const subscriber of group) subscriber.resumed();
  isResuming = false;
}
function onLost(code: number): void {
  lastCode = code;
  isResuming = wasOpen;
}
function forgetSocket(): void {
  clearInterval(beat);
  clearTimeout(answerTimer);
  answerTimer = undefined;
  socket = undefined;
}
/** Sends a heartbeat. Without an answer in time the connection counts as lost, whatever its state. */
function sendHeartbeat(): void {
  socket?.send(JSON.stringify({ type: 'heart_beat', data: '' }));
  answerTimer ??= setTimeout(() => {
    const silent = socket;
    forgetSocket();
    silent?.close();
    onLost(0);
    if (isWanted()) retry = setTimeout(connect, backOff.next());
  }, answerMs);
}

interface Frame {
  readonly type?: unknown;
  readonly data?: { readonly socketKey?: unknown; readonly args?: unknown };
}
function parseFrame(data: unknown): Frame {
  try {
    const frame: unknown = JSON.parse(String(data));
    return typeof frame === 'object' && frame !== null ? (frame as Frame) : {};
  } catch {
    return {}; // Not a frame of this channel.
  }
}
function onFrame(raw: unknown): void {
  clearTimeout(answerTimer);
  answerTimer = undefined;
  backOff.reset();
  resume();
  const { type, data } = parseFrame(raw);
  const args = Array.isArray(data?.args) ? (data.args as readonly unknown[]) : [];
  const [row, caseId] = args;
  // The server also sends a frame back to its sender.
  if (type !== 'update_vxe_table' || caseId === pageId || !isRow(row)) return;
  for (const subscriber of subscribers.get(String(data?.socketKey)) ?? []) subscriber.row(row);
}
const isRow = (row: unknown): row is SavedRow =>
  typeof row === 'object' && row !== null && 'id' in row && typeof row.id === 'string';

function disconnect(): void {
  clearTimeout(retry);
  const last = socket;
  forgetSocket();
  [wasOpen, isResuming] = [false, false];
  backOff.reset();
  unsentFrames = [];
  last?.close();
}

/**
 * Subscribes to rows that others save in tables with this key; returns the unsubscribe function. One connection
 * serves all grids: the first subscriber opens it, the last one closes it.
 */
export function onRowSaved(socketKey: string, subscriber: GridSubscriber): () => void {
  const group = subscribers.get(socketKey) ?? new Set();
  subscribers.set(socketKey, group.add(subscriber));
  connect();
  return () => {
    group.delete(subscriber);
    if (group.size === 0) subscribers.delete(socketKey);
    if (!isWanted()) disconnect();
  };
}

/** Sends a saved row to all users with the same table open. While disconnected, the frame waits for the connection. */
export function announceRow(socketKey: string, row: SavedRow): void {
  const frame = JSON.stringify({ type: 'update_vxe_table', data: { socketKey, args: [row, pageId] } });
  if (socket?.readyState === WebSocket.OPEN) socket.send(frame);
  else if (isWanted()) unsentFrames = [...unsentFrames, frame].slice(-maxUnsentFrames);
}
