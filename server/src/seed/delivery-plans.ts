import { pipeline } from '@campus/contract/rules';
import { sources } from '../areas/resume/delivery-rule.ts';
import { choiceDays, latestChoice } from './choice-days.ts';
import { lastOfDay } from './clock.ts';
import type { Goal } from './delivery-goals.ts';
import { assignOutcomes, type Fate, isHidden, isHire } from './delivery-outcomes.ts';
import { appliedBefore } from './hire-choice.ts';
import type { Dice } from './random.ts';
import type { SeedResume } from './resumes.ts';
import { freshDays, type PickDay, seasonDays, seasonEnds, seasonMass } from './seasons.ts';
import { type SeedContext, scaleCount } from './seed-context.ts';
import { isClosed, type SeedPost } from './seed-post.ts';

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

/** The days on which students apply and companies decide. */
interface Season extends Pick<SeedContext, 'isWorkday' | 'officeDay' | 'minuteIn'> {
  readonly pickDay: PickDay;
  readonly freshUntil: (published: number) => number;
  readonly recentShare: number;
}

/** How far back most of those that wait were submitted, in days. */
const recentDays = [10, 14, 14, 30] as const;
/** Share of the waiting ones that are recent at the peak of the season; far fewer where fewer students apply. */
const [mostRecent, leastRecent] = [0.65, 0.25];
const fortnight = 14;
/** Weight of a day at the peak, its weekends included. */
const busyDay = 2.4;
function getRecentShare(context: SeedContext): number {
  const daily = seasonMass(context)(-fortnight, 0) / fortnight;
  return Math.max(leastRecent, mostRecent * Math.min(1, daily / busyDay) ** 4);
}
/** Minute at which students begin to apply. */
const studentMorning = 450;
const evening = 1080;
const comesFurther = (goal: Goal | undefined): goal is Goal => goal !== undefined && goal > pipeline.interview;
/**
 * Submission day: most apply while the post is new, so that months are comparable, to a post that ended at any time; most of
 * the pending ones are from the last two weeks, a few from today. What a company has decided came in before its last working day.
 */
function submittedOn(
  { pair: { post, index: i }, ending, goal }: Fate,
  before: number | undefined,
  dice: Dice,
  season: Season,
): Moment {
  const { pickDay, freshUntil, officeDay, minuteIn } = season;
  const isUnanswered = ending === 'declined' || ending === 'expired';
  const decided = comesFurther(goal) ? latestChoice(goal) : officeDay;
  const open = isUnanswered ? -6 : isDecided(ending) ? decided - 1 : 0;
  const latest = before !== undefined && post.published < before ? before : open;
  const last = Math.max(post.published, Math.min(latest, isDecided(ending) ? post.ends - 1 : post.ends));
  const isWaiting = ending === 'waiting';
  const first = Math.min(post.published + 1, last);
  const isRecent = isWaiting && before === undefined && dice.chance(i, 'recent', season.recentShare);
  const from = isRecent ? Math.max(first, -dice.between(i, 'since', 2, dice.one(i, 'reach', recentDays))) : first;
  const to = isRecent || isClosed(post) ? last : Math.min(last, freshUntil(first));
  const day = isWaiting && last === 0 && i % 90 === 0 ? 0 : pickDay(i, Math.min(from, to), to);
  if (day === 0) return { day, minute: minuteIn(0, dice.unit(i, 'morning'), studentMorning) };
  // A post is published in office hours.
  return { day, minute: dice.between(i, 'minute', day <= post.published ? evening : 480, 1380) };
}
/** Share of those at 面试 whom the company chose lately, from all who had applied. */
const chosenLately = 0.95;
/**
 * Office hours of a working day some days later, but before the end of the post and of the last working day. What waits
 * at a later step has come to it lately, so that few wait there for months.
 */
function decidedOn(
  { pair, ending, goal }: Fate,
  { day, minute }: Moment,
  isHired: boolean,
  dice: Dice,
  season: Season,
): Moment {
  const { post, index: i } = pair;
  const { isWorkday, officeDay, minuteIn } = season;
  const lately = isHired ? undefined : choiceDays[ending === 'skipped' ? pipeline.interview : (goal ?? 0)];
  const isLate = lately && (comesFurther(goal) || (day < lately.first && dice.chance(i, 'late', chosenLately)));
  const last = Math.min(officeDay, post.ends);
  const from = isLate ? Math.max(day + 1, dice.between(i, 'lateDay', lately.first, lately.last)) : day + 1;
  const days = Array.from({ length: 14 }, (_, k) => from + k).filter((n) => n <= last && isWorkday(n));
  const drawn = isLate ? from : day + dice.between(i, 'decides', 1, 9);
  const on = days.find((n) => n >= drawn) ?? days.at(-1);
  if (on === undefined) return { day, minute: Math.min(minute + 20, lastOfDay) };
  return { day: on, minute: minuteIn(on, dice.unit(i, 'decideMinute')) };
}

function getSource({ pair: { cv, index: i }, ending }: Fate, dice: Dice): number {
  if (ending === 'declined' || ending === 'expired') return sources.invite;
  return isHidden(cv) ? sources.own : dice.weighted(i, 'source', sourceWeights);
}
/** Outcomes that a company decided. */
const decidedEndings: ReadonlySet<string> = new Set(['passed', 'failed', 'failedLater', 'skipped', 'transferred']);
const isDecided = (ending: Fate['ending']): boolean => decidedEndings.has(ending);

/** `before`: the day by which a student who was hired has applied everywhere. */
function getPlan(fate: Fate, before: number | undefined, dice: Dice, season: Season): Plan {
  const { ending, pair } = fate;
  const submitted = submittedOn(fate, before, dice, season);
  const source = getSource(fate, dice);
  const isOpen = ending === 'waiting' && source === sources.invite && submitted.day >= -4;
  const decided = decidedOn(fate, submitted, before !== undefined, dice, season);
  const mayBeRead = ending === 'waiting' && !isOpen && decided.day > submitted.day;
  return {
    ...fate,
    source,
    submitted,
    decided,
    isRead: isDecided(ending) || (mayBeRead && dice.chance(pair.index, 'isRead', 0.55)),
    isDownloaded: false,
    isOpen,
  };
}

/** The plan of every delivery, in the order of the pairs. */
export function getPlans(context: SeedContext, resumes: readonly SeedResume[], posts: readonly SeedPost[]): Plan[] {
  const dice = context.dice('delivery');
  const { isWorkday, officeDay, minuteIn } = context;
  const season = {
    ...{ pickDay: seasonDays(context, dice), freshUntil: seasonEnds(context, freshDays) },
    ...{ isWorkday, officeDay, minuteIn, recentShare: getRecentShare(context) },
  };
  const fates = assignOutcomes(context, resumes, posts);
  const hired = new Set(fates.filter(isHire).map(({ pair }) => pair.cv.id));
  const plans = fates.map((fate) => {
    const { id, student } = fate.pair.cv;
    const before = hired.has(id) ? appliedBefore(context, student) : undefined;
    return getPlan(fate, before, dice, season);
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
