import { Buffer } from 'node:buffer';
import type { SheetBegin } from '@campus/contract/system';
import { previewLimits } from '../../kit/excel/read-options.ts';
import { SheetError } from '../../kit/excel/sheet-error.ts';
import { readSheet } from '../../kit/excel/sheet-reader.ts';
import { getExtension } from '../storage/file-type.ts';
import { storageErrors } from '../storage/storage-error.ts';
import type { StoredFiles } from './stored-files.ts';

/** Previews run one after the other: each needs a thread with its own heap. */
let lastPreview: Promise<unknown> = Promise.resolve();

/** The first rows of every sheet of a stored workbook. Throws StorageError `notFound` and `noPreview`. */
export async function sheetPreview(files: StoredFiles, path: string): Promise<SheetBegin[]> {
  const facts = await files.options.store.stat(path);
  if (!facts) throw storageErrors.notFound();
  if (!['xls', 'xlsx'].includes(getExtension(path)) || facts.size > previewLimits.maxFileBytes)
    throw storageErrors.noPreview();
  const mine = lastPreview.then(() => readFirstRows(files, path));
  lastPreview = mine.catch(() => undefined);
  return mine;
}

async function readFirstRows(files: StoredFiles, path: string): Promise<SheetBegin[]> {
  const chunks: Buffer[] = [];
  for await (const chunk of (await files.options.store.open(path)).stream) chunks.push(chunk as Buffer);
  try {
    const reading = await readSheet(Buffer.concat(chunks), previewLimits);
    const rows = reading.sheets.map((): string[][] => []);
    const cut = new Set<number>();
    for await (const batch of reading.batches) {
      for (const { row, cells } of batch.rows) {
        if (row > previewLimits.maxRows) cut.add(batch.sheet);
        else placeRow(rows[batch.sheet] as string[][], row, cells);
      }
    }
    return reading.sheets.map(({ name, truncated }, i) => ({
      name,
      columns: Math.max(0, ...(rows[i] as string[][]).map((cells) => cells.length)),
      rows: rows[i] as string[][],
      truncated: truncated || cut.has(i),
    }));
  } catch (error) {
    if (error instanceof SheetError) throw storageErrors.noPreview();
    throw error;
  }
}

/** The reader leaves out empty lines; the preview keeps them in place. */
function placeRow(rows: string[][], row: number, cells: readonly string[]): void {
  while (rows.length < row - 1) rows.push([]);
  rows[row - 1] = [...cells];
}
