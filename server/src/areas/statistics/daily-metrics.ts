import { interviewFlow } from '@campus/contract/interview';
import { getCodes } from '@campus/contract/kit';
import { matchFlow } from '@campus/contract/match';
import { postFlow } from '@campus/contract/post';
import { attendeeFlow, preachFlow } from '@campus/contract/preach';
import { agreementFlow, offerFlow } from '@campus/contract/resume';
import { type DestGroup, destGroups } from '@campus/contract/rules';
import { employmentFlow } from '@campus/contract/statistics';
import { type RawBuilder, sql } from 'kysely';
import { inStates } from '../../kit/read/in-states.ts';
import { logTypes } from '../../platform/log/operation-log.ts';
import { isCountedDelivery } from '../resume/counted-deliveries.ts';
import * as sources from './daily-sources.ts';

type Sql = RawBuilder<unknown>;
/** A figure of a day: the facts it counts, and by what else they are counted. */
export interface DailyMetric {
  readonly name: string;
  readonly of: sources.DailySource;
  /** All facts of the source without it. */
  readonly when?: Sql;
  /** What a fact adds; 1 without it. */
  readonly value?: Sql;
  /** Names of dimensions of the source. */
  readonly dims: readonly string[];
}

const parties = ['industry', 'college'];
const byPost = ['industry', 'category'];
const byStudent = ['college', 'eduLevel'];
const isAction = (action: string): Sql => sql`f.action = ${action}`;
const isIn = (column: Sql, codes: readonly (string | number)[]): Sql =>
  sql`${column} = any(${codes.map(Number)}::int[])`;

const active = isIn(sql`s.to_status`, getCodes(postFlow, 'active'));
const counted = isCountedDelivery('f');
/** One delivery of the student on that day. */
const firstOfDay = sql`not exists (select 1 from rc_delivery o
  where o.employ_id = f.employ_id and o.del_flag = 0 and ${isCountedDelivery('o')}
    and o.deliver_time >= d.day::timestamptz and o.deliver_time < (d.day + 1)::timestamptz and o.id < f.id)`;

const { college, school, passed } = employmentFlow.states;
/** What is not approved counts as 待就业. */
const group = sql`coalesce(case when s.audit = ${passed.code}::int then s.dest_group end, ${destGroups.seeking}::int)`;
const destination = (name: string, when?: Sql): DailyMetric => ({
  name,
  of: sources.destinations,
  dims: byStudent,
  ...(when && { when }),
});
const ofGroup = (code: DestGroup): DailyMetric => destination(`destGroup${code}`, sql`${group} = ${code}::int`);

/** Every figure that is kept by day. A metric of people or posts is their number at the end of the day. */
export const dailyMetrics: readonly DailyMetric[] = [
  { name: 'companyNew', of: sources.registrations, dims: ['industry'] },
  { name: 'companyPass', of: sources.companyDecisions, when: isAction('pass'), dims: ['industry'] },
  { name: 'postNew', of: sources.newPosts, dims: byPost },
  { name: 'postActive', of: sources.postStates, when: active, dims: byPost },
  { name: 'headcount', of: sources.postStates, when: active, value: sql`coalesce(f.headcount, 0)`, dims: byPost },
  {
    name: 'studentActive',
    of: sources.deliveries,
    when: sql`${counted} and ${firstOfDay}`,
    dims: ['college'],
  },
  { name: 'delivery', of: sources.deliveries, when: counted, dims: ['source', ...parties] },
  { name: 'view', of: sources.deliveryEvents, when: isAction('read'), dims: parties },
  { name: 'pass', of: sources.deliveryEvents, when: isAction('pass'), dims: parties },
  { name: 'reject', of: sources.deliveryEvents, when: isAction('reject'), dims: parties },
  {
    name: 'interview',
    of: sources.interviews,
    when: sql`not ${inStates(interviewFlow, ['cancelled'], 'f')}`,
    dims: parties,
  },
  {
    name: 'offer',
    of: sources.answeredOffers,
    when: isIn(sql`f.status`, getCodes(offerFlow, 'accepted')),
    dims: parties,
  },
  {
    name: 'sign',
    of: sources.effectiveAgreements,
    when: isIn(sql`f.status`, getCodes(agreementFlow, 'effective', 'ending')),
    dims: parties,
  },
  { name: 'download', of: sources.downloads, when: sql`f.side = 2`, dims: parties },
  { name: 'ai', of: sources.studentLogs, when: sql`f.log_type = ${logTypes.assistant}::int`, dims: ['college'] },
  {
    name: 'match',
    of: sources.newMatches,
    when: sql`f.screen <> ${matchFlow.states.void.code}::int`,
    dims: parties,
  },
  {
    name: 'preachCount',
    of: sources.preaches,
    when: isIn(sql`f.status`, getCodes(preachFlow, 'approved', 'finished')),
    dims: ['industry'],
  },
  {
    name: 'preachCheckin',
    of: sources.preachCheckins,
    when: isIn(sql`f.status`, getCodes(attendeeFlow, 'checkedIn')),
    dims: parties,
  },
  { name: 'watchSeconds', of: sources.preachWatchers, value: sql`coalesce(f.watch_seconds, 0)`, dims: parties },
  destination('destN'),
  ...Object.values(destGroups).map(ofGroup),
  destination('destWaiting', isIn(sql`s.audit`, [college.code, school.code])),
];
