const firstMs = 5_000;
const longestMs = 60_000;

/** How long a lost connection waits for its next attempt: 5 s (S), then twice as long each time, up to a minute. */
export class BackOff {
  #attempts = 0;

  /** The wait before the next attempt; beyond the first one never the same for all, so that they do not come together. */
  next(): number {
    const wait = Math.min(firstMs * 2 ** this.#attempts, longestMs);
    this.#attempts += 1;
    return this.#attempts === 1 ? wait : Math.round(wait * (1 + Math.random() / 4));
  }
  /** The connection stands: the other side has spoken. */
  reset(): void {
    this.#attempts = 0;
  }
}

/** Closings that another attempt cannot mend: no or bad token, another user's channel. */
export const isFinal = (code: number): boolean => code === 4401 || code === 4403;
/** The server could not find out whether the token is good: the connection never stood. */
export const isUndecided = (code: number): boolean => code === 4503;
