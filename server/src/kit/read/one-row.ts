import { type AnyEntity, childrenShownWhen, detailNames, Failure, failure, findField } from '@campus/contract/kit';
import { type CompiledQuery, type RawBuilder, sql } from 'kysely';
import type { Handle } from '../handle.ts';
import type { TakenWrites } from '../write/end-writes.ts';
import type { Scope } from './condition.ts';
import { fromVisible, listNames } from './list.ts';
import { packRows, unpackRows } from './packed-rows.ts';
import { selectRows } from './page-rows.ts';
import { keepRelated, planRelated, type RelatedPlan } from './related.ts';
import { presentRows, type Selection, selectWithTexts } from './select-rows.ts';
import type { Data } from './texts.ts';
import { fixedWhere, visibleWhere } from './where.ts';

/** The failure for a row that does not exist or is not visible; it does not reveal which. */
export const missingRow = (e: AnyEntity): Failure =>
  e.missing === undefined ? failure('notFound') : new Failure('notFound', e.missing);

/** The child rows of one key as a column of the parent's statement. */
interface ChildColumn {
  readonly key: string;
  readonly selection: Selection;
  readonly column: RawBuilder<unknown>;
  readonly alias: string;
}
/** The statement of a row, with what presents its answer. */
interface RowPlan {
  readonly query: CompiledQuery<Data>;
  readonly selection: Selection;
  readonly related: RelatedPlan | undefined;
  readonly children: readonly ChildColumn[];
}
/** Stands for the id in a kept statement; no value of a statement holds this letter. */
const anyId = '\0id';

/**
 * One visible row with the columns of its detail and its children, by one statement; `writes` run with it. Throws notFound.
 */
export async function oneRow(db: Handle, e: AnyEntity, id: string, asked: Scope, writes?: TakenWrites): Promise<Data> {
  const scope = { ...asked, isByRow: true };
  const load = (watched: Scope) => planRow(db, e, watched, writes);
  const isKept = writes === undefined && !db.isTransaction;
  const plan = await ((isKept && scope.selections?.get(e, 'row', scope, load)) || load(scope));
  const { query, selection, related, children } = plan;
  const parameters = query.parameters.map((value) => (value === anyId ? id : value));
  const { rows: stored } = await db.executeQuery<Data>({ ...query, parameters });
  writes?.settle(stored[0]);
  const rows = await presentRows(db, selection, stored, scope);
  if (related) await keepRelated(related, rows, stored, scope.counts);
  const [row] = rows;
  if (!row) throw missingRow(e);
  for (const { key, selection: ofChild, alias } of children)
    row[key] = await presentRows(db, ofChild, unpackRows(ofChild.names, stored[0]?.[alias]), scope);
  return row;
}

async function planRow(db: Handle, e: AnyEntity, scope: Scope, writes: TakenWrites | undefined): Promise<RowPlan> {
  const names = [...new Set([...listNames(e), ...detailNames(e), 'sysOrgCode'])].filter((name) => findField(e, name));
  const children = await childColumns(db, e, scope);
  const columns = children.map(({ column, alias }) => sql`${column} as ${sql.ref(alias)}`);
  const selection = await selectWithTexts(db, e, names, scope);
  const related = await planRelated(db, e, scope);
  const id = sql.ref(`${e.table}.id`);
  const from = sql`(select 1 as page_place) as page
    join ${sql.table(e.table)} on ${id} = ${anyId} and ${await visibleWhere(e, scope)}`;
  const query = selectRows({ from, selection, related, columns, writes }).compile(db);
  return { query, selection, related, children };
}

/** A column for each child table; null in a row whose children this audience does not see. */
async function childColumns(db: Handle, e: AnyEntity, scope: Scope): Promise<ChildColumn[]> {
  const children = Object.entries(e.children ?? {});
  const rule = children.length > 0 && childrenShownWhen(e, scope.session.audience);
  const shown = rule
    ? sql`exists (select 1 ${await fromVisible(e, { all: [['id', 'eq', anyId], rule] }, scope)})`
    : undefined;
  return Promise.all(
    children.map(async ([key, child], i) => {
      const selection = await selectWithTexts(db, child, Object.keys(child.fields), scope);
      const packed = packRows(selection.names, selectChildren(child, anyId, selection));
      const column = shown ? sql`case when ${shown} then ${packed} end` : packed;
      return { key, selection, column, alias: `child${i}` };
    }),
  );
}

function selectChildren(child: AnyEntity, parentId: string, { columns, join }: Selection): RawBuilder<unknown> {
  const deleted = child.appendOnly ? [] : [sql`${sql.ref(`${child.table}.delFlag`)} = 0`];
  const live = sql.join([sql`true`, ...deleted, ...fixedWhere(child)], sql` and `);
  const id = sql`${sql.ref(`${child.table}.id`)} asc`;
  const order = child.sort ? sql`${sql.ref(`${child.table}.${child.sort.column}`)} asc, ${id}` : id;
  return sql`
    select ${sql.join(columns)} from ${sql.table(child.table)} ${join}
    where ${sql.ref(`${child.table}.${child.parent}`)} = ${parentId} and ${live} order by ${order}`;
}
