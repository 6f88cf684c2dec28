import { failure } from '@campus/contract/kit';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { fairDay } from '../../src/areas/jobfair/fair-day-job.ts';
import { companies } from '../delivery/delivery-people.ts';
import { runJob } from '../support/run-job.ts';
import { xlsxUpload } from '../support/xlsx-upload.ts';
import { ApplyFixture } from './apply-fixture.ts';

let fixture: ApplyFixture;
beforeAll(async () => {
  fixture = await ApplyFixture.open();
});
beforeEach(() => fixture.clear());
afterAll(() => fixture.close());

const path = '/jobFair/fairAttendance';
const opening = '2025-10-25 08:30:00';
const check = (fairId: string, more: object) => fixture.post('school', `${path}/check`, { fairId, ...more });
const rows = async () =>
  (
    await sql<{ id: string; applyId: string | null; employId: string | null; undone: number }>`
      select id, apply_id, employ_id, undone from rc_fair_attendance order by create_time, id`.execute(fixture.db)
  ).rows;

describe('a company at the gate', () => {
  it('checks in once, whatever is scanned how often and by how many at once', async () => {
    const fair = await fixture.fair();
    const id = await fixture.confirmed(fair.id);
    const code = await fixture.code(id);
    fixture.travel(opening);
    const replies = await Promise.all([1, 2, 3].map(() => check(fair.id, { code })));
    expect(replies.map(({ message }) => message).toSorted()).toEqual([
      '已签到（08:30）',
      '已签到（08:30）',
      '签到成功',
    ]);
    expect(await rows()).toHaveLength(1);
    expect(await fixture.row(id)).toMatchObject({ status: 6, checkinTime: opening });
    expect(await fixture.fairRow(fair.id)).toMatchObject({ checkinCompany: 1, placeCount: 1 });
    const { rows: people } = await sql`select checkin_time from rc_fair_attendee`.execute(fixture.db);
    expect(people).toEqual([{ checkinTime: opening }]);
  });

  it.each([
    ['a guess', () => 'ABCD1234', '签到码无效，请核对后重试'],
    [
      'a mistyped code',
      (code: string) => code.slice(0, 7) + (code.endsWith('A') ? 'B' : 'A'),
      '签到码无效，请核对后重试',
    ],
    ['nothing known', () => 'https://example.com/q/abcdefghij', '签到码无效，请核对后重试'],
  ])('is refused with %s', async (_what, change, sentence) => {
    const fair = await fixture.fair();
    const code = await fixture.code(await fixture.confirmed(fair.id));
    fixture.travel(opening);
    expect((await check(fair.id, { code: change(code) })).message).toBe(sentence);
    expect(await rows()).toHaveLength(0);
  });

  it('is refused at another fair, outside the window and without a confirmation', async () => {
    const [fair, other] = [await fixture.fair({ title: '上午场双选会' }), await fixture.fair()];
    const code = await fixture.code(await fixture.confirmed(fair.id));
    const waiting = await fixture.applied(other.id, companies.second);
    expect((await check(fair.id, { code })).message).toBe('不在签到时间内');
    fixture.travel(opening);
    expect((await check(other.id, { code })).message).toBe('该签到码属于《上午场双选会》，不能在本场签到');
    const byHand = await check(other.id, { companyId: companies.second, reason: '未带入场码' });
    expect(byHand.message).toBe('该企业报名状态为“待审核”，不能签到');
    expect((await fixture.row(waiting)).status).toBe(1);
    fixture.travel('2025-10-25 10:30:00');
    expect((await check(fair.id, { code })).message).toBe('不在签到时间内');
    expect((await check(fair.id, { companyId: companies.first })).message).toBe('请填写补签原因!');
    expect((await check(fair.id, { companyId: companies.first, reason: '交通拥堵晚到' })).message).toBe('签到成功');
  });

  it('is taken back within half an hour, not later, and can then come again', async () => {
    const fair = await fixture.fair();
    const id = await fixture.confirmed(fair.id);
    const code = await fixture.code(id);
    fixture.travel(opening);
    const { attendanceId } = (await check(fair.id, { code })).result;
    const undo = () => fixture.post('school', `${path}/undo`, { id: attendanceId, reason: '扫错企业' });
    expect((await undo()).message).toBe('已撤销签到');
    expect(await fixture.row(id)).toMatchObject({ status: 4, checkinTime: null });
    const again = (await check(fair.id, { code })).result.attendanceId;
    fixture.travel('2025-10-25 09:01:00');
    expect((await fixture.post('school', `${path}/undo`, { id: again, reason: '扫错企业' })).message).toBe(
      '签到已超过30分钟，不能撤销',
    );
    expect((await rows()).map(({ undone }) => undone)).toEqual([1, 0]);
  });

  it('that stays away is absent once, with points that an excuse takes back', async () => {
    const fair = await fixture.fair();
    const id = await fixture.confirmed(fair.id);
    fixture.travel('2025-10-25 11:30:00');
    await runJob(fixture.base.engine, fairDay);
    expect((await fixture.row(id)).status).toBe(4);
    fixture.travel('2025-10-25 12:05:00');
    for (const _ of [1, 2]) await runJob(fixture.base.engine, fairDay);
    expect((await fixture.row(id)).status).toBe(8);
    const points = async () =>
      (
        await sql<{
          points: number;
        }>`select violation_points as points from rc_company where id = ${companies.first}`.execute(fixture.db)
      ).rows[0]?.points;
    expect(await points()).toBe(2);
    expect(await fixture.notices()).toContain('F14 hr1');
    const excuse = { id, result: 'arrived', reason: '到场但未扫码，有现场照片' };
    expect((await fixture.act('staff', 'excuse', excuse)).code).toBe(510);
    expect((await fixture.act('school', 'excuse', excuse)).message).toBe('已撤销缺席违规');
    expect(await points()).toBe(0);
    expect((await fixture.row(id)).status).toBe(6);
    expect(await rows()).toHaveLength(1);
  });

  it('comes onto the blacklist after two absences, and off it when one is excused', async () => {
    const ids: string[] = [];
    for (const day of ['2025-10-24', '2025-10-25'])
      ids.push(
        await fixture.confirmed(
          (
            await fixture.fair({
              startTime: `${day} 09:00:00`,
              endTime: `${day} 16:00:00`,
              confirmEnd: '2025-10-22 18:00:00',
              fairDate: day,
            })
          ).id,
        ),
      );
    for (const day of ['2025-10-24', '2025-10-25']) {
      fixture.travel(`${day} 12:05:00`);
      await runJob(fixture.base.engine, fairDay);
    }
    const scope = async () =>
      (
        await sql<{ scope: number }>`select black_scope as scope from rc_company where id = ${companies.first}`.execute(
          fixture.db,
        )
      ).rows[0]?.scope;
    expect(await scope()).toBe(1);
    await fixture.act('school', 'excuse', { id: ids[1], result: 'cancelled', reason: '提前电话说明过' });
    expect(await scope()).toBe(0);
  });
});

