/**
 * Schedules and queries are built by keyboard alone, on the example pages. Keys of each widget:
 *
 * | widget | keys |
 * | --- | --- |
 * | schedule dialog, hours, week days | Enter opens; arrows between tabs and radios; Enter in a text takes it |
 * | advanced query | Enter opens and runs; Escape closes |
 * | queries that are kept | Enter keeps, overwrites after a question, loads; Tab to deleting, Enter asks |
 */
import { componentTexts } from '@campus/contract/demo';
import { text } from '@campus/contract/messages';
import { newNumber } from './support/identities.ts';
import { openDialog, opensAndCloses, press, section, tabTo } from './support/keys.ts';
import { expect, test } from './support/server.ts';

// One of the pictures is missing on purpose.
test.use({ provoked: /jeditor\/missing/ });

test('a schedule is built', async ({ visit }) => {
  const page = await visit('/demo/components', 'admin');
  const dialog = openDialog(page);
  const cron = await section(page, componentTexts.cron.title);
  const opener = cron.getByRole('button', { name: text.cron.open, exact: true }).first();

  await test.step('the schedule', async () => {
    await opensAndCloses(page, opener);
    await press(page, 'Enter');
    await expect(dialog).toBeVisible();
    await tabTo(page, dialog.getByRole('tab', { selected: true }), 'Shift+Tab');
    await press(page, 'ArrowRight', 'Enter');
    await expect(dialog.getByRole('tab', { name: text.cron.tab.minute, exact: true })).toHaveAttribute(
      'aria-selected',
      'true',
    );
    const tabs = dialog.getByRole('tab');
    for (let i = 2; i < (await tabs.count()); i++) {
      await press(page, 'ArrowRight', 'Enter');
      await expect(tabs.nth(i)).toHaveAttribute('aria-selected', 'true');
      await press(page, 'Tab');
      await expect(dialog.getByRole('tabpanel').locator(':focus, :scope:focus')).toHaveCount(1);
      await tabTo(page, tabs.nth(i), 'Shift+Tab');
    }
    while (await tabs.nth(1).evaluate((tab) => tab.getAttribute('aria-selected') !== 'true'))
      await press(page, 'ArrowLeft', 'Enter');
    await tabTo(page, dialog.getByRole('tabpanel').getByRole('radio').first());
    await press(page, 'ArrowDown', 'ArrowDown');
    await expect(dialog.getByRole('radio', { name: text.cron.loop.self })).toBeChecked();
    await tabTo(page, dialog.locator('.ant-modal-footer').getByRole('button').last());
    await press(page, 'Enter');
    await expect(dialog).toBeHidden();
    await expect(opener).toBeFocused();
    await expect(cron.locator('.demo-value').first()).toHaveText(componentTexts.value('0 0/1 * * * ? *'));
  });
  await test.step('an expression that is typed', async () => {
    await press(page, 'Enter');
    const whole = dialog.getByRole('textbox', { name: text.cron.whole });
    await whole.waitFor();
    // All seconds of a minute come before it in the tab order.
    await tabTo(page, whole, 'Tab', 90);
    await press(page, 'Control+a');
    await page.keyboard.type('0 30 8 ? * 1-5 *');
    await press(page, 'Enter');
    await expect(dialog.getByRole('textbox', { name: text.cron.tab.hour, exact: true })).toHaveValue('8');
    await tabTo(page, dialog.locator('.ant-modal-footer').getByRole('button').last());
    await press(page, 'Enter');
    await expect(dialog).toBeHidden();
    await expect(cron.locator('.demo-value').first()).toHaveText(componentTexts.value('0 30 8 ? * 1-5 *'));
  });
  await test.step('a preset', async () => {
    await press(page, 'Enter');
    const presets = dialog.getByRole('combobox', { name: text.cron.preset });
    await presets.waitFor();
    // They come right before the tabs, which the first step reaches by Tab.
    await dialog.getByRole('tab', { selected: true }).focus();
    await tabTo(page, presets, 'Shift+Tab', 3);
    await press(page, 'ArrowDown');
    await expect(presets).toHaveAttribute('aria-expanded', 'true');
    await press(page, 'ArrowDown', 'Enter');
    await expect(presets).toHaveAttribute('aria-expanded', 'false');
    const whole = dialog.getByRole('textbox', { name: text.cron.whole });
    await expect(whole).toHaveValue('0 0 * * * ? *');
    await press(page, 'ArrowDown');
    await expect(presets).toHaveAttribute('aria-expanded', 'true');
    await press(page, 'Escape');
    await expect(presets).toHaveAttribute('aria-expanded', 'false');
    await tabTo(page, dialog.locator('.ant-modal-footer').getByRole('button').last(), 'Tab', 90);
    await press(page, 'Enter');
    await expect(dialog).toBeHidden();
    await expect(cron.locator('.demo-value').first()).toHaveText(componentTexts.value('0 0 * * * ? *'));
  });
  await test.step('hours and days of the week', async () => {
    for (const widget of ['hour-picker', 'week-config']) {
      const radios = cron.locator(`[data-widget="${widget}"]`).first().getByRole('radio');
      await radios.first().focus();
      await press(page, 'ArrowDown');
      await expect(radios.nth(1)).toBeChecked();
    }
  });
});

