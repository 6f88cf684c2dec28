/**
 * The editable grid by keyboard alone. Keys of each part:
 *
 * | widget | keys |
 * | --- | --- |
 * | grid | arrows, Enter or F2 opens, Escape leaves, Tab goes on; Space ticks |
 * | text of several lines, file | Alt+arrow down opens the box, Escape closes it; Enter chooses a file or opens its menu |
 * | row handle, add settings, deletion | Enter opens their menu or panel |
 * | rows below a row | Enter on the arrow |
 * | invalid cells | saving goes to the first, F8 and the link above to the next; the cell says why |
 * | data | Ctrl+D fills down, Delete empties, Ctrl+Z and Ctrl+Y take back and do again, F9 restores the stored value |
 * | ranges | Shift with arrows, Home, End, Page Up, Page Down, Ctrl+arrows; Ctrl+A all |
 * | titles | arrow up from the first row; Enter sorts, Alt+arrow down filters, Shift+arrows resize, Shift+Enter fits |
 * | finding | Ctrl+F, Enter and Shift+Enter, Escape goes to the match |
 * | leaving the grid | Ctrl+M, then Tab; Ctrl+Shift+M, then Shift+Tab |
 */
import { demoGridTexts } from '@campus/contract/demo';
import { text } from '@campus/contract/messages';
import { newNumber } from './support/identities.ts';
import { press, tabTo, takeFirstRow, takeFromMenu } from './support/keys.ts';
import { Shell } from './support/pages/shell.ts';
import { expect, test } from './support/server.ts';

test('cells are gone to, typed in, taken back, ticked and chosen', async ({ visit }) => {
  const page = await visit('/demo/editTable', 'admin');
  // The browser reports its file chooser with a delay.
  page.on('filechooser', () => undefined);
  const { pane } = new Shell(page);
  await pane.getByRole('tab', { name: demoGridTexts.tabs.rows }).focus();
  await press(page, 'ArrowRight', 'ArrowRight', 'Enter');
  const grid = pane.getByRole('grid').first();
  await grid.locator('.grid-row').first().waitFor();
  const cell = (key: string) => grid.locator('.grid-row').first().locator(`[data-key="${key}"]`);
  const expectActive = (key: string) => expect(cell(key)).toHaveClass(/\bactive\b/);
  /** Moves along the row, whose cells open on focus. */
  const goTo = async (key: string) => {
    for (let i = 0; i < 30; i++) {
      if (await cell(key).evaluateAll(([found]) => found?.classList.contains('active') === true)) break;
      await press(page, 'Tab');
    }
    await expectActive(key);
  };
  await tabTo(page, cell('input'));
  await expectActive('input');

  await test.step('typed, and on to the next', async () => {
    await press(page, 'Control+a');
    await page.keyboard.type('改过的文本');
    await press(page, 'Tab');
    await expect(cell('input')).toHaveText('改过的文本');
    await expectActive('inputNumber');
    await press(page, 'ArrowDown');
    await expect(cell('inputNumber')).not.toHaveClass(/\bactive\b/);
    await press(page, 'ArrowUp');
    await expectActive('inputNumber');
  });
  await test.step('taken back', async () => {
    const number = cell('inputNumber').getByRole('textbox');
    const before = await number.inputValue();
    await press(page, 'Control+a');
    await page.keyboard.type('987');
    await expect(number).toHaveValue('987');
    await press(page, 'Escape');
    await expect(number).toHaveValue(before);
  });
  await test.step('ticked', async () => {
    await goTo('checkbox');
    const tick = cell('checkbox').getByRole('checkbox');
    const before = await tick.isChecked();
    await press(page, 'Space');
    await expect(tick).toBeChecked({ checked: !before });
  });
  await test.step('chosen from a list', async () => {
    const before = await cell('select').textContent();
    await goTo('select');
    await press(page, 'ArrowDown');
    await new Shell(page).options.first().waitFor();
    await press(page, 'ArrowDown', 'Enter', 'Tab');
    await expectActive('radio');
    await expect(cell('select')).not.toHaveText(before ?? '');
  });
  await test.step('a text of several lines', async () => {
    await goTo('pop');
    await press(page, 'Alt+ArrowDown');
    const area = page.getByRole('textbox', { name: text.inputPop.title });
    await expect(area).toBeFocused();
    await press(page, 'Control+a');
    await page.keyboard.type('一');
    await press(page, 'Enter');
    await page.keyboard.type('二');
    await press(page, 'Escape');
    await expect(area).toBeHidden();
    const line = cell('pop').getByRole('textbox');
    await expect(line).toBeFocused();
    await expect(line).toHaveValue('一 二');
  });
  await test.step('chosen from a report', async () => {
    await goTo('popup');
    const field = cell('popup').getByRole('combobox');
    await expect(field).toBeFocused();
    await press(page, 'Enter');
    await takeFirstRow(page, 'radio');
    await expect(field).toBeFocused();
    await expect(cell('popup').locator('.ant-select-selection-item')).toHaveCount(1);
  });
  await test.step('a file, and its menu', async () => {
    await goTo('file');
    const asked = page.waitForEvent('filechooser');
    await press(page, 'Enter');
    await (await asked).setFiles({ name: '说明.txt', mimeType: 'text/plain', buffer: Buffer.from('参展须知') });
    const menu = cell('file').locator('.grid-file').getByRole('button');
    await expect(menu).toHaveAccessibleName(new RegExp(text.upload.menu.self));
    await expect(menu).toBeFocused();
    await takeFromMenu(page, menu, text.upload.menu.remove);
    await expect(menu).toHaveText(text.upload.fileCell);
    await expect(menu).toBeFocused();
  });
  await test.step('rows below a row', async () => {
    const open = grid.getByRole('button', { name: text.gridLabels.expand(1) });
    await open.focus();
    await press(page, 'Enter');
    const fold = grid.getByRole('button', { name: text.gridLabels.fold(1) });
    await expect(fold).toBeFocused();
    await press(page, 'Enter');
    await expect(open).toBeFocused();
  });
  await test.step('how rows are added', async () => {
    const settings = pane.getByRole('button', { name: text.grid.options.title });
    await settings.focus();
    await press(page, 'Enter');
    const rows = page.getByRole('spinbutton', { name: text.grid.options.rows });
    await expect(rows).toBeFocused();
    await press(page, 'ArrowUp', 'Escape');
    await expect(settings).toBeFocused();
    await expect(rows).toBeHidden();
    const before = Number(await grid.getAttribute('aria-rowcount'));
    await press(page, 'Shift+Tab', 'Enter');
    await expect(grid).toHaveAttribute('aria-rowcount', String(before + 2));
    // The first of the new rows is visible and focused.
    await expect(grid.locator('.grid-cell.active')).toBeInViewport();
    await expect(grid.locator('.grid-cell.active input')).toBeFocused();
    await press(page, 'Control+Shift+M');
  });
  await test.step('rows are chosen and taken away', async () => {
    const before = Number(await grid.getAttribute('aria-rowcount'));
    const tick = grid.getByRole('checkbox', { name: text.gridLabels.choose(1) });
    await grid.evaluate((box) => box.scrollTo(0, 0));
    await tick.focus();
    await press(page, 'Space');
    await tabTo(page, pane.getByRole('button', { name: text.grid.delete, exact: true }), 'Shift+Tab');
    await press(page, 'Enter');
    await expect(page.getByRole('button', { name: text.common.cancel })).toBeFocused();
    await press(page, 'Tab', 'Enter');
    await expect(grid).toHaveAttribute('aria-rowcount', String(before - 1));
    await expect(pane.getByRole('button', { name: text.grid.add, exact: true })).toBeFocused();
  });
});

