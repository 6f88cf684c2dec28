import { managerUrge, type UrgeReport, type UrgeTarget } from '@campus/contract/dashboard';
import { failure } from '@campus/contract/kit';
import { deliveryFlow } from '@campus/contract/resume';
import { waitParties } from '@campus/contract/rules';
import { destPlaces, employment } from '@campus/contract/statistics';
import { sysDepart } from '@campus/contract/system';
import { sql } from 'kysely';
import type { Context } from '../../kit/context.ts';
import { answer } from '../../kit/http/answer.ts';
import { inStates } from '../../kit/read/in-states.ts';
import { newId } from '../../kit/write/new-id.ts';
import { notify } from '../../platform/messages/notify.ts';
import { companyMembers, departmentUsers, studentReceivers } from '../../platform/messages/receivers.ts';
import { askedCohort } from './manager.ts';
import { getTargets, graduatesIn } from './manager-stuck.ts';

const quietDays = 3;
/** Students are reminded one by one: a call takes the longest waiting. */
const mostTargets = 1000;

/** What to remind a target of. */
interface Wanted {
  readonly id: string;
  readonly n: number;
  readonly days: number;
}
/**
 * Marks the targets as reminded now, except those that were within the last days. Of calls at the same time one marks a
 * target: the unique key makes the others wait for it.
 */
async function claim(target: UrgeTarget, ids: readonly string[], context: Context): Promise<ReadonlySet<string>> {
  const { db, session, now } = context;
  const wanted = JSON.stringify([...ids].toSorted().map((targetId) => ({ id: newId(), targetId })));
  const { rows } = await sql<{ targetId: string }>`
    insert into rc_urge (id, tenant_id, create_by, create_time, target, target_id, last_time)
    select w->>'id', ${session.tenantId}::int, ${session.username}, ${now}::timestamptz, ${target}, w->>'targetId', ${now}::timestamptz
    from jsonb_array_elements(${wanted}::jsonb) as w
    on conflict (tenant_id, target, target_id) where del_flag = 0 do update
      set last_time = excluded.last_time, update_by = excluded.create_by, update_time = excluded.create_time
      where rc_urge.last_time <= excluded.last_time - make_interval(days => ${quietDays}::int)
    returning target_id`.execute(db);
  return new Set(rows.map(({ targetId }) => targetId));
}

const states: Readonly<Record<number, readonly [state: string, what: string]>> = {
  [destPlaces.noResume]: ['您还没有填写简历', '完善简历并投递岗位'],
  [destPlaces.weakResume]: ['您的简历完整度不足60%', '完善简历并投递岗位'],
  [destPlaces.noDelivery]: ['您目前没有进行中的投递', '选择岗位投递简历'],
  [destPlaces.returned]: ['您登记的毕业去向被退回', '修改后重新提交'],
};
const answering = ['您有投递在等待您答复', '答复企业'] as const;

/** The employments at a place, and their deliveries at it that wait for a party. */
async function selectPlaced(place: number, year: number | null, orgCode: string | null, context: Context) {
  const cohort = await askedCohort(year, context);
  const { engine, session } = context;
  const filter = { all: [graduatesIn(cohort, orgCode), ['place', 'eq', place] as const] };
  const rows = sql`select rc_employment.* ${await engine.from(employment, filter, context)}`;
  const selectWaiting = (party: number) => sql`
    from (${rows}) m join rc_delivery d on d.employ_id = m.employ_id and d.del_flag = 0 and d.tenant_id = ${session.tenantId}
      and ${inStates(deliveryFlow, ['active'], 'd')} and d.step = ${place}::int and d.wait_for = ${party}::int`;
  return { rows, waiting: selectWaiting };
}
type Placed = Awaited<ReturnType<typeof selectPlaced>>;

async function loadRecipients(target: UrgeTarget, place: number, { rows, waiting }: Placed, context: Context) {
  const isStep = states[place] === undefined && place !== destPlaces.college;
  const days = sql`extract(day from ${context.now}::timestamptz - min(d.wait_since))::int as days`;
  const college = sql`join sys_depart o on o.org_code = m.sys_org_code and ${context.live(sysDepart, 'o')}`;
  const statements = {
    student: isStep
      ? sql<Wanted>`select d.employ_id as id, count(*)::int as n, ${days} ${waiting(waitParties.student)} group by 1 order by min(d.wait_since), 1`
      : sql<Wanted>`select m.employ_id as id, 1 as n, 0 as days from (${rows}) m order by m.create_time, 1`,
    enterprise: sql<Wanted>`select d.company_id as id, count(*)::int as n, ${days} ${waiting(waitParties.enterprise)} group by 1 order by min(d.wait_since), 1`,
    college: isStep
      ? sql<Wanted>`select o.id, count(*)::int as n, ${days} ${waiting(waitParties.college)} ${college} group by 1 order by 1`
      : sql<Wanted>`select o.id, count(*)::int as n, 0 as days from (${rows}) m ${college} group by 1 order by 1`,
  };
  const { db, session, now } = context;
  const { rows: found } = await sql<Wanted & { isRecent: boolean }>`
    select w.*, exists (select 1 from rc_urge u where u.tenant_id = ${session.tenantId}::int and u.target = ${target}
      and u.target_id = w.id and u.last_time > ${now}::timestamptz - make_interval(days => ${quietDays}::int)) as is_recent
    from (${statements[target]}) w`.execute(db);
  const open = found.filter(({ isRecent }) => !isRecent);
  return { wanted: open.slice(0, mostTargets), recent: found.length - open.length };
}

async function send(target: UrgeTarget, place: number, { id, n, days }: Wanted, context: Context): Promise<void> {
  const seq = context.now;
  if (target === 'enterprise') {
    const usernames = await companyMembers(id, context);
    return notify(context, { code: 'D32', refId: id, seq, receivers: { usernames }, params: { n, days } });
  }
  if (target === 'student') {
    const [state, what] = states[place] ?? answering;
    const { rows } = await sql<{ name: string }>`
      select realname as name from rc_employ_user where id = ${id}`.execute(context.db);
    const receivers = await studentReceivers(id, context);
    return notify(context, { code: 'E01', refId: id, seq, receivers, params: { name: rows[0]?.name, state, what } });
  }
  const { rows } = await sql<{ depart: string; orgCode: string }>`
    select depart_name as depart, org_code from sys_depart where id = ${id}`.execute(context.db);
  const usernames = await departmentUsers(rows[0]?.orgCode ?? null, 'college_staff', context);
  return notify(context, {
    code: 'E05',
    refId: id,
    seq,
    receivers: { usernames },
    params: { depart: rows[0]?.depart, n },
  });
}

const urgeAnswer = answer(managerUrge, async ({ gradYear, place, orgCode }, context) => {
  const targets = getTargets(place);
  if (targets.length === 0) throw failure('notAnOption', managerUrge.input.place.label);
  const found = await selectPlaced(place, gradYear, orgCode, context);
  const sent: Record<UrgeTarget, number> = { student: 0, enterprise: 0, college: 0 };
  let recent = 0;
  // A fixed order of kinds and ids keeps calls at the same time from waiting for each other in a circle.
  for (const target of targets) {
    const { wanted, recent: reminded } = await loadRecipients(target, place, found, context);
    const claimed = await claim(
      target,
      wanted.map(({ id }) => id),
      context,
    );
    for (const one of wanted.filter(({ id }) => claimed.has(id))) await send(target, place, one, context);
    sent[target] = claimed.size;
    recent += reminded + wanted.length - claimed.size;
  }
  return { sent, recent } satisfies UrgeReport;
});

export const managerUrgeAnswers = [urgeAnswer];
