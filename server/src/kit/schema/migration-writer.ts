import { readdir, writeFile } from 'node:fs/promises';
import { sql } from 'kysely';
import type { Handle } from '../handle.ts';
import { concurrentHeader } from './migrate.ts';
import { createTable, getConstraints, type Table } from './schema.ts';

const folder = new URL('../../migrations/', import.meta.url);

/** A table of the database in the catalogue's own notation. */
interface TableSchema {
  columns: Map<string, string>;
  indexes: Map<string, string>;
  checks: Map<string, string>;
  appendOnly: boolean;
  /** How it is partitioned; empty when it is not. */
  parts: string;
  /** With the bodies of their functions. */
  triggers: Map<string, string>;
}

/** Tables but not their partitions, which have what their table has. */
const isTable = sql`(c.relkind in ('r', 'p') and not c.relispartition and c.relnamespace = 'public'::regnamespace)`;

/** Reads every table of the public schema in a normal form, so two databases can be compared. */
export async function readSchema(db: Handle): Promise<Map<string, TableSchema>> {
  const tables = new Map<string, TableSchema>();
  const of = (name: string): TableSchema => {
    const found = tables.get(name) ?? emptyTable();
    tables.set(name, found);
    return found;
  };
  const columns = await sql<{ t: string; c: string; type: string; filled: boolean; def: string | null }>`
    select c.relname as t, a.attname as c, format_type(a.atttypid, a.atttypmod) as type, a.attnotnull as filled, pg_get_expr(d.adbin, d.adrelid) as def
    from pg_attribute a join pg_class c on c.oid = a.attrelid
    left join pg_attrdef d on d.adrelid = a.attrelid and d.adnum = a.attnum
    where ${isTable} and a.attnum > 0 and not a.attisdropped`.execute(db);
  for (const r of columns.rows)
    of(r.t).columns.set(r.c, `${r.type}${r.filled ? ' not null' : ''}${r.def ? ` default ${r.def}` : ''}`);
  const indexes = await sql<{ t: string; i: string; def: string }>`
    select c.relname as t, i.indexrelid::regclass::text as i, pg_get_indexdef(i.indexrelid) as def
    from pg_index i join pg_class c on c.oid = i.indrelid where ${isTable}`.execute(db);
  for (const r of indexes.rows) of(r.t).indexes.set(r.i, r.def);
  const checks = await sql<{ t: string; k: string; def: string }>`
    select c.relname as t, k.conname as k, pg_get_constraintdef(k.oid) as def
    from pg_constraint k join pg_class c on c.oid = k.conrelid where k.contype in ('c', 'x') and ${isTable}`.execute(
    db,
  );
  for (const r of checks.rows) of(r.t).checks.set(r.k, r.def);
  const kinds = await sql<{ t: string; isGuarded: boolean; parts: string }>`
    select c.relname as t, coalesce(pg_get_partkeydef(c.oid), '') as parts,
      exists (select from pg_trigger g where g.tgrelid = c.oid and g.tgname like 'tg_%_append_only') as is_guarded
    from pg_class c where ${isTable}`.execute(db);
  for (const r of kinds.rows) Object.assign(of(r.t), { appendOnly: r.isGuarded, parts: r.parts });
  for (const r of await readTriggers(db)) of(r.t).triggers.set(r.name, r.def);
  return tables;
}
/** Triggers that the definitions ask for. */
async function readTriggers(db: Handle): Promise<readonly { t: string; name: string; def: string }[]> {
  const { rows } = await sql<{ t: string; name: string; def: string }>`
    select c.relname as t, g.tgname as name, pg_get_triggerdef(g.oid) || E'\n' || p.prosrc as def
    from pg_trigger g join pg_proc p on p.oid = g.tgfoid join pg_class c on c.oid = g.tgrelid
    where ${isTable} and not g.tgisinternal and (p.proname = 'mark_change' or g.tgname ~ '^tg_.*_(copy|source)$')`.execute(
    db,
  );
  return rows;
}
const emptyTable = (): TableSchema => ({
  columns: new Map(),
  indexes: new Map(),
  checks: new Map(),
  appendOnly: false,
  parts: '',
  triggers: new Map(),
});

/**
 * Differences between the schema of the definitions (`wanted`, built in an empty database) and of the migrations, as
 * sentences.
 * @internal
 */
