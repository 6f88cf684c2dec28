import { batchAddInterviews, interview, interviewScreen } from '@campus/contract/interview';
import { text } from '@campus/contract/messages';
import { expect, type Locator, type Page } from '@playwright/test';
import type { Candidate } from '../interviews.ts';
import { settle } from '../settle.ts';
import { FormPart } from './form.ts';
import { Shell } from './shell.ts';

const words = interviewScreen;
const labels = {
  start: interview.fields.startTime.label,
  end: interview.fields.endTime.label,
  room: interview.fields.venueId.label,
  interviewers: interview.fields.interviewerIds.label,
};
interface Plan {
  readonly day: string;
  readonly from: string;
  readonly to: string;
  readonly room: string;
  readonly interviewer: string;
}

/** Dialogs and the drawer of interviews. */
export class InterviewPages {
  readonly drawer: Locator;
  /** The form of one interview. */
  readonly form: Locator;
  /** What is taken on the day of the form. */
  readonly ruler: Locator;
  /** Lines of the plan of a batch, and its title. */
  readonly slots: Locator;
  readonly planned: Locator;
  private readonly page: Page;
  private readonly batch: Locator;

  constructor(page: Page) {
    this.page = page;
    this.drawer = page.locator('.interview-drawer').filter({ visible: true });
    this.form = page.getByRole('dialog', { name: words.plan, exact: true });
    this.ruler = this.form.getByRole('region', { name: words.ruler.title });
    this.batch = page.getByRole('dialog', { name: words.batch, exact: true });
    this.planned = this.batch.getByRole('heading', { level: 3 });
    this.slots = this.batch.locator('.batch-plan tbody tr.ant-table-row');
  }

  async plan(plan: Plan): Promise<void> {
    await this.fillPlan(plan);
    await this.submitPlan();
    await this.form.waitFor({ state: 'hidden' });
  }
  async fillPlan({ day, from, to, room, interviewer }: Plan): Promise<void> {
    const form = new FormPart(this.page, this.form);
    await form.pickDate(labels.start, `${day} ${from}:00`);
    await form.pickDate(labels.end, `${day} ${to}:00`);
    await this.pick(this.form, labels.room, room);
    await this.pick(this.form, labels.interviewers, interviewer, true);
  }
  submitPlan(): Promise<void> {
    return this.form.getByRole('button', { name: words.plan, exact: true }).click();
  }

  /** Acts for the student, with values by label. */
  async onBehalf(action: string, values: Readonly<Record<string, string>>): Promise<void> {
    const dialog = await this.openBehalf(action);
    await new FormPart(this.page, dialog).fill(values);
    await dialog.getByRole('button', { name: action, exact: true }).click();
    await dialog.waitFor({ state: 'hidden' });
  }
  async askChange(reason: string, day: string): Promise<void> {
    const action = words.behalf.askChange;
    const dialog = await this.openBehalf(action);
    const period = dialog.locator('.period-inputs input');
    await period.first().fill(`${day} 18:00`);
    await period.first().press('Enter');
    await period.nth(1).fill(`${day} 19:00`);
    await period.nth(1).press('Enter');
    await new FormPart(this.page, dialog).fill({ 改期原因: reason, [words.remark]: '学生电话委托' });
    await dialog.getByRole('button', { name: action, exact: true }).click();
    await dialog.waitFor({ state: 'hidden' });
  }
  /** The code under its picture. */
  async showCode(): Promise<string> {
    const dialog = await this.openBehalf(words.behalf.code);
    await expect(dialog.locator('svg[role="img"], .ant-qrcode svg').first()).toBeVisible();
    const code = await dialog.locator('.checkin-code > b').innerText();
    await dialog.getByRole('button', { name: text.common.close, exact: true }).last().click();
    return code;
  }
  private async openBehalf(action: string): Promise<Locator> {
    await this.drawer.getByRole('button', { name: text.listPage.onBehalf }).click();
    await this.page.getByRole('menuitem', { name: action, exact: true }).click();
    return this.page.getByRole('dialog', { name: `${text.listPage.onBehalf} · ${action}` });
  }