describe('a device without a connection', () => {
  it('sends what it kept, and the same again without effect', async () => {
    const fair = await fixture.fair();
    const [id, other] = [await fixture.confirmed(fair.id), await fixture.confirmed(fair.id, companies.second)];
    fixture.travel('2025-10-25 11:00:00');
    const scan = (seq: number, code: string, scannedAt: string) => ({ seq, code, scannedAt });
    const kept = [
      scan(1, await fixture.code(id), '2025-10-25 08:40:00'),
      scan(2, await fixture.code(id), '2025-10-25 08:41:00'),
      scan(3, 'ABCD1234', '2025-10-25 08:42:00'),
      scan(4, await fixture.code(other), '2025-10-25 10:40:00'),
      scan(5, await fixture.code(other), '2025-10-24 08:40:00'),
      scan(6, await fixture.code(other), '2025-10-25 13:00:00'),
    ];
    const sync = () => fixture.post('school', `${path}/sync`, { fairId: fair.id, deviceId: 'phone-1', rows: kept });
    const first = await sync();
    expect(first.result.map((row: { state: string; message: string }) => `${row.state} ${row.message}`)).toEqual([
      'done 签到成功',
      'repeated 已签到（08:40）',
      'refused 签到码无效，请核对后重试',
      'refused 不在签到时间内',
      'refused 扫码时间已超过12小时',
      'refused 扫码时间晚于当前时间',
    ]);
    await Promise.all([sync(), sync()]);
    expect(await rows()).toHaveLength(1);
    expect(await fixture.row(id)).toMatchObject({ status: 6, checkinTime: '2025-10-25 08:40:00' });
  });

  it('keeps all its scans when the database is busy during one of them', async () => {
    const fair = await fixture.fair();
    const code = await fixture.code(await fixture.confirmed(fair.id));
    fixture.travel('2025-10-25 11:00:00');
    const kept = [{ seq: 1, code, scannedAt: '2025-10-25 08:40:00' }];
    const sync = () => fixture.post('school', `${path}/sync`, { fairId: fair.id, deviceId: 'phone-1', rows: kept });
    await fixture.base.token('school');
    vi.spyOn(fixture.base.engine, 'transaction').mockRejectedValueOnce(failure('busy'));
    expect(await sync()).toMatchObject({ success: false, message: '系统繁忙，请稍后再试' });
    expect((await sync()).result).toEqual([{ seq: 1, state: 'done', message: '签到成功' }]);
  });
});

