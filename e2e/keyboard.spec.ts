/**
 * Pickers and selects by keyboard alone, on the example pages: every widget can be focused, opened, used and closed,
 * and the focus returns. Keys of each widget:
 *
 * | widget | keys |
 * | --- | --- |
 * | department, user, category, business and job picker | Enter opens; Tab to search and tree; arrows and Space choose; Escape closes |
 * | drop-downs, tree select, place picker | arrow down opens; arrows and Enter choose; Escape closes |
 * | checkbox group, switch, radios | Space; arrows |
 * | tags of several choices | Backspace takes the last away |
 * | schedule dialog, hours, week days | Enter opens; arrows between tabs and radios; Enter in a text takes it |
 * | advanced query | Enter opens and runs; Escape closes |
 * | queries that are kept | Enter keeps, overwrites after a question, loads; Tab to deleting, Enter asks |
 * | icons of the menu | Enter opens; Tab and arrows between the tabs, Tab to an icon, Enter chooses |
 */
import { componentTexts } from '@campus/contract/demo';
import { text } from '@campus/contract/messages';
import { permissionTexts } from '@campus/contract/system';
import type { Locator } from '@playwright/test';
import { newNumber } from './support/identities.ts';
import {
  group,
  openDialog,
  opensAndCloses,
  press,
  section,
  tabTo,
  takeFirstDepart,
  takeFirstRow,
} from './support/keys.ts';
import { Shell } from './support/pages/shell.ts';
import { expect, test } from './support/server.ts';

// One of the pictures is missing on purpose.
test.use({ provoked: /jeditor\/missing/ });

test('pickers open, choose, close and give the focus back', async ({ visit }) => {
  const page = await visit('/demo/components', 'admin');
  const departs = await section(page, componentTexts.departs.title);
  const depart = departs.locator('[data-widget="depart-picker"] input').first();
  const dialog = openDialog(page);

  await test.step('a department', async () => {
    await opensAndCloses(page, depart);
    await press(page, 'Space');
    await expect(dialog.getByPlaceholder(text.depart.search)).toBeFocused();
    await takeFirstDepart(page);
    await expect(depart).toBeFocused();
    await expect(
      departs.locator('[data-widget="depart-picker"]').first().locator('.ant-select-selection-item'),
    ).toHaveCount(1);
  });
  await test.step('people of a department', async () => {
    const user = departs.locator('[data-widget="user-picker"]').first();
    const opener = user.getByRole('combobox');
    await opensAndCloses(page, opener);
    await press(page, 'Enter');
    await dialog.getByRole('treeitem').first().waitFor();
    await tabTo(page, dialog.getByRole('tree'), 'Shift+Tab');
    const limited = page.waitForRequest(/queryUserComponentData.*departId=\w/);
    await press(page, 'ArrowDown', 'Space');
    await limited;
    await takeFirstRow(page, 'checkbox');
    await expect(opener).toBeFocused();
    await expect(user.locator('.ant-select-selection-item')).toHaveCount(1);
    // The last choice is offered first, and a name is found by its pinyin.
    await press(page, 'Enter');
    await expect(dialog.getByRole('region', { name: text.biz.recent }).getByRole('button')).toHaveCount(1);
    const named = dialog.getByPlaceholder(text.userDept.name.placeholder);
    await tabTo(page, named);
    const found = page.waitForResponse(/queryUserComponentData.*quickFind=cjy/);
    await page.keyboard.type('cjy');
    await press(page, 'Enter');
    await found;
    await expect(dialog.locator('.picker-table tbody').getByRole('checkbox')).toHaveCount(1);
    await takeFirstRow(page, 'checkbox');
    await expect(user.locator('.ant-select-selection-item')).toHaveCount(2);
  });
  await test.step('rows of the business', async () => {
    const business = await section(page, componentTexts.business.title);
    const opener = business.locator('[data-widget="business-picker"]').first().getByRole('combobox');
    await opensAndCloses(page, opener);
    await press(page, 'Enter');
    await takeFirstRow(page, 'checkbox');
    await expect(opener).toBeFocused();
    await press(page, 'Backspace');
    await expect(
      business.locator('[data-widget="business-picker"]').first().locator('.ant-select-selection-item'),
    ).toHaveCount(0);
    await opensAndCloses(page, business.getByRole('button', { name: componentTexts.business.openJob }));
  });
  await test.step('a category', async () => {
    const trees = await section(page, componentTexts.trees.title);
    const category = trees.locator('[data-widget="category-picker"] input').first();
    await opensAndCloses(page, category);
    await press(page, 'Enter');
    await dialog.getByRole('treeitem').first().waitFor();
    await tabTo(page, dialog.getByRole('tree'));
    await press(page, 'ArrowDown', 'Space');
    await tabTo(page, dialog.locator('.ant-modal-footer').getByRole('button').last());
    await press(page, 'Enter');
    await expect(dialog).toBeHidden();
    await expect(category).toBeFocused();
    await expect(
      trees.locator('[data-widget="category-picker"]').first().locator('.ant-select-selection-item'),
    ).toHaveCount(1);
  });
});

