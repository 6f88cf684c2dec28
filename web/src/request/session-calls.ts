/** Upper limit of the wait for unanswered writes at sign-out, in ms. */
const closingWaitMs = 5_000;

let closing = new AbortController();
const writes = new Set<Promise<unknown>>();

/** Signal that cancels a call when its session closes. A write that has already been sent is finished instead. */
export const closingSignal = (method: string): AbortSignal | undefined =>
  method === 'GET' || closing.signal.aborted ? closing.signal : undefined;

/** Remembers a write until it is answered. */
export function trackWrite<T>(answer: Promise<T>): Promise<T> {
  const settled: Promise<boolean> = answer.then(
    () => writes.delete(settled),
    () => writes.delete(settled),
  );
  writes.add(settled);
  return answer;
}

/** Whether the session is closing: its calls are cancelled and show nothing. */
export const isSessionClosing = (): boolean => closing.signal.aborted;

/**
 * Cancels the reads of the session and every new call until `reopenCalls`, then waits for unanswered writes. The server
 * would reject a call that arrives after the sign-out, and the browser would report it.
 */
export async function closeCalls(): Promise<void> {
  closing.abort();
  await Promise.race([Promise.all(writes), new Promise((resolve) => setTimeout(resolve, closingWaitMs))]);
}

/** Lets the next session call. */
export function reopenCalls(): void {
  if (closing.signal.aborted) closing = new AbortController();
}
