import { isoDateText, numericText, plainText, unescapeText } from './cell-text.ts';
import type { ReadOptions, SheetRow, SheetSource } from './read-options.ts';
import { sheetErrors } from './sheet-error.ts';
import { SheetRows } from './sheet-rows.ts';
import { unpackText } from './unpack.ts';
import { openWorkbook, StringItem, type XlsxWorkbook } from './xlsx-workbook.ts';
import { type Attributes, attribute, type XmlHandler, XmlScanner } from './xml-scanner.ts';
import { openArchive, type ZipEntry } from './zip-directory.ts';

/** The column (from 0) of a reference such as `AB12`; -1 for an invalid one. */
function getColumn(reference: string): number {
  let column = 0;
  let at = 0;
  for (; at < reference.length; at += 1) {
    const code = reference.charCodeAt(at) & 0xdf;
    if (code < 65 || code > 90) break;
    column = column * 26 + code - 64;
  }
  return at > 0 && at <= 3 ? column - 1 : -1;
}

/** Converts the XML events of a sheet part to rows. Ignores formulas and reads their last value. */
class SheetPart implements XmlHandler {
  readonly rows: SheetRows;
  #workbook: XlsxWorkbook;
  #item = new StringItem();
  #inData = false;
  #inValue = false;
  #column = -1;
  #type = 'n';
  #format = 0;
  #value = '';

  constructor(workbook: XlsxWorkbook, rows: SheetRows) {
    this.#workbook = workbook;
    this.rows = rows;
  }

  open(name: string, tag: Attributes): void {
    if (!this.#inData) {
      this.#inData = name === 'sheetData';
    } else if (name === 'row') {
      const number = attribute(tag, 'r');
      this.rows.start(number === undefined ? undefined : Number(number));
      this.#column = -1;
    } else if (name === 'c') {
      this.#startCell(tag);
    } else if (name === 'v') {
      this.#inValue = true;
    } else this.#item.open(name);
  }

  close(name: string): void {
    if (!this.#inData) return;
    if (name === 'sheetData') this.#inData = false;
    else if (name === 'row') this.rows.finish();
    else if (name === 'c') this.rows.cell(this.#column, this.#cellText());
    else if (name === 'v') this.#inValue = false;
    else this.#item.close(name);
  }

  text(text: string): void {
    if (!this.#inData) return;
    if (this.#inValue) this.#value += text;
    else this.#item.text(text);
  }

  #startCell(tag: Attributes): void {
    const reference = attribute(tag, 'r');
    this.#column = reference === undefined ? this.#column + 1 : getColumn(reference);
    this.#type = attribute(tag, 't') ?? 'n';
    this.#format = Number(attribute(tag, 's') ?? 0);
    this.#value = '';
  }

  #cellText(): string {
    const value = this.#value;
    if (this.#type === 'inlineStr') return this.#item.take();
    if (value === '') return '';
    if (this.#type === 's') {
      const text = this.#workbook.strings[Number(value)];
      if (text === undefined) throw sheetErrors.unreadable();
      return text;
    }
    if (this.#type === 'str' || this.#type === 'e') return plainText(unescapeText(value));
    if (this.#type === 'b') return value === '1' ? 'TRUE' : 'FALSE';
    if (this.#type === 'd') return isoDateText(value);
    const number = Number(value);
    if (Number.isNaN(number)) throw sheetErrors.unreadable();
    return numericText(number, this.#workbook.dates[this.#format] ?? false, this.#workbook.since1904);
  }
}

async function* sheetRows(workbook: XlsxWorkbook, entry: ZipEntry, options: ReadOptions): AsyncIterable<SheetRow[]> {
  const part = new SheetPart(workbook, new SheetRows(options));
  const scanner = new XmlScanner(part);
  for await (const piece of unpackText(entry)) {
    scanner.write(piece);
    const rows = part.rows.take();
    if (rows.length > 0) yield rows;
  }
  scanner.end();
}

/** The visible sheets of an .xlsx file. Each iteration over the rows unpacks them again. Throws SheetRefused. */
export async function openXlsx(bytes: Buffer, options: ReadOptions): Promise<SheetSource[]> {
  const workbook = await openWorkbook(await openArchive(bytes));
  return workbook.sheets
    .slice(0, options.maxSheets)
    .map(({ name, entry }) => ({ name, rows: () => sheetRows(workbook, entry, options) }));
}
