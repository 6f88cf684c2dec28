import { confirmStates, type DeliveryWait, deliveryStatuses, nextWait, type WaitState } from '@campus/contract/rules';
import type { SeedRow } from './bulk.ts';
import type { Goal } from './delivery-goals.ts';

/** Deliveries with their histories, and what later generators need to know of them. */
export interface DeliveryRows {
  readonly delivery: SeedRow[];
  readonly step: SeedRow[];
  /** Rows of `step` by delivery. */
  readonly length: Map<unknown, number>;
  /** Ids of those at 面试 that will be refused after their interviews. */
  readonly failing: Set<unknown>;
  /** The step that those which were passed on come to, as far as there is the time. */
  readonly goals: Map<unknown, Goal>;
  readonly recommend: SeedRow[];
  readonly download: SeedRow[];
}

/** Whether a delivery is active at this step. */
export const isAt = ({ status, step }: SeedRow, at: number): boolean =>
  status === deliveryStatuses.active && step === at;

const results: Readonly<Record<number, number>> = { [deliveryStatuses.finished]: 1, [deliveryStatuses.rejected]: 2 };
/** The step result that belongs to a status. */
export const getResult = (status: number): number => results[status] ?? 0;

/** The wait that begins at a step with an event of `at`; `changes`: what differs from an active, confirmed delivery. */
export const startWait = (step: number, at: string, changes: Partial<WaitState> = {}): DeliveryWait =>
  nextWait(
    undefined,
    { status: deliveryStatuses.active, step, studentConfirm: confirmStates.confirmed, ...changes },
    at,
  );

/** The next number in the history of a delivery. */
export function nextSeq({ length }: DeliveryRows, id: unknown): number {
  const seq = (length.get(id) ?? 0) + 1;
  length.set(id, seq);
  return seq;
}
