import { type CellObject, read, set_cptable, type WorkBook } from '@e965/xlsx';
import * as codePages from '@e965/xlsx/dist/cpexcel';
import { isDateFormat, numericText, plainText } from './cell-text.ts';
import type { ReadOptions, SheetRow, SheetSource } from './read-options.ts';
import { sheetErrors } from './sheet-error.ts';
import { SheetRows } from './sheet-rows.ts';

// Files older than Unicode store texts in the code page of the computer that wrote them.
set_cptable(codePages);

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
