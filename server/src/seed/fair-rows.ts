import type { SeedContext } from './seed-context.ts';

export type Row = Record<string, unknown>;
/** A delivery that a student made at a fair. */
export interface FairDelivery {
  readonly deliveryId: string;
  readonly fairId: string;
  readonly employId: string;
  readonly at: string;
}
export interface FairDayRows {
  readonly apply: Row[];
  readonly post: Row[];
  readonly attendee: Row[];
  readonly student: Row[];
  readonly attendance: Row[];
  readonly expense: Row[];
  readonly item: Row[];
  /** Deliveries that students made there. */
  readonly delivery: FairDelivery[];
}
/** A seeded fair with what becomes of its applications; its numbers and booths change with them. */
export interface SeedFair {
  readonly id: string;
  readonly tenantId: number;
  /** Staff of its school. */
  readonly author: string;
  readonly story: 'held' | 'running' | 'open' | 'none';
  readonly row: Row;
  readonly booths: readonly Row[];
  readonly day: number;
  /** Minute of its day at which it opens. */
  readonly opens: number;
  readonly paid: boolean;
  /** It has no gate: people are checked in by hand. */
  readonly isOnline: boolean;
}
export interface Maker {
  readonly context: SeedContext;
  readonly rows: FairDayRows;
}
