import { companyUser } from '@campus/contract/enterprise';
import { fieldFailure, getCodes, isEnterprise, refusal, type StepName } from '@campus/contract/kit';
import {
  auditedChanges,
  closeReasons,
  companyPost,
  dayAfter,
  firstCity,
  isNegotiable,
  postFlow,
  postRefusals,
} from '@campus/contract/post';
import { offer, standingOffers } from '@campus/contract/resume';
import { sql } from 'kysely';
import { behaviour } from '../../kit/behaviour.ts';
import type { Context } from '../../kit/context.ts';
import { undecided } from '../../kit/write/audit.ts';
import { stampDecision } from '../../kit/write/transition.ts';
import { setting } from '../../platform/settings.ts';
import { recordViolation } from '../enterprise/violation.ts';
import { loadDeliveries } from './deliveries-of.ts';
import { assertPost, factsOf, type Post, type PostDraft } from './post-check.ts';
import { postChanged, postClosed } from './post-closed.ts';
import { loadApprovedHeadcount, recordDecision } from './post-history.ts';
import { loadPostNotice } from './post-notices.ts';
import { approvePost, closePost, reopenPost, resumePost, submitPost } from './post-steps.ts';
import { assertNoDuplicate } from './post-submission.ts';
import { assertCanPublish, loadPublisher, type Publisher } from './publisher.ts';
import { countHits, findRisks } from './word-list.ts';

/** States in which students see the post. */
const open: ReadonlySet<number> = new Set(getCodes(postFlow, 'active', 'paused'));

/** The company of the caller's membership. */
export async function getOwnMembership(context: Context): Promise<string | null> {
  const { rows } = await sql<{ id: string }>`
    select id from rc_company_user where ${context.live(companyUser)} and user_id = ${context.session.userId}`.execute(
    context.db,
  );
  return rows[0]?.id ?? null;
}
/** Default last day of a post. */
export const defaultEndDate = async (startDate: string | null | undefined, context: Context): Promise<string> =>
  dayAfter(startDate ?? context.now.slice(0, 10), await setting(context, 'post.validDays'));

/** Fields derived from the form. */
function derive(draft: PostDraft): void {
  if (isNegotiable(draft)) Object.assign(draft, { salaryMin: null, salaryMax: null });
  draft.skillIds = (draft.skills ?? []).map((skill) => skill.skillId).join(',') || null;
}

function prepareNew(draft: PostDraft, publisher: Publisher, { session }: Context): void {
  if (isEnterprise(session)) draft.companyId = session.companyId ?? '';
  assertCanPublish(publisher);
  draft.welfare ??= publisher.welfare;
}

/** The post, which is locked, keeps a place for every offer that stands: issuing one locks it too. */
async function assertHeadcount(draft: PostDraft, before: Post, context: Context): Promise<void> {
  if (draft.headcount === undefined || draft.headcount === null || draft.headcount >= before.headcount) return;
  const { rows } = await sql<{ n: number }>`
    select count(*)::int as n from rc_offer where ${context.live(offer)} and post_id = ${before.id}
      and ${await context.meets(offer, standingOffers)}`.execute(context.db);
  const given = rows[0]?.n ?? 0;
  if (draft.headcount < given) throw fieldFailure('headcount', postRefusals.offersGiven(given));
}

/** New version of an open post: changed key fields send it back to the audit, and it must not become a duplicate. */
async function reviseOpenPost(
  draft: PostDraft,
  before: Post,
  context: Context,
): Promise<{ to: 'waiting' } | undefined> {
  const twin = ['name', 'nature'] as const;
  const moved = firstCity(draft.workPalce) !== firstCity(before.workPalce);
  if (moved || twin.some((name) => draft[name] !== before[name])) {
    await loadPublisher(before.companyId, context, true);
    await assertNoDuplicate({ ...draft, id: before.id }, context);
  }
  // A head count that stays was audited, or is within the approved one.
  const isCounted = draft.headcount !== before.headcount;
  const approved = isCounted ? await loadApprovedHeadcount(before.id, context) : null;
  if (auditedChanges(before, draft, approved).length === 0) return undefined;
  draft.riskTags = await findRisks(draft, context);
  Object.assign(draft, { rejectReasons: null, ...undecided });
  return { to: 'waiting' };
}

