import {
  type AnyEntity,
  canonicalValue,
  type Failure,
  type Field,
  type Filter,
  failure,
  inRow,
  isLeaf,
} from '@campus/contract/kit';
import type { Data } from '../read/texts.ts';

interface RowKey {
  readonly key: string;
  readonly label: string;
  /** False: unique among some rows only, so two rows of a file may be equal. */
  readonly isStrict: boolean;
}

/** Whether the imported row is among the rows that the key is unique for. */
const isAmong = (e: AnyEntity, draft: Data, when: Filter | undefined): boolean => {
  if (when === undefined) return true;
  if (!isLeaf(when)) return 'all' in when && when.all.every((part) => isAmong(e, draft, part));
  const [field, operator, value] = when;
  return operator === 'eq' && String(draft[field] ?? e.fields[field]?.default ?? '') === String(value);
};

/** The unique keys of a draft whose values the sheet gives. */
function getKeys(e: AnyEntity, draft: Data): RowKey[] {
  const getLabel = (names: readonly string[]) => names.map((name) => e.fields[name]?.label ?? name).join('、');
  const fields = Object.entries(e.fields).flatMap(([name, { unique }]) => {
    if (!unique) return [];
    const { within = [], when = undefined } = unique === true ? {} : unique;
    return [{ names: [name, ...within], required: [name], isStrict: isAmong(e, draft, when) }];
  });
  const sets = (e.uniques ?? []).map(({ fields: names, when }) => ({
    names,
    required: names,
    isStrict: isAmong(e, draft, when),
  }));
  return [...fields, ...sets].flatMap(({ names, required, isStrict }) => {
    const values = names.map((name) => canonicalValue(e.fields[name] as Field, String(draft[name] ?? '').trim()));
    // A masked value from an export does not identify the stored one.
    if (names.some((name, i) => e.fields[name]?.mask && values[i]?.includes('*'))) return [];
    if (required.some((name) => String(draft[name] ?? '').trim() === '')) return [];
    return [{ key: JSON.stringify([names, values]), label: getLabel(required), isStrict }];
  });
}

/** Lines of one import by the keys of their rows; rejects a key that another line of the same file has. */
export class ImportKeys {
  readonly #e: AnyEntity;
  readonly #stored = new Map<string, number>();
  /** Of the open transaction. */
  readonly #saved = new Map<string, number>();
  /** Of the row that is being saved. */
  readonly #staged = new Map<string, number>();

  constructor(e: AnyEntity) {
    this.#e = e;
  }

  /** Throws importRepeated when an earlier line has a key of this draft, or is the same stored row. */
  assertNew(draft: Data, line: number): void {
    const keys = getKeys(this.#e, draft);
    const repeated = keys.find(({ key, isStrict }) => isStrict && this.#otherLine(key, line) !== undefined);
    if (repeated) throw failure('importRepeated', line, this.#otherLine(repeated.key, line) as number, repeated.label);
    const other = typeof draft.id === 'string' ? this.#otherLine(`id ${draft.id}`, line) : undefined;
    if (other === undefined) return;
    const shared = keys.find(({ key }) => this.#otherLine(key, line) === other);
    throw failure('importRepeated', line, other, shared?.label ?? this.#e.title);
  }
  /** Records the line whose row is written in the open transaction. */
  stage(draft: Data, id: string, line: number): void {
    for (const { key } of getKeys(this.#e, draft)) this.#staged.set(key, line);
    this.#staged.set(`id ${id}`, line);
  }
  /** Keeps the staged line, whose row is saved. */
  keep(): void {
    for (const [key, line] of this.#staged) this.#saved.set(key, line);
    this.#staged.clear();
  }
  /** Discards the staged line, whose row was undone. */
  drop(): void {
    this.#staged.clear();
  }
  /** Keeps the saved lines after a commit. */
  commit(): void {
    for (const [key, line] of this.#saved) this.#stored.set(key, line);
    this.#saved.clear();
  }
  /** Discards the lines of a transaction that was rolled back. */
  rollback(): void {
    this.#saved.clear();
    this.#staged.clear();
  }
  /** A retry after a deadlock saves the same line again: it does not repeat itself. */
  #otherLine(key: string, line: number): number | undefined {
    const found = this.#staged.get(key) ?? this.#saved.get(key) ?? this.#stored.get(key);
    return found === line ? undefined : found;
  }
}

/** The reason for a rejected line; the message of a repeated key names both lines already. */
export const getReason = (line: number, failed: Failure, sentence: string): string =>
  failed.key === 'importRepeated' ? sentence : inRow(line, sentence);
