/** The calendar of a company: views, filters, moving an event, and the address for calendar programs. */
import { calendarTexts, feedTexts, revokeFeed } from '@campus/contract/calendar';
import { interviewFlow } from '@campus/contract/interview';
import { text } from '@campus/contract/messages';
import type { Locator, Page } from '@playwright/test';
import { loadCaller } from './support/api.ts';
import {
  type Candidate,
  cancelInterviews,
  dayAfter,
  freeDay,
  loadChoices,
  namedCandidates,
  planInterview,
} from './support/interviews.ts';
import { FormPart } from './support/pages/form.ts';
import { Shell } from './support/pages/shell.ts';
import { expect, test } from './support/server.ts';

const words = calendarTexts;
const path = '/calendar/enterprise/interview';

/** An interview of hr01 on a day that is free otherwise. */
async function createInterview(origin: string) {
  const caller = await loadCaller(origin, 'hr01');
  const { interviewers } = await loadChoices(caller);
  const [candidate] = await namedCandidates(caller, 1);
  if (!candidate) throw new Error('no candidate');
  const day = await freeDay(caller, [{ interviewerIds: interviewers.map(({ id }) => id).join(',') }]);
  await planInterview(caller, candidate, `${day} 18:00:00`, `${day} 18:30:00`);
  return { caller, candidate, day, remove: () => cancelInterviews(caller, [candidate.id]) };
}
const getEvent = (page: Page, { realname }: Candidate): Locator =>
  new Shell(page).pane.locator('.calendar-event, .calendar-line').filter({ hasText: realname, visible: true });

test('an interview is in every view of the calendar and follows its filters', async ({ server, visit }) => {
  const { candidate, day, remove } = await createInterview(server.origin);
  const page = await visit(`${path}?view=month&date=${day}`, 'hr01');
  const event = getEvent(page, candidate);
  const views = page.getByRole('radiogroup', { name: words.view });
  for (const name of Object.values(words.views)) {
    await views.getByText(name, { exact: true }).click();
    await expect(event.first()).toBeVisible();
  }
  await views.getByText(words.views.week, { exact: true }).click();
  // Half an hour has room for a line of text.
  const line = event.first().locator('.calendar-chip');
  await expect.poll(() => line.evaluate(({ clientHeight }) => clientHeight)).toBeGreaterThanOrEqual(18);
  await event.first().click();
  const card = page.getByRole('region', { name: new RegExp(candidate.realname) });
  await expect(card).toContainText(interviewFlow.states.asked.label);
  await expect(card).toContainText(candidate.postName);
  await page.keyboard.press('Escape');

  const kind = page.getByRole('group', { name: words.kinds }).getByRole('button');
  await kind.click();
  await expect(event).toHaveCount(0);
  await page.getByRole('button', { name: text.common.reset, exact: true }).click();
  await expect(event.first()).toBeVisible();
  await new FormPart(page, new Shell(page).pane).choose(words.states, interviewFlow.states.asked.label);
  await expect(event.first()).toBeVisible();
  await expect(page).toHaveURL(/state=%/);
  await remove();
});

test('a calendar is printed without the rest of the page, whole and on white paper', async ({ server, visit }) => {
  const { candidate, day, remove } = await createInterview(server.origin);
  for (const [side, username] of [
    ['school', 'school'],
    ['enterprise', 'hr01'],
  ] as const) {
    const page = await visit(`/calendar/${side}/interview`, username);
    await page.evaluate((settings) => localStorage.setItem('pro__settings', settings), darkSettings);
    for (const view of ['month', 'week', 'list']) {
      await page.goto(`/calendar/${side}/interview?view=${view}&date=${day}`);
      await expect(getEvent(page, candidate).first()).toBeVisible();
      await expect(page.locator('html')).toHaveAttribute('data-mode', 'dark');
      await startPrinting(page);
      await expect(page.locator('html')).toHaveAttribute('data-mode', 'light');
      await expect(page.locator('.calendar-paper').filter({ hasText: candidate.realname })).toBeVisible();
      await expect(page.getByRole('heading', { level: 2 })).toBeVisible();
      await expect(page.getByRole('navigation').filter({ visible: true })).toHaveCount(0);
      await expect(page.getByRole('button').filter({ visible: true })).toHaveCount(
        await page.getByRole('group', { name: words.kinds }).getByRole('button').count(),
      );
      await endPrinting(page);
      await expect(page.locator('html')).toHaveAttribute('data-mode', 'dark');
      await expect(page.locator('.calendar-paper').filter({ hasText: candidate.realname })).toHaveCount(0);
    }
  }
  await remove();
});

