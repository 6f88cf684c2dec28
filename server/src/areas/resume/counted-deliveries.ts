import { deliveryFlow, uncountedDelivery } from '@campus/contract/resume';
import { type RawBuilder, sql } from 'kysely';
import { inStates } from '../../kit/read/in-states.ts';

/** `countedDeliveries` as a condition of a hand-written statement; `alias` is the table's. */
export const isCountedDelivery = (alias?: string): RawBuilder<boolean> =>
  sql<boolean>`not ${inStates(deliveryFlow, [uncountedDelivery], alias)}`;
