import { sendSmsCode, smsCheckCaptcha } from '@campus/contract/account';
import { text } from '@campus/contract/messages';
import { call } from '../../request/call.ts';
import { useCaptcha } from '../../widgets/verification/use-captcha.ts';
import { useSmsCode } from '../../widgets/verification/use-sms-code.ts';
import { CaptchaField, TextField } from './fields.tsx';
import { MessageIcon, MobileIcon } from './icons.tsx';
import type { LightForm } from './use-light-form.ts';

/** Purpose of the SMS code. */
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
/** The sign-in only checks the length of a phone number. */
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
  /** Placeholder of the phone number instead of its name. */
  readonly mobilePlaceholder?: string;
}

/** Phone number, picture code and SMS code. */
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
    // The server invalidates the picture with every attempt.
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
        addon={
          <button type="button" className="light-sms" disabled={sms.isDisabled} onClick={() => void send()}>
            {sms.label}
          </button>
        }
      />
    </>
  );
}
