import { text } from '@campus/contract/messages';
import type { Locator, Page } from '@playwright/test';
import { Shell } from './shell.ts';

/** The dialog that recommends students to posts. */
export class RecommendDialog {
  private readonly page: Page;
  private readonly dialog: Locator;

  constructor(page: Page) {
    this.page = page;
    this.dialog = page.getByRole('dialog', { name: text.job.title.recommend });
  }

  /** Recommends to the post of that name, with the student's consent and accepted mismatches, until it is done. */
  async recommend(postName: string, reason: string): Promise<void> {
    const { dialog } = this;
    await dialog.getByLabel(text.job.postName).fill(postName);
    await dialog.getByRole('button', { name: text.common.query }).click();
    const row = dialog.locator('tbody tr.ant-table-row').filter({ hasText: postName });
    await row.getByRole('checkbox').check();
    await dialog.getByLabel(text.job.recommend.reason).fill(reason);
    await dialog.getByRole('checkbox', { name: text.job.recommend.consent }).check();
    await dialog.getByRole('checkbox', { name: text.job.recommend.waive }).check();
    await dialog.getByRole('button', { name: text.job.recommend.self, exact: true }).click();
    await new Shell(this.page).confirm(text.job.recommend.confirm);
    // It stays open with a refusal. The notice is gone after three seconds, which a busy machine may take to look.
    await dialog.waitFor({ state: 'hidden' });
  }
}
