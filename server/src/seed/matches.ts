import type { Row } from '@campus/contract/kit';
import { matchFlow, matchResult, matchRule, matchRuleVersion, readWeights, weightNames } from '@campus/contract/match';
import { rateMatch, writeParts } from '@campus/contract/rules';
import { sql } from 'kysely';
import { explainPairs } from '../areas/match/explain-pairs.ts';
import { queueMatch } from '../areas/match/match-queue.ts';
import { loadExplanations } from '../areas/match/match-result.ts';
import { runMatchJobs } from '../areas/match/match-run.ts';
import { loadPosts, loadStudents } from '../areas/match/match-source.ts';
import { sources } from '../areas/resume/delivery-rule.ts';
import type { Context, EngineApi } from '../kit/context.ts';
import { inStates } from '../kit/read/in-states.ts';
import { systemSession } from '../platform/jobs/job-runner.ts';
import { bulkInsert, type SeedRow } from './bulk.ts';
import { seedId } from './random.ts';
import { type SeedContext, systemColumns } from './seed-context.ts';

const tables = { rule: 27, version: 90 } as const;
/** The first one is active; demonstration lists stay short. */
const rules = [
  { name: '均衡匹配', weights: [15, 25, 25, 15, 10, 5, 5], threshold: 60, topN: 20, active: 1 },
  { name: '技能优先', weights: [10, 15, 45, 15, 5, 5, 5], threshold: 60, topN: 20, active: 0 },
  { name: '专业对口', weights: [15, 45, 15, 10, 5, 5, 5], threshold: 70, topN: 20, active: 0 },
] as const;
/** One waiting match in so many was refused. */
const refusedShare = 20;
const reasons = [1, 2, 8] as const;

export function ruleRows(context: SeedContext): { readonly rule: SeedRow[]; readonly version: SeedRow[] } {
  const rule: SeedRow[] = [];
  const version: SeedRow[] = [];
  for (const tenant of [1, 2, 3])
    for (const [k, { name, weights, threshold, topN, active }] of rules.entries()) {
      const index = tenant * 10 + k;
      const values = { ...Object.fromEntries(weightNames.map((field, at) => [field, weights[at]])), threshold, topN };
      const [at, by] = [context.time(-90, 600), context.recommender(tenant).username];
      const id = seedId(tables.rule, index);
      rule.push({ ...systemColumns(matchRule, id, tenant, by, at), name, ...values, active, ruleVersion: 1 });
      version.push({
        ...systemColumns(matchRuleVersion, seedId(tables.version, index), tenant, by, at),
        ruleId: id,
        ruleVersion: 1,
        ...values,
        savedBy: by,
      });
    }
  return { rule, version };
}
export const ruleEntities = { rule: matchRule, version: matchRuleVersion } as const;

/** Scores every delivery, and the matches that the seeded invitations came from. */
async function scoreDeliveries(context: Context): Promise<void> {
  const { rows } = await sql<{ id: string; postId: string; employId: string }>`
    select id, post_id, employ_id from rc_delivery where tenant_id = ${context.session.tenantId}::int order by id`.execute(
    context.db,
  );
  const posts = new Map(
    (await loadPosts([...new Set(rows.map(({ postId }) => postId))], context)).map((one) => [one.id, one.post]),
  );
  const students = new Map((await loadStudents('all', context)).map((one) => [one.id, one.student]));
  const weights = readWeights(Object.fromEntries(weightNames.map((name, at) => [name, rules[0].weights[at]])));
  const scored = rows.flatMap(({ id, postId, employId }) => {
    const [post, student] = [posts.get(postId), students.get(employId)];
    return post && student ? [{ id, parts: rateMatch(post, student, weights) }] : [];
  });
  await sql`
    update rc_delivery d set match_score = u.score
    from unnest(${scored.map(({ id }) => id)}::text[], ${scored.map(({ parts }) => parts.total)}::int[]) as u (id, score)
    where d.id = u.id`.execute(context.db);
}

