import { changeMemberMobile, companyUser, enterpriseTexts } from '@campus/contract/enterprise';
import { pick } from '@campus/contract/kit';
import { useQueryClient } from '@tanstack/react-query';
import { FormDialog } from '../../kit/form/form-dialog.tsx';
import { FormErrorNotices } from '../../kit/form/form-error-notices.tsx';
import { EntityFormFields } from '../../kit/form/form-fields.tsx';
import { SmsCodeContext, SmsCodeInput } from '../../kit/form/sms-code-input.tsx';
import { getTypedText, useFieldsForm } from '../../kit/form/use-fields-form.ts';
import { useSubmit } from '../../kit/form/use-submit.ts';
import { callEnvelope } from '../../request/call.ts';
import { tell } from '../../request/tell.ts';
import type { Member } from './member-row.ts';

const texts = enterpriseTexts.member;
const fields = pick(changeMemberMobile.input, ['mobile', 'smsCode']);
const changeOfPhone = '3';

const inputs = { smsCode: SmsCodeInput };

/** Changes the phone number of a member, verified by a code. */
export function ChangeMobile({ member, onClose }: { member: Member; onClose: () => void }) {
  const client = useQueryClient();
  const form = useFieldsForm({ fields });
  const submit = useSubmit(form);
  const run = () =>
    submit.run(async () => {
      const input = {
        id: member.id,
        mobile: getTypedText(form.values, 'mobile'),
        smsCode: getTypedText(form.values, 'smsCode'),
      };
      const { message } = await callEnvelope(changeMemberMobile, input, { quiet: true });
      await client.invalidateQueries({ queryKey: [companyUser.name] });
      tell.success(message);
      onClose();
    });
  return (
    <FormDialog
      title={`${texts.changeMobile}：${member.realname ?? member.username ?? ''}`}
      width={480}
      submitText={texts.changeMobile}
      isSubmitting={submit.isRunning}
      isDirty={form.isDirty}
      onSubmit={() => void run()}
      onClose={onClose}
    >
      <SmsCodeContext value={{ form, mobile: 'mobile', mode: changeOfPhone }}>
        <div className="single-column">
          <p className="step-question">{texts.changeMobileHint(member.mobile ?? '')}</p>
          <FormErrorNotices form={form} submit={submit} />
          <EntityFormFields form={form} inputs={inputs} />
        </div>
      </SmsCodeContext>
    </FormDialog>
  );
}