async function afterSubmission(action: 'submit' | 'reopen', post: Post, before: Post, context: Context): Promise<void> {
  const waiting = postFlow.states.waiting.code;
  await recordDecision(post, { action, fromStatus: before.postStatus, toStatus: waiting }, context);
  await countHits(post.riskTags ?? [], context);
  if (post.postStatus === waiting) return;
  await recordDecision(post, { action: 'pass', fromStatus: waiting, bySystem: true }, context);
  await context.engine.notice(companyPost, 'approve', post, context);
}

async function afterClose(
  step: 'close' | 'offline' | 'expire' | 'full',
  post: Post,
  before: Post,
  { reason, violationType }: { readonly reason: string | null; readonly violationType: number },
  context: Context,
): Promise<void> {
  await recordDecision(
    post,
    { action: step, fromStatus: before.postStatus, reason, bySystem: step === 'expire' || step === 'full' },
    context,
  );
  await context.engine.emit(postClosed, post, context);
  if (step !== 'offline') return;
  const breach = { companyId: post.companyId, type: violationType, refType: 'post', refId: post.id } as const;
  await recordViolation({ ...breach, description: reason ?? '' }, context);
}

async function follow(
  step: StepName<typeof companyPost>,
  post: Post,
  before: Post,
  input: Readonly<Record<string, unknown>>,
  context: Context,
): Promise<void> {
  const fromStatus = before.postStatus;
  const reason = (input.reason as string | null | undefined) ?? null;
  switch (step) {
    case 'submit':
    case 'reopen':
      return afterSubmission(step, post, before, context);
    case 'withdraw':
      return recordDecision(post, { action: 'withdraw', fromStatus }, context);
    case 'approve':
      return recordDecision(post, { action: 'pass', fromStatus }, context);
    case 'reject':
      return recordDecision(post, { action: 'refuse', fromStatus, reasonCodes: post.rejectReasons, reason }, context);
    case 'close':
    case 'offline':
    case 'expire':
    case 'full':
      return afterClose(step, post, before, { reason, violationType: Number(input.violationType) }, context);
    default:
  }
}

/** Matches follow a post that recruits, or did. */
async function announceChange(post: Post, before: Post, context: Context): Promise<void> {
  const active = postFlow.states.active.code;
  if (post.postStatus === active || before.postStatus === active) await context.engine.emit(postChanged, post, context);
}

/** Posts: rules beyond the definition. */
export const companyPostBehaviour = behaviour(companyPost, {
  mayEdit: (row) => (row.postStatus === postFlow.states.waiting.code ? refusal(postRefusals.waiting) : undefined),
  lockForNew: (draft, context) => factsOf(draft, true, context),
  async beforeSave(draft, context) {
    const { before } = context;
    const publisher = await assertPost(draft, before, context, before ? undefined : context.first);
    derive(draft);
    if (!before) {
      prepareNew(draft, publisher, context);
      return undefined;
    }
    await assertHeadcount(draft, before, context);
    return open.has(before.postStatus) ? reviseOpenPost(draft, before, context) : undefined;
  },
  async afterSave(row, context) {
    const { before } = context;
    if (before) await announceChange(row, before, context);
    if (!before || before.postStatus === row.postStatus) return;
    await recordDecision(row, { action: 'edit', fromStatus: before.postStatus }, context);
    await countHits(row.riskTags ?? [], context);
  },
  async beforeDelete(row, context) {
    if ((await loadDeliveries(row.id, context)).all > 0) throw refusal(postRefusals.delivered);
  },
  steps: {
    submit: (row, _input, context) => submitPost(row, context),
    approve: (row, { verified }, context) => approvePost(row, verified, context),
    reject: (_row, { reasonCodes, reason }, context) => ({
      rejectReasons: reasonCodes,
      ...stampDecision(context, reason),
    }),
    pause: (_row, { reason }) => ({ pauseReason: reason }),
    resume: (row, _input, context) => resumePost(row, context),
    close: (_row, _input, context) => closePost(closeReasons.byCompany, context),
    offline: (_row, _input, context) => closePost(closeReasons.offline, context),
    full: (_row, _input, context) => closePost(closeReasons.full, context),
    expire: (_row, _input, context) => closePost(closeReasons.expired, context),
    reopen: (row, { endDate }, context) => reopenPost(row, endDate, context),
  },
  async afterStep(step, row, context) {
    await follow(step, row, context.before, context.input, context);
    await announceChange(row, context.before, context);
  },
  notice: loadPostNotice,
  async importRow(row, _cells, context) {
    if (isEnterprise(context.session)) delete row.companyId;
    row.endDate ??= await defaultEndDate(row.startDate, context);
    const own = row.contactUserId ?? (await getOwnMembership(context));
    if (own) row.contactUserId = own;
  },
});
