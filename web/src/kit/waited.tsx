import { text } from '@campus/contract/messages';
import { chinaDay, workingDaysBetween } from '@campus/contract/rules';
import type { RowData } from './row.ts';

const words = text.waits;

/** How long something submitted at `since` has waited for an audit, in words. */
export function waitedSince(since: string): string {
  const today = chinaDay(new Date());
  const days = workingDaysBetween(since, today);
  if (days > 0) return words.waited(days);
  return since.startsWith(today) ? words.today : words.less;
}

/** Marks a row whose audit is late, with the working days it is late by. */
export function Overdue({ row }: { row: RowData }) {
  if (row.overdue !== 1) return null;
  const days = Number(row.overdueDays ?? 0);
  return <em className="tone-bad">{days > 0 ? words.over(days) : words.late}</em>;
}
