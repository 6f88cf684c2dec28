const prime = 0x01000193;
/** 32-bit FNV-1a of the UTF-8 bytes of `text`; `before` is the hash of what precedes it. */
export function fnv1a32(text: string, before = 0x811c9dc5): number {
  let hash = before;
  for (let k = 0; k < text.length; k += 1) {
    const code = text.charCodeAt(k);
    // An ASCII character is its own byte; encoding every short text takes most of the time.
    if (code > 0x7f) return hashBytes(new TextEncoder().encode(text.slice(k)), hash);
    hash = Math.imul(hash ^ code, prime);
  }
  return hash >>> 0;
}
function hashBytes(bytes: Uint8Array, before: number): number {
  let hash = before;
  for (const byte of bytes) hash = Math.imul(hash ^ byte, prime);
  return hash >>> 0;
}

/**
 * Stateless random choices: each is a function of seed, table, row and key, so adding a
 * column does not change other columns, and two runs give the same bytes.
 */
export class Dice {
  /** Hash of what all choices begin with. */
  readonly #start: number;
  constructor(seed: number, table: string) {
    this.#start = fnv1a32(`${seed}|${table}|`);
  }
  hash(i: number, key: string): number {
    return fnv1a32(`${i}|${key}`, this.#start);
  }
  /** In [0, 1). */
  unit(i: number, key: string): number {
    return this.hash(i, key) / 2 ** 32;
  }
  /** An integer from `from` to `to`, inclusive. */
  between(i: number, key: string, from: number, to: number): number {
    return from + Math.floor(this.unit(i, key) * (to - from + 1));
  }
  pick<T>(i: number, key: string, list: readonly T[]): T {
    return list[this.hash(i, key) % list.length] as T;
  }
  /**
   * Like `pick`, but uses the high bits: the low bits of two keys of a row correlate, so that some pairs would never be
   * drawn.
   */
  one<T>(i: number, key: string, list: readonly T[]): T {
    return list[this.between(i, key, 0, list.length - 1)] as T;
  }
  /** `count` distinct members, ordered by hash. */
  some<T>(i: number, key: string, list: readonly T[], count: number): T[] {
    return list
      .map((item, k) => ({ item, at: this.hash(i, `${key}${k}`) }))
      .sort((a, b) => a.at - b.at)
      .slice(0, count)
      .map(({ item }) => item);
  }
  weighted<T>(i: number, key: string, list: readonly (readonly [item: T, weight: number])[]): T {
    const total = list.reduce((sum, [, weight]) => sum + weight, 0);
    let left = this.hash(i, key) % total;
    for (const [item, weight] of list) {
      if (left < weight) return item;
      left -= weight;
    }
    return (list.at(-1) as readonly [T, number])[0];
  }
  chance(i: number, key: string, share: number): boolean {
    return this.unit(i, key) < share;
  }
  /** The indexes 0 to n - 1 in a keyed order. */
  shuffle(n: number, key: string): number[] {
    return Array.from({ length: n }, (_, i) => i)
      .map((i) => ({ i, at: this.hash(i, key) }))
      .sort((a, b) => a.at - b.at || a.i - b.i)
      .map(({ i }) => i);
  }
}

/** A seeded row id: `17`, the table's two-digit number, the index in 15 digits. */
export const seedId = (tableNumber: number, index: number): string =>
  `17${String(tableNumber).padStart(2, '0')}${String(index).padStart(15, '0')}`;
/** Like `seedId`, for system tables, whose ids start with `18`. */
export const systemId = (tableNumber: number, index: number): string =>
  `18${String(tableNumber).padStart(2, '0')}${String(index).padStart(15, '0')}`;
