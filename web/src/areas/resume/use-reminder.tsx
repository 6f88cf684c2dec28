import type { Page } from '@campus/contract/kit';
import { employUser, remindStudents, resumeTexts } from '@campus/contract/resume';
import { requiredCompleteness } from '@campus/contract/rules';
import type { ReactNode } from 'react';
import { readPage } from '../../kit/call/entity-calls.ts';
import { asText, type RowData } from '../../kit/field/row.ts';
import { useBatchReminder } from '../../kit/step/use-batch-reminder.tsx';
import { callEnvelope } from '../../request/call.ts';

const texts = resumeTexts.student;
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
async function readIncomplete(query: Query, tab: string | undefined, most: number): Promise<Page<RowData>> {
  const kinds = tab === 'withoutResume' ? ['none'] : tab === 'incomplete' ? ['incomplete'] : ['none', 'incomplete'];
  const pages = await Promise.all(
    kinds.map((resume) => readPage<RowData>(employUser.path, { ...query, resume, pageNo: 1, pageSize: most })),
  );
  return {
    records: pages.flatMap(({ records }) => records).slice(0, most),
    total: pages.reduce((sum, { total }) => sum + total, 0),
  };
}
const send = (ids: string) => callEnvelope(remindStudents, { ids, kind: 'resume' }, { quiet: true });

/** Reminds students to complete their résumés. */
export function useReminder(): Reminder {
  const { isRunning, dialogs, remind, remindOf } = useBatchReminder({ texts, send });
  return {
    isRunning,
    dialogs,
    remind: (rows, onDone) =>
      remind(
        rows.map(({ id }) => id),
        onDone,
        rows.length === 1 ? texts.remindOne(asText(rows[0]?.realname)) : undefined,
      ),
    remindOf: (query, tab) => remindOf((most) => readIncomplete(query, tab, most)),
  };
}
