import { expectedAtFair, fairApplyFlow, fairPhases, fairTypes, jobFair } from '@campus/contract/jobfair';
import { getCodes } from '@campus/contract/kit';
import { preachFlow } from '@campus/contract/preach';
import { deliveryRefusals } from '@campus/contract/resume';
import { sql } from 'kysely';
import type { Context } from '../../kit/context.ts';
import { rule, sources } from './delivery-rule.ts';

/** The fair or session that a delivery of source 2 or 7 comes from. */
export interface Occasion {
  readonly type: 'jobFair' | 'preach';
  readonly id: string;
}

/** How long after a session its posts take deliveries from it. */
const daysAfterPreach = 30;
const heldSessions = getCodes(preachFlow, 'approved', 'finished');
const { arrived } = fairApplyFlow.states;

/**
 * Rule 12: at a running fair, for a post that a company brought which has checked in; an online fair has no check-in.
 * Rule 13: from the begin of a session until 30 days after it, for one of its posts.
 */
export async function checkOccasion(
  source: number,
  postId: string,
  occasion: Occasion | undefined,
  context: Context,
): Promise<void> {
  if (source === sources.fair && !(occasion?.type === 'jobFair' && (await isAtFair(occasion.id, postId, context))))
    throw rule(12, deliveryRefusals.notAtFair);
  if (source === sources.preach && !(occasion?.type === 'preach' && (await isOfSession(occasion.id, postId, context))))
    throw rule(13, deliveryRefusals.notAtSession);
}

async function isAtFair(fairId: string, postId: string, context: Context): Promise<boolean> {
  const { rows } = await sql`
    select 1 from rc_job_fair f join rc_fair_apply a on a.fair_id = f.id and a.del_flag = 0
      join rc_fair_apply_post m on m.apply_id = a.id and m.del_flag = 0
    where f.id = ${fairId} and ${context.live(jobFair, 'f')} and m.post_id = ${postId}
      and ${await context.meets(jobFair, ['phase', 'eq', fairPhases.running], 'f')}
      and (a.status = ${arrived.code}::int or (f.type = ${fairTypes.online}::int and a.status = any(${expectedAtFair}::int[])))`.execute(
    context.db,
  );
  return rows.length > 0;
}

async function isOfSession(preachId: string, postId: string, context: Context): Promise<boolean> {
  const { rows } = await sql`
    select 1 from rc_preach_post m join rc_preach p on p.id = m.preach_id and p.del_flag = 0
    where m.del_flag = 0 and m.tenant_id = ${context.session.tenantId} and m.preach_id = ${preachId}
      and m.post_id = ${postId} and p.status = any(${heldSessions}::int[]) and p.start_time <= ${context.now}::timestamptz
      and p.end_time >= ${context.now}::timestamptz - make_interval(days => ${daysAfterPreach}::int)`.execute(
    context.db,
  );
  return rows.length > 0;
}
