import { type Failure, failure, formFields, getState, isEnterprise, refusal, type State } from '@campus/contract/kit';
import {
  activeDeliveries,
  companyPost,
  copyPost,
  countKey,
  dayAfter,
  endTooEarly,
  endTooLate,
  extendPost,
  gradYearsOn,
  mostDays,
  type PostAuditEntry,
  type PostCounts,
  postAudit,
  postAuditBatch,
  postAuditLog,
  postCounts,
  postDefaults,
  postFlow,
  postRefusals,
  postTexts,
  refreshPost,
} from '@campus/contract/post';
import { sql } from 'kysely';
import type { Context } from '../../kit/context.ts';
import { answer } from '../../kit/http/answer.ts';
import { parseIds } from '../../kit/read/parse-ids.ts';
import { listFilter } from '../../kit/read/query.ts';
import { auditBatchAnswer } from '../../kit/write/audit.ts';
import { batchRows } from '../../kit/write/batch-rows.ts';
import { lockVisible } from '../../kit/write/lock-visible.ts';
import { defaultEndDate, getOwnMembership } from './company-post.ts';
import { loadDeliveries } from './deliveries-of.ts';
import type { Post } from './post-check.ts';
import { loadApprovedHeadcount } from './post-history.ts';
import { loadPublisher } from './publisher.ts';

const today = (context: Context): string => context.now.slice(0, 10);

async function assertVisible(id: string, context: Context): Promise<void> {
  if ((await context.engine.count(companyPost, ['id', 'eq', id], context)) === 0) throw failure('notFound');
}
function wrongState(post: Post, doing: string): Failure {
  return failure('wrongState', postFlow.states[getState(postFlow, post.postStatus)].label, doing);
}
const auditBatch = auditBatchAnswer(postAuditBatch, companyPost, 'name');

const counts = answer(postCounts, async (_input, context, call): Promise<PostCounts> => {
  const { postStatus: _tab, ...search } = call.query;
  const { engine, session } = context;
  const filter = listFilter(engine, companyPost, search, session);
  const states = Object.entries(postFlow.states) as [keyof typeof postFlow.states, State][];
  const count = sql<{ state: number; n: number }>`
    select rc_company_post.post_status as state, count(*)::int as n
    ${await engine.from(companyPost, filter, context)} group by 1`;
  const rows = await engine.readCounts(count, context);
  const found = { all: 0, active: 0, paused: 0, waiting: 0, refused: 0, draft: 0, closed: 0 };
  for (const [name, { code }] of states) {
    const n = rows.find(({ state }) => state === code)?.n ?? 0;
    found[countKey(name)] = n;
    found.all += n;
  }
  return found;
});

const auditLog = answer(postAuditLog, async ({ id }, context) => {
  await assertVisible(id, context);
  const rows = await context.engine.find<PostAuditEntry>(postAudit, ['postId', 'eq', id], postAudit.list, context);
  return rows.sort((a, b) => a.seq - b.seq);
});

/** A draft with the same contents; past dates and years are reset. */
const copy = answer(copyPost, async ({ id }, context) => {
  const post = await lockVisible(companyPost, id, context);
  const { engine, session } = context;
  const names = Object.keys(formFields(companyPost, 'add', isEnterprise(session) ? 'enterprise' : 'staff'));
  const draft: Record<string, unknown> = Object.fromEntries(names.map((name) => [name, post[name as keyof Post]]));
  const open = gradYearsOn(today(context));
  const years = parseIds(post.gradYears).filter((year) => open.includes(year));
  const fresh = {
    startDate: null,
    endDate: await defaultEndDate(null, context),
    gradYears: (years.length > 0 ? years : open.slice(2, 4)).join(','),
  };
  const row = await engine.add(companyPost, { ...draft, ...fresh }, context);
  return engine.one(companyPost, row.id, context);
});

/** Changes only the last day of an open post. */
const extend = answer(extendPost, async ({ id, endDate, version }, context) => {
  const { engine, session } = context;
  const post = await lockVisible(companyPost, id, context);
  if (version !== null && version !== undefined && version !== post.version) throw failure('stale');
  const state = getState(postFlow, post.postStatus);
  if (state !== 'active' && state !== 'paused') throw wrongState(post, postTexts.list.extend);
  if (endDate <= post.endDate) throw refusal(postRefusals.earlierEnd);
  if (endDate <= today(context)) throw endTooEarly();
  if (endDate > dayAfter(post.startDate ?? today(context), mostDays)) throw refusal(endTooLate);
  const row = await engine.set(companyPost, id, { endDate }, context);
  context.endWrites.addVersion(companyPost, { ...row }, session);
  return engine.one(companyPost, id, context);
});

async function refreshOne(id: string, context: Context): Promise<{ id: string; refreshTime: string }> {
  const post = await lockVisible(companyPost, id, context);
  if (post.postStatus !== postFlow.states.active.code) throw wrongState(post, postTexts.list.refresh);
  if (post.refreshTime?.slice(0, 10) === today(context)) throw refusal(postRefusals.refreshedToday, 'RC_LIMIT');
  await context.engine.set(companyPost, id, { refreshTime: context.now }, context);
  return { id, refreshTime: context.now };
}
const refresh = answer(
  refreshPost,
  async ({ id, ids }, context, call) =>
    ids
      ? batchRows(companyPost, ids, context, call, refreshOne)
      : context.engine.transaction(call, (own) => refreshOne(id ?? '', own)),
  { transaction: false },
);

const defaults = answer(postDefaults, async ({ companyId, id }, context) => {
  const { session } = context;
  if (id) await assertVisible(id, context);
  const company = isEnterprise(session) ? session.companyId : companyId;
  return {
    endDate: await defaultEndDate(null, context),
    gradYears: gradYearsOn(today(context)),
    welfare: company ? (await loadPublisher(company, context)).welfare : null,
    contactUserId: await getOwnMembership(context),
    approvedHeadcount: id ? await loadApprovedHeadcount(id, context) : null,
  };
});

const deliveries = answer(activeDeliveries, async ({ id }, context) => {
  await assertVisible(id, context);
  const { active, undecided } = await loadDeliveries(id, context);
  return { active, undecided };
});

export const postCallAnswers = [auditBatch, counts, auditLog, copy, extend, refresh, defaults, deliveries];
