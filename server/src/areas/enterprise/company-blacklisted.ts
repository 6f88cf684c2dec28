import { domainEvent } from '../../kit/domain-event.ts';

/** A company came onto the blacklist, or its scope rose. Posts and accounts follow here, sign-ups in their own areas. */
export const companyBlacklisted = domainEvent<{ readonly id: string; readonly scope: number }>('company blacklisted');
