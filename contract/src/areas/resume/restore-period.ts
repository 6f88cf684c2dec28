import { type Requirement, until } from '../../kit/index.ts';
import { deliveryRefusals } from './refusals.ts';

/**
 * A rejection can be undone for some days (`delivery.restoreDays`). The server adds the last moment to the rows it sends,
 * and checks the rejection itself when it is undone.
 */
export const restorable = {
  holds: until('restoreUntil'),
  otherwise: deliveryRefusals.tooLate,
  errorCode: 'RC_EXPIRED',
} as const satisfies Requirement;
