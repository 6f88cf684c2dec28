import { accountFields, checkAccount, registrationSettings, saveAccount } from '@campus/contract/enterprise';
import { loginConfigOfTenant } from '@campus/contract/homepage';
import { text } from '@campus/contract/messages';
import { passwordProblem } from '@campus/contract/rules';
import { Button } from 'antd';
import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { FormNotice } from '../../../kit/form/form-dialog.tsx';
import { EntityFormFields, type FieldInputs, FormErrorSummary } from '../../../kit/form/form-fields.tsx';
import { type FormErrors, type FormValues, getTypedText, useFieldsForm } from '../../../kit/form/use-fields-form.ts';
import { useSubmit } from '../../../kit/form/use-submit.ts';
import { call } from '../../../request/call.ts';
import { saveRegistration } from '../../../request/registration.ts';
import { useEndpoint } from '../../../request/use-endpoint.ts';
import { visitedTenant } from '../../../request/visited-tenant.ts';
import { usePageDirty } from '../../../widgets/page-frame.tsx';
import { StateView } from '../../../widgets/state-view.tsx';
import {
  AccountInputsContext,
  AgreeInput,
  NewPasswordInput,
  PasswordAgainInput,
  SmsCodeInput,
} from './account-inputs.tsx';
import { type CheckAvailable, useAvailability, useAvailabilityCheck } from './availability-check.ts';
import './registration.css';

const { username, realName, mobile, smsCode, password, confirmPassword, email, agree } = accountFields;
const fields = {
  username: { ...username, help: text.registering.usernameHint },
  realName,
  mobile,
  smsCode,
  password,
  confirmPassword,
  email,
  agree,
};
const inputs: FieldInputs = {
  password: NewPasswordInput,
  confirmPassword: PasswordAgainInput,
  smsCode: SmsCodeInput,
  agree: AgreeInput,
};
const isFree =
  (name: 'username' | 'mobile' | 'email'): CheckAvailable =>
  (value) =>
    call(checkAccount, { [name]: value }, { silent: true });
const asks = { username: isFree('username'), mobile: isFree('mobile'), email: isFree('email') };

function accountRules(values: FormValues): FormErrors {
  const [chosen, again] = [getTypedText(values, 'password'), getTypedText(values, 'confirmPassword')];
  const weak = chosen === '' ? undefined : passwordProblem(chosen, { username: getTypedText(values, 'username') });
  return {
    ...(weak && { password: weak }),
    ...(again !== '' && again !== chosen && { confirmPassword: text.password.mismatch }),
    ...(getTypedText(values, 'agree') !== '1' && { agree: text.ent.agree.required }),
  };
}

/** Step 1: the account of the registrant. */
export function AccountInfo() {
  const { search } = useLocation();
  const [tenantId] = useState(() => visitedTenant(search) ?? null);
  const { data: config } = useEndpoint(loginConfigOfTenant, { tenantId }, { silent: true });
  if (config?.registerEnabled !== 'N') return <AccountForm tenantId={tenantId} />;
  return (
    <section className="surface">
      <StateView title={text.registering.closed} text={text.registering.closedHint} />
    </section>
  );
}

function AccountForm({ tenantId }: { tenantId: number | null }) {
  const navigate = useNavigate();
  const settings = useEndpoint(registrationSettings, { tenantId }, { silent: true });
  const free = useAvailability();
  const form = useFieldsForm({
    fields,
    rules: (values) => ({ ...accountRules(values), ...free.refusals(values) }),
  });
  useAvailabilityCheck(form, asks, free);
  const submit = useSubmit(form);
  const [isDone, setDone] = useState(false);
  usePageDirty(form.isDirty && !isDone);

  const register = () =>
    submit.run(async (idempotencyKey) => {
      const given = { ...form.body(), tenantId } as Parameters<typeof call<typeof saveAccount>>[1];
      const made = await call(saveAccount, given, { idempotencyKey, quiet: true });
      setDone(true);
      saveRegistration({
        username: made.username,
        token: made.registerToken,
        mobile: given.mobile,
        auditStatus: made.auditStatus,
      });
      void navigate('/enterprise-registration/company-info');
    });
  const accountInputs = {
    mobile: () => (form.validate(['mobile']) ? getTypedText(form.values, 'mobile') : undefined),
    agreementUrl: settings.data?.agreementUrl,
  };
  return (
    <AccountInputsContext value={accountInputs}>
      <form
        className="surface registration-card"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void register();
        }}
      >
        <h2>{text.ent.step.account}</h2>
        {submit.notice && <FormNotice tone="bad">{submit.notice}</FormNotice>}
        <FormErrorSummary form={form} />
        <EntityFormFields form={form} inputs={inputs} />
        <div className="registration-foot">
          <span className="grow" />
          <Button type="primary" htmlType="submit" loading={submit.isRunning}>
            {text.common.next}
          </Button>
        </div>
      </form>
    </AccountInputsContext>
  );
}
