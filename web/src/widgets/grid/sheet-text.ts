/*
 * Clipboard format of spreadsheets: tabs between cells, line breaks between rows; cells with a tab, quote or line break
 * are quoted, with inner quotes doubled.
 */

const special = /[\t"\r\n]/;
const quoteCell = (cell: string): string => (special.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell);

/** Formats rows of cells for spreadsheets. */
export const sheetText = (rows: readonly (readonly string[])[]): string =>
  rows.map((row) => row.map(quoteCell).join('\t')).join('\r\n');

/** Whether pasted text is a range of cells rather than the content of one. */
export const isSheet = (pasted: string): boolean => /[\t\r\n]/.test(pasted);

/** Index of the closing quote of a cell that opens at `from`; -1 when it is not closed. */
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

/** Parses a pasted range of at most `mostRows` rows. An unclosed quote is an ordinary character. */
export function parseSheet(source: string, maxRows = Number.POSITIVE_INFINITY): string[][] {
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
    if (rows.length >= maxRows) return rows;
    if (at >= source.length) return rows;
    at += source.startsWith('\r\n', at) ? 2 : 1;
    // A trailing line break does not start another row.
    if (at === source.length) return rows;
  }
  return rows;
}
