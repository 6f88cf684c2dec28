/** HR plans interviews, the school answers for candidates, interviewers evaluate, and candidates check in. */
import { companyUser } from '@campus/contract/enterprise';
import { interview, interviewFlow, interviewScreen, interviewSentences, scoreLabels } from '@campus/contract/interview';
import { chinaTime } from '@campus/contract/kit';
import { delivery, deliveryFlow, deliveryTexts } from '@campus/contract/resume';
import { passesEarly } from '@campus/contract/rules';
import { saveSettings } from '@campus/contract/system';
import { loadCaller } from './support/api.ts';
import {
  cancelInterviews,
  clearToday,
  dayAfter,
  freeDay,
  loadCandidates,
  loadChoices,
  loadInterviews,
  namedCandidates,
  planInterview,
} from './support/interviews.ts';
import { DeliveryDrawer } from './support/pages/delivery-drawer.ts';
import { InterviewPages } from './support/pages/interview-pages.ts';
import { Shell } from './support/pages/shell.ts';
import { expect, test } from './support/server.ts';

const words = interviewScreen;

test('HR plans an interview in a room, the school confirms it, and a second one at that time is refused', async ({
  server,
  visit,
}) => {
  test.slow(); // two people and three forms
  const caller = await loadCaller(server.origin, 'hr01');
  const { interviewers, rooms } = await loadChoices(caller);
  const [first, second] = interviewers;
  const [room] = rooms;
  if (!first || !second || !room) throw new Error('the company has too few interviewers or rooms');
  const byStudent = Map.groupBy(await loadCandidates(caller), ({ employId }) => employId);
  const [wanted, other] = [...byStudent.values()].find((rows) => rows.length > 1) ?? [];
  if (!wanted || !other) throw new Error('no student with two deliveries');
  if (wanted.step === 10) await caller.call('POST', `${delivery.path}/pass`, { id: wanted.id });
  const both = { interviewerIds: `${first.id},${second.id}`, venueId: room.id };
  const day = await freeDay(caller, [both]);
  const hr = await visit(`/resume/delivery?id=${wanted.id}`, 'hr01');
  const pages = new InterviewPages(hr);

  await test.step('plans it', async () => {
    await hr.getByRole('button', { name: words.plan, exact: true }).click();
    await pages.plan({ day, from: '18:00', to: '18:30', room: room.name, interviewer: first.name });
    await expect(new Shell(hr).notice(interview.done?.add as string)).toBeVisible();
    await expect(hr.locator('.linked-part').filter({ hasText: interviewScreen.rounds })).toContainText(
      interviewFlow.states.asked.label,
    );
  });

  const [made] = await loadInterviews(caller, wanted.id);
  await test.step('the school confirms it', async () => {
    const school = await visit(`/interview/list?id=${made?.id}`, 'school');
    const theirs = new InterviewPages(school);
    await theirs.onBehalf(words.behalf.accept, { [words.remark]: '学生电话确认' });
    await expect(new Shell(school).notice(interviewFlow.steps.accept.done)).toBeVisible();
    await expect(theirs.drawer).toContainText(interviewFlow.states.agreed.label);
  });

  await test.step('the second one names the first', async () => {
    await new Shell(hr).go(`/resume/delivery?id=${other.id}`);
    await hr.getByRole('button', { name: words.plan, exact: true }).click();
    const free = rooms.find(({ id }) => id !== room.id);
    await pages.fillPlan({ day, from: '18:10', to: '18:40', room: free?.name ?? '', interviewer: second.name });
    const sentence = interviewSentences.studentClash(`${day} 18:00:00`, `${day} 18:30:00`);
    await expect(pages.ruler.getByRole('alert')).toHaveText(sentence);
    await pages.submitPlan();
    await expect(pages.form.getByText(`${sentence}（`).first()).toContainText(wanted.postName);
  });
  await cancelInterviews(caller, [wanted.id]);
});

