import { createHash } from 'node:crypto';
import { calendarEventKinds } from '@campus/contract';
import { accountAlteration, company, companyChange } from '@campus/contract/enterprise';
import { feedback } from '@campus/contract/interaction';
import { interview, venueBooking } from '@campus/contract/interview';
import type { AnyEntity } from '@campus/contract/kit';
import { liveRoom } from '@campus/contract/live';
import { companyPost } from '@campus/contract/post';
import { agreement, delivery, dispatch, employUser, offer, recommend, resume } from '@campus/contract/resume';
import { employment } from '@campus/contract/statistics';
import type { TimedCacheSource } from '../../kit/area-server.ts';
import type { Context } from '../../kit/context.ts';
import type { Caches } from '../../platform/caches.ts';

/** Dashboard numbers by tenant, scope and question. */
export const dashboardCache: TimedCacheSource = { name: 'dashboard', lifeMs: 60_000, most: 2_000 };
/** Numbers from a standby, which may not show the write yet that drops them: kept for seconds only. */
const laggingCache: TimedCacheSource = { name: 'dashboardLagging', lifeMs: 5_000, most: 2_000 };
/** Entities that dashboards count or list. */
const shown = new Set<AnyEntity>([
  company,
  companyPost,
  employUser,
  delivery,
  recommend,
  accountAlteration,
  employment,
  interview,
  offer,
  companyChange,
  resume,
  dispatch,
  agreement,
  venueBooking,
  feedback,
  liveRoom,
  ...calendarEventKinds.map(({ entity }) => entity),
]);

/**
 * Drops the cached numbers of a tenant after a write to one of its rows. Writes without a session may belong to any
 * tenant.
 */
export function invalidateTenant(caches: Caches, tenantId: number): void {
  const cache = caches.timed(dashboardCache);
  if (tenantId === 0) cache.clear();
  else cache.forget({ owner: tenantId });
}

/** Cache key of callers who see the same numbers: audience, row scope, permission codes and data rules. */
async function scopeKey({ session, engine }: Context): Promise<string> {
  const rules = await Promise.all([...shown].map((e) => engine.ports.dataRules(e, session)));
  const { audience, companyId, orgCode, postScope, codes, username } = session;
  const narrowed = [audience, companyId, orgCode, postScope, [...codes].sort(), rules];
  // A recruiter limited to own posts also sees the posts they created, an interviewer the own interviews.
  const own = postScope || audience === 'interviewer' ? username : null;
  return createHash('md5')
    .update(JSON.stringify([...narrowed, own]))
    .digest('base64');
}

/**
 * The result of `work`, cached for a minute per tenant, scope and question and invalidated by writes of the tenant; what
 * may lag for seconds.
 */
export async function getCached<T>(question: string, context: Context, work: () => Promise<T>): Promise<T> {
  const { session, engine, db } = context;
  const cache = db === engine.database.lagging ? laggingCache : dashboardCache;
  const key = `${question}|${await scopeKey(context)}`;
  const now = engine.now().getTime();
  return engine.services.caches.timed(cache).get(session.tenantId, key, now, work);
}
