import type { Row } from '@campus/contract/kit';
import type { employUser } from '@campus/contract/resume';
import { domainEvent } from '../../kit/domain-event.ts';

/** A student was added or changed, by a form or an import. */
export const studentSaved = domainEvent<{ readonly student: Row<typeof employUser>; readonly isNew: boolean }>(
  'student saved',
);
/** A student left the school (退学); what was arranged for the time to come ends. */
export const studentLeft = domainEvent<{ readonly id: string }>('student left');
/** A student is about to be deleted; what belongs to the student goes with it. */
export const studentRemoved = domainEvent<Row<typeof employUser>>('student removed');
