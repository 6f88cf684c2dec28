import { blackScopes, company } from '@campus/contract/enterprise';
import {
  cancelReasons,
  expectedAtFair,
  expenseFlow,
  fairApply,
  fairApplyFlow,
  fairStudent,
  fairStudentFlow,
  fairWords,
  refusalReasons,
  applyWords as words,
} from '@campus/contract/jobfair';
import { getCodes, refusal } from '@campus/contract/kit';
import { type RawBuilder, sql } from 'kysely';
import type { Context } from '../../kit/context.ts';
import { listen } from '../../kit/listener.ts';
import { inStates } from '../../kit/read/in-states.ts';
import { stepEach } from '../../kit/write/step-each.ts';
import { notify } from '../../platform/messages/notify.ts';
import { receiversOfStudents } from '../../platform/messages/receivers.ts';
import { companyBlacklisted } from '../enterprise/company-blacklisted.ts';
import { companySuspended } from '../enterprise/company-suspended.ts';
import { notifyCompany } from './apply-notices.ts';
import type { Apply } from './apply-parties.ts';
import { type Fair, fairArchived, fairCancelled, fairDeleted, fairRescheduled } from './fair-events.ts';

const [draft, waiting, passed, confirmed, queued] = getCodes(
  fairApplyFlow,
  'draft',
  'waiting',
  'passed',
  'confirmed',
  'queued',
) as [number, number, number, number, number];
/** Applications of a company in these states for fairs that have not begun. */
const upcoming = (companyId: string, states: readonly number[], { now }: Context): RawBuilder<unknown> => sql`
  company_id = ${companyId} and status = any(${[...states]}::int[])
    and fair_id in (select id from rc_job_fair where start_time > ${now}::timestamptz)`;

/** A company on the blacklist comes to no fair that has not begun. */
export const barCompany = listen(companyBlacklisted, async ({ id: companyId }, context) => {
  const refused = { reasonCode: refusalReasons.record, reason: words.listed };
  const ended = { reasonCode: cancelReasons.blacklisted, reason: words.listed };
  const undecided = sql`company_id = ${companyId} and status = any(${[waiting, queued]}::int[])`;
  await stepEach(fairApply, 'dismiss', undecided, refused, context);
  await stepEach(fairApply, 'drop', upcoming(companyId, [passed, confirmed], context), ended, context);
});
/** A disabled company comes to none either, and nothing of it waits for the school. */
export const dropAppliesWithCompany = listen(companySuspended, async ({ id: companyId }, context) => {
  // One that is disabled by the blacklist is refused by the rule above.
  const held = await context.engine.lock(company, companyId, context);
  if ((held?.blackScope ?? blackScopes.none) > blackScopes.none) return;
  const ended = { reasonCode: cancelReasons.blacklisted, reason: words.companyDisabled };
  const open = [waiting, queued, passed, confirmed];
  await stepEach(fairApply, 'drop', upcoming(companyId, open, context), ended, context);
});

/** A cancelled fair ends everything that was arranged for it, without points. */
export const endWithFair = listen(fairCancelled, async ({ fair, reason }, context) => {
  const ended = {
    reasonCode: cancelReasons.organizer,
    reason: `${words.fairCancelled}：${reason}`.slice(0, 300),
    fairReason: reason,
  };
  const open = [draft, waiting, passed, confirmed, queued];
  await stepEach(fairApply, 'drop', sql`fair_id = ${fair.id} and status = any(${open}::int[])`, ended, context);
  const expected = sql`fair_id = ${fair.id} and ${inStates(fairStudentFlow, ['signed', 'queued'])}`;
  await stepEach(fairStudent, 'drop', expected, { reason: words.fairCancelled }, context);
});

/** When and where a fair takes place, in words. */
async function describeSchedule({ startTime, endTime, venueId, venueText }: Fair, context: Context): Promise<string> {
  const { rows } = await sql<{ name: string }>`
    select name from rc_venue where id = ${venueId} and tenant_id = ${context.session.tenantId}`.execute(context.db);
  const [start, end] = [(startTime ?? '').slice(0, 16), (endTime ?? '').slice(0, 16)];
  const isOneDay = start.slice(0, 10) === end.slice(0, 10);
  return `${start}至${isOneDay ? end.slice(11) : end} ${rows[0]?.name ?? venueText ?? ''}`.trim();
}

/** The students who signed up for a moved fair, or wait for a place, are notified. */
async function notifyStudents(fair: Fair, params: Readonly<Record<string, string>>, context: Context): Promise<void> {
  const { rows } = await sql<{ employId: string }>`
    select employ_id from rc_fair_student where ${context.live(fairStudent)} and fair_id = ${fair.id}
      and ${inStates(fairStudentFlow, ['signed', 'queued'])}`.execute(context.db);
  const receivers = await receiversOfStudents(
    rows.map(({ employId }) => employId),
    context,
  );
  notify(context, {
    code: 'F22',
    refId: fair.id,
    seq: fair.version,
    receivers,
    params: { fair: fair.title, ...params },
  });
}

/** Companies of a moved fair are notified, and may stay away without points; students are notified. */
export const tellOfMove = listen(fairRescheduled, async ({ fair, before, reason }, context) => {
  const { rows } = await sql<Apply>`
    select * from rc_fair_apply where ${context.live(fairApply)} and fair_id = ${fair.id}
      and status = any(${[waiting, passed, confirmed, queued]}::int[]) order by id for no key update`.execute(
    context.db,
  );
  const [old, moved] = [await describeSchedule(before, context), await describeSchedule(fair, context)];
  for (const row of rows) {
    await context.engine.set(fairApply, row.id, { freeCancel: 1 }, context);
    const params = { old, new: moved, reason };
    await notifyCompany('F04', row, context, params, `move ${fair.version}`);
  }
  await notifyStudents(fair, { old, new: moved, reason }, context);
});

/** A fair with unfinished claims is not filed, one that companies attended not deleted. */
export const keepUnpaid = listen(fairArchived, async ({ fair }, context) => {
  const { rows } = await sql`
    select 1 from rc_fair_expense where fair_id = ${fair.id} and del_flag = 0
      and ${inStates(expenseFlow, ['waiting', 'reviewed', 'payable'])} limit 1`.execute(context.db);
  if (rows.length > 0) throw refusal(fairWords.unpaid, 'RC_STATE');
});
export const keepAttended = listen(fairDeleted, async ({ fair }, context) => {
  const { rows } = await sql`
    select 1 from rc_fair_apply where fair_id = ${fair.id} and del_flag = 0 and (status = any(${expectedAtFair}::int[]) or confirm_time is not null)
    limit 1`.execute(context.db);
  if (rows.length > 0) throw refusal(fairWords.attended, 'RC_STATE');
});
