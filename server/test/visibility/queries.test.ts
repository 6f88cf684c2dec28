import { type AnyEntity, queryNames, shownWhen } from '@campus/contract/kit';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listQuery } from '../../src/kit/read/query.ts';
import { sheetLines } from '../support/sheet-cells.ts';
import { createTestApp, type TestApp } from '../support/test-app.ts';
import { accounts, getRole, getSession, isHidden, isPlainByRow, limitedRoles, served } from './declared.ts';

/*
 * What a caller does not read plain changes no answer: no filter, range, sort, advanced query or export finds a row by it.
 * First from the definitions, for every entity and every shipped role; then from the answers of the running product.
 */
let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({ filled: 'tiny' });
});
afterAll(() => app.close());

const value = '1';
const parameters = (name: string): Record<string, string>[] => [
  ...['1', '1*', '*1', '*1*', '!1', ',1,', '1,2', '>= 1', 'lt 9'].map((text) => ({ [name]: text })),
  { [`${name}_begin`]: value },
  { [`${name}_end`]: value },
  { [`${name}_MultiString`]: value },
];
const conditions = (name: string): object[] => [
  ...['eq', '=', 'ne', 'gt', 'ge', 'lt', 'le', 'like', 'left_like', 'right_like', 'not_left_like', 'in'].map(
    (rule) => ({
      field: name,
      rule,
      val: value,
    }),
  ),
  { field: name, rule: 'empty' },
  { field: name, rule: 'filled' },
  { field: name, rule: 'between', val: ['1', '2'] },
  { field: name, rule: 'relative', val: 'today' },
];

describe.each(limitedRoles)('to %s', (role) => {
  it('no hidden field answers a filter, an order or an advanced query', () => {
    const session = getSession(role);
    const { engine } = app;
    let asked = 0;
    for (const e of served) {
      const plain = listQuery(engine, e, {}, session);
      for (const name of Object.keys(e.fields).filter((field) => isHidden(e, field, session))) {
        const what = `${e.name}.${name}`;
        for (const query of parameters(name)) expect(listQuery(engine, e, query, session), what).toEqual(plain);
        for (const query of [{ column: name }, { sortInfoString: JSON.stringify([{ column: name }]) }])
          expect(() => listQuery(engine, e, query, session), what).toThrow('将要排序的列字段不存在');
        for (const condition of conditions(name))
          for (const list of [[condition], [{ group: 'or', rules: [condition] }]])
            expect(
              () => listQuery(engine, e, { superQueryParams: JSON.stringify(list) }, session),
              `${what} ${JSON.stringify(condition)}`,
            ).toThrow('高级查询条件不合法');
        expect(queryNames(e, session), what).not.toContain(name);
        asked += 1;
      }
    }
    expect(asked).toBeGreaterThan(10);
  });
});

type Row = Readonly<Record<string, unknown>>;
/** Conditions that a stored value meets, or that a guess at it is. */
const guesses: readonly ((stored: string) => string)[] = [
  (stored) => stored,
  (stored) => `${stored.slice(0, -1)}*`,
  (stored) => `*${stored.slice(1)}`,
  (stored) => `!${stored}`,
];
const isStarred = (text: unknown): boolean => String(text).includes('*');

describe.each(accounts)('%s', (account) => {
  it('finds no row by a stored value that the list does not show', async () => {
    await sql`
      insert into sys_sms (id, tenant_id, create_by, create_time, es_title, es_content, es_receiver, es_type, es_send_status)
      values ('seen1', 1, 'system', now(), '短信验证码', '您的验证码为384512，5分钟内有效', '13800000000', '1', 1)
      on conflict do nothing`.execute(app.engine.db);
    const as = await app.signIn(account);
    const list = async (e: AnyEntity, query: Record<string, string> = {}) =>
      (
        await app.call({
          method: 'GET',
          url: `/server${e.path}/list?${new URLSearchParams({ pageSize: '20', ...query })}`,
          as,
        })
      ).body;
    for (const e of served) {
      const base = await list(e);
      const records: Row[] = Array.isArray(base?.result?.records) ? base.result.records : [];
      if (records.length === 0) continue;
      const ids = records.map(({ id }) => String(id));
      const { rows } = await sql<Row>`
        select * from ${sql.table(e.table)} where id = any(${ids}::text[])`.execute(app.engine.db);
      const shown = new Map(records.map((record) => [String(record.id), record]));
      const hidden = new Map<string, string>();
      for (const [name, field] of Object.entries(e.fields)) {
        const column = field.column ?? name;
        const listed = [...e.list, ...(e.hidden ?? [])].includes(name);
        const row = rows.find((stored) => {
          const has = stored[column];
          if (has === null || has === undefined || has === '' || typeof has === 'object') return false;
          const answered = shown.get(String(stored.id))?.[name];
          const isAbsent = (field.secret || listed) && (answered === null || answered === undefined);
          return isAbsent || (isStarred(answered) && !isStarred(has));
        });
        if (!row || isPlainByRow(e, name, getSession(getRole(account)).audience)) continue;
        const stored = String(row[column]);
        const hiddenInRows = shownWhen(e, name, getSession(getRole(account)).audience) !== undefined;
        if (!hiddenInRows) {
          hidden.set(name, stored);
          const sorted = await list(e, { column: name, order: 'asc' });
          expect(sorted, `${e.name} by ${name}`).toMatchObject({ success: false });
          continue;
        }
        // A value that is hidden in some rows finds none of them.
        for (const guess of guesses) {
          const found = await list(e, { [name]: guess(stored) });
          expect(
            // A text that is no value of the field is refused.
            found.success ? found.result.records.map(({ id }: Row) => id) : [],
            `${e.name}.${name}=${guess(stored)}`,
          ).not.toContain(row.id);
        }
      }
      // One that is hidden in all is no condition. All of them at once: a condition takes rows away, also among others.
      for (const guess of hidden.size > 0 ? guesses : []) {
        const query = Object.fromEntries([...hidden].map(([name, stored]) => [name, guess(stored)]));
        expect((await list(e, query)).result, `${e.name} ${JSON.stringify(query)}`).toEqual(base.result);
      }
    }
  });
});

