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
 * | icons of the menu | Enter opens; Tab and arrows between the tabs, Tab to an icon, Enter chooses |
 */
import { componentTexts } from '@campus/contract/demo';
import { text } from '@campus/contract/messages';
import { permissionTexts } from '@campus/contract/system';
import type { Locator } from '@playwright/test';
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
      await new Shell(page).options.first().waitFor();
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
