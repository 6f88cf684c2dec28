import {
  type AnyEntity,
  type Field,
  type Filter,
  isLeaf,
  isStored,
  type Quota,
  type State,
  type Workflow,
} from '@campus/contract/kit';
import { exclusionName, uniqueFieldName, uniqueIndexName } from './constraint-names.ts';
import { columnRange } from './period-range.ts';
import { getColumn, snake } from './registry.ts';

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

const literal = (value: unknown): string =>
  typeof value === 'number' ? String(value) : `'${String(value).replaceAll("'", "''")}'`;
const signs = { eq: '=', ne: '<>', gt: '>', ge: '>=', lt: '<', le: '<=' } as const;

/** A filter over columns of one table as SQL text, for checks and partial indexes; values come from definitions. */
function sqlText(filter: Filter): string {
  if (!isLeaf(filter)) {
    if ('all' in filter) return filter.all.length ? `(${filter.all.map(sqlText).join(' AND ')})` : 'true';
    if ('any' in filter) return filter.any.length ? `(${filter.any.map(sqlText).join(' OR ')})` : 'false';
    throw new Error('a constraint cannot look at other rows');
  }
  const [field, operator, value] = filter;
  const column = snake(field);
  if (operator === 'in') return `${column} IN (${(value as unknown[]).map(literal).join(', ')})`;
  if (operator === 'empty') return `${column} IS NULL`;
  if (operator === 'filled') return `${column} IS NOT NULL`;
  if (typeof value === 'object' && value !== null && !('column' in value))
    throw new Error(`a constraint cannot depend on the clock or the session: ${field}`);
  const other =
    typeof value === 'object' && value !== null && 'column' in value ? snake(String(value.column)) : literal(value);
  return `${column} ${signs[operator as keyof typeof signs]} ${other}`;
}

/** What tells the rows of an entity from those of others in its table. */
const fixedText = (e: AnyEntity): string[] =>
  Object.entries(e.fixed ?? {}).map(([name, value]) => sqlText([name, 'eq', value as string | number]));

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

/** The column of a declared field or a system column. */
function columnOf(e: AnyEntity, name: string): string {
  const field = e.fields[name];
  return snake(field ? getColumn(name, field) : name);
}

function uniqueIndexes(e: AnyEntity): [string, string][] {
  const live = [...(e.appendOnly ? [] : ['del_flag = 0']), ...fixedText(e)];
  const scope = e.tenant ? ['tenant_id'] : [];
  const own = Object.entries(e.fields).flatMap(([name, f]): [string, string][] => {
    if (!f.unique) return [];
    const set = f.unique === true ? {} : f.unique;
    const column = snake(getColumn(name, f)) + (f.encrypted ? '_hash' : '');
    const inside = (set.within ?? []).map((w) => `coalesce(${snake(w)}, '')`);
    const when = [...live, ...(set.when ? [sqlText(set.when as Filter)] : [])];
    return [[uniqueFieldName(e, column), unique(e, [...scope, ...inside, column], when)]];
  });
  const sets = (e.uniques ?? []).map((set): [string, string] => {
    const columns = set.fields.map((f) => columnOf(e, f));
    const when = [...live, ...(set.when ? [sqlText(set.when)] : [])];
    return [uniqueIndexName(e, set), unique(e, [...scope, ...columns], when)];
  });
  return [...own, ...sets];
}
const unique = (e: AnyEntity, columns: string[], when: string[]): string =>
  `CREATE UNIQUE INDEX ON ${e.table} (${columns.join(', ') || '(true)'})${when.length ? ` WHERE ${when.join(' AND ')}` : ''}`;

function plainIndexes(e: AnyEntity): [string, string][] {
  const scope = e.tenant ? 'tenant_id, ' : '';
  const references = Object.entries(e.fields).filter(([, f]) => f.kind === 'ref' && !f.unique);
  return [
    [`ix_${e.table}_create_time`, `CREATE INDEX ON ${e.table} (${scope}create_time DESC, id DESC)`],
    ...references.map(([name, f]): [string, string] => [
      `ix_${e.table}_${snake(getColumn(name, f))}`,
      `CREATE INDEX ON ${e.table} (${snake(getColumn(name, f))})`,
    ]),
    ...dueIndexes(e),
    ...(e.indexes ?? []).map((names): [string, string] => {
      const columns = names.map((n) => columnOf(e, n));
      return [`ix_${e.table}_${columns.join('_')}`.slice(0, 63), `CREATE INDEX ON ${e.table} (${columns.join(', ')})`];
    }),
  ];
}

