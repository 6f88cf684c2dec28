import { getCodes } from '@campus/contract/kit';
import { postFlow } from '@campus/contract/post';
import { requiredCompleteness } from '@campus/contract/rules';
import { isPlaced } from './filing-days.ts';
import { appliedBefore } from './hire-choice.ts';
import type { SeedResume } from './resumes.ts';
import { freshDays, seasonMass } from './seasons.ts';
import type { SeedContext } from './seed-context.ts';
import { isClosed, type SeedPost } from './seed-post.ts';
import type { SeedStudent } from './students.ts';

/** A student and the post of a delivery. */
export interface Pair {
  readonly index: number;
  readonly cv: SeedResume;
  readonly post: SeedPost;
}
const eduRank: Readonly<Record<string, number>> = { '0': 0, '41': 1, '31': 2, '11': 3, '01': 4 };
/** Rules 4 and 5 for deliveries. */
export const fits = (s: SeedStudent, p: SeedPost): boolean =>
  p.gradYears.includes(String(s.gradYear)) && (eduRank[s.edu] ?? 0) >= (eduRank[p.eduRequire] ?? 0);

/** Posts that ended are few, and stand for all of their time; mostly for those whom their season has placed. */
const endedFactor = { placed: 6, others: 3.5 } as const;
/** Weight of a post that requires the student's major, or no particular one. */
const likelihood = ({ majors }: SeedPost, { major }: SeedStudent): number =>
  majors.length === 0 ? 4 : majors.includes(major.code) ? 40 : 0.4;
/** How long a post was new and open, in ordinary days: one of this week has had few applications yet. */
function getExposure(context: SeedContext): (post: SeedPost) => number {
  const getMass = seasonMass(context);
  return ({ published, ends }) => Math.min(freshDays, Math.max(1, getMass(published + 1, Math.min(0, ends))));
}

const spring: ReadonlySet<string> = new Set(['01', '02', '03', '04']);
const springFactor = 8;
/** Days after which a spring is over: in its midst those who are placed have applied in autumn, too. */
const springAge = 90;
/** States of posts that have deliveries. */
const shownStates = getCodes(postFlow, 'active', 'paused', 'closed');
/** Posts a student may apply to, those for the student's major first. */
function getChoices(context: SeedContext, posts: readonly SeedPost[]): (cv: SeedResume, n: number) => SeedPost[] {
  const dice = context.dice('delivery');
  const shown = posts.filter(({ status }) => shownStates.includes(status));
  const getOwn = getExposure(context);
  const exposure = new Map(shown.map((post) => [post, getOwn(post)]));
  const open = new Map<string, SeedPost[]>();
  const isOfSpring = ({ published }: SeedPost): boolean =>
    published < -springAge && spring.has(context.day(published).slice(5, 7));
  return ({ student: s }, n) => {
    const key = `${s.tenantId}|${s.edu}|${s.gradYear}`;
    const list = open.get(key) ?? shown.filter((p) => p.tenantId === s.tenantId && fits(s, p));
    open.set(key, list);
    // Whom the season has placed has applied before, mostly in spring.
    const placed = isPlaced(context, s);
    const before = placed ? appliedBefore(context, s) : 0;
    const weight = (p: SeedPost): number =>
      likelihood(p, s) *
      (exposure.get(p) ?? 1) *
      (isClosed(p) ? endedFactor[placed ? 'placed' : 'others'] : 1) *
      (placed && isOfSpring(p) ? springFactor : 1);
    return (placed ? list.filter(({ published }) => published < before) : list)
      .map((p) => ({ p, at: dice.unit(s.index, `p${p.id}`) / weight(p) }))
      .sort((a, b) => a.at - b.at)
      .slice(0, n)
      .map(({ p }) => p);
  };
}

/** Pairs that are drawn for each one that is kept. */
const spare = 1.4;
/** Share of the pairs at posts that have ended: everything there is decided. */
const mostEnded = 0.33;
/** `total` pairs in a random order; students differ in the number of their applications. */
export function getPairs(
  context: SeedContext,
  resumes: readonly SeedResume[],
  posts: readonly SeedPost[],
  total: number,
): Pair[] {
  const dice = context.dice('delivery');
  const able = resumes.filter((r) => r.completeness >= requiredCompleteness.deliver);
  const mean = total / Math.max(1, able.length);
  const choose = getChoices(context, posts);
  const chosen = able.flatMap((cv, j) => {
    const swing = dice.hash(Math.floor(j / 2), 'v') % Math.max(1, Math.floor(mean));
    const wanted = Math.max(1, Math.round(mean * spare) + (j % 2 === 0 ? swing : -swing));
    return choose(cv, wanted).map((post) => ({ cv, post }));
  });
  const pairs = dice.shuffle(chosen.length, 'pair').map((at) => chosen[at] as Omit<Pair, 'index'>);
  const ended = pairs.filter(({ post }) => isClosed(post)).slice(0, Math.round(total * mostEnded));
  const kept = new Set([...pairs.filter(({ post }) => !isClosed(post)).slice(0, total - ended.length), ...ended]);
  return pairs.filter((pair) => kept.has(pair)).map((pair, index) => ({ ...pair, index }));
}
