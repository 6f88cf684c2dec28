import type { Context } from '../../kit/context.ts';
import type { CheckedQuery } from '../../platform/sources/checked-query.ts';
import { checkForeign } from '../../platform/sources/foreign-grammar.ts';
import { ownSource } from '../../platform/sources/own-source.ts';
import { mayReadOwn } from '../../platform/sources/own-tables.ts';
import { checkPostgres, mayReadForeign } from '../../platform/sources/postgres-grammar.ts';
import type { BoundValue } from '../../platform/sources/report-query.ts';
import { ReportQuery } from '../../platform/sources/report-query.ts';
import type { ColumnKind, Source, SourceColumn } from '../../platform/sources/source.ts';
import { sourceByCode } from './data-source.ts';

/** Validated SQL of a report and its database. */
export interface Prepared {
  readonly source: Source;
  readonly checked: CheckedQuery;
}

/** Validates SQL with the grammar of its database on every use: stored SQL is not trusted either. */
export async function prepare(sql: string, dbSource: string | null, context: Context): Promise<Prepared> {
  if (!dbSource) {
    const { database } = context.engine;
    const checked = await checkPostgres(sql, mayReadOwn);
    return { checked, source: ownSource(database, context.session.tenantId) };
  }
  const source = await sourceByCode(dbSource, context);
  const { engine } = source.dialect;
  const checked = engine === 'postgresql' ? checkPostgres(sql, mayReadForeign) : checkForeign(sql, engine);
  return { checked: await checked, source };
}
export const getQuery = (
  { source, checked }: Prepared,
  parameters: Readonly<Record<string, BoundValue>>,
): ReportQuery => new ReportQuery(source.dialect, checked, parameters);

const kinds: Readonly<Record<string, ColumnKind>> = {
  smallint: 'Integer',
  integer: 'Integer',
  bigint: 'Long',
  numeric: 'Long',
  real: 'Long',
  'double precision': 'Long',
  money: 'Long',
  date: 'Date',
};
const getKind = (type: string): ColumnKind => kinds[type] ?? (type.startsWith('timestamp') ? 'Datetime' : 'String');

/** The columns of a report, determined without running it. */
export async function loadColumns(prepared: Prepared): Promise<readonly SourceColumn[]> {
  const query = getQuery(prepared, {});
  return prepared.source.read(async (run) => {
    const { text, values } = query.columns();
    const { rows, columns } = await run(text, values);
    if (columns) return columns;
    const names = Object.keys(rows[0] ?? {});
    if (names.length === 0) return [];
    const types = query.types(names);
    const { rows: found } = await run(types.text, types.values);
    return names.map((name, i) => ({ name, kind: getKind(String(found[0]?.[`c${i}`] ?? '')) }));
  });
}
