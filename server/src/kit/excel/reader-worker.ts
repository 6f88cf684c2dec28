import { readFileSync } from 'node:fs';
import { measureSheet, rowsBelow, type SheetSummary } from './measure-sheet.ts';
import type { ReadOptions, SheetRow, SheetSource } from './read-options.ts';
import { SheetError, sheetErrors } from './sheet-error.ts';

/** First request of a reader. */
export interface ReaderTask {
  readonly file: Uint8Array | string;
  readonly kind: 'xls' | 'xlsx';
  readonly options: ReadOptions;
}

/** Rows of a sheet; `sheet` is the index among the sheets that are read, from 0. */
export interface RowBatch {
  readonly sheet: number;
  readonly rows: SheetRow[];
}

/** The task once, then one request per further reply. */
export type ReaderRequest = ReaderTask | 'next';

export type ReaderRefusal = Pick<SheetError, 'key' | 'message' | 'details'>;

/** Replies of the process: the sheets once, then one batch per request until the end. */
export type ReaderReply =
  | { type: 'opened'; sheets: SheetSummary[] }
  | { type: 'batch'; batch: RowBatch }
  | { type: 'end' }
  | { type: 'refused'; error: ReaderRefusal; reason: string };

async function openSheets({ file, kind, options }: ReaderTask): Promise<SheetSource[]> {
  const bytes =
    typeof file === 'string' ? readFileSync(file) : Buffer.from(file.buffer, file.byteOffset, file.byteLength);
  const open = kind === 'xls' ? (await import('./xls-reader.ts')).openXls : (await import('./xlsx-reader.ts')).openXlsx;
  // Frozen prototypes: a file with names such as __proto__ cannot change them.
  for (const shared of [Object, Array, Function, String, Number, Map, Set, RegExp]) Object.freeze(shared.prototype);
  return open(bytes, options);
}

async function* batches(task: ReaderTask): AsyncGenerator<ReaderReply> {
  const found: { source: SheetSource; summary: SheetSummary }[] = [];
  for (const source of await openSheets(task)) {
    const summary = await measureSheet(source, task.options);
    if (summary) found.push({ source, summary });
  }
  if (found.length === 0) throw task.options.headings.length > 0 ? sheetErrors.template() : sheetErrors.unreadable();
  yield { type: 'opened', sheets: found.map(({ summary }) => summary) };
  for (const [sheet, { source, summary }] of found.entries()) {
    for await (const rows of rowsBelow(source, summary)) yield { type: 'batch', batch: { sheet, rows } };
  }
}

function rejectionReply(error: unknown): ReaderReply {
  const { key, message, details } = error instanceof SheetError ? error : sheetErrors.unreadable();
  return { type: 'refused', error: { key, message, details }, reason: String(error) };
}

let replies: AsyncGenerator<ReaderReply> | undefined;

/** Every request asks for one reply, so at most one batch is in flight. */
process.on('message', async (request: ReaderRequest) => {
  if (request !== 'next') replies = batches(request);
  const reply = await replies?.next().then(
    ({ done, value }): ReaderReply => (done ? { type: 'end' } : value),
    (error: unknown) => rejectionReply(error),
  );
  process.send?.(reply);
});
