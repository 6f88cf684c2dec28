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
    'the workplace',
    '/dashboard/workplace',
    'hr01',
    (page) => new Shell(page).pane.getByRole('heading').first().waitFor(),
  ],
];

/** Pages without anything to open, by user; a walk loads the console once. */
const walks: readonly {
  readonly title: string;
  readonly user: string;
  readonly pages: readonly (readonly [name: string, path: string])[];
  readonly arrived: (page: Page, name: string) => Promise<void>;
}[] = [
  {
    title: 'the account',
    user: 'school',
    pages: [
      ['centre', '/account/center'],
      ['settings', '/account/settings/Index?tab=notification'],
    ],
    arrived: (page, name) =>
      name === 'centre'
        ? page.getByRole('region', { name: text.account.center }).waitFor()
        : page.getByRole('switch').first().waitFor(),
  },
  {
    title: 'the examples',
    user: 'admin',
    pages: [
      ['forms', '/demo/form'],
      ['lists', '/demo/list'],
      ['an editable table', '/demo/editTable'],
      ['master and detail', '/demo/masterDetail'],
      ['details', '/demo/profile'],
      ['widgets', '/demo/components'],
    ],
    arrived: (page) => new Shell(page).pane.getByRole('tab').or(page.getByRole('heading')).first().waitFor(),
  },
];

/** Another tab of the browser changes the theme, and this one follows. */
async function changeMode(page: Page, mode: 'dark' | 'light', settings: object = {}): Promise<void> {
  await page.evaluate(
    (value) => {
      const key = 'pro__settings';
      localStorage.setItem(key, JSON.stringify({ value, expire: null }));
      window.dispatchEvent(new StorageEvent('storage', { key }));
    },
    { ...settings, darkMode: mode === 'dark' },
  );
  await expect(page.locator('html')).toHaveAttribute('data-mode', mode);
}

async function expectAccessibleInBothModes(page: Page, settings: object = {}): Promise<void> {
  await expectAccessible(page);
  await expectChineseNames(page);
  await changeMode(page, 'dark', settings);
  await expectAccessibleColours(page);
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
    await expectAccessibleInBothModes(page);
  });
}

/** A page is unmounted when the next one opens: those of a walk are looked at one by one. */
const onePage = { multipage: false };

for (const { title, user, pages, arrived } of walks) {
  test(`${title}, light and dark`, async ({ visit }) => {
    const [[, first] = ['', '']] = pages;
    const page = await visit(first, user, onePage);
    for (const [name, path] of pages)
      await test.step(name, async () => {
        if (path !== first) {
          await changeMode(page, 'light', onePage);
          await new Shell(page).go(path);
        }
        await arrived(page, name);
        await expectAccessibleInBothModes(page, onePage);
      });
  });
}
