import type { Page } from '@playwright/test';
import { expect } from '@playwright/test';
import { FormPart } from './form.ts';
import { Shell } from './shell.ts';

/** Companies or posts waiting for a decision: the list and, next to it, the selected one. */
export class AuditDesk {
  private readonly page: Page;
  private readonly list: string;

  /** `list` is the accessible name of the queue. */
  constructor(page: Page, list: string) {
    this.page = page;
    this.list = list;
  }

  async open(name: string): Promise<void> {
    await this.page.getByRole('region', { name: this.list }).getByRole('button', { name }).click();
    await expect(this.page.getByRole('region', { name })).toBeVisible();
  }

  /** Approves the open item. */
  async pass(): Promise<void> {
    await this.page.getByRole('button', { name: '通过', exact: true }).click();
    await this.sendNow();
    await expect(new Shell(this.page).notice(/^(审核|审批)通过/)).toBeVisible();
  }

  /** Ends the undo period of the last decision. */
  private async sendNow(): Promise<void> {
    await this.page
      .getByRole('region', { name: '待生效的操作' })
      .getByRole('button', { name: '立即生效' })
      .last()
      .click();
  }

  /** Rejects the open item. */
  async refuse(reason: string, opinion: string): Promise<void> {
    await this.page.getByRole('button', { name: '驳回', exact: true }).click();
    const dialog = new Shell(this.page).dialog('驳回');
    const form = new FormPart(this.page, dialog);
    await form.chooseSeveral('驳回原因', reason);
    await form.fill({ 审核意见: opinion });
    await dialog.locator('.form-foot').getByRole('button').last().click();
    await this.sendNow();
    await expect(new Shell(this.page).notice('审核驳回')).toBeVisible();
  }
}
