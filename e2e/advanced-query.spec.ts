/**
 * An advanced query is built, saved, overwritten after a confirmation, run again after a reload, shared and deleted.
 */
import { text } from '@campus/contract/messages';
import { position } from '@campus/contract/system';
import type { Locator, Page } from '@playwright/test';
import { newNumber } from './support/identities.ts';
import { Shell } from './support/pages/shell.ts';
import { expect, test } from './support/server.ts';
import { settle } from './support/settle.ts';

const texts = text.sq;
const { name, postRank } = position.fields;
const address = '/isystem/position';

/** Page object of the advanced query dialog. */
class Query {
  readonly dialog: Locator;
  readonly saved: Locator;
  readonly trigger: Locator;
  private readonly page: Page;

  constructor(page: Page) {
    const shell = new Shell(page);
    this.page = page;
    this.dialog = shell.dialog(texts.title);
    this.saved = this.dialog.getByRole('complementary', { name: texts.saved });
    this.trigger = shell.pane.getByRole('button', { name: texts.trigger });
  }
  async open(): Promise<void> {
    await this.trigger.click();
    await expect(this.dialog).toBeVisible();
  }
  async choose(line: number, field: string, rule: string): Promise<void> {
    await this.dialog.getByRole('combobox', { name: texts.field.placeholder }).nth(line).click();
    await settle(this.page);
    await this.page.locator('.ant-select-tree-title:visible').getByText(field, { exact: true }).click();
    await this.dialog.getByRole('combobox', { name: texts.rule.placeholder }).nth(line).click();
    await settle(this.page);
    await new Shell(this.page).option(rule).click();
  }
  async save(title: string, isShared = false): Promise<void> {
    const prompt = new Shell(this.page).dialog(texts.prompt);
    // The buttons ignore clicks while the list is reloading, which may start between mouse down and up.
    await expect(async () => {
      if (!(await prompt.isVisible())) await this.press(texts.save);
      await expect(prompt).toBeVisible({ timeout: 2000 });
    }).toPass();
    await prompt.getByRole('textbox', { name: texts.prompt }).fill(title);
    if (isShared) await prompt.getByRole('checkbox', { name: texts.share }).check();
    await prompt.getByRole('button', { name: text.common.ok }).click();
  }
  press = (button: string): Promise<void> =>
    this.dialog.getByRole('button', { name: button, exact: true }).last().click();
  entry = (title: string): Locator => this.saved.getByRole('button', { name: title, exact: true });
}

test('a query is kept, overwritten, run after a reload, shared and deleted', async ({ visit }) => {
  test.slow(); // two people, one after the other
  const title = `主任以上${newNumber()}`;
  const admin = await visit(address, 'admin');
  const shell = new Shell(admin);
  const query = new Query(admin);
  const rows = shell.pane.getByRole('row').filter({ has: admin.getByRole('checkbox') });

  await test.step('it narrows the list and the button says so', async () => {
    await query.open();
    await query.choose(0, name.label, texts.rule.like);
    await query.dialog.getByRole('textbox', { name: texts.value.text }).fill('主任');
    await query.press(texts.query);
    await expect(rows.filter({ hasText: '主任' }).first()).toBeVisible();
    await expect(shell.pane.getByText('审核员')).toBeHidden();
    await query.save(title);
    await expect(shell.notice(texts.savedOk)).toBeVisible();
    await expect(query.entry(title)).toBeVisible();
  });

  await test.step('the same name overwrites it after a question only', async () => {
    await query.dialog.getByRole('button', { name: texts.addRow }).click();
    await query.choose(1, postRank.label, texts.rule.eq);
    await query.dialog.getByRole('combobox', { name: texts.value.text }).click();
    // The dropdown of the previous control may still be closing.
    await shell.option('员级').click();
    await query.save(title);
    await shell.confirm(texts.overwrite(title));
    await expect(shell.dialog(texts.overwrite(title))).toBeHidden();
    await expect(query.entry(title)).toHaveCount(1);
  });

  await test.step('after a reload it keeps both lines and runs on the button', async () => {
    await admin.goto(address);
    await query.open();
    await query.press(texts.reset);
    await query.entry(title).click();
    await expect(query.dialog.getByRole('combobox', { name: texts.field.placeholder })).toHaveCount(2);
    expect(new URL(admin.url()).search).toBe('');
    await query.press(texts.query);
    await expect.poll(() => new URL(admin.url()).searchParams.get('superQueryMatchType')).toBe('and');
    await query.press(texts.close);
    // The reloading list may move the button, and with it the tooltip, away from the pointer. A pointer that rests on
    // the button opens nothing: it has to enter.
    await expect(async () => {
      await admin.mouse.move(0, 0);
      await query.trigger.hover();
      await admin.getByRole('tooltip').getByRole('button', { name: texts.activeClear }).click({ timeout: 2_000 });
    }).toPass();
    await expect.poll(() => new URL(admin.url()).search).toBe('');
  });

  await test.step('it is deleted after a question', async () => {
    await query.open();
    await query.entry(title).hover();
    await query.saved.getByRole('button', { name: texts.delete }).click();
    await shell.confirm(texts.deleteConfirm);
    await expect(query.entry(title)).toHaveCount(0);
  });

  await test.step('a shared one is there for a colleague', async () => {
    // Clearing leaves one empty line.
    await query.choose(0, name.label, texts.rule.like);
    await query.dialog.getByRole('textbox', { name: texts.value.text }).fill('主任');
    await query.save(`共享${title}`, true);
    await expect(query.saved.getByText(texts.shared)).toBeVisible();
    const viewer = await visit(address, 'school');
    const theirs = new Query(viewer);
    await theirs.open();
    await expect(theirs.entry(`共享${title}`)).toBeVisible();
  });
});

