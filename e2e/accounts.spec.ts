/** Landing page and menu of every sample account. */
import { randomUUID } from 'node:crypto';
import { text } from '@campus/contract/messages';
import { homePath } from '@campus/contract/rules';
import type { Page } from '@playwright/test';
import { Shell } from './support/pages/shell.ts';
import { SignInPage } from './support/pages/sign-in.ts';
import { expect, test } from './support/server.ts';
import { settle } from './support/settle.ts';

async function expectConsole(page: Page, name: string): Promise<Shell> {
  await expect(page).toHaveURL(homePath);
  const shell = new Shell(page);
  await expect(page.getByText(text.header.greet(name))).toBeVisible();
  // Nothing covers the search, the bell and the user menu.
  await expect(page.locator('.ant-notification-notice')).toHaveCount(0);
  return shell;
}

/** The first level of the menu has exactly these titles. */
const expectGroups = (shell: Shell, titles: readonly string[]) =>
  expect(
    shell.menu.locator('.ant-menu-root > li.ant-menu-item, .ant-menu-root > li > .ant-menu-submenu-title'),
  ).toHaveText([...titles]);

const fairs = '招聘会与宣讲会';
const before = ['首页', '企业与岗位', '学生与简历', '面试与日历', fairs, '就业统计'];
const areas = [...before, '直播间管理', '社区与内容', '消息与互动'];
/** Pages of every school account: messages, led departments, address book. */
const everybodys = ['我的消息', '系统管理'];

test('admin sees everything', async ({ page }) => {
  await new SignInPage(page).signIn('admin');
  const shell = await expectConsole(page, '系统管理员');
  await expectGroups(shell, [...areas, '系统']);
});

test('school chooses one of several departments, and not none', async ({ page }) => {
  await new SignInPage(page).signIn('school');
  const dialog = page.getByRole('dialog', { name: text.loginSelect.title.depart });
  await dialog.getByRole('button', { name: text.loginSelect.ok }).click();
  await expect(dialog.getByRole('alert')).toHaveText(text.loginSelect.depart.placeholder);
  await dialog.getByRole('combobox', { name: text.loginSelect.depart.placeholder }).click();
  const departments = new Shell(page).options;
  await expect(departments.nth(1)).toBeVisible();
  await settle(page);
  await departments.first().click();
  await dialog.getByRole('button', { name: text.loginSelect.ok }).click();
  const shell = await expectConsole(page, '程就业');
  // Without development and monitoring the group has one page and is replaced by it.
  await expectGroups(shell, [...areas, '系统管理']);
});

test('auditor audits companies and posts, and nothing else', async ({ page }) => {
  await new SignInPage(page).signIn('auditor');
  const shell = await expectConsole(page, '沈审核');
  await expectGroups(shell, ['首页', '企业与岗位', '简历管理', '学校日历', fairs, '就业统计', ...everybodys]);
  await shell.open('企业与岗位', '企业管理', '企业审核');
  await expect(shell.pane.getByRole('heading', { level: 1, name: '企业审核' })).toBeVisible();
});

test('content01 moderates content and nothing else', async ({ page }) => {
  await new SignInPage(page).signIn('content01');
  const shell = await expectConsole(page, '文内容');
  await expectGroups(shell, ['工作台', '直播间管理', '敏感词', '消息与互动', '系统管理']);
  await page.goto('/enterprise/company');
  await expect(page.getByRole('heading', { name: text.exception[404] })).toBeVisible();
});

test('viewer reads and changes nothing', async ({ page }) => {
  await new SignInPage(page).signIn('viewer');
  const shell = await expectConsole(page, '管只读');
  await shell.open('企业与岗位', '企业管理', '企业列表');
  await expect(shell.pane.getByRole('row')).not.toHaveCount(0);
  await expect(shell.pane.getByRole('button', { name: text.common.detail }).first()).toBeVisible();
  for (const act of [text.common.add, text.common.edit, text.common.import])
    await expect(shell.pane.getByRole('button', { name: act, exact: true })).toHaveCount(0);
});

