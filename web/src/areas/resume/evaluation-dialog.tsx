import { behalfRemark, formFields } from '@campus/contract/kit';
import { text } from '@campus/contract/messages';
import {
  companyCriteria,
  delivery,
  evaluation,
  needsComment,
  evaluationScreen as screenTexts,
  studentCriteria,
  studentEvaluate,
  evaluationSentences as words,
} from '@campus/contract/resume';
import type { Scores } from '@campus/contract/rules';
import { useQueryClient } from '@tanstack/react-query';
import { saveRow } from '../../kit/call/entity-calls.ts';
import type { RowData } from '../../kit/field/row.ts';
import type { InputProps } from '../../kit/form/field-control.ts';
import { QuestionDialog } from '../../kit/form/question-dialog.tsx';
import { hasAllScores, ScoreStars } from '../../kit/form/score-stars.tsx';
import { type FormErrors, type FormValues, useFieldsForm } from '../../kit/form/use-fields-form.ts';
import { getBehalf } from '../../kit/step/student-steps.tsx';
import { callEnvelope } from '../../request/call.ts';

const width = 560;
const { deliveryId: _id, anonymous: _anonymous, ...sheet } = formFields(evaluation, 'add', 'enterprise');
type Criteria = Readonly<Record<string, string>>;
const getSheet = (criteria: Criteria) => ({
  inputs: { scores: (props: InputProps) => <ScoreStars {...props} criteria={criteria} /> },
  rules: ({ scores, comment }: Readonly<Record<string, unknown>>): FormErrors => {
    if (!hasAllScores(criteria, scores)) return { scores: words.scores };
    return needsComment(scores as Scores, comment) ? { comment: words.lowScore } : {};
  },
});
const ofStudent = getSheet(companyCriteria);
const ofCompany = getSheet(studentCriteria);

interface SheetProps {
  readonly title: string;
  readonly submitText?: string;
  readonly of: ReturnType<typeof getSheet>;
  readonly fields: typeof sheet;
  readonly initial?: FormValues;
  readonly save: (body: Record<string, unknown>, key: string) => Promise<{ readonly message: string }>;
  readonly onClose: () => void;
}
/** Stars and a comment, of either direction. */
function Sheet({ title, submitText = words.evaluate, of, fields, initial = {}, save, onClose }: SheetProps) {
  const client = useQueryClient();
  const form = useFieldsForm({ fields, initial, rules: of.rules });
  const send = async (key: string) => {
    const { message } = await save(form.body(), key);
    await client.invalidateQueries({ queryKey: [evaluation.name] });
    await client.invalidateQueries({ queryKey: [delivery.name] });
    return { message };
  };
  return (
    <QuestionDialog
      title={title}
      width={width}
      submitText={submitText}
      form={form}
      inputs={of.inputs}
      send={send}
      onClose={onClose}
    />
  );
}

interface EvaluationDialogProps {
  readonly deliveryId: string;
  /** The evaluation to change. */
  readonly own?: { readonly id: string; readonly version: number } | undefined;
  readonly onClose: () => void;
}
/** The company's evaluation of a student. Mount it to open it. */
export const EvaluationDialog = ({ deliveryId, own, onClose }: EvaluationDialogProps) => (
  <Sheet
    title={own ? words.change : screenTexts.evaluateStudent}
    submitText={own ? words.change : words.evaluate}
    of={ofStudent}
    fields={sheet}
    initial={{ ...own } as FormValues}
    save={(body, key) =>
      saveRow(evaluation, { ...body, ...(own ? { id: own.id, version: own.version } : { deliveryId }) }, key)
    }
    onClose={onClose}
  />
);

/** The student's evaluation of the company, entered by staff. Mount it to open it. */
export const EvaluateForStudent = ({ row, onClose }: { row: RowData; onClose: () => void }) => (
  <Sheet
    title={`${text.listPage.onBehalf} · ${screenTexts.evaluateCompany}`}
    of={ofCompany}
    fields={{ ...sheet, remark: behalfRemark } as never}
    save={(body, idempotencyKey) =>
      callEnvelope(studentEvaluate, { ...body, deliveryId: row.id } as never, {
        headers: getBehalf(row),
        quiet: true,
        idempotencyKey,
      })
    }
    onClose={onClose}
  />
);
