import {
  type AlterationStarted,
  type AlterationSubmitted,
  sendAlterationCode,
  submitAlteration,
} from '@campus/contract/enterprise';
import type { Fields } from '@campus/contract/kit';
import { text } from '@campus/contract/messages';
import { passwordProblem, usernameProblem } from '@campus/contract/rules';
import type { FieldInputs } from '../../../kit/form/form-fields.tsx';
import { type FormErrors, type FormValues, getTypedText, useFieldsForm } from '../../../kit/form/use-fields-form.ts';
import { useSubmit } from '../../../kit/form/use-submit.ts';
import { call } from '../../../request/call.ts';
import { AccountInputsContext, NewPasswordInput, PasswordAgainInput, SmsCodeInput } from './account-inputs.tsx';
import { AlterationStep, handleStepError } from './alteration-step.tsx';
import { alterationTypes } from './alteration-types.ts';

const { password, confirmPassword, newMobile, smsCode, newUsername } = submitAlteration.input;
const needed = { required: true } as const;
const ofPassword: Fields = {
  password: { ...password, ...needed, requiredMessage: text.password.new.required },
  confirmPassword: { ...confirmPassword, ...needed, requiredMessage: text.password.confirm.required },
};
const ofMobile: Fields = {
  newMobile: { ...newMobile, ...needed },
  smsCode: { ...smsCode, ...needed, requiredMessage: text.alteration.sms.required },
};
const fieldsOf: Readonly<Record<string, Fields>> = {
  [alterationTypes.password]: ofPassword,
  [alterationTypes.mobile]: ofMobile,
  [alterationTypes.administrator]: { newUsername: { ...newUsername, ...needed }, ...ofMobile, ...ofPassword },
};
const inputs: FieldInputs = { password: NewPasswordInput, confirmPassword: PasswordAgainInput, smsCode: SmsCodeInput };

function getRules(username: string) {
  return (values: FormValues): FormErrors => {
    const [name, chosen, again] = ['newUsername', 'password', 'confirmPassword'].map((one) =>
      getTypedText(values, one),
    );
    const taken = name ? usernameProblem(name) : undefined;
    const weak = chosen ? passwordProblem(chosen, { username: name || username }) : undefined;
    return {
      ...(taken && { newUsername: taken }),
      ...(weak && { password: weak }),
      ...(again && again !== chosen && { confirmPassword: text.password.mismatch }),
    };
  };
}

interface AlterDataProps {
  readonly type: string;
  readonly begun: AlterationStarted;
  readonly onDone: (end: AlterationSubmitted) => void;
  readonly onExpired: () => void;
}

/** Step 3: the new data of the account. */
export function AlterData({ type, begun, onDone, onExpired }: AlterDataProps) {
  const { ticket, username } = begun;
  const form = useFieldsForm({ fields: fieldsOf[type] ?? ofPassword, rules: getRules(username) });
  const submit = useSubmit(form);
  const alter = () =>
    submit.run(async () => {
      const title = type === alterationTypes.password ? text.alteration.changeFailed : text.alteration.verifyFailed;
      const end = await call(submitAlteration, { ticket, ...form.body() }, { silent: true }).catch(
        handleStepError(title, onExpired),
      );
      onDone(end);
    });
  const codeInputs = {
    mobile: () => (form.validate(['newMobile']) ? getTypedText(form.values, 'newMobile') : undefined),
    send: (mobile: string) => call(sendAlterationCode, { ticket, mobile }, { silent: true }),
  };
  return (
    <AccountInputsContext value={codeInputs}>
      <AlterationStep
        form={form}
        inputs={inputs}
        isRunning={submit.isRunning}
        submitText={text.common.submit}
        onSubmit={() => void alter()}
      />
    </AccountInputsContext>
  );
}
