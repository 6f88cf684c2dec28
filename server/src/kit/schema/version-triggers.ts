import type { AnyEntity } from '@campus/contract/kit';
import { copiedFields, type Trigger } from './copies.ts';
import { getColumn, snake } from './registry.ts';

/** Columns of a table whose changes raise no version of the whole table. */
export interface QuietColumns {
  /** They have a version of their own. */
  readonly quiet: readonly string[];
  /** Only orders read them. */
  readonly copies: readonly string[];
}
export const quietColumns = (e: AnyEntity): QuietColumns => ({
  quiet: ((e.quiet ?? []) as readonly string[]).map((name) => snake(getColumn(name, e.fields[name] as never))),
  copies: copiedFields(e).map(([column]) => column),
});

/** Raise the version of a table with every change of its rows, for totals that are kept until then. */
export function versionTriggers(table: string, columns: readonly string[], { quiet, copies }: QuietColumns): Trigger[] {
  const loud = columns.filter((column) => !quiet.includes(column) && !copies.includes(column));
  const isWhole = loud.length === columns.length;
  const trigger = (name: string, events: string, call: string): Trigger => ({
    table,
    name: `tg_${table}_${name}`.slice(0, 63),
    statements: [
      `CREATE OR REPLACE TRIGGER ${`tg_${table}_${name}`.slice(0, 63)} AFTER ${events} ON ${table} FOR EACH STATEMENT EXECUTE FUNCTION ${call}`,
    ],
  });
  const changes = isWhole ? 'UPDATE' : `UPDATE OF ${loud.join(', ')}`;
  return [
    trigger('version', `INSERT OR ${changes} OR DELETE OR TRUNCATE`, 'mark_change()'),
    ...(quiet.length === 0 ? [] : [trigger('quiet', `UPDATE OF ${quiet.join(', ')}`, `mark_change('${table}_quiet')`)]),
  ];
}
