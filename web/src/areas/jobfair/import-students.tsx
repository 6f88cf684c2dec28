import { fairAttendance, fairDayTexts, fairSummary, importAttendance } from '@campus/contract/jobfair';
import { longText } from '@campus/contract/kit';
import { useQueryClient } from '@tanstack/react-query';
import { asText } from '../../kit/field/row.ts';
import { FormDialog } from '../../kit/form/form-dialog.tsx';
import { FormErrorNotices } from '../../kit/form/form-error-notices.tsx';
import { EntityFormFields } from '../../kit/form/form-fields.tsx';
import { useFieldsForm } from '../../kit/form/use-fields-form.ts';
import { useSubmit } from '../../kit/form/use-submit.ts';
import { call } from '../../request/call.ts';
import { tell } from '../../request/tell.ts';

const texts = fairDayTexts.day;
const fields = {
  numbers: longText({ label: texts.numbers, required: true, max: 20_000, help: texts.numbersHelp }),
  checkinTime: importAttendance.input.checkinTime,
};

/** Checks in the students of pasted numbers. Mount it to open it. */
export function ImportStudents({ fairId, onClose }: { readonly fairId: string; readonly onClose: () => void }) {
  const client = useQueryClient();
  const form = useFieldsForm({ fields });
  const submit = useSubmit(form);
  const send = () =>
    submit.run(async (idempotencyKey) => {
      const { numbers, checkinTime } = form.body();
      const body = { fairId, studentNos: asText(numbers), checkinTime: asText(checkinTime) || null };
      const { ok, failed } = await call(importAttendance, body, { quiet: true, idempotencyKey });
      for (const key of [fairAttendance.name, fairSummary.path]) await client.invalidateQueries({ queryKey: [key] });
      const [first] = failed;
      if (first) tell.warning(`${texts.imported(ok, failed.length)}：${first.name} ${first.message}`);
      else tell.success(texts.imported(ok, 0));
      onClose();
    });
  return (
    <FormDialog
      title={texts.import}
      width={520}
      submitText={texts.import}
      isSubmitting={submit.isRunning}
      isDirty={form.isDirty}
      onSubmit={() => void send()}
      onClose={onClose}
    >
      <div className="single-column">
        <FormErrorNotices form={form} submit={submit} />
        <EntityFormFields form={form} />
      </div>
    </FormDialog>
  );
}
