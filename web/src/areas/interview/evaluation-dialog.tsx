import {
  type EvaluationLine,
  interview,
  interviewEvaluation,
  interviewScreen,
  scoreLabels,
} from '@campus/contract/interview';
import { formFields } from '@campus/contract/kit';
import { useQueryClient } from '@tanstack/react-query';
import { saveRow } from '../../kit/call/entity-calls.ts';
import type { InputProps } from '../../kit/form/field-control.ts';
import { QuestionDialog } from '../../kit/form/question-dialog.tsx';
import { hasAllScores, ScoreStars } from '../../kit/form/score-stars.tsx';
import { useFieldsForm } from '../../kit/form/use-fields-form.ts';
import './interview.css';

const width = 560;
const inputs = { scores: (props: InputProps) => <ScoreStars {...props} criteria={scoreLabels} /> };
const rules = ({ scores }: Readonly<Record<string, unknown>>): Record<string, string> =>
  hasAllScores(scoreLabels, scores) ? {} : { scores: interviewScreen.scoresNeeded };

interface EvaluationDialogProps {
  readonly interviewId: string;
  /** The own evaluation to change. */
  readonly own?: EvaluationLine | undefined;
  readonly onClose: () => void;
}
/** The own evaluation of an interview. Mount it to open it. */
export function EvaluationDialog({ interviewId, own, onClose }: EvaluationDialogProps) {
  const client = useQueryClient();
  const isNew = !own?.id;
  const { interviewId: _id, ...fields } = formFields(interviewEvaluation, 'add', 'enterprise');
  const form = useFieldsForm({ fields, initial: isNew ? {} : { ...own }, rules });
  const title = isNew ? interviewScreen.evaluate : interviewScreen.editEvaluation;
  const send = async (key: string) => {
    const target = isNew ? { interviewId } : { id: own?.id, version: own?.version };
    const saved = await saveRow(interviewEvaluation, { ...form.body(), ...target }, key);
    await client.invalidateQueries({ queryKey: [interview.name] });
    return saved;
  };
  return (
    <QuestionDialog
      title={title}
      width={width}
      submitText={title}
      form={form}
      inputs={inputs}
      send={send}
      onClose={onClose}
    />
  );
}
