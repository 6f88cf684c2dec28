/** The editable grid while its server is away: stopped, and started again. */
import { demoOrder } from '@campus/contract/demo';
import { text } from '@campus/contract/messages';
import { loadCaller } from './support/api.ts';
import { newNumber } from './support/identities.ts';
import { address, getCell, typeOver } from './support/pages/live-grid.ts';
import { expect, test } from './support/server.ts';

test.use({ provoked: /^(Failed to load resource|WebSocket connection to)/ });

/** A server that is away for half a minute is tried again after 40 to 75 s (web/src/request/back-off.ts); a reload follows. */
const longestBackOff = 120_000;

test('a cell that could not be saved is marked, and two browsers agree once the server is back', async ({
  server,
  visit,
}) => {
  test.slow(); // two browsers, and a server that is stopped and started
  const caller = await loadCaller(server.origin, 'admin');
  const orders = ['甲', '乙'].map((name) => ({
    orderNo: `W${newNumber()}${name}`,
    name: `${name}单`,
    customer: '原客户',
    orderType: '1',
    orderDate: '2026-11-01',
    orderNum: 0,
  }));
  for (const order of orders) await caller.call('POST', `${demoOrder.path}/add`, order);
  const [first = '', second = ''] = orders.map(({ orderNo }) => orderNo);
  const [one, two] = [await visit(`${address}?tab=live`, 'admin'), await visit(`${address}?tab=live`, 'admin')];
  for (const page of [one, two]) await expect(getCell(page, first, 'customer')).toHaveText('原客户');

  await server.stop();
  for (const [page, row, value] of [
    [one, first, '断线时写的'],
    [two, second, '要还原的'],
  ] as const) {
    await getCell(page, row, 'customer').click();
    await typeOver(page, value);
    await page.keyboard.press('Enter');
    await expect(page.getByText(text.gridLabels.unsaved(1))).toBeVisible();
    await expect(getCell(page, row, 'customer')).toHaveClass(/\bunsaved\b/);
  }
  // A browser that reconnects before the edit below must not have loaded its rows by then: nothing would bring the edit.
  const edited = Promise.withResolvers<void>();
  for (const page of [one, two])
    await page.route(
      ({ pathname }) => pathname.endsWith(`${demoOrder.path}/list`),
      async (route) => {
        await edited.promise;
        await route.continue();
      },
    );
  await server.restart();
  const again = await loadCaller(server.origin, 'admin');
  const { records } = await again.call<{ records: { id: string }[] }>('GET', `${demoOrder.path}/list`, {
    orderNo: first,
  });
  await again.call('PUT', `${demoOrder.path}/edit`, { id: records[0]?.id, name: '别处改过' });
  edited.resolve();

  await test.step('the reload after the reconnect brings changes and keeps unsaved input', async () => {
    for (const page of [one, two])
      await expect(getCell(page, first, 'name')).toHaveText('别处改过', { timeout: longestBackOff });
    await expect(getCell(one, first, 'customer')).toContainText('断线时写的');
    await expect(getCell(two, first, 'customer')).toHaveText('原客户');
  });
  await getCell(one, first, 'customer')
    .getByRole('button', { name: new RegExp(text.gridLabels.retry) })
    .click();
  await getCell(two, second, 'customer')
    .getByRole('button', { name: new RegExp(text.gridLabels.putBack) })
    .click();
  for (const page of [one, two]) {
    await expect(getCell(page, first, 'customer')).toHaveText('断线时写的');
    await expect(getCell(page, second, 'customer')).toHaveText('原客户');
    await expect(page.getByText(/处修改未保存/)).toHaveCount(0);
  }
});
