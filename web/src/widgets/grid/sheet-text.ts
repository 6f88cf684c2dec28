/*
 * The text form of a range of cells that spreadsheets put on the clipboard: tabs between cells, line breaks between
 * rows, and cells with a tab, a quote or a line break in quotes, their own quotes doubled.
 */

const special = /[\t"\r\n]/;
const quoted = (cell: string): string => (special.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell);

/** Rows of cells as spreadsheets read them. */
export const sheetText = (rows: readonly (readonly string[])[]): string =>
  rows.map((row) => row.map(quoted).join('\t')).join('\r\n');

/** Whether a pasted text is a range of cells, not the content of one. */
export const isSheet = (pasted: string): boolean => /[\t\r\n]/.test(pasted);

/** Where the closing quote of a cell that opens at `from` stands; -1 when it never closes as a cell. */
function closingQuote(source: string, from: number): number {
  let at = from + 1;
  for (;;) {
    at = source.indexOf('"', at);
    if (at === -1) return -1;
    if (source[at + 1] !== '"') break;
    at += 2;
  }
  const next = source[at + 1];
  return next === undefined || next === '\t' || next === '\n' || next === '\r' ? at : -1;
}
const nextBreak = /[\t\r\n]/g;

/** The cells of a pasted range; at most `mostRows` rows are read. A quote that never closes is an ordinary character. */
export function parseSheet(source: string, mostRows = Number.POSITIVE_INFINITY): string[][] {
  const rows: string[][] = [];
  let row: string[] = [];
  let at = 0;
  while (at <= source.length) {
    const end = source[at] === '"' ? closingQuote(source, at) : -1;
    let cell: string;
    if (end !== -1) {
      cell = source.slice(at + 1, end).replaceAll('""', '"');
      at = end + 1;
    } else {
      nextBreak.lastIndex = at;
      const stop = nextBreak.exec(source)?.index ?? source.length;
      cell = source.slice(at, stop);
      at = stop;
    }
    row.push(cell.replaceAll('\r\n', '\n'));
    if (source[at] === '\t') {
      at += 1;
      continue;
    }
    rows.push(row);
    row = [];
    if (rows.length >= mostRows) return rows;
    if (at >= source.length) return rows;
    at += source.startsWith('\r\n', at) ? 2 : 1;
    // The break at the end of the last row begins no further one.
    if (at === source.length) return rows;
  }
  return rows;
}
