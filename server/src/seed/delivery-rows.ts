import type { SeedRow } from './bulk.ts';

/** Deliveries with their histories, and what later generators need to know of them. */
export interface DeliveryRows {
  readonly delivery: SeedRow[];
  readonly step: SeedRow[];
  /** Rows of `step` by delivery. */
  readonly length: Map<unknown, number>;
  /** Ids of those at 面试 that will be refused after their interviews. */
  readonly failing: Set<unknown>;
  /** Ids of those that lead to a job, as far as there is the time. */
  readonly hired: Set<unknown>;
  readonly recommend: SeedRow[];
  readonly download: SeedRow[];
}

/** The next number in the history of a delivery. */
export function nextSeq({ length }: DeliveryRows, id: unknown): number {
  const seq = (length.get(id) ?? 0) + 1;
  length.set(id, seq);
  return seq;
}
