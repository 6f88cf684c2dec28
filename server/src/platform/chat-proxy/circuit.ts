const [failuresToOpen, openMs] = [5, 30_000];

/** Keeps calls away from a service that does not answer: open after five failures, one probe after every 30 seconds. */
export class Circuit {
  #failures = 0;
  #openedAt = 0;
  readonly #now: () => number;

  constructor(now: () => number) {
    this.#now = now;
  }
  /** Whether the next call may be made; the one that may after a pause is the probe. */
  mayCall(): boolean {
    if (this.#failures < failuresToOpen) return true;
    if (this.#now() - this.#openedAt < openMs) return false;
    this.#openedAt = this.#now();
    return true;
  }
  succeeded(): void {
    this.#failures = 0;
  }
  failed(): void {
    this.#failures += 1;
    if (this.#failures >= failuresToOpen) this.#openedAt = this.#now();
  }
}
