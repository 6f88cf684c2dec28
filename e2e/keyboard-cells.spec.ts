/**
 * All cell types of the editable grid by keyboard alone. Keys of each part:
 *
 * | widget | keys |
 * | --- | --- |
 * | choice, several choices, search | arrow down opens; typing filters; Enter chooses; left and right leave a closed list |
 * | radios | arrows, once Tab or F2 has come to them |
 * | day, day with time | typed, Enter |
 * | departments, users | Enter opens the dialog, which gives the focus back |
 * | file, picture | Enter chooses a file; Enter opens the menu: download, remove, more |
 * | navigation | F2 closes the editor; all arrows; Enter, F2 or a letter opens the next one |
 * | table at a row | Enter on a cell that cannot be edited; Escape gives the focus back |
 * | ranges | Shift+arrows; Ctrl+C, Ctrl+V, Ctrl+Z |
 */
import { demoGridTexts } from '@campus/contract/demo';
import { text } from '@campus/contract/messages';
import type { Locator, Page } from '@playwright/test';
import { openDialog, press, tabTo, takeFirstDepart, takeFirstRow, takeFromMenu } from './support/keys.ts';
import { Shell } from './support/pages/shell.ts';
import { expect, test } from './support/server.ts';

/** The first row of the grid with all column types. */
class Row {
  readonly page: Page;
  readonly grid: Locator;
  constructor(page: Page) {
    this.page = page;
    this.grid = new Shell(page).pane.getByRole('grid').first();
  }
  async open(): Promise<void> {
    const { pane } = new Shell(this.page);
    await pane.getByRole('tab', { name: demoGridTexts.tabs.rows }).focus();
    await press(this.page, 'ArrowRight', 'ArrowRight', 'Enter');
    await this.grid.locator('.grid-row').first().waitFor();
    await tabTo(this.page, this.cell('input'));
  }
  cell(key: string): Locator {
    return this.grid.locator('.grid-row').first().locator(`[data-key="${key}"]`);
  }
  expectActive(key: string): Promise<void> {
    return expect(this.cell(key)).toHaveClass(/\bactive\b/);
  }
  /** Presses a key until the cell is active. */
  async goTo(key: string, by = 'Tab'): Promise<void> {
    const isThere = () => this.cell(key).evaluateAll(([found]) => found?.classList.contains('active') === true);
    for (let i = 0; i < 40 && !(await isThere()); i++) await press(this.page, by);
    await this.expectActive(key);
  }
}

test('what is chosen in a cell is chosen by keys', async ({ visit }) => {
  const page = await visit('/demo/editTable', 'admin');
  const row = new Row(page);
  await row.open();
  const options = new Shell(page).options;

  await test.step('a choice is passed by', async () => {
    await row.goTo('select');
    await press(page, 'ArrowRight');
    await row.expectActive('radio');
    await press(page, 'Shift+Tab');
    await row.expectActive('select');
    await press(page, 'ArrowLeft');
    await row.expectActive('checkbox');
  });
  await test.step('radios', async () => {
    await row.goTo('radio');
    const radios = row.cell('radio').getByRole('radio');
    await expect(radios.nth(1)).toBeFocused();
    await press(page, 'ArrowRight');
    await expect(radios.nth(2)).toBeChecked();
  });
  await test.step('several choices', async () => {
    await row.goTo('multi');
    await expect(row.cell('multi').getByRole('combobox')).toBeFocused();
    await press(page, 'Backspace', 'Backspace', 'ArrowDown');
    await options.first().waitFor();
    await press(page, 'Escape');
    // Tab in an open list chooses its active option.
    await expect(options).toHaveCount(0);
    await press(page, 'Tab');
    await expect(row.cell('multi')).toHaveText('甲');
  });
  await test.step('a search among known entries', async () => {
    await row.goTo('search');
    const before = await row.cell('search').textContent();
    await press(page, 'ArrowDown');
    await options.first().waitFor();
    await press(page, 'ArrowDown', 'Enter', 'Tab');
    await expect(row.cell('search')).not.toHaveText(before ?? '');
  });
  await test.step('a search on the server', async () => {
    await row.goTo('remote');
    await expect(row.cell('remote').getByRole('combobox')).toBeFocused();
    await page.keyboard.type('系统');
    await options.filter({ hasText: '系统' }).first().waitFor();
    await press(page, 'Enter', 'Tab');
    await expect(row.cell('remote')).toContainText('系统');
  });
  for (const [key, typed] of [
    ['date', '2026-12-01'],
    ['datetime', '2026-12-01 09:15:30'],
  ] as const) {
    await test.step(key, async () => {
      await row.goTo(key);
      await press(page, 'Control+a');
      await page.keyboard.type(typed);
      await press(page, 'Enter', 'Tab');
      await expect(row.cell(key)).toHaveText(typed);
    });
  }
  await test.step('a department', async () => {
    await row.goTo('depart');
    const field = row.cell('depart').getByRole('combobox').or(row.cell('depart').getByRole('textbox'));
    await expect(field).toBeFocused();
    await press(page, 'Enter');
    await takeFirstDepart(page);
    await expect(field).toBeFocused();
    await expect(row.cell('depart').locator('.ant-select-selection-item, .ant-tag')).toHaveCount(1);
  });
  await test.step('people', async () => {
    await row.goTo('user');
    const field = row.cell('user').getByRole('combobox').or(row.cell('user').getByRole('textbox'));
    await press(page, 'Enter');
    await takeFirstRow(page, 'checkbox');
    await expect(field).toBeFocused();
    await expect(row.cell('user').locator('.ant-select-selection-item, .ant-tag')).toHaveCount(1);
  });
});

