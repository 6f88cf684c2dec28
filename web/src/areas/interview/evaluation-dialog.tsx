import {
  type EvaluationLine,
  interview,
  interviewEvaluation,
  interviewScreen,
  type ScoreName,
  scoreLabels,
} from '@campus/contract/interview';
import { formFields } from '@campus/contract/kit';
import { useQueryClient } from '@tanstack/react-query';
import { Rate } from 'antd';
import { saveRow } from '../../kit/call/entity-calls.ts';
import type { InputProps } from '../../kit/form/field-control.ts';
import { FormDialog } from '../../kit/form/form-dialog.tsx';
import { FormErrorNotices } from '../../kit/form/form-error-notices.tsx';
import { EntityFormFields } from '../../kit/form/form-fields.tsx';
import { useFieldsForm } from '../../kit/form/use-fields-form.ts';
import { useSubmit } from '../../kit/form/use-submit.ts';
import { tell } from '../../request/tell.ts';
import './interview.css';

const names = Object.entries(scoreLabels) as [ScoreName, string][];
const most = 5;
const width = 560;

/** Five scores of one to five stars. */
function ScoresInput({ id, value, onChange, ...aria }: InputProps) {
  const scores = (value === '' ? {} : JSON.parse(value)) as Partial<Record<ScoreName, number>>;
  return (
    <fieldset id={id} className="score-stars" aria-invalid={aria['aria-invalid']} tabIndex={-1}>
      {names.map(([name, label]) => (
        <div key={name}>
          <span id={`${id}-${name}`}>{label}</span>
          <Rate
            aria-labelledby={`${id}-${name}`}
            count={most}
            allowClear={false}
            value={scores[name] ?? 0}
            onChange={(score) => onChange(JSON.stringify({ ...scores, [name]: score }))}
          />
        </div>
      ))}
    </fieldset>
  );
}
const inputs = { scores: ScoresInput };
const rules = (values: Readonly<Record<string, unknown>>): Record<string, string> => {
  const scores = (values.scores ?? {}) as Partial<Record<ScoreName, number>>;
  return names.every(([name]) => scores[name]) ? {} : { scores: interviewScreen.scoresNeeded };
};

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
  const submit = useSubmit(form);
  const title = isNew ? interviewScreen.evaluate : interviewScreen.editEvaluation;
  const send = () =>
    submit.run(async (key) => {
      const target = isNew ? { interviewId } : { id: own?.id, version: own?.version };
      const saved = await saveRow(interviewEvaluation, { ...form.body(), ...target }, key);
      await client.invalidateQueries({ queryKey: [interview.name] });
      tell.success(saved.message);
      onClose();
    });
  return (
    <FormDialog
      title={title}
      width={width}
      submitText={title}
      isSubmitting={submit.isRunning}
      isDirty={form.isDirty}
      onSubmit={() => void send()}
      onClose={onClose}
    >
      <div className="single-column">
        <FormErrorNotices form={form} submit={submit} />
        <EntityFormFields form={form} inputs={inputs} />
      </div>
    </FormDialog>
  );
}
