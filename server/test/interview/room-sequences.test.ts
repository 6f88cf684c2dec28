import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { at, type Interview, InterviewFixture } from './interview-fixture.ts';

/*
 * Random plans, changes of time and cancellations of four students over two rooms and two interviewers, some at the same
 * moment: no room, interviewer or student is in two places, and a booking exists exactly while its interview is open.
 */
let fixture: InterviewFixture;
beforeAll(async () => {
  fixture = await InterviewFixture.open();
});
afterAll(() => fixture.close());

const interviewers = ['member-look1', 'member-hr1'];
const place = { start: fc.nat(5), length: fc.integer({ min: 1, max: 3 }), room: fc.nat(1), interviewer: fc.nat(1) };
const command = fc.oneof(
  { weight: 4, arbitrary: fc.record({ kind: fc.constant('plan' as const), candidate: fc.nat(3), ...place }) },
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('reschedule' as const), interview: fc.nat(7), ...place }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('cancel' as const), interview: fc.nat(7) }) },
);
type Command = typeof command extends fc.Arbitrary<infer T> ? T : never;
const turns = fc.array(fc.array(command, { minLength: 1, maxLength: 4 }), { minLength: 6, maxLength: 10 });

function formatTime(slot: number): string {
  return `${String(9 + Math.floor(slot / 6)).padStart(2, '0')}:${slot % 6}0`;
}
async function findInterviews(): Promise<Interview[]> {
  const { rows } = await sql<Interview>`select * from rc_interview order by create_time, id`.execute(fixture.db);
  return rows;
}
async function run(c: Command, candidates: readonly string[], rooms: readonly string[]) {
  const list = c.kind === 'plan' ? [] : await findInterviews();
  const id = c.kind === 'plan' ? '' : (list[c.interview % Math.max(list.length, 1)]?.id ?? 'no-such-row');
  if (c.kind === 'cancel') return fixture.act('hr1', 'cancel', { id, reason: '岗位调整' });
  const values = {
    type: 1,
    venueId: rooms[c.room],
    interviewerIds: interviewers[c.interviewer],
    ...at(formatTime(c.start), formatTime(c.start + c.length)),
  };
  if (c.kind === 'reschedule') return fixture.act('hr1', 'reschedule', { id, ...values, reasonCode: 1 });
  return fixture.plan(candidates[c.candidate] as string, values);
}
async function expectSound(): Promise<void> {
  const open = (await findInterviews()).filter(({ status }) => status === 1 || status === 2);
  const { rows: users } = await sql<{ interviewId: string; userId: string }>`
    select interview_id as "interviewId", user_id as "userId" from rc_interview_user where active = 1`.execute(
    fixture.db,
  );
  const holders = (id: string) => users.filter(({ interviewId }) => interviewId === id).map(({ userId }) => userId);
  for (const [i, one] of open.entries())
    for (const other of open.slice(i + 1)) {
      if (!(one.startTime < other.endTime && other.startTime < one.endTime)) continue;
      expect(one.venueId, 'a room').not.toBe(other.venueId);
      expect(one.employId, 'a student').not.toBe(other.employId);
      expect(holders(one.id), 'an interviewer').not.toEqual(holders(other.id));
    }
  const live = (await fixture.bookings()).filter(({ status }) => status === 2);
  const period = (id: string | null, room: unknown, start: unknown, end: unknown) => `${id} ${room} ${start} ${end}`;
  expect(
    live.map((b) => period(b.refId, b.venueId, b.startTime, b.endTime)).toSorted(),
    'bookings mirror interviews',
  ).toEqual(open.map((o) => period(o.id, o.venueId, o.startTime, o.endTime)).toSorted());
  await expectChanges();
}
interface Change {
  readonly interviewId: string;
  readonly action: string;
  readonly oldStart: string | null;
  readonly newStart: string | null;
  readonly reason: string | null;
}
/** Every change of time has a reason and begins where the one before ended; the last one is the time of the interview. */
async function expectChanges(): Promise<void> {
  const { rows } = await sql<Change>`
    select interview_id, action, old_start, new_start, reason from rc_interview_log order by interview_id, seq`.execute(
    fixture.db,
  );
  const changes = Map.groupBy(rows, ({ interviewId }) => interviewId);
  for (const { id, startTime, rescheduleCount } of await findInterviews()) {
    const timed = (changes.get(id) ?? []).filter(({ newStart }) => newStart !== null);
    const moves = timed.filter(({ action }) => action === 'reschedule');
    expect(moves.length, 'changes of time').toBe(rescheduleCount);
    expect(moves.length, 'three changes at most').toBeLessThanOrEqual(3);
    for (const { reason } of moves) expect(reason, 'a reason').toBeTruthy();
    for (const [i, { oldStart }] of timed.entries())
      expect(oldStart, 'from where it was').toBe(timed[i - 1]?.newStart ?? null);
    expect(timed.at(-1)?.newStart, 'the last one').toBe(startTime);
  }
}

it('books no room, interviewer or student twice, whatever is planned, moved and cancelled', async () => {
  const accepted = { plan: 0, reschedule: 0, cancel: 0 };
  await fc.assert(
    fc.asyncProperty(turns, async (sequence) => {
      await fixture.clear();
      await fixture.deliveries.setting('interview.minLeadMinutes', 0);
      const candidates: string[] = [];
      for (let i = 0; i < 4; i += 1) candidates.push((await fixture.candidate()).deliveryId);
      const rooms = [await fixture.room(), await fixture.room()];
      for (const turn of sequence) {
        const replies = await Promise.all(turn.map((c) => run(c, candidates, rooms)));
        for (const [i, { success }] of replies.entries()) if (success) accepted[(turn[i] as Command).kind] += 1;
        await expectSound();
      }
    }),
    { numRuns: Number(process.env.STRESS ?? 8), ...(!process.env.STRESS && { seed: 24 }), endOnFailure: true },
  );
  if (process.env.STRESS) console.info(accepted);
  expect(Math.min(...Object.values(accepted)), 'each command takes effect').toBeGreaterThan(0);
}, 3_600_000);
