import type { Figure, FigureLink, Period } from '@campus/contract/dashboard';
import type { AnyEntity, Filter } from '@campus/contract/kit';
import { columnFilters, columnQueries, delivery } from '@campus/contract/resume';
import { type RawBuilder, sql } from 'kysely';
import type { Context } from '../../kit/context.ts';
import { both, countOf, mayList, rangeQuery, within } from './counts.ts';

/** A figure before counting: entity and filter, now and, optionally, for the previous period. */
export interface Tile {
  readonly key: string;
  readonly label: string;
  readonly unit: string;
  readonly of: AnyEntity;
  readonly now: Filter;
  readonly before?: Filter;
  /** Expression to sum instead of counting rows. */
  readonly sum?: RawBuilder<unknown>;
  readonly better: Figure['better'];
  readonly link: FigureLink;
}

async function sumOf(expression: RawBuilder<unknown>, e: AnyEntity, filter: Filter, context: Context): Promise<number> {
  const { rows } = await sql<{
    n: number | string | null;
  }>`select sum(${expression}) as n ${await context.engine.from(e, filter, context)}`.execute(context.db);
  return Number(rows[0]?.n ?? 0);
}
async function figureOf({ of, now, before, sum, ...shown }: Tile, context: Context): Promise<Figure> {
  const value = (filter: Filter) => (sum ? sumOf(sum, of, filter, context) : countOf(of, filter, context));
  return { ...shown, value: await value(now), previous: before ? await value(before) : null };
}
/** Figures of the tiles the caller may list. */
export async function loadFigures(tiles: readonly Tile[], context: Context): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const tile of tiles) if (mayList(context, tile.of)) figures.push(await figureOf(tile, context));
  return figures;
}

type Named = Pick<Tile, 'key' | 'label' | 'unit' | 'better'>;
type Column = keyof typeof columnQueries;
const deliveries = '/resume/delivery';
const during = (p: Period): Filter => within('deliverTime', p.from, p.to);
const duringBefore = (p: Period): Filter => within('deliverTime', p.previousFrom, p.previousTo);

/** Deliveries of a period, all or those of one board column. */
export function deliveryTile(names: Named, p: Period, column?: Column): Tile {
  const inColumn: Filter = column ? columnFilters[column] : { all: [] };
  const query = { ...rangeQuery('deliverTime', p), ...(column && columnQueries[column]) };
  return {
    ...names,
    of: delivery,
    now: both(during(p), inColumn),
    before: both(duringBefore(p), inColumn),
    link: { path: deliveries, query },
  };
}
/** Deliveries pending now, regardless of their date. */
export const waitingTile = (names: Named, more: Record<string, string> = {}): Tile => ({
  ...names,
  of: delivery,
  now: both(columnFilters.waiting, ...Object.entries(more).map(([name, value]): Filter => [name, 'eq', Number(value)])),
  link: { path: deliveries, query: { ...columnQueries.waiting, ...more } },
});