test('multi chooses one of two tenants', async ({ page }) => {
  await new SignInPage(page).signIn('multi');
  const dialog = page.getByRole('dialog', { name: text.loginSelect.title.tenant });
  await expect(dialog).toBeVisible();
  // A reload does not skip the selection.
  await page.reload();
  await dialog.getByRole('combobox', { name: text.loginSelect.tenant.placeholder }).click();
  const tenants = new Shell(page).options;
  await expect(tenants).toHaveCount(2);
  await settle(page);
  await tenants.last().click();
  await dialog.getByRole('button', { name: text.loginSelect.ok }).click();
  await expectConsole(page, '何多租');
});

test('hr01 works for an approved company', async ({ page }) => {
  await new SignInPage(page).signIn('hr01');
  await expect(page).toHaveURL(homePath);
  const shell = new Shell(page);
  await expect(shell.menu).toBeVisible();
  const fairsAndLive = [fairs, '直播间管理'];
  await expectGroups(shell, [
    '首页',
    '我的企业',
    '岗位与简历',
    '面试与日历',
    ...fairsAndLive,
    '模板下载',
    '帮助与消息',
  ]);
  await shell.open('首页', '企业看板');
  await expect(page).toHaveURL('/dashboard/company');
  await expect(shell.pane.getByRole('heading', { name: /份简历/ })).toBeVisible();
  await shell.open('我的企业', '企业信息');
  await expect(shell.pane.getByText('审核通过')).toBeVisible();
});

test('hr_new is led to an empty company form', async ({ page }) => {
  await new SignInPage(page).signIn('hr_new');
  await expect(page).toHaveURL('/enterprise-registration/company-info');
  await expect(page.getByText(text.ent.audit.account('hr_new'))).toBeVisible();
  await expect(page.getByLabel(text.ent.company.name, { exact: true })).toHaveValue('');
});

test('hr_draft finds the draft', async ({ page }) => {
  await new SignInPage(page).signIn('hr_draft');
  await expect(page).toHaveURL('/enterprise-registration/company-info');
  await expect(page.getByText(text.ent.audit.account('hr_draft'))).toBeVisible();
  await expect(page.getByLabel(text.ent.company.name, { exact: true })).toHaveValue(/.{4,}/);
});

test('hr_wait waits', async ({ page }) => {
  await new SignInPage(page).signIn('hr_wait');
  await expect(page).toHaveURL('/enterprise-registration/audit-status');
  await expect(page.getByRole('heading', { name: text.ent.audit.pending })).toBeVisible();
  await expect(page.getByText('hr_wait')).toBeVisible();
});

test('hr_refused reads why', async ({ page }) => {
  await new SignInPage(page).signIn('hr_refused');
  await expect(page).toHaveURL('/enterprise-registration/audit-status');
  await expect(page.getByRole('heading', { name: text.ent.audit.rejected })).toBeVisible();
  const reason = '营业执照照片不清晰，请重新上传加盖公章的扫描件';
  await expect(page.getByText(text.ent.audit.reason(reason))).toBeVisible();
});

test('frozen stays outside', async ({ page }) => {
  await new SignInPage(page).signIn('frozen');
  await expect(new Shell(page).notice('该用户已冻结')).toBeVisible();
  await expect(page).toHaveURL('/user/login');
});

test('an approved company never passes by the registration, and an unapproved one never signs in', async ({
  server,
  page,
}) => {
  await page.goto('/enterprise-registration/company-info');
  await expect(page.getByText(text.registering.expired)).toBeVisible();
  const checkKey = randomUUID();
  await page.request.get(`${server.origin}/server/sys/randomImage/${checkKey}`);
  const data = { username: 'hr_wait', password: 'Campus@2026', captcha: '8888', checkKey, remember_me: 1 };
  const answer = await (await page.request.post('/server/sys/login', { data })).json();
  expect(answer).toMatchObject({ success: false, message: '企业信息尚未审核通过，请先完善企业信息' });
});
