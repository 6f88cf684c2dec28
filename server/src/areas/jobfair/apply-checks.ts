import { blacklist, blacklistFlow, companyFlow } from '@campus/contract/enterprise';
import { boothModes, fairApply, fairApplyFlow, fairFlow, applyWords as words } from '@campus/contract/jobfair';
import { fieldFailure, refusal } from '@campus/contract/kit';
import { companyPost, postFlow } from '@campus/contract/post';
import { sql } from 'kysely';
import type { Context } from '../../kit/context.ts';
import { inStates } from '../../kit/read/in-states.ts';
import { setting } from '../../platform/settings.ts';
import { splitIds } from './apply-booths.ts';
import type { Apply, Company, Fair, Parties } from './apply-parties.ts';

const isPublished = ({ status }: Fair): boolean => status === fairFlow.states.published.code;
const has = (list: string | null | undefined, value: string | null | undefined): boolean =>
  splitIds(list).length === 0 || splitIds(list).includes(value ?? '');

/** Throws unless the fair is open for applications, or will be. */
export function assertFairOpens(fair: Fair, { now }: Context): void {
  if (!isPublished(fair) || now >= String(fair.applyEnd ?? '')) throw refusal(words.closed, 'RC_FAIR_WINDOW');
}

/** The last day of a company on the blacklist; null: for ever; undefined: it is not on it. */
async function listedUntil(firm: Company, context: Context): Promise<string | null | undefined> {
  if ((firm.blackScope ?? 0) < 1) return undefined;
  const { rows } = await sql<{ endDate: string | null }>`
    select end_date from rc_blacklist where ${context.live(blacklist)} and company_id = ${firm.id}
      and status = ${blacklistFlow.states.active.code}::int`.execute(context.db);
  return rows[0]?.endDate ?? null;
}
export async function assertNotListed(firm: Company, context: Context): Promise<void> {
  const until = await listedUntil(firm, context);
  if (until === undefined) return;
  throw refusal(until === null ? words.barred : words.blacklisted(until), 'RC_BLACKLISTED');
}

function assertEligible(firm: Company, fair: Fair): void {
  const tags = splitIds(firm.tags);
  const hasTag = splitIds(fair.eligibleTags).length === 0 || tags.some((tag) => has(fair.eligibleTags, tag));
  if (!has(fair.eligibleNature, firm.nature) || !has(fair.eligibleIndustry, firm.industry) || !hasTag)
    throw refusal(words.eligibility);
}

/** Fairs of a month for which the company has a live application. */
async function assertMonthlyLimit({ firm, fair }: Parties, applyId: string, context: Context): Promise<void> {
  const limit = await setting(context, 'fair.monthlyLimit');
  if (limit === 0) return;
  const { rows } = await sql<{ n: number }>`
    select count(*)::int as n from rc_fair_apply a join rc_job_fair f on f.id = a.fair_id
    where ${context.live(fairApply, 'a')} and a.company_id = ${firm.id} and a.id <> ${applyId}
      and ${inStates(fairApplyFlow, ['waiting', 'passed', 'confirmed', 'arrived', 'queued', 'absent'], 'a')}
      and to_char(f.start_time at time zone 'Asia/Shanghai', 'YYYY-MM') = ${String(fair.startTime).slice(0, 7)}`.execute(
    context.db,
  );
  if ((rows[0]?.n ?? 0) >= limit) throw refusal(words.monthly, 'RC_LIMIT');
}

/** Another fair of the company at the same time, which only needs other people. */
async function warnOfOverlap({ firm, fair }: Parties, applyId: string, context: Context): Promise<void> {
  const { rows } = await sql<{ title: string }>`
    select f.title from rc_fair_apply a join rc_job_fair f on f.id = a.fair_id
    where ${context.live(fairApply, 'a')} and a.company_id = ${firm.id} and a.id <> ${applyId}
      and ${inStates(fairApplyFlow, ['waiting', 'passed', 'confirmed', 'queued'], 'a')}
      and f.start_time < ${fair.endTime}::timestamptz and f.end_time > ${fair.startTime}::timestamptz
    order by f.start_time limit 1`.execute(context.db);
  if (rows[0]) context.warn(words.overlap(rows[0].title));
}

/** The posts of an application with their headcounts. Throws when one is not open. */
export async function loadPosts(apply: { companyId: string; postIds: string | null }, context: Context) {
  const ids = splitIds(apply.postIds);
  if (ids.length === 0) throw fieldFailure('postIds', words.noPost);
  const most = await setting(context, 'fair.maxPost');
  if (ids.length > most) throw fieldFailure('postIds', words.tooManyPosts(most));
  const { rows } = await sql<{ id: string; headcount: number; nature: number }>`
    select id, coalesce(headcount, 1) as headcount, nature from rc_company_post where ${context.live(companyPost)}
      and id = any(${ids}::text[]) and company_id = ${apply.companyId} and ${inStates(postFlow, ['active'])}`.execute(
    context.db,
  );
  if (rows.length < ids.length) throw fieldFailure('postIds', rows.length === 0 ? words.noPost : words.deadPost);
  return rows;
}

/** Booths that the form names: as many as the company may have. */
export async function assertBoothCount(draft: { boothCount?: number | null }, context: Context): Promise<void> {
  const most = await setting(context, 'fair.boothPerCompany');
  const n = draft.boothCount ?? 1;
  if (n < 1 || n > most) throw fieldFailure('boothCount', words.boothCount(most));
}

/** What an application must meet when it is submitted, in the order of its refusals. */
export async function assertSubmittable(apply: Apply, parties: Parties, context: Context): Promise<void> {
  const { firm, fair } = parties;
  const { now } = context;
  if (firm.auditStatus !== companyFlow.states.approved.code)
    throw refusal(words.notApproved, 'RC_COMPANY_NOT_APPROVED');
  await assertNotListed(firm, context);
  if (!isPublished(fair) || now < String(fair.applyStart ?? '') || now >= String(fair.applyEnd ?? ''))
    throw refusal(words.window, 'RC_FAIR_WINDOW');
  assertEligible(firm, fair);
  await assertMonthlyLimit(parties, apply.id, context);
  await loadPosts(apply, context);
  await assertBoothCount(apply, context);
  await warnOfOverlap(parties, apply.id, context);
}

/** Why this company cannot apply for this fair now; the form says it before it is filled in. */
export async function refusalOf({ firm, fair }: Parties, context: Context): Promise<string | null> {
  const { now } = context;
  if (firm.auditStatus !== companyFlow.states.approved.code) return words.notApproved;
  const until = await listedUntil(firm, context);
  if (until !== undefined) return until === null ? words.barred : words.blacklisted(until);
  if (!isPublished(fair) || now < String(fair.applyStart ?? '') || now >= String(fair.applyEnd ?? ''))
    return words.window;
  try {
    assertEligible(firm, fair);
  } catch {
    return words.eligibility;
  }
  return null;
}
export const choosesBooths = ({ boothMode }: Fair): boolean => boothMode === boothModes.chosen;
