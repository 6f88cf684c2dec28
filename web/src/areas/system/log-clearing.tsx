import { deleteLogs, everyLog, logDays, logDaysKept, logTexts, sysLog } from '@campus/contract/system';
import { useQueryClient } from '@tanstack/react-query';
import { FormDialog } from '../../kit/form/form-dialog.tsx';
import { FormErrorNotices } from '../../kit/form/form-error-notices.tsx';
import { EntityFormFields } from '../../kit/form/form-fields.tsx';
import { useFieldsForm } from '../../kit/form/use-fields-form.ts';
import { useSubmit } from '../../kit/form/use-submit.ts';
import { callEnvelope } from '../../request/call.ts';
import { tell } from '../../request/tell.ts';

const fields = { days: { ...logDays, required: true } };

/** 清理日志: deletes entries older than a number of days. */
export function LogClearing({ onClose }: { readonly onClose: () => void }) {
  const client = useQueryClient();
  const form = useFieldsForm({ fields, initial: { days: logDaysKept } });
  const submit = useSubmit(form);
  const run = () =>
    submit.run(async () => {
      const input = { ids: everyLog, days: Number(form.values.days) };
      tell.success((await callEnvelope(deleteLogs, input, { quiet: true })).message);
      await client.invalidateQueries({ queryKey: [sysLog.name] });
      onClose();
    });
  return (
    <FormDialog
      title={logTexts.clearTitle}
      width={480}
      submitText={logTexts.clear}
      isDanger
      isSubmitting={submit.isRunning}
      isDirty={form.isDirty}
      onSubmit={() => void run()}
      onClose={onClose}
    >
      <div className="single-column">
        <p className="step-question">{logTexts.clearNote}</p>
        <FormErrorNotices form={form} submit={submit} />
        <EntityFormFields form={form} />
      </div>
    </FormDialog>
  );
}
