/** Statistics of a declaration: choices in the address, every number linked to the rows it counts. */
import { companyPost } from '@campus/contract/post';
import { delivery } from '@campus/contract/resume';
import { chartTexts, statisticsScreenTexts } from '@campus/contract/statistics';
import { loadCaller } from './support/api.ts';
import { Shell } from './support/pages/shell.ts';
import { expect, test } from './support/server.ts';

const numberIn = (text: string | null): number => Number((text ?? '').replaceAll(',', ''));

test('a bar opens the list with as many rows as it is long', async ({ server, visit }) => {
  const page = await visit('/statistics/analysis?subject=delivery&by=status&range=all', 'school');
  const { pane } = new Shell(page);
  const bar = pane
    .getByRole('list', { name: /^投递 · / })
    .getByRole('link')
    .first();
  const length = numberIn(await bar.locator('b').textContent());
  expect(length).toBeGreaterThan(0);
  const address = new URL((await bar.getAttribute('href')) ?? '', server.origin);
  const caller = await loadCaller(server.origin, 'school');
  const { total } = await caller.call<{ total: number }>(
    'GET',
    `${delivery.path}/list`,
    Object.fromEntries(address.searchParams),
  );
  expect(total).toBe(length);
  await bar.click();
  await expect(page).toHaveURL(/\/resume\/delivery\?/);
  await expect(
    new Shell(page).pane.getByText(new RegExp(`共\\s*${total}\\s*条`)).filter({ visible: true }),
  ).toBeVisible();
});

test('a chart is also a table and a workbook, and its choices survive a reload', async ({ visit }) => {
  const page = await visit('/statistics/analysis?subject=companyPost&by=province&range=all', 'school');
  const { pane } = new Shell(page);
  await expect(pane.getByRole('figure', { name: /工作省份/ })).toBeVisible();
  await pane.getByRole('button', { name: chartTexts.table, exact: true }).click();
  await page.reload();
  await expect(pane.getByRole('table').filter({ visible: true })).toContainText(statisticsScreenTexts.total);
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    pane.getByRole('button', { name: chartTexts.workbook }).click(),
  ]);
  expect(file.suggestedFilename()).toMatch(/\.xlsx$/);
  await pane.getByRole('button', { name: chartTexts.graph, exact: true }).click();
  const [picture] = await Promise.all([
    page.waitForEvent('download'),
    pane.getByRole('button', { name: chartTexts.picture }).click(),
  ]);
  expect(picture.suggestedFilename()).toMatch(/\.png$/);
});

test('a company counts its own rows only, and is offered nothing else', async ({ server, visit }) => {
  const page = await visit('/statistics/analysis?subject=companyPost&by=nature&range=all&view=table', 'hr01');
  const { pane } = new Shell(page);
  const last = pane.getByRole('table').filter({ visible: true }).getByRole('row').last();
  const counted = numberIn(await last.getByRole('cell').nth(1).textContent());
  const caller = await loadCaller(server.origin, 'hr01');
  const { total } = await caller.call<{ total: number }>('GET', `${companyPost.path}/list`, {});
  expect(counted).toBe(total);
  await pane.getByRole('combobox', { name: statisticsScreenTexts.subject }).click();
  await expect(page.getByRole('option')).toHaveCount(2);
});
