import type { ImportCheck } from '@campus/contract/rules';
import { sysUser } from '@campus/contract/system';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { AppFixture } from '../support/app-fixture.ts';
import { xlsxUpload } from '../support/xlsx-upload.ts';

let fixture: AppFixture;
let token: string;
beforeAll(async () => {
  fixture = await AppFixture.open();
  token = await fixture.token('admin');
});
afterAll(() => fixture.close());
beforeEach(async () => {
  await sql`delete from sys_position where code like 'IMP%'`.execute(fixture.database.db);
});

type Cells = Readonly<Record<string, string>>;
async function send(sheet: Cells | readonly Cells[], fields: Cells = {}, path = '/sys/position') {
  const { payload, headers } = await xlsxUpload(sheet, fields);
  const response = await fixture.app.server.inject({
    method: 'POST',
    url: `/server${path}/importExcel`,
    headers: { ...headers, 'x-access-token': token, 'x-tenant-id': '1' },
    payload,
  });
  return response.json();
}
const check = async (sheet: Cells | readonly Cells[], fields: Cells = {}, path?: string): Promise<ImportCheck> =>
  (await send(sheet, { ...fields, check: '1' }, path)).result;
const stored = async (): Promise<{ code: string; name: string }[]> =>
  (
    await sql<{ code: string; name: string }>`
      select code, name from sys_position where code like 'IMP%' and del_flag = 0 order by code`.execute(
      fixture.database.db,
    )
  ).rows;

const own = (n: number, more: Cells = {}): Cells => ({ 编号: `IMP${n}`, 名称: `岗位${n}`, 级别: '中级', ...more });
const mapping = JSON.stringify({ 0: '职务编码', 1: '职务名称', 2: '职级' });

describe('a check of an import', () => {
  it('names the columns of the file and of the product, matched by their titles, and writes nothing', async () => {
    const found = await check({ 职务编码: 'IMP1', 职务名称: '一', 别的: 'x', 职级: '没有的级' });
    expect(found.headings).toEqual(['职务编码', '职务名称', '别的', '职级']);
    expect(found.mapping).toEqual({ 0: '职务编码', 1: '职务名称', 3: '职级' });
    expect(found.targets).toMatchObject([
      { field: 'code', title: '职务编码', required: true },
      { field: 'name', title: '职务名称', required: true },
      { field: 'postRank', title: '职级', required: true, options: ['员级', '助级', '中级', '副高级', '正高级'] },
    ]);
    expect(found).toMatchObject({ total: 1, checked: 1, refused: 1 });
    expect(found.faults).toEqual([{ row: 2, field: 'postRank', message: expect.stringContaining('职级') }]);
    expect(found.rows).toEqual([{ row: 2, cells: ['IMP1', '一', 'x', '没有的级'] }]);
    expect(await stored()).toEqual([]);
  });

  it('reads a file whose titles the product does not know', async () => {
    const found = await check([own(1), own(2)]);
    expect(found.headings).toEqual(['编号', '名称', '级别']);
    expect(found.mapping).toEqual({});
    expect(found.total).toBe(2);
    expect((await check([own(1), own(2)], { mapping })).refused).toBe(0);
  });

  it('refuses what an import refuses: repeated and taken keys, missing and long values', async () => {
    await send([own(1)], { mapping });
    const rows = [
      own(1, { 名称: '新的名称' }),
      own(2),
      own(2),
      own(3, { 名称: '' }),
      own(4, { 名称: '长'.repeat(51) }),
    ];
    const found = await check(rows, { mapping });
    const imported = (await send(rows, { mapping })).result;
    expect(found.refused).toBe(imported.errorCount);
    expect(found.faults.map(({ row, field }) => [row, field])).toEqual([
      [2, 'code'],
      [4, null],
      [5, 'name'],
      [6, 'name'],
    ]);
  });

  it('tries the first 500 rows, shows 100 and names 200 faults', async () => {
    const rows = Array.from({ length: 620 }, (_, i) => own(1000 + i, i >= 250 && i < 480 ? { 级别: '无' } : {}));
    const found = await check(rows, { mapping });
    expect(found).toMatchObject({ total: 620, checked: 500, refused: 230 });
    expect(found.faults).toHaveLength(200);
    expect(found.rows).toHaveLength(300);
    expect(await stored()).toEqual([]);
  });
});

