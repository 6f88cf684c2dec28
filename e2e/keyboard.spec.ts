/**
 * Every shared widget by keyboard alone, on the example pages: it is reached, opened, chosen in and closed, and the
 * focus comes back. What each takes:
 *
 * | widget | keys |
 * | --- | --- |
 * | department, user, category, business and job picker | Enter opens; Tab to search and tree; arrows and Space choose; Escape closes |
 * | drop-downs, tree select, place picker | arrow down opens; arrows and Enter choose; Escape closes |
 * | checkbox group, switch, radios | Space; arrows |
 * | tags of several choices | Backspace takes the last away |
 * | schedule dialog, hours, week days | Enter opens; arrows between tabs and radios; Enter in a text takes it |
 * | advanced query | Enter opens and runs; Escape closes |
 * | files, import | Enter chooses a file; Enter on the buttons of a picture moves and removes it |
 * | picture viewer | arrows turn pages, + and - zoom, R turns; Escape closes |
 * | rich text | Tab leaves; Shift+Tab goes to its tools, Enter uses them; Escape closes their panels |
 * | markdown and code | Tab indents; Ctrl+M lets Tab leave, as does Escape before it |
 * | slider verification | arrow right, End |
 * | sorting | Enter on left and right; in the grid the handle's menu |
 * | grid | arrows, Enter or F2 opens, Escape leaves, Tab goes on; Space ticks |
 * | tree table, master and detail | Enter opens a row |
 * | assistant | Enter opens, sends and stops; Escape closes |
 * | menus at a button | Enter opens; Tab and arrows go to an entry, Enter takes it |
 * | panels at a button | Enter opens and brings the focus in; Escape or Tab at the end leaves |
 */
import { componentTexts, demoGridTexts, demoOrder, demoPageTexts, fileExamples } from '@campus/contract/demo';
import { text } from '@campus/contract/messages';
import type { Locator, Page } from '@playwright/test';
import { newNumber } from './support/identities.ts';
import { keepLongAnswer } from './support/long-answer.ts';
import { Shell } from './support/pages/shell.ts';
import { expect, test } from './support/server.ts';

// One of the pictures shown is missing on purpose.
test.use({ provoked: /demo\/missing/ });

const press = (page: Page, ...keys: string[]): Promise<void> =>
  keys.reduce((before, key) => before.then(() => page.keyboard.press(key)), Promise.resolve());

/** Goes on with Tab until the focus is there. */
async function tabTo(page: Page, wanted: Locator, key = 'Tab', most = 40): Promise<void> {
  for (let i = 0; i < most; i++) {
    if (await wanted.evaluate((one) => one === document.activeElement || one.contains(document.activeElement))) return;
    await page.keyboard.press(key);
  }
  await expect(wanted, `reached with ${most} × ${key}`).toBeFocused({ timeout: 1 });
}

/** A section of 组件示例, by its entry in the contents. */
async function section(page: Page, title: string): Promise<Locator> {
  const entry = page.getByRole('navigation', { name: componentTexts.contents }).getByRole('button', { name: title });
  await entry.focus();
  await page.keyboard.press('Enter');
  const found = page.getByRole('region', { name: title, exact: true });
  await expect(found.getByRole('heading', { level: 2 }).first()).toBeFocused();
  await found.locator('.demo-group, .demo-sent, .sort-card').first().waitFor();
  return found;
}
const group = (found: Locator, title: string): Locator =>
  found.locator('.demo-group').filter({ has: found.page().getByRole('heading', { name: title, exact: true }) });
const openDialog = (page: Page): Locator => page.getByRole('dialog').filter({ visible: true });

