import { apiPrefix } from './api-prefix.ts';
import { BackOff, isFinal, isUndecided } from './back-off.ts';
import { useSession } from './session-store.ts';

/** A row as somebody has saved it. */
export type SavedRow = Readonly<Record<string, unknown>> & { readonly id: string };
interface Hearer {
  row(row: SavedRow): void;
  /** The connection is back after a loss: frames may be missing. */
  resumed(): void;
}
type Listener = (...args: readonly unknown[]) => void;

/** (S) 10 s between heartbeats, 6 s for the answer. */
const heartbeatMs = 10_000;
const answerMs = 6_000;

const hearers = new Map<string, Set<Hearer>>();
const listeners = new Map<string, Set<Listener>>();
/** One for each page load: names this window to the server, and its own frames to itself. */
const pageId = crypto.randomUUID().replaceAll('-', '');
let socket: WebSocket | undefined;
let beat: ReturnType<typeof setInterval> | undefined;
let patience: ReturnType<typeof setTimeout> | undefined;
let retry: ReturnType<typeof setTimeout> | undefined;
let wasOpen = false;
let isResuming = false;
let lastCode = 0;
const backOff = new BackOff();
/** What could not be told yet, the latest last: fewer than the server takes in a second. */
let unsaid: readonly string[] = [];
const mostUnsaid = 20;

const isWanted = (): boolean => hearers.size > 0 || listeners.size > 0;

function connect(): void {
  const { user, token } = useSession.getState();
  if (!user || !token || socket) return;
  const address = new URL(`${apiPrefix()}/vxeSocket/${encodeURIComponent(user.id)}/${pageId}`, window.location.href);
  address.protocol = address.protocol.replace('http', 'ws');
  const opened = new WebSocket(address, [token]);
  socket = opened;
  opened.onopen = () => {
    beat = setInterval(ask, heartbeatMs);
    if (!isUndecided(lastCode)) resume();
    wasOpen = true;
    for (const frame of unsaid) opened.send(frame);
    unsaid = [];
  };
  opened.onmessage = ({ data }) => take(data);
  opened.onclose = ({ code }) => {
    if (socket !== opened) return;
    forgetSocket();
    lose(code);
    if (isWanted() && !isFinal(code)) retry = setTimeout(connect, backOff.next());
  };
}
/** Frames may be missing. After an undecided attempt an open connection proves nothing until the server speaks. */
function resume(): void {
  if (isResuming) for (const group of hearers.values()) for (const hearer of group) hearer.resumed();
  isResuming = false;
}
function lose(code: number): void {
  lastCode = code;
  isResuming = wasOpen;
}
function forgetSocket(): void {
  clearInterval(beat);
  clearTimeout(patience);
  patience = undefined;
  socket = undefined;
}
/** A server that does not answer in time is as good as gone, whatever the connection looks like. */
function ask(): void {
  socket?.send(JSON.stringify({ type: 'heart_beat', data: '' }));
  patience ??= setTimeout(() => {
    const silent = socket;
    forgetSocket();
    silent?.close();
    lose(0);
    if (isWanted()) retry = setTimeout(connect, backOff.next());
  }, answerMs);
}

interface Frame {
  readonly type?: unknown;
  readonly data?: { readonly socketKey?: unknown; readonly key?: unknown; readonly args?: unknown };
}
function frameOf(data: unknown): Frame {
  try {
    const frame: unknown = JSON.parse(String(data));
    return typeof frame === 'object' && frame !== null ? (frame as Frame) : {};
  } catch {
    return {}; // Not ours.
  }
}
function take(raw: unknown): void {
  clearTimeout(patience);
  patience = undefined;
  backOff.reset();
  resume();
  const { type, data } = frameOf(raw);
  const args = Array.isArray(data?.args) ? (data.args as readonly unknown[]) : [];
  if (type === 'common_send_date') {
    for (const listener of listeners.get(String(data?.key)) ?? []) listener(...args);
    return;
  }
  const [row, caseId] = args;
  // The sender hears itself, too.
  if (type !== 'update_vxe_table' || caseId === pageId || !isRow(row)) return;
  for (const hearer of hearers.get(String(data?.socketKey)) ?? []) hearer.row(row);
}
const isRow = (row: unknown): row is SavedRow =>
  typeof row === 'object' && row !== null && 'id' in row && typeof row.id === 'string';

function end(): void {
  clearTimeout(retry);
  const last = socket;
  forgetSocket();
  [wasOpen, isResuming] = [false, false];
  backOff.reset();
  unsaid = [];
  last?.close();
}
function until<T>(groups: Map<string, Set<T>>, key: string, one: T): () => void {
  const group = groups.get(key) ?? new Set();
  groups.set(key, group.add(one));
  connect();
  return () => {
    group.delete(one);
    if (group.size === 0) groups.delete(key);
    if (!isWanted()) end();
  };
}

/**
 * Hears the rows that others save in tables with this key, until the returned function is called. One connection
 * serves every grid; the first that asks opens it and the last that leaves closes it.
 */
export const onGridChannel = (socketKey: string, hearer: Hearer): (() => void) => until(hearers, socketKey, hearer);
/** Hears general messages of the server under a name (J, its spelling: `common_send_date`). */
export const onGridMessage = (key: string, listener: Listener): (() => void) => until(listeners, key, listener);

/** Tells everybody who has the same table open what was saved; during a loss, once the connection is back. */
export function announceRow(socketKey: string, row: SavedRow): void {
  const frame = JSON.stringify({ type: 'update_vxe_table', data: { socketKey, args: [row, pageId] } });
  if (socket?.readyState === WebSocket.OPEN) socket.send(frame);
  else if (isWanted()) unsaid = [...unsaid, frame].slice(-mostUnsaid);
}
