import { failure } from '@campus/contract/kit';

/** Lets a few works run at a time; the others wait their turn, and are refused as 系统繁忙 when it does not come. */
export class Turns {
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
      // The place goes to the next one as it is.
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
