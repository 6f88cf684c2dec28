/**
 * Dialogs and their contents by keyboard alone. Keys of each widget:
 *
 * | widget | keys |
 * | --- | --- |
 * | skills of a post | typing finds, Enter adds; arrows set the level, Space the must, Enter removes |
 * | stored files | Enter saves a file, or opens it with its own way to save it |
 * | detail dialog | Enter fills the screen; the first control has the focus; Enter takes the copy |
 * | import | Enter chooses a file and fetches the template |
 * | picture of a markdown text | Enter opens; arrows between its two tabs; Enter in the address takes it |
 * | video | Escape closes and returns the focus |
 * | categories by level, places in three lists | arrow down opens; arrows and Enter choose |
 * | announcement | Enter opens it and goes where it leads; Escape closes |
 */
import { componentTexts, fileExamples } from '@campus/contract/demo';
import { text } from '@campus/contract/messages';
import { postTexts } from '@campus/contract/post';
import { loadCaller } from './support/api.ts';
import { newNumber } from './support/identities.ts';
import { group, openDialog, opensAndCloses, press, section, tabTo } from './support/keys.ts';
import { Shell } from './support/pages/shell.ts';
import { expect, test } from './support/server.ts';
import { students, workbook } from './support/student-sheet.ts';

// One of the pictures is missing on purpose, as is the video.
test.use({ provoked: /jeditor\/missing/ });

test('the skills of a post are found, rated and removed', async ({ visit }) => {
  const page = await visit('/post/list', 'hr01');
  const add = new Shell(page).pane.getByRole('button', { name: text.common.add, exact: true });
  await add.focus();
  await press(page, 'Enter');
  const drawer = page.getByRole('dialog', { name: postTexts.form.add });
  const skills = drawer.locator('.post-skills');
  const search = skills.getByRole('combobox');
  await search.waitFor();
  await tabTo(page, search, 'Tab', 80);
  await page.keyboard.type('java');
  await new Shell(page).options.first().waitFor();
  await press(page, 'Enter');
  const chosen = skills.getByRole('listitem');
  await expect(chosen).toHaveCount(1);
  await expect(search).toBeFocused();
  const levels = chosen.getByRole('radio');
  await tabTo(page, levels.and(page.locator(':checked')));
  const before = await levels.evaluateAll((all) => all.findIndex((one) => (one as HTMLInputElement).checked));
  await press(page, 'ArrowRight');
  await expect(levels.nth((before + 1) % (await levels.count()))).toBeChecked();
  await press(page, 'Tab', 'Space');
  await expect(chosen.getByRole('checkbox')).toBeChecked();
  await press(page, 'Tab', 'Enter');
  await expect(chosen).toHaveCount(0);
  await expect(search).toBeFocused();
});

test('files are saved from where they are listed and read', async ({ visit }) => {
  const page = await visit('/demo/components', 'admin');
  // The browser reports its file chooser with a delay.
  page.on('filechooser', () => undefined);
  const dialog = openDialog(page);
  const upload = await section(page, fileExamples.upload.title);
  const chooser = upload.locator('[data-widget="upload"]').first().getByRole('button').first();
  await chooser.focus();
  const asked = page.waitForEvent('filechooser');
  await press(page, 'Enter');
  await (await asked).setFiles([
    { name: '须知.txt', mimeType: 'text/plain', buffer: Buffer.from('参展须知') },
    { name: '名单.xls', mimeType: 'application/vnd.ms-excel', buffer: workbook(students(1, 3)) },
  ]);
  const plain = upload.getByRole('button', { name: /^须知/ });
  const sheet = upload.getByRole('button', { name: /^名单/ });
  await expect(plain).toBeEnabled();
  await expect(sheet).toBeEnabled();

  await test.step('saved at once', async () => {
    await tabTo(page, plain);
    const saved = page.waitForEvent('download');
    await press(page, 'Enter');
    expect((await saved).suggestedFilename()).toMatch(/须知.*\.txt$/);
    await expect(plain).toBeFocused();
  });
  await test.step('saved from where it is read', async () => {
    await tabTo(page, sheet);
    await press(page, 'Enter');
    await expect(dialog.getByRole('cell', { name: 'IMP2', exact: true })).toBeVisible();
    await tabTo(page, dialog.getByRole('button', { name: text.upload.menu.download }));
    const saved = page.waitForEvent('download');
    await press(page, 'Enter');
    expect((await saved).suggestedFilename()).toMatch(/名单.*\.xls$/);
    await press(page, 'Escape');
    await expect(dialog).toBeHidden();
    await expect(sheet).toBeFocused();
  });
});