export function compareSchemas(wanted: Map<string, TableSchema>, have: Map<string, TableSchema>): string[] {
  const out: string[] = [];
  for (const [name, w] of wanted) {
    const h = have.get(name);
    if (!h) {
      out.push(`table ${name} is missing`);
      continue;
    }
    for (const part of ['columns', 'indexes', 'checks', 'triggers'] as const) {
      for (const [key, value] of w[part])
        if (h[part].get(key) !== value)
          out.push(`${name}: ${part} ${key} should be ${value}, is ${h[part].get(key) ?? 'missing'}`);
      for (const key of h[part].keys())
        if (!w[part].has(key) && !key.startsWith('xx_')) out.push(`${name}: ${part} ${key} is not declared`);
    }
    if (w.appendOnly !== h.appendOnly) out.push(`${name}: append-only guard differs`);
    if (w.parts !== h.parts) out.push(`${name}: parts should be '${w.parts}', are '${h.parts}'`);
  }
  return out;
}

/** Statements that change `have` into `tables`; type changes are included for a developer to check. */
export function alterations(
  tables: readonly Table[],
  wanted: Map<string, TableSchema>,
  have: Map<string, TableSchema>,
): string[] {
  return tables.flatMap((t) => {
    const h = have.get(t.name);
    const w = wanted.get(t.name) as TableSchema;
    if (!h) return createTable(t);
    const out: string[] = [];
    // PostgreSQL builds an index of all partitions in one statement that writers wait for.
    const concurrently = t.monthly ? '' : ' CONCURRENTLY';
    for (const key of h.checks.keys())
      if (h.checks.get(key) !== w.checks.get(key)) out.push(`ALTER TABLE ${t.name} DROP CONSTRAINT ${key}`);
    for (const key of h.indexes.keys())
      if (h.indexes.get(key) !== w.indexes.get(key) && !key.startsWith('xx_') && !key.endsWith('_pkey'))
        out.push(`DROP INDEX ${key}`);
    for (const [column, type] of Object.entries(t.columns)) {
      if (!h.columns.has(column)) out.push(`ALTER TABLE ${t.name} ADD COLUMN ${column} ${type}`);
      else if (h.columns.get(column) !== w.columns.get(column))
        out.push(`ALTER TABLE ${t.name} ALTER COLUMN ${column} TYPE ${type.replace(/ (NOT NULL|DEFAULT).*/, '')}`);
    }
    // Triggers name columns: they know the new ones before the old ones go.
    for (const key of h.triggers.keys()) if (!w.triggers.has(key)) out.push(`DROP TRIGGER ${key} ON ${t.name}`);
    for (const [key, statements] of Object.entries(t.triggers))
      if (h.triggers.get(key) !== w.triggers.get(key)) out.push(...statements);
    for (const column of h.columns.keys())
      if (!w.columns.has(column)) out.push(`ALTER TABLE ${t.name} DROP COLUMN ${column}`);
    for (const [key, definition] of getConstraints(t))
      if (h.checks.get(key) !== w.checks.get(key))
        out.push(`ALTER TABLE ${t.name} ADD CONSTRAINT ${key} ${definition}`);
    for (const [key, definition] of Object.entries(t.indexes))
      if (h.indexes.get(key) !== w.indexes.get(key))
        out.push(definition.replace(' INDEX ON ', ` INDEX${concurrently} ${key} ON `));
    return t.quiet.copies.some((column) => !h.columns.has(column)) ? [...out, ...t.fills] : out;
  });
}

const isConcurrent = (statement: string): boolean => statement.includes(' INDEX CONCURRENTLY ');

/** Writes the next `NNNN-what.sql`, and one for the indexes of tables that exist; returns their names. */
export async function writeMigrations(what: string, statements: readonly string[]): Promise<string[]> {
  const parts = [statements.filter((s) => !isConcurrent(s)), statements.filter(isConcurrent)] as const;
  const names: string[] = [];
  if (parts[0].length > 0) names.push(await writeMigration(what, parts[0]));
  const ofIndexes = parts[0].length > 0 ? `${what}-indexes` : what;
  if (parts[1].length > 0) names.push(await writeMigration(ofIndexes, parts[1], `${concurrentHeader}\n`));
  return names;
}
async function writeMigration(what: string, statements: readonly string[], header = ''): Promise<string> {
  if (!/^[a-z0-9]+(-[a-z0-9]+)*$/.test(what)) throw new Error('name the change in kebab-case, e.g. add-fair-venue');
  const last = (await readdir(folder))
    .filter((n) => /^\d{4}-/.test(n))
    .sort()
    .at(-1);
  const name = `${String(Number(last?.slice(0, 4) ?? 0) + 1).padStart(4, '0')}-${what}.sql`;
  await writeFile(new URL(name, folder), `${header}${statements.map((s) => `${s};`).join('\n\n')}\n`);
  return name;
}
