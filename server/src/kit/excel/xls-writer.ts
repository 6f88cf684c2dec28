import { ChunkedOutput } from './chunked-output.ts';
import { compoundFile } from './compound-file.ts';
import type { CellValue, SheetContent, SheetFile } from './sheet-content.ts';
import { headingLines, layOut, type RowStyle, type SheetSink } from './sheet-layout.ts';
import {
  format,
  record,
  sheetEntryLength,
  writeBegin,
  writeColumns,
  writeEnd,
  writeFormats,
  writeSheetEntry,
  writeView,
} from './xls-records.ts';
import { XlsSharedStrings } from './xls-shared-strings.ts';

/** Rows of one .xls sheet, headings included. */
const XLS_ROWS = 65_536;
const XLS_COLUMNS = 256;

interface XlsSheet {
  name: string;
  rows: number;
  cells: ChunkedOutput;
}

/** Collects the cells of each sheet as BIFF8 records; texts go to the shared string table. */
class XlsSheets implements SheetSink {
  readonly sheets: XlsSheet[] = [];
  readonly strings = new XlsSharedStrings();
  #current: XlsSheet = { name: '', rows: 0, cells: new ChunkedOutput() };

  startSheet(name: string): void {
    this.#current = { name, rows: 0, cells: new ChunkedOutput() };
    this.sheets.push(this.#current);
  }

  row(cells: readonly CellValue[], style: RowStyle): void {
    for (let column = 0; column < cells.length; column += 1) {
      const cell = cells[column];
      if (cell === null || cell === undefined) continue;
      if (typeof cell === 'number') this.#number(column, cell);
      else
        this.#text(column, cell, style === 'title' ? format.title : style === 'heading' ? format.heading : format.text);
    }
    this.#current.rows += 1;
  }

  #number(column: number, value: number): void {
    const { cells, rows } = this.#current;
    record(cells, 0x203, 14);
    cells.u16(rows);
    cells.u16(column);
    cells.u16(format.general);
    cells.f64(value);
  }

  #text(column: number, value: string, cellFormat: number): void {
    const { cells, rows } = this.#current;
    record(cells, 0xfd, 10);
    cells.u16(rows);
    cells.u16(column);
    cells.u16(cellFormat);
    cells.u32(this.strings.add(value));
  }
}

function buildSheetPart(content: SheetContent, sheet: XlsSheet, first: boolean): ChunkedOutput {
  const out = new ChunkedOutput();
  writeBegin(out, 'sheet');
  const columns = content.columns.map((column) => ({ width: column.width ?? 18, text: column.kind === 'text' }));
  writeColumns(out, columns, sheet.rows);
  for (const chunk of sheet.cells.finish()) out.append(chunk);
  writeView(out, { first, headings: headingLines(content).length, columns: content.columns.length });
  writeEnd(out);
  return out;
}

/**
 * Writes an .xls file (BIFF8). Resolves after the last row is read, so a failing query fails the export before its
 * first byte is sent. A sheet holds 65,536 rows with its headings; more rows go to further sheets with the same
 * headings.
 */
export async function writeXls(content: SheetContent): Promise<SheetFile> {
  if (content.columns.length > XLS_COLUMNS) throw new RangeError(`an .xls sheet has at most ${XLS_COLUMNS} columns`);
  const sink = new XlsSheets();
  await layOut(content, XLS_ROWS, sink);
  const strings = sink.strings.finish();
  const parts = sink.sheets.map((sheet, at) => buildSheetPart(content, sheet, at === 0));

  const workbook = new ChunkedOutput();
  writeBegin(workbook, 'workbook');
  writeFormats(workbook);
  const entries = sink.sheets.reduce((sum, sheet) => sum + sheetEntryLength(sheet.name), 0);
  let offset = workbook.length + entries + strings.length + 4;
  sink.sheets.forEach((sheet, at) => {
    writeSheetEntry(workbook, sheet.name, offset);
    offset += parts[at]?.length ?? 0;
  });
  for (const chunk of strings.chunks) workbook.append(chunk);
  writeEnd(workbook);
  for (const part of parts) for (const chunk of part.finish()) workbook.append(chunk);
  return compoundFile('Workbook', workbook);
}
