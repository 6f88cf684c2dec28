const maxKeys = 100_000;

/** Token buckets by key: `burst` at once, refilled with `rate` per second. Counts are per process. */
export class TokenBuckets {
  readonly #rate: number;
  readonly #burst: number;
  readonly #buckets = new Map<string, { tokens: number; at: number }>();

  constructor(rate: number, burst: number) {
    this.#rate = rate;
    this.#burst = burst;
  }
  /** Takes a token; returns 0, or the seconds to wait for one. */
  take(key: string, now: number): number {
    const bucket = this.#buckets.get(key) ?? { tokens: this.#burst, at: now };
    const tokens = Math.min(this.#burst, bucket.tokens + ((now - bucket.at) / 1000) * this.#rate);
    if (this.#buckets.size >= maxKeys && !this.#buckets.has(key)) this.#buckets.clear();
    this.#buckets.set(key, { tokens: tokens >= 1 ? tokens - 1 : tokens, at: now });
    return tokens >= 1 ? 0 : Math.max(1, Math.ceil((1 - tokens) / this.#rate));
  }
}
