/** The main workflow: a company registers, its post is approved, a student is recommended to it and approved. */

import { text } from '@campus/contract/messages';
import { postTexts } from '@campus/contract/post';
import { deliveryTexts, recommendFlow, resumeTexts } from '@campus/contract/resume';
import { homePath } from '@campus/contract/rules';
import { loadSides, newStudent } from './support/candidates.ts';
import { newMobile } from './support/identities.ts';
import { AuditDesk } from './support/pages/audit-desk.ts';
import { DeliveryDrawer } from './support/pages/delivery-drawer.ts';
import { RecommendDialog } from './support/pages/job-picker.ts';
import { PostForm } from './support/pages/post-form.ts';
import { type NewCompany, RegistrationPages } from './support/pages/registration.ts';
import { Shell } from './support/pages/shell.ts';
import { SignInPage } from './support/pages/sign-in.ts';
import { expect, test } from './support/server.ts';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

test('from the registration of a company to a résumé decided', async ({ page: hr, server, visit }) => {
  test.slow(); // the work of three people over weeks
  const mobile = newMobile();
  const company: NewCompany = {
    username: `job_${mobile.slice(-8)}`,
    password: 'Register@2026',
    mobile,
    companyName: `启程数据技术有限公司${mobile.slice(-4)}`,
  };
  const postName = `数据平台工程师${mobile.slice(-4)}`;

  await test.step('a company registers', async () => {
    await hr.goto('/enterprise-registration');
    const registration = new RegistrationPages(hr);
    await registration.makeAccount(server.origin, company);
    await registration.describeCompany(company);
    await registration.submit();
  });

  const auditor = await visit('/enterprise/audit', 'auditor');
  await test.step('it is admitted', async () => {
    const desk = new AuditDesk(auditor, '待审核企业');
    await desk.open(company.companyName);
    await desk.pass();
  });

  const own = new Shell(hr);
  await test.step('its HR signs in and publishes a post', async () => {
    await new SignInPage(hr).signIn(company.username, company.password);
    await expect(hr).toHaveURL(homePath);
    await own.open('岗位与简历', '岗位管理', '岗位列表');
    await own.pane.getByRole('button', { name: text.common.add, exact: true }).first().click();
    const form = new PostForm(hr);
    await form.fill(postName);
    await form.submit();
    await expect(form.drawer).toBeHidden();
    await expect(own.pane.getByRole('row', { name: postName }).first()).toContainText('审核中');
  });

  await test.step('the post is approved', async () => {
    await new Shell(auditor).open('企业与岗位', '岗位管理', '岗位审批');
    const desk = new AuditDesk(auditor, postTexts.audit.list);
    await desk.open(postName);
    await desk.pass();
    await hr.reload();
    await expect(own.pane.getByRole('row', { name: postName }).first()).toContainText('进行中');
  });

  // The first student of the list may have a résumé that says too little, depending on the day of the sample data.
  const { name: student } = await newStudent(await loadSides(server.origin));
  const school = await visit('/student/resume', 'school');
  await test.step('the school recommends a student for it', async () => {
    const row = new Shell(school).rows.filter({ hasText: student });
    await row.getByRole('button', { name: resumeTexts.resume.recommend }).click();
    await new RecommendDialog(school).recommend(postName, '课程设计与岗位要求一致');
  });

  await test.step('HR accepts the recommendation', async () => {
    await own.open('简历管理', '简历推荐');
    const row = own.pane.getByRole('row').filter({ hasText: student });
    await row.getByRole('button', { name: recommendFlow.steps.accept.label, exact: true }).click();
    await own.confirm(recommendFlow.steps.accept.confirm.split('{row}').at(-1) as string);
    await expect(own.notice(recommendFlow.steps.accept.done)).toBeVisible();
  });

  const drawer = new DeliveryDrawer(hr);
  await test.step('HR reads the résumé and passes it', async () => {
    await own.open('按岗位查看');
    await own.pane.getByRole('row').filter({ hasText: student }).getByRole('button', { name: student }).click();
    await expect(drawer.progress).toContainText(deliveryTexts.waits('企业'));
    await drawer.pass();
    await expect(own.notice('已通过')).toBeVisible();
    await expect(drawer.progress).toContainText('纪远行');
  });

  await test.step('the school sees who decided what', async () => {
    const shell = new Shell(school);
    await shell.open('简历管理', '投递管理');
    await shell.pane.getByRole('row').filter({ hasText: postName }).getByRole('button', { name: student }).click();
    const seen = new DeliveryDrawer(school);
    await expect(seen.drawer.getByRole('heading', { level: 2 })).toContainText(`进行中·${deliveryTexts.stages[20]}`);
    await expect(seen.progress).toContainText('纪远行');
    await expect(seen.drawer.getByRole('button', { name: '不通过', exact: true })).toHaveCount(0);
  });
});
