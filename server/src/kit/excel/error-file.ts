import type { SheetFile } from './sheet-content.ts';
import { writeXls } from './xls-writer.ts';

/** A rejected row of an import: its line in the uploaded file (from 1), its cells and the reason. */
export interface RejectedRow {
  readonly row: number;
  readonly cells: readonly string[];
  readonly reason: string;
}

const ROW = '行号';
const REASON = '错误原因';

/**
 * Writes the rejected rows as .xls: unchanged, with 行号 and 错误原因 as the last columns, so the file can be corrected and
 * imported again. Replaces those columns of an earlier error file.
 */
export function writeErrorFile(
  headings: readonly string[],
  rows: Iterable<RejectedRow> | AsyncIterable<RejectedRow>,
): Promise<SheetFile> {
  const kept = headings.flatMap((title, at) => ([ROW, REASON].includes(title.trim()) ? [] : [{ title, at }]));
  async function* lines() {
    for await (const { row, cells, reason } of rows) yield [...kept.map(({ at }) => cells[at] ?? ''), row, reason];
  }
  return writeXls({
    name: '导入错误',
    columns: [
      ...kept.map(({ title }) => ({ title, kind: 'text' as const })),
      { title: ROW, kind: 'number', width: 8 },
      { title: REASON, kind: 'text', width: 50 },
    ],
    rows: lines(),
  });
}
