import { fullTime } from '@campus/contract/resume';
import { seasonCohort } from '@campus/contract/rules';
import { cohortSwitch, isPlaced } from './filing-days.ts';
import type { SeedResume } from './resumes.ts';
import { type SeedContext, scaleCount } from './seed-context.ts';
import { countPlaces, type SeedPost } from './seed-post.ts';
import type { SeedStudent } from './students.ts';
import { daysBetween } from './times.ts';

/** Students at full volume that are to be hired, and those of them who would be without a destination otherwise. */
const hires = 1400;
const extraHires = 250;
export const mostRounds = 2;
interface Application {
  readonly cv: SeedResume;
  readonly post: SeedPost;
}
/** One application of each student who is to be hired, to a full-time post with a place; those with a destination first. */
export function pickHires<A extends Application>(context: SeedContext, applications: readonly A[]): A[] {
  const season = seasonCohort(context.anchor, cohortSwitch);
  const known = applications.filter(({ cv }) => cv.student.gradYear <= season);
  const students = [...Map.groupBy(known, ({ cv }) => cv.student.id).values()];
  const dice = context.dice('hireChoice');
  const order = dice.shuffle(students.length, 'student').map((i) => students[i] as A[]);
  const isOfSeason = ([first]: readonly A[]): boolean => first !== undefined && isPlaced(context, first.cv.student);
  const places = new Map<string, number>();
  const chosen: A[] = [];
  let extra = scaleCount(extraHires, context.scale);
  for (const own of [...order.filter(isOfSeason), ...order.filter((one) => !isOfSeason(one))]) {
    if (chosen.length === scaleCount(hires, context.scale)) break;
    const isExtra = !isOfSeason(own);
    if (isExtra && extra === 0) break;
    if (!own.every(({ post, cv }) => isOld(context, post, cv.student))) continue;
    const found = own.find(({ post }) => isJob(post) && (places.get(post.id) ?? 0) < countPlaces(post));
    if (!found) continue;
    if (isExtra) extra -= 1;
    places.set(found.post.id, (places.get(found.post.id) ?? 0) + 1);
    chosen.push(found);
  }
  return chosen;
}
/** Interviews are over soon enough for what comes after them. */
export const hasFewRounds = ({ rounds }: SeedPost): boolean => rounds >= 1 && rounds <= mostRounds;
export const isJob = (post: SeedPost): boolean => post.nature === fullTime && hasFewRounds(post);
/** Days that interviews, offer, papers and agreement take after the last application. */
const hiringDays = 24;
/** Days from the anchor before which a student has applied everywhere who is hired by now, or by the end of an earlier season. */
export function appliedBefore(context: SeedContext, { gradYear }: SeedStudent): number {
  if (gradYear >= seasonCohort(context.anchor, cohortSwitch)) return -hiringDays;
  const end = daysBetween(context.anchor, `${gradYear}-08-31`);
  return Math.min(-hiringDays, end - 2 * hiringDays);
}
/** Published so long ago that the student can have applied and be hired elsewhere by now. */
const isOld = (context: SeedContext, { published }: SeedPost, student: SeedStudent): boolean =>
  published < appliedBefore(context, student);