/** Every cell of an export as text; undefined when the account may not export. */
async function exportedCells(as: string, e: AnyEntity): Promise<Set<string> | undefined> {
  const { headers, rawPayload } = await app.server.inject({
    method: 'GET',
    url: `/server${e.path}/exportXls?format=xlsx`,
    headers: { 'x-access-token': as },
  });
  if (String(headers['content-type']).includes('json')) return undefined;
  return new Set((await sheetLines(rawPayload)).flatMap(({ cells }) => cells));
}
/** Shorter values are found in other columns by chance. */
const telling = 7;

const exporters: ReadonlySet<string> = new Set(['demo_school_admin_1', 'demo_college_staff_2', 'viewer', 'hr01']);

describe('a workbook', () => {
  it.each(accounts)('exported by %s holds no stored value that the list hides', async (account) => {
    const as = await app.signIn(account);
    let compared = 0;
    for (const e of served.filter(({ calls }) => calls.includes('exportXls'))) {
      const cells = await exportedCells(as, e);
      if (!cells) continue;
      const get = async (call: string) =>
        (await app.call({ method: 'GET', url: `/server${e.path}/${call}`, as })).body.result;
      // Trees answer no pages.
      const records: Row[] = (await get('list?pageSize=8'))?.records ?? [];
      const { rows } = await sql<Row>`
        select * from ${sql.table(e.table)} where id = any(${records.map(({ id }) => String(id))}::text[])`.execute(
        app.engine.db,
      );
      const exported = rows.flatMap((row) =>
        Object.entries(e.fields)
          .map(([name, { column }]) => String(row[column ?? name] ?? ''))
          .filter((stored) => stored.length >= telling && cells.has(stored)),
      );
      const listHidden = (answers: unknown) => {
        const shown = JSON.stringify(answers);
        return exported.filter((stored) => !shown.includes(JSON.stringify(stored).slice(1, -1)));
      };
      // A value that the list leaves out may be one of the details.
      const isListed = listHidden(records).length === 0;
      const details = isListed ? [] : await Promise.all(records.map(({ id }) => get(`queryById?id=${id}`)));
      expect(listHidden([records, details]), e.name).toEqual([]);
      compared += records.length;
    }
    if (exporters.has(account)) expect(compared).toBeGreaterThan(0);
  });
});

describe('values found by guessing', () => {
  const get = async (as: string, path: string, query: Record<string, string>) =>
    (await app.call({ method: 'GET', url: `/server${path}?${new URLSearchParams(query)}`, as })).body;

  it('a code in a message', async () => {
    const as = await app.signIn('viewer');
    const path = '/sys/message/sysMessage/list';
    const every = await get(as, path, {});
    const [message] = every.result.records.filter(({ id }: Row) => id === 'seen1');
    expect(message.esContent).toContain('您的验证码为******');
    for (const digit of '0123456789')
      expect((await get(as, path, { esContent: `您的验证码为${digit}*` })).result).toEqual(every.result);
    const clerk = await app.signIn('demo_school_staff_1');
    expect((await get(clerk, path, { esContent: '您的验证码为384512*' })).result.records).toHaveLength(1);
    const sheet = async (query: Record<string, string>) =>
      (
        await app.server.inject({
          method: 'GET',
          url: `/server/sys/message/sysMessage/exportXls?${new URLSearchParams({ format: 'xlsx', ...query })}`,
          headers: { 'x-access-token': as },
        })
      ).rawPayload.length;
    expect(await sheet({ esContent: '您的验证码为9*' })).toBe(await sheet({}));
  });
  it('keywords and audience of answers, to a company', async () => {
    const as = await app.signIn('hr01');
    const every = await get(as, '/questAns/list', { pageSize: '100' });
    for (const query of [{ keywords: 'x*' }, { audience: '9' }, { source: '9' }, { hitCount: '>= 100000' }])
      expect((await get(as, '/questAns/list', { pageSize: '100', ...query } as never)).result).toEqual(every.result);
    expect((await get(as, '/questAns/list', { column: 'keywords' })).message).toMatch('将要排序的列字段不存在');
  });
  it('descriptions of roles, to everybody', async () => {
    const as = await app.signIn('viewer');
    const every = await get(as, '/sys/role/list', {});
    expect(every.result.records[0]).not.toHaveProperty('description');
    for (const query of [{ description: '系统*' }, { homePath: '!x' }])
      expect((await get(as, '/sys/role/list', query as never)).result).toEqual(every.result);
    const admin = await app.signIn('admin');
    expect((await get(admin, '/sys/role/list', { description: '系统内置*' })).result.records).toHaveLength(1);
  });
  it('whether a masked number is in use, by asking for duplicates', async () => {
    const asked = { tableName: 'rc_employ_user', fieldName: 'mobile', fieldVal: '13900000000' };
    const check = async (account: string) => get(await app.signIn(account), '/sys/duplicate/check', asked);
    expect((await check('viewer')).message).toBe('白名单校验未通过！');
    expect((await check('demo_school_staff_1')).message).not.toBe('白名单校验未通过！');
  });
});
