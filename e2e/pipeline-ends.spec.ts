/** How a journey ends otherwise: an agreement that is ended, a match that is wrong, two records of one person. */
import { managerRate } from '@campus/contract/dashboard';
import { matchFlow, matchResult, matchScreen, matchTexts } from '@campus/contract/match';
import {
  agreement,
  agreementFlow,
  agreementScreen,
  agreementSentences,
  deliveryFlow,
  documentTexts,
  employUser,
  mergeStudents,
  mergeTexts,
  unmergeStudents,
} from '@campus/contract/resume';
import { loadCaller } from './support/api.ts';
import { deliver, getName, loadPlace, loadSides, newPost, newStudent } from './support/candidates.ts';
import { newNumber, picture } from './support/identities.ts';
import { CaseSteps } from './support/pages/case-steps.ts';
import { DeliveryDrawer } from './support/pages/delivery-drawer.ts';
import { FormPart } from './support/pages/form.ts';
import { takeMore } from './support/pages/row.ts';
import { Shell } from './support/pages/shell.ts';
import { acceptOffer, passResume, receiveDispatch, signAgreement } from './support/pipeline.ts';
import { expect, test } from './support/server.ts';

test('an agreement ends when both agree and the school does', async ({ server, visit }) => {
  test.slow(); // two people and three decisions
  const sides = await loadSides(server.origin);
  const post = await newPost(server.origin, sides, { interviewRounds: 0 });
  const of = await deliver(sides, await newStudent(sides), post);
  const { name } = of.student;
  const countPlaced = async () =>
    (await sides.school.call<{ placed: { value: number } }>('GET', managerRate.path)).placed.value;
  const before = await countPlaced();
  await passResume(sides, of);
  await acceptOffer(sides, of, '数据平台工程师');
  await receiveDispatch(sides, of);
  const id = await signAgreement(sides, of);
  expect(await countPlaced()).toBe(before + 1);
  const steps = agreementFlow.steps;

  const hr = await visit('/resume/step/sign', 'hr01');
  await test.step('the company applies', async () => {
    const own = new CaseSteps(hr, name);
    await own.open(name);
    await own.decide(steps.endApply.label, steps.endApply.done, async (form) => {
      await form.choose('解约原因', '双方协商');
      await form.upload('解约材料', picture('解约申请.png'));
    });
  });

  const school = await visit(`/resume/step/sign?id=${id}`, 'school');
  const theirs = new CaseSteps(school, name);
  await test.step('the school agrees for the student, then for itself', async () => {
    await expect(theirs.drawer).toContainText(agreementFlow.states.ending.label);
    await expect(theirs.drawer.getByRole('button', { name: steps.endPass.label, exact: true })).toBeDisabled();
    await expect(theirs.drawer).toContainText(agreementSentences.notAgreed);
    await theirs.onBehalf(agreementScreen.behalf.endAgree, steps.endAgree.done);
    await theirs.decide(steps.endPass.label, steps.endPass.done);
    const { status } = await sides.school.call<{ status: number }>('GET', `${agreement.path}/queryById`, { id });
    expect(status).toBe(agreementFlow.states.ended.code);
  });

  await test.step('the student is looking again, and the delivery is closed', async () => {
    await new Shell(school).go(`/resume/step/sign?id=${id}`);
    await expect(theirs.drawer).toContainText(agreementFlow.states.ended.label);
    await expect(theirs.drawer.getByRole('button', { name: documentTexts.termination, exact: true })).toBeVisible();
    expect(await loadPlace(sides, of.deliveryId)).toMatchObject({ status: 5, closeReason: 7, offerStatus: 4 });
    expect(await countPlaced()).toBe(before);
    const seen = new DeliveryDrawer(hr);
    await seen.open(of.deliveryId);
    await expect(seen.drawer.getByRole('heading', { level: 2 })).toContainText(deliveryFlow.states.closed.label);
  });
});

