import { delivery, deliveryFlow, type PostProgress } from '@campus/contract/resume';
import { pipeline, waitParties } from '@campus/contract/rules';
import { sql } from 'kysely';
import type { Context } from '../../kit/context.ts';
import type { Data } from '../../kit/read/texts.ts';
import { setting } from '../../platform/settings.ts';

const steps = Object.values(pipeline);
const { active, finished, failed, withdrawn } = deliveryFlow.states;

/** Deliveries of a post at a step in a state. */
interface Tally {
  readonly postId: string;
  readonly step: number;
  readonly status: number;
  readonly n: number;
  readonly oldestDays: number | null;
}
async function tallies(postIds: readonly string[], context: Context): Promise<Tally[]> {
  const waited = sql`${context.now}::timestamptz - min(d.wait_since) filter (where d.wait_for = ${waitParties.enterprise})`;
  const { rows } = await sql<Tally>`
    select d.post_id, d.step, d.status, count(*)::int as n,
      floor(extract(epoch from ${waited}) / 86400)::int as oldest_days
    from rc_delivery d where ${await context.visible(delivery, 'd')} and d.post_id = any(${[...postIds]}::text[])
    group by d.post_id, d.step, d.status`.execute(context.db);
  return rows;
}

interface Stay {
  readonly postId: string;
  readonly step: number;
  readonly hours: number;
}
/** Median hours in each step of the deliveries that left it, and the time of the last event of each post. */
async function loadMedianStays(
  postIds: readonly string[],
  context: Context,
): Promise<{ readonly stays: readonly Stay[]; readonly last: ReadonlyMap<string, string> }> {
  const { rows } = await sql<{ postId: string; step: number | null; hours: number | null; last: string | null }>`
    with seen as (
      select d.id, d.post_id, d.step, d.status from rc_delivery d
      where ${await context.visible(delivery, 'd')} and d.post_id = any(${[...postIds]}::text[])
    ), event as (
      select seen.post_id, s.delivery_id, s.to_step as step, s.occur_time,
        s.to_status = ${active.code}::int as running,
        seen.step <> s.to_step or seen.status <> ${active.code}::int as has_left,
        lead(s.occur_time) over (partition by s.delivery_id order by s.seq) as until
      from seen join rc_delivery_step s on s.delivery_id = seen.id
    ), stay as (
      select post_id, step, sum(extract(epoch from until - occur_time)) as seconds from event
      where running and has_left and until is not null group by post_id, delivery_id, step
    )
    select post_id, step, null::text as last,
      round((percentile_cont(0.5) within group (order by seconds) / 3600)::numeric, 1)::float8 as hours
    from stay group by post_id, step
    union all
    select post_id, null, to_char(max(occur_time) at time zone 'Asia/Shanghai', 'YYYY-MM-DD HH24:MI:SS'), null
    from event group by post_id`.execute(context.db);
  return {
    stays: rows.flatMap(({ postId, step, hours }) =>
      step === null || hours === null ? [] : [{ postId, step, hours }],
    ),
    last: new Map(rows.flatMap(({ postId, last }) => (last === null ? [] : [[postId, last] as const]))),
  };
}

const percent = (part: number, whole: number): number | null =>
  whole === 0 ? null : Math.round((part * 1000) / whole) / 10;
const sum = (own: readonly Tally[], counts: (tally: Tally) => boolean): number =>
  own.reduce((total, tally) => total + (counts(tally) ? tally.n : 0), 0);
const byStep = <T>(value: (step: number) => T): Readonly<Record<number, T>> =>
  Object.fromEntries(steps.map((step) => [step, value(step)]));

function getCounts(own: readonly Tally[]): Pick<PostProgress, 'atStep' | 'reached' | 'passed' | 'conversion'> {
  const reached = byStep((step) => sum(own, (tally) => tally.step >= step));
  const passed = byStep((step) => sum(own, (tally) => tally.step > step || tally.status === finished.code));
  return {
    atStep: byStep((step) => sum(own, (tally) => tally.step === step && tally.status === active.code)),
    reached,
    passed,
    conversion: byStep((step) => percent(passed[step] ?? 0, reached[step] ?? 0)),
  };
}

/** Adds the progress of posts to rows of their list. */
export async function addProgress(rows: readonly Data[], context: Context): Promise<void> {
  const ids = rows.map(({ id }) => String(id));
  if (ids.length === 0) return;
  const found = Map.groupBy(await tallies(ids, context), ({ postId }) => postId);
  const { stays, last } = await loadMedianStays(ids, context);
  const staleDays = await setting(context, 'delivery.staleDays');
  for (const row of rows) {
    const id = String(row.id);
    const own = found.get(id) ?? [];
    const waits = own.flatMap(({ oldestDays }) => oldestDays ?? []);
    const oldestDays = waits.length === 0 ? null : Math.max(...waits);
    const signed = Number(row.signCount ?? 0);
    Object.assign(row, {
      ...getCounts(own),
      medianHours: byStep((step) => stays.find((stay) => stay.postId === id && stay.step === step)?.hours ?? null),
      rejected: sum(own, ({ status }) => status === failed.code),
      withdrawn: sum(own, ({ status }) => status === withdrawn.code),
      offerAccepted: Number(row.offerCount ?? 0),
      signed,
      fillRate: percent(signed, Number(row.headcount ?? 0)),
      oldestDays,
      stale: oldestDays !== null && oldestDays > staleDays ? 1 : 0,
      lastActionTime: last.get(id) ?? null,
    } satisfies PostProgress);
  }
}
