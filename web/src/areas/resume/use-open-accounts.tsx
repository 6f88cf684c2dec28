import type { BatchReport } from '@campus/contract/kit';
import { employUser, openAccounts, resumeTexts } from '@campus/contract/resume';
import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { ReportDialog } from '../../kit/step/steps.tsx';
import { callEnvelope } from '../../request/call.ts';
import { tell } from '../../request/tell.ts';
import { warnOfRefusal } from '../../request/warn-of-refusal.ts';

const texts = resumeTexts.student;

/** Opens accounts of students after a confirmation; lists those that could not be opened. */
export function useOpenAccounts(): {
  readonly open: (ids: readonly string[], onDone: () => void) => Promise<void>;
  readonly dialogs: ReactNode;
} {
  const client = useQueryClient();
  const [report, setReport] = useState<BatchReport>();
  const open = async (ids: readonly string[], onDone: () => void) => {
    if (!(await tell.confirm({ title: texts.openAccount, text: texts.openAccountHint(ids.length) }))) return;
    try {
      const { result, message } = await callEnvelope(openAccounts, { ids: ids.join(',') }, { quiet: true });
      await client.invalidateQueries({ queryKey: [employUser.name] });
      if (result.failed.length > 0) setReport(result);
      else tell.success(message);
      onDone();
    } catch (error) {
      warnOfRefusal(error);
    }
  };
  return { open, dialogs: report && <ReportDialog report={report} onClose={() => setReport(undefined)} /> };
}
