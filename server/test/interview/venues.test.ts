import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { AppFixture, type Caller } from '../support/app-fixture.ts';
import { runJob } from '../support/run-job.ts';
import { emptyTables } from '../support/tables.ts';

let fixture: AppFixture;
let school: Caller;
let clerk: Caller;
let college: Caller;
beforeAll(async () => {
  fixture = await AppFixture.open();
  const caller = async (username: string): Promise<Caller> => ({ token: await fixture.token(username) });
  school = await caller('demo_school_admin_2');
  clerk = await caller('demo_school_staff_2');
  college = await caller('demo_college_staff_2');
});
afterAll(() => fixture.close());
beforeEach(() => emptyTables(fixture.database.db, ['rc_venue', 'rc_venue_booking', 'rc_holiday']));

let made = 0;
async function hall(more: Record<string, unknown> = {}): Promise<string> {
  made += 1;
  const form = { name: `宣讲厅${made}`, type: 1, building: '就业中心', capacity: 200, ...more };
  const answered = await fixture.post('/venue/venue/add', form, school);
  expect(answered.message).toBe('添加成功！');
  return answered.result.id;
}
const period = (from: string, to: string, day = '2025-10-20') => ({
  startTime: `${day} ${from}:00`,
  endTime: `${day} ${to}:00`,
});
const book = (venueId: string, more: Record<string, unknown> = {}, who = clerk) =>
  fixture.post(
    '/venue/venueBooking/add',
    { venueId, title: '简历门诊', holder: '就业指导中心', ...period('09:00', '11:00'), ...more },
    who,
  );
const step = (name: string, body: Record<string, unknown>, who = clerk) =>
  fixture.post(`/venue/venueBooking/${name}`, body, who);

describe('a booking', () => {
  it('is made once when many ask for overlapping times of one hall at the same moment', async () => {
    const id = await hall();
    const replies = await Promise.all(
      Array.from({ length: 30 }, (_, i) => {
        const minute = String(i * 2).padStart(2, '0');
        return book(id, { ...period(`09:${minute}`, '11:30'), title: `占用${i}`, holder: `部门${i}` });
      }),
    );
    const [won, ...others] = [...replies].sort((a, b) => Number(b.success) - Number(a.success));
    expect(replies.filter(({ success }) => success)).toHaveLength(1);
    for (const reply of others) {
      expect(reply.result.errorCode).toBe('RC_CLASH_VENUE');
      expect(reply.message).toContain(`${won?.result.title}（${won?.result.holder}，2025-10-20 09:`);
      expect(reply.result.with).toBe(won?.result.id);
    }
  });
  it('fits exactly between two others, in another hall and in a released time', async () => {
    const id = await hall();
    await book(id);
    const [before, after] = [await book(id, period('08:00', '09:00')), await book(id, period('11:00', '12:00'))];
    expect([before.success, after.success]).toEqual([true, true]);
    expect((await book(await hall())).success).toBe(true);
    const taken = await book(id);
    expect(taken.message).toBe('场地在此时段已被占用：简历门诊（就业指导中心，2025-10-20 09:00 至 2025-10-20 11:00）');
    await step('release', { id: taken.result.with, reason: '改期' });
    expect((await book(id)).success).toBe(true);
  });
  it('is moved only where it is free, and never onto itself', async () => {
    const id = await hall();
    const first = (await book(id)).result;
    await book(id, period('14:00', '16:00'));
    const move = (from: string, to: string) =>
      fixture.call('PUT', '/venue/venueBooking/edit', clerk, { id: first.id, ...period(from, to) });
    expect((await move('10:00', '12:00')).success).toBe(true);
    expect((await move('13:00', '14:30')).result.errorCode).toBe('RC_CLASH_VENUE');
  });
  it.each([
    [period('07:30', '09:00'), '不在场地开放时间内'],
    [period('21:30', '22:10'), '不在场地开放时间内'],
    [{ startTime: '2025-10-20 21:00:00', endTime: '2025-10-20 23:30:00' }, '不在场地开放时间内'],
    [period('09:00', '09:10'), '占用时间不能少于15分钟'],
    [period('11:00', '09:00'), '结束时间必须晚于开始时间'],
    [{ startTime: '2025-10-20 09:00:00', endTime: '2025-11-05 09:00:00' }, '占用时间不能超过14天'],
    [period('08:00', '08:30', '2025-10-14'), '占用的结束时间已过'],
    [period('09:00', '10:00', '2025-10-26'), '不在场地开放时间内'],
  ])('is refused at %j: %s', async (times, message) => {
    const id = await hall({ weekDays: '1,2,3,4,5,6' });
    expect((await book(id, times)).message).toBe(message);
  });
  it('is held until another user approves it, or released when it begins unapproved', async () => {
    const id = await hall({ needAudit: 1 });
    const [first, second] = [await book(id), await book(id, period('14:00', '15:00'))];
    expect(first.result).toMatchObject({ status: 1, status_dictText: '预占' });
    expect((await step('approve', { id: first.result.id })).message).toBe('不能审核自己创建的占用');
    expect((await step('approve', { id: first.result.id }, school)).result.status).toBe(2);
    fixture.clock.set('2025-10-20T14:00:01+08:00');
    await runJob(fixture.app.engine, fixture.app.engine.services.jobs.types.find('RcDeadline'));
    const { rows } = await sql<{ id: string; status: number }>`select id, status from rc_venue_booking`.execute(
      fixture.database.db,
    );
    expect(Object.fromEntries(rows.map((row) => [row.id, row.status]))).toEqual({
      [first.result.id]: 2,
      [second.result.id]: 3,
    });
    fixture.clock.set('2025-10-15T09:00:00+08:00');
  });
  it('is the office’s to make and the colleges’ to see', async () => {
    const id = await hall();
    expect((await book(id, {}, college)).code).toBe(510);
    await book(id);
    expect((await fixture.get('/venue/venueBooking/list', college)).result.total).toBe(1);
  });
});