test('an interviewer evaluates, HR registers the result, and the delivery moves on', async ({ server, visit }) => {
  test.slow(); // two forms and a decision
  const found = await heldInterview(server.origin);
  const address = `/interview/list?id=${found.id}`;
  const own = new InterviewPages(await visit(address, found.interviewer));
  await own.drawer.getByRole('button', { name: new RegExp(`^(${words.evaluate}|${words.editEvaluation})$`) }).click();
  await own.evaluate(Object.values(scoreLabels), '推荐', '专业基础扎实，表达清楚，建议录用');
  await expect(own.drawer).toContainText('专业基础扎实，表达清楚，建议录用');

  const page = await visit(address, found.hr);
  const pages = new InterviewPages(page);
  const { drawer } = pages;
  await expect(drawer).toContainText('专业基础扎实，表达清楚，建议录用');
  await expect(drawer).toContainText('4.0');

  await pages.step(interviewFlow.steps.result.label, { 面试结果: '通过' });
  await expect(new Shell(page).notice(interviewFlow.steps.result.done)).toBeVisible();

  const one = new DeliveryDrawer(page);
  const row = await found.caller.call<Record<string, unknown>>('GET', `${delivery.path}/queryById`, {
    id: found.deliveryId,
  });
  await one.open(found.deliveryId);
  if (passesEarly(row)) {
    const sentence = deliveryTexts.fewerRounds(Number(row.plannedRounds), Number(row.roundsPassed));
    await one.passEarly(sentence);
  } else await one.pass();
  await expect(new Shell(page).notice(deliveryFlow.steps.pass.done)).toBeVisible();
  const after = () =>
    found.caller.call<{ step: number }>('GET', `${delivery.path}/queryById`, { id: found.deliveryId });
  await expect.poll(async () => (await after()).step).toBe(30);
});

interface Held {
  readonly id: string;
  readonly deliveryId: string;
  readonly interviewerIds_dictText: string;
}
interface Member {
  readonly username: string;
  readonly realname: string;
}
/** An interview without a result, with the accounts of its interviewer and of an HR of the company. */
async function heldInterview(origin: string) {
  for (const hr of ['hr01', 'hr02']) {
    const caller = await loadCaller(origin, hr);
    const list = <T>(path: string, query: object) =>
      caller.call<{ records: readonly T[] }>('GET', `${path}/list`, { pageSize: 100, ...query });
    const { records: held } = await list<Held>(interview.path, { status: 4, result: 0 });
    const { records: members } = await list<Member>(companyUser.path, {});
    const { records: open } = await list<{ id: string }>(delivery.path, { status: 1, step: 20, pageSize: 500 });
    const atInterview = new Set(open.map(({ id }) => id));
    for (const row of held.filter(({ deliveryId }) => atInterview.has(deliveryId))) {
      const interviewer = members.find(({ realname }) => realname === row.interviewerIds_dictText)?.username;
      if (interviewer) return { ...row, hr, interviewer, caller };
    }
  }
  throw new Error('no interview without a result');
}

test('a candidate asks for another time and checks in by the code on the screen', async ({ server, visit }) => {
  test.slow(); // two people and four forms
  const admin = await loadCaller(server.origin, 'admin');
  const limits = (lead: number, early: number) => ({
    group: 'interview',
    values: { 'interview.minLeadMinutes': lead, 'interview.checkinEarlyMinutes': early },
  });
  await admin.call('POST', saveSettings.path, limits(0, 240));
  const caller = await loadCaller(server.origin, 'hr01');
  const [candidate] = await namedCandidates(caller, 1);
  if (!candidate) throw new Error('no candidate');
  await clearToday(caller);
  const [start, end] = soon();
  const id = await planInterview(caller, candidate, start, end);

  const school = await visit(`/interview/list?id=${id}`, 'school');
  const theirs = new InterviewPages(school);
  await theirs.askChange('与期末考试冲突', dayAfter(20));
  await expect(theirs.drawer).toContainText(`${words.wish}：与期末考试冲突`);
  const code = await theirs.showCode();

  const hr = await visit('/interview/mine', 'hr01');
  await new InterviewPages(hr).checkIn(` ${code.toLowerCase()} `);
  await expect(
    new Shell(hr).notice(words.checkedIn(candidate.realname, interviewSentences.roundTitle(1))),
  ).toBeVisible();
  await cancelInterviews(caller, [candidate.id]);
  await admin.call('POST', saveSettings.path, limits(120, 60));
});

/** Half an hour of one day that starts within four hours: before midnight there is none left of the day. */
function soon(): [string, string] {
  const at = (minutes: number) => chinaTime(new Date(Date.now() + minutes * 60_000));
  const [start, end] = [at(10), at(40)];
  if (start.slice(0, 10) === end.slice(0, 10)) return [start, end];
  const next = at(24 * 60).slice(0, 10);
  return [`${next} 00:20:00`, `${next} 00:50:00`];
}
