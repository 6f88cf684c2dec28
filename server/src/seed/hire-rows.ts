import type { SeedRow } from './bulk.ts';
import type { Change } from './history.ts';
import type { VenueRows } from './interview-rooms.ts';
import type { InterviewRows } from './interview-rows.ts';
import type { SeedPost } from './posts.ts';
import type { ResumeSeed, SeedResume } from './resumes.ts';

/** Values of rc_actor_type. */
export const actorTypes = { student: 1, company: 2, school: 3, system: 4 } as const;

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
  /** The student's other deliveries to full-time posts. */
  readonly others: readonly SeedRow[];
  /** The season brings the student a destination in any case. */
  readonly isPlaced: boolean;
  /** The plan of the delivery leads to a job. */
  readonly isChosen: boolean;
  /** Whether nothing else is open that the student would have to answer before signing. */
  readonly isFree: boolean;
}
