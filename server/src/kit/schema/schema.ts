import { type AnyEntity, type Field, type Filter, isStored, type Quota } from '@campus/contract/kit';
import { exclusionName } from './constraint-names.ts';
import { copiedFields, copySets, type Trigger } from './copies.ts';
import { getIndexes } from './indexes.ts';
import { columnRange } from './period-range.ts';
import { getColumn, snake } from './registry.ts';
import { literal, liveText, sqlText } from './sql-text.ts';
import { type QuietColumns, quietColumns, versionTriggers } from './version-triggers.ts';

/** A table as the definitions declare it; migrations must produce it. */
export interface Table {
  readonly name: string;
  /** Column name → type and nullability, as in CREATE TABLE. */
  readonly columns: Readonly<Record<string, string>>;
  /** Index name → definition. */
  readonly indexes: Readonly<Record<string, string>>;
  /** Constraint name → check expression. */
  readonly checks: Readonly<Record<string, string>>;
  /** Constraint name → definition of an exclusion. */
  readonly exclusions: Readonly<Record<string, string>>;
  readonly appendOnly: boolean;
  /** Partitioned by the month of `create_time`. */
  readonly monthly: boolean;
  readonly quiet: QuietColumns;
  /** Trigger name → statements that make it and its function. */
  readonly triggers: Readonly<Record<string, readonly string[]>>;
  /** Statements that correct the copies of columns of other tables. */
  readonly fills: readonly string[];
}

/** SQL type of a field. */
function columnType(f: Field): string {
  if (f.encrypted) return 'text';
  switch (f.kind) {
    case 'text':
      return `varchar(${f.max ?? 255})`;
    case 'longText':
    case 'richText':
      return 'text';
    case 'number':
      return f.digits ? `numeric(${14 + f.digits},${f.digits})` : 'integer';
    case 'money':
      return 'numeric(14,2)';
    case 'date':
      return 'date';
    case 'dateTime':
      return 'timestamptz(0)';
    case 'time':
      return 'time(0)';
    case 'dict':
      return f.numeric ? 'integer' : 'varchar(20)';
    case 'choice':
      return 'varchar(64)';
    case 'yesNo':
      return 'char(1)';
    case 'flag':
      return 'smallint';
    case 'user':
      return 'varchar(50)';
    case 'area':
      return 'varchar(12)';
    case 'ref':
    case 'depart':
    case 'category':
      return 'varchar(32)';
    case 'file':
    case 'image':
      return 'varchar(255)';
    case 'files':
    case 'images':
      return 'varchar(2000)';
    case 'dicts':
    case 'refs':
    case 'areas':
    case 'categories':
    case 'link':
      return `varchar(${f.max ?? 1000})`;
    case 'json':
      return 'jsonb';
    case 'through':
      throw new Error('a field through a reference has no column');
  }
}

function systemColumns(e: AnyEntity): Record<string, string> {
  return {
    id: 'varchar(32) NOT NULL',
    tenant_id: `integer NOT NULL${e.tenant ? '' : ' DEFAULT 0'}`,
    sys_org_code: 'varchar(64)',
    create_by: 'varchar(50) NOT NULL',
    create_time: 'timestamptz(0) NOT NULL',
    ...(e.appendOnly
      ? {}
      : {
          update_by: 'varchar(50)',
          update_time: 'timestamptz(0)',
          del_flag: 'smallint NOT NULL DEFAULT 0',
          version: 'integer NOT NULL DEFAULT 0',
        }),
  };
}

/** Exclusion constraints of the period sets. */
const getExclusions = (e: AnyEntity): [string, string][] =>
  (e.periods ?? []).map((set) => {
    const scope = e.tenant ? ['tenant_id'] : [];
    const equal = [...scope, ...set.equal.map((name) => snake(name))].map((column) => `${column} WITH =`);
    const ranges = set.ranges.map((range) => `${columnRange(e, range)} WITH &&`);
    const when = [...liveText(e), ...(set.when ? [sqlText(set.when)] : [])];
    const condition = when.length ? ` WHERE (${when.join(' AND ')})` : '';
    return [exclusionName(e, set), `EXCLUDE USING gist (${[...equal, ...ranges].join(', ')})${condition}`];
  });

const quotaHolds = ({ limit, taken }: Quota): Filter => ({
  all: [
    [taken, 'ge', 0],
    {
      any: [
        [limit, 'empty', null],
        [limit, 'eq', 0],
        [taken, 'le', { column: limit }],
      ],
    },
  ],
});