test('cells that are wrong are found, from one to the next', async ({ visit }) => {
  const page = await visit('/demo/editTable', 'admin');
  const { pane } = new Shell(page);
  const grid = pane.getByRole('grid');
  await grid.locator('.grid-row').first().waitFor();
  await tabTo(page, pane.getByRole('button', { name: text.grid.add, exact: true }));
  await press(page, 'Enter');
  await expect(grid.locator('.grid-cell.active input')).toBeFocused();
  await press(page, 'Control+Shift+M', 'Shift+Tab');
  await expect(pane.getByRole('button', { name: demoGridTexts.save, exact: true })).toBeFocused();
  await press(page, 'Enter');
  const wrong = grid.locator('.grid-cell.failed');
  await expect(wrong.nth(1)).toHaveAttribute('aria-invalid', 'true');
  const all = await wrong.count();
  const first = wrong.first().locator('input');
  await expect(first).toBeFocused();
  await expect(first).toHaveAccessibleDescription(/\S/);
  await page.keyboard.type(`K${newNumber()}`);
  await press(page, 'Shift+Tab');
  await expect(wrong).toHaveCount(all - 1);
  await press(page, 'F8');
  await expect(wrong.first().locator('input')).toBeFocused();
  await press(page, 'Control+Shift+M', 'Shift+Tab');
  const save = pane.getByRole('button', { name: demoGridTexts.save, exact: true });
  await expect(save).toBeFocused();
  await tabTo(page, pane.getByRole('button', { name: text.gridLabels.nextFault }), 'Shift+Tab');
  await press(page, 'Enter');
  await expect(wrong.first().locator('input')).toBeFocused();
  await press(page, 'Control+M', 'Tab');
  await expect(grid.locator(':focus')).toHaveCount(0);
});

