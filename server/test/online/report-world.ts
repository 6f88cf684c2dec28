import type { Answered, AppWorld, Caller } from '../support/app-world.ts';

type Row = Readonly<Record<string, unknown>>;
export interface Draft {
  readonly head: Row;
  readonly items: readonly Row[];
  readonly params?: readonly Row[];
}
export const item = (fieldName: string, more: Row = {}): Row => ({
  fieldName,
  fieldTxt: fieldName,
  fieldType: 'String',
  ...more,
});

/** The calls around reports, as an administrator and as a reader make them. */
export class Reports {
  readonly #world: AppWorld;
  #count = 0;
  constructor(world: AppWorld) {
    this.#world = world;
  }
  parse = (sql: string, caller: Caller, dbKey?: string): Promise<Answered> =>
    this.#world.post('/online/cgreport/head/parseSql', { sql, ...(dbKey && { dbKey }) }, caller);
  save = (draft: Draft, caller: Caller): Promise<Answered> =>
    this.#world.post(`/online/cgreport/head/${draft.head.id ? 'editAll' : 'add'}`, { params: [], ...draft }, caller);
  /** A report over `sql` with the named columns; its id. */
  async made(
    sql: string,
    items: readonly Row[],
    caller: Caller,
    more: { head?: Row; params?: readonly Row[] } = {},
  ): Promise<string> {
    this.#count += 1;
    const head = { code: `r${this.#count}`, name: `报表${this.#count}`, cgrSql: sql, ...more.head };
    const answered = await this.save({ head, items, params: more.params ?? [] }, caller);
    if (!answered.success) throw new Error(answered.message);
    return answered.result.id as string;
  }
  data = (id: string, caller: Caller, query = ''): Promise<Answered> =>
    this.#world.get(`/online/cgreport/api/getData/${id}?${query}`, caller);
}
