import { getWeekHour } from '../rules/periods.ts';
import { chinaTime, fromChinaTime } from './china-time.ts';
import type { Filter, FromClock, FromSession, Operator } from './filter.ts';
import { isLeaf } from './filter.ts';
import type { Session } from './session.ts';

type Row = Readonly<Record<string, unknown>>;
/** Lookups that need more than the row: rows that refer to it, and the position of a value in its tree. */
export interface RowLookup {
  some(entity: string, field: string, id: unknown, filter: Filter): boolean;
  under(field: string, value: unknown, node: unknown): boolean;
}

const toLower = (value: unknown): string => String(value).toLowerCase();
const list = (value: unknown): unknown[] => (Array.isArray(value) ? value : [value]);

/** The value that a filter compares with: the literal, the session's, or the time (`YYYY-MM-DD HH:mm:ss`), asked for only then. */
export function filterValue(raw: unknown, session: Session, clock: { readonly now: string }): unknown {
  if (typeof raw !== 'object' || raw === null) return raw;
  if ('session' in raw) return session[(raw as FromSession).session];
  if ('clock' in raw) return clockValue(raw as FromClock, clock.now);
  return raw;
}

function clockValue({ clock, minutesAgo = 0 }: FromClock, now: string): string {
  if (clock === 'today') return now.slice(0, 10);
  return minutesAgo === 0 ? now : chinaTime(new Date(fromChinaTime(now).getTime() - minutesAgo * 60_000));
}

/** A recruiter without an explicit scope can see all posts of the company. */
const isOpenScope = (raw: unknown): boolean =>
  typeof raw === 'object' && raw !== null && (raw as Partial<FromSession>).session === 'postScope';

function compare(has: unknown, operator: Operator, value: unknown): boolean {
  switch (operator) {
    case 'eq':
      return has === value;
    case 'ne':
      return has !== value;
    case 'like':
      return toLower(has).includes(toLower(value));
    case 'right_like':
      return toLower(has).startsWith(toLower(value));
    case 'left_like':
      return toLower(has).endsWith(toLower(value));
    case 'not_right_like':
      return !toLower(has).startsWith(toLower(value));
    case 'not_left_like':
      return !toLower(has).endsWith(toLower(value));
    case 'in':
      return list(value).includes(has);
    case 'member':
      return list(value).some((v) => String(has).split(',').includes(String(v)));
    case 'week_hour':
      return list(value).includes(getWeekHour(String(has)));
    case 'gt':
      return (has as string) > (value as string);
    case 'ge':
      return (has as string) >= (value as string);
    case 'lt':
      return (has as string) < (value as string);
    case 'le':
      return (has as string) <= (value as string);
    default:
      return false;
  }
}

/**
 * Whether a row in memory matches the filter; agrees with the server's SQL for every operator. `now` is the time in China;
 * the server passes that of its context, the browser uses its own clock.
 */
export function matches(
  filter: Filter,
  row: Row,
  session: Session,
  now: string = chinaTime(new Date()),
  lookUp?: RowLookup,
): boolean {
  if (!isLeaf(filter)) {
    if ('all' in filter) return filter.all.every((f) => matches(f, row, session, now, lookUp));
    if ('any' in filter) return filter.any.some((f) => matches(f, row, session, now, lookUp));
    const { entity, field, filter: inner, of = 'id' } = filter.some;
    return lookUp?.some(entity, field, row[of], inner) ?? false;
  }
  const [field, operator, raw] = filter;
  const has = row[field];
  const absent = has === null || has === undefined || has === '';
  if (operator === 'empty') return absent;
  if (operator === 'filled') return !absent;
  const value = filterValue(raw, session, { now });
  if (value === undefined && isOpenScope(raw)) return true;
  if (value === undefined || value === null || has === null || has === undefined) return false;
  if (operator === 'under') return lookUp?.under(field, has, value) ?? String(has).startsWith(String(value));
  return compare(has, operator, value);
}
