import { sendSmsCode, smsCheckCaptcha } from '@campus/contract/account';
import { text } from '@campus/contract/messages';
import { call } from '../../request/call.ts';
import { useCaptcha } from '../../widgets/verification/use-captcha.ts';
import { useSmsCode } from '../../widgets/verification/use-sms-code.ts';
import { CaptchaField, TextField } from './fields.tsx';
import { MessageIcon, MobileIcon } from './icons.tsx';
import type { LightForm } from './use-light-form.ts';

/** What the SMS code is for (`api.md` 3.5). */
type SmsMode = '0' | '1';
export interface PhoneValues extends Record<string, string> {
  readonly mobile: string;
  readonly picture: string;
  readonly captcha: string;
}

const say = text.login;
const codeLength = 6;
const mobileLength = 11;

export const noPhone: PhoneValues = { mobile: '', picture: '', captcha: '' };
/** (S) the sign-in checks the length of a mobile, nothing else. */
export const phoneRules = {
  mobile: (mobile: string) => {
    const length = mobile.trim().length;
    return length === 0 ? say.mobile.required : length === mobileLength ? undefined : say.mobile.format;
  },
  picture: (code: string) => (code.trim() === '' ? say.captcha.required : undefined),
  captcha: (code: string) =>
    code.trim() === ''
      ? say.captcha.required
      : code.trim().length > codeLength
        ? say.captcha.max(codeLength)
        : undefined,
};

interface PhoneFieldsProps<V extends PhoneValues> {
  readonly form: LightForm<V>;
  readonly mode: SmsMode;
  readonly isMobileFixed?: boolean;
  /** What stands in the empty box of the mobile, in place of its name. */
  readonly mobilePlaceholder?: string;
}

/** Mobile, the picture that tells people from programs, and the code that is sent. */
export function PhoneFields<V extends PhoneValues>({
  form,
  mode,
  isMobileFixed,
  mobilePlaceholder,
}: PhoneFieldsProps<V>) {
  const captcha = useCaptcha();
  const sms = useSmsCode();
  const { mobile, picture } = form.values;

  const send = async () => {
    if (!form.validate(['mobile', 'picture'])) return;
    await sms.send(async () => {
      await call(smsCheckCaptcha, { captcha: picture.trim(), checkKey: captcha.key }, { silent: true });
      await call(sendSmsCode, { mobile: mobile.trim(), smsmode: mode }, { silent: true });
    });
    // Right or wrong, the server has used the picture up.
    form.set('picture', '');
    captcha.refresh();
  };
  return (
    <>
      <TextField
        {...form.field('mobile')}
        label={say.mobile.placeholder}
        icon={MobileIcon}
        inputMode="tel"
        autoComplete="tel"
        readOnly={isMobileFixed ?? false}
        placeholder={mobilePlaceholder}
      />
      <CaptchaField {...form.field('picture')} label={say.humanCheck.placeholder} captcha={captcha} />
      <TextField
        {...form.field('captcha')}
        label={say.captcha.placeholder}
        icon={MessageIcon}
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={codeLength}
        beside={
          <button type="button" className="light-sms" disabled={sms.isDisabled} onClick={() => void send()}>
            {sms.label}
          </button>
        }
      />
    </>
  );
}