describe('a booking on a day off', () => {
  const holiday = () =>
    sql`
    insert into rc_holiday (id, tenant_id, create_by, create_time, date, kind)
    values ('h', 2, 'x', now(), '2025-10-24', 1)`.execute(fixture.database.db);
  const form = (venueId: string, more: Record<string, unknown>) => ({
    ...{ venueId, title: '开放日', holder: '就业指导中心', ...more },
  });
  const add = (body: Record<string, unknown>) => fixture.post('/venue/venueBooking/add?confirm=1', body, clerk);
  const count = async () => (await fixture.get('/venue/venueBooking/list', clerk)).result.total;

  it('is undone with all its warnings until they are confirmed', async () => {
    await holiday();
    const id = await hall();
    const days = { startTime: '2025-10-24 09:00:00', endTime: '2025-10-26 18:00:00' };
    const asked = await book(id, days);
    expect(asked).toMatchObject({ success: false, code: 500, message: '该日为节假日；该日为周末' });
    expect(asked.result).toEqual({ errorCode: 'RC_WARN', warnings: ['该日为节假日', '该日为周末'] });
    expect(await count()).toBe(0);
    expect((await add(form(id, days))).success).toBe(true);
    expect(await count()).toBe(1);
  });
  it('is refused before it is warned of', async () => {
    const id = await hall({ weekDays: '1,2,3,4,5' });
    expect((await book(id, period('09:00', '10:00', '2025-10-25'))).message).toBe('不在场地开放时间内');
  });
  it('is made once when it is confirmed many times at the same moment', async () => {
    const id = await hall();
    const body = form(id, period('09:00', '10:00', '2025-10-25'));
    const replies = await Promise.all(Array.from({ length: 10 }, () => add(body)));
    expect(replies.filter(({ success }) => success)).toHaveLength(1);
    expect(await count()).toBe(1);
  });
  it('is not warned of again when it is edited without being moved', async () => {
    const id = await hall();
    const { result } = await add(form(id, period('09:00', '10:00', '2025-10-25')));
    const edited = await fixture.call('PUT', '/venue/venueBooking/edit', clerk, { id: result.id, note: '带投影' });
    expect(edited.success).toBe(true);
  });
});

describe('a venue', () => {
  it('is kept while it has future bookings and refuses new ones once disabled', async () => {
    const id = await hall();
    const { result } = await book(id);
    expect((await fixture.call('DELETE', `/venue/venue/delete?id=${id}`, school)).message).toBe(
      '该场地有未来的占用记录',
    );
    await fixture.post('/venue/venue/disable', { id }, school);
    expect((await book(id, period('15:00', '16:00'))).message).toBe('场地已停用');
    await step('release', { id: result.id, reason: '取消' });
    expect((await fixture.call('DELETE', `/venue/venue/delete?id=${id}`, school)).success).toBe(true);
  });
  it('closes after it opens', async () => {
    const form = { name: '倒置', type: 1, building: '楼', capacity: 5, openTime: '18:00:00', closeTime: '08:00:00' };
    expect((await fixture.post('/venue/venue/add', form, school)).message).toBe('关闭时间必须晚于开放时间');
  });
});

describe('the look into the calendar', () => {
  const get = (call: string, query: Record<string, string>) =>
    fixture.get(`/venue/venueBooking/${call}?${new URLSearchParams(query)}`, clerk);
  it('shows the venues of the tenant with the bookings of the days', async () => {
    const id = await hall();
    await book(id);
    await book(id, period('09:00', '10:00', '2025-10-22'));
    const { result } = await get('timeline', { start: '2025-10-20', end: '2025-10-21' });
    expect(result.venues).toMatchObject([{ id, openTime: '08:00:00' }]);
    expect(result.bookings).toMatchObject([{ venueId: id, title: '简历门诊', startTime: '2025-10-20 09:00:00' }]);
    expect((await get('timeline', { start: '2025-10-01', end: '2025-11-01' })).message).toBe('查询跨度不能超过31天');
  });
  it('names what stands against a period', async () => {
    const id = await hall();
    const { result: booked } = await book(id);
    const ask = (start: string, end: string, exceptId = '') =>
      get('checkClash', { start: `2025-10-20 ${start}:00`, end: `2025-10-20 ${end}:00`, venueId: id, exceptId });
    expect((await ask('10:00', '12:00')).result.clashes).toMatchObject([{ startTime: '2025-10-20 09:00:00' }]);
    expect((await ask('10:00', '12:00', booked.id)).result.clashes).toEqual([]);
    expect((await ask('06:00', '07:00')).result.clashes).toMatchObject([{ sentence: '不在场地开放时间内' }]);
  });
  it('offers free starts in steps of ten minutes, none on a day off, with a warning at weekends', async () => {
    const id = await hall();
    await book(id, period('08:30', '20:00'));
    const free = (date: string) => get('freeSlots', { date, minutes: '40', venueId: id });
    expect((await free('2025-10-20')).result).toEqual({ starts: ['20:00', '20:10', '20:20'], warning: null });
    expect((await free('2025-10-25')).result).toMatchObject({ warning: '该日为周末' });
    await sql`
      insert into rc_holiday (id, tenant_id, create_by, create_time, date, kind)
      values ('h', 2, 'x', now(), '2025-10-20', 1)`.execute(fixture.database.db);
    expect((await free('2025-10-20')).result).toEqual({ starts: [], warning: null });
  });
});