test('a query is built, kept, overwritten and deleted', async ({ visit }) => {
  const page = await visit('/demo/components', 'admin');
  const dialog = openDialog(page);
  const trigger = page
    .getByRole('region', { name: componentTexts.query.title, exact: true })
    .getByRole('button', { name: text.sq.trigger, exact: true });
  await test.step('the query', async () => {
    await section(page, componentTexts.query.title);
    await trigger.focus();
    await press(page, 'Enter');
    await expect(dialog).toBeVisible();
    await tabTo(page, dialog.getByRole('combobox', { name: text.sq.field.placeholder }));
    await press(page, 'ArrowDown');
    await page.locator('.ant-select-tree-treenode:visible').nth(1).waitFor();
    await press(page, 'ArrowDown', 'Enter');
    const value = dialog.getByRole('textbox', { name: text.sq.value.text });
    await tabTo(page, value);
    await page.keyboard.type('订单');
    await press(page, 'Enter');
    await expect(page.locator('.demo-sent')).toContainText('订单');
  });
  await test.step('queries that are kept', async () => {
    const title = `键盘${newNumber()}`;
    const list = dialog.getByRole('complementary', { name: text.sq.saved });
    const entry = list.getByRole('button', { name: title, exact: true });
    const prompt = dialog.filter({ hasText: text.sq.prompt });
    const save = async () => {
      const button = dialog.getByRole('button', { name: text.sq.save, exact: true });
      await tabTo(page, button);
      // It is refused while the list of the last query loads.
      await expect(button).toBeEnabled();
      await press(page, 'Enter');
      await expect(prompt.getByRole('textbox', { name: text.sq.prompt })).toBeFocused();
      await page.keyboard.type(title);
      await press(page, 'Enter');
    };
    const agree = async (question: string) => {
      const asked = dialog.filter({ hasText: question });
      await tabTo(page, asked.getByRole('button', { name: text.common.ok }));
      await press(page, 'Enter');
      await expect(asked).toBeHidden();
    };
    await save();
    await expect(prompt).toBeHidden();
    await save();
    await agree(text.sq.overwrite(title));
    await expect(prompt).toBeHidden();
    await expect(entry).toHaveCount(1);
    await tabTo(page, dialog.getByRole('button', { name: text.sq.reset, exact: true }), 'Shift+Tab');
    await press(page, 'Enter');
    await tabTo(page, entry, 'Shift+Tab');
    await press(page, 'Enter');
    await expect(dialog.getByRole('textbox', { name: text.sq.value.text })).toHaveValue('订单');
    await press(page, 'Tab', 'Enter');
    await agree(text.sq.deleteConfirm);
    await expect(entry).toBeHidden();
    await expect(dialog.locator(':focus')).toHaveCount(1);
    await press(page, 'Escape');
    await expect(dialog).toBeHidden();
    await expect(trigger).toBeFocused();
  });
});
