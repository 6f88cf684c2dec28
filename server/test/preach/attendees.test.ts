import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { runJob } from '../support/run-job.ts';
import { at, colleges, PreachFixture } from './preach-fixture.ts';

const picture = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
  'base64',
);
let fixture: PreachFixture;
beforeAll(async () => {
  fixture = await PreachFixture.open();
});
afterAll(() => fixture.close());
beforeEach(() => fixture.clear());
const students = (n: number) => Promise.all(Array.from({ length: n }, () => fixture.deliveries.student()));
/** Students without a résumé, who can be deleted. */
const bare = (n: number) => Promise.all(Array.from({ length: n }, () => fixture.deliveries.student({}, null)));
const statesOf = async (preachId: string, those: readonly { id: string }[]) => {
  const rows = await fixture.attendees(preachId);
  return those.map(({ id }) => rows.find(({ employId }) => employId === id)?.status);
};
const check = (body: object) => fixture.post('staff', '/preach/preachAttendee/check', body);

describe('a sign-up', () => {
  it('takes a seat or a number on the waiting list, also when many ask at once', async () => {
    const { id } = await fixture.approved({ seatLimit: 5 });
    const replies = await Promise.all((await students(12)).map((one) => fixture.signUp(id, one)));
    expect(replies.filter(({ success }) => success)).toHaveLength(12);
    const waiting = replies.flatMap(({ result }) => (result.waitNo === null ? [] : [result.waitNo as number]));
    expect(waiting.sort((a, b) => a - b)).toEqual([1, 2, 3, 4, 5, 6, 7]);
    expect(await fixture.row(id)).toMatchObject({ seatTaken: 5, waitCount: 7, signUpCount: 5 });
  });
  it('is refused outside of its time, for others than its targets and a second time', async () => {
    const [student] = await students(1);
    if (!student) throw new Error('no student');
    const { id } = await fixture.approved({ signUpStart: '2025-10-20 09:00:00', signUpEnd: '2025-10-26 18:00:00' });
    expect((await fixture.signUp(id, student)).message).toBe('不在报名时间内');
    fixture.moveTo('2025-10-21T09:00:00');
    await sql`update rc_preach set limit_target = 1, target_grad = '2027' where id = ${id}`.execute(fixture.db);
    expect((await fixture.signUp(id, student)).message).toBe('本场仅面向2027届');
    await sql`update rc_preach set limit_target = 0 where id = ${id}`.execute(fixture.db);
    expect((await fixture.signUp(id, student)).message).toBe('报名成功');
    expect((await fixture.signUp(id, student)).message).toBe('已报名本场宣讲会');
    const own = await fixture.post(
      'staff',
      '/api/stu/preach/signUp',
      { preachId: id },
      { 'x-behalf-employ': student.id },
    );
    expect(own.success).toBe(false);
  });
  it('hands a seat that is given up to the first who waits, and warns of two sessions at one time', async () => {
    const { id } = await fixture.approved({ seatLimit: 1 });
    const [first, second, third] = await students(3);
    if (!first || !second || !third) throw new Error('no students');
    await fixture.signUp(id, first);
    expect((await fixture.signUp(id, second)).message).toBe('名额已满，已进入候补，序号1');
    await fixture.signUp(id, third);
    expect((await fixture.cancelFor(id, first)).message).toBe('已取消报名');
    const rows = await fixture.attendees(id);
    const stateOf = (student: { id: string }) => rows.find(({ employId }) => employId === student.id)?.status;
    expect([first, second, third].map(stateOf)).toEqual([4, 1, 5]);
    // Those who come back wait behind the others.
    expect((await fixture.signUp(id, first)).result.waitNo).toBe(3);
    const { rows: notified } = await sql`select 1 from rc_outbox where code = 'H08'`.execute(fixture.db);
    expect(notified).toHaveLength(1);
    const other = await fixture.approved();
    const warned = await fixture.signUp(other.id, second);
    expect(warned.result.warnings).toEqual(['该学生此时段报名了宣讲会《云湖科技校园宣讲会》，是否继续?']);
  });
  it('is the student’s own with a token, and ends when the session starts', async () => {
    const { id } = await fixture.approved();
    const student = await fixture.deliveries.student();
    const call = await fixture.deliveries.signedIn(student);
    expect((await call('POST', '/api/stu/preach/signUp', { preachId: id })).message).toBe('报名成功');
    const mine = await call('GET', '/api/stu/my/preaches');
    expect(mine.result[0]).toMatchObject({ id, seatsLeft: 199, isOpen: true, signUp: { status: 1 } });
    fixture.moveTo('2025-10-27T14:00:00');
    const again = await fixture.deliveries.signedIn(await fixture.deliveries.student());
    expect((await again('POST', '/api/stu/preach/cancel', { preachId: id })).message).toBe('您未报名本场宣讲会');
    expect((await fixture.cancelFor(id, student)).message).toBe('宣讲会已开始');
  });
  it.each([
    ['leaves the school', (id: string) => fixture.deliveries.editStudent(id, { status: 5 })],
    ['is deleted', (id: string) => fixture.deliveries.deleteStudent(id)],
  ])(
    'gives its seat to the first who waits when the student %s, unless the session has begun',
    async (_when, leave) => {
      const begun = await fixture.approved({ seatLimit: 1 });
      const coming = await fixture.approved({ seatLimit: 1, ...at('14:00', '16:00', '2025-10-28') });
      const [first, second, third] = await bare(3);
      if (!first || !second || !third) throw new Error('no students');
      for (const { id } of [begun, coming]) for (const one of [first, second, third]) await fixture.signUp(id, one);
      fixture.moveTo('2025-10-27T14:00:00');
      expect(await leave(first.id)).toMatchObject({ success: true });
      expect(await statesOf(begun.id, [first, second, third])).toEqual([1, 5, 5]);
      expect(await statesOf(coming.id, [first, second, third])).toEqual([4, 1, 5]);
      expect(await fixture.row(coming.id)).toMatchObject({ seatTaken: 1, waitCount: 1, signUpCount: 1 });
      expect(await leave(third.id)).toMatchObject({ success: true });
      expect(await statesOf(coming.id, [first, second, third])).toEqual([4, 1, 4]);
      expect(await fixture.row(coming.id)).toMatchObject({ seatTaken: 1, waitCount: 0 });
    },
  );
  it('leaves no seat to students who leave the school while they sign up', async () => {
    const sessions = [
      await fixture.approved({ seatLimit: 3 }),
      await fixture.approved({ seatLimit: 3, ...at('14:00', '16:00', '2025-10-28') }),
    ];
    const all = await bare(6);
    const leaving = all.slice(0, 4);
    const staying = all.slice(4).map(({ id }) => id);
    const replies = await Promise.all([
      ...sessions.flatMap(({ id }) => all.map((one) => fixture.signUp(id, one))),
      ...leaving.map(({ id }) => fixture.deliveries.editStudent(id, { status: 5 })),
    ]);
    expect(replies.slice(-leaving.length).map(({ success }) => success)).toEqual(leaving.map(() => true));
    for (const { id } of sessions) {
      const held = (await fixture.attendees(id)).filter(({ status }) => status === 1 || status === 5);
      expect(held.map(({ employId }) => employId).sort()).toEqual(staying.toSorted());
      expect(held.map(({ status }) => status)).toEqual([1, 1]);
      expect(await fixture.row(id)).toMatchObject({ seatTaken: 2, waitCount: 0, signUpCount: 2 });
    }
  });
  it('gives new seats to those who wait in their order', async () => {
    const { id } = await fixture.approved({ seatLimit: 1 });
    for (const one of await students(4)) await fixture.signUp(id, one);
    const promote = () => fixture.post('staff', '/preach/preachAttendee/promote', { preachId: id });
    expect((await promote()).message).toBe('名额已满');
    await fixture.step('changeSeats', { id, seatLimit: 3 });
    expect((await fixture.attendees(id)).map(({ status }) => status).sort()).toEqual([1, 1, 1, 5]);
    expect((await fixture.step('changeSeats', { id, seatLimit: 2 })).message).toBe('名额不能少于已报名的3人');
  });
});

