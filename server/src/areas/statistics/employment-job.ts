import { chinaTime } from '@campus/contract/kit';
import { studentStatuses } from '@campus/contract/resume';
import { groupOfCategory } from '@campus/contract/rules';
import { employment, employmentFlow } from '@campus/contract/statistics';
import { sysDepart } from '@campus/contract/system';
import { sql } from 'kysely';
import type { Job } from '../../kit/area-server.ts';
import type { Context } from '../../kit/context.ts';
import { notify } from '../../platform/messages/notify.ts';
import { departmentUsers } from '../../platform/messages/receivers.ts';
import { appendEntry, createEmployment, type Employment, otherIsFlexible, seasonYear } from './employment-journal.ts';
import { askForContract, askToConfirm, askToFile } from './employment-notices.ts';

const perTransaction = 200;
const { none, college, passed, returned } = employmentFlow.states;
/** Students are reminded from this day of the year they graduate in. */
const remindFrom = '03-01';

/** Destinations of students whose season has begun. */
async function createMissing(context: Context): Promise<number> {
  const { rows } = await sql<{ id: string; sysOrgCode: string | null }>`
    select e.id, e.sys_org_code from rc_employ_user e
    where e.tenant_id = ${context.session.tenantId} and e.del_flag = 0 and e.merged_into = ''
      and e.grad_year <= ${await seasonYear(context)}::int
      and not exists (select 1 from rc_employment m where m.employ_id = e.id and m.del_flag = 0)
    order by e.id limit ${perTransaction}::int for no key update of e`.execute(context.db);
  for (const student of rows) await createEmployment(student, context);
  return rows.length;
}

/** Rows whose group is not that of their category since a setting changed. */
async function regroup(context: Context): Promise<number> {
  const isFlexible = await otherIsFlexible(context);
  const { rows } = await sql<Employment>`
    select * from rc_employment m where ${context.live(employment, 'm')} and m.dest_category = '12'
      and m.dest_group <> ${groupOfCategory('12', isFlexible)}::int
    order by m.id limit ${perTransaction}::int for no key update`.execute(context.db);
  for (const { id } of rows) {
    const row = await context.engine.set(employment, id, { destGroup: groupOfCategory('12', isFlexible) }, context);
    await appendEntry(row, 'regroup', context);
  }
  return rows.length;
}

/** The Monday of the week of a day. */
function getMonday(day: string): string {
  const at = new Date(`${day}T00:00:00Z`);
  at.setUTCDate(at.getUTCDate() - ((at.getUTCDay() + 6) % 7));
  return at.toISOString().slice(0, 10);
}

const reminders = {
  /** To file. */
  E01: { rows: sql`m.audit in (${none.code}::int, ${returned.code}::int)`, send: askToFile },
  /** To confirm. */
  E06: { rows: sql`m.audit = ${passed.code}::int and m.student_confirm_time is null`, send: askToConfirm },
} as const;

/** Reminds students, after the row `after`, who were not since Monday. Returns the last one; undefined at the end. */
async function remindStudents(
  code: keyof typeof reminders,
  week: string,
  after: string,
  context: Context,
): Promise<{ readonly n: number; readonly last: string | undefined }> {
  const today = context.now.slice(0, 10);
  const { rows } = await sql<Employment>`
    select m.* from rc_employment m join rc_employ_user e on e.id = m.employ_id
    where ${context.live(employment, 'm')} and m.id > ${after} and e.del_flag = 0 and e.merged_into = ''
      and e.status = any(${[...Object.values(studentStatuses)]}::int[]) and ${reminders[code].rows}
      and ${today} between e.grad_year || ${`-${remindFrom}`} and e.grad_year || '-08-31'
      and not exists (select 1 from rc_outbox o where o.code = ${code} and o.ref_id = m.id and o.event_seq = ${week})
    order by m.id limit ${perTransaction}::int`.execute(context.db);
  for (const row of rows) await reminders[code].send(row, week, context);
  return { n: rows.length, last: rows.length < perTransaction ? undefined : rows.at(-1)?.id };
}

/** Notifies the staff of each college once a week how much waits for them. */
async function remindColleges(week: string, context: Context): Promise<number> {
  const { rows } = await sql<{ id: string; depart: string; orgCode: string; n: number }>`
    select d.id, d.depart_name as depart, d.org_code, count(*)::int as n
    from rc_employment m join sys_depart d on d.org_code = m.sys_org_code and ${context.live(sysDepart, 'd')}
    where ${context.live(employment, 'm')} and m.audit = ${college.code}::int group by 1, 2, 3`.execute(context.db);
  for (const { id, depart, orgCode, n } of rows)
    notify(context, {
      code: 'E05',
      refId: id,
      seq: week,
      receivers: { usernames: await departmentUsers(orgCode, 'college_staff', context) },
      params: { depart, n },
    });
  return rows.length;
}

/** Days after the start of work. */
const contractDays = 90;
/** Asks students with an agreement, once for each day of report, whether a labour contract was signed. */
async function askForContracts(context: Context): Promise<number> {
  const { rows } = await sql<Employment & { seq: string }>`
    select m.*, 'contract-' || m.report_date::text as seq
    from rc_employment m join rc_employ_user e on e.id = m.employ_id
    where ${context.live(employment, 'm')} and e.del_flag = 0 and e.merged_into = ''
      and m.audit = ${passed.code}::int and m.dest_category = '10' and m.contract_signed is null
      and m.report_date <= ${context.now.slice(0, 10)}::date - ${contractDays}::int
      and not exists (select 1 from rc_outbox o
        where o.code = 'E09' and o.ref_id = m.id and o.event_seq = 'contract-' || m.report_date::text)
    order by m.id limit ${perTransaction}::int`.execute(context.db);
  for (const { seq, ...row } of rows) await askForContract(row, seq, context);
  return rows.length;
}

/** Runs a part of the work in transactions of their own until nothing is left. */
async function repeat(part: () => Promise<number>, signal: AbortSignal): Promise<number> {
  let total = 0;
  while (!signal.aborted) {
    const done = await part();
    total += done;
    if (done < perTransaction) break;
  }
  return total;
}
async function remindAll(
  code: keyof typeof reminders,
  week: string,
  run: <T>(work: (context: Context) => Promise<T>) => Promise<T>,
  signal: AbortSignal,
): Promise<number> {
  let total = 0;
  let after: string | undefined = '';
  while (after !== undefined && !signal.aborted) {
    const from: string = after;
    const { n, last } = await run((context) => remindStudents(code, week, from, context));
    total += n;
    after = last;
  }
  return total;
}

/** Begins the season of a cohort and reminds once a week: students to file and to confirm, colleges to decide. */
export const employmentJob: Job = {
  name: 'RcEmployment',
  title: '毕业去向建立与提醒',
  cron: '0 30 8 * * ? *',
  async run(engine, systemSession, { signal }) {
    const week = getMonday(chinaTime(engine.now()).slice(0, 10));
    const { rows } = await sql<{ tenantId: number }>`
      select distinct tenant_id from rc_employ_user where del_flag = 0 order by 1`.execute(engine.db);
    let touched = 0;
    for (const { tenantId } of rows) {
      const run = <T>(work: (context: Context) => Promise<T>) => engine.runAs(systemSession(tenantId), work);
      touched += await repeat(() => run(createMissing), signal);
      touched += await repeat(() => run(regroup), signal);
      touched += await remindAll('E01', week, run, signal);
      touched += await remindAll('E06', week, run, signal);
      touched += await repeat(() => run(askForContracts), signal);
      touched += await run((context) => remindColleges(week, context));
    }
    return touched;
  },
};
