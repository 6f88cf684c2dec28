const firstMs = 5_000;
const maxMs = 60_000;

/** Delay before each reconnection: 5 s, doubled per attempt, at most 60 s. */
export class BackOff {
  #attempts = 0;

  /** Next delay in ms. From the second attempt on it has jitter, so that clients do not reconnect all at once. */
  next(): number {
    const wait = Math.min(firstMs * 2 ** this.#attempts, maxMs);
    this.#attempts += 1;
    return this.#attempts === 1 ? wait : Math.round(wait * (1 + Math.random() / 4));
  }
  /** Starts again at the first delay. Called when the other side has sent something. */
  reset(): void {
    this.#attempts = 0;
  }
}

/** Whether a close code rules out reconnecting: invalid or missing token, another user's channel. */
export const isFinal = (code: number): boolean => code === 4401 || code === 4403;
/** Whether the server closed the connection because it could not verify the token. */
export const isUndecided = (code: number): boolean => code === 4503;
