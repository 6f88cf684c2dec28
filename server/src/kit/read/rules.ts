import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Handle } from '../handle.ts';
import type { Condition } from './condition.ts';

/** Rules of columns, each asked once for a row, however many columns it decides. */
export class Rules {
  readonly #db: Handle;
  readonly #known = new Map<string, { readonly rule: Condition; readonly name: string }>();

  constructor(db: Handle) {
    this.#db = db;
  }
  readonly name = (rule: Condition): Condition => {
    const { sql: text, parameters } = rule.compile(this.#db);
    const key = JSON.stringify([text, parameters]);
    const known = this.#known.get(key) ?? { rule, name: `rule${this.#known.size}` };
    this.#known.set(key, known);
    return sql<SqlBool>`${sql.ref(`rules.${known.name}`)}`;
  };
  /** With an offset PostgreSQL keeps the subquery, instead of asking the rule for each column again. */
  get join(): RawBuilder<unknown> {
    if (this.#known.size === 0) return sql``;
    const columns = [...this.#known.values()].map(({ rule, name }) => sql`${rule} as ${sql.ref(name)}`);
    return sql`cross join lateral (select ${sql.join(columns)} offset 0) as rules`;
  }
}
