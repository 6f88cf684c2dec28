import { entities } from '@campus/contract';
import { type AnyEntity, type Field, findField } from '@campus/contract/kit';
import { mask as masked } from '@campus/contract/rules';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { snake } from '../../src/kit/schema/registry.ts';
import { mayReadOwn } from '../../src/platform/sources/own-tables.ts';
import { createTestApp, type TestApp } from '../support/test-app.ts';
import { accounts, getRole, getSession, hiddenFields, isHidden, isMasked, served } from './declared.ts';

/*
 * Responses apart from a list's own columns: texts of references, look-ups by table and column, reports, the data log and the
 * description of the calls. Generated from the definitions for every entity.
 */
type Row = Readonly<Record<string, unknown>>;
let app: TestApp;
const tokens = new Map<string, string>();
beforeAll(async () => {
  app = await createTestApp({ filled: 'tiny' });
});
afterAll(() => app.close());

async function loadToken(account: string): Promise<string> {
  const token = tokens.get(account) ?? (await app.signIn(account));
  tokens.set(account, token);
  return token;
}
const get = async (account: string, path: string, query: Record<string, string> = {}) =>
  (
    await app.call({
      method: 'GET',
      url: `/server${path}?${new URLSearchParams(query)}`,
      as: await loadToken(account),
    })
  ).body;
const getRows = (result: unknown): Row[] => {
  const records = (result as { records?: unknown } | null)?.records ?? result;
  return Array.isArray(records) ? records : [];
};

describe.each(accounts)('texts that %s gets', (account) => {
  it('belong to columns that the account reads plain, and name a row as its own list does', async () => {
    const session = getSession(getRole(account));
    const listed = new Map<AnyEntity, Row[]>();
    for (const e of served) {
      const rows = getRows((await get(account, `${e.path}/list`, { pageSize: '20' }))?.result);
      const details = await Promise.all(
        rows.slice(0, 3).map(async ({ id }) => (await get(account, `${e.path}/queryById`, { id: String(id) }))?.result),
      );
      listed.set(e, [...rows, ...details.filter((row) => typeof row === 'object' && row !== null)]);
    }
    const shown = (target: AnyEntity, id: unknown) => listed.get(target)?.find((row) => row.id === id);
    for (const [e, rows] of listed)
      for (const row of rows)
        for (const [name, field] of Object.entries(e.fields)) {
          const written = row[`${name}_dictText`];
          if (written === undefined || written === null) continue;
          expect(isHidden(e, name, session), `${e.name}.${name}_dictText`).toBe(false);
          const target = field.kind === 'ref' ? entities.find(({ name: n }) => n === field.to) : undefined;
          const own = target && shown(target, row[name]);
          const display = target?.display as string;
          // Without a text a value repeats itself.
          if (own && written !== row[name]) expect(written, `${e.name}.${name}`).toBe(String(own[display] ?? ''));
          if (target && isHidden(target, display, session)) {
            const { rows: stored } = await sql<{ display: string }>`
              select ${sql.ref(snake((target.fields[display] as Field).column ?? display))}::text as display
              from ${sql.table(target.table)} where id = ${row[name]}`.execute(app.engine.db);
            expect(written, `${e.name}.${name}`).not.toBe(stored[0]?.display);
          }
        }
  });
});

describe('look-ups by table and column', () => {
  const refused = '白名单校验未通过！';
  const lookUps = (table: string, text: string, code: string): [string, Record<string, string>][] => [
    [`/sys/dict/getDictItems/${table},${text},${code}`, {}],
    [`/sys/dict/loadDict/${table},${text},${code}`, { keyword: '1' }],
    [`/sys/dict/loadDictItem/${table},${text},${code}`, { key: '1' }],
    [`/sys/dict/getDictText/${table},${text},${code}/1`, {}],
    ['/sys/dict/loadTreeData', { tableName: table, text, code, pidField: 'parentId', pid: '' }],
  ];
  beforeAll(async () => {
    // Every column opened, as rows of an older version may have it.
    for (const { table, fields } of entities)
      await sql`
        insert into sys_table_white_list (id, tenant_id, create_by, create_time, table_name, field_name, status, source)
        values (${`w_${table}`.slice(0, 32)}, 0, 'system', now(), ${table}, ${Object.keys(fields).join(',')}, '1', 'custom')
        on conflict do nothing`.execute(app.engine.db);
  });
  it.each(['viewer', 'demo_school_staff_1', 'hr01'])('answer %s no column that its lists hide', async (account) => {
    const hidden = hiddenFields(getSession(getRole(account)));
    expect(hidden.length).toBeGreaterThan(30);
    for (const [i, { e, name }] of hidden.entries()) {
      const what = `${e.table}.${name}`;
      const column = snake(name);
      // As the text and as the code in turns: each path is asked for every column and both ways.
      for (const [path, query] of i % 2 ? lookUps(e.table, column, 'id') : lookUps(e.table, 'id', column))
        expect((await get(account, path, query)).message, `${what} ${path}`).toBe(refused);
      const condition = `${e.table} where ${column} = '1',id,id`;
      const filtered = await get(account, `/sys/dict/loadDict/${encodeURIComponent(condition)}`);
      expect(filtered.message, `${what} as a condition`).toBe(refused);
    }
  });
  it('are opened by administrators for no column that another user reads masked', async () => {
    const as = await loadToken('admin');
    const closed = entities.flatMap((e) =>
      Object.entries(e.fields)
        .filter(([, { secret, mask, plain, side, encrypted }]) => secret || mask || plain || side || encrypted)
        .map(([name]) => ({ tableName: e.table, fieldName: snake(name), status: '1' })),
    );
    expect(closed.length).toBeGreaterThan(50);
    for (const payload of closed) {
      const { body } = await app.call({ method: 'POST', url: '/server/sys/tableWhiteList/add', as, payload });
      expect(body.success, JSON.stringify(payload)).toBe(false);
    }
  });
  it('answer an opened column to callers who read it in the list', async () => {
    for (const [path, query] of lookUps('sys_role', 'description', 'id').slice(0, 4))
      expect((await get('demo_school_admin_1', path, query)).success, path).toBe(true);
  });
});