test('HR reads why a student matches, says that it is wrong and rejects the match', async ({ server, visit }) => {
  const hr = await loadCaller(server.origin, 'hr01');
  const page = await visit('/resume/match/waiting', 'hr01');
  const shell = new Shell(page);
  const row = shell.rows.first();
  const remark = `专业方向不同${newNumber()}`;

  await test.step('the score is explained', async () => {
    const score = row.getByTitle(matchScreen.explain);
    const shown = (await score.locator('b').innerText()).trim();
    await score.click();
    const table = page.locator('.match-explanation').filter({ visible: true }).getByRole('table');
    await expect(table.locator('caption')).toContainText(`${matchScreen.explain} · ${shown}`);
    const points = await table.locator('tbody tr td:nth-of-type(2)').allInnerTexts();
    const total = Number(points.pop());
    expect(Math.round(points.reduce((sum, one) => sum + Number(one), 0))).toBe(total);
    await page.keyboard.press('Escape');
  });

  await test.step('it is said to be wrong', async () => {
    await takeMore(page, row, matchScreen.feedback);
    const dialog = page.getByRole('dialog', { name: matchScreen.feedback });
    const form = new FormPart(page, dialog);
    await form.answer('反馈类型', '专业');
    await form.fill({ 说明: remark });
    await dialog.getByRole('button', { name: matchScreen.submit, exact: true }).click();
    await expect(shell.notice(matchTexts.thanks)).toBeVisible();
  });

  await test.step('it is rejected', async () => {
    const steps = new CaseSteps(page, /./);
    await row.getByRole('button').first().click();
    await expect(page).toHaveURL(/[?&]id=/);
    const id = new URL(page.url()).searchParams.get('id');
    await expect(steps.drawer.locator('.match-explanation')).toBeVisible();
    await steps.decide(matchFlow.steps.notPass.label, matchFlow.steps.notPass.done, (form) =>
      form.answer('不通过原因', '学历或专业不符'),
    );
    const after = await hr.call<{ screen: number }>('GET', `${matchResult.path}/queryById`, { id });
    expect(after.screen).toBe(matchFlow.states.notPassed.code);
  });

  await test.step('the school reads the remark', async () => {
    const school = await visit('/match/rule?view=feedback', 'school');
    await expect(new Shell(school).rows.filter({ hasText: remark })).toHaveCount(1);
  });
});

test('two records of one student are merged, and the merge is undone', async ({ server, visit }) => {
  const sides = await loadSides(server.origin);
  const number = newNumber();
  const same = { realname: getName(number), email: `${number}@example.com` };
  const kept = await newStudent(sides, same);
  const double = await newStudent(sides, same);
  const post = await newPost(server.origin, sides);
  const of = await deliver(sides, double, post);
  const owner = async () =>
    (await sides.school.call<{ employId: string }>('GET', '/resume/delivery/queryById', { id: of.deliveryId }))
      .employId;
  const page = await visit('/student/duplicate', 'school');
  const shell = new Shell(page);

  await test.step('the pair is found, compared and merged', async () => {
    await page.getByPlaceholder(mergeTexts.keyword).fill(kept.name);
    await page.keyboard.press('Enter');
    await expect(shell.rows).toHaveCount(1);
    await shell.rows.getByRole('button', { name: mergeTexts.compare, exact: true }).click();
    const drawer = page.getByRole('dialog', { name: mergeTexts.title });
    await drawer.getByRole('button', { name: mergeTexts.submit, exact: true }).click();
    await shell.confirm('将并入');
    await expect(shell.notice(mergeStudents.done as string)).toBeVisible();
    await expect(shell.rows).toHaveCount(0);
  });

  await test.step('it is undone', async () => {
    await page.getByRole('tab', { name: mergeTexts.tabs.merged }).click();
    const row = shell.rows.filter({ hasText: kept.name });
    await expect(row).toContainText(mergeTexts.states.undoable);
    await row.getByRole('button', { name: mergeTexts.undo, exact: true }).click();
    await shell.confirm(mergeTexts.undoConfirm);
    await expect(shell.notice(unmergeStudents.done as string)).toBeVisible();
    await expect(row).toContainText(mergeTexts.states.undone);
    expect(await owner()).toBe(double.id);
    const again = await sides.school.call<{ realname: string }>('GET', `${employUser.path}/queryById`, {
      id: double.id,
    });
    expect(again.realname).toBe(kept.name);
  });
});
