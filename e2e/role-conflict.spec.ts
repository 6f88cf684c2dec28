/** Two administrators edit one role: the second is warned, keeps his input and does not overwrite the first's. */
import { text } from '@campus/contract/messages';
import { administrationRefusals, administrationTexts, roleGrants, sysRole } from '@campus/contract/system';
import type { Locator, Page } from '@playwright/test';
import { loadCaller } from './support/api.ts';
import { newNumber } from './support/identities.ts';
import { FormPart } from './support/pages/form.ts';
import { takeMore } from './support/pages/row.ts';
import { Shell } from './support/pages/shell.ts';
import { expect, test } from './support/server.ts';

const texts = administrationTexts.grant;
const stale = '数据已被他人修改，请刷新后重试';
const { roleName, description } = sysRole.fields;

const getRow = (page: Page, name: string) => new Shell(page).pane.getByRole('row', { name }).first();
const getBox = (drawer: Locator, title: string) =>
  drawer
    .locator('.ant-tree-treenode')
    .filter({ hasText: new RegExp(`^${title}$`) })
    .first()
    .locator('.ant-tree-checkbox');

test('two administrators edit one role', async ({ server, visit }) => {
  test.slow(); // two people, and everything by hand
  const number = newNumber();
  const name = `会签${number}`;
  const admin = await loadCaller(server.origin, 'admin');
  const { id } = await admin.call<{ id: string }>('POST', `${sysRole.path}/add`, {
    roleCode: `both_${number}`,
    roleName: name,
  });
  const listGranted = () => admin.call<string[]>('GET', roleGrants.granted.path, { roleId: id });
  const [first, second] = [
    await visit('/isystem/roleUserList', 'admin'),
    await visit('/isystem/roleUserList', 'admin'),
  ];

  await test.step('grants: the second to save is warned and keeps his ticks', async () => {
    const loadDrawer = async (page: Page) => {
      await takeMore(page, getRow(page, name), text.sys.role.auth);
      const drawer = new Shell(page).dialog(texts.title(name));
      await drawer.getByRole('button', { name: texts.tree }).click();
      await page.getByRole('menuitem', { name: texts.open }).click();
      return drawer;
    };
    const [one, other] = [await loadDrawer(first), await loadDrawer(second)];
    await getBox(one, '岗位列表').click();
    await getBox(other, '学生档案').click();
    await one.getByRole('button', { name: texts.saveClose }).click();
    await expect(one).toBeHidden();
    const written = await listGranted();
    expect(written.length).toBeGreaterThan(0);

    await other.getByRole('button', { name: texts.saveClose }).click();
    await expect(other.getByRole('alert')).toContainText(administrationRefusals.grantsStale);
    await expect(getBox(other, '学生档案')).toHaveClass(/ant-tree-checkbox-checked/);
    expect(await listGranted()).toEqual(written);

    await other.getByRole('button', { name: texts.reread }).click();
    await expect(other.getByRole('alert')).toContainText(text.form.refreshed);
    for (const title of ['岗位列表', '学生档案'])
      await expect(getBox(other, title)).toHaveClass(/ant-tree-checkbox-checked/);
    await other.getByRole('button', { name: texts.saveClose }).click();
    await expect(other).toBeHidden();
    const both = await listGranted();
    expect(both).toEqual(expect.arrayContaining(written));
    expect(both.length).toBeGreaterThan(written.length);
  });

  await test.step('form: the second to save is warned and keeps his input', async () => {
    const loadForm = async (page: Page) => {
      await takeMore(page, getRow(page, name), text.common.edit);
      const dialog = new Shell(page).dialog(`${text.list.form.edit}${sysRole.title}`);
      await new FormPart(page, dialog).field(roleName.label).waitFor();
      return dialog;
    };
    const [one, other] = [await loadForm(first), await loadForm(second)];
    const [left, right] = [new FormPart(first, one), new FormPart(second, other)];
    const save = (dialog: Locator) => dialog.getByRole('button', { name: text.common.save, exact: true }).click();
    await left.fill({ [roleName.label]: `${name}甲` });
    await right.fill({ [description.label]: '乙写的描述' });
    await save(one);
    await expect(one).toBeHidden();

    await save(other);
    await expect(other.getByRole('alert')).toContainText(stale);
    await expect(right.field(description.label)).toHaveValue('乙写的描述');
    const read = () => admin.call<Record<string, unknown>>('GET', `${sysRole.path}/queryById`, { id });
    expect(await read()).toMatchObject({ roleName: `${name}甲`, description: null });

    await other.getByRole('alert').getByRole('button', { name: text.common.refresh }).click();
    await expect(other).toContainText(text.form.refreshed);
    await expect(right.field(roleName.label)).toHaveValue(`${name}甲`);
    await expect(right.field(description.label)).toHaveValue('乙写的描述');
    await save(other);
    await expect(other).toBeHidden();
    expect(await read()).toMatchObject({ roleName: `${name}甲`, description: '乙写的描述' });
  });
});
