import { company, companyFlow } from '@campus/contract/enterprise';
import { failure, isEnterprise, type Row, refusal } from '@campus/contract/kit';
import { companyPost, postFlow } from '@campus/contract/post';
import {
  attendeeWords,
  type CompanyRow,
  checkPreachCompany,
  type PreachCheck,
  preach,
  preachCompany,
  preachFlow,
  preachPost,
  savePreachCompanies,
  savePreachCompaniesAlias,
  savePreachPosts,
  savePreachPostsAlias,
  preachPartWords as words,
} from '@campus/contract/preach';
import { delivery } from '@campus/contract/resume';
import { type RawBuilder, sql } from 'kysely';
import { behaviour } from '../../kit/behaviour.ts';
import type { Context } from '../../kit/context.ts';
import { answer } from '../../kit/http/answer.ts';
import { parseIds } from '../../kit/read/parse-ids.ts';
import { relatedOf } from '../../kit/read/related.ts';
import { lockVisible } from '../../kit/write/lock-visible.ts';
import { loadCompanyName } from '../enterprise/company-name.ts';
import { isCountedDelivery } from '../resume/counted-deliveries.ts';
import { sources } from '../resume/delivery-rule.ts';
import { assertCorrectable } from './attendee-rules.ts';
import type { Preach } from './preach-parts.ts';

type Part = Row<typeof preachCompany>;
const [mostCompanies, mostPosts, sortStep] = [20, 200, 10];

/** The session of its parts, visible to the caller and locked; refused when it is over or belongs to another company. */
async function lockOwn(preachId: string | RawBuilder<unknown>, context: Context): Promise<Preach> {
  const { session } = context;
  const row = await lockVisible(preach, preachId, context);
  if (isEnterprise(session) && row.companyId !== session.companyId && !(await takesPart(row.id, context)))
    throw failure('notFound');
  const { cancelled, finished } = preachFlow.states;
  if (row.status === cancelled.code || row.status === finished.code) throw refusal(words.over, 'RC_STATE');
  return row;
}
async function listParts(preachId: string, context: Context): Promise<Part[]> {
  const { rows } = await sql<Part>`
    select * from rc_preach_company where ${context.live(preachCompany)} and preach_id = ${preachId}
    order by sort, id`.execute(context.db);
  return rows;
}
const takesPart = async (preachId: string, context: Context): Promise<boolean> =>
  (await listParts(preachId, context)).some(({ companyId }) => companyId === context.session.companyId);

/** Throws unless the companies are different, admitted and led by the host. */
async function assertCompanies(rows: readonly CompanyRow[], host: string, context: Context): Promise<void> {
  if (rows.length > mostCompanies) throw refusal(words.tooMany, 'RC_LIMIT');
  const ids = rows.map(({ companyId }) => String(companyId));
  if (new Set(ids).size !== ids.length) throw refusal(words.repeated, 'RC_DUPLICATE');
  const main = rows.filter((row) => row.main === 1);
  if (main.length !== 1) throw refusal(words.noMain, 'RC_FIELD');
  if (main[0]?.companyId !== host) throw refusal(words.mainIsHost, 'RC_FIELD');
  const { rows: admitted } = await sql<{ n: number }>`
    select count(*)::int as n from rc_company where ${context.live(company)} and id = any(${ids}::text[])
      and audit_status = ${companyFlow.states.approved.code}`.execute(context.db);
  if (admitted[0]?.n !== ids.length) throw refusal(words.notAdmitted, 'RC_STATE');
}

async function putCompanies(preachId: string, rows: readonly CompanyRow[], context: Context): Promise<null> {
  const { engine } = context;
  const row = await lockOwn(preachId, context);
  await assertCompanies(Array.isArray(rows) ? rows : [], row.companyId, context);
  const before = await listParts(preachId, context);
  for (const { id, companyId } of before)
    if (!rows.some((one) => one.companyId === companyId)) await engine.remove(preachCompany, id, context);
  for (const [i, { companyId, main, seatNo }] of rows.entries()) {
    const known = before.find((one) => one.companyId === companyId);
    const values = { seatNo: seatNo?.slice(0, 20) ?? known?.seatNo ?? null, sort: (i + 1) * sortStep };
    if (known) await engine.set(preachCompany, known.id, values, context);
    else await engine.insert(preachCompany, { ...values, preachId, companyId, main: main === 1 ? 1 : 0 }, context);
  }
  return null;
}
export const saveCompaniesAnswer = answer(savePreachCompanies, ({ preachId, rows }, context) =>
  putCompanies(preachId, rows, context),
);
export const saveCompaniesAliasAnswer = answer(savePreachCompaniesAlias, ({ preachId, rows }, context) =>
  putCompanies(preachId, rows, context),
);

