import {
  type AnyEntity,
  copiedColumns,
  type Filter,
  growsWithUse,
  listOrders,
  type PartialIndex,
  type State,
  searchedTexts,
  type Workflow,
} from '@campus/contract/kit';
import { uniqueFieldName, uniqueIndexName } from './constraint-names.ts';
import { copyColumn } from './copies.ts';
import { getColumn, snake } from './registry.ts';
import { columnOf, liveText, sqlText } from './sql-text.ts';

type Index = [name: string, definition: string];

/** Indexes of a table: name and definition. */
export const getIndexes = (e: AnyEntity): Index[] => [...uniqueIndexes(e), ...plainIndexes(e), ...listIndexes(e)];

const indexName = (e: AnyEntity, what: string): string => `ix_${e.table}_${what}`.slice(0, 63);
const onRows = (when: readonly string[]): string => (when.length ? ` WHERE ${when.join(' AND ')}` : '');

function uniqueIndexes(e: AnyEntity): Index[] {
  const scope = e.tenant ? ['tenant_id'] : [];
  const own = Object.entries(e.fields).flatMap(([name, f]): Index[] => {
    if (!f.unique) return [];
    const set = f.unique === true ? {} : f.unique;
    const column = snake(getColumn(name, f)) + (f.encrypted ? '_hash' : '');
    const inside = (set.within ?? []).map((w) => `coalesce(${snake(w)}, '')`);
    const when = [...liveText(e), ...(set.when ? [sqlText(set.when as Filter)] : [])];
    return [[uniqueFieldName(e, column), unique(e, [...scope, ...inside, column], when)]];
  });
  const sets = (e.uniques ?? []).map((set): Index => {
    const columns = set.fields.map((f) => columnOf(e, f));
    const when = [...liveText(e), ...(set.when ? [sqlText(set.when)] : [])];
    return [uniqueIndexName(e, set), unique(e, [...scope, ...columns], when)];
  });
  const indexes = [...own, ...sets];
  const repeated = indexes.find(([name], i) => indexes.findIndex(([other]) => other === name) !== i);
  if (repeated) throw new Error(`two unique sets are called ${repeated[0]}: give one a name`);
  return indexes;
}
const unique = (e: AnyEntity, columns: string[], when: string[]): string =>
  `CREATE UNIQUE INDEX ON ${e.table} (${columns.join(', ') || '(true)'})${onRows(when)}`;

function plainIndexes(e: AnyEntity): Index[] {
  const scope = e.tenant ? 'tenant_id, ' : '';
  const references = Object.entries(e.fields).filter(([, f]) => f.kind === 'ref' && !f.unique);
  return [
    [indexName(e, 'create_time'), `CREATE INDEX ON ${e.table} (${scope}create_time DESC, id DESC)`],
    ...references.map(
      ([name, f]): Index => [
        `ix_${e.table}_${snake(getColumn(name, f))}`,
        `CREATE INDEX ON ${e.table} (${snake(getColumn(name, f))})`,
      ],
    ),
    ...dueIndexes(e),
    ...(e.indexes ?? []).map((index): Index => {
      if ('name' in index) return partialIndex(e, index);
      const columns = index.map((n) => columnOf(e, n));
      return [indexName(e, columns.join('_')), `CREATE INDEX ON ${e.table} (${columns.join(', ')})`];
    }),
  ];
}

function partialIndex(e: AnyEntity, { name, fields, when }: PartialIndex): Index {
  const columns = fields.map((field) => columnOf(e, field));
  return [
    indexName(e, name),
    `CREATE INDEX ON ${e.table} (${columns.join(', ')})${onRows([...liveText(e), ...(when ? [sqlText(when)] : [])])}`,
  ];
}

/** Indexes for the deadline job: the open rows of each step by their due time. */
function dueIndexes(e: AnyEntity): Index[] {
  const flow = e.workflow as Workflow | undefined;
  return Object.values(flow?.steps ?? {}).flatMap(({ due, from }): Index[] => {
    if (!flow || due === undefined) return [];
    const open = sqlText([flow.column, 'in', from.map((name) => (flow.states[name] as State).code)]);
    const column = snake(due);
    return [
      [`ix_${e.table}_${column}_due`, `CREATE INDEX ON ${e.table} (${column}, id) WHERE del_flag = 0 AND ${open}`],
    ];
  });
}

/** The column of the table that holds the values of an order. */
const orderColumn = (e: AnyEntity, name: string): string =>
  columnOf(e, copiedColumns(e).includes(name) ? copyColumn(name) : name);

/**
 * Indexes for the list of a table that grows with use. Every order has one over the live rows, with the id that breaks
 * ties: read forwards it ends with the empty values, and `orderedIds` reads it backwards without them. They also answer a
 * deep page and the counts of the states without the rows.
 */
function listIndexes(e: AnyEntity): Index[] {
  if (!growsWithUse(e)) return [];
  const scope = e.tenant ? 'tenant_id, ' : '';
  const live = onRows(liveText(e));
  // Entities that share a table have their own: each reads its rows alone.
  const name = (what: string): string => indexName(e, e.fixed ? `${what}_${snake(e.name)}` : what);
  const columns = listOrders(e).map((name) => orderColumn(e, name));
  const state = e.workflow ? snake(e.workflow.column as string) : undefined;
  const texts = searchedTexts(e).map((name) => columnOf(e, name));
  return [
    [name('live'), `CREATE INDEX ON ${e.table} (${scope}create_time DESC, id DESC)${live}`],
    ...columns.map(
      (column): Index => [name(`${column}_order`), `CREATE INDEX ON ${e.table} (${scope}${column}, id)${live}`],
    ),
    ...(state === undefined
      ? []
      : [[name('tabs'), `CREATE INDEX ON ${e.table} (${scope}${state}, create_time DESC, id DESC)${live}`] as Index]),
    ...(texts.length === 0
      ? []
      : [
          [
            name('pieces'),
            `CREATE INDEX ON ${e.table} USING gin (${texts.map((column) => `text_pieces(${scope}${column})`).join(', ')})`,
          ] as Index,
        ]),
  ];
}