describe('reports and charts', () => {
  it('reach no column that one of their readers gets masked or not at all', async () => {
    const as = await loadToken('admin');
    const isClosed = (e: AnyEntity, name: string): boolean => {
      const { secret, mask, plain, side, encrypted } = findField(e, name) as Field;
      return Boolean(secret || mask || plain || side || encrypted);
    };
    const tables = entities.filter(({ table }) => mayReadOwn(table, undefined));
    let asked = 0;
    for (const e of tables)
      for (const [name, field] of Object.entries(e.fields)) {
        if (field.kind === 'through' || !isClosed(e, name)) continue;
        const column = snake(field.column ?? name);
        for (const query of [
          `select ${column} as a from ${e.table}`,
          `select count(*) as a from ${e.table} where ${column} is not null`,
          ...(field.encrypted ? [`select ${column}_hash as a from ${e.table}`] : []),
        ]) {
          const { body } = await app.call({
            method: 'POST',
            url: '/server/online/cgreport/head/parseSql',
            as,
            payload: { sql: query },
          });
          expect(body.message, query).toBe('报表SQL不合法：列不存在');
          asked += 1;
        }
      }
    expect(asked).toBeGreaterThan(20);
  });
});

describe('the data log', () => {
  it('holds no value that a reader of the log might not read in the list', async () => {
    const { engine } = app;
    let compared = 0;
    for (const e of entities) {
      const { rows } = await sql<Row>`select * from ${sql.table(e.table)} limit 3`.execute(engine.db);
      for (const stored of rows) {
        const id = String(stored.id);
        const session = { ...getSession('school_admin'), tenantId: Number(stored.tenantId ?? 1) };
        await engine.runAs(session, async ({ endWrites }) => endWrites.addVersion(e, stored, session));
        const { rows: versions } = await sql<{ dataContent: string }>`
          select data_content from sys_data_log where data_table = ${e.table} and data_id = ${id}`.execute(engine.db);
        const content = JSON.parse(String(versions.at(-1)?.dataContent)) as Row;
        for (const [name, field] of Object.entries(e.fields)) {
          const { secret, mask, plain, side, encrypted, column } = field;
          const value = stored[column ?? name];
          const isOpen = !(secret || isMasked(field) || plain || side || encrypted);
          if (isOpen || typeof value !== 'string' || value === '' || (mask && masked(mask, value) === value)) continue;
          expect(content[name], `${e.name}.${name}`).not.toBe(value);
          compared += 1;
        }
      }
    }
    expect(compared).toBeGreaterThan(20);
  });
});

describe('the description of the calls', () => {
  it('names no hidden column where a request could ask for it, and says who reads what', async () => {
    const { body } = await app.call({ method: 'GET', url: '/server/docs/json', as: await loadToken('admin') });
    const described = (e: AnyEntity, call: string, method: string) => body.paths[`${e.path}/${call}`]?.[method];
    let written = 0;
    for (const e of served)
      for (const call of ['list', 'queryById', 'exportXls', 'add', 'edit']) {
        for (const method of ['get', 'post', 'put']) {
          const operation = described(e, call, method);
          const parameters: { name: string }[] = operation?.parameters ?? [];
          for (const { name } of parameters) expect(e.fields[name]?.secret, `${e.name}.${name}`).not.toBe(true);
          const properties: Record<string, { writeOnly?: boolean; description?: string }> =
            operation?.requestBody?.content['application/json']?.schema.properties ?? {};
          for (const [name, property] of Object.entries(properties)) {
            const { secret, mask, plain, plainWhen, side } = e.fields[name] ?? {};
            const what = `${e.name}.${name}`;
            if (secret) expect(property.writeOnly, what).toBe(true);
            if (mask && !plainWhen) expect(property.description, what).toContain('脱敏返回');
            if (plainWhen) expect(property.description, what).toContain('仅部分行可见明文');
            if (plain) expect(property.description, what).toContain(plain);
            if (side) expect(property.description, what).toMatch(/仅(学校|企业)可见/);
            written += secret || mask || plain || side ? 1 : 0;
          }
        }
      }
    expect(written).toBeGreaterThan(10);
  });
});