/** Exclusion constraints of the period sets. */
const getExclusions = (e: AnyEntity): [string, string][] =>
  (e.periods ?? []).map((set) => {
    const scope = e.tenant ? ['tenant_id'] : [];
    const equal = [...scope, ...set.equal.map((name) => snake(name))].map((column) => `${column} WITH =`);
    const ranges = set.ranges.map((range) => `${columnRange(e, range)} WITH &&`);
    const when = [...(e.appendOnly ? [] : ['del_flag = 0']), ...fixedText(e), ...(set.when ? [sqlText(set.when)] : [])];
    const condition = when.length ? ` WHERE (${when.join(' AND ')})` : '';
    return [exclusionName(e, set), `EXCLUDE USING gist (${[...equal, ...ranges].join(', ')})${condition}`];
  });

/** Indexes for the deadline job: the open rows of each step by their due time. */
function dueIndexes(e: AnyEntity): [string, string][] {
  const flow = e.workflow as Workflow | undefined;
  return Object.values(flow?.steps ?? {}).flatMap(({ due, from }): [string, string][] => {
    if (!flow || due === undefined) return [];
    const open = sqlText([flow.column, 'in', from.map((name) => (flow.states[name] as State).code)]);
    const column = snake(due);
    return [
      [`ix_${e.table}_${column}_due`, `CREATE INDEX ON ${e.table} (${column}, id) WHERE del_flag = 0 AND ${open}`],
    ];
  });
}

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
  if (e.workflow) {
    const codes = Object.values(e.workflow.states as Record<string, { code: number }>).map((s) => s.code);
    const column = snake(e.workflow.column);
    columns[column] = 'integer NOT NULL';
    checks[`ck_${e.table}_${column}`] = `${column} IN (${codes.join(', ')})`;
  }
  for (const c of e.constraints ?? []) checks[`ck_${e.table}_${c.name}`] = sqlText(c.holds);
  for (const [name, quota] of Object.entries(e.quotas ?? {}) as [string, Quota][])
    checks[`ck_${e.table}_${snake(name)}_quota`] = sqlText(quotaHolds(quota));
  const uniques = uniqueIndexes(e);
  const repeated = uniques.find(([name], i) => uniques.findIndex(([other]) => other === name) !== i);
  if (repeated) throw new Error(`two unique sets are called ${repeated[0]}: give one a name`);
  return {
    name: e.table,
    columns,
    checks,
    exclusions: Object.fromEntries(getExclusions(e)),
    indexes: Object.fromEntries([...uniques, ...plainIndexes(e)]),
    appendOnly: e.appendOnly ?? false,
  };
}

/** One part of a table that several entities declare. Throws when they disagree. */
function mergeParts(table: string, one: Readonly<Record<string, string>>, other: Readonly<Record<string, string>>) {
  const differing = Object.keys(one).find((name) => Object.hasOwn(other, name) && one[name] !== other[name]);
  if (differing !== undefined) throw new Error(`the entities of ${table} disagree on ${differing}`);
  return { ...one, ...other };
}
function mergeTables(one: Table, other: Table): Table {
  const { name, appendOnly } = one;
  if (appendOnly !== other.appendOnly) throw new Error(`the entities of ${name} disagree on deletion`);
  const part = (key: 'columns' | 'indexes' | 'checks' | 'exclusions') => mergeParts(name, one[key], other[key]);
  return {
    name,
    appendOnly,
    columns: part('columns'),
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
  return [...tables.values()];
}

/** Constraints of a table with their definitions. */
export const getConstraints = (t: Table): [name: string, definition: string][] => [
  ...Object.entries(t.checks).map(([name, expression]): [string, string] => [name, `CHECK (${expression})`]),
  ...Object.entries(t.exclusions),
];

/** Statements that create a table. */
export function createTable(t: Table): string[] {
  const columns = Object.entries(t.columns).map(([name, type]) => `  ${name} ${type}`);
  const checks = getConstraints(t).map(([name, definition]) => `  CONSTRAINT ${name} ${definition}`);
  const table = `CREATE TABLE ${t.name} (\n${[...columns, '  PRIMARY KEY (id)', ...checks].join(',\n')}\n)`;
  const indexes = Object.entries(t.indexes).map(([name, definition]) =>
    definition.replace(' INDEX ON ', ` INDEX ${name} ON `),
  );
  const guard = t.appendOnly
    ? [
        `CREATE TRIGGER tg_${t.name}_append_only BEFORE UPDATE OR DELETE ON ${t.name} FOR EACH ROW EXECUTE FUNCTION refuse_change()`,
      ]
    : [];
  return [table, ...indexes, ...guard];
}