test('dialogs are worked in and closed', async ({ visit, server }) => {
  const page = await visit('/demo/components', 'admin');
  page.on('filechooser', () => undefined);
  const dialog = openDialog(page);
  const upload = await section(page, fileExamples.upload.title);
  const opener = (name: string) => upload.getByRole('button', { name, exact: true });

  await test.step('a detail fills the screen and is changed', async () => {
    await opener(fileExamples.upload.detail).focus();
    await press(page, 'Enter');
    const field = dialog.getByRole('textbox');
    await expect(field).toBeFocused();
    await press(page, 'Control+a');
    await page.keyboard.type('键盘订单');
    await tabTo(page, dialog.getByRole('button', { name: text.common.fullscreen }), 'Shift+Tab');
    await press(page, 'Enter');
    await expect(dialog.getByRole('button', { name: text.common.exitFullscreen })).toBeFocused();
    await tabTo(page, dialog.locator('.ant-modal-footer').getByRole('button').last());
    await press(page, 'Enter');
    await expect(dialog).toBeHidden();
    await expect(opener(fileExamples.upload.detail)).toBeFocused();
    await press(page, 'Enter');
    await expect(field).toHaveValue('键盘订单');
    await press(page, 'Escape');
    await expect(dialog).toBeHidden();
  });
  await test.step('an import takes a workbook and gives its template', async () => {
    await opener(fileExamples.upload.importChecked).focus();
    await press(page, 'Enter');
    await expect(dialog).toBeVisible();
    const check = dialog.getByRole('switch');
    await tabTo(page, check);
    const before = await check.isChecked();
    await press(page, 'Space');
    await expect(check).toBeChecked({ checked: !before });
    const template = dialog.getByRole('button', { name: text.control.template });
    await press(page, 'Tab');
    const asked = page.waitForEvent('filechooser');
    await press(page, 'Enter');
    await (await asked).setFiles({
      name: '名单.xls',
      mimeType: 'application/vnd.ms-excel',
      buffer: workbook(students(1, 1)),
    });
    await expect(dialog.getByText('名单.xls')).toBeVisible();
    await tabTo(page, template);
    const saved = page.waitForEvent('download');
    await press(page, 'Enter');
    await saved;
    await tabTo(page, dialog.getByRole('button', { name: text.import.start }));
    await press(page, 'Escape');
    await expect(dialog).toBeHidden();
    await expect(opener(fileExamples.upload.importChecked)).toBeFocused();
  });
  await test.step('a film is closed', async () => {
    const preview = await section(page, fileExamples.preview.title);
    await opensAndCloses(page, preview.getByRole('button', { name: fileExamples.preview.noVideo }));
  });
  await test.step('a picture is put into a markdown text', async () => {
    const markdown = await section(page, fileExamples.markdown.title);
    const box = markdown.locator('.cm-content').first();
    const tool = markdown.getByRole('button', { name: text.md.image.tool }).first();
    await box.focus();
    await press(page, 'Escape');
    await tabTo(page, tool, 'Shift+Tab');
    await press(page, 'Enter');
    await tabTo(page, dialog.getByRole('tab', { selected: true }), 'Shift+Tab');
    await press(page, 'ArrowRight', 'Enter');
    const address = dialog.getByRole('textbox', { name: text.md.image.url });
    await tabTo(page, address);
    await page.keyboard.type(`${server.origin}/favicon.svg`);
    await press(page, 'Enter');
    await expect(dialog).toBeHidden();
    await expect(box).toContainText(`${server.origin}/favicon.svg`);
    await expect(tool).toBeFocused();
  });
});

test('categories by level and places in lists are chosen', async ({ visit }) => {
  const page = await visit('/demo/components', 'admin');
  const none = componentTexts.value(componentTexts.noValue);
  await test.step('categories', async () => {
    const trees = await section(page, componentTexts.trees.title);
    for (const title of [componentTexts.trees.categoryLevels, componentTexts.trees.tableTree]) {
      const state = group(trees, title).locator('.demo-state').first();
      const control = state.getByRole('combobox');
      await control.focus();
      await press(page, 'ArrowDown');
      await page.locator('.ant-select-tree-treenode:visible').nth(1).waitFor();
      await press(page, 'ArrowDown', 'Enter');
      await expect(state.locator('.demo-value')).not.toHaveText(none);
      await press(page, 'Escape');
      await expect(control).toBeFocused();
    }
  });
  await test.step('places', async () => {
    const areas = await section(page, componentTexts.areas.title);
    const state = group(areas, componentTexts.areas.lists).locator('.demo-state').first();
    const lists = state.getByRole('combobox');
    await lists.first().focus();
    for (let at = 0; at < 3; at++) {
      await press(page, 'ArrowDown');
      await new Shell(page).options.first().waitFor();
      await press(page, 'ArrowDown', 'Enter');
      await expect(page.locator('.ant-select-dropdown:visible')).toHaveCount(0);
      if (at === 2) break;
      // Waits for the next level.
      await expect(lists.nth(at + 1)).toBeEnabled();
      await tabTo(page, lists.nth(at + 1), 'Tab', 3);
    }
    await expect(state.locator('.demo-value')).not.toHaveText(none);
  });
});

test('an announcement is read, and leads where it says', async ({ visit, server }) => {
  const titile = `键盘通知${newNumber()}`;
  const admin = await loadCaller(server.origin, 'admin');
  await admin.call('POST', '/sys/annountCement/add', {
    titile,
    msgCategory: '1',
    msgType: 'ALL',
    priority: 'M',
    endTime: '2099-12-31 18:00:00',
    msgAbstract: '键盘',
    msgContent: '<p>请按时参加</p>',
    openType: 'url',
    openPage: '/dashboard/workplace',
  });
  const { records } = await admin.call<{ records: { id: string }[] }>('GET', '/sys/annountCement/list', { titile });
  await admin.call('GET', '/sys/annountCement/doReleaseData', { id: records[0]?.id });

  const page = await visit('/isps/userAnnouncement', 'viewer');
  const entry = new Shell(page).pane.getByRole('row').filter({ hasText: titile }).getByRole('button').first();
  await entry.waitFor();
  await opensAndCloses(page, entry);
  await press(page, 'Enter');
  const dialog = openDialog(page);
  await tabTo(page, dialog.getByRole('button', { name: text.annt.handle }));
  await press(page, 'Enter');
  await expect(page).toHaveURL(/dashboard\/workplace/);
});