/** The focus stays in the dialog, whichever way Tab goes. */
async function expectTrapped(page: Page): Promise<void> {
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
async function opensAndCloses(page: Page, opener: Locator, key = 'Enter'): Promise<void> {
  await opener.focus();
  await page.keyboard.press(key);
  await expect(openDialog(page)).toBeVisible();
  await expectTrapped(page);
  await page.keyboard.press('Escape');
  await expect(openDialog(page)).toBeHidden();
  await expect(opener).toBeFocused();
}

test('pickers open, choose, close and give the focus back', async ({ visit }) => {
  const page = await visit('/demo/components', 'admin');
  const departs = await section(page, componentTexts.departs.title);
  const depart = departs.locator('[data-widget="depart-picker"] input').first();
  const dialog = openDialog(page);

  await test.step('a department', async () => {
    await opensAndCloses(page, depart);
    await press(page, 'Space');
    await expect(dialog.getByPlaceholder(text.depart.search)).toBeFocused();
    await dialog.getByRole('treeitem').first().waitFor();
    await tabTo(page, dialog.getByRole('tree'));
    await press(page, 'ArrowDown', 'Space');
    await tabTo(page, dialog.getByRole('button', { name: text.common.confirm, exact: true }));
    await press(page, 'Enter');
    await expect(dialog).toBeHidden();
    await expect(depart).toBeFocused();
    await expect(depart).not.toHaveValue('');
  });
  await test.step('people of a department', async () => {
    const user = departs.locator('[data-widget="user-picker"]').first();
    const opener = user.getByRole('combobox');
    await opensAndCloses(page, opener);
    await press(page, 'Enter');
    const row = dialog.locator('tbody').getByRole('checkbox').first();
    await row.waitFor();
    await tabTo(page, row);
    await press(page, 'Space');
    await tabTo(page, dialog.locator('.ant-modal-footer').getByRole('button').last());
    await press(page, 'Enter');
    await expect(dialog).toBeHidden();
    await expect(opener).toBeFocused();
  });
  await test.step('rows of the business', async () => {
    const business = await section(page, componentTexts.business.title);
    const opener = business.locator('[data-widget="business-picker"]').first().getByRole('combobox');
    await opensAndCloses(page, opener);
    await press(page, 'Enter');
    const row = dialog.locator('tbody').getByRole('checkbox').first();
    await row.waitFor();
    await tabTo(page, row);
    await press(page, 'Space');
    await tabTo(page, dialog.locator('.ant-modal-footer').getByRole('button').last());
    await press(page, 'Enter');
    await expect(dialog).toBeHidden();
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
    await expect(category).not.toHaveValue('');
  });
});

test('drop-downs, trees, places, ticks and switches are used', async ({ visit }) => {
  const page = await visit('/demo/components', 'admin');
  /** The first of a group, which is empty at first, and what it tells. */
  const first = (found: Locator, title: string) => {
    const state = group(found, title).locator('.demo-state').first();
    return { control: state.getByRole('combobox'), told: state.locator('.demo-value'), state };
  };
  const none = componentTexts.value(componentTexts.noValue);
  const choices = await section(page, componentTexts.choices.title);

  for (const [title, several] of [
    [componentTexts.choices.list, false],
    [componentTexts.choices.several, true],
    [componentTexts.choices.search, false],
  ] as const) {
    await test.step(title, async () => {
      const { control, told } = first(choices, title);
      await control.focus();
      await press(page, 'ArrowDown');
      await page.locator('.ant-select-item-option:visible').first().waitFor();
      await press(page, 'ArrowDown', 'Enter');
      await expect(told).not.toHaveText(none);
      if (several) {
        await press(page, 'Escape', 'Backspace');
        await expect(told).toHaveText(none);
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
    await expect(ticks.told).not.toHaveText(none);
    const onOff = first(choices, componentTexts.choices.switch);
    await onOff.state.getByRole('switch').focus();
    await press(page, 'Space');
    await expect(onOff.told).toHaveText(componentTexts.value('Y'));
  });
  await test.step('a tree in a drop-down', async () => {
    const trees = await section(page, componentTexts.trees.title);
    const { control, told } = first(trees, componentTexts.trees.categoryTree);
    await control.focus();
    await press(page, 'ArrowDown');
    await page.locator('.ant-select-tree-treenode:visible').nth(1).waitFor();
    await press(page, 'ArrowDown', 'ArrowDown', 'Enter');
    await expect(told).not.toHaveText(none);
    await expect(control).toBeFocused();
  });
  await test.step('rows below rows', async () => {
    const trees = page.getByRole('region', { name: componentTexts.trees.title, exact: true });
    const rows = group(trees, componentTexts.trees.treeTable).locator('tbody tr.ant-table-row');
    const before = await rows.count();
    await rows.getByRole('button').first().focus();
    await press(page, 'Enter');
    await expect.poll(() => rows.count()).not.toBe(before);
  });
  await test.step('a place, level by level', async () => {
    const areas = await section(page, componentTexts.areas.title);
    const { control, told } = first(areas, componentTexts.areas.single);
    await control.focus();
    await press(page, 'ArrowDown');
    const levels = page.locator('.ant-cascader-menu:visible');
    await levels.first().waitFor();
    // The next level is fetched.
    await press(page, 'ArrowDown');
    await levels.nth(1).waitFor();
    await press(page, 'ArrowRight');
    await levels.nth(2).waitFor();
    await press(page, 'ArrowRight', 'Enter');
    await expect(told).not.toHaveText(none);
    await expect(control).toBeFocused();
  });
});

test('a query and a schedule are built', async ({ visit }) => {
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
    await tabTo(page, dialog.getByRole('tabpanel').getByRole('radio').first());
    await press(page, 'ArrowDown', 'ArrowDown');
    await expect(dialog.getByRole('radio', { name: text.cron.loop.self })).toBeChecked();
    await tabTo(page, dialog.locator('.ant-modal-footer').getByRole('button').last());
    await press(page, 'Enter');
    await expect(dialog).toBeHidden();
    await expect(opener).toBeFocused();
    await expect(cron.locator('.demo-value').first()).toHaveText(componentTexts.value('0 0/1 * * * ? *'));
  });
  await test.step('hours and days of the week', async () => {
    for (const widget of ['hour-picker', 'week-config']) {
      const radios = cron.locator(`[data-widget="${widget}"]`).first().getByRole('radio');
      await radios.first().focus();
      await press(page, 'ArrowDown');
      await expect(radios.nth(1)).toBeChecked();
    }
  });
  await test.step('the query', async () => {
    const query = await section(page, componentTexts.query.title);
    const trigger = query.getByRole('button', { name: text.sq.trigger, exact: true });
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
    await press(page, 'Escape');
    await expect(dialog).toBeHidden();
  });
});

test('files are chosen, moved and looked at; dialogs close', async ({ visit }) => {
  const page = await visit('/demo/components', 'admin');
  const dialog = openDialog(page);
  const chosen = page.waitForEvent('filechooser');
  const upload = await section(page, fileExamples.upload.title);

  await test.step('files', async () => {
    const chooser = upload.locator('[data-widget="upload"]').first().getByRole('button').first();
    await chooser.focus();
    const [asked] = await Promise.all([chosen, press(page, 'Enter')]);
    expect(asked.isMultiple()).toBe(true);
    const filled = group(upload, fileExamples.upload.pictures).locator('.demo-state').nth(1);
    const told = filled.locator('.demo-value');
    const before = await told.textContent();
    await filled.getByRole('button', { name: text.control.moveRight }).first().focus();
    await press(page, 'Enter');
    await expect(told).not.toHaveText(before ?? '');
    await opensAndCloses(page, filled.locator('.thumbnail').first());
  });
  for (const name of [
    fileExamples.upload.attachments,
    fileExamples.upload.empty,
    fileExamples.upload.detail,
    fileExamples.upload.import,
  ]) {
    await test.step(name, () => opensAndCloses(page, upload.getByRole('button', { name, exact: true })));
  }
  await test.step('pictures', async () => {
    const preview = await section(page, fileExamples.preview.title);
    await opensAndCloses(page, preview.getByRole('button', { name: fileExamples.preview.qr }));
    await preview.locator('.thumbnail').first().focus();
    await press(page, 'Enter');
    const shown = dialog.locator('.image-viewer-stage img');
    const name = await shown.getAttribute('alt');
    await press(page, 'ArrowRight');
    await expect(shown).not.toHaveAttribute('alt', name ?? '');
    await press(page, 'r', '+');
    await expect(shown).toHaveAttribute('style', /rotate\(45deg\) scale\(1\.25\)/);
    await press(page, 'Escape');
    await expect(preview.locator('.thumbnail').first()).toBeFocused();
  });
});

test('editors are left by Tab, or by their documented key', async ({ visit }) => {
  const page = await visit('/demo/components', 'admin');
  await test.step('rich text', async () => {
    const rich = await section(page, fileExamples.richText.title);
    const box = rich.locator('[contenteditable="true"]').first();
    await box.focus();
    await press(page, 'Tab');
    await expect(box).not.toBeFocused();
    await press(page, 'Shift+Tab');
    await expect(box).toBeFocused();
    await tabTo(page, rich.getByRole('button', { name: text.richTools.bold }).first(), 'Shift+Tab');
  });
  for (const title of [fileExamples.markdown.title, fileExamples.code.title]) {
    await test.step(title, async () => {
      const found = await section(page, title);
      const box = found.locator('.cm-content').first();
      await box.focus();
      const written = await box.textContent();
      await press(page, 'Control+Home', 'Tab');
      await expect(box).toBeFocused();
      expect(await box.textContent()).not.toBe(written);
      await press(page, 'Control+m', 'Tab');
      await expect(box).not.toBeFocused();
      await press(page, 'Shift+Tab', 'Control+m', 'Escape', 'Tab');
      await expect(box).not.toBeFocused();
    });
  }
});

test('the slider is verified, pictures and rows are sorted, cells are edited', async ({ visit }) => {
  const page = await visit('/demo/components', 'admin');
  await test.step('slider', async () => {
    const slider = (await section(page, fileExamples.slider.title)).getByRole('slider').first();
    await slider.focus();
    await press(page, 'ArrowRight', 'End');
    await expect(slider).toHaveAccessibleName(text.slider.done);
  });
  await test.step('pictures', async () => {
    const sort = await section(page, fileExamples.sort.title);
    const told = sort.locator('.example-value');
    const before = await told.textContent();
    await sort.getByRole('button', { name: fileExamples.sort.right(1) }).focus();
    await press(page, 'Enter');
    await expect(told).not.toHaveText(before ?? '');
  });
  await test.step('the grid', async () => {
    await page.goto('/demo/editTable');
    const { pane } = new Shell(page);
    await pane.getByRole('tab', { name: demoGridTexts.tabs.rows }).focus();
    await press(page, 'ArrowRight', 'ArrowRight', 'Enter');
    await expect(pane.getByRole('tab', { name: demoGridTexts.tabs.types })).toHaveAttribute('aria-selected', 'true');
    const grid = pane.getByRole('grid').first();
    await grid.locator('.grid-row').first().waitFor();
    const cell = (row: number, key: string) => grid.locator('.grid-row').nth(row).locator(`[data-key="${key}"]`);
    const [above, below] = [await cell(0, 'input').textContent(), await cell(1, 'input').textContent()];
    await grid.getByRole('button', { name: text.gridWords.handle(1) }).focus();
    await press(page, 'Enter');
    const down = page.getByRole('menuitem', { name: text.grid.moveDown });
    await down.waitFor();
    await tabTo(page, down, 'ArrowDown', 4);
    await press(page, 'Enter');
    await expect(cell(0, 'input')).toHaveText(below ?? '');
    await expect(cell(1, 'input')).toHaveText(above ?? '');
  });
});

test('forms, lists and the details of a row are used', async ({ visit }) => {
  const page = await visit('/demo/masterDetail', 'admin');
  const { pane } = new Shell(page);
  await test.step('master and detail', async () => {
    const opener = pane.locator('tbody').getByRole('button', { name: text.common.edit, exact: true }).first();
    await opener.waitFor();
    await opener.focus();
    await press(page, 'Enter');
    await expect(openDialog(page)).toBeVisible();
    await expectTrapped(page);
    await press(page, 'Escape');
    await expect(openDialog(page)).toBeHidden();
    await expect(opener).toBeFocused();
  });
  await test.step('a dialog with a form', async () => {
    await page.goto('/demo/list');
    const tabs = pane.getByRole('tab');
    await tabs.first().focus();
    await press(page, 'ArrowRight', 'Enter');
    await expect(tabs.nth(1)).toHaveAttribute('aria-selected', 'true');
  });
});

test('a rich text is given its looks by its tools', async ({ visit }) => {
  const page = await visit('/demo/components', 'admin');
  const rich = await section(page, fileExamples.richText.title);
  const editor = rich.locator('[data-widget="rich-text"]').first();
  const box = editor.locator('[contenteditable="true"]');
  const say = text.richTools;
  const tool = (name: string) => editor.getByRole('button', { name, exact: true });
  /** Back from the text to a tool. */
  const toTool = async (wanted: Locator) => {
    await expect(box).toBeFocused();
    await tabTo(page, wanted, 'Shift+Tab');
  };
  await box.focus();
  await press(page, 'Control+a');
  await page.keyboard.type('双选会通知');
  await press(page, 'Home', 'Shift+End');

  await test.step('bold, a heading, a list', async () => {
    await toTool(tool(say.bold));
    await press(page, 'Enter');
    await expect(box.locator('strong')).toHaveText('双选会通知');
    await toTool(editor.getByRole('combobox', { name: say.paragraph }));
    await press(page, 'ArrowDown');
    await page.locator('.ant-select-item-option:visible').first().waitFor();
    await press(page, 'ArrowDown', 'Enter');
    // It was one of the second level.
    await expect(box.locator('h3')).toHaveText('双选会通知');
    await toTool(tool(say.bullets));
    await press(page, 'Enter');
    await expect(box.locator('ul')).toHaveText('双选会通知');
  });
  await test.step('a link', async () => {
    await toTool(tool(say.link));
    await press(page, 'Enter');
    const address = page.getByRole('textbox', { name: say.linkAddress });
    await expect(address).toBeFocused();
    await press(page, 'Escape');
    await expect(address).toBeHidden();
    await expect(tool(say.link)).toBeFocused();
    await press(page, 'Enter');
    await expect(address).toBeFocused();
    await page.keyboard.type('https://example.com/fair');
    await press(page, 'Enter');
    await expect(box.locator('a')).toHaveAttribute('href', 'https://example.com/fair');
  });
  await test.step('a colour', async () => {
    await toTool(tool(say.colour));
    await press(page, 'Enter');
    await expect(page.locator('.colour-grid button').first()).toBeFocused();
    await press(page, 'Tab', 'Enter');
    await expect(box.locator('[style*="color"]')).toHaveText('双选会通知');
  });
});

test('cells are gone to, typed in, taken back, ticked and chosen', async ({ visit }) => {
  const page = await visit('/demo/editTable', 'admin');
  const { pane } = new Shell(page);
  await pane.getByRole('tab', { name: demoGridTexts.tabs.rows }).focus();
  await press(page, 'ArrowRight', 'ArrowRight', 'Enter');
  const grid = pane.getByRole('grid').first();
  await grid.locator('.grid-row').first().waitFor();
  const cell = (key: string) => grid.locator('.grid-row').first().locator(`[data-key="${key}"]`);
  const expectActive = (key: string) => expect(cell(key)).toHaveClass(/\bactive\b/);
  /** Goes along the row, whose cells open as they are come to. */
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
    await page.locator('.ant-select-item-option:visible').first().waitFor();
    await press(page, 'ArrowDown', 'Enter', 'Tab');
    await expectActive('radio');
    await expect(cell('select')).not.toHaveText(before ?? '');
  });
  await test.step('chosen from a report', async () => {
    await goTo('popup');
    const dialog = openDialog(page);
    const field = cell('popup').getByRole('combobox');
    await expect(field).toBeFocused();
    await press(page, 'Enter');
    const row = dialog.locator('tbody').getByRole('radio').first();
    await row.waitFor();
    await tabTo(page, row);
    await press(page, 'Space');
    await tabTo(page, dialog.locator('.ant-modal-footer').getByRole('button').last());
    await press(page, 'Enter');
    await expect(dialog).toBeHidden();
    await expect(field).toBeFocused();
    await expect(field).not.toHaveValue('');
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
  });
});

