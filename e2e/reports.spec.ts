/** An administrator designs, tests, exports and publishes a report; users with the permission find it in the menu. */
import { readFile } from 'node:fs/promises';
import { text } from '@campus/contract/messages';
import { cgreportHead, reportRefusals, reportTexts } from '@campus/contract/online';
import { administrationTexts, sysRole } from '@campus/contract/system';
import type { Download, Locator, Page } from '@playwright/test';
import { newNumber } from './support/identities.ts';
import { write } from './support/pages/code-editor.ts';
import { FormPart } from './support/pages/form.ts';
import { takeMore } from './support/pages/row.ts';
import { Shell } from './support/pages/shell.ts';
import { expect, test } from './support/server.ts';

const { code, name } = cgreportHead.fields;
const { grant: grantWords } = administrationTexts;
const role = '就业中心管理员';
const sql = [
  'select c.company_name, count(*) as posts from rc_company c',
  'join rc_company_post p on p.company_id = c.id',
  'where p.headcount >= ${least} group by c.company_name',
].join(' ');

const cell = (grid: Locator, row: number, key: string): Locator =>
  grid.locator('.grid-row').nth(row).locator(`[data-key="${key}"]`);
/** Types into a grid cell. */
async function type(page: Page, at: Locator, content: string): Promise<void> {
  await at.click();
  await expect(at.locator(':focus')).toHaveCount(1);
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.insertText(content);
  await page.keyboard.press('Enter');
  await expect(at).toContainText(content);
}

test('a report is designed in the browser, run, exported and found in the menu', async ({ visit }) => {
  test.slow(); // two people, one after the other
  const title = `企业岗位数${newNumber()}`;
  const admin = await visit('/online/cgreport', 'admin');
  const { pane } = new Shell(admin);

  await test.step('SQL that is no single query of what may be read is refused, where it is written', async () => {
    await pane.getByRole('button', { name: text.common.add, exact: true }).click();
    const drawer = admin.locator('.form-drawer').filter({ visible: true });
    const parse = drawer.getByRole('button', { name: reportTexts.parse });
    for (const [hostile, why] of [
      ['delete from sys_log', reportRefusals.onlyQuery],
      ['select * from sys_session', reportRefusals.table('sys_session')],
      ['select pg_sleep(60)', reportRefusals.call('pg_sleep')],
      ['select password from sys_user', reportRefusals.noColumn],
    ] as const) {
      await write(admin, drawer, hostile);
      await parse.click();
      await expect(drawer.getByText(why).first()).toBeVisible();
    }
  });

  await test.step('sound SQL gives columns and parameters, which are described and saved', async () => {
    const drawer = admin.locator('.form-drawer').filter({ visible: true });
    await new FormPart(admin, drawer).fill({ [code.label]: `posts_${newNumber()}`, [name.label]: title });
    await write(admin, drawer, sql);
    await drawer.getByRole('button', { name: reportTexts.parse }).click();
    await expect(new Shell(admin).notice(reportTexts.parsed(2, 1))).toBeVisible();
    const columns = drawer.getByRole('grid', { name: reportTexts.columns });
    await type(admin, cell(columns, 0, 'fieldTxt'), '企业名称');
    await type(admin, cell(columns, 1, 'fieldTxt'), '岗位数');
    await drawer.getByRole('tab', { name: reportTexts.parameters }).click();
    const parameters = drawer.getByRole('grid', { name: reportTexts.parameters });
    await type(admin, cell(parameters, 0, 'paramTxt'), '最少人数');
    await type(admin, cell(parameters, 0, 'paramValue'), '1');
    await drawer.getByRole('button', { name: text.common.save, exact: true }).click();
    await expect(new Shell(admin).notice('添加成功！')).toBeVisible();
    await expect(drawer).toBeHidden();
  });

  const row = pane.getByRole('row', { name: title });
  const more = (entry: string) => takeMore(admin, row, entry);
  await test.step('it is published below an entry of the menu', async () => {
    await more(reportTexts.publish);
    const dialog = new Shell(admin).dialog(reportTexts.publish);
    await new FormPart(admin, dialog).choose('上级菜单', '首页');
    await dialog.getByRole('button', { name: text.common.ok, exact: true }).click();
    await expect(new Shell(admin).notice('发布成功')).toBeVisible();
  });

  await test.step('it runs, and is exported as it stands', async () => {
    await more(reportTexts.try);
    await expect(pane.getByRole('columnheader', { name: '企业名称' })).toBeVisible();
    await expect(pane.getByRole('row', { name: reportTexts.empty })).toHaveCount(0);
    await expect(pane.getByRole('row')).not.toHaveCount(1);
    await new FormPart(admin, pane).fill({ 最少人数: '999999' });
    await pane.getByRole('button', { name: text.common.query, exact: true }).click();
    await expect(pane.getByRole('columnheader', { name: '企业名称' })).toBeHidden();
    await pane.getByRole('button', { name: text.common.reset, exact: true }).click();
    await expect(pane.getByRole('columnheader', { name: '企业名称' })).toBeVisible();
    const arrived: Promise<Download> = admin.waitForEvent('download');
    await pane.getByRole('button', { name: text.common.export, exact: true }).click();
    const file = await arrived;
    expect(file.suggestedFilename()).toMatch(new RegExp(`^${title}_\\d{14}\\.xls$`));
    const bytes = await readFile(await file.path());
    expect(bytes.subarray(0, 4).toString('hex')).toBe('d0cf11e0');
  });

  await test.step('the role that is granted it finds it in its menu', async () => {
    await admin.goto('/isystem/roleUserList');
    await new FormPart(admin, pane).fill({ [sysRole.fields.roleName.label]: role });
    await pane.getByRole('button', { name: text.common.query, exact: true }).click();
    await takeMore(admin, pane.getByRole('row', { name: role }).first(), text.sys.role.auth);
    const drawer = new Shell(admin).dialog(grantWords.title(role));
    await drawer.getByRole('button', { name: grantWords.tree }).click();
    await admin.getByRole('menuitem', { name: grantWords.open }).click();
    const node = drawer.locator('.ant-tree-treenode').filter({ hasText: new RegExp(`^${title}`) });
    await node.locator('.ant-tree-checkbox').click();
    await drawer.getByRole('button', { name: grantWords.saveClose }).click();
    await expect(drawer).toBeHidden();
    const holder = await visit('/dashboard/workplace', 'school');
    await new Shell(holder).open('首页', title);
    await expect(new Shell(holder).pane.getByRole('columnheader', { name: '企业名称' })).toBeVisible();
    await expect(new Shell(holder).pane.getByRole('button', { name: text.common.export, exact: true })).toHaveCount(0);
  });
});
