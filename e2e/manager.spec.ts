/** The director finds the college that lacks the most placed graduates and reminds its students. */
import { type CollegeLine, managerCollege } from '@campus/contract/dashboard';
import { text } from '@campus/contract/messages';
import { homePath } from '@campus/contract/rules';
import { employment, employmentTexts, remindEmployment } from '@campus/contract/statistics';
import type { Locator } from '@playwright/test';
import { loadCaller } from './support/api.ts';
import { expectFits } from './support/fits.ts';
import { Shell } from './support/pages/shell.ts';
import { expect, test } from './support/server.ts';

test('the director reminds the students of the college with the widest gap in four clicks', async ({
  server,
  visit,
}) => {
  const caller = await loadCaller(server.origin, 'school');
  const { colleges } = await caller.call<{ colleges: CollegeLine[] }>('GET', managerCollege.path);
  const [widest] = colleges.toSorted((a, b) => b.gap - a.gap);
  if (!widest) throw new Error('no college');
  const open = { ...widest.graduates.link.query, audit: '0,4', pageSize: 1 };
  const { total } = await caller.call<{ total: number }>('GET', `${employment.path}/list`, open);
  expect(total).toBeGreaterThan(0);

  const page = await visit(homePath, 'school');
  const shell = new Shell(page);
  let clicks = 0;
  const click = (on: Locator) => {
    clicks += 1;
    return on.click();
  };
  await click(shell.menu.getByRole('menuitem', { name: '管理驾驶舱', exact: true }));
  await click(shell.pane.getByRole('heading', { level: 2 }).getByRole('link', { name: widest.name, exact: true }));
  await expect(page).toHaveURL(/\/employ\/destination\?/);
  await click(shell.pane.getByRole('button', { name: employmentTexts.remind, exact: true }));
  const question = shell.dialog(employmentTexts.remindMany(total));
  await click(question.getByRole('button', { name: text.common.ok, exact: true }));
  await expect(shell.notice(remindEmployment.done as string)).toBeVisible();
  expect(clicks).toBe(4);
});

test('the figures fit a window that is made narrow after a curve was read', async ({ visit }) => {
  const page = await visit(homePath, 'school');
  await page.setViewportSize({ width: 1440, height: 900 });
  const shell = new Shell(page);
  await shell.menu.getByRole('menuitem', { name: '管理驾驶舱', exact: true }).click();
  await expect(page).toHaveTitle(/^管理驾驶舱/);
  const curve = shell.pane.getByRole('application').first();
  await expect(curve).toBeVisible();
  const box = await curve.boundingBox();
  if (!box) throw new Error('no curve');
  // The tooltip stays where the pointer was.
  await page.mouse.move(box.x + box.width * 0.8, box.y + box.height / 2, { steps: 4 });
  await expect(curve.getByText('本届')).toBeVisible();
  await page.setViewportSize({ width: 390, height: 844 });
  await expectFits(page);
});
