import { getCodes, refusal } from '@campus/contract/kit';
import { companyPost, firstCity, type PostRisk, postFlow, postRefusals } from '@campus/contract/post';
import { sql } from 'kysely';
import type { Context } from '../../kit/context.ts';
import { setting } from '../../platform/settings.ts';
import { assertPost, type Post, type PostDraft } from './post-check.ts';
import { submissionsToday } from './post-history.ts';
import { assertCanPublish, loadPublisher } from './publisher.ts';
import { findRisks } from './word-list.ts';

/** States that count towards the company's quota of posts. */
const counted = getCodes(postFlow, 'active', 'paused', 'waiting');
/** States reachable only after an approval. */
const approvedOnce = getCodes(postFlow, 'active', 'paused', 'closed');

async function countOthers(post: Post, states: readonly number[], context: Context): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    select count(*) as n from rc_company_post
    where ${context.live(companyPost)} and company_id = ${post.companyId} and id <> ${post.id} and post_status = any(${[...states]}::int[])`.execute(
    context.db,
  );
  return Number(rows[0]?.n ?? 0);
}

async function assertWithinLimits(post: Post, context: Context): Promise<void> {
  const most = await setting(context, 'post.maxActive');
  if ((await countOthers(post, counted, context)) >= most) throw refusal(postRefusals.tooManyActive(most), 'RC_LIMIT');
  if ((await submissionsToday(post.companyId, context)) >= (await setting(context, 'post.dailyLimit')))
    throw refusal(postRefusals.tooManyToday, 'RC_LIMIT');
}

/** Asserts that no open or pending post of the company, which is locked, has the same name, first city and nature. */
export async function assertNoDuplicate(post: PostDraft & { id: string }, context: Context): Promise<void> {
  const { rows } = await sql<{ name: string }>`
    select name from rc_company_post
    where ${context.live(companyPost)} and company_id = ${post.companyId} and id <> ${post.id} and post_status = any(${counted}::int[])
      and name = ${post.name} and nature = ${post.nature}::int and left(work_place, 4) = ${firstCity(post.workPalce)} limit 1`.execute(
    context.db,
  );
  if (rows[0]) throw refusal(postRefusals.duplicate(rows[0].name), 'RC_POST_DUP');
}

/** Whether the company may publish without a manual audit (post.autoAudit). */
async function isTrusted(post: Post, risks: readonly PostRisk[], context: Context): Promise<boolean> {
  if (risks.length > 0 || (await setting(context, 'post.autoAudit')) !== 1) return false;
  return (await countOthers(post, approvedOnce, context)) > 0;
}

export interface Submission {
  readonly risks: readonly PostRisk[];
  readonly trusted: boolean;
}
/**
 * All checks before a post goes to the audit, in a fixed order. The company's row stays locked, so that parallel
 * submissions cannot exceed its quota.
 */
export async function checkSubmission(post: Post, context: Context): Promise<Submission> {
  assertCanPublish(await loadPublisher(post.companyId, context, true));
  await assertPost(post, undefined, context);
  const risks = await findRisks(post, context);
  await assertWithinLimits(post, context);
  await assertNoDuplicate(post, context);
  return { risks, trusted: await isTrusted(post, risks, context) };
}
