/** The tab bar keeps pages as they were left. */
import { text } from '@campus/contract/messages';
import { homePath } from '@campus/contract/rules';
import { position } from '@campus/contract/system';
import type { Page } from '@playwright/test';
import { Shell } from './support/pages/shell.ts';
import { expect, test } from './support/server.ts';
import { settle } from './support/settle.ts';

const formPage = '企业登录管理';
const listPage = '职务管理';

/** Opens the form page with some input, and another page. */
async function halfFilled(page: Page): Promise<Shell> {
  const shell = new Shell(page);
  await shell.pane.getByLabel('欢迎标题', { exact: true }).fill('写到一半的标题');
  await shell.open('系统', '系统管理', listPage);
  await expect(shell.tab(listPage)).toHaveAttribute('aria-selected', 'true');
  return shell;
}

const command = async (page: Page, tab: string, name: string): Promise<void> => {
  const entry = page.getByRole('menu', { name: text.frame.pageActions }).getByRole('menuitem', { name });
  // Moving content closes the menu again.
  await expect(async () => {
    if (!(await entry.isVisible())) await new Shell(page).tab(tab).click({ button: 'right' });
    await entry.click({ timeout: 2_000 });
  }).toPass();
};

test('a half-filled form waits behind its tab', async ({ visit }) => {
  const page = await visit('/publicity/loginConfig', 'admin');
  const shell = await halfFilled(page);
  await expect(page).toHaveTitle(`${listPage} · ${text.app.name}`);
  await shell.tab(formPage).click();
  await expect(page).toHaveURL('/publicity/loginConfig');
  await expect(shell.pane.getByLabel('欢迎标题', { exact: true })).toHaveValue('写到一半的标题');
});

test('closing a half-filled form asks first', async ({ visit }) => {
  const page = await visit('/publicity/loginConfig', 'admin');
  const shell = await halfFilled(page);
  const question = shell.dialog(text.common.leaveConfirm);
  await shell.tab(formPage).press('Delete');
  await question.getByRole('button', { name: text.common.cancel }).click();
  await expect(shell.tab(formPage)).toBeVisible();
  await command(page, listPage, text.tabs.menu.closeOthers);
  await shell.confirm(text.common.leaveConfirm);
  await expect(shell.tabs.getByRole('tab')).toHaveText([text.tabs.home, listPage]);
});

test('a dialog waits with its page behind the back button', async ({ visit }) => {
  const page = await visit('/isystem/position', 'admin');
  const shell = new Shell(page);
  await shell.open('系统', '系统管理', '通讯录');
  await page.goBack();
  await shell.pane.getByRole('button', { name: text.common.add, exact: true }).first().click();
  const code = shell.dialog(`${text.list.form.add}${position.title}`).getByLabel(position.fields.code.label);
  await code.fill('half_typed');
  await page.goForward();
  await expect(page).toHaveURL('/isystem/addressList');
  await expect(page.getByRole('dialog').filter({ visible: true })).toHaveCount(0);
  await expect(page.locator('.ant-modal-mask').filter({ visible: true })).toHaveCount(0);

  await test.step('its tab is not closed unasked', async () => {
    await shell.tab(listPage).press('Delete');
    const question = shell.dialog(text.common.leaveConfirm);
    await question.getByRole('button', { name: text.common.cancel, exact: true }).click();
    await expect(question).toBeHidden();
  });
  await test.step('it is there again as it was left', async () => {
    await page.goBack();
    await expect(code).toHaveValue('half_typed');
    await expect(code).toBeEditable();
  });
});

test('the back button closes the dialog and stays on the page', async ({ visit }) => {
  const page = await visit('/isystem/addressList', 'admin');
  const shell = new Shell(page);
  await shell.open('系统', '系统管理', listPage);
  const add = shell.pane.getByRole('button', { name: text.common.add, exact: true }).first();
  const form = shell.dialog(`${text.list.form.add}${position.title}`);
  const code = form.getByLabel(position.fields.code.label);
  const question = shell.dialog(text.common.leaveConfirm);
  await add.click();
  await code.fill('half_typed');

  await test.step('unsaved input asks for confirmation, and Escape closes the question', async () => {
    await page.goBack();
    await expect(question).toBeVisible();
    await page.goBack();
    await expect(question).toBeHidden();
    await expect(code).toHaveValue('half_typed');
    await expect(page).toHaveURL('/isystem/position');
  });
  await test.step('agreed, the dialog is gone and the page is not', async () => {
    await page.goBack();
    await shell.confirm(text.common.leaveConfirm);
    await expect(form).toBeHidden();
    await expect(page).toHaveURL('/isystem/position');
  });
  await test.step('without a dialog it goes to the page before', async () => {
    await page.goBack();
    await expect(page).toHaveURL('/isystem/addressList');
  });
});

test('home and the last tab stay', async ({ visit }) => {
  const page = await visit('/isystem/position', 'admin');
  const shell = new Shell(page);
  await shell.tab(text.tabs.home).press('Delete');
  await expect(shell.notice(text.tabs.homeFixed)).toBeVisible();
  await expect(shell.tabs.getByRole('tab')).toHaveText([text.tabs.home, listPage]);

  // Without multiple tabs only the last one is left; turned on again, the home tab returns.
  await shell.tab(listPage).press('Delete');
  await expect(shell.tabs.getByRole('tab')).toHaveText([text.tabs.home]);
  await expect(page).toHaveURL(homePath);
  await shell.tab(text.tabs.home).press('Delete');
  await expect(shell.tabs.getByRole('tab')).toHaveText([text.tabs.home]);
});

