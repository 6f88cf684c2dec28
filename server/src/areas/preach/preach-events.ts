import { domainEvent } from '../../kit/domain-event.ts';

/** A session was approved: its live stream can be prepared. */
export const preachApproved = domainEvent<{ readonly id: string }>('preach approved');
/** A session has another time. */
export const preachMoved = domainEvent<{ readonly id: string }>('preach moved');
/** A session is finished or cancelled: its live stream ends. */
export const preachClosed = domainEvent<{ readonly id: string }>('preach closed');
