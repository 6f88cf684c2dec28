import { create } from 'zustand';
import { type Call, send } from './send.ts';

/** How long an act can be taken back, in ms. */
export const undoMs = 10_000;

/** Something the user has decided that is sent a little later, so that it can be taken back. */
export interface DeferredAct {
  /** Also the idempotency key of its call. */
  readonly key: string;
  /** What it does and to what, e.g. 通过企业“南屏科技”. */
  readonly label: string;
  /** Name of the entity and id of the row that it changes. */
  readonly entity: string;
  readonly rowId: string;
  readonly call: Call;
  /** Sends it and shows what came of it. */
  readonly run: () => Promise<void>;
  readonly onUndo?: (() => void) | undefined;
  /** Epoch ms at which it is sent. */
  readonly dueAt: number;
}

interface DeferredActs {
  readonly acts: readonly DeferredAct[];
  /** Those whose answer has not come yet: they cannot be taken back any more. */
  readonly sent: readonly DeferredAct[];
}
export const useDeferredActs = create<DeferredActs>(() => ({ acts: [], sent: [] }));

/** Whether a decision about the row is not sent or not answered yet. */
export const isDeferred = ({ acts, sent }: DeferredActs, entity: string, rowId: string): boolean =>
  [...acts, ...sent].some((act) => act.entity === entity && act.rowId === rowId);

const timers = new Map<string, ReturnType<typeof setTimeout>>();
const sending = new Set<Promise<void>>();

/** Takes an act off the list; gives it unless it was gone already. */
function take(key: string): DeferredAct | undefined {
  const { acts } = useDeferredActs.getState();
  const found = acts.find((act) => act.key === key);
  clearTimeout(timers.get(key));
  timers.delete(key);
  if (found) useDeferredActs.setState({ acts: acts.filter((act) => act !== found) });
  return found;
}

/** Sends an act after `undoMs`, unless it is taken back before. */
export function deferAct(act: Omit<DeferredAct, 'dueAt'>, now: number = Date.now()): void {
  watchPage();
  const { acts } = useDeferredActs.getState();
  useDeferredActs.setState({ acts: [...acts, { ...act, dueAt: now + undoMs }] });
  timers.set(
    act.key,
    setTimeout(() => void sendAct(act.key), undoMs),
  );
}

/** Takes the act back, by default the last one; gives whether there was one. */
export function undoAct(key = useDeferredActs.getState().acts.at(-1)?.key): boolean {
  const act = key === undefined ? undefined : take(key);
  act?.onUndo?.();
  return act !== undefined;
}

/** Sends an act now. Resolves when its answer has come. */
export async function sendAct(key: string): Promise<void> {
  const act = take(key);
  if (!act) return;
  const work = act.run();
  sending.add(work);
  useDeferredActs.setState(({ sent }) => ({ sent: [...sent, act] }));
  await work.finally(() => {
    sending.delete(work);
    useDeferredActs.setState(({ sent }) => ({ sent: sent.filter((one) => one !== act) }));
  });
}

/** Sends everything that waits and resolves when it is answered: before the session ends. */
export async function flushActs(): Promise<void> {
  const { acts } = useDeferredActs.getState();
  await Promise.allSettled([...acts.map(({ key }) => sendAct(key)), ...sending]);
}

/** The page goes away: the browser sends what waits although nobody hears the answer. */
function sendWithoutPage(): void {
  for (const { key } of useDeferredActs.getState().acts) {
    const act = take(key);
    if (act) void send({ ...act.call, keepalive: true }).catch(() => undefined);
  }
}
let isWatching = false;
function watchPage(): void {
  if (isWatching) return;
  isWatching = true;
  window.addEventListener('pagehide', sendWithoutPage);
}