test('drop-downs, trees, places, ticks and switches are used', async ({ visit }) => {
  const page = await visit('/demo/components', 'admin');
  /** The first, initially empty control of a group, and its displayed value. */
  const first = (found: Locator, title: string) => {
    const state = group(found, title).locator('.demo-state').first();
    return { control: state.getByRole('combobox'), value: state.locator('.demo-value'), state };
  };
  const none = componentTexts.value(componentTexts.noValue);
  const choices = await section(page, componentTexts.choices.title);

  for (const [title, several] of [
    [componentTexts.choices.list, false],
    [componentTexts.choices.several, true],
    [componentTexts.choices.search, false],
  ] as const) {
    await test.step(title, async () => {
      const { control, value } = first(choices, title);
      await control.focus();
      await press(page, 'ArrowDown');
      await page.locator('.ant-select-item-option:visible').first().waitFor();
      await press(page, 'ArrowDown', 'Enter');
      await expect(value).not.toHaveText(none);
      if (several) {
        await press(page, 'Escape', 'Backspace');
        await expect(value).toHaveText(none);
      }
      await expect(page.locator('.ant-select-dropdown:visible')).toHaveCount(0);
      await expect(control).toBeFocused();
    });
  }
  await test.step('radios, ticks and switches', async () => {
    const radio = first(choices, componentTexts.choices.radio);
    await radio.state.getByRole('radio').first().focus();
    await press(page, 'Space', 'ArrowRight');
    await expect(radio.state.getByRole('radio').nth(1)).toBeChecked();
    const ticks = first(choices, componentTexts.choices.group);
    await ticks.state.getByRole('checkbox').first().focus();
    await press(page, 'Space');
    await expect(ticks.value).not.toHaveText(none);
    const onOff = first(choices, componentTexts.choices.switch);
    await onOff.state.getByRole('switch').focus();
    await press(page, 'Space');
    await expect(onOff.value).toHaveText(componentTexts.value('Y'));
  });
  await test.step('a tree in a drop-down', async () => {
    const trees = await section(page, componentTexts.trees.title);
    const { control, value } = first(trees, componentTexts.trees.categoryTree);
    await control.focus();
    await press(page, 'ArrowDown');
    await page.locator('.ant-select-tree-treenode:visible').nth(1).waitFor();
    await press(page, 'ArrowDown', 'ArrowDown', 'Enter');
    await expect(value).not.toHaveText(none);
    await expect(control).toBeFocused();
  });
  await test.step('rows below rows', async () => {
    const trees = page.getByRole('region', { name: componentTexts.trees.title, exact: true });
    const rows = group(trees, componentTexts.trees.treeTable).locator('tbody tr.ant-table-row');
    const open = rows.getByRole('button').first();
    await open.waitFor();
    const before = await rows.count();
    await open.focus();
    await press(page, 'Enter');
    await expect.poll(() => rows.count()).not.toBe(before);
  });
  await test.step('a place, level by level', async () => {
    const areas = await section(page, componentTexts.areas.title);
    const { control, value } = first(areas, componentTexts.areas.single);
    await control.focus();
    await press(page, 'ArrowDown');
    const levels = page.locator('.ant-cascader-menu:visible');
    await levels.first().waitFor();
    // Waits for the next level.
    await press(page, 'ArrowDown');
    await levels.nth(1).waitFor();
    await press(page, 'ArrowRight');
    await levels.nth(2).waitFor();
    await press(page, 'ArrowRight', 'Enter');
    await expect(value).not.toHaveText(none);
    await expect(control).toBeFocused();
  });
});

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
    await tabTo(page, presets, 'Tab', 90);
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

test('an icon of the menu is chosen', async ({ visit }) => {
  const page = await visit('/isystem/permission', 'admin');
  const { pane } = new Shell(page);
  const add = pane.getByRole('button', { name: text.common.add }).first();
  await add.waitFor();
  await add.focus();
  await press(page, 'Enter');
  const dialog = openDialog(page);
  const opener = dialog.locator('.icon-input').getByRole('button').first();
  await opener.waitFor();
  await tabTo(page, opener);
  await press(page, 'Enter');
  const search = page.getByRole('textbox', { name: permissionTexts.iconSearch });
  await expect(search).toBeFocused();
  await press(page, 'Escape');
  await expect(search).toBeHidden();
  await expect(opener).toBeFocused();
  await press(page, 'Enter');
  await page.keyboard.type('shop');
  const icon = page.locator('.icon-wall button').first();
  await tabTo(page, icon);
  await press(page, 'Enter');
  await expect(search).toBeHidden();
  await expect(opener).toBeFocused();
  await expect(dialog.getByRole('button', { name: permissionTexts.clearIcon })).toBeVisible();
});
