import { failure } from '@campus/contract/kit';
import { chartTableLimits } from '@campus/contract/statistics';
import { rawRoutes } from '../../kit/area-server.ts';
import type { CellValue } from '../../kit/excel/sheet-content.ts';
import { fileAnswer } from '../../kit/spreadsheet/export.ts';

const isCell = (value: unknown): value is CellValue =>
  value === null || typeof value === 'string' || (typeof value === 'number' && Number.isFinite(value));
const isRow = (value: unknown, columns: number): value is CellValue[] =>
  Array.isArray(value) && value.length === columns && value.every(isCell);

interface Table {
  readonly title: string;
  readonly heads: readonly string[];
  readonly rows: readonly CellValue[][];
}
/** Checks the table of a request. Throws badBody for any other shape, exportTooLarge for too many rows. */
function getTable({ title, heads, rows }: Readonly<Record<string, unknown>>): Table {
  const isValid =
    typeof title === 'string' &&
    title.length <= 100 &&
    Array.isArray(heads) &&
    heads.length > 0 &&
    heads.length <= chartTableLimits.columns &&
    heads.every((head) => typeof head === 'string') &&
    Array.isArray(rows);
  if (!isValid) throw failure('badBody');
  if (rows.length > chartTableLimits.rows) throw failure('exportTooLarge', chartTableLimits.rows);
  if (!rows.every((row) => isRow(row, heads.length))) throw failure('badBody');
  return { title, heads, rows };
}

/** The table of a chart as a workbook: exactly the numbers on the screen, which the caller has already been given. */
export const chartTableRoutes = rawRoutes(() => [
  {
    methods: ['POST'],
    path: '/statistics/table',
    access: 'signed-in',
    title: '图表数据导出',
    operateType: 6,
    perMinute: 30,
    handle: async ({ body }) => {
      const { title, heads, rows } = getTable(body);
      const isNumeric = (at: number) => rows.every((row) => row[at] === null || typeof row[at] === 'number');
      const columns = heads.map((head, at) => ({
        title: head,
        kind: isNumeric(at) ? ('number' as const) : ('text' as const),
        width: at === 0 ? 24 : 14,
      }));
      return fileAnswer(
        { name: title.replace(/[\\/:*?"<>|[\]]/g, ' '), title, columns, rows },
        'xlsx',
        `${title}，${rows.length}行`,
      );
    },
  },
]);
