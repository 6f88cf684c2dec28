import type { ReadOptions, SheetRow, SheetSource } from './read-options.ts';
import { sheetRefusal } from './sheet-refused.ts';

const HEADING_LINES = 10;

/** What a sheet holds, known before its first row is handed out. */
export interface SheetSummary {
  readonly name: string;
  /** The titles of the heading line; empty when none was asked for. */
  readonly headings: readonly string[];
  /** The line of the headings; 0 when none was asked for. */
  readonly headingRow: number;
  readonly rowCount: number;
  /** Whether rows beyond the limit were left out. */
  readonly truncated: boolean;
}

/** Whether the line holds every wanted title. */
function isHeading(line: SheetRow, wanted: readonly string[]): boolean {
  const titles = new Set(line.cells.map((cell) => cell.trim()));
  return wanted.every((title) => titles.has(title));
}

/**
 * Goes through the whole sheet: finds its heading line and counts the rows below. Undefined when it has no such line.
 * Throws SheetRefused for what is beyond the limits or damaged, so that nothing of such a file is ever handed out.
 */
export async function measureSheet(source: SheetSource, options: ReadOptions): Promise<SheetSummary | undefined> {
  let heading: SheetRow | undefined = options.headings.length === 0 ? { row: 0, cells: [] } : undefined;
  let rowCount = 0;
  for await (const rows of source.rows()) {
    for (const line of rows) {
      if (heading) rowCount += 1;
      else if (line.row > HEADING_LINES) return undefined;
      else if (isHeading(line, options.headings)) heading = line;
    }
    if (rowCount > options.maxRows) {
      if (options.beyond === 'refuse') throw sheetRefusal.tooManyRows(options.maxRows);
      break;
    }
  }
  if (!heading) return undefined;
  return {
    name: source.name,
    headings: heading.cells.map((cell) => cell.trim()),
    headingRow: heading.row,
    rowCount: Math.min(rowCount, options.maxRows),
    truncated: rowCount > options.maxRows,
  };
}

/** The rows below the heading line, as many as were counted. */
export async function* rowsBelow(source: SheetSource, summary: SheetSummary): AsyncIterable<SheetRow[]> {
  let left = summary.rowCount;
  for await (const rows of source.rows()) {
    const wanted = rows.filter((line) => line.row > summary.headingRow).slice(0, left);
    left -= wanted.length;
    if (wanted.length > 0) yield wanted;
    if (left === 0) return;
  }
}
