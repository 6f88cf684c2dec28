import { type AnyEntity, columnField, copiedColumns, type Field, findField } from '@campus/contract/kit';
import { getColumn, snake } from './registry.ts';

/** A trigger and the function that it calls; it belongs to `table`. */
export interface Trigger {
  readonly table: string;
  readonly name: string;
  readonly statements: readonly string[];
}
/** How a table keeps its copies from the rows of one reference. */
interface CopySet {
  readonly table: string;
  readonly triggers: readonly Trigger[];
  /** Corrects all copies, for rows that are older than their column. */
  readonly fill: string;
}

/** camelCase name of the column that keeps a copy of a `through` field. */
export const copyColumn = (name: string): string => `${name}Copy`;
/** The copied fields of an entity by their columns in its table. */
export const copiedFields = (e: AnyEntity): [column: string, field: Field][] =>
  copiedColumns(e).map((name) => [snake(copyColumn(name)), findField(e, name) as Field]);

/**
 * Triggers that keep the copies of `e` in step: a row reads them when it is written or its reference changes, and a change
 * of the other row writes them to the rows that refer to it. Empty where `find` does not know the other entity.
 */
export function copySets(e: AnyEntity, find: (name: string) => AnyEntity | undefined): CopySet[] {
  const names = copiedColumns(e);
  const references = [...new Set(names.map((name) => e.fields[name]?.via as string))];
  return references.flatMap((reference) => {
    const field = columnField(e, reference) as Field;
    const target = find(field.to as string);
    if (!target) return [];
    const copies = names
      .filter((name) => e.fields[name]?.via === reference)
      .map((name): [string, string] => {
        const source = e.fields[name]?.source as string;
        return [snake(copyColumn(name)), snake(getColumn(source, columnField(target, source) as Field))];
      });
    return [copySet(e, snake(getColumn(reference, field)), target, copies)];
  });
}

function copySet(e: AnyEntity, reference: string, target: AnyEntity, copies: readonly [string, string][]): CopySet {
  const key = `${e.table}_${reference}`;
  const [own, sources] = [copies.map(([column]) => column), copies.map(([, source]) => source)];
  const inside = (row: string) => (e.tenant && target.tenant ? ` AND s.tenant_id = ${row}.tenant_id` : '');
  const changed = sources.map((source) => `OLD.${source} IS DISTINCT FROM NEW.${source}`).join(' OR ');
  return {
    table: e.table,
    triggers: [
      {
        table: e.table,
        name: `tg_${key}_copy`.slice(0, 63),
        statements: [
          `CREATE OR REPLACE FUNCTION copy_${key}() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  SELECT ${sources.map((source) => `s.${source}`).join(', ')} INTO ${own.map((column) => `NEW.${column}`).join(', ')} FROM ${target.table} s WHERE s.id = NEW.${reference}${inside('NEW')};
  RETURN NEW;
END
$$`,
          `CREATE OR REPLACE TRIGGER tg_${key}_copy BEFORE INSERT OR UPDATE OF ${reference} ON ${e.table} FOR EACH ROW EXECUTE FUNCTION copy_${key}()`,
        ],
      },
      {
        table: target.table,
        name: `tg_${key}_source`.slice(0, 63),
        statements: [
          `CREATE OR REPLACE FUNCTION spread_${key}() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE ${e.table} SET ${copies.map(([column, source]) => `${column} = NEW.${source}`).join(', ')} WHERE ${reference} = NEW.id${e.tenant && target.tenant ? ' AND tenant_id = NEW.tenant_id' : ''};
  RETURN NULL;
END
$$`,
          `CREATE OR REPLACE TRIGGER tg_${key}_source AFTER UPDATE OF ${sources.join(', ')} ON ${target.table} FOR EACH ROW WHEN (${changed}) EXECUTE FUNCTION spread_${key}()`,
        ],
      },
    ],
    fill: `UPDATE ${e.table} t SET ${copies.map(([column]) => `${column} = f.${column}`).join(', ')} FROM (SELECT r.id, ${copies.map(([column, source]) => `s.${source} AS ${column}`).join(', ')} FROM ${e.table} r LEFT JOIN ${target.table} s ON s.id = r.${reference}${inside('r')}) f WHERE f.id = t.id AND (${copies.map(([column]) => `t.${column} IS DISTINCT FROM f.${column}`).join(' OR ')})`,
  };
}
