import type { jobFair } from '@campus/contract/jobfair';
import type { Row } from '@campus/contract/kit';
import { domainEvent } from '../../kit/domain-event.ts';

export type Fair = Row<typeof jobFair>;

/** Time or place of a published fair has changed. */
export const fairRescheduled = domainEvent<{ readonly fair: Fair; readonly before: Fair; readonly reason: string }>(
  'fairRescheduled',
);
/** A published fair has been cancelled. */
export const fairCancelled = domainEvent<{ readonly fair: Fair; readonly reason: string }>('fairCancelled');
/** A fair is about to be archived or deleted; a listener refuses what its rows forbid. */
export const fairArchived = domainEvent<{ readonly fair: Fair }>('fairArchived');
export const fairDeleted = domainEvent<{ readonly fair: Fair }>('fairDeleted');
