import type { Answered, AppFixture, Caller } from '../support/app-fixture.ts';

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
  readonly #fixture: AppFixture;
  #count = 0;
  constructor(fixture: AppFixture) {
    this.#fixture = fixture;
  }
  parse = (sql: string, caller: Caller, dbKey?: string): Promise<Answered> =>
    this.#fixture.post('/online/cgreport/head/parseSql', { sql, ...(dbKey && { dbKey }) }, caller);
  save = (draft: Draft, caller: Caller): Promise<Answered> =>
    this.#fixture.post(`/online/cgreport/head/${draft.head.id ? 'editAll' : 'add'}`, { params: [], ...draft }, caller);
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
    this.#fixture.get(`/online/cgreport/api/getData/${id}?${query}`, caller);
}

/** A report over a table of scores, for whichever kind of database holds it: its statement, columns and parameters. */
export const scoreReport = {
  text: "select student, course, points, taken, entered from score where course = '${course}' and points >= ${least}",
  columns: [
    item('student', { isSearch: '1' }),
    item('course'),
    item('points', { fieldType: 'Long', isTotal: '1' }),
    item('taken', { fieldType: 'Date', isSearch: '1', searchMode: 'group' }),
    item('entered', { fieldType: 'Datetime' }),
  ],
  params: [
    { paramName: 'course', paramTxt: '课程', paramValue: '高等数学' },
    { paramName: 'least', paramTxt: '最低分', paramValue: '10' },
  ],
};
