/** What the journeys by keyboard alone have in common. */
import { componentTexts } from '@campus/contract/demo';
import { text } from '@campus/contract/messages';
import { expect, type Locator, type Page } from '@playwright/test';

/** Presses keys one after the other. */
export const press = (page: Page, ...keys: string[]): Promise<void> =>
  keys.reduce((before, key) => before.then(() => page.keyboard.press(key)), Promise.resolve());

/** Goes on with Tab until the focus is there. A control that is disabled while a list loads is waited for: Tab passes it by. */
export async function tabTo(page: Page, wanted: Locator, key = 'Tab', most = 40): Promise<void> {
  // Unlike `toBeEnabled`, `:disabled` leaves out what is `aria-disabled`: that takes the focus.
  await expect.poll(() => wanted.evaluate((one) => one.matches(':disabled'))).toBe(false);
  for (let i = 0; i < most; i++) {
    if (await wanted.evaluate((one) => one === document.activeElement || one.contains(document.activeElement))) return;
    await page.keyboard.press(key);
  }
  await expect(wanted, `reached with ${most} × ${key}`).toBeFocused({ timeout: 1 });
}

/** A section of 组件示例, by its entry in the contents. */
export async function section(page: Page, title: string): Promise<Locator> {
  const entry = page.getByRole('navigation', { name: componentTexts.contents }).getByRole('button', { name: title });
  await entry.focus();
  await page.keyboard.press('Enter');
  const found = page.getByRole('region', { name: title, exact: true });
  await expect(found.getByRole('heading', { level: 2 }).first()).toBeFocused();
  await found.locator('.demo-group, .demo-sent, .sort-card').first().waitFor();
  return found;
}
/** A group of a section, by its heading. */
export const group = (found: Locator, title: string): Locator =>
  found.locator('.demo-group').filter({ has: found.page().getByRole('heading', { name: title, exact: true }) });
export const openDialog = (page: Page): Locator => page.getByRole('dialog').filter({ visible: true });

/** The focus stays in the dialog, whichever way Tab goes. */
export async function expectTrapped(page: Page): Promise<void> {
  for (const key of ['Tab', 'Shift+Tab']) {
    for (let i = 0; i < 12; i++) {
      await page.keyboard.press(key);
      // At either end the browser itself may have it for one step.
      const isOutside = await page.evaluate(
        () => document.activeElement !== document.body && !document.activeElement?.closest('[role="dialog"]'),
      );
      expect(isOutside, `outside of the dialog after ${key}`).toBe(false);
    }
  }
}
/** Opens a dialog from where the focus is set, and closes it without a choice. */
export async function opensAndCloses(page: Page, opener: Locator, key = 'Enter'): Promise<void> {
  await opener.focus();
  await page.keyboard.press(key);
  await expect(openDialog(page)).toBeVisible();
  await expectTrapped(page);
  await page.keyboard.press('Escape');
  await expect(openDialog(page)).toBeHidden();
  await expect(opener).toBeFocused();
}
/** Takes the first row of a dialog's list and accepts it. */
export async function takeFirstRow(page: Page, mark: 'checkbox' | 'radio'): Promise<void> {
  const dialog = openDialog(page);
  const row = dialog.locator('tbody').getByRole(mark).first();
  await row.waitFor();
  await tabTo(page, row);
  await press(page, 'Space');
  await tabTo(page, dialog.locator('.ant-modal-footer').getByRole('button').last());
  await press(page, 'Enter');
  await expect(dialog).toBeHidden();
}
/** Opens the menu at a button, goes to an entry by arrows and takes it. */
export async function takeFromMenu(page: Page, opener: Locator, name: string): Promise<void> {
  const entry = page.getByRole('menuitem', { name, exact: true });
  await opener.focus();
  await press(page, 'Enter');
  await entry.waitFor();
  await press(page, 'ArrowDown');
  // The menu merges key presses that come before the next frame.
  await tabTo(page, entry, 'ArrowDown', 60);
  await press(page, 'Enter');
}

/** Chooses the first department in the dialog that is open. */
export async function takeFirstDepart(page: Page): Promise<void> {
  const dialog = openDialog(page);
  await dialog.getByRole('treeitem').first().waitFor();
  await tabTo(page, dialog.getByRole('tree'));
  await press(page, 'ArrowDown', 'Space');
  await tabTo(page, dialog.getByRole('button', { name: text.common.confirm, exact: true }));
  await press(page, 'Enter');
  await expect(dialog).toBeHidden();
}
