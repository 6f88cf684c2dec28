import { failure, getCodes, getState, refusal } from '@campus/contract/kit';
import { lastChangeDay } from '@campus/contract/rules';
import {
  employment,
  employmentFlow,
  employmentRefusals,
  myEmployment,
  type OwnEmployment,
  remindEmployment,
  submitOwnEmployment,
} from '@campus/contract/statistics';
import { sql } from 'kysely';
import type { Context } from '../../kit/context.ts';
import { answer } from '../../kit/http/answer.ts';
import { actAsStudent } from '../../kit/http/student-calls.ts';
import { batchRows } from '../../kit/write/batch-rows.ts';
import { lockVisible } from '../../kit/write/lock-visible.ts';
import { askToFile } from './employment-notices.ts';

const open = getCodes(employmentFlow, 'none', 'returned');

async function remind(id: string, context: Context): Promise<void> {
  const { now } = context;
  const row = await lockVisible(employment, id, context);
  if (!open.includes(row.audit)) throw refusal(employmentRefusals.filed, 'RC_STATE');
  await askToFile(row, now.slice(0, 10), context);
}
export const remindEmploymentAnswer = answer(
  remindEmployment,
  ({ ids }, context, call) => batchRows(employment, ids, context, call, remind),
  { transaction: false },
);

/** The destination of the student that the call acts for. */
async function ownId({ db, live, session }: Context): Promise<string> {
  const { rows } = await sql<{ id: string }>`
    select id from rc_employment where ${live(employment)} and employ_id = ${session.employId ?? ''}`.execute(db);
  if (!rows[0]) throw failure('notFound');
  return rows[0].id;
}

type OwnRow = Omit<OwnEmployment, 'audit_dictText' | 'destCategory_dictText' | 'deadline'>;
export const myEmploymentAnswer = answer(myEmployment, async (_input, given, call) => {
  const { db, engine, live, session } = await actAsStudent(employment, call, given);
  const { rows } = await sql<OwnRow & { gradYear: number }>`
    select m.id, m.audit, m.dest_category, m.unit_name, m.opinion, m.transfer_no, m.verify_no, m.student_confirm_time,
      e.grad_year
    from rc_employment m join rc_employ_user e on e.id = m.employ_id
    where ${live(employment, 'm')} and m.employ_id = ${session.employId ?? ''}`.execute(db);
  const [row] = rows;
  if (!row) throw failure('notFound');
  const { gradYear, ...own } = row;
  const categories = await engine.ports.dictionary('rc_dest_category');
  return {
    ...own,
    audit_dictText: employmentFlow.states[getState(employmentFlow, own.audit)].label,
    destCategory_dictText: categories?.get(own.destCategory ?? '') ?? '',
    deadline: lastChangeDay(gradYear),
  };
});

/** Saves what the student sends and submits it, as one act. */
export const submitOwnAnswer = answer(submitOwnEmployment, async ({ remark, ...values }, given, call) => {
  const context = await actAsStudent(employment, call, given);
  const { engine, session } = context;
  const id = await ownId(context);
  await engine.edit(employment, { id, ...values }, context);
  await engine.step(employment, 'submit', id, {}, context, true);
  if (session.isBehalf)
    engine.ports.audit(context, 'student.behalf', {
      entity: employment.name,
      step: 'submit',
      id,
      employId: session.employId,
      remark,
    });
  return { id };
});
