import { domainEvent } from '../../kit/domain-event.ts';
import type { Agreement } from './agreement-parties.ts';

/** An agreement on a job took effect; it makes the student's destination. */
export const agreementEffective = domainEvent<Agreement>('agreement effective');
/** An agreement on a job ended; `next` is another one in force, if there is one. */
export const agreementEnded = domainEvent<{ readonly ended: Agreement; readonly next: Agreement | undefined }>(
  'agreement ended',
);
/** The school approved the destination that comes from an agreement. */
export const destinationVerified = domainEvent<{ readonly agreementId: string }>('destination verified');
