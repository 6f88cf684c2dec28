import { text } from '@campus/contract/messages';
import { expect, type Locator, type Page } from '@playwright/test';
import { FormPart } from './form.ts';
import { Shell } from './shell.ts';

type Fill = (form: FormPart, dialog: Locator) => Promise<void>;

/** A row's drawer with the steps of its reader, and those that the school takes for the student. */
export class CaseSteps {
  readonly drawer: Locator;
  private readonly page: Page;

  /** `title`: what the drawer is headed. */
  constructor(page: Page, title: string | RegExp) {
    this.page = page;
    this.drawer = page.locator('.ant-drawer').filter({ has: page.locator('.ant-drawer-title', { hasText: title }) });
  }

  /** Opens the drawer of the row with these words in the list of the page. */
  async open(words: string): Promise<void> {
    await new Shell(this.page).rows.filter({ hasText: words }).getByRole('button').first().click();
    await this.drawer.waitFor();
  }

  /** Takes a step with what its dialog asks for, and waits for the message that it is done. */
  async take(label: string, done: string, fill?: Fill): Promise<void> {
    const button = this.drawer.getByRole('button', { name: label, exact: true });
    const more = this.drawer.locator('.ant-drawer-footer').getByRole('button', { name: text.common.more });
    await button.or(more).first().waitFor();
    if (await button.isVisible()) await button.click();
    else {
      await more.click();
      await this.page.getByRole('menuitem', { name: label, exact: true }).click();
    }
    await this.answer(new Shell(this.page).dialog(new RegExp(`^${label}`)).last(), label, fill);
    await expect(new Shell(this.page).notice(done).first()).toBeVisible();
  }

  /** Takes a step with a dialog that can be undone for some seconds, without waiting for them. */
  async decide(label: string, done: string, fill?: Fill): Promise<void> {
    await this.drawer.getByRole('button', { name: label, exact: true }).click();
    await this.answer(new Shell(this.page).dialog(new RegExp(`^${label}`)).last(), label, fill);
    await this.page
      .getByRole('region', { name: text.triage.waiting })
      .getByRole('button', { name: text.triage.sendNow })
      .click();
    await expect(new Shell(this.page).notice(done).first()).toBeVisible();
  }

  /** Acts for the student, with the reason for doing so. */
  async onBehalf(action: string, done: string, fill?: Fill): Promise<void> {
    await this.drawer.getByRole('button', { name: text.listPage.onBehalf }).click();
    await this.page.getByRole('menuitem', { name: action, exact: true }).click();
    const dialog = this.page.getByRole('dialog', { name: `${text.listPage.onBehalf} · ${action}` });
    await this.answer(dialog, action, async (form, within) => {
      await form.fill({ 说明: '学生电话委托' });
      await fill?.(form, within);
    });
    await expect(new Shell(this.page).notice(done).first()).toBeVisible();
  }

  private async answer(dialog: Locator, label: string, fill: Fill | undefined): Promise<void> {
    await dialog.waitFor();
    await fill?.(new FormPart(this.page, dialog), dialog);
    await dialog.getByRole('button', { name: label, exact: true }).last().click();
    await dialog.waitFor({ state: 'hidden' });
  }
}
