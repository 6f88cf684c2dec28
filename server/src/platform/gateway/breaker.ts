export interface BreakerSettings {
  /** Number of consecutive failures that open it. */
  readonly failures: number;
  /** Time it stays open; afterwards one request is tried. */
  readonly waitMs: number;
}
export type BreakerState = 'closed' | 'open' | 'trial';

/** Circuit breaker: spares a failing target and answers its callers at once. */
export class Breaker {
  readonly #settings: BreakerSettings;
  #failures = 0;
  #openUntil = 0;
  #isTrying = false;

  constructor(settings: BreakerSettings) {
    this.#settings = settings;
  }
  state(now: number): BreakerState {
    if (this.#failures < this.#settings.failures) return 'closed';
    return now < this.#openUntil ? 'open' : 'trial';
  }
  /** Whether a request is allowed; after the wait, only one until it completes. */
  tryAcquire(now: number): boolean {
    const state = this.state(now);
    if (state === 'closed') return true;
    if (state === 'open' || this.#isTrying) return false;
    this.#isTrying = true;
    return true;
  }
  /** An allowed request failed because of the caller. */
  release(): void {
    this.#isTrying = false;
  }
  /** Reports the outcome of an allowed request. */
  report(succeeded: boolean, now: number): void {
    this.#isTrying = false;
    this.#failures = succeeded ? 0 : Math.min(this.#failures + 1, this.#settings.failures);
    if (!succeeded && this.#failures >= this.#settings.failures) this.#openUntil = now + this.#settings.waitMs;
  }
}
