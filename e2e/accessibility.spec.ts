/** Every kind of screen has no critical or serious axe violation, light and dark. */
import { componentTexts } from '@campus/contract/demo';
import { text } from '@campus/contract/messages';
import { postTexts } from '@campus/contract/post';
import { chartTexts } from '@campus/contract/statistics';
import type { Page } from '@playwright/test';
import { expectAccessible, expectAccessibleColours, expectChineseNames } from './support/accessible.ts';
import { Shell } from './support/pages/shell.ts';
import { SignInPage } from './support/pages/sign-in.ts';
import { expect, test } from './support/server.ts';

const row = (page: Page) => new Shell(page).rows.first();

/** Screens by kind: path, user, and what is visible once they are loaded. */
const screens: readonly (readonly [
  name: string,
  path: string,
  user: string,
  arrived: (page: Page) => Promise<void>,
])[] = [
  ['a list', '/enterprise/company', 'admin', (page) => row(page).waitFor()],
  ['an audit page', '/enterprise/audit', 'admin', (page) => page.getByRole('region', { name: '校验结果' }).waitFor()],
  [
    'a detail',
    '/enterprise/company',
    'admin',
    async (page) => {
      await row(page).getByRole('button', { name: text.common.detail }).click();
      await expect(page).toHaveURL(/enterprise\/detail/);
      await new Shell(page).pane.getByRole('tab', { name: '审核记录' }).waitFor();
    },
  ],
  [
    'a dialog with a form',
    '/isystem/position',
    'admin',
    async (page) => {
      await new Shell(page).pane.getByRole('button', { name: text.common.add, exact: true }).click();
      await new Shell(page).dialog('新增职务').getByLabel('职务编码', { exact: true }).waitFor();
    },
  ],
  [
    'an advanced query',
    '/isystem/position',
    'admin',
    async (page) => {
      await new Shell(page).pane.getByRole('button', { name: text.sq.trigger }).click();
      await new Shell(page).dialog(text.sq.title).waitFor();
    },
  ],
  [
    'a form in a drawer',
    '/post/list',
    'hr01',
    async (page) => {
      await new Shell(page).pane.getByRole('button', { name: text.common.add, exact: true }).click();
      await page.getByRole('article', { name: postTexts.form.previewTitle }).waitFor();
    },
  ],
  [
    'the dashboard of the school',
    '/dashboard/analysis',
    'school',
    (page) => page.locator('canvas, svg.chart').filter({ visible: true }).first().waitFor(),
  ],
  ...(
    [
      ['bars', 'delivery&by=status'],
      ['a ring', 'delivery&by=eduLevel&chart=donut'],
      ['stacked bars', 'companyPost&by=education&split=nature'],
      ['hours of the week', 'delivery&by=weekHour'],
      ['provinces', 'companyPost&by=province'],
      ['a curve', 'delivery&by=month'],
      ['a table', 'delivery&by=month&view=table'],
    ] as const
  ).map(
    ([name, choice]) =>
      [
        `statistics as ${name}`,
        `/statistics/analysis?range=all&subject=${choice}`,
        'school',
        (page: Page) =>
          page.locator('.analysis .chart-card').getByRole('button', { name: chartTexts.workbook }).waitFor(),
      ] as const,
  ),
  [
    'the account centre',
    '/account/center',
    'school',
    (page) => page.getByRole('region', { name: text.account.center }).waitFor(),
  ],
  [
    'the account settings',
    '/account/settings/Index?tab=notification',
    'school',
    (page) => page.getByRole('switch').first().waitFor(),
  ],
  ...(
    [
      ['/demo/form', 'the example forms'],
      ['/demo/list', 'the example lists'],
      ['/demo/editTable', 'the example of an editable table'],
      ['/demo/masterDetail', 'the example of master and detail'],
      ['/demo/profile', 'the example details'],
      ['/demo/components', 'the examples of the widgets'],
    ] as const
  ).map(
    ([path, name]) =>
      [
        name,
        path,
        'admin',
        (page: Page) => new Shell(page).pane.getByRole('tab').or(page.getByRole('heading')).first().waitFor(),
      ] as const,
  ),
  [
    'the workplace',
    '/dashboard/workplace',
    'hr01',
    (page) => new Shell(page).pane.getByRole('heading').first().waitFor(),
  ],
];

/** Another tab of the browser changes to the dark theme, and this one follows. */
async function darken(page: Page): Promise<void> {
  await page.evaluate(() => {
    const key = 'pro__settings';
    localStorage.setItem(key, JSON.stringify({ value: { darkMode: true }, expire: null }));
    window.dispatchEvent(new StorageEvent('storage', { key }));
  });
  await expect(page.locator('html')).toHaveAttribute('data-mode', 'dark');
}

test('the sign-in page', async ({ page }) => {
  await new SignInPage(page).open();
  await expectAccessible(page);
  await page.getByRole('tab', { name: text.login.tab.phone }).click();
  await expectAccessible(page);
});

test('the first page of the registration', async ({ page }) => {
  await page.goto('/enterprise-registration');
  await page.getByLabel('用户名', { exact: true }).waitFor();
  await expectAccessible(page);
});

test('the selects of the examples, filled', async ({ visit }) => {
  const page = await visit('/demo/components', 'admin');
  const region = page.getByRole('region', { name: componentTexts.trees.title, exact: true });
  await region.scrollIntoViewIfNeeded();
  await expect(region.locator('.ant-select-clear').first()).toBeAttached();
  await expectChineseNames(page);
});

for (const [name, path, user, arrived] of screens) {
  test(`${name}, light and dark`, async ({ visit }) => {
    const page = await visit(path, user);
    await arrived(page);
    await expectAccessible(page);
    await expectChineseNames(page);
    await darken(page);
    await expectAccessibleColours(page);
  });
}
