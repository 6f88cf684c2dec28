import { company } from '@campus/contract/enterprise';
import { type BatchReport, Failure, failure, type Row, refusal } from '@campus/contract/kit';
import { companyPost } from '@campus/contract/post';
import { batchAddRecommend, employUser, recommend, recommendRead } from '@campus/contract/resume';
import { sql } from 'kysely';
import { answer, answered } from '../../kit/answer.ts';
import { behaviour } from '../../kit/behaviour.ts';
import type { Context } from '../../kit/context.ts';
import { notify } from '../../platform/messages/notify.ts';
import { contactOf, deliver } from './deliver.ts';
import { sources } from './eligibility.ts';

/** What a company's answer to a recommendation writes (recruitment document 10.6). */
export const recommendBehaviour = behaviour(recommend, {
  steps: {
    async accept(row, _input, context) {
      const made = await deliver(
        { employId: row.employId, postId: row.postId, source: sources.recommend, waived: row.waived === 1 },
        context,
        { refId: row.id },
      );
      return {
        deliveryId: made.id,
        handleTime: context.now,
        handleBy: context.session.realname,
        readTime: row.readTime ?? context.now,
      };
    },
    refuse: (row, { refuseReason }, { now, session }) => ({
      refuseReason,
      handleTime: now,
      handleBy: session.realname,
      readTime: row.readTime ?? now,
    }),
    revoke: (_row, _input, { now, session }) => ({ handleTime: now, handleBy: session.realname }),
    read: (_row, _input, { now }) => ({ readTime: now }),
  },
  async afterStep(step, row, context) {
    if (step !== 'refuse') return;
    const names = await namesOf(row, context);
    await notify(context, {
      code: 'D13',
      refId: row.id,
      seq: row.version,
      receivers: { usernames: [row.recommenderId ?? row.createBy] },
      params: { ...names, reason: row.refuseReason },
    });
  },
});

async function namesOf(
  row: Row<typeof recommend>,
  context: Context,
): Promise<{ company: string; name: string; post: string }> {
  const { engine } = context;
  const [employer, student, post] = [
    await engine.lock(company, row.companyId, context),
    await engine.lock(employUser, row.employId, context),
    await engine.lock(companyPost, row.postId, context),
  ];
  return { company: employer?.companyName ?? '', name: student?.realname ?? '', post: post?.name ?? '' };
}

interface Pair {
  readonly postId: string;
  readonly employId: string;
}
const list = (value: string | null): string[] => [
  ...new Set(
    (value ?? '')
      .split(',')
      .map((id) => id.trim())
      .filter(Boolean),
  ),
];

async function recommendOne(
  { postId, employId }: Pair,
  input: { reason: string | null; waive: number },
  context: Context,
): Promise<void> {
  const { engine, session, now } = context;
  const post = await engine.lock(companyPost, postId, context);
  if (!post) throw refusal('岗位不存在', 'RC_NOT_FOUND');
  if (post.postStatus !== 1) throw refusal('该岗位已暂停或已下线', 'RC_STATE');
  if ((await engine.count(employUser, ['id', 'eq', employId], context)) === 0)
    throw refusal('求职者不存在', 'RC_NOT_FOUND');
  const student = await engine.lock(employUser, employId, context);
  const { rows } = await sql`
    select 1 from rc_delivery where post_id = ${postId} and employ_id = ${employId} and status in (1, 2)
    union all select 1 from rc_recommend where post_id = ${postId} and employ_id = ${employId} and status in (1, 2, 3) and del_flag = 0 limit 1`.execute(
    context.db,
  );
  if (rows.length > 0) throw refusal('该学生已投递或已推荐到该岗位', 'RC_DELIVERY_DUP');
  const row = await engine.insert(
    recommend,
    {
      employId,
      postId,
      companyId: post.companyId,
      reason: input.reason,
      consent: 1,
      waived: input.waive === 1 ? 1 : 0,
      recommenderId: session.username,
      recommendTime: now,
      status: 1,
      sysOrgCode: student?.sysOrgCode ?? null,
    },
    context,
  );
  await notify(context, {
    code: 'D12',
    refId: row.id,
    receivers: { usernames: await contactOf(postId, context) },
    params: { name: student?.realname, post: post.name },
  });
}

/** (S) 简历推荐: every pair tried in its own savepoint, what failed is named. */
export const recommendAnswer = answer(batchAddRecommend, async (input, context) => {
  const posts = list(input.companyPostId);
  const students = list(input.employId);
  if (posts.length === 0) throw refusal('请至少选择一个岗位', 'RC_FIELD');
  if (input.consent !== 1) throw new Failure('field', '请先征得学生同意!', { consent: '请先征得学生同意!' });
  const pairs = posts.flatMap((postId) => students.map((employId) => ({ postId, employId })));
  if (pairs.length > 200) throw failure('tooManyIds', 200);
  const report: BatchReport = { ok: 0, failed: [] };
  for (const [i, pair] of pairs.entries()) {
    await sql`savepoint pair`.execute(context.db);
    try {
      await recommendOne(pair, input, context);
      report.ok += 1;
    } catch (error) {
      if (!(error instanceof Failure)) throw error;
      await sql`rollback to savepoint pair`.execute(context.db);
      report.failed.push({ id: `${pair.employId}|${pair.postId}`, name: `第${i + 1}组`, message: error.message });
    }
  }
  if (report.ok === 0 && report.failed[0])
    throw refusal(pairs.length === 1 ? report.failed[0].message : '所选岗位均已推荐过', 'RC_DELIVERY_DUP');
  return answered(
    report,
    report.failed.length === 0 ? '推荐成功' : `推荐成功，${report.failed.length}个岗位已推荐过，已忽略`,
  );
});

/** The company opens a recommendation: marked read once. */
export const recommendReadAnswer = answer(recommendRead, async ({ id }, context) => {
  const row = await context.engine.lock(recommend, id, context);
  const visible = await context.engine.count(recommend, ['id', 'eq', id], context);
  if (!row || visible === 0) throw failure('notFound');
  if (row.status === 1) await context.engine.step(recommend, 'read', id, {}, context, true);
  return null;
});
