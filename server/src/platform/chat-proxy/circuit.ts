const [failuresToOpen, openMs] = [5, 30_000];

/** Circuit breaker: opens after five failures, then allows one probe every 30 seconds. */
export class Circuit {
  #failures = 0;
  #openedAt = 0;
  readonly #now: () => number;

  constructor(now: () => number) {
    this.#now = now;
  }
  /** Whether the next call is allowed; after a pause it is the probe. */
  mayCall(): boolean {
    if (this.#failures < failuresToOpen) return true;
    if (this.#now() - this.#openedAt < openMs) return false;
    this.#openedAt = this.#now();
    return true;
  }
  recordSuccess(): void {
    this.#failures = 0;
  }
  recordFailure(): void {
    this.#failures += 1;
    if (this.#failures >= failuresToOpen) this.#openedAt = this.#now();
  }
}
