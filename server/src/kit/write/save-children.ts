import { type AnyEntity, Failure, failure, inRow } from '@campus/contract/kit';
import { sql } from 'kysely';
import type { ChildReader, ChildRows, Context } from '../context.ts';
import type { Data } from '../read/texts.ts';
import { changedColumns } from './columns.ts';
import { lockRows } from './lock-rows.ts';
import { type Body, defaults, type FormWrite, readForm } from './read-form.ts';
import { type Change, insertRows, updateRows } from './rows-together.ts';
import { markDeleted } from './stored-row.ts';

/** A child table whose rows the body gives. */
interface Sent {
  readonly key: string;
  readonly child: AnyEntity;
  readonly rows: readonly unknown[];
}
/** What a save does to a child table; `rows` are those it has then, in their order. */
interface ListPlan {
  readonly key: string;
  readonly child: AnyEntity;
  readonly changes: readonly Change[];
  readonly added: readonly Data[];
  readonly removed: readonly string[];
  readonly rows: readonly Data[];
}
/** What a save does to the children of its row. */
interface ChildPlan {
  readonly lists: readonly ListPlan[];
  /** The rows of every child table as the save leaves them; reads those that the body does not give. */
  readonly children: ChildReader;
}

function getSent(e: AnyEntity, body: Body): Sent[] {
  return Object.entries(e.children ?? {}).flatMap(([key, child]) => {
    const rows = body[key];
    if (rows === undefined) return [];
    if (!Array.isArray(rows) || rows.length > 100) throw failure('badBody');
    return [{ key, child, rows }];
  });
}
const rowsBelow = (child: AnyEntity, parentId: unknown) => ({
  entity: child,
  where: sql`${sql.ref(child.parent as string)} = ${parentId}`,
});

/**
 * Compares the child rows in the body with the present ones, which one statement locks: a known id is a change, others are
 * added, missing ones are deleted.
 */
export async function planChildren(write: FormWrite): Promise<ChildPlan> {
  const { entity: e, body, context, before } = write;
  const sent = getSent(e, body);
  const isLocked = before !== undefined && sent.length > 0;
  const present = isLocked
    ? await lockRows(
        sent.map(({ child }) => rowsBelow(child, before.id)),
        context,
      )
    : [];
  const lists: ListPlan[] = [];
  for (const [i, one] of sent.entries()) lists.push(await compareRows(one, present[i] ?? [], write));
  return { lists, children: <T>() => loadChildren(lists, write) as Promise<T> };
}
async function loadChildren(lists: readonly ListPlan[], { entity: e, before, context }: FormWrite): Promise<ChildRows> {
  const planned = new Map(lists.map(({ key, rows }) => [key, rows]));
  const others = Object.entries(e.children ?? {}).filter(([key]) => !planned.has(key));
  const wanted = others.map(([, child]) => ({ ...rowsBelow(child, before?.id), isOnlyRead: true }));
  const read = before && wanted.length > 0 ? await lockRows(wanted, context) : [];
  for (const [i, [key, child]] of others.entries()) planned.set(key, inOrder(child, read[i] ?? []));
  return Object.fromEntries(planned);
}
function inOrder({ sort }: AnyEntity, rows: Data[]): Data[] {
  const place = (row: Data): number => (sort ? Number(row[sort.column]) : 0);
  return rows.sort((a, b) => place(a) - place(b));
}

/** Writes the planned changes, by one statement for each kind of change of a table. */
export async function writeChildren({ lists }: ChildPlan, parent: Data, context: Context): Promise<void> {
  for (const { child, changes, added, removed } of lists) {
    const link = { [child.parent as string]: parent.id };
    await updateRows(child, changes, context);
    await insertRows(
      child,
      added.map((draft) => ({ ...draft, ...link })),
      context,
    );
    if (removed.length > 0) await markDeleted(child, removed, context);
  }
}

async function compareRows(
  { key, child, rows: sent }: Sent,
  present: readonly Data[],
  { strict, context }: FormWrite,
): Promise<ListPlan> {
  const known = new Map(present.map((row) => [row.id as string, row]));
  const changes: Change[] = [];
  const added: Data[] = [];
  const rows: Data[] = [];
  for (const [i, item] of sent.entries()) {
    const id = (item as Data | null)?.id;
    const before = typeof id === 'string' ? known.get(id) : undefined;
    const draft = await readChild(item, i, { entity: child, mode: 'add', strict, context, before });
    const values = { ...draft, ...(child.fields.sort && { sort: i }) };
    rows.push({ ...(before ?? defaults(child.fields)), ...values });
    if (before) known.delete(before.id as string);
    if (!before) added.push(values);
    else if (changedColumns(before, values).length > 0) changes.push({ before, values });
  }
  return { key, child, changes, added, removed: [...known.keys()], rows };
}

async function readChild(item: unknown, i: number, write: Omit<FormWrite, 'body'>): Promise<Data> {
  if (typeof item !== 'object' || item === null) throw failure('badBody');
  try {
    return await readForm({ ...write, body: item as Body });
  } catch (error) {
    if (error instanceof Failure)
      throw new Failure('batchRow', inRow(i + 1, error.message, write.entity.title), error.fields);
    throw error;
  }
}
