import type { CellValue, SheetContent, SheetFile } from './sheet-content.ts';
import { headingLines, layOut, type RowStyle, type SheetSink } from './sheet-layout.ts';
import { sheetHead, sheetTail, xlsxFormat, xlsxParts, xmlText } from './xlsx-parts.ts';
import { ZipWriter } from './zip-writer.ts';

/** Rows of one .xlsx sheet, headings included. */
const XLSX_ROWS = 1_048_576;
const XLSX_COLUMNS = 16_384;
const PENDING_CHARACTERS = 64 * 1024;

/** The letters of a column (from 0): A … Z, AA … */
export function columnLetters(column: number): string {
  let letters = '';
  for (let rest = column + 1; rest > 0; rest = Math.floor((rest - 1) / 26)) {
    letters = String.fromCharCode(65 + ((rest - 1) % 26)) + letters;
  }
  return letters;
}

const getStyle = (style: RowStyle) =>
  style === 'title' ? xlsxFormat.title : style === 'heading' ? xlsxFormat.heading : xlsxFormat.text;

class XlsxSheets implements SheetSink {
  readonly names: string[] = [];
  #letters: string[];
  #content: SheetContent;
  #archive: ZipWriter;
  #pending = '';
  #rows = 0;

  constructor(content: SheetContent, archive: ZipWriter) {
    this.#content = content;
    this.#archive = archive;
    this.#letters = content.columns.map((_, at) => columnLetters(at));
  }

  startSheet(name: string): void {
    this.names.push(name);
    this.#archive.start(`xl/worksheets/sheet${this.names.length}.xml`);
    const columns = this.#content.columns.map((column) => ({
      width: column.width ?? 18,
      text: column.kind === 'text',
    }));
    this.#pending = sheetHead(columns, headingLines(this.#content).length, this.names.length === 1);
    this.#rows = 0;
  }

  row(cells: readonly CellValue[], style: RowStyle): void | Promise<void> {
    this.#rows += 1;
    let xml = `<row r="${this.#rows}">`;
    for (let column = 0; column < cells.length; column += 1) {
      const cell = cells[column];
      if (cell === null || cell === undefined) continue;
      const reference = `${this.#letters[column]}${this.#rows}`;
      xml +=
        typeof cell === 'number'
          ? `<c r="${reference}"><v>${cell}</v></c>`
          : `<c r="${reference}" s="${getStyle(style)}" t="inlineStr"><is><t xml:space="preserve">${xmlText(cell)}</t></is></c>`;
    }
    this.#pending += `${xml}</row>`;
    if (this.#pending.length > PENDING_CHARACTERS) return this.#flush();
  }

  async endSheet(): Promise<void> {
    const lines = headingLines(this.#content).length - 1;
    const columns = this.#letters.length;
    this.#pending += sheetTail(this.#letters.at(-1) ?? 'A', columns > 1 ? lines : 0);
    await this.#flush();
    this.#archive.end();
  }

  async #flush(): Promise<void> {
    const text = this.#pending;
    this.#pending = '';
    await this.#archive.write(text);
  }
}

/**
 * Writes an .xlsx file with the layout of `writeXls`. Resolves after the last row is read; keeps only compressed bytes.
 */
export async function writeXlsx(content: SheetContent): Promise<SheetFile> {
  if (content.columns.length > XLSX_COLUMNS) throw new RangeError(`an .xlsx sheet has at most ${XLSX_COLUMNS} columns`);
  const archive = new ZipWriter();
  const sink = new XlsxSheets(content, archive);
  await layOut(content, XLSX_ROWS, sink);
  for (const [path, xml] of xlsxParts(sink.names)) {
    archive.start(path);
    await archive.write(xml);
    archive.end();
  }
  return archive.finish();
}
