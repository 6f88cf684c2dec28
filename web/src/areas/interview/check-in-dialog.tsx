import { checkInInterview, interviewScreen } from '@campus/contract/interview';
import { asText } from '../../kit/field/row.ts';
import { QuestionDialog } from '../../kit/form/question-dialog.tsx';
import { useFieldsForm } from '../../kit/form/use-fields-form.ts';
import { call } from '../../request/call.ts';

const fields = { code: { ...checkInInterview.input.code, help: interviewScreen.checkInHelp } };

/** Checks a student in by the code that the student shows. Mount it to open it. */
export function CheckInDialog({ onDone, onClose }: { onDone: () => void; onClose: () => void }) {
  const form = useFieldsForm({ fields });
  const send = async (idempotencyKey: string) => {
    const found = await call(checkInInterview, { code: asText(form.body().code) }, { quiet: true, idempotencyKey });
    onDone();
    return { message: interviewScreen.checkedIn(found.realname, found.title) };
  };
  return (
    <QuestionDialog
      title={interviewScreen.checkIn}
      width={400}
      submitText={interviewScreen.checkIn}
      form={form}
      send={send}
      onClose={onClose}
    />
  );
}
