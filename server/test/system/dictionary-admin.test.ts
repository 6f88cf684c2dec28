import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ensureBuiltInSources } from '../../src/areas/system/table-white-list.ts';
import { readSheet } from '../../src/kit/excel/sheet-reader.ts';
import { writeXlsx } from '../../src/kit/excel/xlsx-writer.ts';
import { AppFixture } from '../support/app-fixture.ts';
import { xlsxUpload } from '../support/xlsx-upload.ts';

let fixture: AppFixture;
let admin: { token: string };
beforeAll(async () => {
  fixture = await AppFixture.open();
  admin = { token: await fixture.token('admin') };
});
afterAll(() => fixture.close());

const get = (url: string) => fixture.get(url, admin);
const add = (body: object) => fixture.post('/sys/dict/add', { ...body }, admin);
const addItem = (body: object) => fixture.post('/sys/dictItem/add', { ...body }, admin);
const del = (url: string) => fixture.call('DELETE', url, admin);
const loadDict = async (code: string) => {
  const { rows } = await sql<{
    id: string;
  }>`select id from sys_dict where dict_code = ${code} and del_flag = 0`.execute(fixture.database.db);
  return rows[0]?.id as string;
};
const loadItem = async (code: string, value: string) => {
  const { rows } = await sql<{ id: string }>`
    select i.id from sys_dict_item i join sys_dict d on d.id = i.dict_id where d.dict_code = ${code} and i.item_value = ${value} and i.del_flag = 0`.execute(
    fixture.database.db,
  );
  return rows[0]?.id as string;
};
async function upload(path: string, content: Parameters<typeof xlsxUpload>[0], fields: Record<string, string> = {}) {
  const { payload, headers } = await xlsxUpload(content, fields);
  const response = await fixture.app.server.inject({
    method: 'POST',
    url: `/server${path}`,
    headers: { ...headers, 'x-access-token': admin.token },
    payload,
  });
  return response.json();
}
const download = async (url: string): Promise<Buffer> =>
  (await fixture.app.server.inject({ url: `/server${url}`, headers: { 'x-access-token': admin.token } })).rawPayload;
async function loadLines(content: Buffer, headings: string[]) {
  const reading = await readSheet(content, { headings });
  const lines: string[][] = [];
  for await (const batch of reading.batches) lines.push(...batch.rows.map((row) => [...row.cells]));
  return lines;
}

