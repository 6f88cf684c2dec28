import { type Row, refusal } from '@campus/contract/kit';
import { companyPost } from '@campus/contract/post';
import { delivery, employUser } from '@campus/contract/resume';
import { sql } from 'kysely';
import { behaviour } from '../../kit/behaviour.ts';
import type { Context } from '../../kit/context.ts';
import { notify } from '../../platform/messages/notify.ts';
import { setting } from '../../platform/settings.ts';
import { appendStep, type HistoryEntry, refreshCounters } from './delivery-history.ts';
import { presentDeliveries } from './delivery-present.ts';

type Delivery = Row<typeof delivery>;

/** A résumé passed leads to interviews, or past them where the post plans none. */
async function nextStep(row: Delivery, context: Context): Promise<number> {
  const post = await context.engine.lock(companyPost, row.postId, context);
  return (post?.interviewRounds ?? 1) === 0 ? 30 : 20;
}

/** A refusal may be undone while the post still hires and nobody else took the pair's place. */
async function checkRestore(row: Delivery, context: Context): Promise<void> {
  const days = await setting(context, 'delivery.restoreDays');
  const { rows } = await sql<{
    late: boolean;
  }>`select ${row.updateTime}::timestamptz < ${context.now}::timestamptz - make_interval(days => ${days}::int) as late`.execute(
    context.db,
  );
  if (rows[0]?.late) throw refusal('已超过可恢复期限', 'RC_EXPIRED');
  const post = await context.engine.lock(companyPost, row.postId, context);
  if (!post || ![1, 2].includes(post.postStatus ?? 0)) throw refusal('岗位已停止招聘', 'RC_STATE');
}

const stageNames: Record<number, string> = { 10: '简历筛选', 20: '面试', 30: '录用' };

async function tellStudent(
  code: 'D05' | 'D06' | 'D09',
  row: Delivery,
  context: Context,
  more: Record<string, string> = {},
): Promise<void> {
  const student = await context.engine.lock(employUser, row.employId, context);
  const post = await context.engine.lock(companyPost, row.postId, context);
  if (student && post)
    await notify(context, {
      code,
      refId: row.id,
      seq: row.version,
      receivers: { mobiles: [student.mobile] },
      params: { post: post.name, ...more },
    });
}

/** What each step writes besides the state (recruitment document 10.3). */
export const deliveryBehaviour = behaviour(delivery, {
  steps: {
    async pass(row, _input, context) {
      if (row.studentConfirm !== 1) throw refusal('学生尚未确认，暂不能推进', 'RC_STATE');
      return {
        step: await nextStep(row, context),
        stepResult: 0,
        stepTime: context.now,
        stageTime: context.now,
        readFlag: 1 as const,
        readTime: row.readTime ?? context.now,
      };
    },
    reject: (row, { rejectReason, rejectRemark }, { now }) => ({
      stepResult: 2,
      rejectReason,
      rejectRemark,
      stageTime: now,
      readFlag: 1 as const,
      readTime: row.readTime ?? now,
    }),
    async restore(row, _input, context) {
      await checkRestore(row, context);
      return { stepResult: 0, rejectReason: null, rejectRemark: null };
    },
    confirm: () => ({ studentConfirm: 1, confirmDeadline: null }),
    decline: () => ({ studentConfirm: 2, closeReason: 4 }),
    expire: () => ({ studentConfirm: 3, closeReason: 3 }),
    withdraw: (_row, _input, { now }) => ({ stageTime: now }),
    close: (_row, input, { now }) => ({
      stageTime: now,
      closeReason: Number((input as Readonly<Record<string, unknown>>).closeReason),
    }),
  },
  async afterStep(step, row, context) {
    const { before, input } = context;
    const notified = input.notify === 1;
    await appendStep(before, row, historyOf(step, row, input), context);
    await refreshCounters(row, context);
    if (step === 'pass') await tellStudent('D05', row, context, { stage: stageNames[row.step ?? 10] ?? '' });
    if (step === 'restore' && notified)
      await tellStudent('D05', row, context, { stage: stageNames[row.step ?? 10] ?? '' });
    if (step === 'reject' && notified) await tellStudent('D06', row, context);
    if (step === 'close' && row.closeReason === 1) await tellStudent('D09', row, context);
  },
  present: presentDeliveries,
  async listFilter(query, context) {
    if (query.overdue !== '1') return undefined;
    const days = await setting(context, 'delivery.staleDays');
    const { rows } = await sql<{
      at: string;
    }>`select ${context.now}::timestamptz - make_interval(days => ${days}::int) as at`.execute(context.db);
    return {
      all: [
        ['status', 'eq', 1],
        ['step', 'eq', 10],
        ['stepTime', 'lt', rows[0]?.at],
      ],
    };
  },
});

function historyOf(step: string, row: Delivery, input: Readonly<Record<string, unknown>>): HistoryEntry {
  const remark = (input.remark ?? input.rejectRemark ?? null) as string | null;
  const reasonCode = step === 'reject' ? row.rejectReason : row.closeReason;
  return {
    action: step,
    reasonCode,
    remark,
    notified: input.notify === 1,
    ...(input.onBehalf === true && { onBehalf: true }),
    ...(input.bySystem === true && { bySystem: true }),
    ...(typeof input.refId === 'string' && { refId: input.refId, refType: 'delivery' }),
  };
}
