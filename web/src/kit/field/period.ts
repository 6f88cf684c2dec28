import { text } from '@campus/contract/messages';

/** A period in words: the end without its date when it is the same day, only the start while the end is open. */
export function formatPeriod(start: string | null | undefined, end: string | null | undefined): string {
  if (!start) return '';
  if (!end) return start.slice(0, 16);
  const isSameDay = end.slice(0, 10) === start.slice(0, 10);
  return text.common.period(start.slice(0, 16), isSameDay ? end.slice(11, 16) : end.slice(0, 16));
}
