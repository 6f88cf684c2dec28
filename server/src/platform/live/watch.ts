import { chinaTime, type Session } from '@campus/contract/kit';
import { type CurvePoint, type LiveOwner, liveLimits, liveWords } from '@campus/contract/live';
import { type RawBuilder, sql } from 'kysely';
import type { Context, EngineApi } from '../../kit/context.ts';
import { newId } from '../../kit/write/new-id.ts';
import { addSeconds } from '../sign-in/moments.ts';

/** A viewer: a signed-in user or a visitor. */
export interface Viewer {
  readonly session: Session | undefined;
  readonly ip: string;
  readonly userAgent: string;
}
interface Place {
  readonly owner: LiveOwner;
  readonly ownerId: string;
  readonly tenantId: number;
}
const getDevice = (userAgent: string): string => {
  if (/miniprogram/i.test(userAgent)) return 'mini';
  if (/mobile|android|iphone|ipad/i.test(userAgent)) return 'mobile';
  return /mozilla/i.test(userAgent) ? 'pc' : 'other';
};
/** The last part of an address is hidden: it identifies a household. */
const shorten = (ip: string): string => ip.replace(/[.:][^.:]*$/, (part) => `${part[0]}*`);
const isPresent = (now: string): RawBuilder<unknown> =>
  sql`leave_time is null and last_time >= ${addSeconds(now, -liveLimits.silentSeconds)}::timestamptz`;

/** Begins a visit and counts it; returns its number. */
export async function beginVisit(
  { owner, ownerId, tenantId }: Place,
  viewer: Viewer,
  context: Context,
): Promise<string> {
  const id = newId();
  const { session, ip, userAgent } = viewer;
  const { now } = context;
  const user = session?.userId ?? null;
  // Two first visits of one user at once are one viewer.
  if (user)
    await sql`select pg_advisory_xact_lock(hashtextextended(${`visit ${ownerId} ${user}`}, 0))`.execute(context.db);
  await sql`
    with known as (select 1 from live_watch where owner_id = ${ownerId} and user_id = ${user} limit 1),
    added as (
      insert into live_watch (id, tenant_id, create_by, create_time, owner_type, owner_id, user_id, user_name, company_id,
        enter_time, last_time, watch_seconds, device, ip)
      values (${id}, ${tenantId}::int, ${session?.username ?? 'anonymous'}, ${now}::timestamptz, ${owner}, ${ownerId}, ${user},
        ${session?.realname ?? liveWords.visitor}, ${session?.companyId ?? null}, ${now}::timestamptz, ${now}::timestamptz, 0,
        ${getDevice(userAgent)}, ${shorten(ip)}))
    update live_stream set view_count = view_count + 1, uv = uv + case when exists (select 1 from known) then 0 else 1 end
    where owner_type = ${owner} and owner_id = ${ownerId} and del_flag = 0`.execute(context.db);
  await raisePeak({ owner, ownerId, tenantId }, context);
  return id;
}
/** Notes that a viewer is still there; false when the visit is unknown or another viewer's. */
export async function continueVisit(
  { owner, ownerId }: Place,
  watchId: string,
  { session }: Viewer,
  { db, now }: Context,
): Promise<boolean> {
  const { rows } = await sql`
    update live_watch set leave_time = null, last_time = ${now}::timestamptz,
      watch_seconds = watch_seconds + least(greatest(extract(epoch from ${now}::timestamptz - last_time), 0), ${liveLimits.silentSeconds}::int)::int
    where id = ${watchId} and owner_type = ${owner} and owner_id = ${ownerId}
      and user_id is not distinct from ${session?.userId ?? null} returning id`.execute(db);
  return rows.length > 0;
}
export async function endVisit(
  { owner, ownerId }: Place,
  watchId: string,
  viewer: Viewer,
  context: Context,
): Promise<void> {
  if (!(await continueVisit({ owner, ownerId, tenantId: 0 }, watchId, viewer, context))) return;
  await sql`update live_watch set leave_time = ${context.now}::timestamptz where id = ${watchId}`.execute(context.db);
}
/** Ends every visit when the stream ends. */
export async function endVisits({ owner, ownerId }: Omit<Place, 'tenantId'>, { db, now }: Context): Promise<void> {
  await sql`
    update live_watch set leave_time = ${now}::timestamptz
    where owner_type = ${owner} and owner_id = ${ownerId} and leave_time is null`.execute(db);
}
/** Ends visits without a report for a minute, at their last report. Returns how many. */
export async function endSilentVisits(engine: EngineApi): Promise<number> {
  const silent = addSeconds(chinaTime(engine.now()), -liveLimits.silentSeconds);
  const { numAffectedRows } = await sql`
    update live_watch set leave_time = last_time where leave_time is null and last_time < ${silent}::timestamptz`.execute(
    engine.db,
  );
  return Number(numAffectedRows ?? 0);
}

/** Viewers who reported within the last minute. */
export async function countOnline({ owner, ownerId }: Omit<Place, 'tenantId'>, { db, now }: Context): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    select count(distinct coalesce(user_id, id))::int as n from live_watch
    where owner_type = ${owner} and owner_id = ${ownerId} and ${isPresent(now)}`.execute(db);
  return rows[0]?.n ?? 0;
}
/** Raises the largest number of viewers; returns the present one. */
export async function raisePeak(place: Place, context: Context): Promise<number> {
  const online = await countOnline(place, context);
  await sql`
    update live_stream set peak_online = ${online}::int
    where owner_type = ${place.owner} and owner_id = ${place.ownerId} and peak_online < ${online}::int and del_flag = 0`.execute(
    context.db,
  );
  return online;
}

/** Viewers at the end of each minute of a period of at most `most` minutes, from the visits. */
export async function getOnlineCurve(
  { owner, ownerId }: Omit<Place, 'tenantId'>,
  { from, to, most }: { readonly from: string; readonly to: string; readonly most: number },
  { db }: Context,
): Promise<CurvePoint[]> {
  const { rows } = await sql<CurvePoint>`
    select to_char(m at time zone 'Asia/Shanghai', 'YYYY-MM-DD HH24:MI:SS') as time,
      (select count(distinct coalesce(w.user_id, w.id))::int from live_watch w
        where w.owner_type = ${owner} and w.owner_id = ${ownerId} and w.enter_time <= m
          and coalesce(w.leave_time, w.last_time) >= m - interval '60 seconds') as online
    from generate_series(greatest(date_trunc('minute', ${from}::timestamptz), ${to}::timestamptz - make_interval(mins => ${most}::int)),
      ${to}::timestamptz, interval '1 minute') m order by m`.execute(db);
  return rows;
}
