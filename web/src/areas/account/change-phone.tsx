import { changeOwnPhone, readOwnAccount } from '@campus/contract/account';
import { text } from '@campus/contract/messages';
import { useQueryClient } from '@tanstack/react-query';
import { FormDialog, FormNotice } from '../../kit/form-dialog.tsx';
import { EntityFormFields, FormErrorSummary } from '../../kit/form-fields.tsx';
import { SmsCodeContext, SmsCodeInput } from '../../kit/sms-code-input.tsx';
import { typed, useFieldsForm } from '../../kit/use-fields-form.ts';
import { useSubmit } from '../../kit/use-submit.ts';
import { callEnvelope } from '../../request/call.ts';
import { tell } from '../../request/tell.ts';

const words = text.account.phone;
const changeOfPhone = '3';
const inputs = { smscode: SmsCodeInput };

/** Binds another mobile, proved by a code that goes to it; the password is asked for when it was not just given. */
export function ChangePhone({ onClose }: { readonly onClose: () => void }) {
  const client = useQueryClient();
  const form = useFieldsForm({ fields: changeOwnPhone.input });
  const submit = useSubmit(form);
  const save = () =>
    submit.run(async () => {
      const given = { phone: typed(form.values, 'phone'), smscode: typed(form.values, 'smscode') };
      const { message } = await callEnvelope(changeOwnPhone, given, { quiet: true });
      await client.invalidateQueries({ queryKey: [readOwnAccount.path] });
      tell.success(message);
      onClose();
    });
  return (
    <FormDialog
      title={words.update}
      width={500}
      submitText={text.common.ok}
      isSubmitting={submit.isRunning}
      isDirty={form.isDirty}
      onSubmit={() => void save()}
      onClose={onClose}
    >
      <SmsCodeContext value={{ form, mobile: 'phone', mode: changeOfPhone }}>
        <div className="single-column">
          <FormErrorSummary form={form} />
          {submit.notice && <FormNotice tone="bad">{submit.notice}</FormNotice>}
          <EntityFormFields form={form} inputs={inputs} />
        </div>
      </SmsCodeContext>
    </FormDialog>
  );
}
