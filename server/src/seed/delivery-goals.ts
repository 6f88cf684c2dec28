import { fullTime } from '@campus/contract/resume';
import { pipeline, seasonCohort } from '@campus/contract/rules';
import { latestChoice } from './choice-days.ts';
import type { Pair } from './delivery-pairs.ts';
import { cohortSwitch, isPlaced } from './filing-days.ts';
import { hasFewRounds, isJob, mostRounds, pickHires } from './hire-choice.ts';
import { type SeedContext, scaleCount } from './seed-context.ts';
import { countPlaces, isClosed, type SeedPost } from './seed-post.ts';

/** The step that a delivery which companies passed on comes to. */
export type Goal = Exclude<(typeof pipeline)[keyof typeof pipeline], typeof pipeline.resume>;
/** Deliveries at full volume that come to a step past 面试; those to 评价结果 are the hires and the interns. */
export const goalQuotas = { hire: 1000, dispatch: 450, sign: 450, evaluation: 1500 } as const;

/** Days between the publication of a post and the decision about those who applied at once. */
const daysToDecide = 8;
/** Old enough for its students to have come to the step by now. */
const isOldEnough = ({ published }: SeedPost, goal: Goal): boolean => published <= latestChoice(goal) - daysToDecide;

/** The goals of those who come further than 面试, by pair. */
export function pickGoals(context: SeedContext, pairs: readonly Pair[]): ReadonlyMap<Pair, Goal> {
  const goals = new Map<Pair, Goal>();
  const students = new Set<string>();
  const places = new Map<string, number>();
  const add = (pair: Pair, goal: Goal): void => {
    goals.set(pair, goal);
    students.add(pair.cv.student.id);
    places.set(pair.post.id, (places.get(pair.post.id) ?? 0) + 1);
  };
  /** Everybody has one offer, which takes one of the places of the post. Returns how many are missing. */
  const fill = (goal: Goal, n: number, list: readonly Pair[]): number => {
    let left = n;
    for (const pair of list) {
      if (left <= 0) break;
      const isFree = !students.has(pair.cv.student.id) && (places.get(pair.post.id) ?? 0) < countPlaces(pair.post);
      if (!isFree || !isOldEnough(pair.post, goal)) continue;
      left -= 1;
      add(pair, goal);
    }
    return Math.max(0, left);
  };
  const count = (name: keyof typeof goalQuotas): number => scaleCount(goalQuotas[name], context.scale);
  for (const pair of pickHires(context, pairs)) add(pair, pipeline.evaluation);
  const internships = pairs.filter(({ post }) => post.nature !== fullTime && hasFewRounds(post));
  fill(pipeline.evaluation, count('evaluation') - goals.size, internships);
  // Those who have a destination sign nothing more; the cohort of the season signs first.
  const season = seasonCohort(context.anchor, cohortSwitch);
  const seeking = pairs.filter(
    (pair) => isJob(pair.post) && !isClosed(pair.post) && !isPlaced(context, pair.cv.student),
  );
  const isOfSeason = ({ cv }: Pair): boolean => cv.student.gradYear <= season;
  const jobs = [...seeking.filter(isOfSeason), ...seeking.filter((pair) => !isOfSeason(pair))];
  fill(pipeline.sign, count('sign'), jobs);
  fill(pipeline.dispatch, count('dispatch'), jobs);
  const hired = new Set([...goals].flatMap(([{ cv }, goal]) => (goal === pipeline.evaluation ? [cv.id] : [])));
  const mayBeHired = ({ post, cv }: Pair): boolean => post.rounds <= mostRounds && !isClosed(post) && !hired.has(cv.id);
  const promising = pairs.filter((pair) => !goals.has(pair) && mayBeHired(pair));
  const undecided = fill(pipeline.hire, count('hire'), promising);
  // The others wait for the decision of the company, without an offer.
  promising
    .filter((pair) => !goals.has(pair) && isOldEnough(pair.post, pipeline.hire))
    .slice(0, undecided)
    .forEach((pair) => {
      add(pair, pipeline.hire);
    });
  return goals;
}
