import { matchFlow, matchResult } from '@campus/contract/match';
import { rateMatch, writeParts } from '@campus/contract/rules';
import { sql } from 'kysely';
import type { Context } from '../../kit/context.ts';
import type { AppliedRule } from './active-rule.ts';
import type { SourcePost, SourceStudent } from './match-source.ts';

const { waiting, void: ended } = matchFlow.states;

/** What a run decided about a post: the rows it writes, and every student who stays in the waiting list. */
export interface PostMatches {
  readonly post: SourcePost;
  readonly found: readonly SourceStudent[];
  readonly kept: readonly string[];
}

/** The columns of new rows, one list per column for `unnest`. */
function getColumns(matches: readonly PostMatches[], rule: AppliedRule) {
  const rows = matches.flatMap(({ post, found }) =>
    found.map((one) => ({ post, one, parts: rateMatch(post.post, one.student, rule.weights) })),
  );
  return {
    post: rows.map(({ post }) => post.id),
    employ: rows.map(({ one }) => one.id),
    company: rows.map(({ post }) => post.companyId),
    org: rows.map(({ one }) => one.sysOrgCode),
    score: rows.map(({ parts }) => parts.total),
    met: rows.map(({ parts }) => parts.met),
    asked: rows.map(({ parts }) => parts.of),
    parts: rows.map(({ parts }) => writeParts(parts)),
  };
}

/** Writes what changed; rows that a company has screened stay as they are. */
async function upsert(matches: readonly PostMatches[], rule: AppliedRule, context: Context): Promise<number> {
  const c = getColumns(matches, rule);
  if (c.post.length === 0) return 0;
  const { session, now, db } = context;
  const { numAffectedRows } = await sql`
    insert into rc_match_result as m (id, tenant_id, create_by, create_time, post_id, employ_id, company_id, sys_org_code,
      score, met_count, asked_count, parts, rule_id, rule_version, compute_time, screen)
    select md5(u.post || '|' || u.employ), ${session.tenantId}::int, 'system', ${now}::timestamptz, u.post, u.employ, u.company, u.org,
      u.score, u.met, u.asked, u.parts, ${rule.id}, ${rule.ruleVersion}::int, ${now}::timestamptz, ${waiting.code}::int
    from unnest(${c.post}::text[], ${c.employ}::text[], ${c.company}::text[], ${c.org}::text[],
      ${c.score}::int[], ${c.met}::int[], ${c.asked}::int[], ${c.parts}::text[])
      as u (post, employ, company, org, score, met, asked, parts)
    order by u.post, u.employ
    on conflict (tenant_id, post_id, employ_id) where del_flag = 0 do update set
      score = excluded.score, met_count = excluded.met_count, asked_count = excluded.asked_count, parts = excluded.parts,
      rule_id = excluded.rule_id, rule_version = excluded.rule_version, compute_time = excluded.compute_time,
      company_id = excluded.company_id, sys_org_code = excluded.sys_org_code, screen = excluded.screen,
      version = m.version + 1, update_by = 'system', update_time = excluded.compute_time
    where m.screen = any(${[waiting.code, ended.code]}::int[])
      and (m.screen, m.score, m.parts, m.rule_id, m.rule_version, m.asked_count, m.sys_org_code)
        is distinct from (excluded.screen, excluded.score, excluded.parts, excluded.rule_id, excluded.rule_version,
          excluded.asked_count, excluded.sys_org_code)`.execute(db);
  return Number(numAffectedRows ?? 0);
}

/** Waiting rows of the posts that are not kept become 已失效. */
async function endOthers(matches: readonly PostMatches[], context: Context): Promise<number> {
  const { db, now } = context;
  const posts = matches.map(({ post }) => post.id);
  const pairs = matches.flatMap(({ post, kept }) => kept.map((employ) => ({ post: post.id, employ })));
  const { numAffectedRows } = await sql`
    update rc_match_result m set screen = ${ended.code}::int, version = m.version + 1, update_by = 'system',
      update_time = ${now}::timestamptz
    where ${context.live(matchResult, 'm')} and m.post_id = any(${posts}::text[]) and m.screen = ${waiting.code}::int
      and not exists (select 1 from unnest(${pairs.map(({ post }) => post)}::text[],
        ${pairs.map(({ employ }) => employ)}::text[]) as k (post, employ)
        where k.post = m.post_id and k.employ = m.employ_id)`.execute(db);
  return Number(numAffectedRows ?? 0);
}

/** Writes the matches of posts in the open transaction; returns the number of rows that changed. */
export async function writeMatches(
  matches: readonly PostMatches[],
  rule: AppliedRule,
  context: Context,
): Promise<number> {
  return (await upsert(matches, rule, context)) + (await endOthers(matches, context));
}

/** The waiting rows of posts: student and score. */
export async function waitingRows(
  postIds: readonly string[],
  context: Context,
): Promise<ReadonlyMap<string, readonly { readonly employId: string; readonly score: number }[]>> {
  const { rows } = await sql<{ postId: string; employId: string; score: number }>`
    select post_id, employ_id, score from rc_match_result m
    where ${context.live(matchResult, 'm')} and m.post_id = any(${[...postIds]}::text[]) and m.screen = ${waiting.code}::int`.execute(
    context.db,
  );
  return Map.groupBy(rows, ({ postId }) => postId);
}
