/** One student from the delivery to the evaluation, by the hands of the company and of the school. */
import { managerRate } from '@campus/contract/dashboard';
import { interview, interviewFlow, interviewScreen, scoreLabels } from '@campus/contract/interview';
import { text } from '@campus/contract/messages';
import {
  agreementFlow,
  agreementScreen,
  companyCriteria,
  deliveryFlow,
  dispatchFlow,
  documentTexts,
  evaluationScreen,
  offer,
  offerFlow,
  offerScreen,
} from '@campus/contract/resume';
import type { Page } from '@playwright/test';
import { pdfText } from '../server/test/support/pdf-text.ts';
import { deliver, loadPlace, loadSides, newPost, newStudent, type Sides } from './support/candidates.ts';
import { picture } from './support/identities.ts';
import { dayAfter, freeDay, loadChoices, loadInterviews, moveToNow } from './support/interviews.ts';
import { CaseSteps } from './support/pages/case-steps.ts';
import { DeliveryDrawer } from './support/pages/delivery-drawer.ts';
import { FormPart } from './support/pages/form.ts';
import { InterviewPages } from './support/pages/interview-pages.ts';
import { Shell } from './support/pages/shell.ts';
import { expect, test } from './support/server.ts';

/** 已落实 of the cohort, and the total of the list behind it. */
async function placedShown(page: Page, sides: Sides): Promise<number> {
  await page.goto('/dashboard/manager');
  const line = new Shell(page).pane.getByRole('heading', { level: 2, name: /毕业去向已落实/ });
  const link = line.getByRole('link').first();
  const shown = Number((await link.innerText()).replaceAll(',', ''));
  const { placed } = await sides.school.call<{ placed: { value: number } }>('GET', managerRate.path);
  expect(shown).toBe(placed.value);
  await link.click();
  await expect(page).toHaveURL(/\/employ\/destination\?/);
  await expect(new Shell(page).pane.getByText(new RegExp(`共\\s*${shown}\\s*条`)).first()).toBeVisible();
  return shown;
}
/** The text of the PDF that a button saves. */
async function savedPdf(page: Page, steps: CaseSteps, button: string): Promise<string> {
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    steps.drawer.getByRole('button', { name: button, exact: true }).click(),
  ]);
  expect(file.suggestedFilename()).toMatch(/\.pdf$/);
  const chunks: Buffer[] = [];
  for await (const chunk of await file.createReadStream()) chunks.push(chunk as Buffer);
  return pdfText(Buffer.concat(chunks));
}

