/** A cron expression is typed, shown in its parts, changed by mouse and saved. */
import { text } from '@campus/contract/messages';
import { describeCron, readCron } from '@campus/contract/rules';
import { quartzJob } from '@campus/contract/system';
import { FormPart } from './support/pages/form.ts';
import { takeMore } from './support/pages/row.ts';
import { Shell } from './support/pages/shell.ts';
import { expect, test } from './support/server.ts';

const labels = text.cron;

test('a cron expression is typed, parsed, changed and saved', async ({ visit }) => {
  const page = await visit('/isystem/QuartzJobList', 'admin');
  const shell = new Shell(page);
  const row = shell.pane.getByRole('row', { name: /FileClean/ });
  await new FormPart(page, shell.pane).fill({ [quartzJob.fields.jobClassName.label]: 'FileClean' });
  await shell.pane.getByRole('button', { name: text.common.query, exact: true }).click();
  await takeMore(page, row, text.common.edit);
  const form = shell.dialog(`${text.list.form.edit}${quartzJob.title}`);
  await form.getByRole('button', { name: labels.open, exact: true }).click();
  const dialog = shell.dialog(labels.title);
  const whole = dialog.getByLabel(labels.whole, { exact: true });

  await test.step('what cannot be read is said, and cannot be taken over', async () => {
    await whole.fill('0 99 3 * * ? *');
    await page.keyboard.press('Enter');
    await expect(dialog.getByText(labels.error.bounds(labels.tab.minute, 0, 59))).toBeVisible();
    await expect(dialog.getByRole('button', { name: text.common.ok, exact: true })).toBeDisabled();
  });
  await test.step('a valid one is shown in the tabs with its next runs', async () => {
    await whole.fill('0 5/20 3 ? * 2-6 *');
    await page.keyboard.press('Enter');
    await expect(whole).toBeFocused();
    await dialog.getByRole('tab', { name: labels.tab.minute, exact: true }).click();
    await expect(dialog.getByRole('radio', { name: labels.loop.self })).toBeChecked();
    // The first run is a later one when the test runs between them.
    await expect(dialog.getByLabel(labels.preview.title)).toHaveValue(/^\d{4}-\d{2}-\d{2} 03:05:00\n.* 03:25:00$/m);
  });
  await test.step('clicking changes it', async () => {
    await dialog.getByRole('radio', { name: labels.every.minute, exact: true }).click();
    await expect(whole).toHaveValue(/^0 \* 3 \? \* \S+ \*$/);
  });
  const changed = await whole.inputValue();
  await dialog.getByRole('button', { name: text.common.ok, exact: true }).click();
  await expect(new FormPart(page, form).field(quartzJob.fields.cronExpression.label)).toHaveValue(changed);
  await form.getByRole('button', { name: text.sys.job.save, exact: true }).click();
  await expect(form).toBeHidden();
  await expect(row).toContainText(changed);
  const { texts } = readCron(changed);
  expect(texts).toBeDefined();
  if (texts) await expect(row).toContainText(describeCron(texts));
});
