import { checkPromoterExist, promoterTexts } from '@campus/contract/invite';
import { failure } from '@campus/contract/kit';
import { answer, withMessage } from '../../kit/http/answer.ts';

/** The platform has no promoters, so that nothing belongs to one. */
export const checkPromoterAnswer = answer(
  checkPromoterExist,
  async ({ mobile, inviteCode, userId }) => {
    if (!mobile && !inviteCode && !userId) throw failure('noIds');
    return withMessage({ exist: false }, promoterTexts.unknown);
  },
  { transaction: false },
);
