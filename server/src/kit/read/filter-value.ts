import { check, clean, type Field, type Filter, isList, type Operator } from '@campus/contract/kit';
import { isSafeText } from '../write/safe-input.ts';

/** Maximum number of values in one condition. */
const maxValues = 1000;
const dayPattern = /^\d{4}-\d{2}-\d{2}$/;

const treeKinds: ReadonlySet<Field['kind']> = new Set(['area', 'areas', 'category', 'categories', 'depart']);
/** Whether a value also matches everything below it. */
export const isTree = (field: Field): boolean => treeKinds.has(field.kind);
const ordered: ReadonlySet<Field['kind']> = new Set(['number', 'money', 'date', 'dateTime', 'time']);
/** Whether values have a meaningful order: numbers, dates and times. */
export const isOrdered = (field: Field): boolean =>
  ordered.has(field.kind) || (field.kind === 'dict' && field.numeric === true);
/** Whether the column holds text, so that it can be searched for members of a comma list. */
const isTextual = (field: Field): boolean => !isOrdered(field) && field.kind !== 'flag' && !field.encrypted;

export const leaf = (name: string, operator: Operator, value: unknown): Filter => [name, operator, value];

/**
 * Builds conditions on one column from request text. Throws `refused` for a value that does not fit the field's kind.
 */
export class FilterValues {
  readonly #name: string;
  readonly #field: Field;
  readonly #createError: () => Error;

  constructor(name: string, field: Field, refused: () => Error) {
    this.#name = name;
    this.#field = field;
    this.#createError = refused;
  }

  /** Parses `raw` as one value of the field's kind, without the rules that apply to forms only. */
  value(raw: string): unknown {
    const { required: _r, min: _min, max: _max, pattern: _p, least: _l, most: _m, ...loose } = this.#field;
    const field: Field = { ...loose, required: false, ...(isList(this.#field) && { kind: 'text' as const }) };
    if (!isSafeText(raw)) throw this.#createError();
    const value = clean(field, raw);
    if (value === null || value === undefined || check(field, value)) throw this.#createError();
    return value;
  }
  #values(list: readonly string[]): unknown[] {
    if (list.length > maxValues) throw this.#createError();
    return list.map((raw) => this.value(raw));
  }
  #text(raw: string): string {
    if (!isSafeText(raw)) throw this.#createError();
    return raw;
  }

  /** Matches one of these values, or for a comma list: at least one of its members. */
  oneOf(list: readonly string[]): Filter {
    const filled = list.map((raw) => raw.trim()).filter(Boolean);
    return isList(this.#field)
      ? leaf(this.#name, 'member', this.#values(filled))
      : leaf(this.#name, 'in', this.#values(filled));
  }
  /** Matches members of a comma list, including lists stored as plain text. */
  members(list: readonly string[]): Filter {
    return isTextual(this.#field) ? leaf(this.#name, 'member', this.#values(list.filter(Boolean))) : this.oneOf(list);
  }
  /** Matches these nodes and everything below them. */
  under(list: readonly string[]): Filter {
    const nodes = this.#values(list.map((raw) => raw.trim()).filter(Boolean));
    const parts = nodes.map((node) => leaf(this.#name, 'under', node));
    return parts.length === 1 ? (parts[0] as Filter) : { any: parts };
  }
  /** A comparison; encrypted values support equality only. */
  compare(operator: Operator, raw: string): Filter {
    if (this.#field.encrypted && operator !== 'eq') throw this.#createError();
    return leaf(this.#name, operator, this.value(raw));
  }
  /** Matches a part of the text. */
  like(operator: Operator, raw: string): Filter {
    if (this.#field.encrypted) throw this.#createError();
    return leaf(this.#name, operator, this.#text(raw));
  }
  /** One end of a range; for fields with a time, a date becomes its first or last second. */
  end(operator: 'ge' | 'gt' | 'le' | 'lt', raw: string): Filter {
    const day = this.#field.kind === 'dateTime' && dayPattern.test(raw.trim()) ? raw.trim() : undefined;
    const isLast = operator === 'le' || operator === 'gt';
    return this.compare(operator, day === undefined ? raw : `${day} ${isLast ? '23:59:59' : '00:00:00'}`);
  }
  /** Matches the whole day for a field with a time, the value otherwise. */
  equal(raw: string): Filter {
    if (this.#field.kind === 'dateTime' && dayPattern.test(raw.trim()))
      return { all: [this.end('ge', raw), this.end('le', raw)] };
    return this.compare('eq', raw);
  }
}
