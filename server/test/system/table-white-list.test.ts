import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ensureBuiltInSources } from '../../src/areas/system/table-white-list.ts';
import { AppFixture } from '../support/app-fixture.ts';

let fixture: AppFixture;
let admin: { token: string };
beforeAll(async () => {
  fixture = await AppFixture.open();
  admin = { token: await fixture.token('admin') };
});
afterAll(() => fixture.close());

const get = (url: string) => fixture.get(url, admin);
const del = (url: string) => fixture.call('DELETE', url, admin);

describe('sources of table dictionaries', () => {
  const code = (text: string) => `/sys/dict/getDictItems/${encodeURIComponent(text)}`;
  const open = (body: object) => fixture.post('/sys/tableWhiteList/add', { ...body }, admin);
  it('are opened by administrators, as far as the server knows them', async () => {
    expect((await get(code('rc_post_type,name,id'))).code).toBe(510);
    const added = await open({ tableName: 'RC_post_type', fieldName: 'name,id', status: '1' });
    expect(added.result).toMatchObject({ tableName: 'rc_post_type', fieldName: 'name,id' });
    expect((await get(code('rc_post_type,name,id'))).success).toBe(true);
    expect((await get(code('rc_post_type,code,id'))).code).toBe(510);
    await fixture.post('/sys/tableWhiteList/edit', { id: added.result.id, status: '0' }, admin);
    expect((await get(code('rc_post_type,name,id'))).code).toBe(510);
  });
  it.each([
    ['pg_user', 'usename'],
    ['sys_user', 'password'],
    ['sys_user', 'phone'],
    ['sys_session', 'tokenHash'],
    ['sys_user', 'realname,nope'],
    ['sys_user', ','],
    ['sys_user;drop', 'realname'],
  ])('refuse %s.%s', async (tableName, fieldName) => {
    const answer = await open({ tableName, fieldName });
    expect(answer.success).toBe(false);
    expect(['不允许开放该表或字段', '请输入允许的字段!']).toContain(answer.message);
  });
  it('are in one list, those of the product as declared', async () => {
    const own = (await open({ tableName: 'sys_user', fieldName: 'orgCode', status: '0' })).result;
    expect(own).toMatchObject({ source: 'custom', source_dictText: '自定义' });
    const list = async (query: string) => (await get(`/sys/tableWhiteList/list?pageSize=100${query}`)).result;
    const all = await list('');
    const declared = fixture.app.engine.services.tableDictionaries;
    expect(all.total).toBe(declared.length + 2);
    expect(new Set(all.records.map((row: { source: string }) => row.source))).toEqual(new Set(['builtIn', 'custom']));
    const users = (await list('&tableName=*sys_user*&column=status&order=asc')).records;
    expect(users).toMatchObject([
      { id: own.id, status: '0', source: 'custom' },
      {
        tableName: 'sys_user',
        fieldName: 'realname,username,id',
        status: '1',
        source: 'builtIn',
        source_dictText: '内置',
      },
    ]);
    expect((await list('&status=1')).total).toBe(declared.length);
    expect((await get('/sys/tableWhiteList/list?pageSize=3&pageNo=2')).result).toMatchObject({
      total: declared.length + 2,
    });
    expect((await open({ tableName: 'sys_user', fieldName: 'id' })).message).toBe('该表已有数据源');
  });
  it('of the product are neither changed nor deleted, and come back as they are with the next start', async () => {
    const refused = '内置数据源不能修改或删除';
    const [row] = (await get('/sys/tableWhiteList/list?tableName=sys_role')).result.records;
    expect((await fixture.post('/sys/tableWhiteList/edit', { id: row.id, status: '0' }, admin)).message).toBe(refused);
    expect((await del(`/sys/tableWhiteList/delete?id=${row.id}`)).message).toBe(refused);
    expect((await del(`/sys/tableWhiteList/deleteBatch?ids=${row.id}`)).message).toContain(refused);
    expect((await open({ tableName: 'sys_area', fieldName: 'name', source: 'builtIn' })).success).toBe(false);
    await sql`
      update sys_table_white_list set field_name = 'old' where id = ${row.id}`.execute(fixture.database.db);
    await sql`
      update sys_table_white_list set id = 'gone' where table_name = 'sys_position'`.execute(fixture.database.db);
    await ensureBuiltInSources(fixture.app.engine);
    const [again] = (await get('/sys/tableWhiteList/list?tableName=sys_role')).result.records;
    expect(again).toMatchObject({ id: row.id, fieldName: 'roleName,id,roleCode' });
    const positions = (await get('/sys/tableWhiteList/list?tableName=sys_position')).result;
    expect(positions).toMatchObject({ total: 1, records: [{ source: 'builtIn' }] });
    expect(positions.records[0].id).not.toBe('gone');
  });
  it('are listed for the choice without anything personal', async () => {
    const sources = (await get('/sys/tableWhiteList/sources')).result as {
      tableName: string;
      fields: { name: string }[];
    }[];
    const users = sources.find((source) => source.tableName === 'sys_user');
    expect(users?.fields.map((field) => field.name)).not.toEqual(expect.arrayContaining(['phone']));
    expect(sources.some((source) => /session|captcha|password|sms_code|token/.test(source.tableName))).toBe(false);
  });
});
