import type { Session } from '@campus/contract/kit';
import type { Context } from '../../kit/context.ts';

const lifeMs = 60_000;
interface Entry {
  readonly until: number;
  readonly value: Promise<unknown>;
}
const entries = new Map<string, Map<string, Entry>>();

/** Drops what is remembered of a tenant: one of its rows was written. */
export function forgetTenant(tenantId: number): void {
  entries.delete(String(tenantId));
}

/** Who sees the same numbers: the tenant, the audience, and what narrows it. */
function scopeKey(s: Session): string {
  return [
    s.audience,
    s.companyId,
    s.orgCode,
    s.postScope?.join('.'),
    [...s.codes].filter((c) => c.endsWith(':list') || c.endsWith(':audit')).join('.'),
  ].join('|');
}

/** The answer of `work`, remembered for a minute per tenant, scope and question; dropped by writes of the tenant. */
export function remembered<T>(question: string, context: Context, work: () => Promise<T>): Promise<T> {
  const { session } = context;
  const tenant = String(session.tenantId);
  const mine = entries.get(tenant) ?? new Map<string, Entry>();
  entries.set(tenant, mine);
  const key = `${question}|${scopeKey(session)}`;
  const found = mine.get(key);
  const now = Date.now();
  if (found && found.until > now) return found.value as Promise<T>;
  if (mine.size > 500) mine.clear();
  const value = work();
  mine.set(key, { until: now + lifeMs, value });
  value.catch(() => mine.delete(key));
  return value;
}
