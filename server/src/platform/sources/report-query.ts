import { type Filter, isLeaf, type Operator } from '@campus/contract/kit';
import type { CheckedQuery } from './checked-query.ts';
import type { Dialect } from './dialect.ts';

export type BoundValue = string | number | null;
/** A statement with its values in the order of their markers. */
export interface Statement {
  readonly text: string;
  readonly values: readonly BoundValue[];
}
const comparisons: Partial<Record<Operator, string>> = { eq: '=', ne: '<>', gt: '>', ge: '>=', lt: '<', le: '<=' };
/** `[` opens a character set on SQL Server; the others read an escaped one literally. */
const escapeLike = (value: unknown): string => String(value).replace(/[\\%_[]/g, '\\$&');

/**
 * The statements around a report: its SELECT is in parentheses, the reader's conditions are outside and bound. Column
 * names are checked against the report's columns first.
 */
export class ReportQuery {
  readonly #dialect: Dialect;
  readonly #inner: string;
  readonly #values: BoundValue[];

  constructor(dialect: Dialect, { text, names }: CheckedQuery, parameters: Readonly<Record<string, BoundValue>>) {
    this.#dialect = dialect;
    this.#inner = text;
    this.#values = names.map((name) => parameters[name] ?? null);
  }

  /** One row with the report's columns only; the report itself is not executed. */
  columns(): Statement {
    return this.#emptyRow('t.*');
  }
  /** Types of the named columns, on PostgreSQL. */
  types(names: readonly string[]): Statement {
    const types = names.map((name, i) => `pg_typeof(t.${this.#dialect.quote(name)})::text as c${i}`);
    return this.#emptyRow(types.join(', '));
  }
  page(
    filter: Filter,
    sort: { readonly column: string; readonly order: 'asc' | 'desc' } | undefined,
    limit: number,
    offset: number,
  ): Statement {
    const { text, values } = this.#from(filter);
    const order = sort && this.#dialect.orderBy(this.#dialect.quote(sort.column), sort.order);
    return this.#statement(this.#dialect.page(text, order, limit, offset), values);
  }
  /** Number of rows, at most `cap`, and the sums of the named columns over them. */
  totals(filter: Filter, sums: readonly string[], cap: number): Statement {
    const { text, values } = this.#from(filter);
    const parts = ['count(*) as n_', ...sums.map((name, i) => `sum(${this.#dialect.quote(name)}) as s${i}_`)];
    return this.#statement(`select ${parts.join(', ')} from (${this.#dialect.first(text, cap)}) c`, values);
  }

  #emptyRow(wanted: string): Statement {
    return this.#statement(`select ${wanted} from (select 1 as one_) d left join (\n${this.#inner}\n) t on 1 = 0`, []);
  }
  #statement(text: string, values: readonly BoundValue[]): Statement {
    return { text, values: [...this.#values, ...values] };
  }
  #from(filter: Filter): Statement {
    const values: BoundValue[] = [];
    const condition = this.#condition(filter, values);
    return { text: `from (\n${this.#inner}\n) t where ${condition}`, values };
  }
  #bind(value: BoundValue, values: BoundValue[]): string {
    values.push(value);
    return this.#dialect.marker(this.#values.length + values.length);
  }
  #condition(filter: Filter, values: BoundValue[]): string {
    if (!isLeaf(filter)) {
      if ('some' in filter) return '1 = 0';
      const [parts, joint, none] = 'all' in filter ? [filter.all, ' and ', '1 = 1'] : [filter.any, ' or ', '1 = 0'];
      return parts.length === 0 ? none : `(${parts.map((part) => this.#condition(part, values)).join(joint)})`;
    }
    const [name, operator, raw] = filter;
    const column = this.#dialect.quote(name);
    if (operator === 'empty') return `${column} is null`;
    if (operator === 'filled') return `${column} is not null`;
    if (raw === null || raw === undefined || typeof raw === 'boolean') return '1 = 0';
    const like = (pattern: string): string =>
      this.#dialect.like(this.#dialect.asText(column), this.#bind(pattern, values));
    if (operator === 'like') return like(`%${escapeLike(raw)}%`);
    if (operator === 'right_like') return like(`${escapeLike(raw)}%`);
    if (operator === 'left_like') return like(`%${escapeLike(raw)}`);
    if (operator === 'in') {
      const list = (Array.isArray(raw) ? raw : [raw]).map((value) => this.#bind(String(value), values));
      return list.length === 0 ? '1 = 0' : `${column} in (${list.join(', ')})`;
    }
    const sign = comparisons[operator];
    return sign === undefined ? '1 = 0' : `${column} ${sign} ${this.#bind(String(raw), values)}`;
  }
}
