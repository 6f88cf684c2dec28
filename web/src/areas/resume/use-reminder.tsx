import type { BatchReport } from '@campus/contract/kit';
import { employUser, remindStudents, resumeTexts } from '@campus/contract/resume';
import { requiredCompleteness } from '@campus/contract/rules';
import { type ReactNode, useState } from 'react';
import { type Page, readPage } from '../../kit/call/entity-calls.ts';
import { asText, type RowData } from '../../kit/field/row.ts';
import { ReportDialog } from '../../kit/step/steps.tsx';
import { callEnvelope } from '../../request/call.ts';
import { RequestFailed } from '../../request/request-failed.ts';
import { tell } from '../../request/tell.ts';

const texts = resumeTexts.student;
const most = 200; // Maximum batch size.
type Query = Readonly<Record<string, string | number>>;

/** Whether a student's résumé is missing or incomplete. */
export const needsReminder = (row: { readonly resumeScore?: unknown }): boolean =>
  Number(row.resumeScore ?? 0) < requiredCompleteness.deliver;

interface Reminder {
  readonly isRunning: boolean;
  /** Reminds these students, after a confirmation. */
  remind(rows: readonly { readonly id: string; readonly realname: string }[], onDone?: () => void): void;
  /** Reminds the students of a list whose résumé is missing or incomplete. */
  remindOf(query: Query, tab: string | undefined): void;
  readonly dialogs: ReactNode;
}

/** Students of a list with a missing or incomplete résumé; missing ones first. */
async function readIncomplete(query: Query, tab: string | undefined): Promise<Page<RowData>> {
  const kinds = tab === 'withoutResume' ? ['none'] : tab === 'incomplete' ? ['incomplete'] : ['none', 'incomplete'];
  const pages = await Promise.all(
    kinds.map((resume) => readPage<RowData>(employUser.path, { ...query, resume, pageNo: 1, pageSize: most })),
  );
  return {
    records: pages.flatMap(({ records }) => records).slice(0, most),
    total: pages.reduce((sum, { total }) => sum + total, 0),
  };
}

/** Reminds students to complete their résumés. */
export function useReminder(): Reminder {
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
    const answer = await callEnvelope(remindStudents, { ids: ids.join(','), kind: 'resume' }, { quiet: true });
    if (answer.result.failed.length > 0) setReport(answer.result);
    else tell.success(answer.message);
    return true;
  };
  return {
    isRunning,
    remind: (rows, onDone) =>
      void run(async () => {
        const ids = rows.map(({ id }) => id);
        const question = ids.length === 1 ? texts.remindOne(asText(rows[0]?.realname)) : texts.remindMany(ids.length);
        if (await send(ids, question)) onDone?.();
      }),
    remindOf: (query, tab) =>
      void run(async () => {
        const { records, total } = await readIncomplete(query, tab);
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
