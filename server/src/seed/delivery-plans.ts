import { assignOutcomes, type Fate, isHidden } from './delivery-pairs.ts';
import { appliedBefore } from './hire-choice.ts';
import type { SeedPost } from './posts.ts';
import type { Dice } from './random.ts';
import type { SeedResume } from './resumes.ts';
import { freshDays, type PickDay, seasonDays, seasonEnds } from './seasons.ts';
import { type SeedContext, scaleCount } from './seed-context.ts';

/** Values of rc_delivery_source. */
export const sources = { own: 1, fair: 2, match: 3, recommend: 4, transfer: 5, invite: 6, preach: 7 } as const;
const sourceWeights = [
  [sources.own, 62],
  [sources.fair, 14],
  [sources.match, 9],
  [sources.recommend, 6],
  [sources.invite, 3],
  [sources.preach, 5],
] as const;
/** Accepted recommendations at full volume: each created a delivery. */
export const acceptedRecommendations = 525;
const downloads = 9000;

/** Days from the anchor, and the minute of that day. */
interface Moment {
  readonly day: number;
  readonly minute: number;
}
/** Times of all events of a delivery, and its viewers. */
export interface Plan extends Fate {
  readonly source: number;
  readonly submitted: Moment;
  readonly decided: Moment;
  readonly isRead: boolean;
  readonly isDownloaded: boolean;
  /** Invited by the company a few days ago and unanswered. */
  readonly isOpen: boolean;
}

/** The days on which students apply. */
interface Season {
  readonly pickDay: PickDay;
  readonly freshUntil: (published: number) => number;
}

/**
 * Submission day: most apply while the post is new, so that months are comparable, to a post that ended at any time; some
 * pending ones are from the last weeks, a few from today.
 */
function submittedOn(
  { pair: { post, index: i }, ending }: Fate,
  before: number | undefined,
  dice: Dice,
  { pickDay, freshUntil }: Season,
): Moment {
  const isUnanswered = ending === 'declined' || ending === 'expired';
  const latest = before !== undefined && post.published < before ? before : isUnanswered ? -6 : 0;
  const last = Math.min(latest, post.ends);
  const isWaiting = ending === 'waiting';
  const first = Math.min(post.published + 1, last);
  const isRecent = isWaiting && before === undefined && dice.chance(i, 'recent', 0.15);
  const from = isRecent ? Math.max(first, -dice.between(i, 'since', 2, 30)) : first;
  const to = isRecent || post.status === 5 ? last : Math.min(last, freshUntil(first));
  const day = isWaiting && last === 0 && i % 90 === 0 ? 0 : pickDay(i, Math.min(from, to), to);
  return { day, minute: day === 0 ? dice.between(i, 'morning', 5, 440) : dice.between(i, 'minute', 480, 1380) };
}
/** A working day some days later, but before the end of the post and not after this morning. */
function decidedOn(
  { pair: { post, index: i } }: Fate,
  { day, minute }: Moment,
  dice: Dice,
  workday: SeedContext['workday'],
): Moment {
  const last = Math.min(0, post.ends);
  const drawn = workday(Math.min(last, day + dice.between(i, 'decides', 1, 9)));
  const on = Math.max(day, Math.min(last, drawn));
  if (on === day) return { day, minute: minute + 20 };
  return {
    day: on,
    minute: on === 0 ? dice.between(i, 'decideEarly', 1, 480) : dice.between(i, 'decideMinute', 540, 1080),
  };
}

function getSource({ pair: { cv, index: i }, ending }: Fate, dice: Dice): number {
  if (ending === 'declined' || ending === 'expired') return sources.invite;
  return isHidden(cv) ? sources.own : dice.weighted(i, 'source', sourceWeights);
}
/** Outcomes that a company decided. */
const decidedEndings: ReadonlySet<string> = new Set(['passed', 'failed', 'failedLater', 'skipped', 'transferred']);

/** `before`: the day by which a student who was hired has applied everywhere. */
function getPlan(
  fate: Fate,
  before: number | undefined,
  dice: Dice,
  season: Season,
  workday: SeedContext['workday'],
): Plan {
  const { ending, pair } = fate;
  const submitted = submittedOn(fate, before, dice, season);
  const source = getSource(fate, dice);
  const isOpen = ending === 'waiting' && source === sources.invite && submitted.day >= -4;
  const isDecided = decidedEndings.has(ending);
  return {
    ...fate,
    source,
    submitted,
    decided: decidedOn(fate, submitted, dice, workday),
    isRead: isDecided || (ending === 'waiting' && !isOpen && dice.chance(pair.index, 'isRead', 0.55)),
    isDownloaded: false,
    isOpen,
  };
}

/** The plan of every delivery, in the order of the pairs. */
export function getPlans(context: SeedContext, resumes: readonly SeedResume[], posts: readonly SeedPost[]): Plan[] {
  const dice = context.dice('delivery');
  const season = { pickDay: seasonDays(context, dice), freshUntil: seasonEnds(context, freshDays) };
  const fates = assignOutcomes(context, resumes, posts);
  const hired = new Set(fates.flatMap(({ isHired, pair }) => (isHired ? [pair.cv.id] : [])));
  const plans = fates.map((fate) => {
    const { id, student } = fate.pair.cv;
    const before = hired.has(id) ? appliedBefore(context, student) : undefined;
    return getPlan(fate, before, dice, season, context.workday);
  });
  const taken = new Set(pickDownloaded(plans, context, dice));
  let recommended = scaleCount(acceptedRecommendations, context.scale);
  return plans.map((plan) => {
    const isDownloaded = taken.has(plan.pair.index);
    if (plan.source !== sources.recommend) return { ...plan, isDownloaded };
    recommended -= 1;
    return { ...plan, isDownloaded, source: recommended >= 0 ? sources.recommend : sources.own };
  });
}
/** Downloaded résumés among those viewed in the last half year. */
function pickDownloaded(plans: readonly Plan[], context: SeedContext, dice: Dice): number[] {
  return plans
    .filter((plan) => plan.isRead && plan.decided.day >= -180)
    .map(({ pair: { index } }) => ({ index, at: dice.unit(index, 'download') }))
    .sort((a, b) => a.at - b.at || a.index - b.index)
    .slice(0, scaleCount(downloads, context.scale))
    .map(({ index }) => index);
}