test('a form is filled step by step', async ({ visit }) => {
  const page = await visit('/demo/form', 'admin');
  const { pane: whole } = new Shell(page);
  const words = demoPageTexts.form;
  const { orderNo, name, customer, orderDate } = demoOrder.fields;
  await whole.getByRole('tab', { name: words.tabs.basic }).focus();
  await press(page, 'ArrowRight', 'Enter');
  const pane = whole.getByRole('tabpanel', { name: words.tabs.steps });
  const type = async ({ label }: { label: string }, value: string) => {
    await tabTo(page, pane.getByLabel(label, { exact: true }));
    await page.keyboard.type(value);
  };
  const go = async (label: string, key = 'Tab') => {
    await tabTo(page, pane.getByRole('button', { name: label, exact: true }), key);
    await press(page, 'Enter');
  };
  const no = `K${newNumber()}`;

  await type(orderNo, no);
  await type(name, '键盘订单');
  await type(customer, '键盘客户');
  await go(words.next);
  await pane.getByLabel(orderDate.label, { exact: true }).waitFor();
  await type(orderDate, '2026-11-21');
  await press(page, 'Enter');
  await go(words.next);
  await go(words.previous);
  await expect(pane.getByLabel(orderDate.label, { exact: true })).toHaveValue('2026-11-21');
  await go(words.next);
  await go(text.common.submit);
  await expect(pane.getByText(words.doneText(no))).toBeVisible();
});