describe('a student at the gate', () => {
  const gateToken = async (fairId: string): Promise<string> => {
    const { url } = (await fixture.get('school', `${path}/qr`, { fairId })).result;
    return new URL(url, 'http://site').searchParams.get('t') as string;
  };
  it('checks in by name and number while the code is new, with or without a sign-up', async () => {
    const fair = await fixture.fair({ studentLimit: 5 });
    const { id, mobile } = await fixture.base.student({ realname: '孙一一', studentNo: 'S9001' });
    await fixture.base.post(
      'school',
      '/api/stu/jobFair/signUp',
      { fairId: fair.id, remark: '委托' },
      { 'x-behalf-employ': id },
    );
    fixture.travel('2025-10-25 10:00:30');
    const t = await gateToken(fair.id);
    const visit = (body: object) =>
      fixture.base.app.call({
        method: 'POST',
        url: `/server${path}/gateCheck`,
        payload: { fairId: fair.id, t, ...body },
      });
    const own = { studentNo: 'S9001', realname: '孙一一', mobileTail: mobile.slice(-4) };
    expect((await visit({ ...own, mobileTail: '0000' })).body.message).toBe('学号、姓名或手机号不正确');
    expect((await visit(own)).body.message).toBe('签到成功');
    expect((await visit(own)).body.message).toBe('已签到（10:00）');
    expect(await fixture.fairRow(fair.id)).toMatchObject({ checkinStudent: 1 });
    fixture.travel('2025-10-25 10:01:30');
    expect((await visit(own)).body.success).toBe(true);
    fixture.travel('2025-10-25 10:02:30');
    expect((await visit(own)).body.message).toBe('二维码已过期，请扫描最新的二维码');
    expect((await visit({ ...own, t: `${t.split('.')[0]}.aaaaaaaaaa` })).body.message).toBe(
      '二维码已过期，请扫描最新的二维码',
    );
    const other = await fixture.fair();
    expect((await visit({ ...own, fairId: other.id, t: await gateToken(fair.id) })).body.success).toBe(false);
  });
  it('checks in the way that the school has chosen, by hand always', async () => {
    const fair = await fixture.fair({ studentLimit: 5 });
    const sign = (id: string) =>
      fixture.base.post(
        'school',
        '/api/stu/jobFair/signUp',
        { fairId: fair.id, remark: '委托' },
        { 'x-behalf-employ': id },
      );
    const people = [await fixture.base.student(), await fixture.base.student(), await fixture.base.student()];
    for (const { id } of people) await sign(id);
    const { rows: codes } = await sql<{ code: string }>`
      select entry_code as code from rc_fair_student order by create_time, id`.execute(fixture.db);
    const set = (way: string) =>
      fixture.post('school', '/recruit/setting/save', { group: 'fair', values: { 'fair.studentCheckinWay': way } });
    fixture.travel('2025-10-25 10:00:30');
    const byGate = async (id: string) =>
      fixture.base.post(
        'school',
        '/api/stu/jobFair/checkIn',
        { fairId: fair.id, t: await gateToken(fair.id), remark: '委托' },
        { 'x-behalf-employ': id },
      );
    expect((await set('gate')).success).toBe(true);
    expect((await check(fair.id, { code: codes[0]?.code })).message).toBe('本校学生请扫描入口二维码签到');
    expect((await byGate(people[0]?.id as string)).success).toBe(true);
    await set('staff');
    expect((await byGate(people[1]?.id as string)).message).toBe('请出示签到码，由工作人员扫码签到');
    expect((await check(fair.id, { code: codes[1]?.code })).message).toBe('签到成功');
    expect((await check(fair.id, { code: codes[1]?.code })).message).toBe('已签到（10:00）');
    expect((await check(fair.id, { employId: people[2]?.id, reason: '手机没电' })).message).toBe('签到成功');
    expect((await set('anything')).success).toBe(false);
  });

  it('is refused with the QR code of another fair, scanned or typed', async () => {
    const [fair, other] = [await fixture.fair({ title: '上午场双选会', studentLimit: 5 }), await fixture.fair()];
    const { id } = await fixture.base.student();
    const behalf = { 'x-behalf-employ': id };
    await fixture.base.post('school', '/api/stu/jobFair/signUp', { fairId: fair.id, remark: '委托' }, behalf);
    const entry = (await fixture.base.get('school', '/api/stu/jobFair/entryCode', { fairId: fair.id }, behalf)).result;
    fixture.travel(opening);
    const sentence = '该签到码属于《上午场双选会》，不能在本场签到';
    for (const code of [entry.url, entry.code]) expect((await check(other.id, { code })).message).toBe(sentence);
    expect((await check(fair.id, { code: entry.url })).message).toBe('签到成功');
    expect((await check(fair.id, { code: entry.code })).message).toBe('已签到（08:30）');
  });

  it('is refused with the code of a sign-up or an application that was cancelled', async () => {
    const fair = await fixture.fair({ studentLimit: 5 });
    const id = await fixture.confirmed(fair.id);
    const code = await fixture.code(id);
    await fixture.act('hr1', 'cancel', { id, reasonCode: 1 });
    const { id: employId } = await fixture.base.student();
    const behalf = { 'x-behalf-employ': employId };
    const body = { fairId: fair.id, remark: '委托' };
    await fixture.base.post('school', '/api/stu/jobFair/signUp', body, behalf);
    const entry = (await fixture.base.get('school', '/api/stu/jobFair/entryCode', { fairId: fair.id }, behalf)).result;
    await fixture.base.post('school', '/api/stu/jobFair/cancel', body, behalf);
    fixture.travel(opening);
    expect((await check(fair.id, { code })).message).toBe('该企业报名状态为“已取消”，不能签到');
    for (const used of [entry.url, entry.code]) expect((await check(fair.id, { code: used })).success).toBe(false);
    expect(await rows()).toHaveLength(0);
  });

  it('that stays away is absent, whatever becomes of another one in the meantime', async () => {
    const fair = await fixture.fair({ studentLimit: 5 });
    for (let i = 0; i < 3; i += 1) {
      const { id } = await fixture.base.student();
      const body = { fairId: fair.id, remark: '委托' };
      await fixture.base.post('school', '/api/stu/jobFair/signUp', body, { 'x-behalf-employ': id });
    }
    fixture.travel('2025-10-25 16:05:00');
    const step = vi.spyOn(fixture.base.engine, 'step').mockRejectedValueOnce(failure('notFound'));
    await runJob(fixture.base.engine, fairDay);
    step.mockRestore();
    const statuses = async () =>
      (
        await sql<{
          status: number;
        }>`select status from rc_fair_student where fair_id = ${fair.id} order by status`.execute(fixture.db)
      ).rows.map(({ status }) => status);
    expect(await statuses()).toEqual([1, 3, 3]);
    await runJob(fixture.base.engine, fairDay);
    expect(await statuses()).toEqual([3, 3, 3]);
  });

  it('is counted in the summary of the day', async () => {
    const fair = await fixture.fair();
    const code = await fixture.code(await fixture.confirmed(fair.id));
    await fixture.confirmed(fair.id, companies.second);
    const { id: employId } = await fixture.base.student();
    fixture.travel('2025-10-25 09:05:00');
    await check(fair.id, { code });
    expect((await check(fair.id, { employId, reason: '未带手机' })).message).toBe('签到成功');
    const { result } = await fixture.get('school', `${path}/summary`, { fairId: fair.id });
    expect(result).toMatchObject({
      ...{ companiesExpected: 2, companiesArrived: 1, studentsArrived: 1, isRunning: true },
      arrivals: [{ time: '09:00', companies: 1, students: 1 }],
    });
  });
});

