import { violationTypes } from '@campus/contract/enterprise';
import { pipeline } from '@campus/contract/rules';
import type { Breach } from '../enterprise/violation.ts';

/** Values of rc_delivery_close_reason. */
export const closedBecause = {
  postEnded: 1,
  signedElsewhere: 2,
  unanswered: 3,
  declined: 4,
  noHire: 5,
  noAgreement: 6,
  terminated: 7,
  companyDisabled: 8,
  acceptedElsewhere: 9,
  studentLeft: 10,
} as const;
/** Why a delivery that is broken off at this step ends. */
export const closeReasonAt = (step: number | null | undefined): number =>
  step === pipeline.sign ? closedBecause.noAgreement : closedBecause.noHire;

/** A company went back on an offer that the student has accepted. */
export const getBreach = (companyId: string, offerId: string, description: string): Breach => ({
  companyId,
  type: violationTypes.other,
  refType: 'offer',
  refId: offerId,
  description,
});
