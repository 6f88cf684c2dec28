/** The user's own account: the screen lock in all tabs, and the cropped avatar. */
import { lockTexts, ownAccountTexts } from '@campus/contract/account';
import { text } from '@campus/contract/messages';
import type { Page } from '@playwright/test';
import { Shell } from './support/pages/shell.ts';
import { expect, test } from './support/server.ts';

const texts = text.lock;
const password = '1234';

const cover = (page: Page) => page.getByRole('main', { name: lockTexts.locked });
async function unlock(page: Page, given: string): Promise<void> {
  const ask = page.getByRole('button', { name: texts.unlock });
  if (await ask.isVisible()) await ask.click();
  await page.getByLabel(texts.password.label).fill(given);
  await page.keyboard.press('Enter');
}

test('a lock covers every tab and a reload, and only its password lifts it', async ({ visit }) => {
  const page = await visit('/isps/userAnnouncement', 'viewer');
  const other = await page.context().newPage();
  await other.goto('/dashboard/workplace');
  await expect(new Shell(other).pane).toBeVisible();
  await expect(new Shell(page).pane).toBeVisible();

  await page.keyboard.press('Control+Alt+l');
  const dialog = new Shell(page).dialog(texts.title);
  await dialog.getByLabel(texts.password.label).fill(password);
  await dialog.getByRole('button', { name: /^锁\s*定$/ }).click();
  await expect(cover(page)).toBeVisible();
  await expect(cover(other)).toBeVisible();
  await expect(page.locator('.frame')).toHaveCount(0);

  // No requests while locked; removing the flag sends requests but opens nothing.
  let asked = 0;
  await page.context().route('**/server/**', async (route) => {
    asked += 1;
    await route.continue();
  });
  await other.reload();
  await expect(cover(other)).toBeVisible();
  expect(asked).toBe(0);
  await other.evaluate(() => localStorage.removeItem('pro__LOCK_INFO'));
  await other.reload();
  await expect(cover(other)).toBeVisible();
  expect(asked).toBeGreaterThan(0);

  await unlock(other, '0000');
  await expect(other.getByText(texts.wrong)).toBeVisible();
  await unlock(other, password);
  await expect(other.locator('.frame')).toBeVisible();
  await expect(cover(page)).toHaveCount(0);
  await expect(page).toHaveURL(/\/isps\/userAnnouncement$/);
  await expect(new Shell(page).tab('我的消息')).toBeVisible();
});

test('a fifth wrong password signs out', async ({ visit }) => {
  const page = await visit('/isps/userAnnouncement', 'auditor');
  const shell = new Shell(page);
  await shell.choose(text.header.menu.lock);
  const dialog = shell.dialog(texts.title);
  await dialog.getByLabel(texts.password.label).fill(password);
  await dialog.getByRole('button', { name: /^锁\s*定$/ }).click();
  await expect(cover(page)).toBeVisible();
  for (let i = 0; i < 4; i += 1) {
    await unlock(page, `000${i}`);
    await expect(page.getByText(texts.wrong)).toBeVisible();
  }
  await unlock(page, '9999');
  await expect(shell.notice(texts.tooMany)).toBeVisible();
  await expect(page).toHaveURL(/\/user\/login/);
});

test('a picture is cut to a square of 200 px and shown in the header', async ({ visit }) => {
  const page = await visit('/account/settings/Index', 'content01');
  const shell = new Shell(page);
  const { crop } = ownAccountTexts;
  await page.getByRole('button', { name: text.account.avatar.edit }).click();
  const dialog = shell.dialog(text.account.avatar.edit);
  const choose = async (name: string, mimeType: string, buffer: Buffer) => {
    const asked = page.waitForEvent('filechooser');
    await dialog.getByRole('button', { name: crop.choose }).last().click();
    await (await asked).setFiles({ name, mimeType, buffer });
  };
  await choose('me.txt', 'text/plain', Buffer.from('no picture'));
  await expect(dialog.getByText(crop.wrongType)).toBeVisible();
  await choose('me.png', 'image/png', Buffer.from('no picture either'));
  await expect(dialog.getByText(crop.wrongType)).toBeVisible();
  await choose('me.png', 'image/png', await page.screenshot());
  await dialog.getByRole('button', { name: crop.right }).click();
  await dialog.getByLabel(crop.title).press('ArrowDown');
  await dialog.getByRole('button', { name: text.common.ok, exact: true }).click();
  await expect(shell.notice(text.account.avatar.done)).toBeVisible();

  const shown = page.locator('.me .avatar img');
  await expect(shown).toBeVisible();
  await expect.poll(() => shown.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(200);
  await page.reload();
  await expect(shown).toBeVisible();
});
