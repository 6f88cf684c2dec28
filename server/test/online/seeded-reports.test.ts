import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../support/test-app.ts';

let app: TestApp;
let admin: string;
beforeAll(async () => {
  app = await createTestApp({ filled: 'tiny' });
  admin = await app.signIn('admin');
});
afterAll(() => app.close());
const get = async (url: string) => (await app.call({ method: 'GET', url: `/server${url}`, as: admin })).body;

it.each(['company_posts', 'report_user', 'demo_order_report'])(
  'the example report %s is sound and has rows',
  async (code) => {
    const columns = await get(`/online/cgreport/api/getRpColumns/${code}`);
    expect(columns.success).toBe(true);
    const data = await get(`/online/cgreport/api/getData/${code}?pageSize=5`);
    expect(data).toMatchObject({ success: true });
    expect(data.result.total).toBeGreaterThan(0);
    for (const { dataIndex } of columns.result.columns) expect(data.result.records[0]).toHaveProperty(dataIndex);
    // What the designer would save again is accepted as it stands.
    const { result: head } = await get(`/online/cgreport/head/queryById?id=${columns.result.cgRpConfigId}`);
    const { items, params, ...own } = head;
    const saved = await app.call({
      method: 'PUT',
      url: '/server/online/cgreport/head/editAll',
      as: admin,
      payload: { head: own, items, params },
    });
    expect(saved.body).toMatchObject({ success: true, message: '修改成功!' });
  },
);

it('shows the same under the framework’s prefix', async () => {
  const { body } = await app.call({
    method: 'GET',
    url: '/jeecg-boot/online/cgreport/api/getData/company_posts',
    as: admin,
  });
  expect(body.result.total).toBeGreaterThan(0);
});
