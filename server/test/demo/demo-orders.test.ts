import { demoOrder, demoOrderLevel, saveDemoOrders } from '@campus/contract/demo';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../support/test-app.ts';

let app: TestApp;
let admin: string;
beforeAll(async () => {
  app = await createTestApp({ filled: 'tiny' });
  admin = await app.signIn('admin');
});
afterAll(() => app.close());

const order = (orderNo: string, more: object = {}) => ({
  orderNo,
  name: '批量订单',
  customer: '示例客户',
  orderType: '1',
  orderDate: '2026-11-01',
  ...more,
});
const save = async (payload: object, as = admin) =>
  (await app.call({ method: 'POST', url: `/server${saveDemoOrders.path}`, as, payload })).body;
const changes = (more: object) => ({ inserted: [], updated: [], removed: [], ...more });
const get = async (path: string, as = admin) => (await app.call({ method: 'GET', url: `/server${path}`, as })).body;
const named = async (orderNo: string) =>
  (await get(`${demoOrder.path}/list?orderNo=*${orderNo}*&pageSize=1000`)).result;

describe('a batch of orders', () => {
  it('is added, changed and removed in one call', async () => {
    expect(await save(changes({ inserted: [order('B1'), order('B2', { amount: '12.50' })] }))).toMatchObject({
      success: true,
      result: { saved: 2 },
    });
    const [first, second] = (await named('B')).records as { id: string; orderNo: string }[];
    await save(changes({ updated: [{ id: first?.id, name: '改名' }], removed: [second?.id], inserted: [order('B3')] }));
    const { records } = await named('B');
    expect(records.map((row: { orderNo: string; name: string }) => [row.orderNo, row.name]).sort()).toEqual([
      [first?.orderNo, '改名'],
      ['B3', '批量订单'],
    ]);
  });
  it('is refused as a whole, with the row that is wrong', async () => {
    const before = (await named('')).total;
    const answer = await save(changes({ inserted: [order('C1'), order('C2', { amount: 'abc' })] }));
    expect(answer).toMatchObject({ success: false, message: expect.stringMatching(/^新增第2行：/) });
    const twice = await save(changes({ inserted: [order('C3'), order('C3')] }));
    expect(twice).toMatchObject({ success: false, message: '新增第2行：订单编号已存在' });
    expect((await named('')).total).toBe(before);
  });
  it.each([
    ['no lists', {}],
    ['a text as list', changes({ inserted: 'x' })],
    ['rows that are none', changes({ inserted: [null, 1, 'x', []] })],
    ['ids that are none', changes({ removed: [{ id: 1 }] })],
    ['an unknown field', changes({ inserted: [order('D1', { nope: 1 })] })],
    ['an unknown id', changes({ updated: [{ id: '1790000000000000009', name: 'x' }] })],
    ['too many rows', changes({ removed: Array.from({ length: 1001 }, (_, i) => String(i)) })],
  ])('with %s is refused and is no defect', async (_name, payload) => {
    const answer = await save(payload);
    expect(answer).toMatchObject({ success: false });
    expect(answer.message).not.toContain('系统异常');
  });
  it('touches no row of another tenant', async () => {
    const { rows } = await sql<{ id: string; name: string }>`
      select id, name from demo_order where tenant_id = 2 limit 1`.execute(app.engine.db);
    const foreign = rows[0] as { id: string; name: string };
    for (const act of [{ updated: [{ id: foreign.id, name: 'x' }] }, { removed: [foreign.id] }])
      expect(await save(changes(act))).toMatchObject({ success: false });
    const after = await sql<{
      name: string;
    }>`select name from demo_order where id = ${foreign.id} and del_flag = 0`.execute(app.engine.db);
    expect(after.rows).toEqual([{ name: foreign.name }]);
  });
  it('needs the code of the act', async () => {
    const school = await app.signIn('demo_school_admin_1');
    expect(await save(changes({ inserted: [order('E1')] }), school)).toMatchObject({ success: false, code: 510 });
  });
});

describe('the tree of orders', () => {
  it('is read level by level, and says where there is more', async () => {
    const top = (await get(demoOrderLevel.path)).result as { id: string; hasChildren: boolean }[];
    const head = top.find(({ hasChildren }) => hasChildren) ?? expect.unreachable();
    const below = (await get(`${demoOrderLevel.path}?parentId=${head.id}`)).result as { id: string }[];
    expect(below.length).toBeGreaterThan(0);
    expect(top.some(({ id }) => below.some((one) => one.id === id))).toBe(false);
  });
  it('lets no order lie below itself', async () => {
    const [head] = (await get(demoOrderLevel.path)).result as { id: string }[];
    expect(await save(changes({ updated: [{ id: head?.id, parentId: head?.id }] }))).toMatchObject({ success: false });
  });
});

it('keeps an order’s lines with it, in their order', async () => {
  await save(changes({ inserted: [order('L1')] }));
  const [{ id }] = (await named('L1')).records;
  const edit = (lines: object[]) =>
    app.call({ method: 'PUT', url: `/server${demoOrder.path}/edit`, as: admin, payload: { id, lines } });
  const line = (product: string) => ({ product, quantity: 2, price: '3.50' });
  await edit([line('甲'), line('乙')]);
  const read = async () =>
    (await get(`${demoOrder.path}/queryById?id=${id}`)).result.lines as { id: string; product: string }[];
  const first = await read();
  expect(first.map(({ product }) => product)).toEqual(['甲', '乙']);
  const [a, b] = first;
  await edit([
    { ...line('乙'), id: b?.id },
    { ...line('甲'), id: a?.id },
  ]);
  expect((await read()).map(({ product }) => product)).toEqual(['乙', '甲']);
  expect((await edit([{ product: '' }])).body).toMatchObject({
    success: false,
    message: expect.stringContaining('第1行'),
  });
});

it('goes through its states and keeps why it was cancelled', async () => {
  await save(changes({ inserted: [order('S1')] }));
  const [{ id }] = (await named('S1')).records;
  const step = async (name: string, more: object = {}) =>
    (await app.call({ method: 'POST', url: `/server${demoOrder.path}/${name}`, as: admin, payload: { id, ...more } }))
      .body;
  expect(await step('start')).toMatchObject({ success: true });
  expect(await step('cancel', { reason: '客户改期' })).toMatchObject({ success: true });
  expect(await step('finish')).toMatchObject({ success: false });
  expect((await get(`${demoOrder.path}/queryById?id=${id}`)).result).toMatchObject({
    cancelReason: '客户改期',
    progress: 10,
  });
});
