/** An administrator writes a data rule for a page and grants it; a holder of the grant sees only the matching rows. */
import { text } from '@campus/contract/messages';
import {
  administrationTexts,
  permissionTexts,
  position,
  sysPermission,
  sysPermissionDataRule,
  sysRole,
} from '@campus/contract/system';
import { loadCaller } from './support/api.ts';
import { newNumber } from './support/identities.ts';
import { FormPart } from './support/pages/form.ts';
import { takeMore } from './support/pages/row.ts';
import { Shell } from './support/pages/shell.ts';
import { expect, test } from './support/server.ts';

const { rule: words } = permissionTexts;
const { grant: grantWords } = administrationTexts;
const { ruleName, ruleConditions, ruleColumn, ruleValue } = sysPermissionDataRule.fields;
const page = '职务管理';
const role = '就业中心管理员';

interface Menu {
  readonly id: string;
  readonly name: string;
  readonly children: Menu[] | null;
}
const flat = (menus: readonly Menu[]): Menu[] => menus.flatMap((menu) => [menu, ...flat(menu.children ?? [])]);

test('a data rule that is granted with a page leaves only its rows', async ({ server, visit }) => {
  test.slow(); // two people, one after the other
  const name = `只看主任${newNumber()}`;
  const admin = await visit('/isystem/permission', 'admin');
  const { pane } = new Shell(admin);

  await test.step('the rule says in words what it does, and is refused while it means nothing', async () => {
    await pane.getByRole('searchbox', { name: permissionTexts.search }).fill('/isystem/position');
    const row = pane.getByRole('row', { name: page });
    await row.getByRole('button', { name: permissionTexts.rules }).click();
    await new Shell(admin).dialog(words.title(page)).getByRole('button', { name: words.add }).click();
    const dialog = new Shell(admin).dialog(words.preview);
    const form = new FormPart(admin, dialog);
    await form.fill({ [ruleName.label]: name });
    await form.choose(ruleConditions.label, '等于');
    await form.choose(ruleColumn.label, `${position.fields.code.label}（code）`);
    await form.fill({ [ruleValue.label]: '#{nobody}' });
    await dialog.getByRole('button', { name: text.common.save, exact: true }).click();
    await expect(dialog.getByRole('status')).toContainText('没有变量“nobody”');
    await form.fill({ [ruleValue.label]: 'director' });
    await expect(dialog.getByRole('status')).toContainText(`${position.fields.code.label}等于“director”`);
    await dialog.getByRole('button', { name: text.common.save, exact: true }).click();
    await expect(dialog).toBeHidden();
    await expect(new Shell(admin).dialog(words.title(page))).toContainText(
      `${position.fields.code.label}等于“director”`,
    );
  });

  await test.step('it is granted to the role with the page', async () => {
    await admin.goto('/isystem/roleUserList');
    await new FormPart(admin, pane).fill({ [sysRole.fields.roleName.label]: role });
    await pane.getByRole('button', { name: text.common.query, exact: true }).click();
    await takeMore(admin, pane.getByRole('row', { name: role }).first(), text.sys.role.auth);
    const drawer = new Shell(admin).dialog(grantWords.title(role));
    await drawer.getByRole('button', { name: grantWords.tree }).click();
    await admin.getByRole('menuitem', { name: grantWords.open }).click();
    await drawer
      .locator('.ant-tree-treenode')
      .filter({ hasText: new RegExp(`^${page}`) })
      .getByRole('button', { name: grantWords.rules })
      .click();
    const rules = new Shell(admin).dialog(grantWords.rulesTitle(page));
    await rules.getByRole('checkbox', { name }).check();
    await rules.getByRole('button', { name: text.common.save }).click();
    await expect(rules).toBeHidden();
  });

  await test.step('its holder sees those rows only, and the administrator all of them', async () => {
    const holder = await visit('/isystem/position', 'school');
    const rows = new Shell(holder).pane.getByRole('row');
    await expect(rows.filter({ hasText: 'director' })).toHaveCount(1);
    await expect(new Shell(holder).pane).toContainText(text.list.total(1, 1, 1));
    const caller = await loadCaller(server.origin, 'admin');
    const all = await caller.call<{ total: number; records: { id: string; code: string }[] }>(
      'GET',
      `${position.path}/list`,
      { pageSize: 100 },
    );
    expect(all.total).toBeGreaterThan(1);
    const other = all.records.find(({ code }) => code !== 'director');
    const answer = await (await loadCaller(server.origin, 'school')).send('GET', `${position.path}/queryById`, {
      id: other?.id ?? '',
    });
    expect(answer.success).toBe(false);
  });

  await test.step('with the rule goes the restriction', async () => {
    const caller = await loadCaller(server.origin, 'admin');
    const menus = flat(await caller.call<Menu[]>('GET', `${sysPermission.path}/list`));
    const permissionId = menus.find((menu) => menu.name === page)?.id ?? '';
    const rules = await caller.call<{ id: string; ruleName: string }[]>(
      'GET',
      `${sysPermission.path}/getPermRuleListByPermId`,
      { permissionId },
    );
    const id = rules.find((rule) => rule.ruleName === name)?.id ?? '';
    await caller.call('DELETE', `${sysPermission.path}/deletePermissionRule`, { id });
    const holder = await loadCaller(server.origin, 'school');
    const { total } = await holder.call<{ total: number }>('GET', `${position.path}/list`);
    expect(total).toBeGreaterThan(1);
  });
});
