import { type CellObject, read } from '@e965/xlsx';

/** Every cell of the first sheet of a workbook, as another program reads it. */
export function sheetCells(file: Buffer): CellObject[] {
  const { Sheets: sheets, SheetNames: names } = read(file, { cellFormula: true });
  return Object.entries(sheets[names[0] ?? ''] ?? {}).flatMap(([at, cell]) => (at.startsWith('!') ? [] : [cell]));
}
