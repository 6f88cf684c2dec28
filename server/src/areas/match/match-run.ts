import { setImmediate as nextTurn } from 'node:timers/promises';
import { matchFlow, matchResult } from '@campus/contract/match';
import { companyPost, postFlow } from '@campus/contract/post';
import { MatchPool, type PoolScore, topScores } from '@campus/contract/rules';
import { sql } from 'kysely';
import type { Context, EngineApi } from '../../kit/context.ts';
import { systemSession } from '../../platform/jobs/job-runner.ts';
import { type AppliedRule, activeRule } from './active-rule.ts';
import { type ClaimedRun, claimRun, finishRun, recordProgress } from './match-claim.ts';
import { type PostMatches, waitingRows, writeMatches } from './match-rows.ts';
import { loadPosts, loadStudents, type SourcePost, type SourceStudent } from './match-source.ts';
import { loadTakenPairs, type TakenPairs } from './taken-pairs.ts';

/** Posts whose data is loaded together, and rows of one transaction. */
const postsAtOnce = 100;
const rowsAtOnce = 2000;

/** Students and the rule of a run. */
interface Run {
  readonly rule: AppliedRule;
  readonly students: readonly SourceStudent[];
  readonly pool: MatchPool;
  /** Only some students were loaded: the others keep their rows. */
  readonly isPartial: boolean;
}

/** Posts a run looks at: recruiting ones, and those with waiting rows that may have to end. */
async function postIds({ kind, refIds, lastPostId }: ClaimedRun, context: Context): Promise<string[]> {
  const asked = kind === 'post' ? sql`p.id = any(${[...refIds]}::text[])` : sql`p.id > ${lastPostId}`;
  const { rows } = await sql<{ id: string }>`
    select p.id from rc_company_post p where ${context.live(companyPost, 'p')} and ${asked}
      and (p.post_status = ${postFlow.states.active.code}::int or exists (select 1 from rc_match_result m
        where ${context.live(matchResult, 'm')} and m.post_id = p.id and m.screen = ${matchFlow.states.waiting.code}::int))
    order by p.id`.execute(context.db);
  return rows.map(({ id }) => id);
}

/** Students of a run who are in the waiting list of one post, ranked with those the run did not look at. */
function rank(
  scores: readonly PoolScore[],
  others: readonly { readonly employId: string; readonly score: number }[],
  { rule, students }: Run,
): Pick<PostMatches, 'found' | 'kept'> {
  const own = topScores(scores, rule.threshold, rule.topN).map(({ at, score }) => ({
    employId: students[at]?.id ?? '',
    score,
    student: students[at],
  }));
  const ranked = [...own, ...others.map((one) => ({ ...one, student: undefined }))]
    .sort((a, b) => b.score - a.score || (a.employId < b.employId ? -1 : 1))
    .slice(0, rule.topN);
  return {
    kept: ranked.map(({ employId }) => employId),
    found: ranked.flatMap(({ student }) => student ?? []),
  };
}
function matchPost(
  post: SourcePost,
  taken: TakenPairs,
  waiting: Awaited<ReturnType<typeof waitingRows>>,
  run: Run,
): PostMatches {
  const { students, pool, rule, isPartial } = run;
  const pairs = taken.get(post.id);
  const scores = pool.scores(post.post, rule.weights, (at) => pairs?.has(students[at]?.id ?? '') ?? false);
  const looked = isPartial ? new Set(students.map(({ id }) => id)) : undefined;
  const others =
    looked && post.post.isOpen ? (waiting.get(post.id) ?? []).filter((row) => !looked.has(row.employId)) : [];
  return { post, ...rank(scores, others, run) };
}

/** Whether writing the post can change a row. */
const isNeeded = ({ post, found }: PostMatches, waiting: Awaited<ReturnType<typeof waitingRows>>): boolean =>
  found.length > 0 || (waiting.get(post.id) ?? []).length > 0;

/**
 * Computes a claimed run. A post takes about two milliseconds for 20,000 students; other calls run between two posts.
 * Rows are written in transactions of about 2,000, on the embedded database of one post. An interrupted run of everything goes on
 * after the last post it wrote.
 */
async function compute(claimed: ClaimedRun, engine: EngineApi, signal: AbortSignal): Promise<void> {
  const session = systemSession(claimed.tenantId);
  const reading = engine.context({ session, ip: '', userAgent: '', requestId: '' });
  const rule = await activeRule(reading);
  if (!rule) return;
  const isPartial = claimed.kind === 'student';
  const students = await loadStudents(isPartial ? [...new Set(claimed.refIds)] : 'all', reading);
  const run: Run = { rule, students, isPartial, pool: new MatchPool(students.map(({ student }) => student)) };
  const ids = await postIds(claimed, reading);
  const total = claimed.done + ids.length * students.length;
  let done = claimed.done;
  await recordProgress(claimed, { total, done, lastPostId: claimed.lastPostId }, engine);
  const write = async (batch: PostMatches[], lastPostId: string): Promise<void> => {
    if (batch.length > 0) await engine.runAs(session, (context) => writeMatches(batch, rule, context));
    batch.length = 0;
    await recordProgress(claimed, { total, done, lastPostId }, engine);
  };
  for (let from = 0; from < ids.length && !signal.aborted; from += postsAtOnce) {
    const some = ids.slice(from, from + postsAtOnce);
    const posts = await loadPosts(some, reading);
    const [taken, waiting] = [await loadTakenPairs(some, reading), await waitingRows(some, reading)];
    const batch: PostMatches[] = [];
    for (const post of posts) {
      if (signal.aborted) break;
      const matches = matchPost(post, taken, waiting, run);
      done += students.length;
      if (isNeeded(matches, waiting)) batch.push(matches);
      const rows = batch.reduce((sum, { found }) => sum + found.length, 0);
      const isFull = engine.database.kind === 'embedded' ? batch.length > 0 : rows >= rowsAtOnce;
      if (isFull) await write(batch, post.id);
      await nextTurn();
    }
    if (!signal.aborted) await write(batch, some.at(-1) ?? '');
  }
}

/** Computes the queued runs until none is left; returns their number. A run that fails is marked and not repeated. */
export async function runMatchJobs(engine: EngineApi, signal: AbortSignal): Promise<number> {
  let runs = 0;
  for (let run = await claimRun(engine); run && !signal.aborted; run = await claimRun(engine)) {
    try {
      await compute(run, engine, signal);
      if (signal.aborted) return runs;
      await finishRun(run, null, engine);
    } catch (error) {
      await finishRun(run, error instanceof Error ? error.message.slice(0, 500) : String(error), engine);
      engine.reportDefect(error, 'match run');
    }
    runs += run.jobIds.length;
  }
  return runs;
}
