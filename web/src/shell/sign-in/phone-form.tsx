import { phoneLogin } from '@campus/contract/account';
import { text } from '@campus/contract/messages';
import type { LoginResult } from '@campus/contract/rules';
import { type SubmitEvent, useState } from 'react';
import { useNavigate } from 'react-router';
import { ignoreReported } from '../../request/request-failed.ts';
import { callSignIn } from '../../request/second-factor.ts';
import { checkByPhone, findDetour } from './company-check.ts';
import { Check, SubmitButton } from './fields.tsx';
import { noPhone, PhoneFields, phoneRules } from './phone-fields.tsx';
import { useLightForm } from './use-light-form.ts';
import { useOnce } from './use-once.ts';
import { notifySignInFailure } from './use-sign-in.tsx';
import './portal-panel.css';

interface PhoneFormProps {
  readonly onSignedIn: (result: LoginResult) => void;
  readonly isHidden?: boolean;
  /** The phone number to verify; others are not accepted then. */
  readonly mobile?: string | undefined;
}

/** Sign-in by SMS code, after the same company check as by password. */
export function PhoneForm({ onSignedIn, isHidden = false, mobile }: PhoneFormProps) {
  const navigate = useNavigate();
  const [remember, setRemember] = useState(true);
  const form = useLightForm({ ...noPhone, mobile: mobile ?? '' }, phoneRules);
  const { isBusy, once } = useOnce();
  const signIn = async () => {
    const input = {
      mobile: form.values.mobile.trim(),
      captcha: form.values.captcha.trim(),
      remember_me: remember ? 1 : 0,
    } as const;
    const check = await checkByPhone(input).catch(ignoreReported);
    if (!check) return;
    const detour = await findDetour(check);
    if (detour !== undefined) return void navigate(detour);
    const result = await callSignIn(phoneLogin, input).catch(notifySignInFailure);
    if (result) onSignedIn(result);
  };
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (form.validate(['mobile', 'captcha'])) once(signIn);
  };
  return (
    <form noValidate hidden={isHidden} onSubmit={submit}>
      <PhoneFields form={form} mode="0" isMobileFixed={mobile !== undefined} />
      <div className="portal-row">
        <Check checked={remember} onChange={setRemember}>
          {text.login.remember}
        </Check>
      </div>
      <SubmitButton isBusy={isBusy}>{text.login.submit}</SubmitButton>
    </form>
  );
}
