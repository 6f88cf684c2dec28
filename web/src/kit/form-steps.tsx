import { text } from '@campus/contract/messages';
import { Button, Steps } from 'antd';
import { type ReactNode, useState } from 'react';
import { EntityFormFields, type FieldGroup, type FieldInputs, FormErrorSummary } from './form-fields.tsx';
import { RecordFacts } from './record-facts.tsx';
import type { FieldsForm } from './use-fields-form.ts';

interface FormStepsProps {
  readonly form: FieldsForm;
  /** One step per group; a summary of all of them follows. */
  readonly steps: readonly FieldGroup[];
  readonly inputs?: FieldInputs | undefined;
  readonly submitText: string;
  readonly isSubmitting: boolean;
  /** What the form says above its fields. */
  readonly notice?: ReactNode;
  readonly onSubmit: () => void;
}

/** A long form in steps, with everything in sight before it is sent. */
export function EntityFormSteps({ form, steps, inputs, submitText, isSubmitting, notice, onSubmit }: FormStepsProps) {
  const [at, setAt] = useState(0);
  const step = steps[at];
  const firstWrong = steps.findIndex(({ fields }) => fields.some((name) => form.errors[name] !== undefined));
  // A refusal of the server may belong to a step that is not in sight: the form goes back to it.
  const isAtEnd = step === undefined;
  if (isAtEnd && firstWrong >= 0) setAt(firstWrong);
  const go = (next: number) => {
    if (next < at || step === undefined || form.validate(step.fields)) setAt(next);
  };
  return (
    <div className="form-steps">
      <Steps
        current={at}
        size="small"
        items={[...steps.map(({ title }) => ({ title })), { title: text.form.summary }]}
        style={{ marginBottom: 24 }}
      />
      {notice}
      <FormErrorSummary form={form} />
      {step ? (
        <EntityFormFields form={form} names={step.fields} inputs={inputs} />
      ) : (
        steps.map(({ title, fields }) => (
          <section key={title} className="form-summary">
            <RecordFacts title={title} fields={form.fields} names={fields} row={{ id: '', ...form.values }} />
          </section>
        ))
      )}
      <div className="form-foot">
        <span className="grow" />
        {at > 0 && (
          <Button disabled={isSubmitting} onClick={() => go(at - 1)}>
            {text.common.prev}
          </Button>
        )}
        {step ? (
          <Button type="primary" onClick={() => go(at + 1)}>
            {text.common.next}
          </Button>
        ) : (
          <Button type="primary" loading={isSubmitting} onClick={onSubmit}>
            {submitText}
          </Button>
        )}
      </div>
    </div>
  );
}
