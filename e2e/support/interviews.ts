/** Interviews of the end-to-end tests: candidates and times that no other row uses, and their removal. */
import { freeInterviewSlots, type InterviewChoices, interview, interviewChoices } from '@campus/contract/interview';
import { chinaTime } from '@campus/contract/kit';
import { companyPost } from '@campus/contract/post';
import { delivery } from '@campus/contract/resume';
import { saveSettings } from '@campus/contract/system';
import { expect } from '@playwright/test';
import { type Caller, loadCaller } from './api.ts';

export interface Candidate {
  readonly id: string;
  readonly realname: string;
  readonly postName: string;
  readonly postId: string;
  readonly employId: string;
  readonly step: number;
}
interface Listed {
  readonly id: string;
  readonly deliveryId: string;
  readonly status: number;
}
interface OfferedPost {
  readonly id: string;
  readonly interviewRounds: number;
}
const dayMs = 86_400_000;
const cancelled = 5;
/** The day that is `days` away, in China. */
export const dayAfter = (days: number): string => chinaTime(new Date(Date.now() + days * dayMs)).slice(0, 10);

/** Deliveries of the caller's company at 简历 or 面试. */
async function loadOpen(caller: Caller): Promise<Candidate[]> {
  const query = { status: 1, step: '10,20', studentConfirm: 1, pageSize: 500 };
  return (await caller.call<{ records: Candidate[] }>('GET', `${delivery.path}/list`, query)).records;
}
/** Deliveries of the caller's company at 简历 or 面试, for posts with interviews, that no interview was planned for. */
export async function loadCandidates(caller: Caller): Promise<Candidate[]> {
  const records = await loadOpen(caller);
  const known = await caller.call<{ records: Listed[] }>('GET', `${interview.path}/list`, { pageSize: 500 });
  const used = new Set(known.records.flatMap((row) => (row.status === cancelled ? [] : [row.deliveryId])));
  const posts = await caller.call<{ records: OfferedPost[] }>('GET', `${companyPost.path}/list`, { pageSize: 500 });
  const asking = new Set(posts.records.flatMap(({ id, interviewRounds }) => (interviewRounds > 0 ? [id] : [])));
  return records.filter(({ id, postId }) => asking.has(postId) && !used.has(id));
}
/**
 * Different students at 面试, each with one delivery for the post, so that a search by name finds one. Where other tests have
 * left too few, students at 简历 pass.
 */
export async function namedCandidates(caller: Caller, count: number): Promise<Candidate[]> {
  const all = await loadCandidates(caller);
  // The choice also offers those who have had an interview.
  const sameName = Map.groupBy(await loadOpen(caller), ({ realname, postName }) => `${realname} · ${postName}`);
  const alone = all.filter(({ realname, postName }) => sameName.get(`${realname} · ${postName}`)?.length === 1);
  const latestFirst = alone.toSorted((a, b) => b.step - a.step);
  const byStudent = Map.groupBy(latestFirst, ({ employId }) => employId);
  const found = [...byStudent.values()].flatMap(([first]) => first ?? []).slice(0, count);
  if (found.length < count) throw new Error(`${found.length} candidates instead of ${count}`);
  for (const { id, step } of found) if (step === 10) await caller.call('POST', `${delivery.path}/pass`, { id });
  return found;
}

export const loadChoices = (caller: Caller): Promise<InterviewChoices> => caller.call('GET', interviewChoices.path);

export interface Needs {
  readonly interviewerIds: string;
  readonly venueId?: string;
}
const isWeekend = (date: string): boolean => [0, 6].includes(new Date(`${date}T00:00:00Z`).getUTCDay());

