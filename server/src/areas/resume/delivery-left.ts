import type { Row } from '@campus/contract/kit';
import type { delivery } from '@campus/contract/resume';
import { domainEvent } from '../../kit/domain-event.ts';

/** A delivery with open interviews ended or went past them. */
export const interviewsLeft = domainEvent<Row<typeof delivery>>('interviews left');

/** A delivery ended before it was signed, with its dispatch. */
export const dispatchLeft = domainEvent<Row<typeof delivery>>('dispatch left');

/** A delivery with an open or accepted offer ended. */
export const offersLeft = domainEvent<Row<typeof delivery>>('offers left');

/** A delivery with an agreement that is not in force ended. */
export const agreementsLeft = domainEvent<Row<typeof delivery>>('agreements left');
