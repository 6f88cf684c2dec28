import type { ReadOptions, SheetRow, SheetSource } from './read-options.ts';
import { sheetErrors } from './sheet-error.ts';

const HEADING_LINES = 10;

/** Summary of a sheet, known before its first row is returned. */
export interface SheetSummary {
  readonly name: string;
  /** Titles of the heading line; empty when none was requested. */
  readonly headings: readonly string[];
  /** Line of the headings; 0 when none was requested. */
  readonly headingRow: number;
  readonly rowCount: number;
  /** Whether rows beyond the limit were left out. */
  readonly truncated: boolean;
}

/** Whether the line holds every requested title. */
function isHeading(line: SheetRow, wanted: readonly string[]): boolean {
  const titles = new Set(line.cells.map((cell) => cell.trim()));
  return wanted.every((title) => titles.has(title));
}

/** The heading line among the first ten, or line 0 when no headings are requested. */
async function headingLine(source: SheetSource, options: ReadOptions): Promise<SheetRow | undefined> {
  const { headings, knownTitles } = options;
  if (headings.length === 0 && knownTitles.length === 0) return { row: 0, cells: [] };
  const early: SheetRow[] = [];
  for await (const rows of source.rows()) {
    early.push(...rows.filter(({ row }) => row <= HEADING_LINES));
    if (rows.some(({ row }) => row >= HEADING_LINES)) break;
  }
  const exact = headings.length === 0 ? undefined : early.find((line) => isHeading(line, headings));
  if (exact || knownTitles.length === 0) return exact;
  const known = new Set(knownTitles);
  const score = ({ cells }: SheetRow) =>
    cells.reduce((sum, cell) => sum + (cell.trim() === '' ? 0 : known.has(cell.trim()) ? 1000 : 1), 0);
  return early.toSorted((one, other) => score(other) - score(one))[0];
}

/**
 * Reads the whole sheet to find its heading line and count the rows below. Returns undefined without a heading line.
 * Throws SheetRefused for a damaged or too large sheet, so none of its rows is ever returned.
 */
export async function measureSheet(source: SheetSource, options: ReadOptions): Promise<SheetSummary | undefined> {
  const heading = await headingLine(source, options);
  if (!heading) return undefined;
  let rowCount = 0;
  for await (const rows of source.rows()) {
    rowCount += rows.filter(({ row }) => row > heading.row).length;
    if (rowCount > options.maxRows) {
      if (options.beyond === 'refuse') throw sheetErrors.tooManyRows(options.maxRows);
      break;
    }
  }
  return {
    name: source.name,
    headings: heading.cells.map((cell) => cell.trim()),
    headingRow: heading.row,
    rowCount: Math.min(rowCount, options.maxRows),
    truncated: rowCount > options.maxRows,
  };
}

/** The counted rows below the heading line. */
export async function* rowsBelow(source: SheetSource, summary: SheetSummary): AsyncIterable<SheetRow[]> {
  let left = summary.rowCount;
  for await (const rows of source.rows()) {
    const wanted = rows.filter((line) => line.row > summary.headingRow).slice(0, left);
    left -= wanted.length;
    if (wanted.length > 0) yield wanted;
    if (left === 0) return;
  }
}
