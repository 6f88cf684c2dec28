import { postFlow } from '@campus/contract/post';
import type { fullTime } from '@campus/contract/resume';
import type { SeedCompany } from './seed-company.ts';

/** Values of rc_post_nature besides `fullTime`. */
export const internship = 2;
export const partTime = 3;
export type Nature = typeof fullTime | typeof internship | typeof partTime;
export interface SeedPost {
  readonly id: string;
  readonly tenantId: number;
  readonly companyId: string;
  readonly companyName: string;
  readonly name: string;
  readonly status: number;
  readonly nature: Nature;
  /** rc_post_category. */
  readonly category: string;
  readonly eduRequire: string;
  readonly gradYears: readonly string[];
  readonly majors: readonly string[];
  /** Publication and end, in days from the anchor. */
  readonly published: number;
  readonly ends: number;
  readonly rounds: number;
  readonly headcount: number;
  /** Closing time; null while open. */
  readonly closedAt: string | null;
  readonly contact: SeedCompany['members'][number];
}
const { active, closed } = postFlow.states;
type Stated = Pick<SeedPost, 'status'>;
export const isActive = ({ status }: Stated): boolean => status === active.code;
export const isClosed = ({ status }: Stated): boolean => status === closed.code;
/** How many can be hired for a post: one that is still open keeps a place. */
export const countPlaces = (post: Pick<SeedPost, 'headcount' | 'status'>): number =>
  post.headcount - (isClosed(post) ? 0 : 1);
/** Some posts were closed by their company on the last evening, the others by the job in the following night. */
export const isClosedByCompany = (i: number): boolean => i % 3 === 0;
