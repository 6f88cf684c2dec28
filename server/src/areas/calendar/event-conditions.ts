import { type CalendarEvents, type Filter, findField, type Workflow } from '@campus/contract/kit';
import { firstDayDueFrom, type WaitLimit } from '@campus/contract/rules';

/** First and last day. */
export interface DayRange {
  readonly from: string;
  readonly to: string;
}
/** Conditions of a calendar; absent ones do not limit it. */
export interface EventConditions {
  readonly companyId?: string | null;
  readonly postId?: string | null;
  readonly departId?: string | null;
  readonly status?: string | null;
}
/** The conditions on this kind; undefined when its events lack an asked property. */
export function findConditions({ entity, filters = {} }: CalendarEvents, asked: EventConditions): Filter | undefined {
  const parts: Filter[] = [];
  for (const name of ['companyId', 'postId', 'departId'] as const) {
    const value = asked[name];
    if (!value) continue;
    const column = filters[name];
    if (column === undefined) return undefined;
    parts.push([column, name === 'departId' ? 'under' : 'eq', value]);
  }
  if (asked.status) {
    const column = (entity.workflow as Workflow | undefined)?.column;
    if (column === undefined) return undefined;
    parts.push([column, 'in', asked.status.split(',').map(Number)]);
  }
  return { all: parts };
}

/** Whether events of the kind take whole days. */
export const isDay = ({ entity, start, due }: CalendarEvents): boolean =>
  due !== undefined || findField(entity, start)?.kind === 'date';
const getDayStart = (kind: CalendarEvents, day: string): string => (isDay(kind) ? day : `${day} 00:00:00`);
const getDayEnd = (kind: CalendarEvents, day: string): string => (isDay(kind) ? day : `${day} 23:59:59`);
export const isBetween = (name: string, from: string, to: string): Filter => ({
  all: [
    [name, 'ge', from],
    [name, 'le', to],
  ],
});

/** Rows whose event touches the days, or begins on one of them. */
export function getDates(
  kind: CalendarEvents,
  { from, to }: DayRange,
  limit: WaitLimit | undefined,
  how: 'touches' | 'begins',
): Filter {
  const { start, end } = kind;
  if (limit) {
    const [first, last] = [`${firstDayDueFrom(from, limit)} 00:00:00`, `${to} 23:59:59`];
    return {
      any: [isBetween(start, first, last), { all: [[start, 'empty', null], isBetween('createTime', first, last)] }],
    };
  }
  const [first, last] = [getDayStart(kind, from), getDayEnd(kind, to)];
  if (end === undefined) return isBetween(start, first, last);
  const begunBefore: Filter = {
    all: [
      [start, 'lt', first],
      [end, 'ge', first],
    ],
  };
  return {
    any: [
      isBetween(start, first, last),
      ...(how === 'touches' ? [begunBefore] : []),
      { all: [[start, 'empty', null], isBetween(end, first, last)] },
    ],
  };
}
