import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { ApplyFixture } from './apply-fixture.ts';

let fixture: ApplyFixture;
beforeAll(async () => {
  fixture = await ApplyFixture.open();
});
beforeEach(() => fixture.clear());
afterAll(() => fixture.close());

const path = '/jobFair/fairStudent';
interface SignUp {
  readonly employId: string;
  readonly status: number;
  readonly waitNo: number | null;
}
const rows = async (): Promise<SignUp[]> =>
  (
    await sql<SignUp>`select employ_id, status, wait_no from rc_fair_student where status <> 4
      order by wait_no nulls first, id`.execute(fixture.db)
  ).rows;
const students = async (n: number): Promise<string[]> => {
  const ids: string[] = [];
  for (let i = 0; i < n; i += 1) ids.push((await fixture.base.student({}, null)).id);
  return ids;
};
const signUp = (fairId: string, employId: string) =>
  fixture.base.post(
    'school',
    '/api/stu/jobFair/signUp',
    { fairId, remark: '电话委托' },
    { 'x-behalf-employ': employId },
  );
const leave = (fairId: string, employId: string) =>
  fixture.base.post(
    'school',
    '/api/stu/jobFair/cancel',
    { fairId, remark: '电话委托' },
    { 'x-behalf-employ': employId },
  );

