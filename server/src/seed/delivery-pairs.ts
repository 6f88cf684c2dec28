import { isPlaced } from './filing-days.ts';
import { isOld, pickHires } from './hire-choice.ts';
import type { SeedPost } from './posts.ts';
import type { SeedResume } from './resumes.ts';
import { freshDays, seasonMass } from './seasons.ts';
import { type SeedContext, scaleCount } from './seed-context.ts';
import type { SeedStudent } from './students.ts';

/** Outcome of a delivery. */
type Ending =
  | 'waiting'
  | 'passed'
  | 'failed'
  /** Passed on and refused there; taken on without the planned interviews. */
  | 'failedLater'
  | 'skipped'
  | 'withdrawn'
  | 'transferred'
  /** Closed with its post, declined by the student, or expired. */
  | 'ended'
  | 'declined'
  | 'expired';
/** Number of deliveries by outcome at full volume, up to the offer. */
const deliveryQuotas = {
  waiting: 11_400,
  passed: 6400,
  failed: 7200,
  failedLater: 3300,
  skipped: 200,
  withdrawn: 900,
  closed: 400,
  transferred: 200,
} as const;
/** Share closed with their post; the rest were never confirmed. */
const endedShare = 0.6;

/** A student and the post of a delivery. */
interface Pair {
  readonly index: number;
  readonly cv: SeedResume;
  readonly post: SeedPost;
}
/** A pair with its outcome; a transferred one names another post of the company. */
export interface Fate {
  readonly pair: Pair;
  readonly ending: Ending;
  readonly target?: SeedPost;
  /** It leads to a job. */
  readonly isHired?: boolean;
}

const eduRank: Readonly<Record<string, number>> = { '0': 0, '41': 1, '31': 2, '11': 3, '01': 4 };
/** Rules 4 and 5 for deliveries. */
const fits = (s: SeedStudent, p: SeedPost): boolean =>
  p.gradYears.includes(String(s.gradYear)) && (eduRank[s.edu] ?? 0) >= (eduRank[p.eduRequire] ?? 0);
const getKey = (post: SeedPost, cv: SeedResume): string => `${post.id}|${cv.student.id}`;
export const listTaken = (fates: readonly Fate[]): Set<string> =>
  new Set(fates.flatMap(({ pair, target }) => [pair.post, target ?? pair.post].map((post) => getKey(post, pair.cv))));

/** Posts that ended are few, and stand for all of their time. */
const endedFactor = 6;
/** Weight of a post that requires the student's major, or no particular one. */
const likelihood = ({ majors, status }: SeedPost, { major }: SeedStudent): number =>
  (status === 5 ? endedFactor : 1) * (majors.length === 0 ? 4 : majors.includes(major.code) ? 40 : 0.4);
/** How long a post was new and open, in ordinary days: one of this week has had few applications yet. */
function getExposure(context: SeedContext): (post: SeedPost) => number {
  const getMass = seasonMass(context);
  return ({ published, ends }) => Math.min(freshDays, Math.max(1, getMass(published + 1, Math.min(0, ends))));
}

const spring: ReadonlySet<string> = new Set(['01', '02', '03', '04']);
const springFactor = 8;
/** Days after which a spring is over: in its midst those who are placed have applied in autumn, too. */
const springAge = 90;
/** Posts a student may apply to, those for the student's major first. */
function getChoices(context: SeedContext, posts: readonly SeedPost[]): (cv: SeedResume, n: number) => SeedPost[] {
  const dice = context.dice('delivery');
  const shown = posts.filter((p) => [1, 2, 5].includes(p.status));
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
    const weight = (p: SeedPost): number =>
      likelihood(p, s) * (exposure.get(p) ?? 1) * (placed && isOfSpring(p) ? springFactor : 1);
    return (placed ? list.filter((p) => isOld(context, p, s)) : list)
      .map((p) => ({ p, at: dice.unit(s.index, `p${p.id}`) / weight(p) }))
      .sort((a, b) => a.at - b.at)
      .slice(0, n)
      .map(({ p }) => p);
  };
}

