import { text } from '@campus/contract/messages';
import type { WaitUnit } from '@campus/contract/rules';
import { useMemo } from 'react';
import { usePageNote } from '../../widgets/page-frame.tsx';
import { asText, type RowData } from '../field/row.ts';
import './waiting-time.css';

const texts = text.waits;
const getNumber = (value: unknown): number => Number(value ?? 0);

const getUnit = ({ waitUnit }: RowData): WaitUnit => (waitUnit === 'workdays' ? 'workdays' : 'days');

/** Waiting time of a row, in the unit of its limit: working days for an audit. */
export const formatWaitingTime = (row: RowData): string => texts[getUnit(row)].waited(getNumber(row.waitedDays));

/** Tag of an overdue row, with the delay. */
export function Overdue({ row }: { row: RowData }) {
  if (row.overdue !== 1) return null;
  const days = getNumber(row.overdueDays);
  return <em className="overdue tone-bad">{days > 0 ? texts[getUnit(row)].over(days) : texts.late}</em>;
}

/** Due date of an audit, marked when it has passed. */
export function Due({ row }: { row: RowData }) {
  const day = asText(row.dueDate);
  if (day === '') return null;
  return row.overdue === 1 ? <span className="late">{texts.dueLate(day)}</span> : <span>{texts.due(day)}</span>;
}

/** Waiting time and due date of a row; renders nothing for a row that does not wait. */
export const Waiting = ({ row }: { row: RowData }) =>
  asText(row.dueDate) !== '' && (
    <>
      <span>{formatWaitingTime(row)}</span>
      <Due row={row} />
    </>
  );

/** Shows the number of waiting and overdue rows next to the page's title. */
export function useWaitingNote(waiting: string | undefined, rows: readonly RowData[]): void {
  const late = rows.filter((row) => row.overdue === 1).length;
  const note = useMemo(
    () =>
      waiting === undefined ? undefined : (
        <>
          {waiting}
          {late > 0 && <span className="late">，{texts.someLate(late)}</span>}
        </>
      ),
    [waiting, late],
  );
  usePageNote(note);
}
