/**
 * Sign-in, menu search and screen lock by keyboard alone. Keys of each part:
 *
 * | widget | keys |
 * | --- | --- |
 * | sign-in | Tab through its fields, Enter signs in |
 * | tenant of a session | the choice has the focus; arrows and Enter choose; Escape does nothing |
 * | search of the menu | `/` opens; typing finds, Enter goes there; Escape leaves |
 * | lock | Ctrl+Alt+L locks; Enter shows the password; Escape hides it; Enter unlocks |
 * | binding of a mobile | Tab through its fields, Enter binds and goes to the first that is wrong |
 */
import { lockTexts } from '@campus/contract/account';
import { text } from '@campus/contract/messages';
import { password, pictureCode } from './support/accounts.ts';
import { openDialog, press, tabTo } from './support/keys.ts';
import { Shell } from './support/pages/shell.ts';
import { SignInPage } from './support/pages/sign-in.ts';
import { expect, test } from './support/server.ts';

test('a user with two tenants signs in and chooses one', async ({ page }) => {
  const signIn = new SignInPage(page);
  await signIn.open();
  await tabTo(page, signIn.username);
  await page.keyboard.type('multi');
  await tabTo(page, signIn.password);
  await page.keyboard.type(password);
  await tabTo(page, signIn.picture);
  await page.keyboard.type(pictureCode);
  await press(page, 'Enter');
  const dialog = page.getByRole('dialog', { name: text.loginSelect.title.tenant });
  const choice = dialog.getByRole('combobox', { name: text.loginSelect.tenant.placeholder });
  await expect(choice).toBeFocused();
  await press(page, 'Escape');
  await expect(dialog).toBeVisible();
  await press(page, 'ArrowDown');
  await new Shell(page).options.first().waitFor();
  await press(page, 'ArrowDown', 'Enter');
  await tabTo(page, dialog.getByRole('button', { name: text.loginSelect.ok }));
  await press(page, 'Enter');
  await expect(new Shell(page).menu).toBeVisible();
});

test('a page is found in the menu, and the console is locked and opened again', async ({ visit }) => {
  const page = await visit('/dashboard/workplace', 'school');
  const { pane } = new Shell(page);
  await pane.getByRole('heading').first().waitFor();
  await test.step('search', async () => {
    await press(page, '/');
    const search = page.getByRole('combobox', { name: text.menu.search.placeholder });
    await expect(search).toBeFocused();
    await press(page, 'Escape');
    await expect(search).toBeHidden();
    await press(page, '/');
    await expect(search).toBeFocused();
    await page.keyboard.type('我的消息');
    await new Shell(page).options.first().waitFor();
    await press(page, 'Enter');
    await expect(page).toHaveURL(/userAnnouncement/);
    await expect(search).toBeHidden();
  });
  await test.step('lock', async () => {
    await press(page, 'Control+Alt+l');
    const dialog = openDialog(page);
    await expect(dialog.getByLabel(text.lock.password.label)).toBeFocused();
    await page.keyboard.type('1234');
    await press(page, 'Enter');
    const cover = page.getByRole('main', { name: lockTexts.locked });
    await expect(cover).toBeVisible();
    const ask = cover.getByRole('button', { name: text.lock.unlock });
    await tabTo(page, ask);
    await press(page, 'Enter');
    const field = cover.getByLabel(text.lock.password.label);
    await expect(field).toBeFocused();
    await press(page, 'Escape');
    await expect(field).toBeHidden();
    await tabTo(page, ask);
    await press(page, 'Enter');
    await expect(field).toBeFocused();
    await page.keyboard.type('1234');
    await press(page, 'Enter');
    await expect(cover).toBeHidden();
    await expect(pane).toBeVisible();
  });
});

test('a mobile is bound to who was scanned', async ({ page }) => {
  await page.goto('/user/binding?ticket=LGN12345202abc');
  const mobile = page.getByLabel(text.binding.mobile.placeholder);
  await mobile.waitFor();
  await tabTo(page, mobile);
  await page.keyboard.type('1380013800');
  await tabTo(page, page.getByLabel(text.binding.sms.placeholder));
  await page.keyboard.type('123456');
  await press(page, 'Enter');
  await expect(mobile).toBeFocused();
  await expect(mobile).toHaveAttribute('aria-invalid', 'true');
  await expect(mobile).toHaveAccessibleDescription(/\S/);
});
