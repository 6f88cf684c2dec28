import { domainEvent } from '../../kit/domain-event.ts';

/** A company may recruit no longer: it was disabled, or its scope on the blacklist says so. What it holds to recruit ends. */
export const companyBarred = domainEvent<{ readonly id: string }>('company barred');