test('files of a cell are chosen, saved and shown by keys', async ({ visit }) => {
  const page = await visit('/demo/editTable', 'admin');
  // The browser reports its file chooser with a delay.
  page.on('filechooser', () => undefined);
  const row = new Row(page);
  await row.open();
  const texts = text.upload.menu;
  const choose = async (key: string, name: string, mimeType: string, buffer: Buffer) => {
    await row.goTo(key);
    const asked = page.waitForEvent('filechooser');
    await press(page, 'Enter');
    await (await asked).setFiles({ name, mimeType, buffer });
    const menu = row.cell(key).getByRole('button', { name: new RegExp(texts.self) });
    await expect(menu).toBeFocused();
    return menu;
  };
  await test.step('an upload', async () => {
    const menu = await choose('upload', '回执.txt', 'text/plain', Buffer.from('回执'));
    await takeFromMenu(page, menu, texts.remove);
    await expect(row.cell('upload').getByRole('button')).toHaveText(text.upload.button);
  });
  await test.step('a file is saved', async () => {
    const menu = await choose('file', '说明.txt', 'text/plain', Buffer.from('参展须知'));
    const saved = page.waitForEvent('download');
    await takeFromMenu(page, menu, texts.download);
    expect((await saved).suggestedFilename()).toMatch(/说明.*\.txt$/);
    await expect(menu).toBeFocused();
  });
  await test.step('more files', async () => {
    const menu = row.cell('file').getByRole('button', { name: new RegExp(texts.self) });
    await takeFromMenu(page, menu, texts.more);
    const dialog = openDialog(page);
    await expect(dialog).toBeVisible();
    await press(page, 'Escape');
    await expect(dialog).toBeHidden();
    await expect(menu).toBeFocused();
  });
  await test.step('a picture', async () => {
    const dot = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';
    const menu = await choose('image', '现场.png', 'image/png', Buffer.from(dot, 'base64'));
    await takeFromMenu(page, menu, texts.remove);
    await expect(row.cell('image').getByRole('button')).toHaveText(text.upload.imageCell);
  });
});

test('cells are walked through; what belongs to a row opens at a cell that cannot be edited', async ({ visit }) => {
  const page = await visit('/demo/editTable', 'admin');
  const row = new Row(page);
  await row.open();
  await press(page, 'F2');
  await expect(row.cell('input').getByRole('textbox')).toHaveCount(0);
  await expect(row.cell('input')).toBeFocused();
  await row.goTo('slot', 'ArrowRight');
  await expect(row.cell('slot')).toBeFocused();

  await press(page, 'Enter');
  const inside = page.getByRole('region', { name: text.grid.subForm.title });
  await expect(inside).toBeFocused();
  await tabTo(page, inside.getByRole('button', { name: text.common.close }));
  await expect(inside.getByRole('gridcell').first()).toBeVisible();
  await press(page, 'Escape');
  await expect(inside).toBeHidden();
  await expect(row.cell('slot')).toBeFocused();

  await row.goTo('date', 'ArrowLeft');
  await press(page, 'F2');
  await expect(row.cell('date').getByRole('textbox')).toBeFocused();
});

test('cells that open when they are wanted are typed into, spanned, copied and pasted', async ({ visit }) => {
  const page = await visit('/demo/editTable', 'admin');
  const { pane } = new Shell(page);
  await pane.getByRole('tab', { name: demoGridTexts.tabs.rows }).focus();
  await press(page, 'ArrowRight', 'Enter');
  const grid = pane.getByRole('grid').first();
  await grid.locator('.grid-row').nth(2).waitFor();
  const name = (at: number) => grid.locator('.grid-row').nth(at).locator('[data-key="name"]');
  const first = grid.locator('.grid-row').first().locator('[role="gridcell"][data-key]').first();
  await tabTo(page, first);
  for (let i = 0; i < 12 && !(await name(0).evaluate((one) => one === document.activeElement)); i++)
    await press(page, 'ArrowRight');
  await expect(name(0)).toBeFocused();
  const before = await name(0).textContent();
  const third = await name(2).textContent();

  await test.step('typed and taken back', async () => {
    await press(page, 'Enter');
    await expect(name(0).getByRole('textbox')).toBeFocused();
    await page.keyboard.type('不要');
    await press(page, 'Escape');
    await expect(name(0)).toHaveText(before ?? '');
    await expect(name(0)).toBeFocused();
  });
  await test.step('spanned, copied, pasted, undone', async () => {
    const below = await name(1).textContent();
    await press(page, 'Shift+ArrowDown');
    await expect(name(1)).toHaveClass(/in-range/);
    await press(page, 'Control+c', 'ArrowDown', 'ArrowDown');
    await expect(name(2)).toBeFocused();
    await press(page, 'Control+v');
    await expect(name(2)).toHaveText(before ?? '');
    await expect(name(3)).toHaveText(below ?? '');
    await press(page, 'Control+z');
    await expect(name(2)).toHaveText(third ?? '');
  });
});
