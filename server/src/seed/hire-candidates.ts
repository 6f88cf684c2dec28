import { fullTime } from '@campus/contract/resume';
import { pipeline } from '@campus/contract/rules';
import type { SeedRow } from './bulk.ts';
import { type DeliveryRows, isAt } from './delivery-rows.ts';
import type { Candidate, Sources } from './hire-rows.ts';

/** When each delivery last changed. */
export function findLastTimes({ step }: DeliveryRows): Map<unknown, string> {
  const times = new Map<unknown, string>();
  for (const { deliveryId, occurTime } of step) {
    const known = times.get(deliveryId);
    if (known === undefined || known < String(occurTime)) times.set(deliveryId, String(occurTime));
  }
  return times;
}

/** Deliveries at 面试 that go on to a later step, those that come furthest first. */
export function findCandidates(rows: DeliveryRows, { cvs, posts }: Sources): Candidate[] {
  const byPost = new Map(posts.map((post) => [post.id, post]));
  const byResume = new Map(cvs.resumes.map((cv) => [cv.id, cv]));
  const isFullTime = ({ postId }: SeedRow) => byPost.get(String(postId))?.nature === fullTime;
  const byStudent = Map.groupBy(rows.delivery.filter(isFullTime), ({ employId }) => employId);
  const found = rows.delivery.flatMap((of): Candidate[] => {
    const [post, cv] = [byPost.get(String(of.postId)), byResume.get(String(of.resumeId))];
    const goal = rows.goals.get(of.id);
    if (!isAt(of, pipeline.interview) || !post || !cv || goal === undefined || goal === pipeline.interview) return [];
    const others = (byStudent.get(of.employId) ?? []).filter(({ id }) => id !== of.id);
    return [{ of, post, cv, goal, others }];
  });
  return found.toSorted((a, b) => b.goal - a.goal);
}