describe('dictionaries', () => {
  it('are added, found, changed and put away, seen by everybody at once', async () => {
    const added = await add({ dictName: '颜色', dictCode: 'paint', description: '说明' });
    expect(added).toMatchObject({ success: true, message: '保存成功！', result: { dictCode: 'paint', system: 0 } });
    const { id } = added.result;
    const item = await addItem({ dictId: id, itemText: '红', itemValue: '1', itemColor: '#ff0000' });
    expect(item).toMatchObject({ message: '保存成功！', result: { status: 1, itemColor: '#ff0000' } });
    expect((await get('/sys/dict/getDictItems/paint')).result).toMatchObject([{ value: '1', text: '红' }]);
    await fixture.post('/sys/dictItem/edit', { id: item.result.id, status: 0 }, admin);
    expect((await get('/sys/dict/getDictItems/paint')).result).toEqual([]);
    expect((await get(`/sys/dictItem/list?dictId=${id}`)).result.total).toBe(1);
    expect((await get('/sys/dict/list?dictCode=*paint*')).result.total).toBe(1);
    expect((await get(`/sys/dict/treeList?dictName=${encodeURIComponent('颜')}`)).result).toMatchObject([
      { title: '颜色', dictCode: 'paint' },
    ]);
    expect((await fixture.post('/sys/dict/edit', { id, dictName: '油漆' }, admin)).message).toBe('编辑成功!');
  });
  it.each([
    [{ dictCode: 'x' }, '请输入字典名称!'],
    [{ dictName: 'x' }, '请输入字典编码!'],
    [{ dictName: 'x', dictCode: 'sex' }, '字典编码已存在'],
    [
      { dictName: 'x', dictCode: 'sys_user,password,username' },
      '字典编码须以字母开头，只含字母、数字、下划线、冒号和短横线',
    ],
    [{ dictName: 'x'.repeat(101), dictCode: 'y' }, '字典名称最多100个字符!'],
  ])('are refused: %j', async (body, message) => {
    expect(await add(body)).toMatchObject({ success: false, message });
  });
  it('of the system keep code and values', async () => {
    const id = await loadDict('sex');
    expect((await del(`/sys/dict/delete?id=${id}`)).message).toBe('系统字典不允许删除');
    expect((await fixture.post('/sys/dict/edit', { id, dictCode: 'gender' }, admin)).message).toBe(
      '系统字典不允许修改编码',
    );
    const fixed = '该字典的取值由程序使用，不能新增、删除、停用或修改数据值';
    expect((await addItem({ dictId: id, itemText: '其他', itemValue: '3' })).message).toBe(fixed);
    const item = await loadItem('sex', '1');
    expect((await del(`/sys/dictItem/delete?id=${item}`)).message).toBe(fixed);
    expect((await fixture.post('/sys/dictItem/edit', { id: item, itemValue: '9' }, admin)).message).toBe(fixed);
    expect((await fixture.post('/sys/dictItem/edit', { id: item, status: 0 }, admin)).message).toBe(fixed);
    expect((await fixture.post('/sys/dictItem/edit', { id: item, itemText: '男生' }, admin)).success).toBe(true);
    expect((await get('/sys/dict/getDictText/sex/1')).result).toBe('男生');
  });
  it('keep items that rows use, and say by what', async () => {
    const item = await loadItem('position_rank', '1');
    await fixture.post('/sys/position/add', { code: 'used', name: '在用', postRank: '1' }, admin);
    const { rows } = await sql<{
      n: number;
    }>`select count(*)::int as n from sys_position where post_rank = '1' and del_flag = 0`.execute(fixture.database.db);
    const uses = `职务的职级 ${rows[0]?.n} 条`;
    expect((await del(`/sys/dictItem/delete?id=${item}`)).message).toBe(`该字典项已被使用，不能删除：${uses}`);
    expect((await fixture.post('/sys/dictItem/edit', { id: item, itemValue: '8' }, admin)).message).toBe(
      `该字典项已被使用，不能修改数据值：${uses}`,
    );
  });
  it('refuse items that are empty, hold a comma, repeat a value or have no colour of ours', async () => {
    const id = await loadDict('paint');
    expect((await addItem({ dictId: id, itemValue: '2' })).message).toBe('请输入名称!');
    expect((await addItem({ dictId: id, itemText: '绿' })).message).toBe('请输入数据值!');
    expect((await addItem({ dictId: id, itemText: '绿', itemValue: '1,2' })).message).toBe('数据值不能包含逗号');
    expect((await addItem({ dictId: id, itemText: '绿', itemValue: '1' })).message).toBe('数据值已存在!');
    expect((await addItem({ dictId: id, itemText: '绿', itemValue: '2', itemColor: 'url(x)' })).message).toContain(
      '颜色',
    );
    expect((await addItem({ dictId: 'nothing', itemText: '绿', itemValue: '2' })).message).toBe(
      '所选字典不存在或无权访问!',
    );
    expect((await get(`/sys/dictItem/dictItemCheck?dictId=${id}&itemValue=1`)).message).toBe(
      '该值不可用，系统中已存在！',
    );
    expect((await get(`/sys/dictItem/dictItemCheck?dictId=${id}&itemValue=2`)).message).toBe('该值可用！');
  });
});

describe('the recycle bin of dictionaries', () => {
  it('gives back and deletes for good, a taken code aside', async () => {
    const { id } = (await add({ dictName: '旧', dictCode: 'old' })).result;
    await addItem({ dictId: id, itemText: '甲', itemValue: '1' });
    expect((await del(`/sys/dict/delete?id=${id}`)).message).toBe('删除成功!');
    expect((await get('/sys/dict/getDictItems/old')).result).toEqual([]);
    expect((await get('/sys/dict/deleteList')).result).toMatchObject([{ id, dictCode: 'old' }]);
    const other = (await add({ dictName: '新', dictCode: 'old' })).result;
    expect((await fixture.call('PUT', `/sys/dict/back/${id}`, admin)).message).toBe('字典编码已存在，无法取回');
    await fixture.post('/sys/dict/edit', { id: other.id, dictCode: 'newer' }, admin);
    expect((await fixture.call('PUT', '/sys/dict/putRecycleBin', admin, { ids: id })).message).toBe('操作成功!');
    expect((await get('/sys/dict/getDictItems/old')).result).toHaveLength(1);
    expect((await fixture.call('PUT', `/sys/dict/back/${id}`, admin)).message).toBe('未找到字典');
    await del(`/sys/dict/delete?id=${id}`);
    expect((await del('/sys/dict/deleteRecycleBin?ids=')).message).toBe('参数不识别！');
    expect((await del(`/sys/dict/deletePhysic/${id}`)).message).toBe('删除成功!');
    const { rows } = await sql`select 1 from sys_dict_item where dict_id = ${id}`.execute(fixture.database.db);
    expect(rows).toEqual([]);
    expect((await get('/sys/dict/deleteList')).result).toEqual([]);
  });
  it('asks for the password again before something is gone for good', async () => {
    const { id } = (await add({ dictName: '旧二', dictCode: 'old2' })).result;
    await del(`/sys/dict/delete?id=${id}`);
    await sql`update sys_session set password_proof_at = null`.execute(fixture.database.db);
    expect(await del(`/sys/dict/deletePhysic/${id}`)).toMatchObject({ code: 510, message: '请先验证密码' });
    admin = { token: await fixture.token('admin') };
    expect((await del(`/sys/dict/deletePhysic/${id}`)).success).toBe(true);
  });
});

