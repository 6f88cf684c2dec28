import { factorTexts, secondFactorLogin } from '@campus/contract/account';
import type { LoginResult } from '@campus/contract/rules';
import { type SubmitEvent, useState } from 'react';
import { call } from '../../request/call.ts';
import { RequestFailed } from '../../request/request-failed.ts';
import { SubmitButton, TextField } from './fields.tsx';
import { ShieldIcon } from './icons.tsx';
import { useLightForm } from './use-light-form.ts';
import { useOnce } from './use-once.ts';
import { notifySignInFailure } from './use-sign-in.tsx';
import './portal-panel.css';

const say = factorTexts.login;
const expired = 'RC_EXPIRED';

interface SecondFactorStepProps {
  readonly ticket: string;
  /** Called without a result when the user goes back or the time is over. */
  readonly onDone: (result: LoginResult | undefined) => void;
}

/** Second step of a sign-in: a code of the authenticator app or a recovery code. */
export function SecondFactorStep({ ticket, onDone }: SecondFactorStepProps) {
  const [isRecovery, setRecovery] = useState(false);
  const form = useLightForm(
    { code: '' },
    {
      code: (code) => {
        if (code.trim() === '') return secondFactorLogin.input.code.requiredMessage;
        return isRecovery || /^\d{6}$/.test(code.trim()) ? undefined : say.format;
      },
    },
  );
  const { isBusy, once } = useOnce();
  const send = async () => {
    try {
      onDone(await call(secondFactorLogin, { ticket, code: form.values.code.trim() }, { silent: true }));
    } catch (failure) {
      if (!(failure instanceof RequestFailed)) throw failure;
      if (failure.errorCode !== expired) {
        form.refuse('code', failure.message);
        return form.focus('code');
      }
      notifySignInFailure(failure);
      onDone(undefined);
    }
  };
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (form.validate()) once(send);
  };
  const turn = () => {
    form.clear('code');
    setRecovery(!isRecovery);
  };
  return (
    <>
      <h2 className="portal-title">{say.title}</h2>
      <p className="portal-tip">{isRecovery ? say.recoveryTip : say.tip}</p>
      <form noValidate onSubmit={submit}>
        <TextField
          key={String(isRecovery)}
          {...form.field('code')}
          label={isRecovery ? say.recovery : say.code}
          icon={ShieldIcon}
          autoFocus
          autoComplete={isRecovery ? 'off' : 'one-time-code'}
          spellCheck={false}
          {...(isRecovery ? { autoCapitalize: 'characters', maxLength: 20 } : { inputMode: 'numeric', maxLength: 6 })}
        />
        <SubmitButton isBusy={isBusy}>{say.submit}</SubmitButton>
      </form>
      <p className="portal-back portal-choices">
        <button type="button" className="portal-link" onClick={turn}>
          {isRecovery ? say.useCode : say.useRecovery}
        </button>
        <button type="button" className="portal-link" onClick={() => onDone(undefined)}>
          {say.back}
        </button>
      </p>
    </>
  );
}