describe('students of a fair', () => {
  it('get exactly ten places and gapless numbers on the waiting list when a hundred sign up at once', async () => {
    const fair = await fixture.fair({ studentLimit: 10 });
    const ids = await students(100);
    const replies = await Promise.all(ids.map((id) => signUp(fair.id, id)));
    expect(replies.every(({ success }) => success)).toBe(true);
    const found = await rows();
    expect(found.filter(({ status }) => status === 1)).toHaveLength(10);
    expect(found.flatMap(({ waitNo }) => waitNo ?? [])).toEqual(Array.from({ length: 90 }, (_, i) => i + 1));
    expect(await fixture.fairRow(fair.id)).toMatchObject({ studentCount: 10, studentQueue: 90, lastStudentNo: 90 });
  });

  it('come from the waiting list in its order, also when several leave at once', async () => {
    const fair = await fixture.fair({ studentLimit: 3 });
    const ids = await students(6);
    for (const id of ids) await signUp(fair.id, id);
    const waiting = (await rows()).filter(({ status }) => status === 5).map(({ employId }) => employId);
    expect(waiting).toEqual(ids.slice(3));
    const replies = await Promise.all(ids.slice(0, 2).map((id) => leave(fair.id, id)));
    expect(replies.map(({ message }) => message)).toEqual(['报名已取消', '报名已取消']);
    const left = await rows();
    expect(left.filter(({ status }) => status === 5).map(({ employId }) => employId)).toEqual([ids[5]]);
    await leave(fair.id, ids[5] as string);
    expect(await fixture.fairRow(fair.id)).toMatchObject({ studentCount: 3, studentQueue: 0 });
  });

  it.each([
    ['leaves the school', '学籍异动', (id: string) => fixture.base.editStudent(id, { status: 5 })],
    ['is deleted', '学生档案已删除', (id: string) => fixture.base.deleteStudent(id)],
  ])('give the place to the first who waits when one %s, unless the fair has begun', async (_when, reason, end) => {
    const begun = await fixture.fair({ studentLimit: 1 });
    const nextDay = { startTime: '2025-10-26 09:00:00', endTime: '2025-10-26 16:00:00', fairDate: '2025-10-26' };
    const coming = await fixture.fair({ studentLimit: 1, ...nextDay });
    const [first, second, third] = (await students(3)) as [string, string, string];
    for (const { id } of [begun, coming]) for (const one of [first, second, third]) await signUp(id, one);
    const statesOf = async (fairId: string) => {
      const { rows: found } = await sql<SignUp & { reason: string | null }>`
        select employ_id, status, cancel_reason as reason from rc_fair_student where fair_id = ${fairId}`.execute(
        fixture.db,
      );
      return [first, second, third].map((id) => {
        const row = found.find(({ employId }) => employId === id);
        return [row?.status, row?.reason];
      });
    };
    fixture.travel('2025-10-25 09:00:00');
    expect(await end(first)).toMatchObject({ success: true });
    expect(await statesOf(begun.id)).toEqual([
      [1, null],
      [5, null],
      [5, null],
    ]);
    expect(await statesOf(coming.id)).toEqual([
      [4, reason],
      [1, null],
      [5, null],
    ]);
    expect(await fixture.fairRow(coming.id)).toMatchObject({ studentCount: 1, studentQueue: 1 });
    expect(await end(third)).toMatchObject({ success: true });
    expect(await statesOf(coming.id)).toEqual([
      [4, reason],
      [1, null],
      [4, reason],
    ]);
    expect(await fixture.fairRow(coming.id)).toMatchObject({ studentCount: 1, studentQueue: 0 });
  });

  it('keep no place when they leave the school while they sign up', async () => {
    const fairs = [await fixture.fair({ studentLimit: 3 }), await fixture.fair({ studentLimit: 3 })];
    const ids = await students(6);
    const [leaving, staying] = [ids.slice(0, 4), ids.slice(4).toSorted()];
    const [replies] = await Promise.all([
      Promise.all(leaving.map((id) => fixture.base.editStudent(id, { status: 5 }))),
      ...fairs.flatMap(({ id }) => ids.map((one) => signUp(id, one))),
    ]);
    expect(replies.map(({ success }) => success)).toEqual(leaving.map(() => true));
    const held = await rows();
    expect(held.map(({ employId }) => employId).sort()).toEqual(staying.flatMap((id) => [id, id]));
    expect(held.every(({ status }) => status === 1)).toBe(true);
    for (const { id } of fairs) expect(await fixture.fairRow(id)).toMatchObject({ studentCount: 2, studentQueue: 0 });
  });

  it('of the waiting list come to the gate and go back to it when the check-in is undone', async () => {
    const times = { startTime: '2025-10-15 10:20:00', endTime: '2025-10-15 16:00:00', fairDate: '2025-10-15' };
    const until = { applyEnd: '2025-10-15 09:00:00', confirmEnd: '2025-10-15 10:00:00' };
    const fair = await fixture.fair({ studentLimit: 1, ...times, ...until });
    const [first, second, third] = (await students(3)) as [string, string, string];
    for (const id of [first, second, third]) await signUp(fair.id, id);
    const atGate = async (employId: string) =>
      (await fixture.post('school', '/jobFair/fairAttendance/check', { fairId: fair.id, employId, reason: '未带手机' }))
        .result.attendanceId;
    const undo = (id: string) => fixture.post('school', '/jobFair/fairAttendance/undo', { id, reason: '扫错学生' });
    const counts = async () => {
      const { studentCount, studentQueue } = await fixture.fairRow(fair.id);
      const found = await rows();
      const has = (code: number) => found.filter(({ status }) => status === code).length;
      return { studentCount, studentQueue, signed: has(1), queued: has(5) };
    };
    const attended = await atGate(second);
    expect(await counts()).toEqual({ studentCount: 1, studentQueue: 1, signed: 1, queued: 1 });
    expect((await undo(attended)).message).toBe('已撤销签到');
    expect(await counts()).toEqual({ studentCount: 1, studentQueue: 2, signed: 1, queued: 2 });
    await leave(fair.id, second);
    expect(await counts()).toEqual({ studentCount: 1, studentQueue: 1, signed: 1, queued: 1 });
    await undo(await atGate(first));
    expect(await counts()).toEqual({ studentCount: 1, studentQueue: 1, signed: 1, queued: 1 });
  });

  it.each([
    [{ studentLimit: 0 }, '本场招聘会无需报名，请直接到场签到'],
    [{ studentLimit: 5, studentEnd: '2025-10-15 09:00:00' }, '不在学生报名时间内'],
    [{ studentLimit: 1, studentCount: 1, allowWaitlist: 0 }, '本场招聘会名额已满'],
  ])('are refused at a fair with %j', async (more, sentence) => {
    const fair = await fixture.fair(more);
    const [id] = await students(1);
    expect((await signUp(fair.id, id as string)).message).toBe(sentence);
  });

  it('have one place, take it with their own token and see no other fair of theirs', async () => {
    const fair = await fixture.fair({ studentLimit: 5 });
    const one = await fixture.base.student();
    const call = await fixture.base.signedIn(one);
    expect((await call('POST', '/api/stu/jobFair/signUp', { fairId: fair.id })).message).toBe('报名成功');
    expect((await call('POST', '/api/stu/jobFair/signUp', { fairId: fair.id })).message).toBe('您已报名本场招聘会');
    const [shown] = (await call('GET', '/api/stu/my/fairs')).result;
    expect(shown).toMatchObject({ fairId: fair.id, placesLeft: 4, signUp: { status: 1 } });
    const code = await call('GET', `/api/stu/jobFair/entryCode?fairId=${fair.id}`);
    expect(code.result.code).toMatch(/^[0-9A-Z]{8}$/);
    expect((await call('POST', '/api/stu/jobFair/cancel', { fairId: fair.id })).success).toBe(true);
    expect(await fixture.fairRow(fair.id)).toMatchObject({ studentCount: 0 });
  });

  it('are signed up by the school in a batch that names whom it could not', async () => {
    const fair = await fixture.fair({ studentLimit: 5 });
    const ids = await students(2);
    await signUp(fair.id, ids[0] as string);
    const reply = await fixture.post('school', `${path}/saveBatch`, { fairId: fair.id, employIds: ids.join(',') });
    expect(reply.result).toMatchObject({ ok: 1, failed: [{ message: '该学生已报名本场招聘会' }] });
    expect((await fixture.get('hr1', `${path}/list`)).code).toBe(510);
  });
});
