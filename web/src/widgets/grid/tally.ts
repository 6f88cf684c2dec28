import { digitsAt, formatDecimal, parseDecimal, powerOfTen } from './decimal.ts';

const averageDigits = 4;

/** Exact running sum of decimals; blanks and non-numbers are ignored. */
export class Tally {
  #digits = 0n;
  #scale = 0;
  #count = 0;

  /** Adds a value, or removes it with -1. */
  count(value: unknown, times: 1 | -1 = 1): void {
    const part = parseDecimal(value);
    if (!part) return;
    this.#count += times;
    if (part.scale > this.#scale) {
      this.#digits *= powerOfTen(part.scale - this.#scale);
      this.#scale = part.scale;
    }
    this.#digits += BigInt(times) * digitsAt(part, this.#scale);
  }
  /** The sum with all decimals, without trailing zeros. */
  get sum(): string {
    return formatDecimal({ digits: this.#digits, scale: this.#scale });
  }
  /** The average, rounded to four decimals. */
  get average(): string {
    if (this.#count === 0) return '0';
    const wide = this.#digits * powerOfTen(averageDigits + 1);
    const divisor = BigInt(this.#count) * powerOfTen(this.#scale);
    const oneMore = wide / divisor;
    const rounded = (oneMore + (oneMore < 0n ? -5n : 5n)) / 10n;
    return formatDecimal({ digits: rounded, scale: averageDigits });
  }
}

/** Column sums, created on first use and updated as values change. */
export class Tallies {
  readonly #known = new Map<string, Tally>();

  of(key: string, values: () => Iterable<unknown>): Tally {
    const known = this.#known.get(key);
    if (known) return known;
    const made = new Tally();
    for (const value of values()) made.count(value);
    this.#known.set(key, made);
    return made;
  }
  /** Whether the sum of a column is in use. */
  has(key: string): boolean {
    return this.#known.has(key);
  }
  /** Updates a sum after a value has changed; undefined is ignored. */
  changed(key: string, before: unknown, after: unknown): void {
    const tally = this.#known.get(key);
    tally?.count(before, -1);
    tally?.count(after);
  }
  /** Drops the sums of all columns or of one; they are rebuilt on next use. */
  clear(key?: string): void {
    if (key === undefined) this.#known.clear();
    else this.#known.delete(key);
  }
}
