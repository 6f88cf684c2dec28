import { chinaTime } from '@campus/contract/kit';
import type { RecentCode } from '@campus/contract/message';

const lifeMs = 10 * 60_000;
const maxNumbers = 500;

/**
 * The last verification code of each mobile, in memory for ten minutes: a development installation without an SMS
 * provider shows them to its platform administrators.
 */
export class RecentCodes {
  readonly #now: () => Date;
  readonly #codes = new Map<string, { readonly code: string; readonly at: number }>();

  constructor(now: () => Date) {
    this.#now = now;
  }

  add(mobile: string, code: string): void {
    this.#removeExpired();
    this.#codes.delete(mobile);
    this.#codes.set(mobile, { code, at: this.#now().getTime() });
    const [oldest] = this.#codes.keys();
    if (this.#codes.size > maxNumbers && oldest !== undefined) this.#codes.delete(oldest);
  }
  /** The last code of a mobile. */
  get(mobile: string): string | undefined {
    this.#removeExpired();
    return this.#codes.get(mobile)?.code;
  }
  /** The last code of every mobile, newest first. */
  list(): RecentCode[] {
    this.#removeExpired();
    return [...this.#codes]
      .map(([mobile, { code, at }]) => ({
        mobile,
        code,
        sentAt: chinaTime(new Date(at)),
        expires: chinaTime(new Date(at + lifeMs)),
      }))
      .reverse();
  }

  #removeExpired(): void {
    const oldest = this.#now().getTime() - lifeMs;
    for (const [mobile, { at }] of this.#codes) if (at <= oldest) this.#codes.delete(mobile);
  }
}
