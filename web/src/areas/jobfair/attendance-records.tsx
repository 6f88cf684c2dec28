import { fairAttendance, fairDayTexts, fairSummary, undoCheckIn } from '@campus/contract/jobfair';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useAllowed } from '../../kit/call/allowed.tsx';
import { asText } from '../../kit/field/row.ts';
import { FormDialog } from '../../kit/form/form-dialog.tsx';
import { FormErrorNotices } from '../../kit/form/form-error-notices.tsx';
import { EntityFormFields } from '../../kit/form/form-fields.tsx';
import { useFieldsForm } from '../../kit/form/use-fields-form.ts';
import { useSubmit } from '../../kit/form/use-submit.ts';
import { EntityPage } from '../../kit/list/entity-page.tsx';
import { callEnvelope } from '../../request/call.ts';
import { tell } from '../../request/tell.ts';

const texts = fairDayTexts.day;

/** Every check-in of a fair; one can be taken back for half an hour. */
export function AttendanceRecords({ fairId }: { readonly fairId: string }) {
  const mayCheck = useAllowed('jobFair:fairAttendance:check');
  const [undone, setUndone] = useState<string>();
  return (
    <>
      <EntityPage
        entity={fairAttendance}
        filter={{ fairId }}
        calls={['list', 'exportXls']}
        rowActions={(row) => [
          mayCheck && row.undone === 0
            ? { key: 'undo', label: texts.undo, danger: true, run: () => setUndone(row.id) }
            : undefined,
        ]}
      />
      {undone && <UndoDialog id={undone} onClose={() => setUndone(undefined)} />}
    </>
  );
}

const fields = { reason: undoCheckIn.input.reason };
/** Takes a check-in back. Mount it to open it. */
export function UndoDialog({ id, onClose }: { readonly id: string; readonly onClose: () => void }) {
  const client = useQueryClient();
  const form = useFieldsForm({ fields });
  const submit = useSubmit(form);
  const send = () =>
    submit.run(async (idempotencyKey) => {
      const body = { id, reason: asText(form.body().reason) };
      const { message } = await callEnvelope(undoCheckIn, body, { quiet: true, idempotencyKey });
      for (const key of [fairAttendance.name, fairSummary.path]) await client.invalidateQueries({ queryKey: [key] });
      tell.success(message);
      onClose();
    });
  return (
    <FormDialog
      title={texts.undo}
      width={440}
      submitText={texts.undo}
      isDanger
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