test('a student goes from the delivery to the evaluation, and one more graduate is placed', async ({
  server,
  visit,
}) => {
  test.slow(); // two people over weeks
  const sides = await loadSides(server.origin);
  const student = await newStudent(sides);
  const { deliveryId } = await deliver(sides, student, await newPost(server.origin, sides));
  const at = async () => {
    const { status, step } = await loadPlace(sides, deliveryId);
    return `${status}/${step}`;
  };
  const hr = await visit(`/resume/delivery?id=${deliveryId}`, 'hr01');
  const school = await visit('/dashboard/manager', 'school');
  const before = await placedShown(school, sides);
  const delivery = new DeliveryDrawer(hr);

  await test.step('HR passes the résumé', async () => {
    await delivery.open(deliveryId);
    await delivery.pass();
    await expect.poll(at).toBe('1/20');
  });

  await test.step('HR plans an interview in a room, which the school confirms for the student', async () => {
    const { interviewers, rooms } = await loadChoices(sides.hr);
    const { realname } = sides.hr.userInfo as { realname: string };
    const own = interviewers.find(({ name }) => name === realname);
    const [room] = rooms;
    if (!own || !room) throw new Error('hr01 interviews nobody, or there is no room');
    const day = await freeDay(sides.hr, [{ interviewerIds: own.id, venueId: room.id }]);
    await delivery.open(deliveryId);
    await delivery.drawer.getByRole('button', { name: interviewScreen.plan, exact: true }).click();
    await new InterviewPages(hr).plan({ day, from: '18:00', to: '18:30', room: room.name, interviewer: own.name });
    await expect(new Shell(hr).notice(interview.done?.add as string)).toBeVisible();
    await new Shell(school).go('/interview/list');
    const theirs = new CaseSteps(school, student.name);
    await theirs.open(student.name);
    await theirs.onBehalf(interviewScreen.behalf.accept, interviewFlow.steps.accept.done);
  });

  await test.step('it is held, scored and passed', async () => {
    const [planned] = await loadInterviews(sides.hr, deliveryId);
    await moveToNow(server.origin, sides.hr, planned?.id ?? '');
    await new Shell(hr).go(`/interview/list?id=${planned?.id}`);
    const pages = new InterviewPages(hr);
    const steps = new CaseSteps(hr, student.name);
    await steps.take(interviewFlow.steps.complete.label, interviewFlow.steps.complete.done);
    await pages.drawer.getByRole('button', { name: interviewScreen.evaluate, exact: true }).click();
    await pages.evaluate(Object.values(scoreLabels), '推荐', '专业基础扎实，表达清楚，建议录用');
    await steps.take(interviewFlow.steps.result.label, interviewFlow.steps.result.done, (form) =>
      form.answer('面试结果', '通过'),
    );
    await delivery.open(deliveryId);
    await delivery.pass();
    await expect.poll(at).toBe('1/30');
  });

  await test.step('HR issues an offer, whose letter follows the template', async () => {
    await delivery.open(deliveryId);
    await delivery.drawer.getByRole('button', { name: offerScreen.issue, exact: true }).click();
    const dialog = hr.getByRole('dialog', { name: offerScreen.issue });
    const form = new FormPart(hr, dialog);
    await form.fill({ '月薪（元）': '9000' });
    await form.pickDate('报到日期', dayAfter(60));
    await dialog.getByRole('button', { name: documentTexts.preview, exact: true }).click();
    await expect(hr.getByRole('dialog', { name: documentTexts.preview }).locator('.pdf-view')).toBeVisible();
    await hr
      .getByRole('dialog', { name: documentTexts.preview })
      .getByRole('button', { name: text.common.close })
      .click();
    await dialog.getByRole('button', { name: offerScreen.issue, exact: true }).click();
    await expect(new Shell(hr).notice(offer.done?.add as string)).toBeVisible();
    await expect(delivery.drawer).toContainText(offerFlow.states.open.label);
  });

  await test.step('the school accepts it for the student', async () => {
    await new Shell(school).go('/resume/step/hire');
    const steps = new CaseSteps(school, student.name);
    await steps.open(student.name);
    const letter = await savedPdf(school, steps, documentTexts.download);
    expect(letter).toContain(student.name);
    expect(letter).toContain('9000');
    await steps.onBehalf(offerScreen.behalf.accept, offerFlow.steps.accept.done);
    await expect.poll(at).toBe('1/40');
  });

  await test.step('the school pushes the papers, HR receives them', async () => {
    await new Shell(school).go('/resume/step/dispatch');
    const steps = new CaseSteps(school, student.name);
    await steps.open(student.name);
    await steps.take(dispatchFlow.steps.push.label, dispatchFlow.steps.push.done, async (form) => {
      await form.fill({ 档案接收单位: '北京市人才服务中心', 档案接收地址: '北京市海淀区学府路1号' });
      await form.pickDate('报到日期', dayAfter(60));
      await form.fill({ 企业联系人: '李经理', 联系电话: '14000020009' });
    });
    await new Shell(hr).go('/resume/step/dispatch');
    const theirs = new CaseSteps(hr, student.name);
    await theirs.open(student.name);
    await theirs.take(dispatchFlow.steps.receive.label, dispatchFlow.steps.receive.done);
    await expect.poll(at).toBe('1/50');
  });

  const agreement = new CaseSteps(hr, student.name);
  await test.step('HR starts the tripartite agreement', async () => {
    await delivery.open(deliveryId);
    await delivery.drawer.getByRole('button', { name: agreementScreen.start, exact: true }).click();
    const dialog = hr.getByRole('dialog', { name: agreementScreen.start });
    await new FormPart(hr, dialog).fill({ '服务期（年）': '3', '试用期（月）': '3' });
    await dialog.getByRole('button', { name: agreementScreen.start, exact: true }).click();
    await dialog.waitFor({ state: 'hidden' });
    await new Shell(hr).go('/resume/step/sign');
    await agreement.open(student.name);
    await agreement.decide(agreementFlow.steps.stamp.label, agreementFlow.steps.stamp.done, (form) =>
      form.upload('人事代理盖章页', picture('盖章页.png')),
    );
  });

  await test.step('the school accepts it for the student and certifies it', async () => {
    await new Shell(school).go('/resume/step/sign');
    const steps = new CaseSteps(school, student.name);
    await steps.open(student.name);
    await steps.onBehalf(agreementScreen.behalf.accept, agreementFlow.steps.accept.done);
    await steps.decide(agreementFlow.steps.collegePass.label, agreementFlow.steps.collegePass.done);
    await new Shell(school).go('/resume/step/sign');
    await steps.open(student.name);
    await steps.decide(agreementFlow.steps.schoolPass.label, agreementFlow.steps.schoolPass.done);
    await expect.poll(at).toBe('1/60');
    await new Shell(school).go('/resume/step/sign');
    await steps.open(student.name);
    const paper = await savedPdf(school, steps, documentTexts.agreement);
    expect(paper).toContain(student.name);
    expect(paper).toMatch(/XY\d{10}/);
  });

  await test.step('the company evaluates the student', async () => {
    await delivery.open(deliveryId);
    await delivery.drawer.getByRole('button', { name: evaluationScreen.evaluateStudent, exact: true }).click();
    const dialog = hr.getByRole('dialog', { name: evaluationScreen.evaluateStudent });
    for (const [i] of Object.keys(companyCriteria).entries())
      await dialog.locator('.score-stars > div').nth(i).getByRole('radio').nth(4).click();
    await dialog.getByRole('button', { name: '评价', exact: true }).click();
    await expect(new Shell(hr).notice('评价已提交')).toBeVisible();
    await expect(delivery.drawer.getByRole('heading', { level: 2 })).toContainText(deliveryFlow.states.finished.label);
    await expect.poll(at).toBe('2/60');
  });

  expect(await placedShown(school, sides)).toBe(before + 1);
});