describe('the check at the door', () => {
  it('takes a code in the window, once, and a student without a sign-up by hand with the reason', async () => {
    const { id } = await fixture.approved();
    const [first, second] = await students(2);
    if (!first || !second) throw new Error('no students');
    await fixture.signUp(id, first);
    const code = (await fixture.attendees(id))[0]?.checkinCode;
    expect((await check({ preachId: id, code })).message).toBe('不在签到时间内');
    fixture.moveTo('2025-10-27T13:30:00');
    expect((await check({ preachId: id, code: 'ABCDEFGH' })).message).toBe('签到码不正确或已失效');
    expect((await check({ preachId: id, code })).message).toBe('签到成功');
    fixture.moveTo('2025-10-27T13:40:00');
    expect((await check({ preachId: id, code })).message).toBe('已签到（2025-10-27 13:30）');
    expect((await check({ preachId: id, employId: second.id })).message).toBe('请填写原因!');
    expect((await check({ preachId: id, employId: second.id, reason: '现场参加' })).success).toBe(true);
    expect((await check({ preachId: id })).message).toBe('请选择企业或学生中的一项');
    const rows = await fixture.attendees(id);
    expect(rows.map(({ status, source, method }) => ({ status, source, method }))).toEqual(
      expect.arrayContaining([
        { status: 2, source: 1, method: 1 },
        { status: 2, source: 2, method: 2 },
      ]),
    );
    expect(await fixture.row(id)).toMatchObject({ checkinCount: 2, seatTaken: 1 });
    fixture.moveTo('2025-10-27T14:30:01');
    await fixture.signUp(id, second);
    expect((await check({ preachId: id, code })).message).toBe('不在签到时间内');
    fixture.moveTo('2025-10-28T16:00:01');
    const [third] = await students(1);
    expect((await check({ preachId: id, employId: third?.id, reason: '补录' })).message).toBe(
      '宣讲会结束超过24小时，不能修改考勤',
    );
  });
  it('changes its code every minute and takes a student by number, name and phone', async () => {
    const { id } = await fixture.approved();
    const student = await fixture.deliveries.student();
    fixture.moveTo('2025-10-27T13:50:10');
    const codes = async () =>
      (await fixture.deliveries.get('staff', '/preach/preachAttendee/qr', { preachId: id })).result;
    const first = await codes();
    expect(first).toMatchObject({ secondsLeft: 50 });
    const token = new URL(first.gate, 'http://console').searchParams.get('t') ?? '';
    const { rows } = await sql<{ studentNo: string; realname: string }>`
      select student_no, realname from rc_employ_user where id = ${student.id}`.execute(fixture.db);
    const gate = async (body: object) =>
      (
        await fixture.deliveries.app.call({
          method: 'POST',
          url: '/server/preach/preachAttendee/gate',
          payload: { preachId: id, token, ...rows[0], mobileTail: student.mobile.slice(-4), ...body },
        })
      ).body;
    expect((await gate({ mobileTail: '0000' })).message).toBe('学号、姓名或手机号后四位不正确');
    expect((await gate({ token: `${token.split('.')[0]}.AAAAAAAAAA` })).message).toBe('签到码不正确或已失效');
    fixture.moveTo('2025-10-27T13:51:50');
    expect((await gate({})).message).toBe('签到成功');
    fixture.moveTo('2025-10-27T13:53:00');
    expect((await gate({})).message).toBe('签到码不正确或已失效');
    const page = await fixture.deliveries.app.call({ method: 'GET', url: `/server/preach/preach/public?id=${id}` });
    expect(page.body.result).toMatchObject({ id, seatsLeft: 200 });
    expect(JSON.stringify(page.body)).not.toContain('13900000001');
  });
  it('shows a visitor the poster that the company has uploaded', async () => {
    const { app, engine } = fixture.deliveries;
    const session = await fixture.deliveries.as(async (context) => context.session);
    const poster = await engine.ports.keepFile('preach', 'poster.png', picture, session);
    const { id } = await fixture.approved();
    await sql`update rc_preach set poster = ${poster} where id = ${id}`.execute(fixture.db);
    const { body } = await app.call({ method: 'GET', url: `/server/preach/preach/public?id=${id}` });
    const read = (path: string) => app.call({ method: 'GET', url: `/server/sys/common/static/${path}` });
    expect((await read(body.result.poster)).status).toBe(200);
    expect((await read(poster)).status).toBe(403);
  });
  it('is corrected by the school, and closed with the session', async () => {
    const { id } = await fixture.approved({ seatLimit: 3 });
    const all = await students(5);
    for (const one of all) await fixture.signUp(id, one);
    fixture.moveTo('2025-10-27T14:10:00');
    const ids = (await fixture.attendees(id)).filter(({ status }) => status === 1).map((row) => row.id);
    const [first, second, third] = ids;
    const act = (name: string, body: object) => fixture.post('staff', `/preach/preachAttendee/${name}`, body);
    expect((await act('batchCheck', { ids: ids.slice(0, 2).join(','), reason: '补签' })).result.ok).toBe(2);
    expect((await act('uncheck', { id: second })).message).toBe('请填写原因!');
    expect((await act('uncheck', { id: second, reason: '误签' })).success).toBe(true);
    expect((await act('absent', { id: third, reason: '未到场' })).success).toBe(true);
    await fixture.step('finish', { id });
    const rows = await fixture.attendees(id);
    const byId = new Map(rows.map((row) => [row.id, row.status]));
    expect([first, second, third].map((one) => byId.get(String(one)))).toEqual([2, 3, 3]);
    expect(rows.filter(({ status }) => status === 4)).toHaveLength(2);
    expect(await fixture.row(id)).toMatchObject({ waitCount: 0, signUpCount: 3, checkinCount: 1 });
    const summary = await fixture.deliveries.get('staff', '/preach/preachAttendee/summary', { preachId: id });
    expect(summary.result).toMatchObject({ signUp: 3, checkin: 1, absent: 2, rate: 33.3, waiting: 0 });
  });
  it('shows a college its own students and a company those of its sessions without their numbers', async () => {
    const { id } = await fixture.approved();
    const [mine, other] = [
      await fixture.deliveries.student({ sysOrgCode: colleges.language }),
      await fixture.deliveries.student({ sysOrgCode: colleges.computing }),
    ];
    for (const one of [mine, other]) await fixture.signUp(id, one);
    const list = async (who: 'school' | 'hr1' | 'hr2') =>
      (await fixture.deliveries.get(who, '/preach/preachAttendee/list', { preachId: id })).result.records;
    expect(await list('school')).toHaveLength(2);
    const own = await list('hr1');
    expect(own).toHaveLength(2);
    expect(own[0]).toMatchObject({ studentNo: null, realname: expect.stringMatching(/同学|\*/) });
    expect(await list('hr2')).toEqual([]);
  });
});

