import { sendSmsCode, smsCheckCaptcha } from '@campus/contract/account';
import { text } from '@campus/contract/messages';
import { passwordLevel, safeUrl } from '@campus/contract/rules';
import { Button, Checkbox, Input } from 'antd';
import { createContext, useContext, useState } from 'react';
import type { InputProps } from '../../../kit/form/field-control.ts';
import { call } from '../../../request/call.ts';
import { CaptchaPicture } from '../../../widgets/verification/captcha-picture.tsx';
import { useCaptcha } from '../../../widgets/verification/use-captcha.ts';
import { useSmsCode } from '../../../widgets/verification/use-sms-code.ts';
import './account-inputs.css';

/** Props of the inputs of an account form, apart from their values. */
export interface AccountInputs {
  /** Receiver of the code; undefined when it is still invalid, which the form reports itself. */
  readonly mobile: () => string | undefined;
  /** Sends the code; by default for a registration, after a picture code. */
  readonly send?: (mobile: string) => Promise<unknown>;
  readonly agreementUrl?: string | undefined;
}
export const AccountInputsContext = createContext<AccountInputs>({ mobile: () => undefined });

const codeLength = 6;
const { strength, low, medium, high, placeholder } = text.register.password;
const levels = [low, low, medium, high];

const aria = ({ id, 'aria-invalid': invalid, 'aria-describedby': describedBy, disabled = false }: InputProps) => ({
  ...(id && { id }),
  ...(invalid && { 'aria-invalid': true, status: 'error' as const }),
  ...(describedBy && { 'aria-describedby': describedBy }),
  disabled,
});

/** New password with its strength. */
export function NewPasswordInput(props: InputProps) {
  const { value, onChange, onBlur } = props;
  return (
    <div className="new-password">
      <Input.Password
        {...aria(props)}
        autoComplete="new-password"
        placeholder={placeholder}
        value={value}
        onChange={({ target }) => onChange(target.value)}
        {...(onBlur && { onBlur })}
      />
      {value !== '' && <span role="status">{strength(levels[passwordLevel(value)] ?? low)}</span>}
    </div>
  );
}
export function PasswordAgainInput(props: InputProps) {
  const { value, onChange, onBlur } = props;
  return (
    <Input.Password
      {...aria(props)}
      autoComplete="new-password"
      placeholder={text.register.password2.placeholder}
      value={value}
      onChange={({ target }) => onChange(target.value)}
      {...(onBlur && { onBlur })}
    />
  );
}

const forRegistration = (mobile: string) => call(sendSmsCode, { mobile, smsmode: '1' }, { silent: true });

/** SMS code with a send button; the server requires a picture code from unregistered visitors. */
export function SmsCodeInput(props: InputProps) {
  const { value, onChange, onBlur } = props;
  const { mobile, send = forRegistration } = useContext(AccountInputsContext);
  const isLoading = send === forRegistration;
  const [read, setRead] = useState('');
  const captcha = useCaptcha(isLoading);
  const sms = useSmsCode();
  const sendCode = async () => {
    const to = mobile();
    if (to === undefined) return;
    await sms.send(async () => {
      if (isLoading) await call(smsCheckCaptcha, { captcha: read, checkKey: captcha.key }, { silent: true });
      await send(to);
    });
    if (!isLoading) return;
    setRead('');
    captcha.refresh();
  };
  return (
    <>
      {isLoading && (
        <div className="sms-line">
          <Input
            aria-label={text.login.humanCheck.placeholder}
            placeholder={text.login.humanCheck.placeholder}
            maxLength={codeLength}
            value={read}
            onChange={({ target }) => setRead(target.value)}
          />
          <CaptchaPicture captcha={captcha} onRefresh={() => setRead('')} />
        </div>
      )}
      <div className="sms-line">
        <Input
          {...aria(props)}
          inputMode="numeric"
          autoComplete="one-time-code"
          placeholder={text.alteration.sms.placeholder}
          maxLength={codeLength}
          value={value}
          onChange={({ target }) => onChange(target.value)}
          {...(onBlur && { onBlur })}
        />
        <Button disabled={sms.isDisabled} onClick={() => void sendCode()}>
          {sms.label}
        </Button>
      </div>
    </>
  );
}

/** Checkbox that accepts the terms, with a link to them. */
export function AgreeInput(props: InputProps) {
  const { value, onChange } = props;
  const agreement = safeUrl(useContext(AccountInputsContext).agreementUrl);
  const { id, disabled } = aria(props);
  return (
    <>
      <Checkbox
        {...(id && { id })}
        disabled={disabled}
        checked={value === '1'}
        onChange={({ target }) => onChange(target.checked ? '1' : '0')}
      >
        {text.ent.agree.self}
      </Checkbox>
      {agreement && (
        <a href={agreement} target="_blank" rel="noopener noreferrer">
          {text.registering.agreementLink}
        </a>
      )}
    </>
  );
}
