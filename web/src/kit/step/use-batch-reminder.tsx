import type { BatchReport, Page } from '@campus/contract/kit';
import { type ReactNode, useState } from 'react';
import { tell } from '../../request/tell.ts';
import { warnOfRefusal } from '../../request/warn-of-refusal.ts';
import { ReportDialog } from './steps.tsx';

interface ReminderOptions {
  readonly texts: {
    readonly remind: string;
    readonly noneToRemind: string;
    remindMany(count: number): string;
    remindFirst(most: number, total: number): string;
  };
  /** Reminds these rows; the message tells how many. */
  readonly send: (ids: string) => Promise<{ readonly result: BatchReport; readonly message: string }>;
}
interface BatchReminder {
  readonly isRunning: boolean;
  /** Reminds these rows after a confirmation; `question` replaces the usual one. */
  remind(ids: readonly string[], onDone?: () => void, question?: string): void;
  /** Reminds the rows that `read` finds, at most those of one batch. */
  remindOf(read: (most: number) => Promise<Page<{ readonly id: string }>>): void;
  readonly dialogs: ReactNode;
}
const most = 200; // Maximum batch size.

/** Reminds several rows in one call, with a report of those that were left out. */
export function useBatchReminder({ texts, send }: ReminderOptions): BatchReminder {
  const [isRunning, setRunning] = useState(false);
  const [report, setReport] = useState<BatchReport>();
  const run = async (work: () => Promise<void>) => {
    setRunning(true);
    try {
      await work();
    } catch (error) {
      warnOfRefusal(error);
    } finally {
      setRunning(false);
    }
  };
  const sendConfirmed = async (ids: readonly string[], question: string): Promise<boolean> => {
    if (!(await tell.confirm({ title: texts.remind, text: question }))) return false;
    const { result, message } = await send(ids.join(','));
    if (result.failed.length > 0) setReport(result);
    else tell.success(message);
    return true;
  };
  return {
    isRunning,
    remind: (ids, onDone, question = texts.remindMany(ids.length)) =>
      void run(async () => {
        if (await sendConfirmed(ids, question)) onDone?.();
      }),
    remindOf: (read) =>
      void run(async () => {
        const { records, total } = await read(most);
        if (records.length === 0) return tell.info(texts.noneToRemind);
        const question = total > most ? texts.remindFirst(most, total) : texts.remindMany(records.length);
        await sendConfirmed(
          records.map(({ id }) => id),
          question,
        );
      }),
    dialogs: report && <ReportDialog report={report} onClose={() => setReport(undefined)} />,
  };
}
