import { isDeepStrictEqual } from 'node:util';
import { Failure, failure } from '@campus/contract/kit';
import { sql } from 'kysely';
import type { Data } from '../read/texts.ts';
import { fromColumns } from './columns.ts';
import { type Body, type FormWrite, readForm } from './read-form.ts';
import { insertRow, markDeleted, update } from './stored-row.ts';

/** Whether a draft holds another value than the row. */
const isChanged = (draft: Data, row: Data): boolean =>
  Object.entries(draft).some(([name, value]) => !isDeepStrictEqual(value ?? null, row[name] ?? null));

/** Replaces the child rows in the body: updates changed rows with a known id, adds others, deletes missing ones. */
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
      const next = { ...draft, ...(child.fields.sort && { sort: i }) };
      if (before) {
        known.delete(before.id as string);
        if (isChanged(next, before)) await update(child, before.id as string, next, context);
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
