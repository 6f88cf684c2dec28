import { fullTime } from '@campus/contract/resume';
import { pipeline, resumeStatuses } from '@campus/contract/rules';
import { type Goal, goalQuotas, pickGoals } from './delivery-goals.ts';
import { fits, getPairs, type Pair } from './delivery-pairs.ts';
import type { SeedResume } from './resumes.ts';
import { type SeedContext, scaleCount } from './seed-context.ts';
import { isActive, isClosed, type SeedPost } from './seed-post.ts';

/** Outcome of the first step of a delivery, and what follows from it. */
type Ending =
  | 'waiting'
  /** Passed on, to its goal or as far as it comes before the student signs elsewhere. */
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
/** Number of deliveries by outcome at full volume. A transferred one creates one of those that wait. */
const quotas = {
  waiting: 11_400,
  interviewed: 3000,
  failed: 7200,
  failedLater: 3300,
  skipped: 200,
  withdrawn: 900,
  closed: 400,
  transferred: 200,
} as const;
/** Shares of the closed ones: with their post, as the student signed elsewhere; the rest were never confirmed. */
const closedShares = { ended: 0.35, signedElsewhere: 0.35 } as const;
/** Share of those closed by a signature that had not been passed on. */
const shareAtResume = 0.4;

/** A pair with its outcome; a transferred one names another post of the company. */
export interface Fate {
  readonly pair: Pair;
  readonly ending: Ending;
  readonly target?: SeedPost;
  /** The step that one which was passed on comes to, or waits at. */
  readonly goal?: Goal;
}
const getKey = (post: SeedPost, cv: SeedResume): string => `${post.id}|${cv.student.id}`;
export const listTaken = (fates: readonly Fate[]): Set<string> =>
  new Set(fates.flatMap(({ pair, target }) => [pair.post, target ?? pair.post].map((post) => getKey(post, pair.cv))));
/** Visible to companies through own applications only. */
export const isHidden = (cv: SeedResume): boolean => cv.status === resumeStatuses.hidden;
/** Leads to a job, whose agreement ends the other deliveries of the student. */
export const isHire = ({ goal, pair }: Fate): boolean => goal === pipeline.evaluation && pair.post.nature === fullTime;

const isOpen = ({ post }: Pair): boolean => !isClosed(post);
/** May have been invited long enough ago for the invitation to expire. */
const mayExpire = ({ post, cv }: Pair): boolean => !isClosed(post) && post.published <= -12 && !isHidden(cv);

interface Deal {
  readonly context: SeedContext;
  readonly pairs: readonly Pair[];
  readonly fates: Map<Pair, Fate>;
  /** The student signs a job elsewhere. */
  readonly isSigned: (pair: Pair) => boolean;
  readonly count: (full: number) => number;
}
const listFree = ({ pairs, fates }: Deal, isWanted: (pair: Pair) => boolean): Pair[] =>
  pairs.filter((pair) => !fates.has(pair) && isWanted(pair));
function give({ fates }: Deal, ending: Ending, list: readonly Pair[]): void {
  for (const pair of list) fates.set(pair, { pair, ending });
}

/**
 * The outcome of every delivery, with the totals of the quotas. Outcomes that need a certain kind of post or student are
 * assigned first. Nothing waits at a post that has ended, nor for a student who has signed.
 */
export function assignOutcomes(
  context: SeedContext,
  resumes: readonly SeedResume[],
  posts: readonly SeedPost[],
): Fate[] {
  const count = (full: number): number => scaleCount(full, context.scale);
  const { transferred, ...others } = { ...quotas, ...goalQuotas };
  const total = Object.values(others).reduce((sum, n) => sum + count(n), 0);
  const pairs = getPairs(context, resumes, posts, total);
  const goals = pickGoals(context, pairs);
  const fates = new Map<Pair, Fate>([...goals].map(([pair, goal]) => [pair, { pair, ending: 'passed', goal }]));
  const hired = new Set([...fates.values()].filter(isHire).map(({ pair }) => pair.cv.id));
  const deal: Deal = { context, pairs, fates, isSigned: ({ cv }) => hired.has(cv.id), count };
  dealClosed(deal);
  const movable = listFree(deal, (pair) => isOpen(pair) && !deal.isSigned(pair));
  for (const fate of getTransfers(pairs, movable, posts, count(transferred))) fates.set(fate.pair, fate);
  const planned = listFree(deal, (pair) => isOpen(pair) && !deal.isSigned(pair) && pair.post.rounds > 0);
  give(deal, 'skipped', planned.slice(0, count(quotas.skipped)));
  dealRest(deal, goals.size);
  return pairs.map((pair) => fates.get(pair) as Fate);
}

