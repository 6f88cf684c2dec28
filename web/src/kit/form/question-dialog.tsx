import { tell } from '../../request/tell.ts';
import { FormDialog } from './form-dialog.tsx';
import { FormErrorNotices } from './form-error-notices.tsx';
import { EntityFormFields, type FieldInputs } from './form-fields.tsx';
import type { FieldsForm } from './use-fields-form.ts';
import { useSubmit } from './use-submit.ts';

interface Sent {
  readonly message: string;
  /** Not all of it was done. */
  readonly isPartial?: boolean;
}
interface QuestionDialogProps {
  readonly title: string;
  /** Explanation above the fields. */
  readonly question?: string;
  readonly submitText: string;
  readonly form: FieldsForm;
  readonly inputs?: FieldInputs;
  readonly width?: number;
  readonly isDanger?: boolean;
  /** Sends the values; its message is shown, and the dialog closes. */
  readonly send: (idempotencyKey: string) => Promise<Sent>;
  readonly onClose: () => void;
}

/** Dialog of an act that needs some values, and an explanation where they do not explain themselves. */
export function QuestionDialog(props: QuestionDialogProps) {
  const { title, question, submitText, form, inputs, width = 480, isDanger = false, send, onClose } = props;
  const submit = useSubmit(form);
  const run = () =>
    submit.run(async (idempotencyKey) => {
      const { message, isPartial } = await send(idempotencyKey);
      if (isPartial) tell.warning(message);
      else tell.success(message);
      onClose();
    });
  return (
    <FormDialog
      title={title}
      width={width}
      submitText={submitText}
      isDanger={isDanger}
      isSubmitting={submit.isRunning}
      isDirty={form.isDirty}
      onSubmit={() => void run()}
      onClose={onClose}
    >
      <div className="single-column">
        {question && <p className="step-question">{question}</p>}
        <FormErrorNotices form={form} submit={submit} />
        <EntityFormFields form={form} inputs={inputs} />
      </div>
    </FormDialog>
  );
}
