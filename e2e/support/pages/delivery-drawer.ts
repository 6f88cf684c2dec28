import { text } from '@campus/contract/messages';
import { deliveryTexts } from '@campus/contract/resume';
import { expect, type Locator, type Page } from '@playwright/test';
import { FormPart } from './form.ts';
import { Shell } from './shell.ts';

/** One delivery next to the list: résumé, actions, history. */
export class DeliveryDrawer {
  readonly drawer: Locator;
  /** Timeline, the latest entry first. */
  readonly progress: Locator;
  private readonly page: Page;

  constructor(page: Page) {
    this.page = page;
    this.drawer = page.locator('.delivery-drawer').filter({ visible: true });
    this.progress = this.drawer.getByRole('complementary');
  }

  async open(id: string): Promise<void> {
    await new Shell(this.page).go(`/resume/delivery?id=${id}`);
    await this.progress.waitFor();
  }

  async pass(): Promise<void> {
    await this.act('通过');
    await this.sendDecision();
  }

  /** Passes although the drawer says that planned interviews are missing. */
  async passEarly(sentence: string): Promise<void> {
    // The next round comes first.
    await this.act(text.common.more);
    await this.page.getByRole('menuitem', { name: '通过', exact: true }).click();
    const dialog = new Shell(this.page).dialog(/^通过投递/);
    await expect(dialog).toContainText(sentence);
    await dialog.getByRole('button', { name: '通过', exact: true }).click();
    await this.sendDecision();
  }

  async reject(reason: string, remark: string): Promise<void> {
    await this.act('不通过');
    const dialog = new Shell(this.page).dialog('不通过原因');
    const form = new FormPart(this.page, dialog);
    await form.choose('不通过原因', reason);
    await form.fill({ 补充说明: remark });
    await dialog.getByRole('button', { name: '不通过', exact: true }).click();
    await this.sendDecision();
  }

  /** Moves the delivery to the first open post other than `from`; returns the name of that post. */
  async transfer(from: string): Promise<string> {
    await this.act(deliveryTexts.transfer);
    const dialog = this.page.getByRole('dialog', { name: text.job.title.transfer });
    const rows = dialog.locator('tbody tr.ant-table-row').filter({ hasNotText: from });
    const row = rows.filter({ has: this.page.locator('input[type="radio"]:enabled') }).first();
    await row.getByRole('radio').check();
    const chosen = rows.filter({ has: this.page.locator('input[type="radio"]:checked') });
    const name = (await chosen.getByRole('cell').nth(1).innerText()).split('\n')[0] ?? '';
    await dialog.getByRole('checkbox', { name: '已知不符合要求，仍要转岗' }).check();
    await dialog.getByRole('button', { name: text.job.transfer.self, exact: true }).click();
    await new Shell(this.page).confirm(text.job.transfer.confirm);
    return name;
  }

  /** Sends the decision without waiting for the undo period. */
  private sendDecision(): Promise<void> {
    return this.page
      .getByRole('region', { name: text.triage.waiting })
      .getByRole('button', { name: text.triage.sendNow })
      .click();
  }

  private act(name: string): Promise<void> {
    return this.drawer.getByRole('button', { name, exact: true }).click();
  }
}
