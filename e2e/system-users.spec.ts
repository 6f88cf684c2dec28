/** An administrator creates a role and an account with it; changes of its permissions apply at once. */
import { text } from '@campus/contract/messages';
import { employUser } from '@campus/contract/resume';
import { administrationTexts, sysRole, sysUser } from '@campus/contract/system';
import type { Page } from '@playwright/test';
import { loadCaller } from './support/api.ts';
import { newNumber } from './support/identities.ts';
import { FormPart } from './support/pages/form.ts';
import { takeMore } from './support/pages/row.ts';
import { Shell } from './support/pages/shell.ts';
import { SignInPage } from './support/pages/sign-in.ts';
import { expect, test } from './support/server.ts';

const { user: userWords, grant: grantWords } = administrationTexts;
const [first, own] = ['Ginkgo@2026xy', 'Willow#83jumps'];
const pages = ['岗位列表', '岗位审批', '学生档案'];

/** Fills in and submits a form dialog or drawer. */
async function save(
  page: Page,
  title: string,
  fill: (form: FormPart) => Promise<void>,
  submit: string = text.common.save,
): Promise<void> {
  const dialog = new Shell(page).dialog(title);
  await fill(new FormPart(page, dialog));
  await dialog.getByRole('button', { name: submit, exact: true }).click();
  await expect(dialog).toBeHidden();
}
const getRow = (page: Page, name: string) => new Shell(page).pane.getByRole('row', { name }).first();

// A poll of the frozen account may fail before the push ends its session; the browser logs that.
test.use({ provoked: /^Failed to load resource: .*status of 401/ });

test('a role gives exactly its pages to a new user, until he is frozen', async ({ server, visit, page }) => {
  test.slow(); // two people, and everything by hand
  const number = newNumber();
  const [roleName, username, realname] = [`窗口${number}`, `desk${number}`, `接待${number}`];
  const admin = await visit('/isystem/roleUserList', 'admin');

  await test.step('a role with three pages', async () => {
    await new Shell(admin).pane.getByRole('button', { name: sysRole.adding ?? '', exact: true }).click();
    await save(admin, `${text.list.form.add}${sysRole.title}`, (form) =>
      form.fill({ [sysRole.fields.roleCode.label]: `desk_${number}`, [sysRole.fields.roleName.label]: roleName }),
    );
    await takeMore(admin, getRow(admin, roleName), text.sys.role.auth);
    const drawer = new Shell(admin).dialog(grantWords.title(roleName));
    await drawer.getByRole('button', { name: grantWords.tree }).click();
    await admin.getByRole('menuitem', { name: grantWords.open }).click();
    const tick = (title: string) =>
      drawer
        .locator('.ant-tree-treenode')
        .filter({ hasText: new RegExp(`^${title}`) })
        .first()
        .locator('.ant-tree-checkbox')
        .click();
    for (const title of pages) await tick(title);
    // The last page has all its buttons except one.
    await drawer.getByRole('searchbox', { name: grantWords.search }).fill(pages.at(-1) ?? '');
    await tick(text.common.add);
    await drawer.getByRole('button', { name: grantWords.saveClose }).click();
    await expect(drawer).toBeHidden();
  });

  await test.step('a user who holds it', async () => {
    const shell = new Shell(admin);
    await shell.go('/isystem/user');
    await shell.pane.getByRole('button', { name: sysUser.adding ?? '', exact: true }).click();
    const fill = async (form: FormPart) => {
      await form.fill({
        [sysUser.fields.username.label]: username,
        登录密码: first,
        确认密码: first,
        [sysUser.fields.realname.label]: realname,
        [sysUser.fields.workNo.label]: `W${number}`,
        [sysUser.fields.phone.label]: `139${String(number).padStart(8, '0').slice(-8)}`,
      });
      await form.chooseSeveral('角色分配', roleName);
    };
    await save(admin, `${text.list.form.add}${sysUser.title}`, fill, text.common.submit);
    await expect(getRow(admin, realname)).toContainText(username);
  });

  await test.step('he signs in, replaces the first password and sees exactly those pages', async () => {
    await new SignInPage(page).signIn(username, first);
    const dialog = new Shell(page).dialog(text.password.first.title);
    const form = new FormPart(page, dialog);
    await form.fill({
      [text.password.old.label]: first,
      [text.password.new.label]: own,
      [text.password.confirm.label]: own,
    });
    await dialog.getByRole('button', { name: text.common.ok }).click();
    const { menu } = new Shell(page);
    await expect(menu.getByRole('menuitem').first()).toBeVisible();
    // The account name is unchanged, and no second dialog asks for it.
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await menu.getByRole('menuitem', { name: '岗位管理', exact: true }).click();
    // A group with a single page is replaced by that page.
    await expect(menu.getByRole('menuitem')).toHaveText(['岗位管理', '岗位列表', '岗位审批', '学生档案']);
    const caller = await loadCaller(server.origin, username, own);
    expect(await caller.send('GET', `${sysUser.path}/list`)).toMatchObject({ success: false, code: 510 });
    await test.step('and on a page its rows and the buttons chosen, the rest refused by the server', async () => {
      await menu.getByRole('menuitem', { name: '学生档案', exact: true }).click();
      const { pane } = new Shell(page);
      await expect(pane.getByRole('button', { name: text.common.export, exact: true })).toBeVisible();
      await expect(pane.getByRole('button', { name: text.common.add, exact: true })).toBeHidden();
      const { total } = await caller.call<{ total: number }>('GET', `${employUser.path}/list`);
      expect(total).toBeGreaterThan(0);
      await expect(pane).toContainText(text.list.total(1, Math.min(10, total), total));
      expect(await caller.send('POST', `${employUser.path}/add`, {})).toMatchObject({ success: false, code: 510 });
    });
  });

  await test.step('frozen, he is put out of his browser', async () => {
    await takeMore(admin, getRow(admin, realname), userWords.freeze);
    await admin.getByRole('dialog').getByRole('button', { name: text.common.ok }).click();
    await expect(page).toHaveURL(/\/user\/login/);
    await expect(getRow(admin, realname)).toContainText('冻结');
  });
});