describe('a sheet of students who came', () => {
  const upload = async (rows: readonly Record<string, string>[], who: 'school' | 'hr1' = 'school') =>
    (
      await fixture.base.app.call({
        method: 'POST',
        url: `/server${path}/importExcel`,
        as: await fixture.base.token(who),
        ...(await xlsxUpload(rows)),
      })
    ).body;
  const arrivals = async () =>
    (
      await sql<{ studentNo: string; method: number; at: string }>`
        select e.student_no, a.method, to_char(a.checkin_time, 'HH24:MI') as at from rc_fair_attendance a
        join rc_employ_user e on e.id = a.employ_id order by e.student_no`.execute(fixture.db)
    ).rows;
  it('checks them in at their times, at the start without one, and each once', async () => {
    const fair = await fixture.fair();
    const { rows: fairs } = await sql<{
      fairNo: string;
    }>`select fair_no from rc_job_fair where id = ${fair.id}`.execute(fixture.db);
    const students = [await fixture.base.student(), await fixture.base.student()];
    const { rows: named } = await sql<{ studentNo: string; realname: string }>`
      select student_no, realname from rc_employ_user where id = any(${students.map(({ id }) => id)}::text[])
      order by student_no`.execute(fixture.db);
    const [first, second] = named;
    if (!first || !second) throw new Error('no students');
    const row = (studentNo: string, more: Record<string, string> = {}) => ({
      ...{ 招聘会编号: String(fairs[0]?.fairNo), 学号: studentNo, 姓名: '', 签到时间: '' },
      ...more,
    });
    fixture.travel('2025-10-25 11:00:00');
    const sheet = [
      row(first.studentNo, { 姓名: first.realname, 签到时间: '2025-10-25 09:40:00' }),
      row(second.studentNo),
      row('S-none'),
      row(second.studentNo, { 招聘会编号: 'none' }),
    ];
    const reply = await upload(sheet);
    expect(reply.code).toBe(201);
    expect(await arrivals()).toEqual([
      { studentNo: first.studentNo, method: 3, at: '09:40' },
      { studentNo: second.studentNo, method: 3, at: '09:00' },
    ]);
    await upload([row(second.studentNo, { 签到时间: '2025-10-25 10:00:00' })]);
    expect((await arrivals())[1]?.at).toBe('09:00');
    expect((await upload([row(first.studentNo)], 'hr1')).code).toBe(510);
  });
});