describe('an import with a mapping', () => {
  it('writes the corrected rows and reports the others with their corrected cells', async () => {
    const rows = [own(1), own(2, { 级别: '无' }), own(3, { 名称: '' }), own(4, { 级别: '也无' })];
    const corrections = JSON.stringify({ 3: { postRank: '中级' }, 4: { name: '补上的' }, 5: { postRank: '还是无' } });
    expect((await check(rows, { mapping, corrections })).faults.map(({ row }) => row)).toEqual([5]);
    const imported = await send(rows, { mapping, corrections });
    expect(imported).toMatchObject({ code: 201, result: { successCount: 3, errorCount: 1, added: 3 } });
    expect((await stored()).map(({ name }) => name)).toEqual(['岗位1', '岗位2', '补上的']);
  });

  it('fills a column that the file lacks from its corrections', async () => {
    const two = JSON.stringify({ 0: '职务编码', 1: '职务名称' });
    const corrections = JSON.stringify({ 2: { postRank: '中级' } });
    const imported = await send({ 编号: 'IMP7', 名称: '七' }, { mapping: two, corrections });
    expect(imported.result.successCount).toBe(1);
    expect((await send({ 编号: 'IMP8', 名称: '八' }, { mapping: two })).message).toBe('导入Excel校验失败 ！');
  });

  const badMapping = '列的对应关系不正确，请重新选择';
  it.each<[string, string, string]>([
    ['a column that the file lacks', JSON.stringify({ 0: '职务编码', 1: '职务名称', 9: '职级' }), badMapping],
    ['two columns for one target', JSON.stringify({ 0: '职务编码', 1: '职务编码' }), badMapping],
    ['a title of no column', JSON.stringify({ 0: '不存在' }), badMapping],
    ['the name of a field in place of a title', JSON.stringify({ 0: 'code' }), badMapping],
    ['a field that is not imported', JSON.stringify({ 0: '所属公司' }), badMapping],
    ['a system column', JSON.stringify({ 0: 'tenantId' }), badMapping],
    ['the prototype', '{"__proto__":{"0":"职务编码"}}', '参数不识别！'],
    ['a number that is none', JSON.stringify({ '-1': '职务编码' }), badMapping],
    ['a list', '["职务编码"]', badMapping],
    ['no JSON', '{', badMapping],
    ['null', 'null', badMapping],
    ['a value that is no text', '{"0":{"toString":1}}', '参数不识别！'],
    ['more than a form field may hold', JSON.stringify({ 0: '长'.repeat(40_000) }), '参数不识别！'],
  ])('refuses %s, for the check as for the import', async (_what, wrong, sentence) => {
    for (const more of [{}, { check: '1' }]) {
      const imported = await send(own(1), { mapping: wrong, ...more });
      expect(imported).toMatchObject({ success: false });
      expect(imported.message).toBe(sentence);
    }
    expect(await stored()).toEqual([]);
  });

  const badCorrections = '更正的内容不正确，请重新填写';
  it.each<[string, string, string]>([
    ['a field that is not imported', JSON.stringify({ 2: { companyId: '1' } }), badCorrections],
    ['a system column', JSON.stringify({ 2: { tenantId: '2' } }), badCorrections],
    ['a line that is no number', JSON.stringify({ x: { name: '1' } }), badCorrections],
    ['a text that is too long', JSON.stringify({ 2: { name: '长'.repeat(2001) } }), badCorrections],
    ['a value that is no text', JSON.stringify({ 2: { name: 5 } }), badCorrections],
    ['a row that is no object', JSON.stringify({ 2: 'x' }), badCorrections],
    [
      'too many rows',
      JSON.stringify(Object.fromEntries(Array.from({ length: 501 }, (_, i) => [i + 1, { name: '1' }]))),
      badCorrections,
    ],
    ['the prototype of a row', '{"2":{"__proto__":{"name":"x"}}}', '参数不识别！'],
    ['a control character', JSON.stringify({ 2: { name: 'a\u0000b' } }), '内容包含不支持的字符，请删除后重试'],
  ])('refuses corrections with %s', async (_what, wrong, sentence) => {
    const imported = await send(own(1), { mapping, corrections: wrong });
    expect(imported).toMatchObject({ success: false });
    expect(imported.message).toBe(sentence);
    expect(await stored()).toEqual([]);
  });
});

it('imports as before when nothing is mapped or corrected', async () => {
  const imported = await send({ 职务编码: 'IMP1', 职务名称: '一', 职级: '中级' });
  expect(imported).toMatchObject({ code: 200, result: { added: 1 } });
  expect((await send(own(2))).message).toBe('导入Excel校验失败 ！');
});

it('does not offer the columns of accounts that no form writes', async () => {
  const found = await check({ 用户账号: 'x' }, {}, sysUser.path);
  const { importing } = sysUser;
  expect(found.targets.map(({ field }) => field)).toEqual(importing);
  expect(importing).not.toContain('password');
});
