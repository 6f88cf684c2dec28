import type { Row } from '@campus/contract/kit';
import type { delivery } from '@campus/contract/resume';
import { domainEvent } from '../../kit/domain-event.ts';

/** A delivery with open interviews ended or went past them. */
export const interviewsLeft = domainEvent<Row<typeof delivery>>('interviews left');