test('cells are filled, emptied, taken back, sorted, filtered, found and resized', async ({ visit }) => {
  const page = await visit('/demo/editTable?tab=types', 'admin');
  const { pane } = new Shell(page);
  const grid = pane.getByRole('grid').first();
  await grid.locator('.grid-row').first().waitFor();
  const cell = (row: number, key: string) => grid.locator('.grid-row').nth(row).locator(`[data-key="${key}"]`);
  const expectActive = (row: number, key: string) => expect(cell(row, key)).toHaveClass(/\bactive\b/);
  const texts = (key: string) => grid.locator(`.grid-row [data-key="${key}"]`).allTextContents();
  const own = await texts('input');
  await tabTo(page, cell(0, 'input'));
  await press(page, 'F2');

  await test.step('the keys of a spreadsheet move the active cell', async () => {
    await press(page, 'ArrowRight', 'Control+ArrowDown');
    await expectActive(5, 'inputNumber');
    await press(page, 'Home');
    await expectActive(5, 'input');
    await press(page, 'Control+Home', 'PageDown');
    await expect(cell(0, 'input')).not.toHaveClass(/\bactive\b/);
    await press(page, 'Control+Home');
    await expectActive(0, 'input');
  });
  await test.step('a range is filled down, emptied, taken back and done again', async () => {
    const before = await texts('inputNumber');
    await press(page, 'ArrowRight', 'Shift+ArrowDown', 'Shift+ArrowDown', 'Control+d');
    await expect.poll(() => texts('inputNumber')).toEqual([before[0], before[0], before[0], ...before.slice(3)]);
    await press(page, 'Delete');
    await expect.poll(async () => (await texts('inputNumber')).slice(0, 3)).toEqual(['', '', '']);
    await press(page, 'Control+z', 'Control+z');
    await expect.poll(() => texts('inputNumber')).toEqual(before);
    await press(page, 'Control+y');
    await expect.poll(async () => (await texts('inputNumber'))[2]).toBe(before[0]);
    await expect(pane.getByText(text.gridLabels.changed(2))).toBeVisible();
    await press(page, 'F9');
    await expect.poll(() => texts('inputNumber')).toEqual(before);
    await expect(pane.getByText(text.gridLabels.changed(2))).toHaveCount(0);
  });
  await test.step('a title sorts in three states, filters and changes its width', async () => {
    await press(page, 'Control+Home', 'ArrowUp');
    const head = grid.locator('[data-head="input"]');
    await expect(head.locator('.grid-title')).toBeFocused();
    await press(page, 'Enter', 'Enter');
    await expect(head).toHaveAttribute('aria-sort', 'descending');
    await expect.poll(() => texts('input')).toEqual(own.toReversed());
    await press(page, 'Enter');
    await expect.poll(() => texts('input')).toEqual(own);
    await press(page, 'Alt+ArrowDown');
    const contains = page.getByRole('textbox', { name: text.gridLabels.filter.contains });
    await expect(contains).toBeFocused();
    await page.keyboard.type('3');
    await press(page, 'Enter');
    await expect(pane.getByText(text.gridLabels.filter.shown(1, 6))).toBeVisible();
    await expect(head.locator('.grid-title')).toBeFocused();
    const wide = (await head.boundingBox())?.width ?? 0;
    await press(page, 'Shift+ArrowRight');
    await expect.poll(async () => (await head.boundingBox())?.width).toBe(wide + 16);
    await pane.getByRole('button', { name: text.gridLabels.filter.clear }).click();
    await expect.poll(() => texts('input')).toEqual(own);
  });
  await test.step('a text is found, from one match to the next', async () => {
    await cell(0, 'input').click();
    await press(page, 'F2', 'Control+f');
    await expect(pane.getByRole('textbox', { name: text.gridLabels.find.label })).toBeFocused();
    await page.keyboard.type(demoGridTexts.columns.input);
    await expect(pane.getByText(text.gridLabels.find.count(0, 7))).toBeVisible();
    await press(page, 'Enter');
    await expect(pane.getByText(text.gridLabels.find.count(2, 7))).toBeVisible();
    await press(page, 'Shift+Enter', 'Escape');
    await expectActive(0, 'input');
  });
});

test('admin fills cells with the mouse, and a new row has nothing chosen', async ({ visit }) => {
  const page = await visit('/demo/editTable?tab=types', 'admin');
  const { pane } = new Shell(page);
  const grid = pane.getByRole('grid').first();
  await grid.locator('.grid-row').first().waitFor();
  const cell = (row: number, key: string) => grid.locator('.grid-row').nth(row).locator(`[data-key="${key}"]`);
  await cell(2, 'order').click();
  await press(page, 'F2');
  const handle = grid.locator('.grid-fill');
  await handle.hover();
  await page.mouse.down();
  await cell(5, 'order').hover();
  await page.mouse.up();
  await expect(cell(5, 'order')).toHaveText('3');
  await press(page, 'Control+z');
  await expect(cell(5, 'order')).toHaveText('6');
  await cell(0, 'inputNumber').click();
  await press(page, 'F2');
  const first = await cell(0, 'inputNumber').textContent();
  await handle.dblclick();
  await expect(cell(5, 'inputNumber')).toHaveText(first ?? '');
  await pane.getByRole('button', { name: text.grid.add, exact: true }).click();
  const radios = grid.locator('.grid-row').last().getByRole('radio');
  await radios.first().scrollIntoViewIfNeeded();
  const [empty, chosen] = [radios.first(), grid.getByRole('radio', { checked: true }).first()];
  const colour = (one: typeof empty) => one.evaluate((radio) => getComputedStyle(radio).backgroundColor);
  await expect.poll(async () => (await colour(empty)) === (await colour(chosen))).toBe(false);
});
