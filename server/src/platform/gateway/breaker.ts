export interface BreakerSettings {
  /** As many failures in a row open it. */
  readonly failures: number;
  /** Then nothing goes through for so long, and one request tries afterwards. */
  readonly waitMs: number;
}
export type BreakerState = 'closed' | 'open' | 'trial';

/** Keeps requests from a target that fails: it gets air to recover, and callers an answer at once. */
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
  /** Whether a request may go through; the first one after the wait is the only one until it is answered. */
  enter(now: number): boolean {
    const state = this.state(now);
    if (state === 'closed') return true;
    if (state === 'open' || this.#isTrying) return false;
    this.#isTrying = true;
    return true;
  }
  /** A request that entered came to nothing for a reason of the caller's own. */
  release(): void {
    this.#isTrying = false;
  }
  /** What became of a request that entered. */
  leave(succeeded: boolean, now: number): void {
    this.#isTrying = false;
    this.#failures = succeeded ? 0 : Math.min(this.#failures + 1, this.#settings.failures);
    if (!succeeded && this.#failures >= this.#settings.failures) this.#openUntil = now + this.#settings.waitMs;
  }
}
