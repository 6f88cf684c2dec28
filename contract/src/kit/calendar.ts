import type { WaitKey } from '../rules/waits.ts';
import { auditDays } from './audit-work.ts';
import type { AnyEntity } from './entity.ts';
import type { Fields } from './field.ts';
import type { Filter } from './filter.ts';
import type { Session } from './session.ts';
import { getCodes, type Tone, type Workflow } from './workflow.ts';

/** Calendars of the console and what they are about. */
export const calendarNames = {
  employment: '就业',
  interview: '面试',
  preach: '宣讲',
  report: '报到',
  resume: '简历',
  jobFair: '招聘会',
} as const;
export type CalendarName = keyof typeof calendarNames;
export const calendarTitle = (name: CalendarName): string => `${calendarNames[name]}日历`;
export type CalendarSide = 'school' | 'enterprise';
/** A page with its query, e.g. the detail of a row. */
export interface PageLink {
  readonly path: string;
  readonly query: Readonly<Record<string, string>>;
}
type Row = Readonly<Record<string, unknown>>;

/** Rows of a day as one event with their number, on a side per value of a column. */
export interface DailyCount {
  readonly by?: Readonly<Partial<Record<CalendarSide, string>>>;
  /** `name` is the text of the column. */
  title(count: number, name: string | undefined): string;
  /** Page of the list, which is opened with the query of the counted rows. */
  readonly path: string;
}
/** Moving an event in time: a call of its entity, whose rules decide. */
export interface CalendarMove {
  readonly sides: readonly CalendarSide[];
  /** `POST` path of the call. */
  readonly path: string;
  /** Input that the call needs besides the time, e.g. a reason. */
  readonly asks?: Fields;
  /** Whether the row may be offered for moving; the call checks again. */
  may(row: Row, session: Session, now: string): boolean;
  /** Body of the call: times, or days of an event of the whole day. */
  body(row: MovedRow, start: string, end: string | null): Readonly<Record<string, unknown>>;
}
export interface MovedRow {
  readonly id: string;
  readonly version: number;
}

/**
 * Dated rows of an entity as events of a calendar. Readers see the events of rows that they may list. A date is an event
 * of the whole day; with `end` the event is a period, without it a point in time.
 */
export interface CalendarEvents {
  /** Unique in the product. */
  readonly kind: string;
  readonly title: string;
  readonly calendar: CalendarName;
  /** Calendars that show the events as bands behind their own. */
  readonly behind?: readonly CalendarName[];
  readonly sides: readonly CalendarSide[];
  readonly entity: AnyEntity;
  /** Rows that are events; default: all visible ones. */
  readonly rows: Filter;
  readonly start: string;
  readonly end?: string;
  /** The event is the due day of a wait that begins at `start`, or at the creation of the row. */
  readonly due?: WaitKey;
  /** Columns that name the event. */
  readonly names: readonly string[];
  /** The one of `names` with a person's name, which calendars outside of the product show without the given name. */
  readonly person?: string;
  /** The column with the place. */
  readonly place?: string;
  /** Whether the event no longer takes place. */
  isCancelled?(row: Row): boolean;
  /** Columns that `tone` and the presentation of the entity read. */
  readonly also?: readonly string[];
  /** A code that readers need besides that of the list. */
  readonly needs?: string;
  /** The column with the name of the company, e.g. `companyName`. */
  readonly company?: string;
  /** Absent: every row is an event of its own. */
  readonly daily?: DailyCount;
  /** Absent: the events stay where they are. */
  readonly move?: CalendarMove;
  /** Columns of the filters; an event without the asked column is left out. */
  readonly filters?: Readonly<Partial<Record<'companyId' | 'postId' | 'departId', string>>>;
  /** Meaning of the event at `now`; `at` is its start. */
  tone(row: Row, at: string, now: string): Tone;
  /** The state in words; default: a word of the tone. */
  statusText?(row: Row, at: string, now: string): string;
  link(id: string, side: CalendarSide): PageLink;
}
export const calendarEvents = (events: CalendarEvents): CalendarEvents => events;

/** Tone of a deadline: waiting until it has passed. */
export const deadlineTone = (_row: Row, at: string, now: string): Tone =>
  at < now.slice(0, at.length) ? 'bad' : 'waiting';
/** Due days of an entity's audits, by the task of its workflow. */
export function auditDeadlines(
  entity: AnyEntity,
  own: Pick<CalendarEvents, 'kind' | 'title' | 'names' | 'company' | 'filters' | 'link'>,
): CalendarEvents {
  const { column, task, states, ...flow } = entity.workflow as Workflow<'waiting'>;
  if (!task) throw new Error(`${entity.name} declares no task`);
  return {
    ...own,
    calendar: 'employment',
    sides: ['school'],
    entity,
    rows: [column, 'in', getCodes({ column, states, ...flow }, 'waiting')],
    start: task.since,
    due: task.days ?? auditDays,
    needs: entity.can.approve as string,
    tone: deadlineTone,
  };
}
/** Tone of a period: before, during and after it. */
export const periodTone =
  (end: string) =>
  (row: Row, at: string, now: string): Tone => {
    if (at > now) return 'waiting';
    return typeof row[end] === 'string' && (row[end] as string) < now ? 'neutral' : 'progress';
  };
/** States of dated rows in words. */
export const toneTexts: Readonly<Record<Tone, string>> = {
  neutral: '已结束',
  progress: '进行中',
  waiting: '未到期',
  done: '已完成',
  bad: '已过期',
};
/** The state of a period in words. */
export const periodText =
  (end: string) =>
  (row: Row, at: string, now: string): string =>
    at > now ? '未开始' : toneTexts[periodTone(end)(row, at, now)];

/** The code that readers of a calendar need; an interviewer has only that of the interviews. */
export const calendarCode = (side: CalendarSide, name: CalendarName): `${string}:${string}` =>
  side === 'enterprise' && name === 'interview' ? 'calendar:enterprise:interview' : `calendar:${side}:list`;