async function addPosts(preachId: string, ids: readonly string[], context: Context): Promise<{ added: number }> {
  const { engine, session, db } = context;
  await lockOwn(preachId, context);
  const { rows: posts } = await sql<{ id: string; companyId: string }>`
    select id, company_id from rc_company_post where ${context.live(companyPost)} and id = any(${[...ids]}::text[])
      and post_status = ${postFlow.states.active.code} and company_id in (
        select company_id from rc_preach_company where ${context.live(preachCompany)} and preach_id = ${preachId})
    order by id`.execute(db);
  if (posts.length !== ids.length) throw refusal(words.onlyOpen, 'RC_STATE');
  if (isEnterprise(session) && posts.some(({ companyId }) => companyId !== session.companyId))
    throw refusal(words.foreignPost, 'RC_STATE');
  const { rows: known } = await sql<{ postId: string; sort: number | null }>`
    select post_id, sort from rc_preach_post where ${context.live(preachPost)} and preach_id = ${preachId}`.execute(db);
  const added = ids.filter((id) => !known.some(({ postId }) => postId === id));
  if (known.length + added.length > mostPosts) throw refusal(words.tooManyPosts, 'RC_LIMIT');
  const last = Math.max(0, ...known.map(({ sort }) => sort ?? 0));
  for (const [i, postId] of added.entries()) {
    const companyId = posts.find(({ id }) => id === postId)?.companyId ?? '';
    const values = { preachId, postId, companyId, sort: Math.min(9999, last + (i + 1) * sortStep) };
    await engine.insert(preachPost, values, context);
  }
  return { added: added.length };
}
const readPosts = (ids: string | null): string[] => (ids ? [...new Set(parseIds(ids))] : []);
export const savePostsAnswer = answer(savePreachPosts, ({ preachId, postIds }, context) =>
  addPosts(preachId, readPosts(postIds), context),
);
export const savePostsAliasAnswer = answer(savePreachPostsAlias, ({ preachId, postIds }, context) =>
  addPosts(preachId, readPosts(postIds), context),
);

/** Notes that a company has come; a second time changes nothing. */
export async function checkCompanyIn(row: Preach, companyId: string, context: Context): Promise<PreachCheck> {
  const part = (await listParts(row.id, context)).find((one) => one.companyId === companyId);
  if (!part) throw refusal(attendeeWords.notTaking, 'RC_NOT_FOUND');
  await assertCorrectable(row, context);
  const name = (await loadCompanyName(companyId, context)) ?? '';
  const about = { id: part.id, name, detail: part.seatNo ?? '' };
  if (part.checkinTime) return { ...about, checkinTime: part.checkinTime, isRepeated: true };
  await context.engine.set(preachCompany, part.id, { checkinTime: context.now }, context);
  return { ...about, checkinTime: context.now, isRepeated: false };
}
export const checkCompanyAnswer = answer(checkPreachCompany, async ({ id }, context) => {
  const { engine } = context;
  const { preachId, companyId } = await engine.one<Part>(preachCompany, id, context);
  const row = await engine.lock(preach, preachId, context);
  if (!row) throw failure('notFound');
  const { checkinTime } = await checkCompanyIn(row, companyId, context);
  return { checkinTime };
});

/** The session of a part, locked before it. */
async function lockSessionOf(table: string, id: string, context: Context): Promise<void> {
  await lockOwn(sql`(select preach_id from ${sql.table(table)} where id = ${id} and del_flag = 0)`, context);
}
/** Companies of a session: the host stays; one with posts in the session goes with them. */
export const preachCompanyBehaviour = behaviour(preachCompany, {
  beforeLock: (id, context) => lockSessionOf('rc_preach_company', id, context),
  async beforeDelete({ id, preachId, companyId, main }, context) {
    await lockSessionOf('rc_preach_company', id, context);
    if (main === 1) {
      const row = await context.engine.lock(preach, preachId, context);
      if (row?.companyId === companyId) throw refusal(words.keepsMain, 'RC_STATE');
    }
    const { rows } = await sql`
      select 1 from rc_preach_post where ${context.live(preachPost)} and preach_id = ${preachId}
        and company_id = ${companyId} limit 1`.execute(context.db);
    if (rows.length > 0) throw refusal(words.hasPosts, 'RC_STATE');
  },
  related: ({ live }) => ({
    byRow: {
      posts: sql`
        select count(*)::int from rc_preach_post p where ${live(preachPost, 'p')}
          and p.preach_id = rc_preach_company.preach_id and p.company_id = rc_preach_company.company_id`,
    },
  }),
  present(rows) {
    for (const row of rows) row.postCount = relatedOf(row).byRow.posts ?? 0;
  },
});
export const preachPostBehaviour = behaviour(preachPost, {
  async beforeDelete({ id, companyId }, context) {
    await lockSessionOf('rc_preach_post', id, context);
    const { session } = context;
    if (isEnterprise(session) && session.companyId !== companyId) throw refusal(words.foreignPost, 'RC_STATE');
  },
  /** Deliveries to the post that came from the session. */
  related: ({ live }) => ({
    byRow: {
      deliveries: sql`
        select count(*)::int from rc_delivery d where ${live(delivery, 'd')} and d.source = ${sources.preach}
          and d.ref_id = rc_preach_post.preach_id and d.post_id = rc_preach_post.post_id
          and ${isCountedDelivery('d')}`,
    },
  }),
  present(rows) {
    for (const row of rows) row.deliveryCount = relatedOf(row).byRow.deliveries ?? 0;
  },
});
