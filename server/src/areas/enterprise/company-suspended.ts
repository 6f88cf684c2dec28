import { domainEvent } from '../../kit/domain-event.ts';

/** A company was disabled. Its members cannot sign in any more; what it has arranged ends. */
export const companySuspended = domainEvent<{ readonly id: string }>('company suspended');
