import { type AnyEntity, Failure, failure, inRow } from '@campus/contract/kit';
import { sql } from 'kysely';
import type { Context } from '../context.ts';
import type { Data } from '../read/texts.ts';
import { changedColumns } from './columns.ts';
import { lockRows } from './lock-rows.ts';
import { type Body, type FormWrite, readForm } from './read-form.ts';
import { type Change, insertRows, updateRows } from './rows-together.ts';
import { markDeleted } from './stored-row.ts';

/** The child tables whose rows the body gives, with these rows. */
function getSent(e: AnyEntity, body: Body): Sent[] {
  return Object.entries(e.children ?? {}).flatMap(([key, child]) => {
    const rows = body[key];
    if (rows === undefined) return [];
    if (!Array.isArray(rows) || rows.length > 100) throw failure('badBody');
    return [{ child, rows }];
  });
}
interface Sent {
  readonly child: AnyEntity;
  readonly rows: readonly unknown[];
}
/** The present rows of these tables, locked by one statement. */
async function lockChildren(sent: readonly Sent[], parentId: unknown, context: Context): Promise<Data[][]> {
  if (sent.length === 0) return [];
  return lockRows(
    sent.map(({ child }) => ({ entity: child, where: sql`${sql.ref(child.parent as string)} = ${parentId}` })),
    context,
  );
}

/**
 * Replaces the child rows in the body: updates changed rows with a known id, adds others, deletes missing ones; each by one
 * statement for a table.
 */
export async function saveChildren(parent: Data, write: FormWrite): Promise<void> {
  const { entity: e, body, context } = write;
  const given = getSent(e, body);
  const present = await lockChildren(given, parent.id, context);
  for (const [n, sent] of given.entries()) {
    const { changes, added, removed } = await compareRows(sent, present[n] ?? [], write);
    const link = { [sent.child.parent as string]: parent.id };
    await updateRows(sent.child, changes, context);
    await insertRows(
      sent.child,
      added.map((draft) => ({ ...draft, ...link })),
      context,
    );
    if (removed.length > 0) await markDeleted(sent.child, removed, context);
  }
}

/** What the rows of the body change in the present ones. */
async function compareRows({ child, rows }: Sent, present: readonly Data[], { strict, context }: FormWrite) {
  const known = new Map(present.map((row) => [row.id as string, row]));
  const changes: Change[] = [];
  const added: Data[] = [];
  for (const [i, item] of rows.entries()) {
    const id = (item as Data | null)?.id;
    const before = typeof id === 'string' ? known.get(id) : undefined;
    const draft = await readChild(item, i, { entity: child, mode: 'add', strict, context, before });
    const values = { ...draft, ...(child.fields.sort && { sort: i }) };
    if (before) known.delete(before.id as string);
    if (!before) added.push(values);
    else if (changedColumns(before, values).length > 0) changes.push({ before, values });
  }
  return { changes, added, removed: [...known.keys()] };
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
