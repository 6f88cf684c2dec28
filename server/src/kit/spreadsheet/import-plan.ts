import { failure } from '@campus/contract/kit';
import {
  type ImportCorrections,
  type ImportMapping,
  type ImportTarget,
  importCheckLimits,
} from '@campus/contract/rules';
import type { SheetRow } from '../excel/read-options.ts';
import { assertSafeInput } from '../write/safe-input.ts';
import { getHeadings, type Headings, type ImportColumn } from './import-cells.ts';

type Texts = Readonly<Record<string, string>>;

function parseObject(text: string, refuse: () => Error): Readonly<Record<string, unknown>> {
  let parsed: unknown;
  try {
    parsed = JSON.parse(text);
  } catch {
    throw refuse();
  }
  if (typeof parsed !== 'object' || parsed === null || Array.isArray(parsed)) throw refuse();
  assertSafeInput(parsed);
  return parsed as Readonly<Record<string, unknown>>;
}

/** Options of the caller for a file: the column mapping and corrected texts of single cells. */
export class ImportPlan {
  readonly #known: readonly ImportColumn[];
  /** Columns as mapped by the caller; undefined: by their titles. */
  readonly mapping: ImportMapping | undefined;
  readonly #corrections: ReadonlyMap<string, Texts>;

  /** Throws importMapping, importCorrections, badText, badBody. */
  constructor(known: readonly ImportColumn[], mapping: string | undefined, corrections: string | undefined) {
    this.#known = known;
    this.mapping = mapping === undefined ? undefined : this.#parseMapping(mapping);
    this.#corrections = new Map(Object.entries(corrections === undefined ? {} : this.#parseCorrections(corrections)));
  }
  /** Whether the file is read by its own titles alone. */
  get isPlain(): boolean {
    return this.mapping === undefined && this.#corrections.size === 0;
  }

  #parseMapping(text: string): ImportMapping {
    const refuse = () => failure('importMapping');
    const titles = new Set(this.#known.map(({ title }) => title));
    const entries = Object.entries(parseObject(text, refuse));
    // A title that is already mapped is no longer in the set.
    for (const [at, title] of entries)
      if (!/^\d{1,3}$/.test(at) || typeof title !== 'string' || !titles.delete(title)) throw refuse();
    return Object.fromEntries(entries) as ImportMapping;
  }

  #parseCorrections(text: string): ImportCorrections {
    const refuse = () => failure('importCorrections');
    const fields = new Set(this.#known.map(({ name }) => name));
    const rows = Object.entries(parseObject(text, refuse));
    if (rows.length > importCheckLimits.corrections) throw refuse();
    for (const [row, texts] of rows) {
      if (!/^[1-9]\d{0,6}$/.test(row) || typeof texts !== 'object' || texts === null || Array.isArray(texts))
        throw refuse();
      for (const [field, value] of Object.entries(texts))
        if (!fields.has(field) || typeof value !== 'string' || value.length > importCheckLimits.text) throw refuse();
    }
    return Object.fromEntries(rows) as ImportCorrections;
  }

  /**
   * Maps columns to fields. Fields without a column get one after the titles, for corrections to fill. Throws
   * importMapping for a column that the file does not have.
   */
  headings(titles: readonly string[]): Headings {
    const columns = this.mapping ? this.#mapColumns(this.mapping, titles) : getHeadings(this.#known, titles).columns;
    const found = new Set(columns.map(({ name }) => name));
    const others = this.#corrections.size === 0 ? [] : this.#known.filter(({ name }) => !found.has(name));
    const added = others.map(({ name, title }, i) => ({ name, title, at: titles.length + i }));
    return { titles, columns: [...columns, ...added] };
  }
  #mapColumns(mapping: ImportMapping, titles: readonly string[]): Headings['columns'] {
    const known = new Map(this.#known.map((column) => [column.title, column]));
    return Object.entries(mapping).map(([at, title]) => {
      if (Number(at) >= titles.length) throw failure('importMapping');
      return { name: (known.get(title) as ImportColumn).name, title, at: Number(at) };
    });
  }

  /** Throws importTemplate when the mapping leaves out a required column and there are no corrections. */
  assertComplete(): void {
    if (this.mapping === undefined || this.#corrections.size > 0) return;
    const mapped = new Set(Object.values(this.mapping));
    const names = new Set(this.#known.filter(({ title }) => mapped.has(title)).map(({ name }) => name));
    if (this.#known.some(({ name, optional }) => !optional && !names.has(name))) throw failure('importTemplate');
  }

  /** Returns the row with its corrections applied. */
  applyCorrections(row: SheetRow, { columns }: Headings): SheetRow {
    const texts = this.#corrections.get(String(row.row));
    if (!texts) return row;
    const cells = [...row.cells];
    for (const [field, value] of Object.entries(texts)) {
      const held = columns.filter(({ name }) => name === field);
      // Of several columns for one field, the first non-empty one counts, so the others are cleared.
      held.forEach(({ at }, i) => {
        while (cells.length <= at) cells.push('');
        cells[at] = i === 0 ? value : '';
      });
    }
    return { ...row, cells };
  }
}

/** Columns that a mapping can choose. */
export const importTargets = (
  columns: readonly ImportColumn[],
  optionsOf: (name: string) => readonly string[] | undefined,
): ImportTarget[] =>
  columns.map(({ name, title, optional }) => {
    const options = optionsOf(name);
    return { field: name, title, required: !optional, ...(options && { options }) };
  });

/** The mapping that the file's own titles give. */
export function guessMapping(columns: readonly ImportColumn[], titles: readonly string[]): ImportMapping {
  const free = new Set(columns);
  const found = getHeadings(columns, titles).columns.flatMap(({ name, at }): [string, string][] => {
    const own = [...free].filter((column) => column.name === name);
    const target = own.find(({ title }) => title === titles[at]) ?? own[0];
    if (!target) return [];
    free.delete(target);
    return [[String(at), target.title]];
  });
  return Object.fromEntries(found);
}
