import { text } from '@campus/contract/messages';
import { administrationTexts, resetSecondFactor } from '@campus/contract/system';
import { FormDialog } from '../../kit/form/form-dialog.tsx';
import { FormErrorNotices } from '../../kit/form/form-error-notices.tsx';
import { EntityFormFields } from '../../kit/form/form-fields.tsx';
import { typed, useFieldsForm } from '../../kit/form/use-fields-form.ts';
import { useSubmit } from '../../kit/form/use-submit.ts';
import { callEnvelope } from '../../request/call.ts';
import { tell } from '../../request/tell.ts';

const words = administrationTexts.user;
const { reason } = resetSecondFactor.input;

interface ResetSecondFactorProps {
  readonly user: { readonly username: string; readonly realname: string };
  readonly onClose: () => void;
}

/** 重置动态口令: for a user who has lost the phone. */
export function ResetSecondFactor({ user: { username, realname }, onClose }: ResetSecondFactorProps) {
  const form = useFieldsForm({ fields: { reason } });
  const submit = useSubmit(form);
  const run = () =>
    submit.run(async () => {
      const given = { username, reason: typed(form.values, 'reason') };
      tell.success((await callEnvelope(resetSecondFactor, given, { quiet: true })).message);
      onClose();
    });
  return (
    <FormDialog
      title={words.resetFactorTitle(realname)}
      width={480}
      submitText={text.common.ok}
      isDanger
      isSubmitting={submit.isRunning}
      isDirty={form.isDirty}
      onSubmit={() => void run()}
      onClose={onClose}
    >
      <div className="single-column">
        <p className="step-question">{words.resetFactorHint}</p>
        <FormErrorNotices form={form} submit={submit} />
        <EntityFormFields form={form} />
      </div>
    </FormDialog>
  );
}
