import { calendarNames, choice, date, endpoint, type PageLink, type Tone, text, type } from '../../kit/index.ts';
import type { Holiday } from '../../rules/index.ts';

/** Maximum days of a query, first and last included, and maximum events of each kind. */
export const mostCalendarDays = 62;
export const mostCalendarEvents = 500;

/** An event of a calendar. */
export interface CalendarEvent {
  readonly id: string;
  readonly kind: string;
  readonly title: string;
  /** A day, or a time when not `allDay`; `end` is the last day or time. */
  readonly start: string;
  readonly end: string | null;
  readonly allDay: boolean;
  /** Meaning, which determines the color. */
  readonly color: Tone;
  readonly statusText: string;
  readonly companyName: string | null;
  readonly place: string | null;
  /** Number of rows of a daily count; null for an event of one row. */
  readonly count: number | null;
  /** Whether the caller may move it; `version` is that of its row. */
  readonly movable: boolean;
  readonly version: number | null;
  /** It belongs to another calendar and lies behind the events of this one. */
  readonly isBand: boolean;
  readonly refType: string;
  readonly refId: string;
  readonly link: PageLink;
}
/** A kind of events and the filters that its events have. */
export interface CalendarKind {
  readonly kind: string;
  readonly title: string;
  readonly filters: readonly ('companyId' | 'postId' | 'departId')[];
}
export interface CalendarAnswer {
  readonly events: readonly CalendarEvent[];
  /** Kinds of events that the caller can see in this calendar. */
  readonly kinds: readonly CalendarKind[];
  readonly holidays: readonly Holiday[];
  /** Kinds with more events than are answered. */
  readonly cut: readonly string[];
}
const id = (label: string) => text({ label, max: 32 });

/** Asks for the code of the calendar, and each kind for that of its list. */
export const queryCalendarEvents = endpoint({
  method: 'GET',
  path: '/calendar/:side/:kind/queryEvents',
  title: '日历',
  needs: 'signed-in',
  silent: true,
  input: {
    side: choice({ label: '日历', options: { school: '学校', enterprise: '企业' }, required: true }),
    kind: choice({ label: '日历', options: calendarNames, required: true }),
    start: date({ label: '开始日期', required: true }),
    end: date({ label: '结束日期', required: true }),
    departId: id('院系'),
    companyId: id('企业'),
    postId: id('岗位'),
    status: text({ label: '状态', max: 50, pattern: { test: (value) => /^\d+(,\d+)*$/.test(value) } }),
  },
  output: type<CalendarAnswer>(),
});
