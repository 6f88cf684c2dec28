import { type BatchReport, getCodes } from '@campus/contract/kit';
import { employment, employmentFlow, remindEmployment, employmentTexts as texts } from '@campus/contract/statistics';
import { type ReactNode, useState } from 'react';
import { readPage } from '../../kit/call/entity-calls.ts';
import type { RowData } from '../../kit/field/row.ts';
import { ReportDialog } from '../../kit/step/steps.tsx';
import { callEnvelope } from '../../request/call.ts';
import { RequestFailed } from '../../request/request-failed.ts';
import { tell } from '../../request/tell.ts';

const most = 200; // Maximum batch size.
const open = getCodes(employmentFlow, 'none', 'returned');

interface FilingReminder {
  readonly isRunning: boolean;
  /** Whether the student has something to file. */
  isOpen(row: { readonly audit?: unknown }): boolean;
  /** Reminds these students, after a confirmation. */
  remind(rows: readonly { readonly id: string }[], onDone?: () => void): void;
  /** Reminds the students of a list who have something to file. */
  remindOf(query: Readonly<Record<string, string | number>>): void;
  readonly dialogs: ReactNode;
}

/** Reminds students to file their destination. */
export function useFilingReminder(): FilingReminder {
  const [isRunning, setRunning] = useState(false);
  const [report, setReport] = useState<BatchReport>();
  const run = async (work: () => Promise<void>) => {
    setRunning(true);
    try {
      await work();
    } catch (error) {
      if (!(error instanceof RequestFailed)) throw error;
      tell.warning(error.message);
    } finally {
      setRunning(false);
    }
  };
  const send = async (ids: readonly string[], question: string): Promise<boolean> => {
    if (!(await tell.confirm({ title: texts.remind, text: question }))) return false;
    const answer = await callEnvelope(remindEmployment, { ids: ids.join(',') }, { quiet: true });
    if (answer.result.failed.length > 0) setReport(answer.result);
    else tell.success(answer.message);
    return true;
  };
  return {
    isRunning,
    isOpen: ({ audit }) => open.includes(Number(audit)),
    remind: (rows, onDone) =>
      void run(async () => {
        const ids = rows.map(({ id }) => id);
        if (await send(ids, texts.remindMany(ids.length))) onDone?.();
      }),
    remindOf: (query) =>
      void run(async () => {
        const asked = { ...query, audit: open.join(','), pageNo: 1, pageSize: most };
        const { records, total } = await readPage<RowData>(employment.path, asked);
        if (records.length === 0) return tell.info(texts.noneToRemind);
        const question = total > most ? texts.remindFirst(most, total) : texts.remindMany(records.length);
        await send(
          records.map(({ id }) => id),
          question,
        );
      }),
    dialogs: report && <ReportDialog report={report} onClose={() => setReport(undefined)} />,
  };
}
