import type { Route } from './route.ts';

const windowMs = 60_000;
const maxKeys = 100_000;

/** Calls per minute by key, in windows that start with the key's first call. Counts are per process. */
export class RateLimiter {
  readonly #counts = new Map<string, { calls: number; until: number }>();

  /** Counts one call; returns 0, or the seconds to wait when the limit is reached. */
  take(key: string, perMinute: number, now: number): number {
    const count = this.#counts.get(key);
    if (!count || count.until <= now) {
      if (this.#counts.size >= maxKeys) this.#removeExpired(now);
      this.#counts.set(key, { calls: 1, until: now + windowMs });
      return 0;
    }
    count.calls += 1;
    return count.calls > perMinute ? Math.max(1, Math.ceil((count.until - now) / 1000)) : 0;
  }

  /** Drops expired counts; if none has expired, all of them: a flood of addresses must not fill the memory. */
  #removeExpired(now: number): void {
    for (const [key, { until }] of this.#counts) if (until <= now) this.#counts.delete(key);
    if (this.#counts.size >= maxKeys) this.#counts.clear();
  }
}

/** The limit of a route: its own, 10 for exports, 60 for uploads, else 600. */
export function getLimit(route: Route): number {
  return route.perMinute ?? (route.operateType === 6 ? 10 : route.multipart ? 60 : 600);
}

/** An IP address as a key: IPv6 by its /64 network, because one host owns all of it. Empty for a closed connection. */
export function addressKey(ip: string | undefined): string {
  if (ip === undefined || !ip.includes(':') || ip.startsWith('::ffff:')) return ip ?? '';
  const [head = '', tail] = ip.split('::');
  const left = head.split(':').filter(Boolean);
  const right = tail === undefined ? [] : tail.split(':').filter(Boolean);
  const zeros = tail === undefined ? [] : Array<string>(Math.max(0, 8 - left.length - right.length)).fill('0');
  return `${[...left, ...zeros, ...right].slice(0, 4).join(':')}::/64`;
}