type Invited = Pick<Row<typeof matchResult>, 'postId' | 'employId' | 'companyId' | 'sysOrgCode'> & {
  readonly id: string;
  readonly deliveryId: string;
  readonly deliverTime: string;
};
/** The passed match of every delivery with the source 匹配. */
async function addPassed(ruleId: string, context: Context): Promise<void> {
  const { rows } = await sql<Invited>`
    select distinct on (post_id, employ_id) md5(post_id || '|' || employ_id) as id, id as delivery_id, post_id, employ_id,
      company_id, sys_org_code, deliver_time
    from rc_delivery where tenant_id = ${context.session.tenantId}::int and source = ${sources.match}::int
    order by post_id, employ_id, deliver_time desc`.execute(context.db);
  const weights = readWeights(Object.fromEntries(weightNames.map((name, at) => [name, rules[0].weights[at]])));
  const explained = await explainPairs(
    rows.map(({ postId, employId }) => ({ postId, employId, weights, ruleVersion: 1 })),
    context,
  );
  const matches = rows.flatMap(({ deliverTime, ...row }, at): SeedRow[] => {
    const explain = explained[at];
    if (!explain) return [];
    const rates = Object.fromEntries(explain.dims.map(({ key, r1000 }) => [key, r1000])) as never;
    return [
      {
        ...systemColumns(matchResult, row.id, context.session.tenantId, 'system', deliverTime, row.sysOrgCode),
        ...row,
        score: explain.total,
        metCount: explain.met,
        askedCount: explain.of,
        parts: writeParts({ rates, skills: [] }),
        ruleId,
        ruleVersion: 1,
        computeTime: deliverTime,
        explain,
        screenTime: deliverTime,
        screenBy: '招聘专员',
        screen: matchFlow.states.passed.code,
      },
    ];
  });
  if (matches.length > 0) await bulkInsert(context.db, matchResult, matches);
  await sql`
    update rc_delivery d set ref_id = m.id from rc_match_result m where m.delivery_id = d.id and d.source = ${sources.match}::int`.execute(
    context.db,
  );
}
/** Some waiting matches were refused, with their explanation. */
async function refuseSome(context: Context): Promise<void> {
  const { rows } = await sql<Row<typeof matchResult>>`
    select * from rc_match_result where tenant_id = ${context.session.tenantId}::int and ${inStates(matchFlow, ['waiting'])} order by id`.execute(
    context.db,
  );
  const refused = rows.filter((_row, at) => at % refusedShare === 0);
  const explained = await loadExplanations(refused, context);
  await sql`
    update rc_match_result m set screen = ${matchFlow.states.notPassed.code}::int, explain = u.explain::jsonb,
      reason_code = u.reason, screen_by = '招聘专员', screen_time = ${context.now}::timestamptz
    from unnest(${refused.map(({ id }) => id)}::text[], ${explained.map((one) => JSON.stringify(one ?? null))}::text[],
      ${refused.map((_row, at) => reasons[at % reasons.length])}::int[]) as u (id, explain, reason) where m.id = u.id`.execute(
    context.db,
  );
}

/** Matches of every post, computed as a run does, some of them screened; the rules must be there. */
export async function seedMatches(engine: EngineApi): Promise<number> {
  for (const tenant of [1, 2, 3])
    await engine.runAs(systemSession(tenant), async (context) => {
      await scoreDeliveries(context);
      await addPassed(seedId(tables.rule, tenant * 10), context);
      queueMatch('all', '', context);
    });
  await runMatchJobs(engine, new AbortController().signal);
  for (const tenant of [1, 2, 3]) await engine.runAs(systemSession(tenant), refuseSome);
  await sql`delete from rc_match_job`.execute(engine.db);
  const { rows } = await sql<{ n: number }>`select count(*)::int as n from rc_match_result`.execute(engine.db);
  return rows[0]?.n ?? 0;
}
