import type { Row } from '@campus/contract/kit';
import { keyChanges, keyFields, type postAudit, postAudit as postAuditEntity } from '@campus/contract/post';
import { sql } from 'kysely';
import type { Context } from '../../kit/context.ts';
import { nextSeq } from '../../kit/write/next-seq.ts';
import type { Post, PostDraft } from './post-check.ts';

type Action = Row<typeof postAudit>['action'];
export interface PostDecision {
  readonly action: Action;
  readonly fromStatus: number;
  /** When it differs from the row's status. */
  readonly toStatus?: number;
  readonly reasonCodes?: string | null | undefined;
  readonly reason?: string | null | undefined;
  readonly bySystem?: boolean;
}
/** The last version an auditor decided on. */
interface DecidedVersion {
  readonly action: 'pass' | 'refuse';
  readonly snapshot: PostDraft;
  readonly reasonCodes: string | null;
  readonly reason: string | null;
  readonly operateTime: string;
  readonly operatorName: string;
}

export async function findLastDecision(postId: string, context: Context): Promise<DecidedVersion | undefined> {
  const { rows } = await sql<DecidedVersion>`
    select action, snapshot, reason_codes, reason, operate_time, operator_name from rc_post_audit
    where post_id = ${postId} and action in ('pass', 'refuse') and snapshot is not null order by seq desc limit 1`.execute(
    context.db,
  );
  return rows[0];
}

/** The head count that the school last decided on; null before that. */
export const loadApprovedHeadcount = async (postId: string, context: Context): Promise<number | null> =>
  (await findLastDecision(postId, context))?.snapshot.headcount ?? null;

/** The current key fields, with skills reduced to their names. */
const getSnapshot = (post: Post): Record<string, unknown> =>
  Object.fromEntries([...keyFields, 'skillIds' as const].map((name) => [name, post[name]]));

/** Adds a decision to the post's history. The caller holds the lock on the post's row, so numbers do not collide. */
export async function recordDecision(post: Post, decision: PostDecision, context: Context): Promise<void> {
  const decided = await findLastDecision(post.id, context);
  const { session, now } = context;
  await context.engine.insert(
    postAuditEntity,
    {
      postId: post.id,
      companyId: post.companyId,
      seq: nextSeq(postAuditEntity, 'postId', post.id),
      fromStatus: decision.fromStatus,
      toStatus: decision.toStatus ?? post.postStatus,
      action: decision.action,
      reasonCodes: decision.reasonCodes ?? null,
      reason: decision.reason ?? null,
      riskTags: post.riskTags,
      changedFields: decided ? keyChanges(decided.snapshot, post) : null,
      snapshot: getSnapshot(post),
      operatorId: decision.bySystem ? 'system' : session.userId,
      operatorName: decision.bySystem ? '系统' : session.realname || session.username,
      operateTime: now,
    },
    context,
  );
}

/** Number of submissions of a company today. */
export async function submissionsToday(companyId: string, context: Context): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    select count(*) as n from rc_post_audit
    where company_id = ${companyId} and action in ('submit', 'reopen') and operate_time >= ${`${context.now.slice(0, 10)} 00:00:00`}::timestamptz`.execute(
    context.db,
  );
  return Number(rows[0]?.n ?? 0);
}
