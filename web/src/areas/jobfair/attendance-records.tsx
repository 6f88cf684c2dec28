import { canUndo, fairAttendance, fairDayTexts, fairSummary, undoCheckIn } from '@campus/contract/jobfair';
import { chinaTime } from '@campus/contract/kit';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useAllowed } from '../../kit/call/allowed.tsx';
import { asText } from '../../kit/field/row.ts';
import { QuestionDialog } from '../../kit/form/question-dialog.tsx';
import { useFieldsForm } from '../../kit/form/use-fields-form.ts';
import { EntityPage } from '../../kit/list/entity-page.tsx';
import { callEnvelope } from '../../request/call.ts';

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
          mayCheck && canUndo(row, chinaTime(new Date()))
            ? { key: 'undo', label: texts.undo, danger: true, run: () => setUndone(row.id) }
            : undefined,
        ]}
      />
      {undone && <UndoDialog id={undone} onClose={() => setUndone(undefined)} />}
    </>
  );
}

const fields = { reason: undoCheckIn.input.reason };
interface UndoDialogProps {
  readonly id: string;
  readonly onUndone?: () => void;
  readonly onClose: () => void;
}
/** Takes a check-in back. Mount it to open it. */
export function UndoDialog({ id, onUndone, onClose }: UndoDialogProps) {
  const client = useQueryClient();
  const form = useFieldsForm({ fields });
  const send = async (idempotencyKey: string) => {
    const body = { id, reason: asText(form.body().reason) };
    const { message } = await callEnvelope(undoCheckIn, body, { quiet: true, idempotencyKey });
    onUndone?.();
    for (const key of [fairAttendance.name, fairSummary.path]) await client.invalidateQueries({ queryKey: [key] });
    return { message };
  };
  return (
    <QuestionDialog
      title={texts.undo}
      width={440}
      submitText={texts.undo}
      form={form}
      isDanger
      send={send}
      onClose={onClose}
    />
  );
}
