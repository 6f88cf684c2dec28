import { failure } from '@campus/contract/kit';

/** Limits concurrency: further tasks queue and fail with 系统繁忙 after a timeout. */
export class ConcurrencyLimit {
  readonly #most: number;
  readonly #patienceMs: number;
  readonly #waiting: (() => void)[] = [];
  #running = 0;

  constructor(most: number, patienceMs: number) {
    this.#most = most;
    this.#patienceMs = patienceMs;
  }

  async take<T>(work: () => Promise<T>): Promise<T> {
    if (this.#running >= this.#most) await this.#turn();
    else this.#running += 1;
    try {
      return await work();
    } finally {
      const next = this.#waiting.shift();
      // Hands the slot to the next task.
      if (next) next();
      else this.#running -= 1;
    }
  }
  #turn(): Promise<void> {
    return new Promise((done, refused) => {
      const begin = (): void => {
        clearTimeout(timer);
        done();
      };
      const timer = setTimeout(() => {
        this.#waiting.splice(this.#waiting.indexOf(begin), 1);
        refused(failure('busy'));
      }, this.#patienceMs);
      this.#waiting.push(begin);
    });
  }
}
