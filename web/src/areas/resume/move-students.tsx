import type { BatchReport } from '@campus/contract/kit';
import { text } from '@campus/contract/messages';
import { employUser, moveStudents, resume, resumeTexts } from '@campus/contract/resume';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { FormDialog, FormNotice } from '../../kit/form/form-dialog.tsx';
import { EntityFormFields } from '../../kit/form/form-fields.tsx';
import { useFieldsForm } from '../../kit/form/use-fields-form.ts';
import { useSubmit } from '../../kit/form/use-submit.ts';
import { ReportDialog } from '../../kit/step/steps.tsx';
import { callEnvelope } from '../../request/call.ts';
import { tell } from '../../request/tell.ts';

const texts = resumeTexts.student;
const width = 520;
const { departId } = moveStudents.input;

interface MoveStudentsProps {
  readonly ids: readonly string[];
  readonly onClose: () => void;
  readonly onDone: () => void;
}

/** Moves students to another department. Mount it to open it. */
export function MoveStudents({ ids, onClose, onDone }: MoveStudentsProps) {
  const client = useQueryClient();
  const form = useFieldsForm({ fields: { departId } });
  const submit = useSubmit(form);
  const [report, setReport] = useState<BatchReport>();
  const move = () =>
    submit.run(async (idempotencyKey) => {
      const input = { ids: ids.join(','), departId: String(form.body().departId) };
      const { result, message } = await callEnvelope(moveStudents, input, { quiet: true, idempotencyKey });
      await Promise.all([employUser, resume].map(({ name }) => client.invalidateQueries({ queryKey: [name] })));
      if (result.failed.length > 0) return setReport(result);
      tell.success(message);
      onDone();
      onClose();
    });
  if (report) {
    return (
      <ReportDialog
        report={report}
        onClose={() => {
          onDone();
          onClose();
        }}
      />
    );
  }
  return (
    <FormDialog
      title={texts.move}
      width={width}
      submitText={text.common.ok}
      isSubmitting={submit.isRunning}
      isDirty={form.isDirty}
      onSubmit={() => void move()}
      onClose={onClose}
    >
      <div className="single-column">
        <p className="step-question">{texts.moveHint(ids.length)}</p>
        {submit.notice && <FormNotice tone="bad">{submit.notice}</FormNotice>}
        <EntityFormFields form={form} />
      </div>
    </FormDialog>
  );
}
