import { chinaTime } from '@campus/contract/kit';
import {
  type GatewayFilter,
  type GatewayPredicate,
  getArg,
  readFilters,
  readPredicates,
} from '@campus/contract/system';
import { sql } from 'kysely';
import type { Handle } from '../../kit/handle.ts';
import { Breaker } from './breaker.ts';
import { findTarget } from './gateway-hosts.ts';
import { buildMatcher, type RouteRequest } from './match.ts';
import { TokenBuckets } from './token-buckets.ts';

/** A route as stored. */
export interface StoredRoute {
  readonly id: string;
  readonly routerId: string;
  readonly uri: string;
  readonly status: number;
  readonly open: number;
  readonly predicates: unknown;
  readonly filters: unknown;
}
/** Every route, oldest first: the first match handles a request. */
export async function loadGatewayRoutes(db: Handle): Promise<readonly StoredRoute[]> {
  const { rows } = await sql<StoredRoute>`
    select id, router_id, uri, status, open, predicates, filters from sys_gateway_route
    where del_flag = 0 order by create_time, id`.execute(db);
  return rows;
}

/** What a limit counts by: address, user or path. */
type LimitBy = 'ip' | 'user' | 'api';
/** Result of the last request or probe of a target. */
interface ProbeResult {
  readonly status: number | null;
  readonly at: Date;
  readonly cost: number;
}
interface Header {
  readonly name: string;
  readonly value: string;
}

/** A stored route ready for use, with this process's state of its target. */
export class GatewayRoute {
  readonly stored: StoredRoute;
  /** Identifies the stored definition: an unchanged route keeps its counts. */
  readonly signature: string;
  readonly target: URL | undefined;
  readonly breaker: Breaker | undefined;
  readonly limit: { readonly by: LimitBy; readonly buckets: TokenBuckets } | undefined;
  readonly fallback: string | undefined;
  readonly requestHeaders: readonly Header[];
  readonly answerHeaders: readonly Header[];
  readonly #filters: readonly GatewayFilter[];
  readonly #matches: (asked: RouteRequest) => boolean;
  #lastResult: ProbeResult | undefined;
  #failures = 0;

  constructor(stored: StoredRoute) {
    this.stored = stored;
    this.signature = JSON.stringify(stored);
    this.target = findTarget(stored.uri);
    // Stored definitions were checked; an unreadable one matches nothing.
    this.#filters = getValues(readFilters(stored.filters));
    this.#matches = buildMatcher(getValues<GatewayPredicate>(readPredicates(stored.predicates)));
    const breaker = this.#filter('CircuitBreaker');
    this.breaker =
      breaker &&
      new Breaker({
        failures: Number(getArg(breaker, 'failures')),
        waitMs: Number(getArg(breaker, 'waitSeconds')) * 1000,
      });
    this.fallback = (breaker && getArg(breaker, 'fallbackUri').replace(/^forward:/, '')) || undefined;
    const limiter = this.#filter('RequestRateLimiter');
    this.limit = limiter && getLimit(limiter);
    this.requestHeaders = this.#headers('AddRequestHeader');
    this.answerHeaders = this.#headers('AddResponseHeader');
  }
  get isOn(): boolean {
    return Number(this.stored.status) === 1;
  }
  get isOpen(): boolean {
    return Number(this.stored.open) === 1;
  }
  accepts(asked: RouteRequest): boolean {
    return this.isOn && this.target !== undefined && this.#matches(asked);
  }
  /** The path as sent to the target. */
  targetPath(path: string): string {
    return this.#filters.reduce((at, filter) => {
      if (filter.name === 'StripPrefix')
        return `/${at
          .slice(1)
          .split('/')
          .slice(Number(getArg(filter, 'parts')))
          .join('/')}`;
      return filter.name === 'PrefixPath' ? getArg(filter, 'prefix').replace(/\/$/, '') + at : at;
    }, path);
  }
  /** Converts a path of the target to the caller's path, given the path he requested. */
  callerPath(atTarget: string, asked: string): string {
    return this.#filters.toReversed().reduce((at, filter) => {
      if (filter.name === 'StripPrefix') {
        const stripped = asked
          .slice(1)
          .split('/')
          .slice(0, Number(getArg(filter, 'parts')));
        return `/${stripped.join('/')}${at}`;
      }
      const prefix = filter.name === 'PrefixPath' ? getArg(filter, 'prefix').replace(/\/$/, '') : '';
      return prefix !== '' && at.startsWith(`${prefix}/`) ? at.slice(prefix.length) : at;
    }, atTarget);
  }

  /** Records the result of a request or probe; `status` null: no answer. */
  recordResult(status: number | null, at: Date, cost: number): void {
    this.#lastResult = { status, at, cost: Math.round(cost) };
    this.#failures = status === null || status >= 500 ? this.#failures + 1 : 0;
  }
  hasRecentResult(now: Date, withinMs: number): boolean {
    return this.#lastResult !== undefined && now.getTime() - this.#lastResult.at.getTime() < withinMs;
  }
  health(now: Date) {
    return {
      status: this.#lastResult?.status ?? null,
      time: this.#lastResult ? chinaTime(this.#lastResult.at) : null,
      cost: this.#lastResult?.cost ?? null,
      failures: this.#failures,
      breaker: this.breaker?.state(now.getTime()) ?? null,
    };
  }

  #filter(name: GatewayFilter['name']): GatewayFilter | undefined {
    return this.#filters.find((filter) => filter.name === name);
  }
  #headers(name: 'AddRequestHeader' | 'AddResponseHeader'): readonly Header[] {
    return this.#filters
      .filter((filter) => filter.name === name)
      .map((filter) => ({ name: getArg(filter, 'name').toLowerCase(), value: getArg(filter, 'value') }));
  }
}

function getLimit(filter: GatewayFilter): { by: LimitBy; buckets: TokenBuckets } {
  const [by = 'ip'] = /ip|user|api/.exec(getArg(filter, 'key-resolver')) ?? [];
  const rate = Number(getArg(filter, 'replenishRate'));
  return { by: by as LimitBy, buckets: new TokenBuckets(rate, Number(getArg(filter, 'burstCapacity'))) };
}
const getValues = <T>(read: { readonly value: readonly T[] } | { readonly problem: string }): readonly T[] =>
  'value' in read ? read.value : [];
