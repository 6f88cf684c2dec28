import { getCodes } from '@campus/contract/kit';
import { employment, employmentFlow, remindEmployment, employmentTexts as texts } from '@campus/contract/statistics';
import type { ReactNode } from 'react';
import { readPage } from '../../kit/call/entity-calls.ts';
import type { RowData } from '../../kit/field/row.ts';
import { useBatchReminder } from '../../kit/step/use-batch-reminder.tsx';
import { callEnvelope } from '../../request/call.ts';

const open = getCodes(employmentFlow, 'none', 'returned');
const send = (ids: string) => callEnvelope(remindEmployment, { ids }, { quiet: true });

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
  const { isRunning, dialogs, remind, remindOf } = useBatchReminder({ texts, send });
  return {
    isRunning,
    dialogs,
    isOpen: ({ audit }) => open.includes(Number(audit)),
    remind: (rows, onDone) =>
      remind(
        rows.map(({ id }) => id),
        onDone,
      ),
    remindOf: (query) =>
      remindOf((pageSize) =>
        readPage<RowData>(employment.path, { ...query, audit: open.join(','), pageNo: 1, pageSize }),
      ),
  };
}
