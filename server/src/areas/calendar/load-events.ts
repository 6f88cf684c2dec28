import { type CalendarEvents, type CalendarSide, type Filter, fieldAccess } from '@campus/contract/kit';
import { computeWait, studentByFamilyName, type WaitLimit } from '@campus/contract/rules';
import type { Context } from '../../kit/context.ts';
import { someRows } from '../../kit/read/list.ts';
import type { Data } from '../../kit/read/texts.ts';
import { waitLimit } from '../../platform/waits.ts';
import { isCounted, loadCounts } from './daily-counts.ts';
import { type DayRange, type EventConditions, findConditions, getDates } from './event-conditions.ts';
import { findSide, type LoadedEvent, stateAt } from './event-state.ts';

/** Whether the caller may list the rows of this kind and read their dates. */
export function maySeeEvents(kind: CalendarEvents, context: Context): boolean {
  const { session } = context;
  const { entity, sides, needs, start, end } = kind;
  const side = findSide(context);
  if (!side || !sides.includes(side) || !session.codes.has(entity.can.list as string)) return false;
  if (needs !== undefined && !session.codes.has(needs)) return false;
  return [start, end].every((name) => name === undefined || fieldAccess(entity, name, session) === 'plain');
}

export interface LoadOptions {
  /** Persons without their given names, for calendars outside of the product. */
  readonly isDiscreet?: boolean;
  /** Only the event of this row. */
  readonly id?: string;
  /** Only events that begin on the days: periods that began before take no place of theirs. */
  readonly beginsWithin?: boolean;
  /** The last events are loaded when there are more than asked for, not the first. */
  readonly lastFirst?: boolean;
}

function toEvent(
  kind: CalendarEvents,
  row: Data,
  limit: WaitLimit | undefined,
  context: Context,
  options: LoadOptions,
): LoadedEvent {
  const { start, end, names, person, move, company, place } = kind;
  const own = String(row[start] ?? (limit ? row.createTime : end && row[end]));
  const at = limit ? computeWait(own, context.now, limit).dueDate : own;
  const id = String(row.id);
  const side = findSide(context) as CalendarSide;
  const getText = (column: string | undefined) =>
    column === undefined ? null : ((row[column] as string | null) ?? null);
  const name = names.map((column) => {
    const text = getText(column) ?? '';
    return options.isDiscreet && column === person && text !== '' ? studentByFamilyName(text) : text;
  });
  return {
    ...stateAt(kind, row, at, context),
    id: `${kind.kind}-${id}`,
    title: name.filter(Boolean).join(' · ') || kind.title,
    end: getText(end),
    companyName: getText(company),
    place: getText(place),
    count: null,
    refId: id,
    movable: (move?.sides.includes(side) && move.may(row, context.session, context.now)) ?? false,
    version: Number(row.version),
    link: kind.link(id, side),
    changed: String(row.updateTime ?? row.createTime),
    isCancelled: kind.isCancelled?.(row) ?? false,
  };
}

/** Events of a kind on these days that the caller can see, by start; at most `most`, and whether there are more. */
export async function loadEvents(
  kind: CalendarEvents,
  range: DayRange,
  context: Context,
  most: number,
  asked: EventConditions = {},
  options: LoadOptions = {},
): Promise<{ readonly events: readonly LoadedEvent[]; readonly isCut: boolean }> {
  const conditions = findConditions(kind, asked);
  if (!conditions || !maySeeEvents(kind, context)) return { events: [], isCut: false };
  const limit = kind.due && (await waitLimit(kind.due, context));
  const own: Filter =
    options.id === undefined
      ? getDates(kind, range, limit, options.beginsWithin ? 'begins' : 'touches')
      : ['id', 'eq', options.id];
  const filter: Filter = { all: [kind.rows, conditions, own] };
  const inRange = (events: readonly LoadedEvent[]) => {
    const kept =
      limit && options.id === undefined
        ? events.filter(({ start }) => start >= range.from && start <= range.to)
        : events;
    return kept.toSorted((a, b) => a.start.localeCompare(b.start));
  };
  if (isCounted(kind)) {
    const counts = await loadCounts(kind, filter, limit, context, most + 1);
    return { events: inRange(counts.slice(0, most)), isCut: counts.length > most };
  }
  const more = [kind.end, kind.company, kind.place].filter((name) => name !== undefined);
  const names = [kind.start, ...more, ...kind.names, ...(kind.also ?? [])];
  const { engine, db } = context;
  const order = options.lastFirst ? ('desc' as const) : ('asc' as const);
  const query = { filter, sort: [{ name: kind.start, order }] };
  const rows = await someRows(db, kind.entity, names, query, most + 1, 0, engine.readScope(context));
  await engine.present(kind.entity, rows, context);
  const events = rows.slice(0, most).map((row) => toEvent(kind, row, limit, context, options));
  return { events: inRange(events), isCut: rows.length > most };
}
