import { text } from '@campus/contract/messages';
import type { WaitUnit } from '@campus/contract/rules';
import { useMemo } from 'react';
import { usePageNote } from '../../widgets/page-frame.tsx';
import { asText, type RowData } from '../field/row.ts';
import './waiting-time.css';

const words = text.waits;
const numberOf = (value: unknown): number => Number(value ?? 0);

const unitOf = ({ waitUnit }: RowData): WaitUnit => (waitUnit === 'workdays' ? 'workdays' : 'days');

/** How long a row has waited, in the unit of its limit: working days for an audit. */
export const formatWaitingTime = (row: RowData): string => words[unitOf(row)].waited(numberOf(row.waitedDays));

/** Marks a row that has waited too long, with how late it is. */
export function Overdue({ row }: { row: RowData }) {
  if (row.overdue !== 1) return null;
  const days = numberOf(row.overdueDays);
  return <em className="overdue tone-bad">{days > 0 ? words[unitOf(row)].over(days) : words.late}</em>;
}

/** By when an audit is expected; past it, that it is late. */
export function Due({ row }: { row: RowData }) {
  const day = asText(row.dueDate);
  if (day === '') return null;
  return row.overdue === 1 ? <span className="late">{words.dueLate(day)}</span> : <span>{words.due(day)}</span>;
}

/** How long a row has waited for its audit, and by when one is expected; nothing for a row that does not wait. */
export const Waiting = ({ row }: { row: RowData }) =>
  asText(row.dueDate) !== '' && (
    <>
      <span>{formatWaitingTime(row)}</span>
      <Due row={row} />
    </>
  );

/** Says at the page's title how many wait, and how many of them too long. */
export function useWaitingNote(waiting: string | undefined, rows: readonly RowData[]): void {
  const late = rows.filter((row) => row.overdue === 1).length;
  const note = useMemo(
    () =>
      waiting === undefined ? undefined : (
        <>
          {waiting}
          {late > 0 && <span className="late">，{words.someLate(late)}</span>}
        </>
      ),
    [waiting, late],
  );
  usePageNote(note);
}
