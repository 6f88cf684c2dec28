import { Failure, failure } from '@campus/contract/kit';
import { sql } from 'kysely';
import type { Data } from '../read/texts.ts';
import { fromColumns } from './columns.ts';
import { type Body, type FormWrite, readForm } from './read-form.ts';
import { insertRow, markDeleted, update } from './stored-row.ts';

/** Replaces the child rows in the body: updates rows with a known id, adds others, deletes missing ones. */
export async function saveChildren(parent: Data, { entity: e, body, strict, context }: FormWrite): Promise<void> {
  for (const [key, child] of Object.entries(e.children ?? {})) {
    const sent = body[key];
    if (sent === undefined) continue;
    if (!Array.isArray(sent) || sent.length > 100) throw failure('badBody');
    const link = child.parent as string;
    const { rows: have } =
      await sql<Data>`select * from ${sql.table(child.table)} where ${sql.ref(link)} = ${parent.id} and ${context.live(child)} for no key update`.execute(
        context.db,
      );
    const known = new Map(have.map((row) => [row.id as string, fromColumns(child, row, context.engine.ports)]));
    for (const [i, item] of sent.entries()) {
      const id = (item as Data | null)?.id;
      const before = typeof id === 'string' ? known.get(id) : undefined;
      const draft = await readChild(item, i, { entity: child, mode: 'add', strict, context, before });
      if (typeof id === 'string' && known.delete(id))
        await update(child, id, { ...draft, ...(child.fields.sort && { sort: i }) }, context);
      else await insertRow(child, { ...draft, [link]: parent.id, ...(child.fields.sort && { sort: i }) }, context);
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
