import { createRequire } from 'node:module';
import { type CellObject, read, set_cptable, type WorkBook } from '@e965/xlsx';
import type { CP$Module } from '@e965/xlsx/dist/cpexcel';
import { isDateFormat, numericText, plainText } from './cell-text.ts';
import type { ReadOptions, SheetRow, SheetSource } from './read-options.ts';
import { sheetErrors } from './sheet-error.ts';
import { SheetRows } from './sheet-rows.ts';

type CodePages = CP$Module['utils'];
let codePages: CodePages | undefined;
/** Tables of every code page, on first use: building them takes half of the time of a small file. */
function getCodePages(): CodePages {
  codePages ??= createRequire(import.meta.url)('@e965/xlsx/dist/cpexcel').utils as CodePages;
  return codePages;
}
const utf16 = 1200;
const decode = (codePage: number, bytes: Uint8Array | number[]): string =>
  codePage === utf16 ? Buffer.from(bytes).toString('utf16le') : getCodePages().decode(codePage, bytes);
const encode = (codePage: number, text: string) => getCodePages().encode(codePage, text);
// Files older than Unicode store texts in the code page of the computer that wrote them.
set_cptable({ utils: { decode, encode } });

const BATCH = 500;
const GENERAL = 0;

function cellText(cell: CellObject, since1904: boolean): string {
  if (cell.t === 'n' && typeof cell.v === 'number') {
    const code = typeof cell.z === 'string' ? cell.z : undefined;
    return numericText(cell.v, code !== undefined && isDateFormat(GENERAL, code), since1904);
  }
  if (cell.t === 'b') return cell.v ? 'TRUE' : 'FALSE';
  if (cell.t === 'e') return cell.w ?? '';
  return typeof cell.v === 'string' ? plainText(cell.v) : '';
}

function* sheetRows(
  lines: readonly (readonly (CellObject | undefined)[] | undefined)[],
  since1904: boolean,
  options: ReadOptions,
): Iterable<SheetRow[]> {
  const rows = new SheetRows(options);
  for (let line = 0; line < lines.length; line += 1) {
    const cells = lines[line];
    if (cells) {
      rows.start(line + 1);
      cells.forEach((cell, column) => {
        if (cell) rows.cell(column, cellText(cell, since1904));
      });
      rows.finish();
    }
    if ((line + 1) % BATCH === 0) yield rows.take();
  }
  yield rows.take();
}

function parse(bytes: Buffer, options: ReadOptions): WorkBook {
  // A preview needs the first rows only; an import counts every row.
  const sheetRows = options.beyond === 'cut' ? options.maxRows + 11 : 0;
  try {
    return read(bytes, {
      type: 'buffer',
      dense: true,
      cellNF: true,
      cellFormula: false,
      cellHTML: false,
      cellText: false,
      sheetRows,
    });
  } catch (error) {
    if (error instanceof Error && /password|encrypt/i.test(error.message)) throw sheetErrors.encrypted();
    throw sheetErrors.unreadable(error);
  }
}

/** The visible sheets of an .xls file, parsed as a whole. Throws SheetRefused. */
export function openXls(bytes: Buffer, options: ReadOptions): SheetSource[] {
  const workbook = parse(bytes, options);
  const since1904 = workbook.Workbook?.WBProps?.date1904 === true;
  const visible = workbook.SheetNames.filter((_, at) => !workbook.Workbook?.Sheets?.[at]?.Hidden);
  return visible.slice(0, options.maxSheets).flatMap((name) => {
    const lines = workbook.Sheets[name]?.['!data'];
    return lines ? [{ name, rows: () => sheetRows(lines, since1904, options) }] : [];
  });
}
