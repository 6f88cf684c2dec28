import type { AnyEntity, BatchReport } from '@campus/contract/kit';
import type { Caller, Context } from '../context.ts';
import { parseIds } from '../read/parse-ids.ts';
import { batch } from './step.ts';

/**
 * `batch` over the rows of `e` with these ids, for an answer without a transaction: each row has its own one, as
 * `caller`. A failure is reported under the row's `display` column.
 */
export function batchRows(
  e: AnyEntity,
  ids: string | null,
  context: Context,
  caller: Caller,
  one: (id: string, context: Context) => Promise<unknown>,
): Promise<BatchReport> {
  const { engine } = context;
  const column = String(e.display);
  const loadName = async (id: string): Promise<string> => {
    const [row] = await engine.find(e, ['id', 'eq', id], [column], context, 1);
    return String(row?.[column] ?? id);
  };
  return batch(parseIds(ids), loadName, (id) => engine.transaction(caller, (each) => one(id, each)));
}