/** One pair per delivery, transferred ones counted once; students differ in the number of their applications. */
function getPairs(context: SeedContext, resumes: readonly SeedResume[], posts: readonly SeedPost[]): Pair[] {
  const dice = context.dice('delivery');
  const { transferred: _successors, ...own } = deliveryQuotas;
  const total = Object.values(own).reduce((sum, n) => sum + scaleCount(n, context.scale), 0);
  const able = resumes.filter((r) => r.completeness >= 60);
  const mean = total / Math.max(1, able.length);
  const choose = getChoices(context, posts);
  const pairs = able.flatMap((cv, j) => {
    const swing = dice.hash(Math.floor(j / 2), 'v') % Math.max(1, Math.floor(mean));
    const wanted = Math.max(1, Math.round(mean * 1.12) + (j % 2 === 0 ? swing : -swing));
    return choose(cv, wanted).map((post) => ({ cv, post }));
  });
  return dice
    .shuffle(pairs.length, 'pair')
    .slice(0, total)
    .map((at, index) => ({ ...(pairs[at] as Omit<Pair, 'index'>), index }));
}

const isEnded = ({ post }: Pair): boolean => post.status === 5;
/** Visible to companies through own applications only. */
export const isHidden = (cv: SeedResume): boolean => cv.status === 3;
/** May have been invited long enough ago for the invitation to expire. */
const mayExpire = ({ post, cv }: Pair): boolean => post.status !== 5 && post.published <= -12 && !isHidden(cv);

/** Exact totals: outcomes that need a certain kind of post are assigned first, the rest by the remaining quotas. */
export function assignOutcomes(
  context: SeedContext,
  resumes: readonly SeedResume[],
  posts: readonly SeedPost[],
): Fate[] {
  const pairs = getPairs(context, resumes, posts);
  const fates = new Map<number, Fate>();
  const free = (wanted: (pair: Pair) => boolean): Pair[] => pairs.filter((p) => !fates.has(p.index) && wanted(p));
  const give = (ending: Ending, list: readonly Pair[]): void => {
    for (const pair of list) fates.set(pair.index, { pair, ending });
  };
  const n = (key: keyof typeof deliveryQuotas): number => scaleCount(deliveryQuotas[key], context.scale);
  const closed = n('closed');
  const chosen = pickHires(context, pairs);
  for (const pair of chosen) fates.set(pair.index, { pair, ending: 'passed', isHired: true });
  const before = fates.size;
  give('ended', free(isEnded).slice(0, Math.round(closed * endedShare)));
  const unconfirmed = free(mayExpire).slice(0, closed - (fates.size - before));
  give('declined', unconfirmed.slice(0, Math.ceil(unconfirmed.length / 2)));
  give('expired', unconfirmed.slice(Math.ceil(unconfirmed.length / 2)));
  for (const fate of getTransfers(
    pairs,
    free((p) => !isEnded(p)),
    posts,
    n('transferred'),
  ))
    fates.set(fate.pair.index, fate);
  // A transferred delivery creates a pending one; both count in the totals.
  const left = {
    waiting: n('waiting') - n('transferred'),
    passed: n('passed') - chosen.length,
    failed: n('failed'),
    failedLater: n('failedLater'),
    skipped: n('skipped'),
    withdrawn: n('withdrawn'),
  };
  const dice = context.dice('deliveryState');
  const draw = (pair: Pair, among: readonly (keyof typeof left)[]): void => {
    const open = among.filter((ending) => left[ending] > 0);
    const ending = dice.weighted(
      pair.index,
      'ending',
      (open.length > 0 ? open : among).map((e) => [e, Math.max(1, left[e])]),
    );
    left[ending] -= 1;
    give(ending, [pair]);
  };
  for (const pair of free(isEnded)) draw(pair, ['failed', 'failedLater', 'passed', 'skipped', 'withdrawn']);
  for (const pair of free(() => true))
    draw(pair, ['waiting', 'failed', 'failedLater', 'passed', 'skipped', 'withdrawn']);
  return pairs.map(({ index }) => fates.get(index) as Fate);
}

/** Transferred deliveries with a target: another open post of the company that accepts the student. */
function getTransfers(
  pairs: readonly Pair[],
  candidates: readonly Pair[],
  posts: readonly SeedPost[],
  n: number,
): Fate[] {
  const taken = new Set(pairs.map(({ post, cv }) => getKey(post, cv)));
  const byCompany = Map.groupBy(
    posts.filter((p) => p.status === 1),
    (p) => p.companyId,
  );
  const fates: Fate[] = [];
  for (const pair of candidates) {
    if (fates.length === n) break;
    const { post, cv } = pair;
    const target = byCompany
      .get(post.companyId)
      ?.find(
        (p) => p.id !== post.id && p.published <= post.published && fits(cv.student, p) && !taken.has(getKey(p, cv)),
      );
    if (!target) continue;
    taken.add(getKey(target, cv));
    fates.push({ pair, ending: 'transferred', target });
  }
  return fates;
}
