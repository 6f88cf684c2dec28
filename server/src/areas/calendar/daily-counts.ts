import {
  type CalendarEvents,
  type CalendarSide,
  type DailyCount,
  type Filter,
  findField,
  listQueryOf,
} from '@campus/contract/kit';
import { computeWait, type WaitLimit } from '@campus/contract/rules';
import { sql } from 'kysely';
import type { Context } from '../../kit/context.ts';
import { findTexts } from '../../kit/read/texts.ts';
import { columnOfRow } from '../../kit/read/where.ts';
import { isBetween } from './event-conditions.ts';
import { findSide, type LoadedEvent, stateAt } from './event-state.ts';

interface Counted {
  readonly day: string;
  readonly key: string | null;
  readonly count: number;
}
interface CountedKind extends CalendarEvents {
  readonly daily: DailyCount;
}
const ofDay = ({ entity, start }: CalendarEvents, day: string): Filter =>
  findField(entity, start)?.kind === 'date'
    ? [start, 'eq', day]
    : isBetween(start, `${day} 00:00:00`, `${day} 23:59:59`);

/** The days of a kind that counts its rows, at most `most`; those of a wait are on its last day in time. */
export async function loadCounts(
  kind: CountedKind,
  filter: Filter,
  limit: WaitLimit | undefined,
  context: Context,
  most: number,
): Promise<LoadedEvent[]> {
  const { engine, db, session, now } = context;
  const { entity, start, daily } = kind;
  const scope = engine.scope(session);
  const by = daily.by?.[findSide(context) as CalendarSide];
  const key = by === undefined ? sql`null::text` : await columnOfRow(entity, by, scope);
  const { rows } = await sql<Counted>`
    select to_char(${await columnOfRow(entity, start, scope)}, 'YYYY-MM-DD') as day, ${key} as key, count(*)::int as count
    ${await engine.from(entity, filter, context)} group by 1, 2 order by 1, 2 limit ${most}::int`.execute(db);
  const field = by === undefined ? undefined : findField(entity, by);
  const keys = rows.flatMap((row) => row.key ?? []);
  const texts = field && (await findTexts(db, field, keys, scope));
  return rows.map((row) => {
    const at = limit ? computeWait(`${row.day} 00:00:00`, now, limit).dueDate : row.day;
    const own: Filter = row.key === null || by === undefined ? { all: [] } : [by, 'eq', row.key];
    const refId = [row.day, row.key].filter(Boolean).join('-');
    return {
      ...stateAt(kind, {}, at, context),
      id: `${kind.kind}-${refId}`,
      title: daily.title(row.count, row.key === null ? undefined : texts?.get(row.key)),
      allDay: true,
      end: null,
      companyName: null,
      place: null,
      changed: `${row.day} 00:00:00`,
      isCancelled: false,
      count: row.count,
      refId,
      movable: false,
      version: null,
      link: { path: daily.path, query: listQueryOf(entity, { all: [kind.rows, ofDay(kind, row.day), own] }) },
    };
  });
}
export const isCounted = (kind: CalendarEvents): kind is CountedKind => kind.daily !== undefined;
