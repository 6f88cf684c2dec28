import { managerStuck, type StuckPlace, type UrgeTarget } from '@campus/contract/dashboard';
import { type Filter, failure } from '@campus/contract/kit';
import { deliveryFlow } from '@campus/contract/resume';
import { destPlaces, employment, ofUnmerged } from '@campus/contract/statistics';
import { sql } from 'kysely';
import type { Context } from '../../kit/context.ts';
import { answer } from '../../kit/http/answer.ts';
import { inStates } from '../../kit/read/in-states.ts';
import { columnOfRow, joins } from '../../kit/read/where.ts';
import type { Cohort } from '../statistics/cohort.ts';
import { getCached } from './cache.ts';
import { askedCohort, compareNumbers, readCohort } from './manager.ts';

const { noResume, weakResume, noDelivery, returned, college, placed, none } = destPlaces;
const ofStudents: readonly number[] = [noResume, weakResume, noDelivery, returned];
/** Who is reminded for a place: at a step the party that its deliveries wait for. */
export const getTargets = (place: number): readonly UrgeTarget[] => {
  if (ofStudents.includes(place)) return ['student'];
  if (place === college) return ['college'];
  return place >= destPlaces.resume && place < destPlaces.evaluation ? ['enterprise', 'student', 'college'] : [];
};

/** The graduates of a cohort, or of one of its colleges. */
export const graduatesIn = ({ gradYear, states }: Cohort, orgCode: string | null = null): Filter => ({
  all: [
    ['gradYear', 'eq', gradYear],
    ['status', 'in', states],
    ofUnmerged,
    ...(orgCode ? [['sysOrgCode', 'right_like', orgCode] as const] : []),
  ],
});
/** Since when a graduate is at the place: the wait of the delivery, the last act of the audit, the begin of the season. */
const since = sql`coalesce(
  (select max(coalesce(d.wait_since, d.step_time)) from rc_delivery d
    where d.employ_id = rc_employment.employ_id and d.del_flag = 0 and ${inStates(deliveryFlow, ['active'], 'd')}
      and d.step = place),
  case place when ${destPlaces.college}::int then rc_employment.submit_time
    when ${destPlaces.school}::int then rc_employment.college_time
    when ${returned}::int then greatest(rc_employment.college_time, rc_employment.school_time) end,
  rc_employment.create_time)`;

/** Median of the days at each place. */
async function daysAt(cohort: Cohort, orgCode: string | null, context: Context): Promise<ReadonlyMap<number, number>> {
  const { engine, session, db, now } = context;
  const scope = engine.scope(session);
  const place = await columnOfRow(employment, 'place', scope);
  const visible = await engine.visibleSql(employment, graduatesIn(cohort, orgCode), session);
  const { rows } = await sql<{ place: number; days: number }>`
    select place, round(percentile_cont(0.5) within group (order by extract(epoch from ${now}::timestamptz - ${since}) / 86400))::int as days
    from rc_employment ${joins(employment, ['gradYear', 'status'], scope)} cross join lateral (select ${place} as place) as at_place
    where ${visible} group by place`.execute(db);
  return new Map(rows.map((row) => [row.place, Math.max(0, row.days)]));
}
/** The college with a code. Throws for a code of no department. */
async function findDepart(orgCode: string, { db, session }: Context): Promise<string> {
  const { rows } = await sql<{ id: string }>`
    select id from sys_depart where tenant_id = ${session.tenantId}::int and org_code = ${orgCode} and del_flag = 0`.execute(
    db,
  );
  if (!rows[0]) throw failure('notFound');
  return rows[0].id;
}
async function stuckIn(cohort: Cohort, orgCode: string | null, context: Context) {
  const filter: Readonly<Record<string, string>> = orgCode ? { departId: await findDepart(orgCode, context) } : {};
  const { total, groups, list } = await readCohort(cohort, ['unplaced'], context, { by: ['place'], filter });
  const days = await daysAt(cohort, orgCode, context);
  const places = groups.flatMap(({ key, text, numbers }): StuckPlace[] => {
    const { value = 0, query = {} } = numbers.unplaced ?? {};
    const place = Number(key);
    if (!value || place === placed) return [];
    return [
      {
        place,
        name: text,
        count: value,
        days: days.get(place) ?? 0,
        link: { path: list, query },
        targets: getTargets(place),
      },
    ];
  });
  // Who registered that they look for no work is stuck nowhere.
  const order = ({ place, count }: StuckPlace) => (place === none ? -1 : count);
  return {
    asOf: context.now,
    unplaced: compareNumbers(total.unplaced, null),
    places: places.toSorted((a, b) => order(b) - order(a)),
  };
}
const stuckAnswer = answer(managerStuck, async ({ gradYear, orgCode }, context) => {
  const cohort = await askedCohort(gradYear, context);
  const key = `managerStuck|${cohort.gradYear}|${orgCode ?? ''}`;
  return getCached(key, context, () => stuckIn(cohort, orgCode, context));
});

export const managerStuckAnswers = [stuckAnswer];
