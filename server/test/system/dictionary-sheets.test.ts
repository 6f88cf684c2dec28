import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readSheet } from '../../src/kit/excel/sheet-reader.ts';
import { writeXlsx } from '../../src/kit/excel/xlsx-writer.ts';
import { AppFixture } from '../support/app-fixture.ts';
import { xlsxUpload } from '../support/xlsx-upload.ts';
import { findDict, findItem } from './dictionary-ids.ts';

let fixture: AppFixture;
let admin: { token: string };
beforeAll(async () => {
  fixture = await AppFixture.open();
  admin = { token: await fixture.token('admin') };
});
afterAll(() => fixture.close());

const get = (url: string) => fixture.get(url, admin);
const addItem = (body: object) => fixture.post('/sys/dictItem/add', { ...body }, admin);
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
      await download(`/sys/dict/exportXls?format=xlsx&selections=${await findDict(fixture.database.db, 'size')}`),
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
    expect(await findDict(fixture.database.db, 'model')).toBeUndefined();
    expect(await findDict(fixture.database.db, 'style')).toBeDefined();
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
    expect(await findDict(fixture.database.db, 'season')).toBeUndefined();
    const corrections = JSON.stringify({
      5: { itemColor: '#ff0000' },
      6: { itemValue: '2' },
      8: { dictCode: 'size2' },
    });
    const mapping = JSON.stringify(result.mapping);
    const again = await upload('/sys/dict/importExcel', await sheet(rows), { check: '1', mapping, corrections });
    expect(again.result).toMatchObject({ refused: 0, faults: [] });
    expect(await findDict(fixture.database.db, 'season')).toBeUndefined();
    const done = await upload('/sys/dict/importExcel', await sheet(rows), { mapping, corrections });
    expect(done).toMatchObject({ code: 200, message: '文件导入成功！数据行数：4（新增4行，更新0行，未变0行）' });
    expect(await findItem(fixture.database.db, 'season', '2')).toBeDefined();
    expect(await findItem(fixture.database.db, 'size2', 'L')).toBeDefined();
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
    expect(await findDict(fixture.database.db, 'blood')).toBeUndefined();
    expect(await send({ mapping })).toMatchObject({ code: 200, result: { added: 2 } });
    expect(await findItem(fixture.database.db, 'blood', 'b')).toBeDefined();
  });
  it('stay usable with ten thousand items', async () => {
    const rows = Array.from({ length: 10_000 }, (_, i) =>
      i === 0 ? ['大字典', 'huge', null, `项${i}`, String(i)] : [null, null, null, `项${i}`, String(i)],
    );
    expect((await upload('/sys/dict/importExcel', await sheet(rows))).message).toContain(
      '文件导入成功！数据行数：10000（',
    );
    const id = await findDict(fixture.database.db, 'huge');
    const page = await get(`/sys/dictItem/list?dictId=${id}&pageNo=900&pageSize=10`);
    expect(page.result).toMatchObject({ total: 10_000 });
    expect(page.result.records).toHaveLength(10);
    expect((await get(`/sys/dictItem/list?dictId=${id}&itemText=*${encodeURIComponent('项9999')}*`)).result.total).toBe(
      1,
    );
    expect((await get('/sys/dict/queryAllDictItems')).result.huge).toBeUndefined();
    expect((await get('/sys/dict/getDictText/huge/7777')).result).toBe('项7777');
    expect((await addItem({ dictId: id, itemText: '再一个', itemValue: 'more' })).success).toBe(true);
  });
});