describe('dictionaries as a spreadsheet', () => {
  const sheet = (rows: (string | null)[][]) => {
    const titles = ['字典名称', '字典编码', '描述', '字典项', '', '', '', '', ''];
    const second = [null, null, null, '名称', '数据值', '项描述', '颜色', '排序', '状态'];
    return writeXlsx({
      name: 'x',
      title: '标题',
      subtitle: '副标题',
      columns: titles.map((title) => ({ title, kind: 'text' as const })),
      rows: [second, ...rows],
    }).then((file) => Buffer.concat([...file.chunks]));
  };
  it('carry their items both ways', async () => {
    const result = await upload(
      '/sys/dict/importExcel',
      await sheet([
        ['尺码', 'size', '衣服', '大', 'L', null, '#00ff00', '2', '启用'],
        [null, null, null, '小', 'S', null, null, '1', '停用'],
        ['空', 'empty_one', null],
      ]),
    );
    expect(result).toMatchObject({ code: 200, message: '文件导入成功！数据行数：3（新增3行，更新0行，未变0行）' });
    expect((await get('/sys/dict/getDictItems/size?all=1')).result).toMatchObject([
      { value: 'S', disabled: true },
      { value: 'L' },
    ]);
    const lines = await loadLines(
      await download(`/sys/dict/exportXls?format=xlsx&selections=${await loadDict('size')}`),
      ['字典名称', '字典项'],
    );
    expect(lines).toEqual([
      ['', '', '', '名称', '数据值', '项描述', '颜色', '排序', '状态'],
      ['尺码', 'size', '衣服', '小', 'S', '', '', '1', '停用'],
      ['', '', '', '大', 'L', '', '#00ff00', '2', '启用'],
    ]);
    expect((await download('/sys/dict/exportXls?template=1&format=xlsx')).length).toBeGreaterThan(1000);
  });
  it('answer refused lines with their reasons and keep the rest', async () => {
    const result = await upload(
      '/sys/dict/importExcel',
      await sheet([
        ['尺码', 'size', null, '大', 'L'],
        ['型号', 'model', null, '一', '1'],
        [null, null, null, '二', '1'],
        ['款式', 'style', null, '长', 'long'],
      ]),
    );
    expect(result).toMatchObject({ code: 201, result: { totalCount: 4, successCount: 1, errorCount: 3 } });
    expect(await loadDict('model')).toBeUndefined();
    expect(await loadDict('style')).toBeDefined();
    const path = result.result.fileUrl as string;
    const lines = await loadLines(await download(path), ['字典名称', '错误原因']);
    expect(lines.map((cells) => cells.at(-1))).toEqual([
      expect.anything(),
      '第5行：字典编码已经存在',
      '第6行：同一字典的第7行有错误',
      '第7行：数据值与第6行重复',
    ]);
  });
  it('are checked without writing, with one title for each column of the two heading lines', async () => {
    const rows = [
      ['季节', 'season', null, '春', '1', null, '红', '1', '启用'],
      [null, null, null, '夏', '1'],
      [null, null, null, '秋', '3'],
      ['尺码二', 'size', null, '大', 'L'],
    ];
    const { result } = await upload('/sys/dict/importExcel', await sheet(rows), { check: '1' });
    const titles = ['字典名称', '字典编码', '描述', '名称', '数据值', '项描述', '颜色', '排序', '状态'];
    expect(result.headings).toEqual(titles);
    expect(result.mapping).toEqual(Object.fromEntries(titles.map((title, i) => [String(i), title])));
    expect(result.targets).toMatchObject(
      titles.map((title, i) => ({ title, required: i < 2, ...(title === '状态' && { options: ['停用', '启用'] }) })),
    );
    expect(result).toMatchObject({ total: 4, checked: 4, refused: 4 });
    expect(result.faults).toMatchObject([
      { row: 5, field: 'itemColor' },
      { row: 6, field: 'itemValue', message: '数据值与第5行重复' },
      { row: 8, field: 'dictCode', message: '字典编码已经存在' },
      { row: 7, field: null, message: '同一字典的第5、6行有错误' },
    ]);
    expect(result.rows[0]).toEqual({ row: 5, cells: ['季节', 'season', '', '春', '1', '', '红', '1', '启用'] });
    expect(await loadDict('season')).toBeUndefined();
    const corrections = JSON.stringify({
      5: { itemColor: '#ff0000' },
      6: { itemValue: '2' },
      8: { dictCode: 'size2' },
    });
    const mapping = JSON.stringify(result.mapping);
    const again = await upload('/sys/dict/importExcel', await sheet(rows), { check: '1', mapping, corrections });
    expect(again.result).toMatchObject({ refused: 0, faults: [] });
    expect(await loadDict('season')).toBeUndefined();
    const done = await upload('/sys/dict/importExcel', await sheet(rows), { mapping, corrections });
    expect(done).toMatchObject({ code: 200, message: '文件导入成功！数据行数：4（新增4行，更新0行，未变0行）' });
    expect(await loadItem('season', '2')).toBeDefined();
    expect(await loadItem('size2', 'L')).toBeDefined();
  });
  it('are read from a file of another product by a mapping, and refuse a mapping that fits nothing', async () => {
    const file = [
      { 类别: '血型', 代码: 'blood', 标签: 'A型', 键: 'a' },
      { 类别: '', 代码: '', 标签: 'B型', 键: 'b' },
    ];
    const mapping = { 0: '字典名称', 1: '字典编码', 2: '名称', 3: '数据值' };
    const send = (fields: Record<string, unknown>) =>
      upload(
        '/sys/dict/importExcel',
        file,
        Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, JSON.stringify(value)])),
      );
    expect((await send({ check: 1 })).result).toMatchObject({
      headings: ['类别', '代码', '标签', '键'],
      mapping: {},
      total: 2,
    });
    for (const wrong of [
      { 0: '字典名称' },
      { 9: '字典名称', 1: '字典编码' },
      { 0: '字典项' },
      { 0: ['x'] },
      [],
      'x',
      null,
    ])
      expect((await send({ mapping: wrong })).success).toBe(false);
    for (const wrong of [{ 2: { id: '1' } }, { 0: { dictCode: 'x' } }, { 2: { dictCode: 1 } }, [], 'x'])
      expect((await send({ mapping, corrections: wrong })).success).toBe(false);
    expect(await loadDict('blood')).toBeUndefined();
    expect(await send({ mapping })).toMatchObject({ code: 200, result: { added: 2 } });
    expect(await loadItem('blood', 'b')).toBeDefined();
  });
  it('stay usable with ten thousand items', async () => {
    const rows = Array.from({ length: 10_000 }, (_, i) =>
      i === 0 ? ['大字典', 'huge', null, `项${i}`, String(i)] : [null, null, null, `项${i}`, String(i)],
    );
    expect((await upload('/sys/dict/importExcel', await sheet(rows))).message).toContain(
      '文件导入成功！数据行数：10000（',
    );
    const id = await loadDict('huge');
    const page = await get(`/sys/dictItem/list?dictId=${id}&pageNo=900&pageSize=10`);
    expect(page.result).toMatchObject({ total: 10_000 });
    expect(page.result.records).toHaveLength(10);
    expect((await get(`/sys/dictItem/list?dictId=${id}&itemText=*${encodeURIComponent('项9999')}*`)).result.total).toBe(
      1,
    );
    expect((await get('/sys/dict/queryAllDictItems')).result.huge).toBeUndefined();
    expect((await get('/sys/dict/getDictText/huge/7777')).result).toBe('项7777');
    expect((await addItem({ dictId: id, itemText: '再一个', itemValue: 'more' })).success).toBe(true);
  }, 60_000);
});

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
