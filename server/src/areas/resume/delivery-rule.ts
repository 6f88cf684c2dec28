import { refusal } from '@campus/contract/kit';

/** Where a delivery comes from (rc_delivery_source). */
export const sources = { own: 1, fair: 2, match: 3, recommend: 4, transfer: 5, invite: 6, preach: 7 } as const;
/** Applications by the student personally: no confirmation is needed. */
export const ownSources: readonly number[] = [sources.own, sources.fair, sources.preach];

/** The refusal of a delivery by a numbered rule. */
export const rule = (n: number, sentence: string, errorCode = 'RC_DELIVERY_RULE') =>
  refusal(sentence, errorCode, { rule: n });