test('the tabs survive a reload, in their order', async ({ visit }) => {
  const page = await visit('/enterprise/company', 'admin');
  const shell = new Shell(page);
  await shell.open('系统', '系统管理', listPage);
  await shell.open('消息与互动', '消息中心', '系统消息');
  await shell.tab(listPage).click();
  const titles = [text.tabs.home, '企业列表', listPage, '系统消息'];
  await expect(shell.tabs.getByRole('tab')).toHaveText(titles);
  await expect(shell.tab(listPage)).toHaveAttribute('aria-selected', 'true');
  await page.reload();
  await expect(shell.tabs.getByRole('tab')).toHaveText(titles);
  await expect(shell.tab(listPage)).toHaveAttribute('aria-selected', 'true');
  await shell.tab('企业列表').click();
  await expect(page).toHaveURL('/enterprise/company');
  await expect(shell.pane.getByRole('heading', { level: 1, name: '企业列表' })).toBeVisible();
});

test('a reload asks before it drops unsaved input', async ({ visit }) => {
  const page = await visit('/publicity/loginConfig', 'admin');
  const shell = await halfFilled(page);
  const asked = page.waitForEvent('dialog');
  const reload = page.reload();
  const dialog = await asked;
  expect(dialog.type()).toBe('beforeunload');
  await dialog.accept();
  await reload;
  await expect(shell.tab(formPage)).toBeVisible();
});

test('the menu of a tab closes to the left and to the right, and refreshes', async ({ visit }) => {
  const page = await visit('/enterprise/company', 'admin');
  const shell = new Shell(page);
  await shell.open('系统', '系统管理', listPage);
  await shell.open('消息与互动', '消息中心', '系统消息');
  await command(page, listPage, text.tabs.menu.closeLeft);
  await expect(shell.tabs.getByRole('tab')).toHaveText([text.tabs.home, listPage, '系统消息']);
  await command(page, listPage, text.tabs.menu.closeRight);
  await expect(shell.tabs.getByRole('tab')).toHaveText([text.tabs.home, listPage]);
  await shell.pane.getByLabel('职务名称', { exact: true }).fill('不存在的职务');
  await command(page, listPage, text.tabs.menu.refresh);
  await expect(shell.pane.getByLabel('职务名称', { exact: true })).toHaveValue('');
});

test('the tabs of one user are none of the next', async ({ visit }) => {
  const page = await visit('/enterprise/company', 'admin');
  const shell = new Shell(page);
  await shell.choose(text.header.menu.logout);
  await shell.confirm(text.logout.content);
  await expect(page.getByLabel(text.login.username.placeholder)).toBeVisible();
  expect(await page.evaluate(() => sessionStorage.getItem('pro__tabs'))).toBeNull();
});

test('a tab keeps its own page when it is first opened after a reload', async ({ visit }) => {
  const page = await visit('/resume/delivery', 'admin');
  const shell = new Shell(page);
  await expect(page).toHaveTitle(/^投递管理/);
  await shell.open('企业与岗位', '岗位管理', '岗位列表');
  await page.reload();
  await expect(shell.tab('岗位列表')).toHaveAttribute('aria-selected', 'true');
  await shell.pane.getByRole('row').nth(1).getByRole('button').first().click();
  await expect(page).toHaveURL(/\/post\/detail\//);
  await expect(shell.tab('岗位列表')).toHaveAttribute('aria-selected', 'false');
  await expect(page).not.toHaveTitle(/^岗位详情/);
  await shell.tab('投递管理').click();
  await expect(page).toHaveURL('/resume/delivery');
  await expect(page).toHaveTitle(`投递管理 · ${text.app.name}`);
  await expect(shell.pane.getByRole('heading', { level: 1, name: '投递管理' })).toBeVisible();
  await expect(shell.tab('投递管理')).toBeVisible();
});

test('the middle button opens a menu entry in the background, and the selected entry is in view', async ({ visit }) => {
  const page = await visit('/favicon.svg', 'admin');
  const shell = new Shell(page);
  await page.setViewportSize({ width: 1280, height: 500 });
  await page.goto('/demo/components');
  const selected = shell.menu.getByRole('menuitem', { name: '组件示例', exact: true });
  await expect(selected).toBeInViewport();
  // A menu that still unfolds moves the entry away from the pointer.
  await settle(page);
  const link = selected.getByRole('link');
  await expect(link).toHaveAttribute('href', '/demo/components');
  // The browser opens the page unless a listener keeps it from doing so. It is stopped here: Playwright can lose a page in the background.
  const isLeftToBrowser = link.evaluate(
    (element) =>
      new Promise<boolean>((resolve) => {
        window.addEventListener(
          'auxclick',
          (event) => {
            resolve(element.contains(event.target as Node) && !event.defaultPrevented);
            event.preventDefault();
          },
          { once: true },
        );
      }),
  );
  await link.click({ button: 'middle' });
  expect(await isLeftToBrowser).toBe(true);
  await expect(page).toHaveURL('/demo/components');
});
