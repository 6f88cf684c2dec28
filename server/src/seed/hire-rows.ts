import type { SeedRow } from './bulk.ts';
import type { Goal } from './delivery-goals.ts';
import type { Change } from './history.ts';
import type { VenueRows } from './interview-rooms.ts';
import type { InterviewRows } from './interview-rows.ts';
import type { ResumeSeed, SeedResume } from './resumes.ts';
import type { SeedPost } from './seed-post.ts';

/** A student who was hired and whose agreement is in force. */
export interface Hire {
  readonly of: SeedRow;
  readonly post: SeedPost;
  readonly cv: SeedResume;
  readonly agreement: SeedRow;
}
export interface HireRows {
  readonly talks: InterviewRows;
  readonly taken: Set<string>;
  readonly offer: SeedRow[];
  readonly dispatch: SeedRow[];
  readonly agreement: SeedRow[];
  readonly evaluation: SeedRow[];
  readonly changes: Change[];
  readonly hires: Hire[];
  /** Other deliveries of those who have signed, and when they end by that. */
  readonly ending: { readonly of: SeedRow; readonly at: string }[];
}
export interface Sources {
  readonly cvs: ResumeSeed;
  readonly posts: readonly SeedPost[];
  readonly companies: readonly SeedRow[];
  readonly venues: VenueRows;
}
export interface Candidate {
  readonly of: SeedRow;
  readonly post: SeedPost;
  readonly cv: SeedResume;
  readonly goal: Goal;
  /** The student's other deliveries to full-time posts. */
  readonly others: readonly SeedRow[];
}
