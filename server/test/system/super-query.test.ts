import { entities } from '@campus/contract';
import { queryNames, type Session } from '@campus/contract/kit';
import { superQuery } from '@campus/contract/system';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listQuery } from '../../src/kit/read/query.ts';
import { AppFixture, type Caller } from '../support/app-fixture.ts';
import { getMember, someone } from '../support/bare-engine.ts';

let fixture: AppFixture;
let school: Caller;
let viewer: Caller;
let staff: Caller;
let admin: Caller;
beforeAll(async () => {
  fixture = await AppFixture.open();
  const caller = async (name: string) => ({ token: await fixture.token(name) });
  school = await caller('school');
  viewer = await caller('viewer');
  staff = await caller('auditor');
  admin = await caller('admin');
});
afterAll(() => fixture.close());

const withoutCodes = someone('nobody');
const condition = { field: 'name', rule: 'like', val: '云', type: 'string' };
const records = JSON.stringify([condition]);
const body = (title: string, more: object = {}) => ({ saveCode: '/a/list', title, matchType: 'and', records, ...more });
const titles = async (caller: Caller, saveCode = '/a/list'): Promise<string[]> =>
  (await fixture.get(`/sys/superQuery/list?saveCode=${encodeURIComponent(saveCode)}`, caller)).result.map(
    ({ title }: { title: string }) => title,
  );
const keep = async (caller: Caller, title: string, more: object = {}): Promise<string> =>
  (await fixture.post('/sys/superQuery/add', body(title, more), caller)).result.id;

describe('saved advanced queries', () => {
  it('are their owner’s alone until they are shared', async () => {
    await keep(school, '我的');
    await keep(school, '大家的', { shared: true });
    expect(await titles(school)).toEqual(['我的', '大家的']);
    expect(await titles(viewer)).toEqual(['大家的']);
    expect(await titles(school, '/b/list')).toEqual([]);
  });
  it('have one name among those that the caller sees', async () => {
    await keep(school, '同名', { shared: 1 });
    const again = await fixture.post('/sys/superQuery/add', body('同名'), viewer);
    expect(again).toMatchObject({ success: false, message: '保存名称已存在' });
    expect((await fixture.post('/sys/superQuery/add', body('同名', { saveCode: '/c/list' }), viewer)).success).toBe(
      true,
    );
  });
  it('are changed and deleted by the owner, shared ones also by who manages them; others find nothing', async () => {
    const [own, shared] = [await keep(viewer, '改我'), await keep(viewer, '改大家的', { shared: 1 })];
    const change = (id: string, caller: Caller) =>
      fixture.call('PUT', '/sys/superQuery/edit', caller, {
        title: `新${id}`,
        matchType: 'or',
        records,
        shared: 1,
        id,
      });
    const remove = (id: string, caller: Caller) => fixture.call('DELETE', `/sys/superQuery/delete?id=${id}`, caller);
    for (const id of [own, shared]) {
      expect((await change(id, staff)).message).toBe('数据不存在或无权访问');
      expect((await remove(id, staff)).message).toBe('数据不存在或无权访问');
    }
    expect((await change(own, school)).success).toBe(false);
    expect((await change(shared, school)).result).toMatchObject({ title: `新${shared}`, matchType: 'or', mine: true });
    expect((await remove(shared, school)).success).toBe(true);
    expect((await remove(own, viewer)).success).toBe(true);
  });
  it.each([
    ['no list', '{}'],
    ['no conditions', '[]'],
    ['an unknown rule', '[{"field":"a","rule":"drop","val":"1"}]'],
    ['too many', JSON.stringify(Array.from({ length: 51 }, () => condition))],
    ['no JSON', '['],
  ])('refuse %s', async (_what, broken) => {
    const answered = await fixture.post('/sys/superQuery/add', body('坏的', { records: broken }), school);
    expect(answered).toMatchObject({ success: false, message: expect.stringContaining('查询条件') });
  });
  it('of a company stay in the company', async () => {
    const { engine } = fixture.app;
    const seenBy = (session: Session) =>
      engine.runAs(session, (context) => engine.find(superQuery, ['saveCode', 'eq', '/ent'], ['title'], context));
    await engine.runAs(getMember('c1', 'hr1'), (context) =>
      engine.add(superQuery, body('企业的', { shared: 1, saveCode: '/ent' }), context),
    );
    expect(await seenBy(getMember('c1', 'hr2'))).toHaveLength(1);
    expect(await seenBy(getMember('c2', 'hr3'))).toEqual([]);
    expect(await titles(school, '/ent')).toEqual([]);
  });
});

describe('every list', () => {
  it.each(entities.map((entity) => [entity.title, entity] as const))(
    '%s accepts every offered condition',
    (_title, entity) => {
      const { engine } = fixture.app;
      const session = { ...withoutCodes, codes: new Set(['*']) };
      for (const field of queryNames(entity, session)) {
        const superQueryParams = JSON.stringify([{ field, rule: 'empty' }]);
        expect(() => listQuery(engine, entity, { superQueryParams }, session), field).not.toThrow();
      }
    },
  );
  const lists = entities.filter(({ path, calls }) => path !== '' && calls.includes('list'));
  /** Lists that their area answers itself. */
  const own = [
    ['职务', '/sys/position/list'],
    ['角色', '/sys/role/list'],
    ['我的消息', '/sys/sysAnnouncementSend/getMyAnnouncementSend'],
  ];
  const calls = [...lists.map(({ title, path }) => [title, `${path}/list`]), ...own];
  it.each(calls)('%s takes the advanced query', async (_title, call) => {
    const ask = (conditions: object[]) =>
      fixture.get(`${call}?superQueryParams=${encodeURIComponent(encodeURI(JSON.stringify(conditions)))}`, admin);
    expect((await ask([{ field: 'id', rule: 'eq', val: 'nobody' }])).result.total).toBe(0);
    expect((await ask([{ field: 'noSuchField', rule: 'eq', val: '1' }])).message).toContain('noSuchField');
  });
});
