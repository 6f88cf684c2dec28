/**
 * A fair goes from its draft through its audit, applications and booths to its day; on the day a phone at the gate loses its
 * connection and catches up, and the screen in the hall follows.
 */
import { fairApplyFlow, fairDayTexts, fairFlow, fairScreen, fairStudent, jobFair } from '@campus/contract/jobfair';
import { companyPost } from '@campus/contract/post';
import { employUser } from '@campus/contract/resume';
import { wallAddress } from '@campus/contract/rules';
import type { Page } from '@playwright/test';
import type { Caller } from './support/api.ts';
import { loadSides, type Sides } from './support/candidates.ts';
import { clockOptions } from './support/clock.ts';
import { draftFair, publishFair } from './support/fairs.ts';
import { expectFits } from './support/fits.ts';
import { Shell } from './support/pages/shell.ts';
import { expect, test } from './support/server.ts';

const texts = fairDayTexts;
const phoneSize = { width: 390, height: 844 };
test.use({ ...clockOptions, provoked: /^(Failed to load resource|WebSocket connection to)/ });

const fairTitle = (): string => `现场双选会${Date.now() % 1_000_000}`;

interface Rows<T> {
  readonly records: readonly T[];
}
/** The company of hr01 comes: applied, approved, with one person and confirmed; its entry code. */
async function confirmCompany(fairId: string, sides: Sides): Promise<string> {
  const { hr, school } = sides;
  const { records } = await hr.call<Rows<{ id: string }>>('GET', `${companyPost.path}/list`, {
    postStatus: 1,
    pageSize: 1,
  });
  const { id } = await hr.call<{ id: string }>('POST', '/jobFair/fairApply/add', {
    ...{ fairId, postIds: records[0]?.id, contact: '李人事', contactMobile: '13900000001' },
  });
  await hr.call('POST', '/jobFair/fairApply/submit?confirm=1', { id });
  await school.call('POST', '/jobFair/fairApply/audit', { id, result: 1 });
  return confirmTeam(id, sides);
}
/** An approved application is confirmed with one person; its entry code. */
async function confirmTeam(id: string, { hr }: Sides): Promise<string> {
  const rows = [{ name: '赵一', mobile: `139${String(Date.now()).slice(-8)}`, isLeader: 1 }];
  await hr.call('POST', '/jobFair/fairAttendee/saveBatch', { applyId: id, rows });
  await hr.call('POST', '/jobFair/fairApply/confirm', { id });
  return (await hr.call<{ code: string }>('GET', '/jobFair/fairApply/entryCode', { id })).code;
}
/** The school applies for companies other than hr01's that have an open post and may come, ten at most. */
async function applyForOthers(fairId: string, { hr, school }: Sides): Promise<void> {
  const own = await hr.call<Rows<{ companyId: string }>>('GET', `${companyPost.path}/list`, { pageSize: 1 });
  const { records } = await school.call<Rows<{ id: string; companyId: string }>>('GET', `${companyPost.path}/list`, {
    postStatus: 1,
    pageSize: 100,
  });
  const posts = new Map(records.map(({ id, companyId }) => [companyId, id]));
  const barred = await school.call<Rows<{ companyId: string }>>('GET', '/jobFair/blacklist/list', {
    status: 1,
    pageSize: 100,
  });
  for (const { companyId } of [...own.records.slice(0, 1), ...barred.records]) posts.delete(companyId);
  for (const [companyId, postIds] of [...posts].slice(0, 10)) {
    const { id } = await school.call<{ id: string }>('POST', '/jobFair/fairApply/add', {
      ...{ fairId, companyId, postIds, contact: '王人事', contactMobile: '13900000002' },
    });
    await school.call('POST', '/jobFair/fairApply/submit?confirm=1', { id });
    await school.call('POST', '/jobFair/fairApply/audit', { id, result: 1 });
  }
}
/** Entry codes of students who signed up. */
async function signStudentsUp(fairId: string, n: number, school: Caller): Promise<string[]> {
  const { records } = await school.call<Rows<{ id: string }>>('GET', `${employUser.path}/list`, {
    status: 1,
    pageSize: n,
  });
  const employIds = records.map(({ id }) => id);
  await school.call('POST', `${fairStudent.path}/saveBatch`, { fairId, employIds: employIds.join(',') });
  const codes: string[] = [];
  for (const employId of employIds)
    codes.push((await school.call<{ code: string }>('GET', '/api/stu/jobFair/entryCode', { fairId }, employId)).code);
  return codes;
}
const scan = async (phone: Page, code: string) => {
  await phone.getByLabel(texts.scan.code).fill(code);
  await phone.getByRole('button', { name: texts.scan.enter, exact: true }).click();
};