const darkSettings = JSON.stringify({ value: { darkMode: true }, expire: null });
/** Prints up to the print dialog, which a browser without windows does not have. */
async function startPrinting(page: Page): Promise<void> {
  await page.evaluate(() => {
    window.print = () => void window.dispatchEvent(new Event('beforeprint'));
  });
  await page.getByRole('button', { name: words.print, exact: true }).click();
  await page.emulateMedia({ media: 'print' });
}
async function endPrinting(page: Page): Promise<void> {
  await page.evaluate(() => void window.dispatchEvent(new Event('afterprint')));
  await page.emulateMedia({ media: null });
}

test('an interview is dragged to a free day, and back from one on which the interviewer is taken', async ({
  server,
  visit,
}) => {
  test.slow(); // two drags and two dialogs
  const caller = await loadCaller(server.origin, 'hr01');
  const [moved, other] = await namedCandidates(caller, 2);
  if (!moved || !other) throw new Error('too few candidates');
  const [tuesday, wednesday, thursday] = midweek();
  await planInterview(caller, moved, `${wednesday} 18:00:00`, `${wednesday} 18:30:00`);
  await planInterview(caller, other, `${thursday} 18:00:00`, `${thursday} 18:30:00`);
  const page = await visit(`${path}?view=month&date=${wednesday}`, 'hr01');
  const shell = new Shell(page);
  const dialog = shell.dialog(`“`).filter({ hasText: words.moveTo });
  const cell = (day: string) => shell.pane.locator(`[data-date="${day}"]`);
  const event = cell(wednesday).locator('.calendar-event').filter({ hasText: moved.realname });
  const move = async (day: string) => {
    await drag(page, event, cell(day));
    await expect(dialog).toContainText(`${words.moveTo} ${day} 18:00`);
    await new FormPart(page, dialog).answer('改期原因', '学生申请');
    await dialog.getByRole('button', { name: words.move, exact: true }).click();
  };

  await move(thursday);
  await expect(dialog).toContainText(/面试官.+在此时段已有面试/);
  await dialog.getByRole('button', { name: text.common.cancel, exact: true }).click();
  await shell.confirm(text.common.leaveConfirm);
  await expect(event).toBeVisible();

  await move(tuesday);
  await expect(shell.notice(interviewFlow.steps.reschedule.done)).toBeVisible();
  await expect(cell(tuesday)).toContainText(moved.realname);
  await cancelInterviews(caller, [moved.id, other.id]);
});

/** Tuesday to Thursday of a week on which nothing is planned: a month shows whole weeks. */
function midweek(): [string, string, string] {
  const weekday = new Date(`${dayAfter(20)}T00:00:00Z`).getUTCDay();
  const first = 20 + ((2 - weekday + 7) % 7);
  return [dayAfter(first), dayAfter(first + 1), dayAfter(first + 2)];
}

async function drag(page: Page, event: Locator, target: Locator): Promise<void> {
  // At the end of a month the week is below the window.
  await target.scrollIntoViewIfNeeded();
  const [from, to] = [await event.boundingBox(), await target.boundingBox()];
  if (!from || !to) throw new Error('the event or the day is not on the page');
  await page.mouse.move(from.x + 12, from.y + from.height / 2);
  await page.mouse.down();
  await page.mouse.move(to.x + to.width / 2, to.y + to.height / 2, { steps: 12 });
  await page.mouse.up();
}

test('a calendar address is shown once, read by a calendar program and ended', async ({ visit, request }) => {
  const page = await visit(path, 'hr02');
  await page.getByRole('button', { name: feedTexts.title }).click();
  await page.getByRole('button', { name: feedTexts.create, exact: true }).click();
  const shown = new Shell(page).dialog(feedTexts.once);
  const address = await shown.locator('.feed-address').innerText();
  await shown.getByRole('button', { name: feedTexts.known, exact: true }).click();
  const answer = await request.get(address);
  expect([answer.status(), answer.headers()['content-type']]).toEqual([200, 'text/calendar; charset=utf-8']);
  expect(await answer.text()).toMatch(/^BEGIN:VCALENDAR\r\n/);

  const dialog = new Shell(page).dialog(feedTexts.intro);
  const line = dialog.getByRole('listitem').first();
  await expect(line).toContainText('面试日历');
  await expect(dialog).not.toContainText(address);
  await line.getByRole('button', { name: new RegExp(`^${feedTexts.revoke}`) }).click();
  await page.getByRole('button', { name: text.common.ok, exact: true }).click();
  await expect(new Shell(page).notice(revokeFeed.done as string)).toBeVisible();
  expect((await request.get(address)).status()).toBe(404);
});
