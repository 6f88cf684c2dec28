import { checkInInterview, interviewScreen } from '@campus/contract/interview';
import { asText } from '../../kit/field/row.ts';
import { FormDialog } from '../../kit/form/form-dialog.tsx';
import { FormErrorNotices } from '../../kit/form/form-error-notices.tsx';
import { EntityFormFields } from '../../kit/form/form-fields.tsx';
import { useFieldsForm } from '../../kit/form/use-fields-form.ts';
import { useSubmit } from '../../kit/form/use-submit.ts';
import { call } from '../../request/call.ts';
import { tell } from '../../request/tell.ts';

const fields = { code: { ...checkInInterview.input.code, help: interviewScreen.checkInHelp } };

/** Checks a student in by the code that the student shows. Mount it to open it. */
export function CheckInDialog({ onDone, onClose }: { onDone: () => void; onClose: () => void }) {
  const form = useFieldsForm({ fields });
  const submit = useSubmit(form);
  const send = () =>
    submit.run(async (idempotencyKey) => {
      const found = await call(checkInInterview, { code: asText(form.body().code) }, { quiet: true, idempotencyKey });
      tell.success(interviewScreen.checkedIn(found.realname, found.title));
      onDone();
      onClose();
    });
  return (
    <FormDialog
      title={interviewScreen.checkIn}
      width={400}
      submitText={interviewScreen.checkIn}
      isSubmitting={submit.isRunning}
      isDirty={form.isDirty}
      onSubmit={() => void send()}
      onClose={onClose}
    >
      <div className="single-column">
        <FormErrorNotices form={form} submit={submit} />
        <EntityFormFields form={form} />
      </div>
    </FormDialog>
  );
}