test('staff check in with a phone that loses its connection, and the screen in the hall follows', async ({
  server,
  visit,
}) => {
  test.slow(); // two sides and three screens
  const sides = await loadSides(server.origin);
  const fair = await publishFair(server.origin, sides, fairTitle(), 4);
  const company = await confirmCompany(fair.id, sides);
  const students = await signStudentsUp(fair.id, 3, sides.school);

  const wall = await visit(wallAddress(fair.id), 'school');
  await wall.setViewportSize({ width: 1920, height: 1080 });
  const tile = (label: string) => wall.getByRole('listitem').filter({ hasText: label });
  await expect(wall.getByRole('heading', { level: 1, name: fair.title })).toBeVisible();
  await expect(tile(texts.wall.tiles.companies)).toContainText('0 / 1');
  await expect(tile(texts.wall.tiles.queue)).toContainText('3');
  expect(await wall.evaluate(() => sessionStorage.getItem('pro__tabs')), 'no tab of a console').toBeNull();

  const phone = await visit(`/jobFair/scan/${fair.id}`, 'school');
  await phone.setViewportSize(phoneSize);
  await test.step('a company arrives', async () => {
    await scan(phone, company);
    await expect(phone.locator('.scan-answer')).toContainText('签到成功');
    await expect(tile(texts.wall.tiles.companies)).toContainText('1 / 1');
    await expectFits(phone);
  });
  await test.step('students arrive while there is no connection, and are sent when it is back', async () => {
    await scan(phone, students[0] as string);
    await expect(phone.locator('.scan-answer')).not.toContainText(fair.title);
    await expect(phone.locator('.scan-answer')).toContainText('签到成功');
    await phone.context().setOffline(true);
    for (const code of students.slice(1)) {
      await scan(phone, code);
      await expect(phone.locator('.scan-answer')).toContainText(texts.scan.saved);
    }
    await expect(phone.getByText(texts.scan.kept(2))).toBeVisible();
    await expectFits(phone);
    await phone.context().setOffline(false);
    await expect(phone.locator('.scan-answer')).toContainText(texts.scan.synced(2));
    await expect(phone.getByText(texts.scan.kept(2))).toHaveCount(0);
  });
  await test.step('the screen in the hall has counted them', async () => {
    await expect(tile(texts.wall.tiles.students)).toContainText('3');
    await expect(tile(texts.wall.tiles.queue)).toContainText('0');
    await wall.context().setOffline(true);
    await expect(wall.getByRole('alert')).toContainText('网络已断开', { timeout: 30_000 });
    await wall.context().setOffline(false);
    await expect(wall.getByRole('alert')).toHaveCount(0, { timeout: 30_000 });
  });
});

