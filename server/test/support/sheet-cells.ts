import { type CellObject, read } from '@e965/xlsx';
import { importLimits, type SheetRow } from '../../src/kit/excel/read-options.ts';
import { openXls } from '../../src/kit/excel/xls-reader.ts';
import { openXlsx } from '../../src/kit/excel/xlsx-reader.ts';

/** Every cell of the first sheet of a workbook, as another program reads it. */
export function sheetCells(file: Buffer): CellObject[] {
  const { Sheets: sheets, SheetNames: names } = read(file, { cellFormula: true });
  return Object.entries(sheets[names[0] ?? ''] ?? {}).flatMap(([at, cell]) => (at.startsWith('!') ? [] : [cell]));
}

/** Every line of a workbook of the product's own, read without the process of an upload, whose start takes most of the time. */
export async function sheetLines(file: Buffer): Promise<SheetRow[]> {
  const lines: SheetRow[] = [];
  const open = file.toString('latin1', 0, 2) === 'PK' ? openXlsx : openXls;
  for (const source of await open(file, importLimits)) {
    for await (const rows of source.rows()) lines.push(...rows);
  }
  return lines;
}
