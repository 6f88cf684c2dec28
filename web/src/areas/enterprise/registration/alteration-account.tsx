import { type AlterationStarted, startAlteration } from '@campus/contract/enterprise';
import { text } from '@campus/contract/messages';
import { Input, Radio } from 'antd';
import { createContext, useContext } from 'react';
import type { InputProps } from '../../../kit/form/field-control.ts';
import type { FieldInputs } from '../../../kit/form/form-fields.tsx';
import { getTypedText, useFieldsForm } from '../../../kit/form/use-fields-form.ts';
import { useSubmit } from '../../../kit/form/use-submit.ts';
import { call } from '../../../request/call.ts';
import { CaptchaPicture } from '../../../widgets/verification/captcha-picture.tsx';
import { type Captcha, useCaptcha } from '../../../widgets/verification/use-captcha.ts';
import './account-inputs.css';
import { AlterationStep, handleStepError } from './alteration-step.tsx';
import { alterationTypeOptions, alterationTypes } from './alteration-types.ts';

const { type, account, captcha } = startAlteration.input;
const say = text.alteration.account;
const fields = {
  type: { ...type, default: Number(alterationTypes.password) },
  account: { ...account, label: say.label, requiredMessage: say.required },
  captcha: { ...captcha, requiredMessage: text.login.captcha.required },
};

const CaptchaContext = createContext<Captcha | undefined>(undefined);
const inputs: FieldInputs = { type: TypeInput, account: AccountInput, captcha: CaptchaInput };

interface ConfirmAccountProps {
  readonly onBegun: (type: string, begun: AlterationStarted) => void;
}

/** Step 1: the account and the kind of change. */
export function ConfirmAccount({ onBegun }: ConfirmAccountProps) {
  const picture = useCaptcha();
  const form = useFieldsForm({ fields });
  const submit = useSubmit(form);
  const begin = () =>
    submit.run(async () => {
      const chosen = getTypedText(form.values, 'type');
      const input = {
        type: Number(chosen),
        account: getTypedText(form.values, 'account').trim(),
        captcha: getTypedText(form.values, 'captcha').trim(),
        checkKey: picture.key,
      };
      const begun = await call(startAlteration, input, { silent: true }).catch((failure) => {
        // The server invalidates the picture with every attempt.
        form.set('captcha', '');
        picture.refresh();
        return handleStepError(text.alteration.verifyFailed, () => undefined)(failure);
      });
      onBegun(chosen, begun);
    });
  return (
    <CaptchaContext value={picture}>
      <AlterationStep form={form} inputs={inputs} isRunning={submit.isRunning} onSubmit={() => void begin()} />
    </CaptchaContext>
  );
}

function TypeInput({ id, value, onChange }: InputProps) {
  return (
    <Radio.Group
      {...(id && { id })}
      style={{ display: 'grid', justifyItems: 'start', gap: 8 }}
      options={[...alterationTypeOptions]}
      value={value}
      onChange={({ target }) => onChange(String(target.value))}
    />
  );
}
function AccountInput({ id, value, onChange, onBlur, 'aria-invalid': invalid }: InputProps) {
  return (
    <Input
      {...(id && { id })}
      {...(invalid && { status: 'error' as const })}
      autoComplete="username"
      placeholder={text.altering.accountPlaceholder}
      value={value}
      onChange={({ target }) => onChange(target.value)}
      {...(onBlur && { onBlur })}
    />
  );
}
function CaptchaInput({ id, value, onChange, 'aria-invalid': invalid }: InputProps) {
  const picture = useContext(CaptchaContext);
  return (
    <div className="sms-line">
      <Input
        {...(id && { id })}
        {...(invalid && { status: 'error' as const })}
        autoComplete="off"
        maxLength={6}
        placeholder={text.login.captcha.placeholder}
        value={value}
        onChange={({ target }) => onChange(target.value)}
      />
      {picture && <CaptchaPicture captcha={picture} onRefresh={() => onChange('')} />}
    </div>
  );
}
