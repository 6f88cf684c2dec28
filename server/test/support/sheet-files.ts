import type { CellValue } from '../../src/kit/excel/sheet-content.ts';
import { readSheet } from '../../src/kit/excel/sheet-reader.ts';
import { writeXls } from '../../src/kit/excel/xls-writer.ts';
import { writeXlsx } from '../../src/kit/excel/xlsx-writer.ts';

/** A sheet of text cells as an importer would send it. */
export async function sheetFile(
  format: 'xls' | 'xlsx',
  titles: readonly string[],
  rows: readonly (readonly CellValue[])[],
): Promise<Buffer> {
  const content = { name: '学生', columns: titles.map((title) => ({ title, kind: 'text' as const })), rows };
  const file = await (format === 'xls' ? writeXls(content) : writeXlsx(content));
  return Buffer.concat([...file.chunks]);
}
/** The heading row and the rows below it. */
export async function readRows(
  content: Buffer,
  headings: readonly string[],
): Promise<{ titles: readonly string[]; rows: string[][] }> {
  const reading = await readSheet(content, { headings: [...headings] });
  const rows: string[][] = [];
  for await (const batch of reading.batches) rows.push(...batch.rows.map((row) => [...row.cells]));
  return { titles: reading.sheets[0]?.headings ?? [], rows };
}
