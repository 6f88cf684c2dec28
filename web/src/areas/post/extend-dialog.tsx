import { companyPost, extendPost, postTexts } from '@campus/contract/post';
import { useQueryClient } from '@tanstack/react-query';
import { asText, type RowData } from '../../kit/field/row.ts';
import { QuestionDialog } from '../../kit/form/question-dialog.tsx';
import { useFieldsForm } from '../../kit/form/use-fields-form.ts';
import { callEnvelope } from '../../request/call.ts';

const { endDate } = extendPost.input;

/** Extends the deadline of an open post. Mount it to open it. */
export function ExtendDialog({ row, onClose }: { row: RowData; onClose: () => void }) {
  const client = useQueryClient();
  const form = useFieldsForm({ fields: { endDate } });
  const extend = async (idempotencyKey: string) => {
    const input = { id: row.id, version: Number(row.version), endDate: asText(form.body().endDate) };
    const extended = await callEnvelope(extendPost, input, { quiet: true, idempotencyKey });
    await client.invalidateQueries({ queryKey: [companyPost.name] });
    return extended;
  };
  return (
    <QuestionDialog
      title={postTexts.list.extend}
      question={postTexts.list.extendFrom(asText(row.endDate))}
      submitText={postTexts.list.extend}
      form={form}
      send={extend}
      onClose={onClose}
    />
  );
}
