const decimal = /^(-?)(\d+)(?:\.(\d*))?$/;

/** A decimal as an integer and how many of its digits stand after the point; undefined for what is no number. */
function scaled(value: unknown): { digits: bigint; scale: number } | undefined {
  const match = decimal.exec(String(value ?? '').trim());
  if (!match) return undefined;
  const fraction = match[3] ?? '';
  const digits = BigInt(`${match[2]}${fraction}`);
  return { digits: match[1] === '-' ? -digits : digits, scale: fraction.length };
}
const power = (n: number): bigint => 10n ** BigInt(n);

function shown(digits: bigint, scale: number): string {
  const sign = digits < 0n ? '-' : '';
  const text = (digits < 0n ? -digits : digits).toString().padStart(scale + 1, '0');
  const fraction = scale === 0 ? '' : text.slice(-scale).replace(/0+$/, '');
  return `${sign}${text.slice(0, text.length - scale)}${fraction && `.${fraction}`}`;
}
const averageDigits = 4;

/** An exact running sum of decimals; what is blank or no number counts 0. */
export class Tally {
  #digits = 0n;
  #scale = 0;
  #count = 0;

  /** Counts a value in, or with -1 out again. */
  count(value: unknown, times: 1 | -1 = 1): void {
    this.#count += times;
    const part = scaled(value);
    if (!part) return;
    if (part.scale > this.#scale) {
      this.#digits *= power(part.scale - this.#scale);
      this.#scale = part.scale;
    }
    this.#digits += BigInt(times) * part.digits * power(this.#scale - part.scale);
  }
  /** The sum with all its decimals, without trailing zeros. */
  get sum(): string {
    return shown(this.#digits, this.#scale);
  }
  /** The mean over all values, rounded to four decimals. */
  get average(): string {
    if (this.#count === 0) return '0';
    const wide = this.#digits * power(averageDigits + 1);
    const divisor = BigInt(this.#count) * power(this.#scale);
    const oneMore = wide / divisor;
    const rounded = (oneMore + (oneMore < 0n ? -5n : 5n)) / 10n;
    return shown(rounded, averageDigits);
  }
}

/** The sums of columns, made when first asked for and kept as values change. */
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
  /** A value became another one; answers whether a sum did. */
  changed(key: string, before: unknown, after: unknown): boolean {
    const tally = this.#known.get(key);
    tally?.count(before, -1);
    tally?.count(after);
    return tally !== undefined;
  }
  clear(): void {
    this.#known.clear();
  }
}
