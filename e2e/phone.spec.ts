/** The main workflow on a phone: no horizontal scrolling, nothing clipped, menu in a drawer. */
import { text } from '@campus/contract/messages';
import { postTexts } from '@campus/contract/post';
import { deliveryTexts, employUser } from '@campus/contract/resume';
import { homePath } from '@campus/contract/rules';
import { expectFits } from './support/fits.ts';
import { newMobile } from './support/identities.ts';
import { AuditDesk } from './support/pages/audit-desk.ts';
import { DeliveryDrawer } from './support/pages/delivery-drawer.ts';
import { FormPart } from './support/pages/form.ts';
import { PostForm } from './support/pages/post-form.ts';
import { RegistrationPages } from './support/pages/registration.ts';
import { Shell } from './support/pages/shell.ts';
import { SignInPage } from './support/pages/sign-in.ts';
import { expect, test } from './support/server.ts';
import { settle } from './support/settle.ts';

test.use({ viewport: { width: 390, height: 844 } });

test('the school signs in, reads its figures and opens a student', async ({ page }) => {
  const shell = new Shell(page);
  await new SignInPage(page).open();
  await expectFits(page);
  await new SignInPage(page).signIn('school');
  const dialog = page.getByRole('dialog', { name: text.loginSelect.title.depart });
  await dialog.getByRole('combobox', { name: text.loginSelect.depart.placeholder }).click();
  await shell.options.first().waitFor();
  await settle(page);
  await shell.options.first().click();
  await expectFits(page);
  await dialog.getByRole('button', { name: text.loginSelect.ok }).click();
  await expect(page).toHaveURL(homePath);
  await expect(shell.pane.getByRole('heading', { name: '我的待办' })).toBeVisible();
  await expectFits(page);

  await shell.openByDrawer('首页', '工作台');
  await expect(shell.pane.getByRole('heading', { name: '团队动态' })).toBeVisible();
  await expectFits(page);

  await shell.openByDrawer('学生与简历', '学生管理', '学生档案');
  const student = shell.rows.first().getByRole('button').first();
  await expect(student).toBeVisible();
  await expectFits(page);
  const name = await student.innerText();
  await student.click();
  const record = page.getByRole('dialog').filter({ hasText: name, visible: true });
  await expect(record.getByText(employUser.fields.studentNo.label, { exact: true }).first()).toBeVisible();
  await expectFits(page);
});

test('a company registers and an auditor admits it', async ({ page, server, visit }) => {
  test.slow(); // two people and four pages
  const mobile = newMobile();
  const companyName = `掌上精密仪器有限公司${mobile.slice(-4)}`;
  const company = { username: `ph_${mobile.slice(-8)}`, password: 'Register@2026', mobile, companyName };
  const registration = new RegistrationPages(page);
  await page.goto('/enterprise-registration');
  await expectFits(page);
  await registration.makeAccount(server.origin, company);
  await expectFits(page);
  await registration.describeCompany(company);
  await registration.submit();
  await expectFits(page);

  const auditor = await visit('/dashboard/workplace', 'auditor');
  await new Shell(auditor).openByDrawer('企业与岗位', '企业管理', '企业审核');
  const desk = new AuditDesk(auditor, '待审核企业');
  await desk.open(companyName);
  await expectFits(auditor);
  await desk.pass();
  await expectFits(auditor);
});

