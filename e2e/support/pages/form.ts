import { text } from '@campus/contract/messages';
import { expect, type Locator, type Page } from '@playwright/test';
import { settle } from '../settle.ts';
import { Shell } from './shell.ts';

const selected = 'ant-select-item-option-selected';

/** A form or form dialog, filled in by field labels. */
export class FormPart {
  private readonly page: Page;
  private readonly root: Locator;

  constructor(page: Page, root: Locator) {
    this.page = page;
    this.root = root;
  }

  field(label: string): Locator {
    return this.root.getByLabel(label, { exact: true });
  }

  /** Fills in text fields by label. */
  async fill(values: Readonly<Record<string, string>>): Promise<void> {
    for (const [label, value] of Object.entries(values)) await this.field(label).fill(value);
  }

  /** Types a date and confirms it by leaving the field. */
  async pickDate(label: string, day: string): Promise<void> {
    await this.field(label).fill(day);
    await this.field(label).press('Enter');
  }

  /** Selects an option in a dropdown. */
  async choose(label: string, option: string): Promise<void> {
    const field = this.field(label);
    const select = field.locator('xpath=ancestor::*[contains(concat(" ", @class, " "), " ant-select ")][1]');
    const wanted = new Shell(this.page).option(option);
    await field.click();
    await settle(this.page);
    await wanted.click();
    await expect(select).toContainText(option);
    await settle(this.page);
  }

  /** Selects an option of a short list, which is a row of radio buttons, or of a dropdown. */
  async answer(label: string, option: string): Promise<void> {
    const radio = this.item(label).getByRole('radio', { name: option, exact: true });
    await this.item(label).waitFor();
    if ((await radio.count()) > 0) await radio.check();
    else await this.choose(label, option);
  }

  /** Selects several options in a dropdown and closes it. */
  async chooseSeveral(label: string, ...options: string[]): Promise<void> {
    await this.field(label).click();
    await settle(this.page);
    for (const option of options.map((title) => new Shell(this.page).option(title))) {
      await option.click();
      await expect(option).toContainClass(selected);
    }
    await this.field(label).press('Escape');
  }

  /** Selects level by level, e.g. province, city and district. */
  async chooseAlong(label: string, ...path: string[]): Promise<void> {
    await this.field(label).click();
    await settle(this.page);
    const columns = this.page.locator('.ant-cascader-dropdown').filter({ visible: true }).getByRole('menu');
    for (const [level, entry] of path.entries()) await columns.nth(level).getByTitle(entry, { exact: true }).click();
  }

  /** Checks an area where several can be selected; the last one of the path may have children. */
  async tickAlong(label: string, ...path: string[]): Promise<void> {
    const columns = this.page.locator('.ant-cascader-dropdown').filter({ visible: true }).getByRole('menu');
    const last = columns.nth(path.length - 1).getByTitle(path.at(-1) ?? '', { exact: true });
    await this.chooseAlong(label, ...path.slice(0, -1));
    await last.locator('.ant-cascader-checkbox').click();
    await expect(last).toHaveAttribute('aria-checked', 'true');
    await this.field(label).press('Escape');
  }

  /** Selects a leaf of a tree, expanding its ancestors. */
  async chooseInTree(label: string, ...path: string[]): Promise<void> {
    await this.field(label).click();
    await settle(this.page);
    const tree = this.page.getByRole('tree').filter({ visible: true });
    for (const [level, title] of path.entries()) {
      const entry = tree.getByRole('treeitem').filter({ has: this.page.getByTitle(title, { exact: true }) });
      if (level < path.length - 1) await entry.locator('.ant-select-tree-switcher').click();
      else await entry.getByTitle(title, { exact: true }).click();
    }
  }

  /** Types into a rich text editor. */
  async write(label: string, words: string): Promise<void> {
    await this.item(label).locator('[contenteditable="true"]').fill(words);
  }

  /** Uploads files into a field and waits for their completion. */
  async upload(label: string, ...files: { name: string; mimeType: string; buffer: Buffer }[]): Promise<void> {
    const item = this.item(label);
    await item.getByTestId('file-input').setInputFiles(files);
    for (const { name } of files)
      await item.getByRole('button', { name, exact: true }).and(this.page.locator(':enabled')).waitFor();
  }

  /** Removes the only file of a field. */
  async removeFile(label: string): Promise<void> {
    await this.item(label)
      .getByRole('button', { name: text.control.removeFile('') })
      .click();
  }

  /**
   * A field with its label and message, by the label's text: a control found by its label would match its file, too.
   */
  private item(label: string): Locator {
    return this.root.locator('.ant-form-item').filter({ has: this.page.getByText(label, { exact: true }) });
  }
}
