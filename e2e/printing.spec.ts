/** A page is printed as its title and its content, on white paper. */
import { text } from '@campus/contract/messages';
import { Shell } from './support/pages/shell.ts';
import { expect, test } from './support/server.ts';

test('a list is printed as its rows, whole and on white paper', async ({ visit }) => {
  const page = await visit('/resume/delivery', 'hr01', { darkMode: true });
  const { pane, rows } = new Shell(page);
  const ground = () =>
    rows.first().evaluate((row) => getComputedStyle(row.closest('.ant-table') ?? row).backgroundColor);
  await expect(rows.first()).toBeVisible();
  expect(await ground()).not.toBe('rgb(255, 255, 255)');

  // The size of A4, upright, at 96 dots per inch.
  await page.setViewportSize({ width: 794, height: 1123 });
  await page.evaluate(() => void window.dispatchEvent(new Event('beforeprint')));
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('navigation').filter({ visible: true })).toHaveCount(0);
  await expect(pane.getByRole('columnheader', { name: text.common.operation }).filter({ visible: true })).toHaveCount(
    0,
  );
  await expect(pane.locator('.row-actions, .list-tools, .list-search, input').filter({ visible: true })).toHaveCount(0);
  expect(await ground()).toBe('rgb(255, 255, 255)');
  const { row, paper, cut } = await rows.first().evaluate((one) => ({
    row: one.getBoundingClientRect().width,
    paper: (one.closest('.list-body') ?? one).getBoundingClientRect().width,
    cut: [...one.querySelectorAll('td :not(.visually-hidden)')].filter(
      ({ scrollWidth, clientWidth }) => scrollWidth > clientWidth + 1,
    ).length,
  }));
  expect(row).toBeGreaterThan(paper - 4);
  expect(row).toBeLessThanOrEqual(paper);
  expect(cut).toBe(0);

  await page.evaluate(() => void window.dispatchEvent(new Event('afterprint')));
  await page.emulateMedia({ media: null });
  await expect(page.getByRole('navigation').filter({ visible: true }).first()).toBeVisible();
  expect(await ground()).not.toBe('rgb(255, 255, 255)');
});
