import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { AppFixture } from '../support/app-fixture.ts';

let fixture: AppFixture;
let admin: { token: string };
beforeAll(async () => {
  fixture = await AppFixture.open();
  admin = { token: await fixture.token('admin') };
});
afterAll(() => fixture.close());
const get = (url: string) => fixture.get(`/sys/category/${url}`, admin);
const add = async (body: object) => fixture.post('/sys/category/add', { ...body }, admin);
const enc = encodeURIComponent;

describe('categories', () => {
  it('are numbered along their tree, and the number stays', async () => {
    const root = (await add({ pid: '0', name: '行业' })).result;
    expect(root).toMatchObject({ code: 'A01', hasChild: '0' });
    const child = (await add({ pid: root.id, name: '制造业' })).result;
    expect(child.code).toBe('A01A01');
    expect((await add({ pid: root.id, name: '教育' })).result.code).toBe('A01A02');
    expect((await add({ name: '地区' })).result.code).toBe('A02');
    expect((await add({ pid: root.id, name: '金融', code: 'A01A09' })).result.code).toBe('A01A09');
    expect((await add({ pid: root.id, name: '农业' })).result.code).toBe('A01A10');
    expect((await get(`queryById?id=${root.id}`)).result.hasChild).toBe('1');
    const edit = (body: object) => fixture.post('/sys/category/edit', { id: child.id, ...body }, admin);
    expect(await edit({ name: '制造', code: 'A09', pid: root.id })).toMatchObject({
      message: '修改成功!',
      result: { name: '制造', code: 'A01A01', pid: root.id },
    });
  });
  it('stay where they are: below nothing else, and not below themselves', async () => {
    const [root] = (await get('rootList')).result.records;
    const [child] = (await get(`childList?pid=${root.id}`)).result;
    for (const [id, pid] of [
      [child.id, '0'],
      [root.id, child.id],
      [root.id, root.id],
    ])
      expect(await fixture.post('/sys/category/edit', { id, pid, name: '换' }, admin)).toMatchObject({
        success: false,
        result: { fields: { pid: '不能移动到其他父级节点' } },
      });
    expect((await get(`queryById?id=${child.id}`)).result).toMatchObject({
      pid: root.id,
      code: 'A01A01',
      name: '制造',
    });
  });
  it('refuse what does not fit', async () => {
    const [root] = (await get('rootList')).result.records;
    expect((await add({ pid: root.id, name: '' })).message).toBe('请输入类型名称!');
    expect((await add({ pid: 'nothing', name: 'x' })).message).toBe('父级节点不存在');
    expect((await add({ pid: root.id, name: 'x', code: 'B01A01' })).message).toBe('编码不符合规范,须以"A01"开头!');
    expect((await add({ pid: root.id, name: 'x', code: 'A01A01A01' })).message).toContain('编码须在上级编码');
    expect((await add({ pid: root.id, name: 'x', code: 'A01A02' })).success).toBe(false);
    expect((await add({ pid: root.id, name: 'x', code: "A01'" })).message).toBe('类型编码须由 A01 形式的三位段组成');
    expect((await get(`checkCode?pid=${root.id}&code=B01`)).message).toBe('编码不符合规范,须以"A01"开头!');
    expect((await get(`checkCode?pid=${root.id}`)).message).toBe('错误,类型编码为空!');
    expect((await get(`checkCode?pid=${root.id}&code=A01A11`)).success).toBe(true);
  });
  it('are read as trees, by code, by id and by name', async () => {
    const roots = (await get('loadTreeRoot?async=true')).result;
    expect(roots.map((node: { name: string }) => node.name)).toEqual(['行业', '地区']);
    expect(roots[0]).toMatchObject({ key: roots[0].id, leaf: false, isLeaf: false, pid: '0', children: null });
    expect((await get('loadTreeRoot?async=false')).result[0].children).toHaveLength(4);
    expect((await get('loadTreeRoot?async=true&pcode=A01')).result).toHaveLength(4);
    expect((await get('loadTreeRoot?async=true&pcode=Q9')).message).toBe('该编码【Q9】不存在，请核实!');
    expect((await get(`loadTreeChildren?pid=${roots[0].id}`)).result[0]).toMatchObject({ code: 'A01A01', leaf: true });
    expect((await get(`loadTreeData?pid=${roots[0].id}&pcode=A02`)).result).toHaveLength(4);
    expect((await get(`loadTreeData?pcode=A01&condition=${enc('{"name":"教育"}')}`)).result).toHaveLength(1);
    expect((await get(`loadTreeData?pcode=A01&condition=${enc('{"pid or 1=1":"x"}')}`)).success).toBe(false);
    expect((await get('loadTreeData')).message).toBe('加载分类字典树参数有误.[null]!');
    expect((await get('loadTreeData?pcode=Q9')).message).toBe('加载分类字典树参数有误.[code]!');
    expect((await get('loadOne?field=code&val=A02')).result.name).toBe('地区');
    expect((await get('loadOne?field=code&val=Q9')).message).toBe('查询无果');
    expect((await get(`loadOne?field=${enc('1=1 or code')}&val=A02`)).success).toBe(false);
    expect((await get(`loadDictItem?ids=${roots[1].id},nothing,${roots[0].id}`)).result).toEqual(['地区', '行业']);
    expect((await get(`loadDictItem/?ids=${roots[1].id},nothing&delNotExist=false`)).result).toEqual([
      '地区',
      'nothing',
    ]);
    expect((await get('loadDictItem?ids=')).message).toBe('ids 不能为空');
    expect((await get('loadAllData?code=A01')).result).toHaveLength(5);
    expect((await get('loadAllData?code=Z')).message).toBe('无数据,参数有误.[Z]');
    expect((await get(`childList?pid=${roots[0].id}`)).result).toHaveLength(4);
    expect((await get(`getChildListBatch?parentIds=${roots[0].id},${roots[1].id}`)).result.records).toHaveLength(4);
    expect((await get(`rootList?name=${enc('教')}`)).result.records).toMatchObject([{ name: '教育' }]);
    expect((await fixture.get('/sys/category/loadTreeRoot?async=true')).http).toBe(401);
  });
  it('go with what stands below them', async () => {
    const [industry] = (await get('rootList')).result.records;
    expect((await fixture.call('DELETE', `/sys/category/delete?id=${industry.id}`, admin)).message).toBe('删除成功!');
    expect((await get('loadAllData?code=A01')).success).toBe(false);
    expect((await add({ name: '新行业' })).result.code).toBe('A03');
  });
});
