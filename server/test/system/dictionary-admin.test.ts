import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { AppFixture } from '../support/app-fixture.ts';
import { findDict, findItem } from './dictionary-ids.ts';

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
    const id = await findDict(fixture.database.db, 'sex');
    expect((await del(`/sys/dict/delete?id=${id}`)).message).toBe('系统字典不允许删除');
    expect((await fixture.post('/sys/dict/edit', { id, dictCode: 'gender' }, admin)).message).toBe(
      '系统字典不允许修改编码',
    );
    const fixed = '该字典的取值由程序使用，不能新增、删除、停用或修改数据值';
    expect((await addItem({ dictId: id, itemText: '其他', itemValue: '3' })).message).toBe(fixed);
    const item = await findItem(fixture.database.db, 'sex', '1');
    expect((await del(`/sys/dictItem/delete?id=${item}`)).message).toBe(fixed);
    expect((await fixture.post('/sys/dictItem/edit', { id: item, itemValue: '9' }, admin)).message).toBe(fixed);
    expect((await fixture.post('/sys/dictItem/edit', { id: item, status: 0 }, admin)).message).toBe(fixed);
    expect((await fixture.post('/sys/dictItem/edit', { id: item, itemText: '男生' }, admin)).success).toBe(true);
    expect((await get('/sys/dict/getDictText/sex/1')).result).toBe('男生');
  });
  it('keep items that rows use, and say by what', async () => {
    const item = await findItem(fixture.database.db, 'position_rank', '1');
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
    const id = await findDict(fixture.database.db, 'paint');
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
