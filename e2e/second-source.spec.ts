/** A report over an external database. Runs where PostgreSQL is installed: see `playwright.config.ts`. */
import { text } from '@campus/contract/messages';
import {
  cgreportHead,
  dataSourceRefusals,
  dataSourceTexts,
  reportTexts,
  sysDataSource,
  testConnection,
} from '@campus/contract/online';
import type { Download } from '@playwright/test';
import { newNumber } from './support/identities.ts';
import { write } from './support/pages/code-editor.ts';
import { FormPart } from './support/pages/form.ts';
import { takeMore } from './support/pages/row.ts';
import { Shell } from './support/pages/shell.ts';
import { expect, test } from './support/server.ts';

const { code, name, dbSource } = cgreportHead.fields;
const connectedText = testConnection.done ?? '';

test('a report over a second database is designed in the browser, run and found in the menu', async ({ visit }) => {
  test.slow();
  const { host, pathname, username } = new URL(process.env.E2E_SOURCE_URL ?? '');
  const number = newNumber();
  const [sourceName, title] = [`问卷库${number}`, `问卷统计${number}`];
  const admin = await visit('/isystem/dataSource', 'admin');
  const shell = new Shell(admin);

  await test.step('its address is tried, and kept without its password', async () => {
    await shell.pane.getByRole('button', { name: text.common.add, exact: true }).first().click();
    const dialog = shell.dialog(`新增${sysDataSource.title}`);
    const form = new FormPart(admin, dialog);
    const { fields } = sysDataSource;
    await form.fill({ [fields.code.label]: `survey_${number}`, [fields.name.label]: sourceName });
    await form.choose(fields.dbType.label, 'PostgreSQL');
    await form.fill({
      [fields.dbUrl.label]: `jdbc:postgresql://${host}/nowhere`,
      [fields.dbName.label]: 'nowhere',
      [fields.dbUsername.label]: username,
      [fields.dbPassword.label]: 'of-no-matter',
    });
    const test = dialog.getByRole('button', { name: dataSourceTexts.test });
    await test.click();
    await expect(shell.notice(dataSourceRefusals.failed('database'))).toBeVisible();
    await form.fill({
      [fields.dbUrl.label]: `jdbc:postgresql://${host}${pathname}`,
      [fields.dbName.label]: pathname.slice(1),
    });
    await test.click();
    await expect(shell.notice(connectedText)).toBeVisible();
    await dialog.getByRole('button', { name: text.common.save, exact: true }).click();
    await expect(dialog).toBeHidden();
    await expect(shell.pane.getByRole('row', { name: sourceName })).not.toContainText('of-no-matter');
  });

  await test.step('a report reads it', async () => {
    await shell.open('系统', '在线开发', '在线报表配置');
    await shell.pane.getByRole('button', { name: text.common.add, exact: true }).click();
    const drawer = admin.locator('.form-drawer').filter({ visible: true });
    const form = new FormPart(admin, drawer);
    await form.fill({ [code.label]: `survey_${number}`, [name.label]: title });
    await form.choose(dbSource.label, sourceName);
    await write(admin, drawer, 'select college, count(*) as answers from survey group by college order by college');
    await drawer.getByRole('button', { name: reportTexts.parse }).click();
    await expect(shell.notice(reportTexts.parsed(2, 0))).toBeVisible();
    await drawer.getByRole('button', { name: text.common.save, exact: true }).click();
    await expect(drawer).toBeHidden();
  });

  await test.step('it is published, and found in the menu with the rows of that database', async () => {
    const row = shell.pane.getByRole('row', { name: title });
    await takeMore(admin, row, reportTexts.publish);
    const dialog = shell.dialog(reportTexts.publish);
    await new FormPart(admin, dialog).choose('上级菜单', '首页');
    await dialog.getByRole('button', { name: text.common.ok, exact: true }).click();
    await expect(shell.notice('发布成功')).toBeVisible();
    await takeMore(admin, row, reportTexts.try);
    for (const college of ['信息学院', '商学院', '文学院'])
      await expect(shell.pane.getByRole('row', { name: college })).toContainText('20');
    const arrived: Promise<Download> = admin.waitForEvent('download');
    await shell.pane.getByRole('button', { name: text.common.export, exact: true }).click();
    expect((await arrived).suggestedFilename()).toContain(title);
  });
});
