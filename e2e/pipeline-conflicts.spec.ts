/** Interviews of a day over two rooms: conflicts are shown, and everybody is planned. */
import { interview, interviewScreen, interviewSentences, venueBooking } from '@campus/contract/interview';
import { deliver, loadSides, newApplicants, newPost } from './support/candidates.ts';
import { freeDay, loadChoices, planInterview } from './support/interviews.ts';
import { InterviewPages } from './support/pages/interview-pages.ts';
import { Shell } from './support/pages/shell.ts';
import { expect, test } from './support/server.ts';

/** Interviews of a room. The third one comes to the time at which a student is taken; `INTERVIEWS=20` fills the day. */
const half = Number(process.env.INTERVIEWS ?? 5);
const wholeDay = ['09:00', '11:00', '13:00', '15:00', '16:00'];

test('the interviews of a day are planned over two rooms although room, interviewer and student are taken in between', async ({
  server,
  visit,
}) => {
  test.slow(); // every candidate is chosen by hand
  const { origin } = server;
  const sides = await loadSides(origin);
  const { hr, school } = sides;
  const post = await newPost(origin, sides);
  const people = await newApplicants(sides, post, 2 * half + 1);
  const { interviewers, rooms } = await loadChoices(hr);
  const [one, two] = interviewers;
  const [first, second] = rooms;
  const late = people[2];
  const extra = people[2 * half];
  if (!one || !two || !first || !second || !late || !extra) throw new Error('too few interviewers or rooms');
  const needs = [
    { interviewerIds: `${one.id},${two.id}`, venueId: first.id },
    { interviewerIds: two.id, venueId: second.id },
  ];
  const day = await freeDay(hr, needs, 30, wholeDay);

  await test.step('a room, an interviewer and a student are taken', async () => {
    const booked = { startTime: `${day} 09:20:00`, endTime: `${day} 09:40:00` };
    const use = { title: '招生咨询', holder: '招生办公室' };
    await school.call('POST', `${venueBooking.path}/add`, { venueId: first.id, ...use, ...booked });
    await planInterview(hr, { id: extra.deliveryId }, `${day} 10:00:00`, `${day} 10:20:00`, one.id);
    const other = await deliver(sides, late.student, await newPost(origin, sides));
    await planInterview(hr, { id: other.deliveryId }, `${day} 10:20:00`, `${day} 10:40:00`, two.id);
  });

  const page = await visit('/interview/list', 'hr01');
  const pages = new InterviewPages(page);
  const chosen = people.map(({ student, post: { name } }) => ({ realname: student.name, postName: name }));
  const at = (time: string) => pages.slots.filter({ hasText: `${time}` });

  await test.step('the first half goes around the taken times', async () => {
    await pages.openBatch(chosen.slice(0, half));
    await pages.fillBatch({ day, from: '09:00:00', room: first.name, interviewer: one.name, minutes: '20' });
    await pages.preview();
    await expect(pages.planned).toHaveText(interviewScreen.planTitle(half));
    await expect(pages.slots).toHaveCount(half + 2);
    await expect(at('09:20-')).toContainText(interviewSentences.slotTaken(first.name));
    await expect(at('10:00-')).toContainText(interviewSentences.slotTaken(one.name));
    await expect(at('10:20-')).toContainText(people[3]?.student.name as string);
    await expect(at('10:40-')).toContainText(late.student.name);
    await pages.commitBatch();
    await expect(new Shell(page).notice(interviewScreen.batchDone(half))).toBeVisible();
  });

  await test.step('the second half needs the other interviewer', async () => {
    await pages.openBatch(chosen.slice(half, 2 * half));
    await pages.fillBatch({ day, from: '09:00:00', room: second.name, interviewer: one.name, minutes: '20' });
    await pages.preview();
    await expect(at('09:00-')).toContainText(interviewSentences.slotTaken(one.name));
    await pages.replaceInterviewer(one.name, two.name);
    await pages.preview();
    await expect(pages.planned).toHaveText(interviewScreen.planTitle(half));
    await expect(at('10:20-')).toContainText(interviewSentences.slotTaken(two.name));
    await pages.commitBatch();
    await expect(new Shell(page).notice(interviewScreen.batchDone(half)).last()).toBeVisible();
  });

  const { records } = await hr.call<{ records: { startTime: string; venueId: string | null }[] }>(
    'GET',
    `${interview.path}/list`,
    { postId: post.id, status: 1, type: 1, pageSize: 100 },
  );
  expect(records).toHaveLength(2 * half);
  expect(new Set(records.map(({ startTime, venueId }) => `${startTime} ${venueId}`)).size).toBe(2 * half);
});
