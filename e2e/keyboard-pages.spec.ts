/**
 * Forms, lists and details by keyboard alone. Keys of each part:
 *
 * | widget | keys |
 * | --- | --- |
 * | master and detail | Enter opens a row; the first cell that is wrong has the focus after a refusal |
 * | tree table | Enter opens and closes a row |
 * | dialogs and drawers | the first control has the focus; Tab stays inside; Escape gives the focus back |
 * | forms | Enter submits; the first field that is wrong has the focus, and says why |
 * | menus at a button | Enter opens; Tab or arrow down goes in, arrows to an entry, Enter takes it; Escape gives the focus back |
 * | column settings | Enter opens and brings the focus in; Space; Escape or Tab at the end leaves |
 */
import { demoGridTexts, demoOrder, demoOrderLine, demoPageTexts } from '@campus/contract/demo';
import { failures, text } from '@campus/contract/messages';
import { newNumber } from './support/identities.ts';
import { expectTrapped, openDialog, opensAndCloses, press, tabTo, takeFromMenu } from './support/keys.ts';
import { Shell } from './support/pages/shell.ts';
import { expect, test } from './support/server.ts';

test('forms, lists and the details of a row are used', async ({ visit }) => {
  const page = await visit('/demo/masterDetail', 'admin');
  const { pane } = new Shell(page);
  await test.step('master and detail', async () => {
    const opener = pane.locator('tbody').getByRole('button', { name: text.common.edit, exact: true }).first();
    await opener.waitFor();
    await opensAndCloses(page, opener);
  });
  await test.step('a line that is wrong', async () => {
    const opener = pane.locator('tbody').getByRole('button', { name: demoGridTexts.lines }).first();
    await opener.focus();
    await press(page, 'Enter');
    const dialog = openDialog(page);
    // The newest order may have no lines.
    await dialog.locator('.grid-row, .grid-empty').first().waitFor();
    await tabTo(page, dialog.getByRole('button', { name: text.grid.add, exact: true }));
    await press(page, 'Enter');
    await tabTo(page, dialog.getByRole('button', { name: text.common.save }), 'Shift+Tab');
    await press(page, 'Enter');
    const wrong = dialog.getByRole('textbox', { name: demoOrderLine.fields.product.label });
    await expect(wrong).toBeFocused();
    await expect(wrong).toHaveAttribute('aria-invalid', 'true');
    await expect(wrong).toHaveAccessibleDescription(/\S/);
    await page.keyboard.type('展架');
    await press(page, 'Tab');
    await expect(dialog.locator('.grid-cell.failed')).toHaveCount(1);
    await press(page, 'Escape');
    const asked = openDialog(page).filter({ hasText: text.common.leaveConfirm });
    await tabTo(page, asked.getByRole('button', { name: text.common.ok }));
    await press(page, 'Enter');
    await expect(openDialog(page)).toHaveCount(0);
    await expect(opener).toBeFocused();
  });
  await test.step('rows below rows', async () => {
    await pane.getByRole('tab', { selected: true }).focus();
    await press(page, 'ArrowRight', 'Enter');
    const tree = pane.getByRole('tabpanel', { name: demoGridTexts.tree });
    const rows = tree.locator('tbody tr.ant-table-row:visible');
    const open = rows.getByRole('button').first();
    await open.waitFor();
    const before = await rows.count();
    await tabTo(page, open);
    await press(page, 'Enter');
    await expect.poll(() => rows.count()).toBeGreaterThan(before);
    await expect(open).toBeFocused();
    await press(page, 'Enter');
    await expect.poll(() => rows.count()).toBe(before);
  });
  await test.step('a dialog with a form', async () => {
    await page.goto('/demo/list');
    const tabs = pane.getByRole('tab');
    await tabs.first().focus();
    await press(page, 'ArrowRight', 'Enter');
    await expect(tabs.nth(1)).toHaveAttribute('aria-selected', 'true');
  });
});

