import type { AnyEntity } from '@campus/contract/kit';
import { sql } from 'kysely';
import type { Handle } from '../../src/kit/handle.ts';
import { snake } from '../../src/kit/schema/registry.ts';
import type { Table } from '../../src/kit/schema/schema.ts';

/** A value for each type of column, different in most rows. */
const values: readonly [RegExp, string][] = [
  [/^varchar\((\d+)\)|^char\((\d+)\)|^text/, 'left(md5(n::text), $1)'],
  [/^integer|^smallint/, 'n % 1000'],
  [/^numeric/, 'n % 1000'],
  [/^date/, "date '2020-01-01' + n % 2000"],
  [/^timestamptz/, "timestamptz '2020-01-01' + make_interval(mins => n * 7 % 100000)"],
  [/^time/, "time '00:00' + make_interval(mins => n % 1400)"],
  [/^jsonb/, "'{}'::jsonb"],
];
function expression(type: string): string {
  for (const [pattern, value] of values) {
    const found = pattern.exec(type);
    if (found) return value.replace('$1', found[1] ?? found[2] ?? '16');
  }
  throw new Error(`no value for ${type}`);
}
/** Drops what refuses generated rows, whose meaning does not matter to a plan; unique indexes become plain ones. */
export async function dropRules(db: Handle, table: Table): Promise<void> {
  for (const name of [...Object.keys(table.checks), ...Object.keys(table.exclusions)])
    await sql`alter table ${sql.table(table.name)} drop constraint if exists ${sql.id(name)}`.execute(db);
  for (const [name, definition] of Object.entries(table.indexes))
    if (definition.includes('UNIQUE')) {
      await sql`drop index if exists ${sql.id(name)}`.execute(db);
      await sql.raw(definition.replace('UNIQUE INDEX ON', `INDEX ${name} ON`)).execute(db);
    }
}
/** Writes `rows` generated rows with the ids `<entity>1`, `<entity>2` and so on; `given` are SQL expressions over `n`. */
export async function insertRows(
  db: Handle,
  table: Table,
  entity: AnyEntity,
  rows: number,
  given: Readonly<Record<string, string>> = {},
): Promise<void> {
  const fixed = { id: `'${entity.name}' || n`, tenant_id: '1', del_flag: '(n % 50 = 0)::int', ...given } as Record<
    string,
    string
  >;
  for (const [name, value] of Object.entries(entity.fixed ?? {}))
    fixed[snake(name)] = typeof value === 'number' ? `${value}` : `'${value}'`;
  const columns = Object.entries(table.columns).map(([name, type]) => {
    if (fixed[name] !== undefined) return [name, fixed[name]] as const;
    const value = expression(type);
    return [name, type.includes('NOT NULL') ? value : `case when n % 7 <> 0 then ${value} end`] as const;
  });
  await sql`insert into ${sql.table(table.name)} (${sql.raw(columns.map(([name]) => name).join(', '))})
    select ${sql.raw(columns.map(([, value]) => value).join(', '))} from generate_series(1, ${rows}::int) n`.execute(
    db,
  );
}
/** Fills the table without its rules and triggers. */
export async function fillTable(
  db: Handle,
  table: Table,
  entity: AnyEntity,
  rows: number,
  given?: Readonly<Record<string, string>>,
): Promise<void> {
  await sql`alter table ${sql.table(table.name)} disable trigger user`.execute(db);
  await dropRules(db, table);
  await insertRows(db, table, entity, rows, given);
  for (const name of await storedIn(db, table))
    await sql`alter table ${sql.table(name)} set (autovacuum_enabled = off)`.execute(db);
  await sql`analyze ${sql.table(table.name)}`.execute(db);
}
/** The table, or its partitions. */
async function storedIn(db: Handle, { name, monthly }: Table): Promise<readonly string[]> {
  if (!monthly) return [name];
  const { rows } = await sql<{ part: string }>`
    select relid::regclass::text as part from pg_partition_tree(${name}::regclass) where isleaf`.execute(db);
  return rows.map(({ part }) => part);
}