test('HR writes a post and decides about résumés', async ({ visit }) => {
  test.slow(); // five pages and a form
  const page = await visit(homePath, 'hr01');
  const shell = new Shell(page);
  await expect(shell.pane.getByRole('heading', { name: '我的待办' })).toBeVisible();
  await expectFits(page);

  await test.step('writes a post', async () => {
    await shell.openByDrawer('岗位与简历', '岗位管理', '岗位列表');
    await expect(shell.rows.first()).toBeVisible();
    await expectFits(page);
    await shell.pane.getByRole('button', { name: text.common.add, exact: true }).click();
    const { drawer } = new PostForm(page);
    await new FormPart(page, drawer).fill({ 岗位名称: '移动端测试工程师' });
    await expectFits(page);
    await drawer.getByRole('button', { name: postTexts.form.submit }).click();
    await expect(drawer.getByRole('alert').first()).toBeVisible();
    await expectFits(page);
    await drawer.getByRole('button', { name: text.common.cancel, exact: true }).click();
    await shell.confirm(text.common.leaveConfirm);
    await expect(drawer).toBeHidden();
  });

  const drawer = new DeliveryDrawer(page);
  await test.step('reads the list and refuses one', async () => {
    await shell.openByDrawer('简历管理', '投递管理');
    const row = shell.rows.filter({ hasText: '进行中·简历' }).first();
    await expect(row).toBeVisible();
    await expectFits(page);
    await row.getByRole('button').first().click();
    await expect(drawer.progress).toContainText(deliveryTexts.waits('企业'));
    await expectFits(page);
    const heading = drawer.drawer.getByRole('heading', { level: 2 });
    const refused = await heading.innerText();
    await drawer.reject('学历或专业不符', '专业方向与岗位要求不一致');
    await expect(shell.notice('已标记为不通过')).toBeVisible();
    // The next one opens by itself.
    await expect(heading).not.toHaveText(refused);
    await expectFits(page);
    await drawer.drawer.getByRole('button', { name: text.common.close }).click();
  });

  await test.step('looks at the board', async () => {
    await shell.pane.getByText(deliveryTexts.views.board, { exact: true }).click();
    await expect(shell.pane.getByRole('region', { name: deliveryTexts.stages[10] })).toBeVisible();
    await expectFits(page);
  });

  await test.step('goes post by post and passes one', async () => {
    await shell.openByDrawer('按岗位查看');
    // The placeholder of the list has items too, but no buttons in them.
    const posts = shell.pane.getByRole('complementary', { name: deliveryTexts.posts }).getByRole('listitem');
    await posts.getByRole('button').first().click();
    const row = shell.rows.filter({ hasText: '进行中·简历' }).first();
    await expect(row).toBeVisible();
    await expectFits(page);
    await row.getByRole('button').first().click();
    await drawer.pass();
    await expect(shell.notice('已通过')).toBeVisible();
    await expectFits(page);
  });
});

for (const path of ['/isystem/permission', '/isystem/QuartzJobList'])
  test(`the row actions of ${path} are as high as a finger`, async ({ visit }) => {
    const page = await visit(path, 'admin');
    await page.setViewportSize({ width: 390, height: 844 });
    const actions = new Shell(page).pane.locator('.row-actions .link-button').filter({ visible: true });
    await expect(actions.first()).toBeVisible();
    const lowest = () =>
      actions.evaluateAll((all) => Math.min(...all.map((action) => action.getBoundingClientRect().height)));
    await expect.poll(lowest).toBeGreaterThanOrEqual(32);
  });

test('the history of a post and the tree of the examples do not scroll sideways', async ({ visit }) => {
  const page = await visit('/post/list', 'admin');
  await page.setViewportSize({ width: 390, height: 844 });
  const { pane, rows } = new Shell(page);
  const listScrolling = () =>
    pane.evaluate(
      (main) =>
        [...main.querySelectorAll('.ant-table-content')].filter(
          ({ scrollWidth, clientWidth }) => scrollWidth > clientWidth + 1,
        ).length,
    );
  await rows.first().getByRole('button').first().click();
  await pane.getByRole('tab', { name: postTexts.detail.history }).click();
  await expect(pane.locator('.timeline').filter({ visible: true }).first()).toBeVisible();
  await expect.poll(listScrolling).toBe(0);
  await page.goto('/demo/masterDetail');
  await pane.getByRole('tab', { name: '树形表格' }).click();
  await expect(pane.locator('[data-row-id]').filter({ visible: true }).first()).toBeVisible();
  await expect.poll(listScrolling).toBe(0);
});