test('rows of a list are added, removed and shown otherwise', async ({ visit }) => {
  const page = await visit('/demo/list', 'admin');
  const { pane } = new Shell(page);
  const rows = pane.locator('tbody tr.ant-table-row');
  await rows.first().waitFor();
  /** Opens a dialog from the menu of the first row, and closes it without a choice. */
  const takeFromMenu = async (name: string) => {
    const more = rows.first().getByRole('button', { name: text.common.more });
    const entry = page.getByRole('menuitem', { name, exact: true });
    await more.focus();
    await press(page, 'Enter');
    await entry.waitFor();
    await press(page, 'Tab');
    await tabTo(page, entry, 'ArrowDown', 8);
    await press(page, 'Enter');
    await expect(openDialog(page)).toBeVisible();
    await expectTrapped(page);
    await press(page, 'Escape');
    await expect(openDialog(page)).toBeHidden();
    await expect(more).toBeFocused();
  };
  await test.step('add', async () => {
    await opensAndCloses(page, pane.getByRole('button', { name: text.common.add, exact: true }));
  });
  await test.step('import', () =>
    opensAndCloses(page, pane.getByRole('button', { name: text.common.import, exact: true })));
  await test.step('remove one, after a question', async () => {
    await takeFromMenu(text.common.delete);
  });
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
    const before = await heads.count();
    await press(page, 'Space');
    await expect.poll(() => heads.count()).toBe(before - 1);
    await press(page, 'Space', 'Escape');
    await expect(first).toBeHidden();
    await expect(columns).toBeFocused();
  });
});

