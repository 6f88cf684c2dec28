import { deleteLogs, everyLog, logDays, logDaysKept, logTexts, sysLog } from '@campus/contract/system';
import { useQueryClient } from '@tanstack/react-query';
import { QuestionDialog } from '../../kit/form/question-dialog.tsx';
import { useFieldsForm } from '../../kit/form/use-fields-form.ts';
import { callEnvelope } from '../../request/call.ts';

const fields = { days: { ...logDays, required: true } };

/** 清理日志: deletes entries older than a number of days. */
export function LogClearing({ onClose }: { readonly onClose: () => void }) {
  const client = useQueryClient();
  const form = useFieldsForm({ fields, initial: { days: logDaysKept } });
  const clear = async () => {
    const input = { ids: everyLog, days: Number(form.values.days) };
    const cleared = await callEnvelope(deleteLogs, input, { quiet: true });
    await client.invalidateQueries({ queryKey: [sysLog.name] });
    return cleared;
  };
  return (
    <QuestionDialog
      title={logTexts.clearTitle}
      question={logTexts.clearNote}
      submitText={logTexts.clear}
      isDanger
      form={form}
      send={clear}
      onClose={onClose}
    />
  );
}
