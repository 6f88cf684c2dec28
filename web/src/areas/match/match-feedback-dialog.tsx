import { pick } from '@campus/contract/kit';
import { matchFeedback, matchScreen, sendMatchFeedback } from '@campus/contract/match';
import { QuestionDialog } from '../../kit/form/question-dialog.tsx';
import { useFieldsForm } from '../../kit/form/use-fields-form.ts';
import { callEnvelope } from '../../request/call.ts';

const fields = pick(matchFeedback.fields, ['kind', 'remark']);

/** Says that a match is wrong. Mount it to open it. */
export function MatchFeedbackDialog({ id, onClose }: { id: string; onClose: () => void }) {
  const form = useFieldsForm({ fields });
  return (
    <QuestionDialog
      title={matchScreen.feedback}
      question={matchScreen.feedbackAsk}
      submitText={matchScreen.submit}
      form={form}
      send={async (idempotencyKey) => {
        const { kind, remark } = form.body();
        const input = { id, kind: Number(kind), remark: remark as string | null };
        return callEnvelope(sendMatchFeedback, input, { quiet: true, idempotencyKey });
      }}
      onClose={onClose}
    />
  );
}
