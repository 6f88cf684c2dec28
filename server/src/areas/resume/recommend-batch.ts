import { type BatchReport, Failure, failure, fieldFailure, matches, refusal } from '@campus/contract/kit';
import { text } from '@campus/contract/messages';
import { companyPost, openPosts } from '@campus/contract/post';
import {
  batchAddRecommend,
  deliveryFlow,
  deliveryRefusals,
  employUser,
  recommend,
  recommendFlow,
} from '@campus/contract/resume';
import { sql } from 'kysely';
import type { Context } from '../../kit/context.ts';
import { answer, type ResultWithMessage, withMessage } from '../../kit/http/answer.ts';
import { inStates } from '../../kit/read/in-states.ts';
import { parseIds } from '../../kit/read/parse-ids.ts';
import { batch } from '../../kit/write/step.ts';
import { notify } from '../../platform/messages/notify.ts';
import { postContact } from '../../platform/messages/receivers.ts';
import { loadScore } from '../match/match-score.ts';
import { sources } from './delivery-rule.ts';
import { checkApplication } from './eligibility.ts';
import { studentName } from './invite.ts';

interface Pair {
  readonly postId: string;
  readonly employId: string;
}
interface Wording {
  readonly reason: string | null;
  readonly waived: 0 | 1;
}

async function assertNotRepeated({ postId, employId }: Pair, { db }: Context): Promise<void> {
  const { rows } = await sql`
    select 1 from rc_delivery where post_id = ${postId} and employ_id = ${employId}
      and ${inStates(deliveryFlow, ['active', 'finished'])}
    union all
    select 1 from rc_recommend where post_id = ${postId} and employ_id = ${employId}
      and ${inStates(recommendFlow, ['sent', 'read', 'accepted'])} and del_flag = 0
    limit 1`.execute(db);
  if (rows.length > 0) throw refusal(deliveryRefusals.recommended, 'RC_DELIVERY_DUP');
}

/** Creates one recommendation of a visible student to an open post. */
async function recommendOne(pair: Pair, { reason, waived }: Wording, context: Context): Promise<void> {
  const { postId, employId } = pair;
  const { engine, session, now } = context;
  const post = await engine.lock(companyPost, postId, context);
  if (!post) throw refusal(deliveryRefusals.postUnknown, 'RC_NOT_FOUND');
  if (!matches(openPosts, { ...post }, session, now)) throw refusal(deliveryRefusals.postPaused, 'RC_STATE');
  const [student] = await engine.find(employUser, ['id', 'eq', employId], ['realname', 'sysOrgCode'], context, 1);
  if (!student) throw refusal(deliveryRefusals.studentUnknown, 'RC_NOT_FOUND');
  await assertNotRepeated(pair, context);
  // Checks the rules of the later acceptance: a company must not receive a recommendation it can never accept.
  await checkApplication({ ...pair, source: sources.recommend, waived: waived === 1 }, context);
  const row = await engine.insert(
    recommend,
    {
      ...pair,
      companyId: post.companyId,
      matchScore: await loadScore(postId, employId, context),
      reason,
      consent: 1,
      waived,
      recommenderId: session.username,
      recommendTime: now,
      status: recommendFlow.states.sent.code,
      // A recommendation belongs to the student's department, whose staff see it.
      sysOrgCode: student.sysOrgCode as string | null,
    },
    context,
  );
  const receivers = { usernames: await postContact(postId, context) };
  const params = { name: String(student.realname), post: post.name };
  notify(context, { code: 'D12', refId: row.id, receivers, params });
}

/** The response names the number of skipped posts; other failures are reported like in every batch. */
function getOutcome(report: BatchReport, pairs: number): ResultWithMessage<BatchReport> {
  const { ok, failed } = report;
  const [first] = failed;
  const repeated = failed.every(({ message }) => message === deliveryRefusals.recommended);
  if (!first) return withMessage(report, '推荐成功');
  if (ok > 0 && repeated) return withMessage(report, `推荐成功，${failed.length}个岗位已推荐过，已忽略`);
  if (ok > 0) return withMessage(report, `成功${ok}条，失败${failed.length}条`);
  const sentence = pairs > 1 && repeated ? '所选岗位均已推荐过' : first.message;
  throw new Failure('refused', sentence, undefined, { ...(repeated && { errorCode: 'RC_DELIVERY_DUP' }), failed });
}

/** 简历推荐: tries every pair in its own transaction and names the failures. */
export const recommendAnswer = answer(
  batchAddRecommend,
  async (input, context, call) => {
    const posts = parseIds(input.companyPostId);
    const students = parseIds(input.employId);
    if (posts.length === 0) throw refusal(text.job.recommend.none, 'RC_FIELD');
    if (input.consent !== 1) throw fieldFailure('consent', text.job.recommend.consentRequired);
    const pairs = new Map<string, Pair>(
      posts.flatMap((postId) => students.map((employId) => [`${employId}|${postId}`, { employId, postId }] as const)),
    );
    if (pairs.size > 200) throw failure('tooManyIds', 200);
    const wording: Wording = { reason: input.reason, waived: input.waive === 1 ? 1 : 0 };
    const loadName = async (key: string): Promise<string> => {
      const { employId, postId } = pairs.get(key) as Pair;
      const [post] = await context.engine.find(companyPost, ['id', 'eq', postId], ['name'], context, 1);
      return `${await studentName(employId, context)} · ${String(post?.name ?? postId)}`;
    };
    const report = await batch([...pairs.keys()], loadName, (key) =>
      context.engine.transaction(call, (each) => recommendOne(pairs.get(key) as Pair, wording, each)),
    );
    return getOutcome(report, pairs.size);
  },
  { transaction: false },
);