it('keeps seats, numbers and rooms in order through random acts at the same time', async () => {
  const { id } = await fixture.approved({ seatLimit: 4 });
  const all = await students(10);
  let seed = 20_251_015;
  const next = (below: number): number => {
    seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
    return seed % below;
  };
  for (let round = 0; round < 12; round += 1) {
    await Promise.all(
      Array.from({ length: 6 }, async () => {
        const student = all[next(all.length)] as { id: string };
        return next(3) === 0 ? fixture.cancelFor(id, student) : fixture.signUp(id, student);
      }),
    );
    const [row, rows] = [await fixture.row(id), await fixture.attendees(id)];
    const count = (status: number) => rows.filter((one) => one.status === status).length;
    expect(row.seatTaken).toBe(count(1));
    expect(row.waitCount).toBe(count(5));
    expect(row.signUpCount).toBe(count(1));
    expect(count(1)).toBeLessThanOrEqual(4);
    // No student waits while a seat is free.
    expect(count(5) === 0 || count(1) === 4).toBe(true);
  }
  expect(await fixture.bookings(id)).toHaveLength(1);
  await runJob(fixture.deliveries.engine, fixture.deliveries.engine.services.jobs.types.find('CounterRebuild'));
  expect((await fixture.row(id)).signUpCount).toBe(
    (await fixture.attendees(id)).filter(({ status }) => status === 1).length,
  );
});
