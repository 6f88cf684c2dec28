/** Appearance settings are stored per user. */
import { text } from '@campus/contract/messages';
import { Shell } from './support/pages/shell.ts';
import { expect, test } from './support/server.ts';
import { settle } from './support/settle.ts';

const { setting } = text;

test('settings take effect at once and survive a reload', async ({ visit }) => {
  const page = await visit('/isystem/position', 'admin');
  const shell = new Shell(page);
  await shell.choose(text.header.menu.system);
  const drawer = page.getByRole('dialog', { name: text.header.menu.system });
  await drawer.getByText(setting.style.dark).click();
  await drawer.getByRole('radio', { name: setting.color.purple }).click();
  for (const name of [
    setting.fixedHeader,
    setting.autoHideHeader,
    setting.fixedSidebar,
    text.frame.darkMode,
    setting.colorWeak,
  ])
    await drawer.getByRole('switch', { name }).click();

  const look = () =>
    page.evaluate(() => ({
      menu: document.querySelector('.sider')?.getAttribute('data-theme'),
      primary: getComputedStyle(document.documentElement).getPropertyValue('--brand').trim(),
      ground: getComputedStyle(document.body).backgroundColor,
      filter: getComputedStyle(document.documentElement).filter + getComputedStyle(document.body).filter,
      topbar: getComputedStyle(document.querySelector('.topbar') as Element).position,
    }));
  await expect.poll(async () => (await look()).menu).toBe('dark');
  await settle(page);
  const chosen = await look();
  expect(chosen.filter).toContain('saturate');
  expect(chosen.topbar).toMatch(/sticky|fixed/);

  await page.reload();
  await expect(shell.pane.getByRole('heading', { level: 1 })).toBeVisible();
  await expect.poll(look).toEqual(chosen);
  await shell.choose(text.header.menu.system);
  await expect(drawer.getByRole('radio', { name: setting.color.purple })).toBeChecked();
  for (const name of [
    setting.fixedHeader,
    setting.autoHideHeader,
    setting.fixedSidebar,
    text.frame.darkMode,
    setting.colorWeak,
  ])
    await expect(drawer.getByRole('switch', { name })).toBeChecked();
});

test('the menu on top and a single page survive a reload', async ({ visit }) => {
  const page = await visit('/isystem/position', 'admin');
  const shell = new Shell(page);
  await shell.choose(text.header.menu.system);
  const drawer = page.getByRole('dialog', { name: text.header.menu.system });
  await drawer.getByText(setting.nav.top).click();
  await drawer.getByRole('switch', { name: setting.multipage }).click();
  for (const reload of [false, true]) {
    if (reload) await page.reload();
    await expect(page.locator('.top-menu')).toBeVisible();
    await expect(page.locator('aside.sider')).toHaveCount(0);
    await expect(shell.tabs).toHaveCount(0);
  }
});

test('settings outlive the session', async ({ visit }) => {
  const page = await visit('/isystem/position', 'admin');
  const shell = new Shell(page);
  await shell.choose(text.header.menu.system);
  const drawer = page.getByRole('dialog', { name: text.header.menu.system });
  await drawer.getByRole('switch', { name: text.frame.darkMode }).click();
  await drawer.getByRole('button', { name: text.common.close }).click();
  await shell.choose(text.header.menu.logout);
  await shell.confirm(text.logout.content);
  await expect(page.getByLabel(text.login.username.placeholder)).toBeVisible();
  const stored = await page.evaluate(() => Object.keys(localStorage));
  expect(stored).toContain('pro__settings');
  expect(stored).not.toContain('pro__access-token');
  expect(stored).not.toContain('pro__user-info');
});
