import type { CalendarEvent } from '@campus/contract/calendar';
import { type CalendarEvents, type CalendarSide, isEnterprise, isStaff, toneTexts } from '@campus/contract/kit';
import type { Context } from '../../kit/context.ts';
import type { Data } from '../../kit/read/texts.ts';
import { isDay } from './event-conditions.ts';

/** The calendars' side of the caller; undefined for other audiences. */
export const findSide = ({ session }: Context): CalendarSide | undefined =>
  isStaff(session) ? 'school' : isEnterprise(session) ? 'enterprise' : undefined;

/** What an event of one row and a daily count have in common. */
export function stateAt(kind: CalendarEvents, row: Data, at: string, { now }: Context) {
  const color = kind.tone(row, at, now);
  const statusText = kind.statusText?.(row, at, now) ?? toneTexts[color];
  return { kind: kind.kind, start: at, allDay: isDay(kind), color, statusText, refType: kind.entity.name };
}

/** What else a calendar file says about an event. */
export interface LoadedEvent extends Omit<CalendarEvent, 'isBand'> {
  readonly changed: string;
  readonly isCancelled: boolean;
}