/** The first working day at least `from` days away on which everything is free for two hours after each of the times. */
export async function freeDay(
  caller: Caller,
  needs: readonly Needs[],
  from = 20,
  times: readonly string[] = ['18:00'],
): Promise<string> {
  for (let days = from; days < from + 60; days += 1) {
    const date = dayAfter(days);
    if (isWeekend(date)) continue;
    const free = await Promise.all(
      needs.map((one) =>
        caller.call<{ starts: string[] }>('GET', freeInterviewSlots.path, { ...one, date, minutes: 120 }),
      ),
    );
    if (free.every(({ starts }) => times.every((time) => starts.includes(time)))) return date;
  }
  throw new Error('no free day');
}

/** The open interviews of a delivery. */
export async function loadInterviews(caller: Caller, deliveryId: string): Promise<{ id: string; startTime: string }[]> {
  const query = { deliveryId, status: '1,2' };
  return (await caller.call<{ records: { id: string; startTime: string }[] }>('GET', `${interview.path}/list`, query))
    .records;
}
/** Plans an interview by telephone, of the first interviewer unless another one is named. */
export async function planInterview(
  caller: Caller,
  of: Pick<Candidate, 'id'>,
  start: string,
  end: string,
  interviewerId?: string,
): Promise<string> {
  const { interviewers, contact, contactMobile } = await loadChoices(caller);
  const people = { interviewerIds: interviewerId ?? interviewers[0]?.id, contact, contactMobile };
  const body = { deliveryId: of.id, round: 1, type: 3, startTime: start, endTime: end, ...people };
  return (await caller.call<{ id: string }>('POST', `${interview.path}/add?confirm=1`, body)).id;
}
/** Gives candidates, people and rooms back to the next test. */
export async function cancelInterviews(caller: Caller, deliveryIds: readonly string[]): Promise<void> {
  for (const deliveryId of deliveryIds)
    for (const { id } of await loadInterviews(caller, deliveryId))
      await caller.call('POST', `${interview.path}/cancel`, { id, reason: '测试结束' });
}
/** Cancels what the company plans for today: its interviewers have time for an interview now. */
export async function clearToday(caller: Caller, except?: string): Promise<void> {
  const today = dayAfter(0);
  const query = { status: '1,2', startTime_begin: today, startTime_end: today, pageSize: 500 };
  const { records } = await caller.call<{ records: Listed[] }>('GET', `${interview.path}/list`, query);
  for (const { id } of records)
    if (id !== except) await caller.call('POST', `${interview.path}/cancel`, { id, reason: '测试需要' });
}
/** Ten minutes from now; an interview ends on the day of its start, so that shortly before midnight it waits for that. */
function nextMinutes(): { startTime: string; endTime: string } {
  const at = (seconds: number) => chinaTime(new Date(Date.now() + seconds * 1000));
  const [startTime, endTime] = [at(3), at(603)];
  const day = endTime.slice(0, 10);
  return startTime.startsWith(day)
    ? { startTime, endTime }
    : { startTime: `${day} 00:00:00`, endTime: `${day} 00:10:00` };
}
/** Moves an interview to this moment, as time would. By telephone: a room can be closed now. */
export async function moveToNow(origin: string, caller: Caller, id: string): Promise<void> {
  await clearToday(caller, id);
  const admin = await loadCaller(origin, 'admin');
  const lead = (minutes: number) => ({ group: 'interview', values: { 'interview.minLeadMinutes': minutes } });
  await admin.call('POST', saveSettings.path, lead(0));
  const row = await caller.call<{ version: number }>('GET', `${interview.path}/queryById`, { id });
  await caller.call('PUT', `${interview.path}/edit`, { ...row, type: 3, venueId: null });
  let startTime = '';
  // The start must not be over when the call arrives.
  await expect(async () => {
    const times = nextMinutes();
    startTime = times.startTime;
    // Today may be a weekend, which is warned of.
    await caller.call('POST', `${interview.path}/reschedule?confirm=1`, { id, ...times, reasonCode: 1 });
  }).toPass();
  await admin.call('POST', saveSettings.path, lead(120));
  await expect.poll(() => chinaTime(new Date()) >= startTime, { timeout: 700_000 }).toBe(true);
}