test('the department is switched', async ({ visit }) => {
  const page = await visit('/dashboard/analysis', 'school');
  const me = page.getByRole('button', { name: text.header.greet('') });
  const entry = page.getByRole('menuitem', { name: text.header.menu.depart, exact: true });
  const open = async () => {
    await me.focus();
    await press(page, 'Enter');
    await entry.waitFor();
    await press(page, 'Tab');
    await tabTo(page, entry, 'ArrowDown', 10);
    await press(page, 'Enter');
    await expect(openDialog(page)).toBeVisible();
  };
  await open();
  await expectTrapped(page);
  await press(page, 'Escape');
  await expect(openDialog(page)).toBeHidden();
  await expect(me).toBeFocused();
  await open();
  await tabTo(page, openDialog(page).getByRole('combobox'));
  await press(page, 'ArrowDown');
  await page.locator('.ant-select-item-option:visible').first().waitFor();
  await press(page, 'Enter');
  await tabTo(page, openDialog(page).getByRole('button', { name: text.departSwitch.ok }));
  await press(page, 'Enter');
  await expect(new Shell(page).notice(text.departSwitch.done)).toBeVisible();
  await expect(openDialog(page)).toBeHidden();
});

test('the assistant is asked, stopped and made larger', async ({ visit, server }) => {
  const question = '键盘参展须知';
  await keepLongAnswer(server.origin, question);
  const page = await visit('/dashboard/analysis', 'hr02');
  const words = text.chat;
  await tabTo(page, page.getByRole('button', { name: words.open }), 'Shift+Tab');
  await press(page, 'Enter');
  const window = page.getByRole('dialog', { name: words.title });
  const box = window.getByRole('textbox', { name: words.input });
  await expect(box).toBeFocused();
  await page.keyboard.type(question);
  await press(page, 'Enter');
  const stop = window.getByRole('button', { name: words.stop });
  await stop.waitFor();
  await expect(window.locator('.chat-bubble').last()).toContainText('第3条');
  await tabTo(page, stop);
  await press(page, 'Enter');
  await expect(window.getByText(words.stopped)).toBeVisible();
  await expect(box).toBeFocused();

  await tabTo(page, window.getByRole('button', { name: words.fullscreen }), 'Shift+Tab');
  await press(page, 'Enter', 'Enter');
  await press(page, 'Escape');
  await expect(window).toBeHidden();
});

test('the assistant opens, answers to keys and closes', async ({ visit }) => {
  const page = await visit('/demo/form', 'admin');
  const button = page.getByRole('button', { name: text.chat.open });
  await button.waitFor();
  await button.focus();
  await press(page, 'Enter');
  const window = page.getByRole('dialog', { name: text.chat.title });
  await expect(window.getByRole('textbox')).toBeFocused();
  await tabTo(page, window.getByRole('button', { name: text.chat.close }), 'Shift+Tab');
  await press(page, 'Escape');
  await expect(window).toBeHidden();
  await expect(button).toBeFocused();
});
