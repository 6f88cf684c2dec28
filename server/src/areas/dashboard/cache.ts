import { createHash } from 'node:crypto';
import { accountAlteration, company } from '@campus/contract/enterprise';
import { companyPost } from '@campus/contract/post';
import { delivery, employUser, recommend } from '@campus/contract/resume';
import type { Context } from '../../kit/context.ts';

const lifeMs = 60_000;
const mostKept = 500;
/** What dashboards count. */
const counted = [company, companyPost, employUser, delivery, recommend, accountAlteration];

interface Entry {
  readonly until: number;
  readonly value: Promise<unknown>;
}
const entries = new Map<number, Map<string, Entry>>();

/** Drops what is remembered of a tenant: one of its rows was written. Whoever writes without a session may be of any. */
export function forgetTenant(tenantId: number): void {
  if (tenantId === 0) entries.clear();
  else entries.delete(tenantId);
}

/** Who sees the same numbers: the audience, what narrows it, the codes held and the data rules that bind. */
async function scopeKey({ session, engine }: Context): Promise<string> {
  const rules = await Promise.all(counted.map((e) => engine.parts.ports.dataRules(e, session)));
  const { audience, companyId, orgCode, postScope, codes, username } = session;
  const narrowed = [audience, companyId, orgCode, postScope, [...codes].sort(), rules];
  // A recruiter with posts of his own sees those he wrote as well.
  const own = postScope ? username : null;
  return createHash('md5')
    .update(JSON.stringify([...narrowed, own]))
    .digest('base64');
}

/** The answer of `work`, remembered for a minute per tenant, scope and question; dropped by writes of the tenant. */
export async function remembered<T>(question: string, context: Context, work: () => Promise<T>): Promise<T> {
  const { session, engine } = context;
  const key = `${question}|${await scopeKey(context)}`;
  const mine = entries.get(session.tenantId) ?? new Map<string, Entry>();
  entries.set(session.tenantId, mine);
  const found = mine.get(key);
  const now = engine.parts.now().getTime();
  if (found && found.until > now) return found.value as Promise<T>;
  if (mine.size >= mostKept) mine.clear();
  const value = work();
  mine.set(key, { until: now + lifeMs, value });
  value.catch(() => mine.delete(key));
  return value;
}