test('staff and a company take a fair from its draft to its day', async ({ server, visit }) => {
  test.slow(); // three sides
  const sides = await loadSides(server.origin);
  const fair = await draftFair(sides, fairTitle(), 30);
  const said = (page: Page, sentence: string) =>
    expect(page.getByText(sentence, { exact: true }).first()).toBeVisible();

  const school = await visit(`/jobFair/create?id=${fair.id}`, 'school');
  const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
  await test.step('staff complete the draft in four steps', async () => {
    const { next, submit, steps } = fairScreen.wizard;
    const desktop = school.viewportSize();
    const fitsOnPhone = async () => {
      await school.setViewportSize(phoneSize);
      await expectFits(school);
      if (desktop) await school.setViewportSize(desktop);
    };
    await expect(school.getByLabel('招聘会名称')).toHaveValue(fair.title);
    await fitsOnPhone();
    await press(school, next);
    await school.getByLabel('举办地点').fill('体育馆东馆');
    await fitsOnPhone();
    await press(school, next);
    await school.getByLabel('排数').fill('2');
    await school.getByLabel('每排展位').fill('6');
    await press(school, fairScreen.map.generate);
    await said(school, fairScreen.map.generated(12));
    await fitsOnPhone();
    await press(school, next);
    await expect(school.getByText('体育馆东馆')).toBeVisible();
    await fitsOnPhone();
    await expect(school.locator('.ant-steps-item-active')).toContainText(steps[3]);
    await press(school, submit);
    await expect(school.locator('.record-head')).toContainText(fairFlow.states.waiting.label);
  });
  await test.step('an auditor approves, which publishes it', async () => {
    const auditor = await visit(`/jobFair/audit?open=${fair.id}`, 'auditor');
    const drawer = auditor.getByRole('dialog');
    await expect(drawer).toContainText(fair.title);
    await drawer.getByRole('button', { name: '通过', exact: true }).click();
    await expect(async () => {
      const { status } = await sides.school.call<{ status: number }>('GET', `${jobFair.path}/queryById`, {
        id: fair.id,
      });
      expect(status).toBe(fairFlow.states.published.code);
    }).toPass();
  });
  const company = await visit(`/jobFair/myApply?apply=${fair.id}`, 'hr01');
  await company.setViewportSize(phoneSize);
  await test.step('a company applies in four steps on a phone', async () => {
    const drawer = company.getByRole('dialog');
    const next = async () => {
      await expectFits(company);
      await drawer.getByRole('button', { name: texts.apply.next, exact: true }).click();
    };
    await drawer.getByRole('checkbox', { name: texts.apply.read }).check();
    await next();
    await expect(drawer.getByText(texts.apply.assigned)).toBeVisible();
    await next();
    await drawer.locator('.fair-post-list').getByRole('checkbox').first().check();
    await next();
    await expectFits(company);
    await drawer.getByRole('button', { name: texts.apply.submit, exact: true }).click();
    await expect(drawer).toHaveCount(0);
    await expect(company.getByText(texts.mine.next.wait).first()).toBeVisible();
  });
  await applyForOthers(fair.id, sides);
  const { records } = await sides.hr.call<Rows<{ id: string; companyName: string }>>('GET', '/jobFair/fairApply/list', {
    fairId: fair.id,
  });
  const [apply] = records;
  if (!apply) throw new Error('the company has not applied');
  await test.step('staff approve the application and give it a booth', async () => {
    await school.goto(`/jobFair/detail/${fair.id}?view=applies`);
    const row = school.getByRole('row').filter({ hasText: apply.companyName });
    await row.getByRole('button', { name: '通过', exact: true }).click();
    await new Shell(school).confirm(/确定通过.+的报名？/);
    await expect(row).toHaveCount(0);
    await school.getByRole('tab', { name: fairScreen.detail.booths }).click();
    await school
      .getByRole('complementary', { name: fairScreen.placement.unplaced })
      .getByText(apply.companyName)
      .click();
    await school.getByRole('button', { name: /^展位A01/ }).click();
    await expect(school.getByRole('button', { name: new RegExp(`^展位A01，.*${apply.companyName}`) })).toBeVisible();
  });
  await test.step('the company and a student who signed up check in on the day', async () => {
    const code = await confirmTeam(apply.id, sides);
    const [student] = await signStudentsUp(fair.id, 1, sides.school);
    const gate = await visit(`/jobFair/scan/${fair.id}`, 'school');
    await scan(gate, code);
    await expect(gate.locator('.scan-answer')).toContainText('A01');
    await scan(gate, student as string);
    await expect(gate.locator('.scan-answer')).toContainText('签到成功');
    await expect(gate.locator('.scan-answer')).not.toContainText('A01');
    await company.reload();
    await expect(company.getByText(fairApplyFlow.states.arrived.label).first()).toBeVisible();
    await expectFits(company);
  });
});
