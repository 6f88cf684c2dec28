import { failure, fieldFailure, refusal } from '@campus/contract/kit';
import type { companyPost } from '@campus/contract/post';
import { closeReasons, postFlow, postRefusals } from '@campus/contract/post';
import type { StepResult } from '../../kit/behaviour.ts';
import type { Context } from '../../kit/context.ts';
import { undecided } from '../../kit/write/audit.ts';
import { stampDecision } from '../../kit/write/transition.ts';
import type { Post } from './post-check.ts';
import { checkSubmission } from './post-submission.ts';
import { assertCanPublish, loadPublisher } from './publisher.ts';

type Result = StepResult<typeof companyPost>;
const today = (context: Context): string => context.now.slice(0, 10);

/** Values set when a post is published. */
function publication(post: Post, context: Context): Result {
  return {
    startDate: post.startDate ?? today(context),
    refreshTime: context.now,
    rejectReasons: null,
    auditReason: null,
  };
}
/** Submits a post to the audit, or publishes it directly for a trusted company. */
export async function submitPost(post: Post, context: Context): Promise<Result> {
  const { risks, trusted } = await checkSubmission(post, context);
  const given = { riskTags: risks, rejectReasons: null, ...undecided };
  return trusted
    ? { ...given, ...publication(post, context), auditBy: '系统', auditTime: context.now, to: 'active' }
    : { ...given, to: 'waiting' };
}

export async function approvePost(post: Post, verified: number, context: Context): Promise<Result> {
  assertCanPublish(await loadPublisher(post.companyId, context, true));
  if (post.endDate < today(context)) throw refusal(postRefusals.pastEnd);
  if ((post.riskTags?.length ?? 0) > 0 && verified !== 1) throw fieldFailure('verified', postRefusals.notVerified);
  return { ...publication(post, context), ...stampDecision(context) };
}

export async function resumePost(post: Post, context: Context): Promise<Result> {
  assertCanPublish(await loadPublisher(post.companyId, context, true));
  if (post.endDate < today(context)) throw refusal(postRefusals.extendFirst, 'RC_EXPIRED');
  return { pauseReason: null };
}

export const closePost = (reason: number, context: Context): Result => ({
  closeReason: reason,
  closeTime: context.now,
});

/** Resubmits the post with a new last day; not allowed after the school took it offline. */
export async function reopenPost(post: Post, endDate: string, context: Context): Promise<Result> {
  if (post.closeReason === closeReasons.offline) throw refusal(postRefusals.offlineStays);
  if (post.closeReason === closeReasons.companyDisabled)
    throw failure('wrongState', postFlow.states.closed.label, postFlow.steps.reopen.label);
  const again: Post = { ...post, startDate: null, endDate };
  return { ...(await submitPost(again, context)), endDate, closeReason: null, closeTime: null, startDate: null };
}
