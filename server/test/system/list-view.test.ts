import type { Session } from '@campus/contract/kit';
import { companyPost } from '@campus/contract/post';
import { deleteListView, listView } from '@campus/contract/system';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Call, Route } from '../../src/kit/http/route.ts';
import { AppFixture, type Caller } from '../support/app-fixture.ts';
import { getMember } from '../support/bare-engine.ts';

let fixture: AppFixture;
const callers: Record<string, Caller> = {};
beforeAll(async () => {
  fixture = await AppFixture.open();
  for (const name of ['school', 'auditor', 'viewer', 'content01']) callers[name] = { token: await fixture.token(name) };
});
afterAll(() => fixture.close());

const state = JSON.stringify({ values: { auditStatus: '2' }, column: 'submitTime', order: 'asc' });
const as = (name: string): Caller => callers[name] as Caller;
const add = (name: string, title: string, more: object = {}) =>
  fixture.post('/sys/listView/add', { listCode: 'company', title, state, ...more }, as(name));
const listed = async (name: string, listCode = 'company') =>
  (await fixture.get(`/sys/listView/list?listCode=${encodeURIComponent(listCode)}`, as(name))).result as {
    id: string;
    title: string;
    mine: boolean;
    owner: string | null;
    isDefault: boolean;
    state: object;
  }[];
const titles = async (name: string) => (await listed(name)).map(({ title }) => title);
const loadTitles = async (name: string, listCode: string) => (await listed(name, listCode)).map(({ title }) => title);
const edit = (name: string, id: string, more: object = {}) =>
  fixture.call('PUT', '/sys/listView/edit', as(name), { id, title: '改名', state, ...more });
const remove = (name: string, id: string) => fixture.call('DELETE', `/sys/listView/delete?id=${id}`, as(name));
const missing = '数据不存在或无权访问';

