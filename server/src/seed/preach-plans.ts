import { type preachFlow, preachTypes } from '@campus/contract/preach';
import type { SeedRow } from './bulk.ts';
import type { SeedCompany } from './seed-company.ts';
import type { SeedPost } from './seed-post.ts';
import type { SeedStudent } from './students.ts';

export interface PreachRows {
  readonly preach: SeedRow[];
  readonly company: SeedRow[];
  readonly post: SeedRow[];
  readonly attendee: SeedRow[];
  readonly booking: SeedRow[];
}
export type PreachState = keyof typeof preachFlow.states;
/** A session that has just begun. */
export const onTheAir = 'onTheAir';
/** A session: its state, the day from the anchor, its start in minutes, its form, and whether hr01 holds it. */
export type PreachPlan = readonly [
  state: PreachState,
  day: number,
  start: number | typeof onTheAir,
  type: number,
  isDemo?: true,
];
const { onSite, online, both } = preachTypes;
/** Sessions of the last, this and the next weeks. */
export const preachPlans: readonly PreachPlan[] = [
  ['finished', -7, 14 * 60, onSite, true],
  ['finished', -6, 19 * 60, both],
  ['finished', -4, 14 * 60, onSite],
  ['approved', 0, 19 * 60, onSite],
  ['approved', 1, 14 * 60, both, true],
  ['approved', 4, 14 * 60, onSite],
  ['approved', 6, 19 * 60, online],
  ['waiting', 7, 14 * 60, onSite],
  ['waiting', 9, 9 * 60, onSite, true],
  ['requested', 12, 14 * 60, onSite],
  ['requested', 14, 14 * 60, both],
  ['rejected', 5, 9 * 60, onSite],
  ['cancelled', 3, 9 * 60, onSite],
  ['draft', 13, 14 * 60, onSite],
  ['approved', 0, onTheAir, online, true],
];

export interface Hall {
  readonly id: string;
  readonly capacity: number;
}

export interface Session {
  readonly i: number;
  readonly plan: PreachPlan;
  readonly host: SeedCompany;
  readonly start: string;
  readonly end: string;
  readonly hall: Hall | undefined;
  readonly posts: readonly SeedPost[];
  readonly students: readonly SeedStudent[];
}
