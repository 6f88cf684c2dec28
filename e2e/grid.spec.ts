/** The editable grid: pasted spreadsheet rows with errors, and two users in one grid. */
import { demoGridTexts, demoOrder } from '@campus/contract/demo';
import { text } from '@campus/contract/messages';
import { loadCaller } from './support/api.ts';
import { newNumber } from './support/identities.ts';
import { address, getCell, grid, typeOver } from './support/pages/live-grid.ts';
import { Shell } from './support/pages/shell.ts';
import { expect, test } from './support/server.ts';

const wrong = { amount: 49, name: 119, date: 179 };
/** Two hundred copied spreadsheet rows, three of them invalid. */
function sheet(mark: string): string {
  const rows = Array.from({ length: 200 }, (_, i) => [
    `${mark}-${i + 1}`,
    i === wrong.name ? '' : `订单${i + 1}`,
    '示例"客户"😀',
    '服务',
    i === wrong.amount ? '12.345' : '1,234.50',
    String(i + 1),
    '是',
    i === wrong.date ? '2026/2/30' : '2026/11/5',
  ]);
  return rows
    .map((row) => row.map((cell) => (cell.includes('"') ? `"${cell.replaceAll('"', '""')}"` : cell)).join('\t'))
    .join('\r\n');
}
test('200 rows are pasted, three are wrong, found by their marks, corrected and saved', async ({ server, visit }) => {
  test.slow(); // a large paste, and a save of all of it
  const page = await visit(address, 'admin');
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  const mark = `GP${newNumber()}`;
  const { pane } = new Shell(page);
  await expect(grid(page).getByRole('row').nth(2)).toBeVisible();
  await pane.getByRole('button', { name: text.grid.add, exact: true }).click();
  await grid(page).locator('.grid-row').last().locator('[data-key="orderNo"]').click();
  await page.evaluate((copied) => navigator.clipboard.writeText(copied), sheet(mark));
  await page.keyboard.press('ControlOrMeta+v');
  await expect(page.getByText(text.gridLabels.pasted(1600, 0, 3))).toBeVisible();

  await pane.getByRole('button', { name: demoGridTexts.save, exact: true }).click();
  await expect(page.getByText(text.grid.invalid)).toBeVisible();
  for (const [left, correction] of [
    [3, '12.34'],
    [2, '补上的名称'],
    [1, '2026-11-05'],
  ] as const) {
    await expect(pane.getByText(text.gridLabels.faults(left))).toBeVisible();
    await pane.getByRole('button', { name: text.gridLabels.nextFault }).click();
    await expect(grid(page).locator('.grid-cell.active.failed input')).toBeFocused();
    await typeOver(page, correction);
    await page.keyboard.press('Enter');
  }
  await expect(pane.getByText(/处有误/)).toHaveCount(0);
  await pane.getByRole('button', { name: demoGridTexts.save, exact: true }).click();
  await expect(page.getByText(demoGridTexts.saved(200))).toBeVisible();

  const caller = await loadCaller(server.origin, 'admin');
  const { records, total } = await caller.call<{ records: Record<string, unknown>[]; total: number }>(
    'GET',
    `${demoOrder.path}/list`,
    { orderNo: `*${mark}*`, pageSize: 1000 },
  );
  expect(total).toBe(200);
  const at = (i: number) => records.find((row) => row.orderNo === `${mark}-${i + 1}`);
  expect(at(0)).toMatchObject({
    customer: '示例"客户"😀',
    orderType: '2',
    amount: '1234.50',
    urgent: 'Y',
    orderDate: '2026-11-05',
  });
  expect(at(wrong.amount)).toMatchObject({ amount: '12.34' });
  expect(at(wrong.name)).toMatchObject({ name: '补上的名称' });
  expect(at(wrong.date)).toMatchObject({ orderDate: '2026-11-05' });
  // The next test of this server checks the heading of the same grid.
  await caller.call('DELETE', `${demoOrder.path}/deleteBatch?ids=${records.map(({ id }) => id).join(',')}`);
});

test('two people see each other’s saved cells in one table', async ({ server, visit }) => {
  test.slow(); // two browsers
  const caller = await loadCaller(server.origin, 'admin');
  const name = `同看${newNumber()}`;
  const order = {
    orderNo: `L${newNumber()}`,
    name,
    customer: '甲方',
    orderType: '1',
    orderDate: '2026-11-01',
    orderNum: 0,
  };
  await caller.call('POST', `${demoOrder.path}/add`, order);
  const [one, two] = [await visit(`${address}?tab=live`, 'admin'), await visit(`${address}?tab=live`, 'admin')];
  for (const page of [one, two]) await expect(getCell(page, order.orderNo, 'name')).toHaveText(name);

  await getCell(one, order.orderNo, 'customer').click();
  await typeOver(one, '乙方');
  await one.keyboard.press('Enter');
  await expect(getCell(two, order.orderNo, 'customer')).toHaveText('乙方');

  await test.step('what one is typing stays when the other saves another cell of the row', async () => {
    await getCell(two, order.orderNo, 'name').click();
    await typeOver(two, '写到一半');
    await getCell(one, order.orderNo, 'quantity').click();
    await typeOver(one, '7');
    await one.keyboard.press('Enter');
    await expect(getCell(two, order.orderNo, 'quantity')).toHaveText('7');
    await two.keyboard.press('Enter');
    await expect(getCell(one, order.orderNo, 'name')).toHaveText('写到一半');
  });

  await test.step('what the server refuses is marked with its reason, and put back', async () => {
    await getCell(two, order.orderNo, 'deliverTime').scrollIntoViewIfNeeded();
    await getCell(two, order.orderNo, 'deliverTime').click();
    await typeOver(two, '2026-10-01 08:00:00');
    await two.keyboard.press('Enter');
    await expect(two.getByRole('alert').filter({ hasText: '交付时间不能早于下单日期' })).toBeVisible();
    await two.getByText(demoGridTexts.liveHint).click();
    const cell = getCell(two, order.orderNo, 'deliverTime');
    await expect(cell).toContainText('2026-10-01');
    await cell.getByRole('button', { name: new RegExp(text.gridLabels.putBack) }).click();
    await expect(cell).not.toContainText('2026-10-01');
    await expect(two.getByText(text.gridLabels.unsaved(1))).toHaveCount(0);
  });
  const [stored] = (
    await caller.call<{ records: Record<string, unknown>[] }>('GET', `${demoOrder.path}/list`, {
      orderNo: order.orderNo,
    })
  ).records;
  expect(stored).toMatchObject({ customer: '乙方', name: '写到一半', quantity: 7 });
});
