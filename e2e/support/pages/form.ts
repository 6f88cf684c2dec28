import type { Locator, Page } from '@playwright/test';

/** A form or a dialog with one, filled in as a user does: by the labels of its fields. */
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

  /** Types into the fields, by label. */
  async fill(values: Readonly<Record<string, string>>): Promise<void> {
    for (const [label, value] of Object.entries(values)) await this.field(label).fill(value);
  }

  /** Types a date and leaves the field, which takes it. */
  async pickDate(label: string, day: string): Promise<void> {
    await this.field(label).fill(day);
    await this.field(label).press('Enter');
  }

  /** Chooses in a drop-down list. */
  async choose(label: string, ...options: string[]): Promise<void> {
    await this.field(label).click();
    const list = this.page.locator('.ant-select-dropdown').filter({ visible: true });
    for (const option of options) await list.locator(`.ant-select-item-option[title="${option}"]`).click();
    if (options.length > 1) await this.page.keyboard.press('Escape');
  }

  /** Chooses level by level, e.g. province, city and district. */
  async chooseAlong(label: string, ...path: string[]): Promise<void> {
    await this.field(label).click();
    const columns = this.page.locator('.ant-cascader-dropdown').filter({ visible: true }).getByRole('menu');
    for (const [level, entry] of path.entries()) await columns.nth(level).getByTitle(entry, { exact: true }).click();
  }

  /** Uploads files into the field, and waits until they have arrived. */
  async upload(label: string, ...files: { name: string; mimeType: string; buffer: Buffer }[]): Promise<void> {
    // By its label's text: the control that the label names gives way to the file.
    const item = this.root.locator('.ant-form-item').filter({ has: this.page.getByText(label, { exact: true }) });
    await item.getByTestId('file-input').setInputFiles(files);
    for (const { name } of files)
      await item.getByRole('button', { name, exact: true }).and(this.page.locator(':enabled')).waitFor();
  }
}
