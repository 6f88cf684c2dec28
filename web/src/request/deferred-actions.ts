import { create } from 'zustand';
import { browserPage } from './page-reload.ts';
import { type Call, send } from './send.ts';

/** How long a deferred action can be undone, in ms. */
export const undoMs = 10_000;

/** Whether the server has answered. Unanswered actions are sent again. */
export type Delivery = 'answered' | 'unanswered';

/** An action of the user that is sent after a delay, so that it can be undone. */
export interface DeferredAction {
  /** Also the idempotency key of its call. */
  readonly key: string;
  /** Action and target, e.g. 通过企业“南屏科技”. */
  readonly label: string;
  /** Name of the entity and id of the row it changes. */
  readonly entity: string;
  readonly rowId: string;
  readonly call: Call;
  /** Sends the call and shows its answer. */
  readonly run: () => Promise<Delivery>;
  readonly onUndo?: (() => void) | undefined;
  /** Time of sending, in epoch ms; undefined when it was sent without reaching the server and waits for the network. */
  readonly dueAt: number | undefined;
}

interface DeferredActions {
  readonly actions: readonly DeferredAction[];
  /** Sent actions without an answer yet; they can no longer be undone. */
  readonly sent: readonly DeferredAction[];
}
export const useDeferredActions = create<DeferredActions>(() => ({ actions: [], sent: [] }));

/** Whether an action on the row is waiting to be sent or answered. */
export const isDeferred = ({ actions, sent }: DeferredActions, entity: string, rowId: string): boolean =>
  [...actions, ...sent].some((action) => action.entity === entity && action.rowId === rowId);

const timers = new Map<string, ReturnType<typeof setTimeout>>();
const sending = new Set<Promise<void>>();

/** Removes a waiting action and returns it; undefined when it is no longer waiting. */
function take(key: string): DeferredAction | undefined {
  const { actions } = useDeferredActions.getState();
  const found = actions.find((action) => action.key === key);
  clearTimeout(timers.get(key));
  timers.delete(key);
  if (found) useDeferredActions.setState({ actions: actions.filter((action) => action !== found) });
  return found;
}

/** Sends the action after `undoMs` unless it is undone before. */
export function deferAction(action: Omit<DeferredAction, 'dueAt'>, now: number = Date.now()): void {
  watchPage();
  wait({ ...action, dueAt: now + undoMs });
}

function wait(action: DeferredAction): void {
  useDeferredActions.setState(({ actions }) => ({ actions: [...actions, action] }));
  // Without a network the `online` event sends it.
  if (action.dueAt === undefined && !browserPage.isOnline()) return;
  timers.set(
    action.key,
    setTimeout(() => void sendAction(action.key), undoMs),
  );
}

/** Undoes an action, by default the last one. Returns whether there was one. */
export function undoAction(key = useDeferredActions.getState().actions.at(-1)?.key): boolean {
  const action = key === undefined ? undefined : take(key);
  action?.onUndo?.();
  return action !== undefined;
}

/** Sends an action now. Resolves when it is answered. */
export async function sendAction(key: string): Promise<void> {
  const action = take(key);
  if (!action) return;
  const work = deliver(action);
  sending.add(work);
  useDeferredActions.setState(({ sent }) => ({ sent: [...sent, action] }));
  await work.finally(() => {
    sending.delete(work);
    useDeferredActions.setState(({ sent }) => ({ sent: sent.filter((one) => one !== action) }));
  });
}

/** The idempotency key makes it safe to send an action again whose answer was lost. */
async function deliver(action: DeferredAction): Promise<void> {
  if ((await action.run()) === 'unanswered') wait({ ...action, dueAt: undefined });
}

const isUnanswered = (): DeferredAction[] =>
  useDeferredActions.getState().actions.filter(({ dueAt }) => dueAt === undefined);

/** Sends all waiting actions and returns those that did not reach the server. Called before the session ends. */
export async function flushActions(): Promise<DeferredAction[]> {
  const { actions } = useDeferredActions.getState();
  await Promise.allSettled([...actions.map(({ key }) => sendAction(key)), ...sending]);
  return isUnanswered().flatMap(({ key }) => take(key) ?? []);
}

/** The page unloads: keepalive lets the browser finish the calls without it. */
function sendWithoutPage(): void {
  for (const { key } of useDeferredActions.getState().actions) {
    const action = take(key);
    if (action) void send({ ...action.call, keepalive: true }).catch(() => undefined);
  }
}
let isWatching = false;
function watchPage(): void {
  if (isWatching) return;
  isWatching = true;
  window.addEventListener('pagehide', sendWithoutPage);
  window.addEventListener('online', () => {
    for (const { key } of isUnanswered()) void sendAction(key);
  });
  window.addEventListener('beforeunload', (event) => {
    if (isUnanswered().length > 0) event.preventDefault();
  });
}
