import { fairAttendance, fairDayTexts, fairSummary, importAttendance } from '@campus/contract/jobfair';
import { longText } from '@campus/contract/kit';
import { useQueryClient } from '@tanstack/react-query';
import { asText } from '../../kit/field/row.ts';
import { QuestionDialog } from '../../kit/form/question-dialog.tsx';
import { useFieldsForm } from '../../kit/form/use-fields-form.ts';
import { call } from '../../request/call.ts';

const texts = fairDayTexts.day;
const fields = {
  numbers: longText({ label: texts.numbers, required: true, max: 20_000, help: texts.numbersHelp }),
  checkinTime: importAttendance.input.checkinTime,
};

/** Checks in the students of pasted numbers. Mount it to open it. */
export function ImportStudents({ fairId, onClose }: { readonly fairId: string; readonly onClose: () => void }) {
  const client = useQueryClient();
  const form = useFieldsForm({ fields });
  const send = async (idempotencyKey: string) => {
    const { numbers, checkinTime } = form.body();
    const body = { fairId, studentNos: asText(numbers), checkinTime: asText(checkinTime) || null };
    const { ok, failed } = await call(importAttendance, body, { quiet: true, idempotencyKey });
    for (const key of [fairAttendance.name, fairSummary.path]) await client.invalidateQueries({ queryKey: [key] });
    const done = texts.imported(ok, failed.length);
    const [first] = failed;
    return first ? { message: `${done}：${first.name} ${first.message}`, isPartial: true } : { message: done };
  };
  return (
    <QuestionDialog
      title={texts.import}
      width={520}
      submitText={texts.import}
      form={form}
      send={send}
      onClose={onClose}
    />
  );
}
