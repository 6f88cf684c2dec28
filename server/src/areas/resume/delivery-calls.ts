import { type BatchReport, Failure, failure, isEnterprise } from '@campus/contract/kit';
import {
  delivery,
  deliveryInvite,
  deliveryNote,
  deliveryRead,
  deliveryStar,
  deliverySteps,
  deliveryTag,
  employUser,
  studentConfirm,
  studentDecline,
  studentSubmit,
  studentWithdraw,
} from '@campus/contract/resume';
import { sql } from 'kysely';
import { answer } from '../../kit/answer.ts';
import type { Context } from '../../kit/context.ts';
import type { Call } from '../../kit/route.ts';
import { notify } from '../../platform/messages/notify.ts';
import { contactOf, deliver } from './deliver.ts';
import { appendStep } from './delivery-history.ts';
import { sources } from './eligibility.ts';

/** The delivery, locked, if the caller may see it. Throws notFound. */
async function lockSeen(id: string, context: Context) {
  if ((await context.engine.count(delivery, ['id', 'eq', id], context)) === 0) throw failure('notFound');
  const row = await context.engine.lock(delivery, id, context);
  if (!row) throw failure('notFound');
  return row;
}

const reasonText = `case when s.action = 'reject' then (select i.item_text from sys_dict_item i join sys_dict d on d.id = i.dict_id where d.dict_code = 'rc_reject_reason' and i.item_value = s.reason_code::text limit 1)
  else (select i.item_text from sys_dict_item i join sys_dict d on d.id = i.dict_id where d.dict_code = 'rc_delivery_close_reason' and i.item_value = s.reason_code::text limit 1) end`;

export const stepsAnswer = answer(deliverySteps, async ({ id }, context) => {
  if ((await context.engine.count(delivery, ['id', 'eq', id], context)) === 0) throw failure('notFound');
  const actions = await context.engine.parts.ports.dictionary('rc_delivery_action');
  const { rows } = await sql<Record<string, unknown>>`
    select s.id, s.seq, s.action, s.from_status, s.to_status, s.from_step, s.to_step, ${sql.raw(reasonText)} as reason_text,
      s.remark, s.actor_type, s.actor_name, s.on_behalf, s.occur_time
    from rc_delivery_step s where s.delivery_id = ${id} order by s.seq`.execute(context.db);
  return rows.map((r) => ({ ...r, action_dictText: actions?.get(String(r.action)) ?? String(r.action) })) as never;
});

export const noteAnswer = answer(deliveryNote, async ({ id, remark }, context) => {
  const row = await lockSeen(id, context);
  await appendStep(row, row, { action: 'note', remark }, context);
  return null;
});
export const starAnswer = answer(deliveryStar, async ({ id, starFlag }, context) => {
  await lockSeen(id, context);
  await context.engine.set(delivery, id, { starFlag }, context);
  return null;
});
export const tagAnswer = answer(deliveryTag, async ({ id, tags }, context) => {
  await lockSeen(id, context);
  await context.engine.set(delivery, id, { tags }, context);
  return null;
});

/** Once a user and day stands in the history that somebody of the company looked. */
export async function recordSeen(id: string, action: 'read' | 'download', context: Context): Promise<void> {
  const row = await lockSeen(id, context);
  if (!isEnterprise(context.session)) return;
  if (row.readFlag === 0) await context.engine.set(delivery, id, { readFlag: 1, readTime: context.now }, context);
  const { rows } = await sql`
    select 1 from rc_delivery_step where delivery_id = ${id} and action = ${action} and actor_id = ${context.session.userId}
    and occur_time >= ${context.now.slice(0, 10)}::date limit 1`.execute(context.db);
  if (rows.length === 0) await appendStep(row, row, { action }, context);
}
export const readAnswer = answer(deliveryRead, async ({ id }, context) => {
  await recordSeen(id, 'read', context);
  return null;
});

/** Each student in a savepoint of his own; who cannot be invited is named with the reason. */
export const inviteAnswer = answer(deliveryInvite, async ({ postId, employIds }, context) => {
  const report: BatchReport = { ok: 0, failed: [] };
  for (const employId of employIds.split(',')) {
    await sql`savepoint invited`.execute(context.db);
    try {
      await deliver({ employId, postId, source: sources.invite }, context);
      report.ok += 1;
    } catch (error) {
      if (!(error instanceof Failure)) throw error;
      await sql`rollback to savepoint invited`.execute(context.db);
      report.failed.push({ id: employId, name: employId, message: error.message });
    }
  }
  return report;
});

/** The student staff act for: named by the header, and one the caller may see. Throws notFound. */
async function actsFor(call: Call, context: Context): Promise<string> {
  const employId = call.headers['x-behalf-employ'] ?? '';

  if (!employId || (await context.engine.count(employUser, ['id', 'eq', employId], context)) === 0)
    throw failure('notFound');
  return employId;
}
async function ownDelivery(id: string, call: Call, context: Context) {
  const employId = await actsFor(call, context);
  const row = await lockSeen(id, context);
  if (row.employId !== employId) throw failure('notFound');
  return row;
}
export const studentSubmitAnswer = answer(studentSubmit, async ({ postId, source, remark }, context, call) => {
  const employId = await actsFor(call, context);
  const row = await deliver({ employId, postId, source: source ?? sources.own }, context, { remark, onBehalf: true });
  return { id: row.id };
});

async function tellContact(code: 'D03' | 'D04' | 'D07', id: string, context: Context): Promise<void> {
  const { rows } = await sql<{ name: string; post: string; postId: string; version: number }>`
    select e.realname as name, p.name as post, p.id as post_id, d.version from rc_delivery d
    join rc_employ_user e on e.id = d.employ_id join rc_company_post p on p.id = d.post_id where d.id = ${id}`.execute(
    context.db,
  );
  const [row] = rows;
  if (row)
    await notify(context, {
      code,
      refId: id,
      seq: row.version,
      receivers: { usernames: await contactOf(row.postId, context) },
      params: { name: row.name, post: row.post },
    });
}
/** A student's own step, taken by the system for him; the history says who typed it. */
const byStudent =
  (name: 'withdraw' | 'confirm' | 'decline', code: 'D03' | 'D04' | 'D07') =>
  async (input: { id: string; remark: string }, context: Context, call: Call) => {
    await ownDelivery(input.id, call, context);
    await context.engine.step(delivery, name, input.id, { remark: input.remark, onBehalf: true }, context, true);
    await tellContact(code, input.id, context);
    return null;
  };
export const studentWithdrawAnswer = answer(studentWithdraw, byStudent('withdraw', 'D07'));
export const studentConfirmAnswer = answer(studentConfirm, byStudent('confirm', 'D03'));
export const studentDeclineAnswer = answer(studentDecline, byStudent('decline', 'D04'));

/** Ends what waits at the first step of a post that has ended (recruitment document 8.1); later steps go on. */
export async function closeWaiting(postId: string, reason: number, context: Context): Promise<number> {
  const { rows } = await sql<{
    id: string;
  }>`select id from rc_delivery where post_id = ${postId} and status = 1 and step = 10 order by id`.execute(context.db);
  for (const { id } of rows)
    await context.engine.step(delivery, 'close', id, { closeReason: reason, bySystem: true }, context, true);
  await sql`update rc_recommend set status = 6, version = version + 1 where post_id = ${postId} and status in (1, 2) and del_flag = 0`.execute(
    context.db,
  );
  return rows.length;
}