/** The table of an entity: its columns, the system columns, indexes and constraints. */
export function getTable(e: AnyEntity): Table {
  const columns: Record<string, string> = { ...systemColumns(e) };
  const checks: Record<string, string> = {};
  for (const [name, f] of Object.entries(e.fields)) {
    if (!isStored(f)) continue;
    const column = snake(getColumn(name, f));
    columns[column] =
      columnType(f) + (f.kind === 'flag' || f.kind === 'yesNo' ? ` NOT NULL DEFAULT ${literal(f.default)}` : '');
    if (f.encrypted) columns[`${column}_hash`] = 'varchar(64)';
    if (f.pinyin) columns[`${column}_pinyin`] = 'text';
    if (f.kind === 'flag') checks[`ck_${e.table}_${column}`] = `${column} IN (0, 1)`;
    if (f.kind === 'yesNo') checks[`ck_${e.table}_${column}`] = `${column} IN ('Y', 'N')`;
  }
  for (const [column, field] of copiedFields(e)) columns[column] = columnType(field);
  if (e.workflow) {
    const codes = Object.values(e.workflow.states as Record<string, { code: number }>).map((s) => s.code);
    const column = snake(e.workflow.column);
    columns[column] = 'integer NOT NULL';
    checks[`ck_${e.table}_${column}`] = `${column} IN (${codes.join(', ')})`;
  }
  for (const c of e.constraints ?? []) checks[`ck_${e.table}_${c.name}`] = sqlText(c.holds);
  for (const [name, quota] of Object.entries(e.quotas ?? {}) as [string, Quota][])
    checks[`ck_${e.table}_${snake(name)}_quota`] = sqlText(quotaHolds(quota));
  return {
    name: e.table,
    columns,
    checks,
    exclusions: Object.fromEntries(getExclusions(e)),
    indexes: Object.fromEntries(getIndexes(e)),
    appendOnly: e.appendOnly ?? false,
    monthly: e.monthly ?? false,
    ...triggersOf(e.table, columns, quietColumns(e)),
    fills: [],
  };
}
function triggersOf(table: string, columns: object, quiet: QuietColumns): Pick<Table, 'quiet' | 'triggers'> {
  return { quiet, triggers: byName(versionTriggers(table, Object.keys(columns), quiet)) };
}
const byName = (triggers: readonly Trigger[]): Table['triggers'] =>
  Object.fromEntries(triggers.map(({ name, statements }) => [name, statements]));

/** One part of a table that several entities declare. Throws when they disagree. */
function mergeParts(table: string, one: Readonly<Record<string, string>>, other: Readonly<Record<string, string>>) {
  const differing = Object.keys(one).find((name) => Object.hasOwn(other, name) && one[name] !== other[name]);
  if (differing !== undefined) throw new Error(`the entities of ${table} disagree on ${differing}`);
  return { ...one, ...other };
}
function mergeTables(one: Table, other: Table): Table {
  const { name, appendOnly, monthly } = one;
  if (appendOnly !== other.appendOnly) throw new Error(`the entities of ${name} disagree on deletion`);
  if (monthly !== other.monthly) throw new Error(`the entities of ${name} disagree on months`);
  const part = (key: 'columns' | 'indexes' | 'checks' | 'exclusions') => mergeParts(name, one[key], other[key]);
  const columns = part('columns');
  const quiet: QuietColumns = {
    quiet: [...new Set([...one.quiet.quiet, ...other.quiet.quiet])],
    copies: [...new Set([...one.quiet.copies, ...other.quiet.copies])],
  };
  return {
    name,
    appendOnly,
    monthly,
    columns,
    ...triggersOf(name, columns, quiet),
    fills: [],
    indexes: part('indexes'),
    checks: part('checks'),
    exclusions: part('exclusions'),
  };
}
/** The tables of these entities; those with `fixed` columns can share one. */
export function getTables(entities: readonly AnyEntity[]): Table[] {
  const tables = new Map<string, Table>();
  const isShared = new Map<string, boolean>();
  for (const e of entities) {
    const known = tables.get(e.table);
    const mayShare = e.fixed !== undefined;
    if (known && !(mayShare && isShared.get(e.table))) throw new Error(`two entities have the table ${e.table}`);
    tables.set(e.table, known ? mergeTables(known, getTable(e)) : getTable(e));
    isShared.set(e.table, mayShare);
  }
  return [...tables.values()].map((table) => withCopies(table, entities));
}
/** The table with the triggers for its own copies and for those that other tables keep of it. */
function withCopies(table: Table, entities: readonly AnyEntity[]): Table {
  const sets = entities.flatMap((e) => copySets(e, (name) => entities.find((one) => one.name === name)));
  const triggers = sets.flatMap((set) => set.triggers).filter((trigger) => trigger.table === table.name);
  const fills = sets.filter((set) => set.table === table.name).map(({ fill }) => fill);
  return { ...table, triggers: { ...table.triggers, ...byName(triggers) }, fills };
}

/** Constraints of a table with their definitions. */
export const getConstraints = (t: Table): [name: string, definition: string][] => [
  ...Object.entries(t.checks).map(([name, expression]): [string, string] => [name, `CHECK (${expression})`]),
  ...Object.entries(t.exclusions),
];

/** The partition for rows of months that have none. */
export const restOf = (table: string): string => `${table}_rest`;

/** Statements that create a table. */
export function createTable(t: Table): string[] {
  const columns = Object.entries(t.columns).map(([name, type]) => `  ${name} ${type}`);
  const checks = getConstraints(t).map(([name, definition]) => `  CONSTRAINT ${name} ${definition}`);
  // A key of a partitioned table holds the column that chooses the partition.
  const key = `  PRIMARY KEY (${t.monthly ? 'id, create_time' : 'id'})`;
  const months = t.monthly ? ' PARTITION BY RANGE (create_time)' : '';
  const table = `CREATE TABLE ${t.name} (\n${[...columns, key, ...checks].join(',\n')}\n)${months}`;
  const indexes = Object.entries(t.indexes).map(([name, definition]) =>
    definition.replace(' INDEX ON ', ` INDEX ${name} ON `),
  );
  const guard = t.appendOnly
    ? [
        `CREATE TRIGGER tg_${t.name}_append_only BEFORE UPDATE OR DELETE ON ${t.name} FOR EACH ROW EXECUTE FUNCTION refuse_change()`,
      ]
    : [];
  const rest = t.monthly ? [`CREATE TABLE ${restOf(t.name)} PARTITION OF ${t.name} DEFAULT`] : [];
  return [table, ...indexes, ...rest, ...guard, ...Object.values(t.triggers).flat()];
}
