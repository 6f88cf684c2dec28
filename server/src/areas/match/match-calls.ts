import { type Filter, failure, type Row, refusal } from '@campus/contract/kit';
import {
  activateRule,
  explainMatches,
  matchFeedback,
  matchJob,
  matchJobStates,
  matchProgress,
  matchResult,
  matchRule,
  matchRuleVersion,
  matchTexts,
  previewRule,
  type RuleVersion,
  ruleVersions,
  runMatch,
  sendMatchFeedback,
  weightNames,
} from '@campus/contract/match';
import { companyPost } from '@campus/contract/post';
import { employUser } from '@campus/contract/resume';
import { sql } from 'kysely';
import type { Context } from '../../kit/context.ts';
import { answer, type BoundEndpoint } from '../../kit/http/answer.ts';
import { parseIds } from '../../kit/read/parse-ids.ts';
import { activeRule, appliedRule } from './active-rule.ts';
import { explainPairs, gateSentences } from './explain-pairs.ts';
import { queueMatch } from './match-queue.ts';
import { loadExplanations } from './match-result.ts';

type Match = Row<typeof matchResult>;
type Rule = Row<typeof matchRule>;
const mostListed = 100;

async function assertVisible(
  e: typeof companyPost | typeof employUser | typeof matchResult | typeof matchRule,
  id: string,
  context: Context,
): Promise<void> {
  if ((await context.engine.count(e, ['id', 'eq', id], context)) === 0) throw failure('notFound');
}

/** One rule is active; parallel activations of a tenant wait for each other. */
async function activate(id: string, context: Context): Promise<void> {
  const { db, engine, session } = context;
  await sql`select pg_advisory_xact_lock(hashtextextended(${`match rule ${session.tenantId}`}, 0))`.execute(db);
  const row = await engine.lock(matchRule, id, context);
  if (!row) throw failure('notFound');
  if (row.active === 1) return;
  const { rows } = await sql<{ id: string }>`
    select id from rc_match_rule where ${context.live(matchRule)} and active = 1`.execute(db);
  for (const other of rows) await engine.set(matchRule, other.id, { active: 0 }, context);
  await engine.set(matchRule, id, { active: 1 }, context);
  queueMatch('all', '', context);
}

const ruleAnswers: readonly BoundEndpoint[] = [
  answer(activateRule, async ({ id }, context) => {
    await activate(id, context);
    return null;
  }),
  answer(previewRule, async ({ ruleId, postId, employId }, context) => {
    await assertVisible(companyPost, postId, context);
    await assertVisible(employUser, employId, context);
    const rule = appliedRule(await context.engine.one<Rule>(matchRule, ruleId, context));
    const gates = await gateSentences({ postId, employId }, context);
    const [explanation] = await explainPairs([{ postId, employId, ...rule }], context);
    if (!explanation) throw failure('notFound');
    return { gates, explanation };
  }),
  answer(ruleVersions, async ({ id }, context) => {
    await assertVisible(matchRule, id, context);
    const columns = ['ruleVersion', ...weightNames, 'threshold', 'topN', 'savedBy', 'createTime'];
    const own: Filter = ['ruleId', 'eq', id];
    const rows = await context.engine.find<RuleVersion>(matchRuleVersion, own, columns, context, mostListed);
    return rows.toSorted((a, b) => b.ruleVersion - a.ruleVersion);
  }),
];

/** The stored matches among the ids that the caller sees, in the order asked. */
async function listVisible(ids: readonly string[], context: Context): Promise<Match[]> {
  const { rows } = await sql<Match>`
    select id, post_id, employ_id, company_id, sys_org_code, parts, rule_id, rule_version, score, screen, explain
    from rc_match_result as m where ${await context.visible(matchResult, 'm')} and id = any(${[...ids]}::text[])`.execute(
    context.db,
  );
  return ids.flatMap((id) => rows.find((row) => row.id === id) ?? []);
}

const resultAnswers: readonly BoundEndpoint[] = [
  answer(runMatch, async ({ postId }, context) => {
    await assertVisible(companyPost, postId, context);
    if (!(await activeRule(context))) throw refusal(matchTexts.noRule, 'RC_STATE');
    queueMatch('post', postId, context);
    return null;
  }),
  answer(matchProgress, async (_input, context) => {
    const open = [matchJobStates.waiting, matchJobStates.running];
    const { rows } = await sql<{ n: number; total: string | null; done: string | null }>`
      select count(*)::int as n, sum(total) as total, sum(done) as done from rc_match_job
      where ${context.live(matchJob)} and status = any(${open}::int[])`.execute(context.db);
    const [row] = rows;
    return { isRunning: (row?.n ?? 0) > 0, total: Number(row?.total ?? 0), done: Number(row?.done ?? 0) };
  }),
  answer(explainMatches, async ({ ids }, context) => {
    const rows = await listVisible(parseIds(ids), context);
    const readable = await context.engine.find<{ id: string; eduLevel: string | null }>(
      matchResult,
      ['id', 'in', rows.map(({ id }) => id)],
      ['eduLevel'],
      context,
    );
    // A company reads nothing of a student who left, so it gets no explanation either.
    const shown = rows.filter(({ id }) => readable.some((one) => one.id === id && one.eduLevel !== null));
    const explained = await loadExplanations(shown, context);
    return shown.flatMap(({ id }, at) => {
      const explanation = explained[at];
      return explanation ? [{ id, explanation }] : [];
    });
  }),
  answer(sendMatchFeedback, async ({ id, kind, remark }, context) => {
    const [row] = await listVisible([id], context);
    if (!row) throw failure('notFound');
    const { employId, postId, companyId, sysOrgCode, score, ruleVersion } = row;
    const values = { matchId: id, employId, postId, companyId, sysOrgCode, score, ruleVersion, kind, remark };
    await context.engine.insert(matchFeedback, values, context);
    return null;
  }),
];

export const matchAnswers = [...ruleAnswers, ...resultAnswers];
