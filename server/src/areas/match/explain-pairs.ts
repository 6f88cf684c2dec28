import { salaryText } from '@campus/contract/post';
import {
  explainMatch,
  failedGates,
  gateText,
  type MatchExplanation,
  type MatchLabels,
  type MatchParts,
  type MatchWeights,
  rateMatch,
} from '@campus/contract/rules';
import { sql } from 'kysely';
import type { Context } from '../../kit/context.ts';
import { loadPosts, loadStudents, type SourcePost, type SourceStudent } from './match-source.ts';
import { loadTakenPairs } from './taken-pairs.ts';

/** A pair to explain: stored parts, or none for the present ones. */
export interface Pair {
  readonly postId: string;
  readonly employId: string;
  readonly weights: MatchWeights;
  readonly ruleVersion: number;
  readonly parts?: Pick<MatchParts, 'rates' | 'skills'> | undefined;
}

const lookUp = (names: ReadonlyMap<string, unknown> | undefined) => (code: string | number) =>
  String(names?.get(String(code)) ?? code);
async function treeNames(tree: string, { engine, session }: Context): Promise<(code: string) => string> {
  const nodes = await engine.ports.tree(tree, session.tenantId);
  return (code) => (code === '000000' ? '不限' : (nodes.get(code)?.text ?? code));
}
/** Labels for pairs; the pay is that of each post. */
async function loadLabels(posts: readonly SourcePost[], context: Context): Promise<(postId: string) => MatchLabels> {
  const { db, engine } = context;
  const skillIds = posts.flatMap(({ post }) => post.skills.map(({ skillId }) => skillId));
  const { rows: skills } = await sql<{ id: string; name: string }>`
    select id, name from rc_skill where id = any(${skillIds}::text[])`.execute(db);
  const { rows: pays } = await sql<Readonly<Record<string, unknown>> & { id: string }>`
    select id, salary_type, salary_min, salary_max, salary_months from rc_company_post
    where id = any(${posts.map(({ id }) => id)}::text[])`.execute(db);
  const dictionary = async (code: string) => lookUp(await engine.ports.dictionary(code));
  const shared = {
    edu: await dictionary('rc_edu_level'),
    wantedEdu: await dictionary('rc_edu_require'),
    level: await dictionary('rc_skill_level'),
    time: await dictionary('rc_available_time'),
    skill: lookUp(new Map(skills.map(({ id, name }) => [id, name]))),
    major: await treeNames('major', context),
    type: await treeNames('postType', context),
    region: await treeNames('region', context),
  };
  const pay = new Map(pays.map((row) => [row.id, salaryText(row)]));
  return (postId) => ({ ...shared, pay: pay.get(postId) ?? '' });
}

interface Sources {
  readonly posts: ReadonlyMap<string, SourcePost>;
  readonly students: ReadonlyMap<string, SourceStudent>;
  readonly labels: (postId: string) => MatchLabels;
}
async function loadSources(
  pairs: readonly Omit<Pair, 'weights' | 'ruleVersion'>[],
  context: Context,
): Promise<Sources> {
  const posts = await loadPosts([...new Set(pairs.map(({ postId }) => postId))], context);
  const students = await loadStudents([...new Set(pairs.map(({ employId }) => employId))], context);
  return {
    posts: new Map(posts.map((one) => [one.id, one])),
    students: new Map(students.map((one) => [one.id, one])),
    labels: await loadLabels(posts, context),
  };
}
function explain(pair: Pair, { posts, students, labels }: Sources): MatchExplanation | undefined {
  const post = posts.get(pair.postId)?.post;
  const student = students.get(pair.employId)?.student;
  if (!post || !student) return undefined;
  const { weights, ruleVersion } = pair;
  const parts = pair.parts ?? rateMatch(post, student, weights);
  return explainMatch({ post, student, parts, weights, ruleVersion, labels: labels(pair.postId) });
}

/** The explanations of pairs, in their order; undefined for one whose post or student is gone. */
export async function explainPairs(
  pairs: readonly Pair[],
  context: Context,
): Promise<readonly (MatchExplanation | undefined)[]> {
  const sources = await loadSources(pairs, context);
  return pairs.map((pair) => explain(pair, sources));
}

/** The sentences of the gates that a pair fails; `reopened` is a match whose own 未通过 does not count. */
export async function gateSentences(
  { postId, employId }: Pick<Pair, 'postId' | 'employId'>,
  context: Context,
  reopened: string | null = null,
): Promise<string[]> {
  const sources = await loadSources([{ postId, employId }], context);
  const post = sources.posts.get(postId)?.post;
  const student = sources.students.get(employId)?.student;
  if (!post) return [gateText({ gate: 'post' }, String)];
  if (!student) return [gateText({ gate: 'student' }, String)];
  const taken = await loadTakenPairs([postId], context, reopened);
  const { skill } = sources.labels(postId);
  return failedGates(post, student, taken.get(postId)?.has(employId) ?? false).map((gate) => gateText(gate, skill));
}
