/** The command palette: pages, rows and actions by a few letters, with the keyboard alone. */
import { text } from '@campus/contract/messages';
import { employUser } from '@campus/contract/resume';
import type { Page } from '@playwright/test';
import { expectFits } from './support/fits.ts';
import { Shell } from './support/pages/shell.ts';
import { expect, test } from './support/server.ts';

const texts = text.palette;
const box = (page: Page) => page.getByRole('combobox', { name: texts.title });
async function find(page: Page, typed: string): Promise<void> {
  await page.keyboard.press('ControlOrMeta+k');
  await expect(box(page)).toBeFocused();
  await page.keyboard.type(typed);
}
const listOptions = (page: Page, group: string) => page.getByRole('group', { name: group }).getByRole('option');

/** Adds a student with a unique name. */
async function addStudent(page: Page, realname: string): Promise<void> {
  const added = await page.evaluate(async (name) => {
    const token = JSON.parse(localStorage.getItem('pro__access-token') ?? '{}').value;
    const headers = { 'X-Access-Token': token, 'content-type': 'application/json' };
    const list = await (await fetch('/server/employ/employUser/list?pageSize=1', { headers })).json();
    const one = await (
      await fetch(`/server/employ/employUser/queryById?id=${list.result.records[0].id}`, { headers })
    ).json();
    const { schoolName, departId, eduLevel, majorCode, gradDate, originCode, sex, nation, political } = one.result;
    const body = {
      ...{ schoolName, departId, eduLevel, majorCode, gradDate, originCode, sex, nation, political },
      realname: name,
      studentNo: `PY${Date.now()}`,
      mobile: `139${String(Date.now()).slice(-8)}`,
    };
    return (
      await fetch('/server/employ/employUser/add', { method: 'POST', headers, body: JSON.stringify(body) })
    ).json();
  }, realname);
  expect(added, added.message).toMatchObject({ success: true });
}

test('palette by pinyin to a student', async ({ visit }) => {
  const page = await visit('/isystem/position', 'admin');
  const shell = new Shell(page);
  await expect(shell.pane.getByRole('heading', { level: 1, name: '职务管理' })).toBeVisible();
  await addStudent(page, '夏侯云溪');
  await find(page, 'xhyx');
  await expect(listOptions(page, employUser.title)).toContainText(['夏侯云溪']);
  await box(page).fill('xiahouyun');
  await expect(listOptions(page, employUser.title)).toHaveCount(1);
  await expect(page.getByRole('option', { selected: true })).toContainText('夏侯云溪');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/^[^?]*\/student\/profile/);
  await expect(shell.dialog(`${employUser.title}${text.common.detail}`)).toContainText('夏侯云溪');
  await page.keyboard.press('Escape');

  await test.step('the last opened record is offered first the next time', async () => {
    await find(page, '');
    await expect(listOptions(page, texts.groups.recent).first()).toContainText('夏侯云溪');
    await page.keyboard.press('Escape');
    await expect(box(page)).toBeHidden();
  });
});

test('palette to a page by initials and to an action by full pinyin', async ({ visit }) => {
  const page = await visit('/dashboard/analysis', 'admin');
  const shell = new Shell(page);
  await expect(shell.menu).toBeVisible();
  await find(page, 'zwgl');
  await expect(listOptions(page, texts.groups.pages).first()).toContainText('职务管理');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/isystem/position');
  await find(page, 'shense');
  await expect(page.getByRole('option', { selected: true })).toContainText(texts.dark);
  await page.keyboard.press('Enter');
  await expect(page.locator('html')).toHaveAttribute('data-mode', 'dark');
});

test('palette offers no more records than the lists of the user', async ({ visit }) => {
  const page = await visit('/dashboard/analysis', 'hr01');
  await expect(new Shell(page).menu).toBeVisible();
  await find(page, 'xhyx');
  await expect(page.getByRole('dialog').getByRole('status')).toHaveText(texts.empty('xhyx'));
  await expect(page.getByRole('group', { name: employUser.title })).toHaveCount(0);
});

test('palette opens on a phone from the header with the focus in its box, and fits', async ({ visit }) => {
  const phone = await visit('/dashboard/analysis', 'admin');
  await phone.setViewportSize({ width: 390, height: 844 });
  const button = phone.getByRole('button', { name: texts.title });
  await button.click();
  await expect(box(phone)).toBeFocused();
  await expectFits(phone);
  await phone.keyboard.type('zwgl');
  await listOptions(phone, texts.groups.pages).first().click();
  await expect(phone).toHaveURL('/isystem/position');
  await button.click();
  await expect(box(phone)).toBeFocused();
  await phone.keyboard.press('Escape');
  await expect(button).toBeFocused();
});

test.describe('without an answer', () => {
  test.use({ provoked: /^Failed to load resource/ });
  test('palette says what could not be searched, and asks again', async ({ visit }) => {
    const page = await visit('/dashboard/analysis', 'admin');
    await expect(new Shell(page).menu).toBeVisible();
    await page.route('**/employ/employUser/list?*', (route) => route.fulfill({ status: 504, body: '' }));
    await find(page, 'zhang');
    const alert = page.getByRole('dialog').getByRole('alert');
    await expect(alert).toContainText(texts.failed(employUser.title, text.http[504]));
    await page.unroute('**/employ/employUser/list?*');
    await alert.getByRole('button', { name: texts.retry }).click();
    await expect(alert).toBeHidden();
    await expect(listOptions(page, employUser.title).first()).toBeVisible();
  });
});
