import { fullTime } from '@campus/contract/resume';
import { pipeline } from '@campus/contract/rules';
import type { SeedRow } from './bulk.ts';
import type { DeliveryRows } from './delivery-rows.ts';
import { isPlaced } from './filing-days.ts';
import { mostRounds } from './hire-choice.ts';
import type { Candidate, Sources } from './hire-rows.ts';
import type { SeedContext } from './seed-context.ts';

/** When each delivery last changed. */
export function findLastTimes({ step }: DeliveryRows): Map<unknown, string> {
  const times = new Map<unknown, string>();
  for (const { deliveryId, occurTime } of step) {
    const known = times.get(deliveryId);
    if (known === undefined || known < String(occurTime)) times.set(deliveryId, String(occurTime));
  }
  return times;
}

/** Deliveries that wait at 面试 for few rounds, those of students whom the season places first, of these the chosen ones. */
export function findCandidates(context: SeedContext, rows: DeliveryRows, { cvs, posts }: Sources): Candidate[] {
  const byPost = new Map(posts.map((post) => [post.id, post]));
  const byResume = new Map(cvs.resumes.map((cv) => [cv.id, cv]));
  const isFullTime = ({ postId }: SeedRow) => byPost.get(String(postId))?.nature === fullTime;
  const byStudent = Map.groupBy(rows.delivery.filter(isFullTime), ({ employId }) => employId);
  // Who was asked by a school or company has not answered yet.
  const asked = new Set(rows.recommend.filter(({ status }) => status === 1 || status === 2).map((r) => r.employId));
  const found = rows.delivery.flatMap((of): Candidate[] => {
    const [post, cv] = [byPost.get(String(of.postId)), byResume.get(String(of.resumeId))];
    if (of.status !== 1 || of.step !== pipeline.interview || !post || !cv) return [];
    const isChosen = rows.hired.has(of.id);
    if (post.rounds < 1 || post.rounds > mostRounds) return [];
    const others = (byStudent.get(of.employId) ?? []).filter(({ id }) => id !== of.id);
    const isOpen = others.some(({ status, studentConfirm }) => status === 1 && studentConfirm === 0);
    const isFree = post.nature === fullTime && !isOpen && !asked.has(of.employId);
    return [{ of, post, cv, others, isFree, isPlaced: isPlaced(context, cv.student), isChosen }];
  });
  return found.toSorted((a, b) => Number(b.isPlaced) - Number(a.isPlaced) || Number(b.isChosen) - Number(a.isChosen));
}