/** Deliveries that the company did not decide. Those that a signature closes were waiting, most of them at 面试. */
function dealClosed(deal: Deal): void {
  const { context, isSigned, count } = deal;
  const dice = context.dice('signedElsewhere');
  const closed = count(quotas.closed);
  const [ended, signed] = [closedShares.ended, closedShares.signedElsewhere].map((share) => Math.round(closed * share));
  give(deal, 'ended', listFree(deal, (pair) => !isOpen(pair)).slice(0, ended));
  const closing = listFree(deal, (one) => isSigned(one) && one.post.nature === fullTime && one.post.rounds > 0);
  for (const pair of closing.slice(0, signed))
    give(deal, isOpen(pair) && dice.chance(pair.index, 'atResume', shareAtResume) ? 'waiting' : 'passed', [pair]);
  const unconfirmed = listFree(deal, mayExpire).slice(0, closed - Number(ended) - Number(signed));
  const half = Math.ceil(unconfirmed.length / 2);
  give(deal, 'declined', unconfirmed.slice(0, half));
  give(deal, 'expired', unconfirmed.slice(half));
}

/** Companies decide in the end: most of what still waits is at posts that are newer than so many days. */
const [newSince, newFactor] = [-45, 4];
const decidedRest = ['failed', 'failedLater', 'withdrawn'] as const;
const anyRest = ['waiting', 'interviewed', ...decidedRest] as const;
type Rest = (typeof anyRest)[number];
/** Deals the other outcomes by what is left of them. `further`: how many come further than 面试. */
function dealRest(deal: Deal, further: number): void {
  const { context, fates, isSigned, count } = deal;
  const dice = context.dice('deliveryState');
  const wanted = Object.values(goalQuotas).reduce((sum, n) => sum + count(n), 0);
  const left: Record<Rest, number> = {
    waiting: count(quotas.waiting) - count(quotas.transferred),
    interviewed: count(quotas.interviewed),
    // Where fewer come that far, more are refused.
    failed: count(quotas.failed) + wanted - further,
    failedLater: count(quotas.failedLater),
    withdrawn: count(quotas.withdrawn),
  };
  const draw = (pair: Pair, among: readonly Rest[]): void => {
    const some = among.filter((rest) => left[rest] > 0);
    const isNew = pair.post.published >= newSince;
    const weights = (some.length > 0 ? some : among).map(
      (rest) => [rest, Math.max(1, left[rest]) * (isNew && rest === 'waiting' ? newFactor : 1)] as const,
    );
    const rest = dice.weighted(pair.index, 'ending', weights);
    left[rest] -= 1;
    if (rest === 'interviewed') fates.set(pair, { pair, ending: 'passed', goal: pipeline.interview });
    else give(deal, rest, [pair]);
  };
  for (const pair of listFree(deal, (one) => isSigned(one) || !isOpen(one))) draw(pair, decidedRest);
  for (const pair of listFree(deal, () => true))
    draw(pair, pair.post.rounds > 0 ? anyRest : anyRest.filter((rest) => rest !== 'interviewed'));
}

/** Transferred deliveries with a target: another open post of the company that accepts the student. */
function getTransfers(
  pairs: readonly Pair[],
  candidates: readonly Pair[],
  posts: readonly SeedPost[],
  n: number,
): Fate[] {
  const taken = new Set(pairs.map(({ post, cv }) => getKey(post, cv)));
  const byCompany = Map.groupBy(posts.filter(isActive), (p) => p.companyId);
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
