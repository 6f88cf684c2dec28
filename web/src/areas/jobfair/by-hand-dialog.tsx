import { checkInAtFair, fairAttendance, fairDayTexts, fairSummary } from '@campus/contract/jobfair';
import { choice, text as textField } from '@campus/contract/kit';
import { useQueryClient } from '@tanstack/react-query';
import { asText } from '../../kit/field/row.ts';
import { QuestionDialog } from '../../kit/form/question-dialog.tsx';
import { useFieldsForm } from '../../kit/form/use-fields-form.ts';
import { callEnvelope } from '../../request/call.ts';

const texts = fairDayTexts.day;
const { companyId, employId } = checkInAtFair.input;
const fields = {
  role: choice({
    label: texts.kind,
    options: { company: texts.companies, student: texts.studentsLine },
    required: true,
    default: 'company',
  }),
  companyId: { ...companyId, required: true },
  employId: { ...employId, required: true },
  reason: textField({ label: texts.reason, required: true, max: 200 }),
};

/** Checks a company or a student in by hand, with a reason. Mount it to open it. */
export function ByHandDialog({ fairId, onClose }: { readonly fairId: string; readonly onClose: () => void }) {
  const client = useQueryClient();
  const form = useFieldsForm({
    fields,
    isHidden: (name, { role }) => name === (role === 'student' ? 'companyId' : 'employId'),
  });
  const send = async (idempotencyKey: string) => {
    const { role: _role, ...body } = form.body();
    const sent = { fairId, ...body, reason: asText(body.reason) };
    const { message, result } = await callEnvelope(checkInAtFair, sent, { quiet: true, idempotencyKey });
    for (const key of [fairAttendance.name, fairSummary.path]) await client.invalidateQueries({ queryKey: [key] });
    return { message: `${result.name} ${message}` };
  };
  return (
    <QuestionDialog
      title={texts.byHand}
      width={480}
      submitText={texts.byHand}
      form={form}
      send={send}
      onClose={onClose}
    />
  );
}
