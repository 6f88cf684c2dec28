import { companyPost, extendPost, postTexts } from '@campus/contract/post';
import { useQueryClient } from '@tanstack/react-query';
import { asText, type RowData } from '../../kit/field/row.ts';
import { FormDialog } from '../../kit/form/form-dialog.tsx';
import { FormErrorNotices } from '../../kit/form/form-error-notices.tsx';
import { EntityFormFields } from '../../kit/form/form-fields.tsx';
import { useFieldsForm } from '../../kit/form/use-fields-form.ts';
import { useSubmit } from '../../kit/form/use-submit.ts';
import { callEnvelope } from '../../request/call.ts';
import { tell } from '../../request/tell.ts';

const width = 520;
const { endDate } = extendPost.input;

/** Extends the deadline of an open post. Mount it to open it. */
export function ExtendDialog({ row, onClose }: { row: RowData; onClose: () => void }) {
  const client = useQueryClient();
  const form = useFieldsForm({ fields: { endDate } });
  const submit = useSubmit(form);
  const extend = () =>
    submit.run(async (idempotencyKey) => {
      const input = { id: row.id, version: Number(row.version), endDate: asText(form.body().endDate) };
      const { message } = await callEnvelope(extendPost, input, { quiet: true, idempotencyKey });
      await client.invalidateQueries({ queryKey: [companyPost.name] });
      tell.success(message);
      onClose();
    });
  return (
    <FormDialog
      title={postTexts.list.extend}
      width={width}
      submitText={postTexts.list.extend}
      isSubmitting={submit.isRunning}
      isDirty={form.isDirty}
      onSubmit={() => void extend()}
      onClose={onClose}
    >
      <div className="single-column">
        <p className="step-question">{postTexts.list.extendFrom(asText(row.endDate))}</p>
        <FormErrorNotices form={form} submit={submit} />
        <EntityFormFields form={form} />
      </div>
    </FormDialog>
  );
}
