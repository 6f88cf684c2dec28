import { company, companyFlow, isBarredFromRecruiting } from '@campus/contract/enterprise';
import { matches, type Row } from '@campus/contract/kit';
import { companyPost, openPosts, sponsoredPosts } from '@campus/contract/post';
import {
  alreadyDelivered,
  deliveryFlow,
  deliveryRefusals,
  employUser,
  resume,
  runningStates,
} from '@campus/contract/resume';
import { findMisfits, requiredCompleteness, resumeProblem, studentProblem } from '@campus/contract/rules';
import { sql } from 'kysely';
import type { Context } from '../../kit/context.ts';
import { inStates } from '../../kit/read/in-states.ts';
import { ownerOf } from '../../kit/write/lock-rows.ts';
import { setting } from '../../platform/settings.ts';
import { checkOccasion, type Occasion } from './delivery-occasion.ts';
import { selectRejection } from './delivery-present.ts';
import { ownSources, rule, sources } from './delivery-rule.ts';
import { after } from './delivery-times.ts';
import { isSignedFor } from './signed-elsewhere.ts';

/** Sources with a sponsor: a paused post still accepts the student, and rules 4 and 5 may be waived. */
const vouchedSources: readonly number[] = [sources.recommend, sources.transfer];

export interface Application {
  readonly employId: string;
  readonly postId: string;
  readonly source: number;
  /** Rules 4 and 5 are waived explicitly (sources 4 and 5). */
  readonly waived?: boolean;
  readonly occasion?: Occasion | undefined;
}
/** Rows the rules need, locked in the transaction that writes the delivery. */
export interface Applicants {
  readonly student: Row<typeof employUser>;
  readonly post: Row<typeof companyPost>;
  readonly company: Row<typeof company>;
  readonly resume: Row<typeof resume>;
}
type Found = { readonly [K in keyof Applicants]: Applicants[K] | undefined };

/**
 * Locks post, company, student and résumé in this order, shared by all writers of deliveries: the lock of the post serialises
 * parallel requests for a pair, and the unique index is the final guard.
 */
async function lockApplicants({ employId, postId }: Application, context: Context): Promise<Found> {
  const wanted = [
    { entity: companyPost, where: sql`id = ${postId}` },
    ownerOf(companyPost, postId, 'companyId', company, context),
    { entity: employUser, where: sql`id = ${employId}` },
    { entity: resume, where: sql`employ_id = ${employId}` },
  ] as const;
  const [[post], [employer], [student], [cv]] = await context.engine.lockRows(wanted, context);
  return { student, post, company: employer, resume: cv };
}

/** Rules 1 to 6: state of student, post, company and résumé. */
function checkState(a: Application, found: Found, { session, now }: Context): Applicants {
  const { student, post, company: employer, resume: cv } = found;
  const barred = studentProblem(student ?? { status: null, mergedInto: null });
  if (!student || barred !== undefined) throw rule(1, barred ?? '');
  const accepting = vouchedSources.includes(a.source) ? sponsoredPosts : openPosts;
  if (!post || !matches(accepting, { ...post }, session, now)) throw rule(2, deliveryRefusals.postClosed);
  if (employer?.auditStatus !== companyFlow.states.approved.code || isBarredFromRecruiting(employer.blackScope))
    throw rule(3, deliveryRefusals.companyBarred);
  if (!(a.waived && vouchedSources.includes(a.source))) checkFit(student, post);
  const file = { completeness: cv?.completeness ?? null, resumeStatus: cv?.status ?? null };
  const undeliverable = resumeProblem(file, requiredCompleteness.deliver, a.source === sources.own);
  if (!cv || undeliverable !== undefined) throw rule(6, undeliverable ?? '');
  return { student, post, company: employer, resume: cv };
}
function checkFit(student: Row<typeof employUser>, post: Row<typeof companyPost>): void {
  const [misfit] = findMisfits(student, post);
  if (misfit) throw rule(misfit.rule, misfit.message);
}

interface Past {
  readonly isSigned: boolean;
  readonly running: number;
  readonly withdrawn: number;
  /** When the post rejected the student last. */
  readonly rejectedAt: string | null;
  /** The student's own applications of the day. */
  readonly today: number;
}
async function loadPast({ postId, employId }: Application, nature: number | null, context: Context): Promise<Past> {
  const since = `${context.now.slice(0, 10)} 00:00:00`;
  const { rows } = await sql<Past>`
    select ${isSignedFor(sql`${nature}::int`, sql.val(employId), context)} as is_signed, past.*,
      (select count(*)::int from rc_delivery where employ_id = ${employId} and source = any(${[...ownSources]}::int[])
        and deliver_time >= ${since}::timestamptz) as today
    from (
      select (count(*) filter (where ${inStates(deliveryFlow, runningStates, 'd')}))::int as running,
        (count(*) filter (where ${inStates(deliveryFlow, ['withdrawn'], 'd')}))::int as withdrawn,
        max((${selectRejection(sql.ref('d.id'))})) filter (where ${inStates(deliveryFlow, ['failed'], 'd')}) as rejected_at
      from rc_delivery d where d.post_id = ${postId} and d.employ_id = ${employId}) past`.execute(context.db);
  return rows[0] as Past;
}
/** Rules 7 to 11: an agreement, earlier deliveries of the pair, those of the day. A transfer checks no further than the eighth. */
async function checkPast({ source }: Application, past: Past, context: Context): Promise<void> {
  if (past.isSigned) throw rule(7, deliveryRefusals.signed);
  if (past.running > 0) throw rule(8, alreadyDelivered, 'RC_DELIVERY_DUP');
  if (source === sources.transfer) return;
  const days = await setting(context, 'delivery.redeliverDays');
  if (past.rejectedAt !== null && after(past.rejectedAt, days) > context.now)
    throw rule(9, deliveryRefusals.rejected(days));
  if (past.withdrawn >= (await setting(context, 'delivery.maxWithdraw')))
    throw rule(10, deliveryRefusals.withdrawnOften);
  const limit = await setting(context, 'delivery.dailyLimit');
  if (ownSources.includes(source) && past.today >= limit) throw rule(11, deliveryRefusals.spent);
}

/**
 * Asserts that the student may deliver: all rules in order, under a lock of the post. Throws RC_DELIVERY_RULE with the
 * number of the rule, or RC_DELIVERY_DUP.
 */
export async function checkApplication(a: Application, context: Context): Promise<Applicants> {
  const found = checkState(a, await lockApplicants(a, context), context);
  await checkPast(a, await loadPast(a, found.post.nature, context), context);
  await checkOccasion(a.source, a.postId, a.occasion, context);
  return found;
}
