import { login } from '@campus/contract/account';
import { text } from '@campus/contract/messages';
import { type LoginModel, type LoginResult, loginType } from '@campus/contract/rules';
import { type SubmitEvent, useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { ignoreReported } from '../../request/request-failed.ts';
import { callSignIn } from '../../request/second-factor.ts';
import { useCaptcha } from '../../widgets/verification/use-captcha.ts';
import { checkByPassword, findDetour, wireModel } from './company-check.ts';
import { CaptchaField, Check, PasswordField, SubmitButton, TextField } from './fields.tsx';
import { LockIcon, UserIcon } from './icons.tsx';
import { useLightForm } from './use-light-form.ts';
import { useOnce } from './use-once.ts';
import { notifySignInFailure } from './use-sign-in.tsx';
import './portal-panel.css';

interface PasswordFormProps {
  readonly onSignedIn: (result: LoginResult) => void;
  readonly isHidden: boolean;
}

const say = text.login;

const rules = {
  username: (name: string) => (name.trim() === '' ? say.username.required : undefined),
  password: (password: string) => (password === '' ? say.password.required : undefined),
  inputCode: (code: string) => (code.trim() === '' ? say.captcha.required : undefined),
};

/** First the company check, then, for admitted companies, the sign-in. `onFailed` asks for a new picture. */
function usePasswordSignIn(onSignedIn: PasswordFormProps['onSignedIn'], onFailed: () => void) {
  const navigate = useNavigate();
  return async (model: LoginModel) => {
    // The request layer has reported the failure; the sign-in stops.
    const check = await checkByPassword(model).catch((failure) => {
      onFailed();
      ignoreReported(failure);
    });
    if (!check) return;
    const detour = await findDetour(check);
    if (detour !== undefined) return void navigate(detour);
    try {
      const result = await callSignIn(login, wireModel({ ...model, username: check.username }));
      if (result) onSignedIn(result);
      else onFailed();
    } catch (failure) {
      // The server invalidates the picture with every attempt.
      onFailed();
      notifySignInFailure(failure);
    }
  };
}

/** Sign-in by name and password. */
export function PasswordForm({ onSignedIn, isHidden }: PasswordFormProps) {
  const captcha = useCaptcha();
  const [remember, setRemember] = useState(true);
  const form = useLightForm({ username: '', password: '', inputCode: '' }, rules);
  const { isBusy, once } = useOnce();
  const newPicture = () => {
    form.clear('inputCode');
    captcha.refresh();
    // The disabled submit button has lost the focus.
    form.focus('inputCode');
  };
  const signIn = usePasswordSignIn(onSignedIn, newPicture);
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (!form.validate()) return;
    const { username, password, inputCode } = form.values;
    const name = username.trim();
    once(() =>
      signIn({
        username: name,
        password,
        captcha: inputCode.trim(),
        checkKey: captcha.key,
        remember_me: remember,
        loginType: loginType(name),
      }),
    );
  };

  return (
    <form noValidate hidden={isHidden} onSubmit={submit}>
      <TextField
        {...form.field('username')}
        label={say.username.placeholder}
        icon={UserIcon}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
      />
      <PasswordField
        {...form.field('password')}
        label={say.password.placeholder}
        icon={LockIcon}
        autoComplete="current-password"
      />
      <CaptchaField {...form.field('inputCode')} label={say.captcha.placeholder} captcha={captcha} />
      <div className="portal-row">
        <Check checked={remember} onChange={setRemember}>
          {say.remember}
        </Check>
        <Link to="/user/alteration">{say.forgot}</Link>
      </div>
      <SubmitButton isBusy={isBusy}>{say.submit}</SubmitButton>
    </form>
  );
}
