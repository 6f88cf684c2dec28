import { type AnyEntity, Failure, failure } from '@campus/contract/kit';
import { sql } from 'kysely';
import type { Context } from '../context.ts';
import type { Data } from '../read/texts.ts';
import { changedColumns } from './columns.ts';
import { lockRows } from './lock-rows.ts';
import { type Body, type FormWrite, readForm } from './read-form.ts';
import { insertRow, markDeleted, update } from './stored-row.ts';

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

/** Replaces the child rows in the body: updates changed rows with a known id, adds others, deletes missing ones. */
export async function saveChildren(parent: Data, { entity: e, body, strict, context }: FormWrite): Promise<void> {
  const given = getSent(e, body);
  const present = await lockChildren(given, parent.id, context);
  for (const [n, { child, rows }] of given.entries()) {
    const link = child.parent as string;
    const known = new Map(present[n]?.map((row) => [row.id as string, row]));
    for (const [i, item] of rows.entries()) {
      const id = (item as Data | null)?.id;
      const before = typeof id === 'string' ? known.get(id) : undefined;
      const draft = await readChild(item, i, { entity: child, mode: 'add', strict, context, before });
      const next = { ...draft, ...(child.fields.sort && { sort: i }) };
      if (before) {
        known.delete(before.id as string);
        if (changedColumns(before, next).length > 0) await update(child, before.id as string, next, context, before);
      } else await insertRow(child, { ...next, [link]: parent.id }, context);
    }
    if (known.size > 0) await markDeleted(child, [...known.keys()], context);
  }
}

async function readChild(item: unknown, i: number, write: Omit<FormWrite, 'body'>): Promise<Data> {
  if (typeof item !== 'object' || item === null) throw failure('badBody');
  try {
    return await readForm({ ...write, body: item as Body });
  } catch (error) {
    if (error instanceof Failure)
      throw new Failure('batchRow', `${write.entity.title}第${i + 1}行：${error.message}`, error.fields);
    throw error;
  }
}
