import { domainEvent } from '../../kit/domain-event.ts';

/** A tenant was created: areas add the rows that every tenant starts with. The context of the event acts in it. */
export const tenantCreated = domainEvent<{ readonly tenantId: number }>('tenant created');