  /** Gives four stars for everything. */
  async evaluate(scores: readonly string[], conclusion: string, comment: string): Promise<void> {
    const dialog = this.page.getByRole('dialog', { name: new RegExp(`^(${words.evaluate}|${words.editEvaluation})$`) });
    for (const [at] of scores.entries())
      await dialog.locator('.score-stars > div').nth(at).getByRole('radio').nth(3).click();
    await new FormPart(this.page, dialog).answer('结论', conclusion);
    await new FormPart(this.page, dialog).fill({ 评语: comment });
    await dialog.getByRole('button', { name: new RegExp(`^(${words.evaluate}|${words.editEvaluation})$`) }).click();
    await dialog.waitFor({ state: 'hidden' });
  }
  /** Takes a step of the drawer, with choices by label. */
  async step(label: string, choices: Readonly<Record<string, string>>): Promise<void> {
    await this.drawer.getByRole('button', { name: label, exact: true }).click();
    const dialog = new Shell(this.page).dialog(new RegExp(`^${label}`)).last();
    for (const [name, option] of Object.entries(choices)) await new FormPart(this.page, dialog).answer(name, option);
    await dialog.getByRole('button', { name: label, exact: true }).click();
  }

  async openBatch(candidates: readonly Pick<Candidate, 'realname' | 'postName'>[]): Promise<void> {
    await this.page.getByRole('button', { name: words.batch, exact: true }).click();
    const field = this.batch.getByLabel(batchAddInterviews.input.deliveryIds.label, { exact: true });
    for (const { realname, postName } of candidates) {
      await field.fill(realname);
      await new Shell(this.page).option(`${realname} · ${postName}`).click();
    }
    await field.press('Escape');
  }
  async fillBatch({ day, from, room, interviewer, minutes }: Omit<Plan, 'to'> & { minutes?: string }): Promise<void> {
    const { date, firstStart, minutes: length } = batchAddInterviews.input;
    const form = new FormPart(this.page, this.batch);
    await form.pickDate(date.label, day);
    await form.pickDate(firstStart.label, from);
    if (minutes) await form.fill({ [length.label]: minutes });
    await this.pick(this.batch, labels.room, room);
    await this.pick(this.batch, labels.interviewers, interviewer, true);
  }
  async replaceInterviewer(from: string, to: string): Promise<void> {
    // A second click takes the first one away.
    await this.pick(this.batch, labels.interviewers, from, true);
    await this.pick(this.batch, labels.interviewers, to, true);
  }
  async preview(): Promise<void> {
    await this.batch.getByRole('button', { name: words.preview, exact: true }).click();
    await this.planned.waitFor();
  }
  async commitBatch(): Promise<void> {
    await this.batch.getByRole('button', { name: words.commit, exact: true }).click();
    await this.batch.waitFor({ state: 'hidden' });
  }

  async checkIn(code: string): Promise<void> {
    await this.page.getByRole('button', { name: words.checkIn, exact: true }).click();
    const dialog = this.page.getByRole('dialog', { name: words.checkIn });
    await dialog.getByLabel('签到码').fill(code);
    await dialog.getByRole('button', { name: words.checkIn, exact: true }).click();
  }

  /** Selects the option that begins with a name: it goes on with a place or position. Selects several with a second call. */
  private async pick(root: Locator, label: string, name: string, isSeveral = false): Promise<void> {
    const field = root.getByLabel(label, { exact: true });
    await field.click();
    await settle(this.page);
    await new Shell(this.page).options.filter({ hasText: new RegExp(`^${name}(（|$)`) }).click();
    // Escape closes the list of several; that of one is closed, and Escape would close the dialog.
    if (isSeveral) await field.press('Escape');
    await settle(this.page);
  }
}
