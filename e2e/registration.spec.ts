/** A company registers, is rejected with a reason, corrects its data and is approved. */
import { text } from '@campus/contract/messages';
import { homePath } from '@campus/contract/rules';
import { newMobile, picture } from './support/identities.ts';
import { AuditDesk } from './support/pages/audit-desk.ts';
import { FormPart } from './support/pages/form.ts';
import { type NewCompany, RegistrationPages } from './support/pages/registration.ts';
import { Shell } from './support/pages/shell.ts';
import { SignInPage } from './support/pages/sign-in.ts';
import { expect, test } from './support/server.ts';

test('a company registers, is refused, corrects, is admitted and signs in', async ({ page, server, visit }) => {
  test.slow(); // three people and four pages, one after the other
  const mobile = newMobile();
  const company: NewCompany = {
    username: `reg_${mobile.slice(-8)}`,
    password: 'Register@2026',
    mobile,
    companyName: `远行精密制造有限公司${mobile.slice(-4)}`,
  };

  await test.step('registers with its papers', async () => {
    await new SignInPage(page).open();
    await page.getByRole('link', { name: text.login.register }).click();
    const registration = new RegistrationPages(page);
    await registration.makeAccount(server.origin, company);
    await registration.describeCompany(company);
    await registration.submit();
    await expect(page.getByRole('heading', { name: text.ent.audit.pending })).toBeVisible();
  });

  const auditor = await visit('/enterprise/audit', 'auditor');
  const desk = new AuditDesk(auditor, '待审核企业');
  await test.step('is refused with a reason', async () => {
    await desk.open(company.companyName);
    await desk.refuse('证照缺失或不清晰', '营业执照不清晰，请重新上传');
  });

  await test.step('reads the reason and corrects', async () => {
    await new SignInPage(page).signIn(company.username, company.password);
    await expect(page).toHaveURL('/enterprise-registration/audit-status');
    await expect(page.getByRole('heading', { name: text.ent.audit.rejected })).toBeVisible();
    await expect(page.getByText('营业执照不清晰，请重新上传')).toBeVisible();
    await page.getByRole('button', { name: text.ent.audit.modify }).click();
    await expect(page.getByLabel('企业名称', { exact: true })).toHaveValue(company.companyName);
    const form = new FormPart(page, page.getByRole('main'));
    await form.removeFile('营业执照');
    await form.upload('营业执照', picture('营业执照清晰版.png'));
    await new RegistrationPages(page).submit();
    await expect(page.getByRole('heading', { name: text.ent.audit.pending })).toBeVisible();
  });

  await test.step('is admitted', async () => {
    await auditor.reload();
    await desk.open(company.companyName);
    await desk.pass();
  });

  await test.step('signs in', async () => {
    await new SignInPage(page).signIn(company.username, company.password);
    await expect(page).toHaveURL(homePath);
    const shell = new Shell(page);
    await shell.open('我的企业', '企业信息');
    await expect(shell.pane.getByRole('heading', { name: company.companyName })).toBeVisible();
    await expect(shell.pane.getByText('审核通过')).toBeVisible();
  });
});

test('a half-filled company form is kept as a draft, and what is wrong is said where it is', async ({
  page,
  server,
}) => {
  const mobile = newMobile();
  const account = {
    username: `dr_${mobile.slice(-8)}`,
    password: 'Register@2026',
    mobile,
    companyName: '草稿测试有限公司',
  };
  await page.goto('/enterprise-registration');
  await new RegistrationPages(page).makeAccount(server.origin, account);
  const form = new FormPart(page, page.getByRole('main'));
  await form.fill({ 企业名称: account.companyName, 统一社会信用代码: '91999999MA0000000X' });
  await page.getByRole('button', { name: text.ent.company.submit }).click();
  await expect(page.getByText(text.ent.creditCode.format)).toBeVisible();
  await expect(page.getByRole('alert').first()).toBeVisible();
  await form.fill({ 统一社会信用代码: '' });
  await page.getByRole('button', { name: text.registering.saveDraft }).click();
  await expect(page.getByRole('status').filter({ hasText: /草稿已于/ })).toBeVisible();
  await new SignInPage(page).signIn(account.username, account.password);
  await expect(page).toHaveURL('/enterprise-registration/company-info');
  await expect(form.field('企业名称')).toHaveValue(account.companyName);
});
