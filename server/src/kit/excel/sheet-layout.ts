import { setImmediate as nextTurn } from 'node:timers/promises';
import { type CellValue, cutText, guardText, type SheetContent, storedCell } from './sheet-content.ts';

export type RowStyle = 'title' | 'subtitle' | 'heading' | 'data';

/** Writes the laid-out rows in a file format. Cells are stored values: guarded, cut, numbers in number columns. */
export interface SheetSink {
  startSheet(name: string): void;
  row(cells: readonly CellValue[], style: RowStyle): void | Promise<void>;
  endSheet?(): void | Promise<void>;
}

/** The lines above the data, repeated on every sheet of a file. */
export function headingLines(content: SheetContent): { style: RowStyle; cells: string[] }[] {
  const lines: { style: RowStyle; cells: string[] }[] = [];
  if (content.title !== undefined) lines.push({ style: 'title', cells: [content.title] });
  if (content.subtitle !== undefined) lines.push({ style: 'subtitle', cells: [content.subtitle] });
  lines.push({ style: 'heading', cells: content.columns.map((column) => column.title) });
  return lines.map(({ style, cells }) => ({ style, cells: cells.map((cell) => cutText(guardText(cell))) }));
}

/** A valid sheet name: at most 31 characters, none of `[]:*?/\`, numbered from the second sheet. */
export function sheetName(name: string, index: number): string {
  const suffix = index === 0 ? '' : String(index + 1);
  const clean = name.replace(/[[\]:*?/\\\p{Cc}]/gu, '').replace(/^'+|'+$/g, '');
  let short = '';
  for (const character of clean || 'Sheet') {
    if (short.length + character.length + suffix.length > 31) break;
    short += character;
  }
  return short + suffix;
}

const ROWS_PER_TURN = 100;

/**
 * Writes the rows to the sink in order and starts a new sheet with the same headings when one is full. Yields to the
 * event loop every 100 rows, so other calls wait for some milliseconds of a long export at most.
 */
export async function layOut(content: SheetContent, rowsPerSheet: number, sink: SheetSink): Promise<void> {
  const headings = headingLines(content);
  let sheets = 0;
  let used = 0;
  const start = async () => {
    sink.startSheet(sheetName(content.name, sheets));
    for (const line of headings) await sink.row(line.cells, line.style);
    sheets += 1;
    used = headings.length;
  };
  await start();
  let written = 0;
  for await (const row of content.rows) {
    if (used === rowsPerSheet) {
      await sink.endSheet?.();
      await start();
    }
    const pending = sink.row(
      content.columns.map((column, at) => storedCell(column.kind, row[at])),
      'data',
    );
    if (pending) await pending;
    used += 1;
    written += 1;
    if (written % ROWS_PER_TURN === 0) await nextTurn();
  }
  await sink.endSheet?.();
}
