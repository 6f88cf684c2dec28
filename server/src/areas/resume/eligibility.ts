import { company, companyFlow, isBarredFromRecruiting } from '@campus/contract/enterprise';
import { matches, type Row } from '@campus/contract/kit';
import { companyPost, openPosts, sponsoredPosts } from '@campus/contract/post';
import { alreadyDelivered, deliveryFlow, deliveryRefusals, employUser, resume } from '@campus/contract/resume';
import { findMisfits, requiredCompleteness, resumeProblem, studentProblem } from '@campus/contract/rules';
import { sql } from 'kysely';
import type { Context } from '../../kit/context.ts';
import { inStates } from '../../kit/read/in-states.ts';
import { setting } from '../../platform/settings.ts';
import { checkOccasion, type Occasion } from './delivery-occasion.ts';
import { ownSources, rule, sources } from './delivery-rule.ts';
import { hasSignedFor } from './signed-elsewhere.ts';

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

/** Serialises parallel requests for one pair; the unique index is the final guard. */
export async function lockPair(postId: string, employId: string, context: Context): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`${postId}|${employId}`}, 0))`.execute(context.db);
}

/** Locks post, pair, company, student and résumé in this order, shared by all writers of deliveries. */
async function lockApplicants({ employId, postId }: Application, context: Context): Promise<Found> {
  const { engine, db } = context;
  const post = await engine.lock(companyPost, postId, context);
  await lockPair(postId, employId, context);
  const employer = post && (await engine.lock(company, post.companyId, context));
  const student = await engine.lock(employUser, employId, context);
  const { rows } = await sql<{
    id: string;
  }>`select id from rc_resume where employ_id = ${employId} and del_flag = 0`.execute(db);
  return { student, post, company: employer, resume: rows[0] && (await engine.lock(resume, rows[0].id, context)) };
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
  readonly active: number;
  readonly withdrawn: number;
  /** Rejected recently: the post does not accept the student again yet. */
  readonly refused: boolean;
}
/** Rules 8 to 10: earlier deliveries of the pair. A transfer checks only the first of them. */
async function checkHistory(a: Application, context: Context): Promise<void> {
  const days = await setting(context, 'delivery.redeliverDays');
  const { rows } = await sql<Past>`
    select (count(*) filter (where ${inStates(deliveryFlow, ['active', 'finished'], 'd')}))::int as active,
      (count(*) filter (where ${inStates(deliveryFlow, ['withdrawn'], 'd')}))::int as withdrawn,
      coalesce(bool_or(${inStates(deliveryFlow, ['failed'], 'd')} and (
        select max(s.occur_time) from rc_delivery_step s where s.delivery_id = d.id and s.action = 'reject'
      ) > ${context.now}::timestamptz - make_interval(days => ${days}::int)), false) as refused
    from rc_delivery d where d.post_id = ${a.postId} and d.employ_id = ${a.employId}`.execute(context.db);
  const past = rows[0] as Past;
  if (past.active > 0) throw rule(8, alreadyDelivered, 'RC_DELIVERY_DUP');
  if (a.source === sources.transfer) return;
  if (past.refused) throw rule(9, deliveryRefusals.rejected(days));
  if (past.withdrawn >= (await setting(context, 'delivery.maxWithdraw')))
    throw rule(10, deliveryRefusals.withdrawnOften);
}

/** Rule 11: the daily limit of a student's own applications. */
async function checkToday(a: Application, context: Context): Promise<void> {
  if (!ownSources.includes(a.source)) return;
  const limit = await setting(context, 'delivery.dailyLimit');
  const { rows } = await sql<{ n: number }>`
    select count(*)::int as n from rc_delivery
    where employ_id = ${a.employId} and source = any(${[...ownSources]}::int[]) and deliver_time >= ${`${context.now.slice(0, 10)} 00:00:00`}::timestamptz`.execute(
    context.db,
  );
  if ((rows[0]?.n ?? 0) >= limit) throw rule(11, deliveryRefusals.spent);
}

/**
 * Asserts that the student may deliver: all rules in order, under a lock of the pair. Throws RC_DELIVERY_RULE with the
 * number of the rule, or RC_DELIVERY_DUP.
 */
export async function checkApplication(a: Application, context: Context): Promise<Applicants> {
  const found = checkState(a, await lockApplicants(a, context), context);
  if (await hasSignedFor(found.post.nature, a.employId, context)) throw rule(7, deliveryRefusals.signed);
  await checkHistory(a, context);
  await checkToday(a, context);
  await checkOccasion(a.source, a.postId, a.occasion, context);
  return found;
}
