import { changeOwnPhone, ownAccountTexts as own, readOwnAccount, verifyOldPhone } from '@campus/contract/account';
import { text } from '@campus/contract/messages';
import { useQueryClient } from '@tanstack/react-query';
import { Button, Steps } from 'antd';
import { useState } from 'react';
import { FormDialog } from '../../kit/form/form-dialog.tsx';
import { FormErrorNotices } from '../../kit/form/form-error-notices.tsx';
import { EntityFormFields } from '../../kit/form/form-fields.tsx';
import { SmsCodeContext, SmsCodeInput } from '../../kit/form/sms-code-input.tsx';
import { type FieldsForm, getTypedText, useFieldsForm } from '../../kit/form/use-fields-form.ts';
import { type Submit, useSubmit } from '../../kit/form/use-submit.ts';
import { call, callEnvelope } from '../../request/call.ts';
import { confirmPassword } from '../../request/reauthentication.ts';
import { saveUser, useSession } from '../../request/session-store.ts';
import { tell } from '../../request/tell.ts';

const texts = text.account.phone;
const changeOfPhone = '3';
const inputs = { smscode: SmsCodeInput };
const { phone, smscode } = changeOwnPhone.input;

interface ChangePhoneProps {
  /** Masked phone number; null when there is none to verify. */
  readonly phone: string | null;
  readonly onClose: () => void;
}
/** Binds a new phone number in two steps: verifies the old one or the password, then the new one. */
export function ChangePhone({ phone: shown, onClose }: ChangePhoneProps) {
  const [isProved, setProved] = useState(false);
  return isProved ? (
    <NewPhone onClose={onClose} />
  ) : (
    <OldPhone shown={shown} onProved={() => setProved(true)} onClose={onClose} />
  );
}

interface OldPhoneProps {
  readonly shown: string | null;
  readonly onProved: () => void;
  readonly onClose: () => void;
}
function OldPhone({ shown, onProved, onClose }: OldPhoneProps) {
  const stored = useSession((session) => session.user?.phone) ?? '';
  const form = useFieldsForm({ fields: { phone, smscode }, initial: { phone: stored } });
  const submit = useSubmit(form);
  const hasPhone = stored !== '' && shown !== null;
  const prove = async () => {
    if (await confirmPassword()) onProved();
  };
  const verify = () =>
    submit.run(async () => {
      await call(verifyOldPhone, { smscode: getTypedText(form.values, 'smscode') }, { quiet: true });
      onProved();
    });
  return (
    <FormDialog
      title={texts.update}
      width={500}
      submitText={hasPhone ? own.next : own.byPassword}
      isSubmitting={submit.isRunning}
      isDirty={false}
      onSubmit={() => void (hasPhone ? verify() : prove())}
      onClose={onClose}
    >
      <Progress at={0} />
      {hasPhone ? (
        <>
          <p className="account-hint">{own.byPhone(shown)}</p>
          <PhoneFields form={form} submit={submit} names={['smscode']} />
          <Button type="link" className="account-inline" onClick={() => void prove()}>
            {own.byPassword}
          </Button>
        </>
      ) : (
        <p className="account-hint">{text.reauth.tip}</p>
      )}
    </FormDialog>
  );
}

function NewPhone({ onClose }: { readonly onClose: () => void }) {
  const client = useQueryClient();
  const form = useFieldsForm({ fields: { phone, smscode } });
  const submit = useSubmit(form);
  const save = () =>
    submit.run(async () => {
      const given = { phone: getTypedText(form.values, 'phone'), smscode: getTypedText(form.values, 'smscode') };
      const { message } = await callEnvelope(changeOwnPhone, given, { quiet: true });
      const { user } = useSession.getState();
      if (user) saveUser({ ...user, phone: given.phone });
      await client.invalidateQueries({ queryKey: [readOwnAccount.path] });
      tell.success(message);
      onClose();
    });
  return (
    <FormDialog
      title={texts.update}
      width={500}
      submitText={text.common.ok}
      isSubmitting={submit.isRunning}
      isDirty={form.isDirty}
      onSubmit={() => void save()}
      onClose={onClose}
    >
      <Progress at={1} />
      <PhoneFields form={form} submit={submit} names={['phone', 'smscode']} />
    </FormDialog>
  );
}

const Progress = ({ at }: { readonly at: number }) => (
  <Steps className="account-steps" size="small" current={at} items={own.phoneSteps.map((title) => ({ title }))} />
);

interface PhoneFieldsProps {
  readonly form: FieldsForm;
  readonly submit: Submit;
  readonly names: readonly string[];
}
const PhoneFields = ({ form, submit, names }: PhoneFieldsProps) => (
  <SmsCodeContext value={{ form, mobile: 'phone', mode: changeOfPhone }}>
    <div className="single-column">
      <FormErrorNotices form={form} submit={submit} />
      <EntityFormFields form={form} inputs={inputs} names={names} />
    </div>
  </SmsCodeContext>
);
