import type { Area, CalendarEvents } from '../kit/index.ts';
import { areas } from './index.ts';

/** Kinds of calendar events of all areas. */
export const calendarEventKinds: readonly CalendarEvents[] = areas.flatMap((area: Area) => area.calendars ?? []);