test('a form is filled step by step', async ({ visit }) => {
  const page = await visit('/demo/form', 'admin');
  const { pane: whole } = new Shell(page);
  const texts = demoPageTexts.form;
  const { orderNo, name, customer, orderDate } = demoOrder.fields;
  await whole.getByRole('tab', { name: texts.tabs.basic }).focus();
  await press(page, 'ArrowRight', 'Enter');
  const pane = whole.getByRole('tabpanel', { name: texts.tabs.steps });
  const type = async ({ label }: { label: string }, value: string) => {
    await tabTo(page, pane.getByLabel(label, { exact: true }));
    await page.keyboard.type(value);
  };
  const go = async (label: string, key = 'Tab') => {
    await tabTo(page, pane.getByRole('button', { name: label, exact: true }), key);
    await press(page, 'Enter');
  };
  const no = `K${newNumber()}`;

  await go(texts.next);
  const missing = pane.getByLabel(name.label, { exact: true });
  await expect(missing).toBeFocused();
  await expect(missing).toHaveAttribute('aria-invalid', 'true');
  await expect(missing).toHaveAccessibleDescription(failures.required.text(name.label));
  await tabTo(page, pane.getByLabel(orderNo.label, { exact: true }), 'Shift+Tab');
  await press(page, 'Control+a');
  await page.keyboard.type(no);
  await type(name, '键盘订单');
  await type(customer, '键盘客户');
  await go(texts.next);
  await pane.getByLabel(orderDate.label, { exact: true }).waitFor();
  await type(orderDate, '2026-11-21');
  await press(page, 'Enter');
  await go(texts.next);
  await go(texts.previous);
  await expect(pane.getByLabel(orderDate.label, { exact: true })).toHaveValue('2026-11-21');
  await go(texts.next);
  await go(text.common.submit);
  await expect(pane.getByText(texts.doneText(no))).toBeVisible();
});

test('rows of a list are added, removed and shown otherwise', async ({ visit }) => {
  const page = await visit('/demo/list', 'admin');
  const { pane } = new Shell(page);
  const { rows } = new Shell(page);
  await rows.first().waitFor();
  const more = rows.first().getByRole('button', { name: text.common.more });
  const dialog = openDialog(page);
  await test.step('add', async () => {
    const add = pane.getByRole('button', { name: text.common.add, exact: true });
    await opensAndCloses(page, add);
    await press(page, 'Enter');
    await expect(dialog.getByRole('combobox').first()).toBeFocused();
    await tabTo(page, dialog.getByRole('button', { name: text.common.save, exact: true }), 'Shift+Tab');
    await press(page, 'Enter');
    const { name } = demoOrder.fields;
    const missing = dialog.getByLabel(name.label, { exact: true });
    await expect(missing).toBeFocused();
    await expect(missing).toHaveAccessibleDescription(failures.required.text(name.label));
    await press(page, 'Escape');
    await expect(dialog).toBeHidden();
    await expect(add).toBeFocused();
  });
  for (const name of [text.common.edit, text.common.detail, text.common.delete]) {
    await test.step(`${name}, from the menu of a row`, async () => {
      await takeFromMenu(page, more, name);
      await expect(dialog).toBeVisible();
      await expectTrapped(page);
      await press(page, 'Escape');
      await expect(dialog).toBeHidden();
      await expect(more).toBeFocused();
    });
  }
  await test.step('the menu of a row is left', async () => {
    const menu = page.getByRole('menuitem', { name: text.common.detail, exact: true });
    await press(page, 'Enter');
    await menu.waitFor();
    await press(page, 'ArrowDown', 'Escape');
    await expect(menu).toBeHidden();
    await expect(more).toBeFocused();
  });
  await test.step('import', () =>
    opensAndCloses(page, pane.getByRole('button', { name: text.common.import, exact: true })));
  await test.step('several at once', async () => {
    await tabTo(page, rows.nth(1).getByRole('checkbox'));
    await press(page, 'Space');
    await opensAndCloses(page, pane.locator('.list-tools').getByRole('button', { name: text.common.delete }));
    await tabTo(page, pane.getByRole('button', { name: text.list.clearSelected }), 'Shift+Tab');
    await press(page, 'Enter');
    await expect(rows.nth(1).getByRole('checkbox')).not.toBeChecked();
  });
  await test.step('columns', async () => {
    const columns = pane.getByRole('button', { name: text.list.columns.title });
    const heads = pane.locator('thead th');
    await columns.focus();
    await press(page, 'Enter');
    const first = page.locator('.column-choice').getByRole('checkbox').first();
    await expect(first).toBeFocused();
    const label = await page.locator('.column-choice label').first().innerText();
    const head = heads.filter({ hasText: new RegExp(`^${label.trim()}$`) });
    await expect(head).toHaveCount(1);
    await press(page, 'Space');
    await expect(head).toHaveCount(0);
    await press(page, 'Space', 'Escape');
    await expect(first).toBeHidden();
    await expect(columns).toBeFocused();
  });
});