test('an administrator nests conditions by mouse and keyboard and sees how many rows they find', async ({ visit }) => {
  const page = await visit(address, 'admin');
  const shell = new Shell(page);
  const query = new Query(page);
  const { dialog } = query;
  const hits = dialog.getByRole('status');
  const values = dialog.getByRole('textbox', { name: texts.value.text });
  const group = dialog.getByRole('group', { name: texts.group.name }).first();

  await query.open();
  await test.step('the count follows the input', async () => {
    await query.choose(0, name.label, texts.rule.like);
    await values.first().fill('主任');
    await expect(hits).toHaveText(/^符合 [1-9]\d* 条$/);
    await values.first().fill('没有这样的职务');
    await expect(hits).toHaveText(texts.hits(0));
  });

  await test.step('a group is added with the mouse, with a relative date', async () => {
    await dialog.getByRole('button', { name: texts.group.add }).click();
    await expect(hits).toHaveText(texts.hits(0));
    await query.choose(1, '创建时间', texts.rule.relative);
    await group.getByRole('combobox', { name: texts.value.text }).click();
    await shell.option(texts.relative.thisYear).click();
    await expect(group.getByText(/^即 \d{4}-01-01 至 \d{4}-12-31$/)).toBeVisible();
    await expect(hits).toHaveText(texts.hits(0));
  });

  await test.step('a group inside it is added and a line moved with the keyboard', async () => {
    await group.getByRole('button', { name: texts.group.add }).focus();
    await page.keyboard.press('Enter');
    const inner = group.getByRole('group', { name: texts.group.name });
    await expect(inner.getByRole('combobox', { name: texts.field.placeholder })).toBeFocused();
    await query.choose(2, name.label, texts.rule.filled);
    await values.first().fill('主任');
    await values.first().focus();
    await page.keyboard.press('Alt+ArrowDown');
    await expect(group.getByRole('textbox', { name: texts.value.text })).toHaveValue('主任');
    await expect(dialog.getByRole('button', { name: texts.more, exact: true }).nth(1)).toBeFocused();
    await expect(hits).toHaveText(/^符合 [1-9]\d* 条$/);
  });

  await test.step('it is run as it stands, and said above the list', async () => {
    await query.press(texts.query);
    await expect(shell.pane.getByText(/^高级查询：.*名称包含“主任”，或创建时间为今年，或.*名称不为空/)).toBeVisible();
    const sent = JSON.parse(decodeURI(new URL(page.url()).searchParams.get('superQueryParams') ?? ''));
    expect(sent).toMatchObject([{ group: 'or', rules: [{}, { val: 'thisYear' }, { group: 'and' }] }]);
  });
});

test('a line of a query stays in place on a phone while its field has the focus', async ({ visit }) => {
  const page = await visit(address, 'admin');
  await page.setViewportSize({ width: 390, height: 844 });
  const query = new Query(page);
  await query.open();
  const controls = [
    query.dialog.getByRole('combobox', { name: texts.rule.placeholder }),
    query.dialog.getByRole('textbox', { name: texts.value.text }),
    query.dialog.getByRole('button', { name: texts.delRow }),
  ];
  const places = () => Promise.all(controls.map((control) => control.boundingBox()));
  const field = query.dialog.getByRole('combobox', { name: texts.field.placeholder });
  await page.getByText(texts.title).click();
  const before = await places();
  expect(before.every(Boolean)).toBe(true);
  await field.focus();
  await expect(field).toBeFocused();
  expect(await places()).toEqual(before);
});
