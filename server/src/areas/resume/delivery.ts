import type { Filter, Row } from '@campus/contract/kit';
import { refusal } from '@campus/contract/kit';
import { companyPost } from '@campus/contract/post';
import { columnFilters, delivery } from '@campus/contract/resume';
import { deliverySteps } from '@campus/contract/rules';
import { sql } from 'kysely';
import { behaviour } from '../../kit/behaviour.ts';
import type { Context } from '../../kit/context.ts';
import { setting } from '../../platform/settings.ts';
import { overdueFilter } from '../../platform/waits.ts';
import { recountPostDeliveries } from './delivery-counters.ts';
import { appendStep, type HistoryEntry } from './delivery-history.ts';
import { notifyStudent } from './delivery-notices.ts';
import { presentDeliveries } from './delivery-present.ts';
import { after } from './delivery-times.ts';

type Delivery = Row<typeof delivery>;
type Input = Readonly<Record<string, unknown>>;

/** Next step after approving the résumé: the interview, skipped when the post plans none. */
async function nextStep(row: Delivery, context: Context): Promise<number> {
  const post = await context.engine.lock(companyPost, row.postId, context);
  return post?.interviewRounds === 0 ? deliverySteps.hire : deliverySteps.interview;
}

async function getRejectionTime(id: string, { db }: Context): Promise<string | null> {
  const { rows } = await sql<{ at: string | null }>`
    select max(occur_time) as at from rc_delivery_step where delivery_id = ${id} and action = 'reject'`.execute(db);
  return rows[0]?.at ?? null;
}
/**
 * A rejection can be undone for some days while the post is open; the unique index rejects it when the pair has a new
 * delivery.
 */
async function checkRestore(row: Delivery, context: Context): Promise<void> {
  const days = await setting(context, 'delivery.restoreDays');
  const refused = await getRejectionTime(row.id, context);
  if (refused !== null && refused < after(context.now, -days)) throw refusal('已超过可恢复期限', 'RC_EXPIRED');
  const post = await context.engine.lock(companyPost, row.postId, context);
  if (!post || ![1, 2].includes(post.postStatus)) throw refusal('岗位已停止招聘', 'RC_STATE');
}

/** Deliveries in the first step for longer than `delivery.staleDays`. */
export async function staleFilter(context: Context): Promise<Filter> {
  return { all: [columnFilters.waiting, await overdueFilter('stepTime', 'delivery.staleDays', context)] };
}

const stageNames: Readonly<Record<number, string>> = { 10: '简历筛选', 20: '面试', 30: '录用' };
/** Stage label for messages. */
export const stageOf = (step: number | null): { readonly stage: string } => ({ stage: stageNames[step ?? 10] ?? '' });
/** Notifies the student of a step. */
async function notifyStep(step: string, row: Delivery, input: Input, context: Context): Promise<void> {
  const stage = stageOf(row.step);
  if (step === 'pass' || (step === 'restore' && input.notify === 1)) await notifyStudent('D05', row.id, context, stage);
  if (step === 'reject' && input.notify === 1) await notifyStudent('D06', row.id, context);
  if (step === 'close') await notifyStudent('D09', row.id, context);
}

/** Deliveries: values and effects of each step besides the state. */
export const deliveryBehaviour = behaviour(delivery, {
  steps: {
    async pass(row, _input, context) {
      if (row.studentConfirm !== 1) throw refusal('学生尚未确认，暂不能推进', 'RC_STATE');
      const { now } = context;
      const seen = { readFlag: 1 as const, readTime: row.readTime ?? now };
      return { step: await nextStep(row, context), stepTime: now, stageTime: now, ...seen };
    },
    reject: (_row, { rejectReason, rejectRemark }, { now }) => ({
      stepResult: 2,
      rejectReason,
      rejectRemark,
      stageTime: now,
    }),
    async restore(row, _input, context) {
      await checkRestore(row, context);
      return { stepResult: 0, rejectReason: null, rejectRemark: null, stageTime: context.now };
    },
    confirm(row, _input, { now }) {
      if (row.confirmDeadline !== null && row.confirmDeadline < now) throw refusal('邀请已过期', 'RC_EXPIRED');
      return { studentConfirm: 1, confirmDeadline: null };
    },
    decline: (_row, _input, { now }) => ({ studentConfirm: 2, closeReason: 4, stageTime: now }),
    expire: (_row, _input, { now }) => ({ studentConfirm: 3, closeReason: 3, stageTime: now }),
    withdraw: (_row, _input, { now }) => ({ stageTime: now }),
    close: (_row, input: Input, { now }) => ({ closeReason: Number(input.closeReason), stageTime: now }),
    transferOut: (_row, _input, { now }) => ({ stageTime: now }),
  },
  async afterStep(step, row, context) {
    const { before, input } = context;
    await appendStep(before, row, historyOf(step, row, input), context);
    await recountPostDeliveries(row, context);
    await notifyStep(step, row, input, context);
  },
  present: presentDeliveries,
  listFilter: (query, context) => (query.overdue === '1' ? staleFilter(context) : undefined),
});

function historyOf(step: string, row: Delivery, input: Input): HistoryEntry {
  const remark = (input.remark ?? input.rejectRemark ?? null) as string | null;
  return {
    action: step,
    reasonCode: step === 'reject' ? row.rejectReason : row.closeReason,
    remark,
    notified: input.notify === 1,
    onBehalf: input.onBehalf === true,
    bySystem: input.bySystem === true,
    ...(typeof input.refId === 'string' && { refId: input.refId, refType: 'delivery' }),
  };
}
