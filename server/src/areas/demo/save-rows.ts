import { demoOrder, mostSavedOrders, demoOrderRefusals as refused, saveDemoOrders } from '@campus/contract/demo';
import { Failure, failure, inRow, refusal } from '@campus/contract/kit';
import type { Context } from '../../kit/context.ts';
import { answer } from '../../kit/http/answer.ts';

type Row = Readonly<Record<string, unknown>>;
const isRow = (value: unknown): value is Row => typeof value === 'object' && value !== null && !Array.isArray(value);

/** All rows or none: a failure names the row of the request and rolls back the others. */
async function saveEach<T>(rows: readonly T[], label: string, act: (row: T) => Promise<unknown>): Promise<void> {
  for (const [i, row] of rows.entries())
    try {
      await act(row);
    } catch (error) {
      if (!(error instanceof Failure)) throw error;
      throw refusal(inRow(i + 1, error.message, label));
    }
}

export const saveDemoOrdersAnswer = answer(saveDemoOrders, async ({ inserted, updated, removed }, context: Context) => {
  const { engine, session } = context;
  if (![inserted, updated, removed].every(Array.isArray)) throw failure('badBody');
  if (![...inserted, ...updated].every(isRow) || !removed.every((id) => typeof id === 'string'))
    throw failure('badBody');
  const saved = inserted.length + updated.length + removed.length;
  if (saved > mostSavedOrders) throw refusal(refused.tooMany(mostSavedOrders));
  const acts = [
    [inserted, demoOrder.can.add],
    [updated, demoOrder.can.edit],
    [removed, demoOrder.can.deleteBatch],
  ] as const;
  if (acts.some(([rows, code]) => rows.length > 0 && !session.codes.has(code))) throw failure('noPermission');
  await saveEach(removed, refused.acts.removed, (id) => engine.remove(demoOrder, id, context));
  await saveEach(updated, refused.acts.updated, (row) => engine.edit(demoOrder, row, context));
  await saveEach(inserted, refused.acts.inserted, (row) => engine.add(demoOrder, row, context));
  return { saved };
});
