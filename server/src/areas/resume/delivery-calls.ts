import { failure, isEnterprise } from '@campus/contract/kit';
import {
  type DeliveryStepRow,
  delivery,
  deliveryNote,
  deliveryRead,
  deliveryStar,
  deliverySteps,
  deliveryTag,
  getAccess,
} from '@campus/contract/resume';
import { maskSurname } from '@campus/contract/rules';
import { sql } from 'kysely';
import type { Context } from '../../kit/context.ts';
import { answer } from '../../kit/http/answer.ts';
import { lockVisible } from '../../kit/write/lock-visible.ts';
import { actors, appendStep } from './delivery-history.ts';
import { sources } from './delivery-rule.ts';

interface Head {
  readonly status: number;
  readonly studentConfirm: number | null;
  readonly realname: string;
}
async function loadHead(id: string, context: Context): Promise<Head> {
  const [row] = await context.engine.find<Head>(
    delivery,
    ['id', 'eq', id],
    ['employId', 'status', 'studentConfirm', 'realname'],
    context,
  );
  if (!row) throw failure('notFound');
  return row;
}
/** The recommendation behind a delivery, as the first entry of its history. */
async function findRecommendation(id: string, { db }: Context): Promise<DeliveryStepRow | undefined> {
  const { rows } = await sql<{ id: string; reason: string | null; name: string | null; at: string }>`
    select r.id, r.reason, coalesce(u.realname, r.recommender_id) as name, r.recommend_time as at
    from rc_delivery d join rc_recommend r on r.id = d.ref_id left join sys_user u on u.username = r.recommender_id
    where d.id = ${id} and d.source = ${sources.recommend}`.execute(db);
  const [row] = rows;
  return (
    row && {
      id: row.id,
      seq: 0,
      action: 'recommend',
      action_dictText: '推荐',
      fromStatus: null,
      toStatus: 1,
      fromStep: null,
      toStep: 10,
      reasonText: row.reason,
      remark: null,
      refPostName: null,
      actorType: actors.school,
      actorName: row.name,
      onBehalf: 0,
      occurTime: row.at,
    }
  );
}
type Line = Omit<DeliveryStepRow, 'action_dictText' | 'reasonText'> & { readonly reasonCode: number | null };

export const stepsAnswer = answer(deliverySteps, async ({ id }, context) => {
  const { ports } = context.engine;
  const head = await loadHead(id, context);
  const actions = await ports.dictionary('rc_delivery_action');
  const refusals = await ports.dictionary('rc_reject_reason');
  const closings = await ports.dictionary('rc_delivery_close_reason');
  // The notes of a company are its own.
  const shown = isEnterprise(context.session) ? sql`true` : sql`s.action <> 'note'`;
  const { rows } = await sql<Line>`
    select s.id, s.seq, s.action, s.from_status, s.to_status, s.from_step, s.to_step, s.reason_code, s.remark,
      s.actor_type, s.actor_name, s.on_behalf, s.occur_time, p.name as ref_post_name
    from rc_delivery_step s
    left join rc_delivery d on s.ref_type = 'delivery' and d.id = s.ref_id
    left join rc_company_post p on p.id = d.post_id
    where s.delivery_id = ${id} and ${shown} order by s.seq`.execute(context.db);
  const gone = isEnterprise(context.session) && getAccess([head]) === 'gone';
  const origin = await findRecommendation(id, context);
  const lines = rows.map(({ reasonCode, ...line }) => ({
    ...line,
    action_dictText: origin && line.seq === 1 ? '接受推荐' : (actions?.get(line.action) ?? line.action),
    reasonText: (line.action === 'reject' ? refusals : closings)?.get(String(reasonCode)) ?? null,
    actorName: gone && line.actorType === actors.student ? maskSurname(head.realname) : line.actorName,
  }));
  return origin ? [origin, ...lines] : lines;
});

export const noteAnswer = answer(deliveryNote, async ({ id, remark }, context) => {
  const row = await lockVisible(delivery, id, context);
  await appendStep(row, row, { action: 'note', remark }, context);
  return null;
});
export const starAnswer = answer(deliveryStar, async ({ id, starFlag }, context) => {
  await lockVisible(delivery, id, context);
  await context.engine.set(delivery, id, { starFlag }, context);
  return null;
});
export const tagAnswer = answer(deliveryTag, async ({ id, tags }, context) => {
  await lockVisible(delivery, id, context);
  await context.engine.set(delivery, id, { tags }, context);
  return null;
});

/**
 * Records that a company user viewed the row: it is marked as seen, with one history entry per user and day.
 * The version stays, so that a decision made in parallel is not rejected as stale.
 */
export async function recordView(id: string, action: 'read' | 'download', context: Context): Promise<void> {
  const { db, session, now } = context;
  const row = await lockVisible(delivery, id, context);
  if (!isEnterprise(session)) return;
  await sql`
    update rc_delivery set read_flag = 1, read_time = ${now}::timestamptz where id = ${id} and read_flag is distinct from 1`.execute(
    db,
  );
  const { rows } = await sql`
    select 1 from rc_delivery_step where delivery_id = ${id} and action = ${action} and actor_id = ${session.userId}
    and occur_time >= ${`${now.slice(0, 10)} 00:00:00`}::timestamptz limit 1`.execute(db);
  if (rows.length === 0) await appendStep(row, row, { action }, context);
}
export const readAnswer = answer(deliveryRead, async ({ id }, context) => {
  await recordView(id, 'read', context);
  return null;
});
