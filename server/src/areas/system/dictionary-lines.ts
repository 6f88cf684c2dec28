import { dictSheet } from '@campus/contract/system';
import type { SheetRow } from '../../kit/excel/read-options.ts';
import { readSheet, type SheetReading } from '../../kit/excel/sheet-reader.ts';
import type { Headings, ImportColumn } from '../../kit/spreadsheet/import-cells.ts';

/** Texts of the status values 0 and 1. */
export const statusTexts = ['停用', '启用'];

const dictionaryFields = ['dictName', 'dictCode', 'description'] as const;
const itemFields = ['itemText', 'itemValue', 'itemDescription', 'itemColor', 'sortOrder', 'status'] as const;
type Cells = Readonly<Record<(typeof dictionaryFields)[number] | (typeof itemFields)[number], string>>;

const titles = [...dictSheet.dictionary, ...dictSheet.item];
/** Columns of both heading lines. */
export const dictionaryColumns: readonly ImportColumn[] = [...dictionaryFields, ...itemFields].map((name, i) => {
  const title = titles[i] as string;
  return { name, title, label: title, optional: name !== 'dictName' && name !== 'dictCode' };
});

/** Opens the sheet; with a mapping, it needs neither the own titles nor a second heading line. */
export function openDictionarySheet(path: string, isMapped: boolean): Promise<SheetReading> {
  const [name, code] = dictSheet.dictionary;
  const knownTitles = isMapped ? [...titles, dictSheet.items] : [];
  return readSheet(path, { headings: [name, code, dictSheet.items], knownTitles });
}

export interface DictionarySheet {
  /** Titles of the first heading line, as the file has them. */
  readonly ownTitles: readonly string[];
  /** One title for each column, from both heading lines. */
  readonly titles: readonly string[];
  /** The second heading line. */
  readonly lead: SheetRow | undefined;
  readonly rows: readonly SheetRow[];
}
/** Splits lines below the first heading line into the second one, if there is one, and the rows. */
export function dictionarySheet(ownTitles: readonly string[], lines: readonly SheetRow[]): DictionarySheet {
  const first = ownTitles.indexOf(dictSheet.items);
  const [lead, ...rows] = lines;
  if (first < 0 || !lead) return { ownTitles, titles: ownTitles, lead: undefined, rows: lines };
  const width = Math.max(ownTitles.length, lead.cells.length);
  const flat = Array.from({ length: width }, (_, i) => {
    const own = ownTitles[i] ?? '';
    return i === first || (i > first && own === '') ? (lead.cells[i] ?? '').trim() : own;
  });
  return { ownTitles, titles: flat, lead, rows };
}

export interface DictionaryLine {
  readonly line: SheetRow;
  readonly cells: Cells;
}
/** A dictionary of the file with all its lines. */
export interface DictionaryLines {
  readonly first: DictionaryLine;
  readonly lines: readonly SheetRow[];
  readonly items: readonly DictionaryLine[];
}

/** Groups rows: one without name and code belongs to the dictionary above it; `lost` are those below none. */
export function groupLines(
  rows: readonly SheetRow[],
  headings: Headings,
): { found: DictionaryLines[]; lost: SheetRow[] } {
  const found: { first: DictionaryLine; lines: SheetRow[]; items: DictionaryLine[] }[] = [];
  const lost: SheetRow[] = [];
  for (const line of rows) {
    const read = { line, cells: getCells(line, headings) };
    if (read.cells.dictName !== '' || read.cells.dictCode !== '') found.push({ first: read, lines: [], items: [] });
    const current = found.at(-1);
    if (!current) {
      lost.push(line);
      continue;
    }
    current.lines.push(line);
    if (itemFields.some((name) => read.cells[name] !== '')) current.items.push(read);
  }
  return { found, lost };
}
function getCells(line: SheetRow, { columns }: Headings): Cells {
  const cells = Object.fromEntries(dictionaryColumns.map(({ name }) => [name, ''])) as Record<keyof Cells, string>;
  for (const { name, at } of columns) cells[name as keyof Cells] ||= (line.cells[at] ?? '').trim();
  return cells;
}
