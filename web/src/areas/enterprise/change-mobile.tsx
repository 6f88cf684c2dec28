import { sendSmsCode } from '@campus/contract/account';
import { changeMemberMobile, companyUser, enterpriseTexts } from '@campus/contract/enterprise';
import { pick } from '@campus/contract/kit';
import { useQueryClient } from '@tanstack/react-query';
import { Button, Space } from 'antd';
import { createContext, useContext } from 'react';
import type { InputProps } from '../../kit/field-control.ts';
import { TextInput } from '../../kit/field-inputs.tsx';
import { FormDialog, FormNotice } from '../../kit/form-dialog.tsx';
import { EntityFormFields, FormErrorSummary } from '../../kit/form-fields.tsx';
import { type FieldsForm, typed, useFieldsForm } from '../../kit/use-fields-form.ts';
import { useSubmit } from '../../kit/use-submit.ts';
import { call, callEnvelope } from '../../request/call.ts';
import { tell } from '../../request/tell.ts';
import { useSmsCode } from '../../widgets/verification/use-sms-code.ts';
import type { Member } from './member-actions.tsx';

const words = enterpriseTexts.member;
const fields = pick(changeMemberMobile.input, ['mobile', 'smsCode']);
const changeOfPhone = '3';

const FormContext = createContext<FieldsForm | undefined>(undefined);

/** The code with the button that sends it to the number above it. */
function CodeInput(props: InputProps) {
  const form = useContext(FormContext);
  const sms = useSmsCode();
  const send = () => {
    if (!form?.validate(['mobile'])) return;
    const mobile = typed(form.values, 'mobile');
    void sms.send(() => call(sendSmsCode, { mobile, smsmode: changeOfPhone }, { quiet: true }));
  };
  return (
    <Space.Compact block>
      <TextInput {...props} />
      <Button disabled={sms.isDisabled} onClick={send}>
        {sms.label}
      </Button>
    </Space.Compact>
  );
}
const inputs = { smsCode: CodeInput };

/** Gives a member another mobile, proved by a code that goes to it. */
export function ChangeMobile({ member, onClose }: { member: Member; onClose: () => void }) {
  const client = useQueryClient();
  const form = useFieldsForm({ fields });
  const submit = useSubmit(form);
  const run = () =>
    submit.run(async () => {
      const input = { id: member.id, mobile: typed(form.values, 'mobile'), smsCode: typed(form.values, 'smsCode') };
      const { message } = await callEnvelope(changeMemberMobile, input, { quiet: true });
      await client.invalidateQueries({ queryKey: [companyUser.name] });
      tell.success(message);
      onClose();
    });
  return (
    <FormDialog
      title={`${words.changeMobile}：${member.realname ?? member.username ?? ''}`}
      width={480}
      submitText={words.changeMobile}
      isSubmitting={submit.isRunning}
      isDirty={form.isDirty}
      onSubmit={() => void run()}
      onClose={onClose}
    >
      <FormContext value={form}>
        <div className="single-column">
          <p className="step-question">{words.changeMobileHint(member.mobile ?? '')}</p>
          <FormErrorSummary form={form} />
          {submit.notice && <FormNotice tone="bad">{submit.notice}</FormNotice>}
          <EntityFormFields form={form} inputs={inputs} />
        </div>
      </FormContext>
    </FormDialog>
  );
}
