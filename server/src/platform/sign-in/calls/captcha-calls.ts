import { captchaImage, checkCaptcha, encryptedString, smsCheckCaptcha } from '@campus/contract/account';
import { answer, type BoundEndpoint } from '../../../kit/http/answer.ts';
import { checkCaptchaCode, newCaptcha, useCaptcha } from '../captcha.ts';
import { allowAddress } from '../sms-code.ts';

const own = { transaction: false } as const;

export const captchaCalls: readonly BoundEndpoint[] = [
  answer(captchaImage, ({ key }, context) => newCaptcha(context, key ?? '')),
  answer(
    checkCaptcha,
    async (given, context) => {
      await checkCaptchaCode(context, given);
      return null;
    },
    own,
  ),
  answer(
    smsCheckCaptcha,
    async (given, context) => {
      await useCaptcha(context, given);
      await allowAddress(context);
      return null;
    },
    own,
  ),
  answer(encryptedString, async (_input, context) => {
    const [pair] = context.services.secrets.passwordPairs;
    if (!pair) throw new Error('no password pair');
    return { key: pair.key, iv: pair.iv };
  }),
];
