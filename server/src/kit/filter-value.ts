import { check, clean, type Field, type Filter, isSeveral, type Operator } from '@campus/contract/kit';
import { isFit } from './outside-text.ts';

/** Most values of a list in one condition. */
const mostValues = 1000;
const dayForm = /^\d{4}-\d{2}-\d{2}$/;

const treeKinds: ReadonlySet<Field['kind']> = new Set(['area', 'areas', 'category', 'categories', 'depart']);
/** Whether a value also stands for everything below it. */
export const isTree = (field: Field): boolean => treeKinds.has(field.kind);
const ordered: ReadonlySet<Field['kind']> = new Set(['number', 'money', 'date', 'dateTime', 'time']);
/** Whether values have an order that means something: numbers, days and times. */
export const isOrdered = (field: Field): boolean =>
  ordered.has(field.kind) || (field.kind === 'dict' && field.numeric === true);
/** Whether the column holds text, so that members of a comma list can be looked for in it. */
const isTextual = (field: Field): boolean => !isOrdered(field) && field.kind !== 'flag' && !field.encrypted;

export const leaf = (name: string, operator: Operator, value: unknown): Filter => [name, operator, value];

/** Makes conditions on one column from text of a request. What does not fit the field's kind throws `refused`. */
export class FilterValues {
  readonly #name: string;
  readonly #field: Field;
  readonly #refused: () => Error;

  constructor(name: string, field: Field, refused: () => Error) {
    this.#name = name;
    this.#field = field;
    this.#refused = refused;
  }

  /** `raw` as one value of the field's kind, without the rules that only a form has. */
  value(raw: string): unknown {
    const { required: _r, min: _min, max: _max, pattern: _p, least: _l, most: _m, ...loose } = this.#field;
    const field: Field = { ...loose, required: false, ...(isSeveral(this.#field) && { kind: 'text' as const }) };
    if (!isFit(raw)) throw this.#refused();
    const value = clean(field, raw);
    if (value === null || value === undefined || check(field, value)) throw this.#refused();
    return value;
  }
  #values(list: readonly string[]): unknown[] {
    if (list.length > mostValues) throw this.#refused();
    return list.map((raw) => this.value(raw));
  }
  #text(raw: string): string {
    if (!isFit(raw)) throw this.#refused();
    return raw;
  }

  /** One of these values, or for a comma list: holds at least one of them. */
  oneOf(list: readonly string[]): Filter {
    const filled = list.map((raw) => raw.trim()).filter(Boolean);
    return isSeveral(this.#field)
      ? leaf(this.#name, 'member', this.#values(filled))
      : leaf(this.#name, 'in', this.#values(filled));
  }
  /** Members of a comma list, also of one that is stored as plain text. */
  members(list: readonly string[]): Filter {
    return isTextual(this.#field) ? leaf(this.#name, 'member', this.#values(list.filter(Boolean))) : this.oneOf(list);
  }
  /** At or below one of these nodes. */
  under(list: readonly string[]): Filter {
    const nodes = this.#values(list.map((raw) => raw.trim()).filter(Boolean));
    const parts = nodes.map((node) => leaf(this.#name, 'under', node));
    return parts.length === 1 ? (parts[0] as Filter) : { any: parts };
  }
  /** A comparison; encrypted values are compared as a whole. */
  compare(operator: Operator, raw: string): Filter {
    if (this.#field.encrypted && operator !== 'eq') throw this.#refused();
    return leaf(this.#name, operator, this.value(raw));
  }
  /** A part of the text. */
  like(operator: Operator, raw: string): Filter {
    if (this.#field.encrypted) throw this.#refused();
    return leaf(this.#name, operator, this.#text(raw));
  }
  /** One end of a range; a day stands for its first or last second where the field has a time. */
  end(operator: 'ge' | 'gt' | 'le' | 'lt', raw: string): Filter {
    const day = this.#field.kind === 'dateTime' && dayForm.test(raw.trim()) ? raw.trim() : undefined;
    const isLast = operator === 'le' || operator === 'gt';
    return this.compare(operator, day === undefined ? raw : `${day} ${isLast ? '23:59:59' : '00:00:00'}`);
  }
  /** The whole day where the field has a time, else the value. */
  equal(raw: string): Filter {
    if (this.#field.kind === 'dateTime' && dayForm.test(raw.trim()))
      return { all: [this.end('ge', raw), this.end('le', raw)] };
    return this.compare('eq', raw);
  }
}