describe('saved views', () => {
  it('are shown to their owner only until they are shared', async () => {
    await add('school', '我的待审');
    await add('school', '大家的待审', { shared: 1 });
    expect(await titles('school')).toEqual(['我的待审', '大家的待审']);
    expect(await listed('viewer')).toMatchObject([
      { title: '大家的待审', mine: false, owner: expect.any(String), state: { values: { auditStatus: '2' } } },
    ]);
  });

  it('are not shown to users who may not see the list', async () => {
    expect(await titles('content01')).toEqual([]);
    const [shared] = await listed('viewer');
    const use = { listCode: 'company', id: shared?.id };
    expect((await fixture.call('PUT', '/sys/listView/setDefault', as('content01'), use)).message).toBe(missing);
  });

  it('are shared only by users who hold the code', async () => {
    expect((await add('viewer', '只读的', { shared: 1 })).success).toBe(false);
    const { id } = (await add('viewer', '只读的')).result;
    expect((await edit('viewer', id, { shared: 1 })).success).toBe(false);
    expect(await titles('school')).not.toContain('只读的');
  });

  it('keep nested groups of an advanced query', async () => {
    const condition = { field: 'companyName', rule: 'filled', type: 'string' };
    const advanced = { matchType: 'or', conditions: [{ group: 'and', rules: [{ group: 'or', rules: [condition] }] }] };
    const nested = { values: {}, advanced };
    const added = await add('school', '分组的', { state: JSON.stringify(nested) });
    expect(added.result.state).toEqual(nested);
    await remove('school', added.result.id);
  });

  it('are shared by company users within their company only', async () => {
    const { engine } = fixture.app;
    const share = (session: Session, title: string) =>
      engine.runAs(session, (context) =>
        engine.add(listView, { listCode: 'companyPost', title, state, shared: 1 }, context),
      );
    const seenBy = (session: Session) =>
      engine.runAs(session, async (context) =>
        (await engine.find(listView, ['listCode', 'eq', 'companyPost'], ['title'], context)).map(({ title }) => title),
      );
    await share(getMember('c1', 'hr1'), '本企业的');
    await add('school', '中心的', { listCode: 'companyPost', shared: 1 });
    expect(await seenBy(getMember('c1', 'hr2'))).toEqual(['本企业的']);
    expect(await seenBy(getMember('c2', 'hr3'))).toEqual([]);
    expect(await loadTitles('school', 'companyPost')).not.toContain('本企业的');
    const interviewer = getMember('c1', 'iv1', { audience: 'interviewer' });
    expect(await seenBy(interviewer)).toEqual([]);
    await expect(share(interviewer, '面试官的')).rejects.toThrow('没有权限');
    await expect(share(getMember('c1', 'hr4', { companyId: undefined }), '无企业的')).rejects.toThrow('没有权限');
  });

  it('of a company are deleted by their owner and by an administrator of that company alone', async () => {
    const { engine, routes } = fixture.app;
    const codes = new Set([companyPost.can.list as string]);
    const member = (companyId: string, username: string, role: string) =>
      getMember(companyId, username, { roles: [role], codes });
    const addTo = (session: Session, title: string, shared: 0 | 1) =>
      engine.runAs(session, (context) =>
        engine.add(listView, { listCode: 'companyPost', title, state, shared }, context),
      );
    const route = routes.find(({ path }) => path === deleteListView.path) as Route;
    const removeAs = (session: Session, row: { readonly id?: unknown }) =>
      route.handle({
        session,
        query: { id: String(row.id) },
        body: {},
        params: {},
        strict: true,
      } as Partial<Call> as Call);
    const [owner, other] = [member('k1', 'k1hr', 'ent_hr'), member('k1', 'k1hr2', 'ent_hr')];
    const [boss, stranger] = [member('k1', 'k1admin', 'ent_admin'), member('k2', 'k2admin', 'ent_admin')];
    const shared = await addTo(owner, '共享一', 1);
    const own = await addTo(owner, '共享二', 1);
    const secret = await addTo(owner, '私有', 0);
    for (const session of [other, stranger]) await expect(removeAs(session, shared)).rejects.toThrow(missing);
    for (const session of [other, boss, stranger]) await expect(removeAs(session, secret)).rejects.toThrow(missing);
    await expect(removeAs(boss, shared)).resolves.toMatchObject({ message: '删除成功！' });
    await expect(removeAs(boss, shared)).rejects.toThrow(missing);
    for (const row of [own, secret]) await removeAs(owner, row);
  });

  it('are changed and deleted by their owner, shared ones also by an administrator', async () => {
    const own = (await add('viewer', '甲')).result.id as string;
    const shared = (await add('auditor', '乙', { shared: 1 })).result.id as string;
    for (const [name, id] of [
      ['school', own],
      ['viewer', shared],
    ] as const) {
      expect((await edit(name, id)).message).toBe(missing);
      expect((await remove(name, id)).message).toBe(missing);
    }
    expect((await edit('viewer', own, { title: '甲二' })).result).toMatchObject({ title: '甲二', mine: true });
    expect((await remove('school', shared)).success).toBe(true);
    expect((await remove('viewer', own)).success).toBe(true);
  });

  it('have one name per owner and list', async () => {
    await add('auditor', '同名');
    expect(await add('auditor', '同名')).toMatchObject({ success: false, message: '视图名称已存在' });
    expect((await add('auditor', '同名', { listCode: 'companyPost' })).success).toBe(true);
    expect((await add('viewer', '同名')).success).toBe(true);
  });

  it('become the default of one user and no longer when they are gone', async () => {
    const { id } = (await add('school', '常用', { shared: 1 })).result;
    const choose = (name: string, chosen?: string) =>
      fixture.call('PUT', '/sys/listView/setDefault', as(name), { listCode: 'company', ...(chosen && { id: chosen }) });
    await choose('viewer', id);
    await choose('viewer', id);
    const defaults = async (name: string) =>
      (await listed(name)).filter(({ isDefault }) => isDefault).map(({ title }) => title);
    expect(await defaults('viewer')).toEqual(['常用']);
    expect(await defaults('school')).toEqual([]);
    await choose('viewer');
    expect(await defaults('viewer')).toEqual([]);
    await choose('viewer', id);
    await remove('school', id);
    expect(await defaults('viewer')).toEqual([]);
  });

  it.each([
    ['no object', '[]'],
    ['no values', '{}'],
    ['a value that is no text', '{"values":{"a":1}}'],
    [
      'an unknown rule',
      '{"values":{},"advanced":{"matchType":"and","conditions":[{"field":"a","rule":"x","val":""}]}}',
    ],
    ['a width that is none', '{"values":{},"columns":{"widths":{"a":"1"},"hidden":[],"shown":[],"size":"small"}}'],
    ['no JSON', '{'],
  ])('refuse %s', async (_what, broken) => {
    expect(await add('school', '坏的', { state: broken })).toMatchObject({
      success: false,
      message: '视图内容无法识别',
    });
  });

  it('refuse a list that does not exist', async () => {
    expect((await add('school', '没有的', { listCode: 'noSuchEntity' })).success).toBe(false);
  });
});
