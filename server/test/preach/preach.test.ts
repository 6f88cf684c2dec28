import { preachFlow } from '@campus/contract/preach';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { beforeEachRun, runJob } from '../support/run-job.ts';
import { at, companies, PreachFixture } from './preach-fixture.ts';

let fixture: PreachFixture;
beforeAll(async () => {
  fixture = await PreachFixture.open();
});
afterAll(() => fixture.close());
beforeEach(() => fixture.clear());
const jobs = () => fixture.deliveries.engine.services.jobs.types;
const outbox = async (code: string): Promise<number> => {
  const { rows } = await sql<{ n: number }>`
    select count(*)::int as n from rc_outbox where code = ${code}`.execute(fixture.db);
  return rows[0]?.n ?? 0;
};

describe('the calls that clients know', () => {
  it('save, read and delete a session with the documented answers', async () => {
    const saved = await fixture.post('staff', '/preach/preach/save', fixture.form({ companyId: companies.first }));
    expect(saved).toMatchObject({ success: true, code: 200, message: '保存成功！' });
    expect(saved.result).toMatchObject({ status: 0, status_dictText: '草稿', attendCount: 0 });
    expect(saved.result.preachNo).toBe('XJ20251015001');
    const { id, version } = saved.result;
    const read = await fixture.deliveries.get('staff', '/preach/preach/queryById', { id });
    expect(read.result).toMatchObject({ id, attendCount: 0, companyName: expect.any(String) });
    const edit = await fixture.post('staff', '/preach/preach/save', { id, version, title: '云湖科技秋季宣讲会' });
    expect(edit.result.title).toBe('云湖科技秋季宣讲会');
    const stale = await fixture.post('staff', '/preach/preach/save', { id, version, title: '另一个名称' });
    expect(stale.message).toBe('数据已被他人修改，请刷新后重试');
    expect(await fixture.deliveries.get('staff', '/preach/preach/delete', { id })).toMatchObject({
      success: true,
      message: '删除成功！',
    });
    const { rows: left } = await sql`
      select 1 from rc_preach_company where preach_id = ${id} and del_flag = 0`.execute(fixture.db);
    expect(left).toEqual([]);
    const again = await fixture.deliveries.get('staff', '/preach/preach/delete', { id });
    expect(again).toMatchObject({ success: false, message: '数据不存在或无权访问' });
  });
  it('say that no promoter exists, and need something to look for', async () => {
    const check = async (body: object) =>
      (
        await fixture.deliveries.app.call({
          method: 'PUT',
          url: '/server/invite/Register/checkPromoterExist',
          as: await fixture.deliveries.token('staff'),
          payload: body,
        })
      ).body;
    expect(await check({ inviteCode: 'A1B2C3' })).toMatchObject({ success: true, result: { exist: false } });
    expect(await check({})).toMatchObject({ success: false, code: 500, message: '参数不识别！' });
  });
});

describe('a request', () => {
  it.each([
    [{ wishTimes: [{ start: '2025-10-21 14:00:00', end: '2025-10-21 16:00:00' }] }, '意向时间应至少提前5个工作日!'],
    [{ wishTimes: [] }, '请填写1到3个意向时间，结束须晚于开始'],
    [{ content: '<p>太短</p>' }, '内容不能少于30个字'],
    [{ title: '宣讲' }, '宣讲会名称为4到100个字'],
  ])('is refused with %j: %s', async (more, message) => {
    expect((await fixture.request(more)).message).toBe(message);
  });
  it('is refused from the fourth open one on, also when they come at once', async () => {
    const replies = await Promise.all(Array.from({ length: 6 }, () => fixture.request()));
    expect(replies.filter(({ success }) => success)).toHaveLength(3);
    const refused = replies.find(({ success }) => !success);
    expect(refused?.message).toBe('未完成的宣讲申请已达上限（3场）');
  });
  it('is refused for a company that may not recruit', async () => {
    await sql`update rc_company set black_scope = 2, black_flag = 1 where id = ${companies.first}`.execute(fixture.db);
    expect((await fixture.request()).message).toBe('贵单位当前不能申请宣讲会');
  });
  it('shows a company its own sessions and the published ones of others, without their plans', async () => {
    const asked = await fixture.request();
    const { id } = await fixture.approved();
    const list = async () =>
      (await fixture.deliveries.get('hr2', '/preach/preach/list')).result.records as { id: string }[];
    expect((await list()).map((row) => row.id)).toEqual([id]);
    const [shown] = await list();
    expect(shown).toMatchObject({ contact: null, signUpCount: null });
    expect((await fixture.deliveries.get('hr2', '/preach/preach/queryById', { id: asked.result.id })).success).toBe(
      false,
    );
  });
});

describe('placing a session', () => {
  it('books the hall and every extra room, or none of them', async () => {
    const venueId = await fixture.hall();
    const room = await fixture.hall({ type: 2, capacity: 10 });
    const other = await fixture.hall({ type: 4, capacity: 60 });
    const asked = await fixture.request();
    await fixture.post('school', '/venue/venueBooking/add', {
      venueId: other,
      title: '笔试',
      holder: '教务处',
      ...at('09:00', '12:00', '2025-10-28'),
    });
    const rooms = (second: string) => [
      { venueId: room, start: '2025-10-28 09:00:00', end: '2025-10-28 12:00:00' },
      { venueId: other, start: `2025-10-28 ${second}:00`, end: '2025-10-28 13:00:00' },
    ];
    const body = { id: asked.result.id, venueId, ...at('14:00', '16:00') };
    const clash = await fixture.step('create', { ...body, extraRooms: rooms('11:00') });
    expect(clash.message).toContain('场地在此时段已被占用');
    expect(await fixture.bookings(asked.result.id)).toEqual([]);
    expect((await fixture.row(asked.result.id)).status).toBe(1);
    const made = await fixture.step('create', { ...body, extraRooms: rooms('12:00') });
    expect(made.result).toMatchObject({ status: 2, seatLimit: 200 });
    expect((await fixture.bookings(asked.result.id)).map(({ status }) => status)).toEqual([1, 1, 1]);
    await fixture.step('audit', { id: asked.result.id, result: 1 }, 'auditor');
    expect((await fixture.bookings(asked.result.id)).map(({ status }) => status)).toEqual([2, 2, 2]);
    await fixture.step('cancel', { id: asked.result.id, reason: '企业计划调整' });
    expect(await fixture.bookings(asked.result.id)).toEqual([]);
  });
  it.each([
    [{ venueId: '' }, '请选择场地!'],
    [{ startTime: '', endTime: '' }, '请选择宣讲时间!'],
    [at('14:00', '14:20'), '宣讲时长应在30到180分钟之间'],
    [{ startTime: '2025-10-27 14:00:00', endTime: '2025-10-28 10:00:00' }, '宣讲会须在同一天内结束'],
    [at('16:00', '14:00'), '结束时间不能早于开始时间'],
    [at('09:00', '10:00', '2025-10-15'), '宣讲开始时间应晚于当前时间'],
    [{ signUpEnd: '2025-10-28 09:00:00' }, '报名截止不能晚于宣讲开始时间'],
    [at('06:00', '07:00'), '不在场地开放时间内'],
  ])('is refused with %j: %s', async (more, message) => {
    const asked = await fixture.request();
    const venueId = await fixture.hall();
    const body = { id: asked.result.id, venueId, ...at('14:00', '16:00'), ...more };
    expect((await fixture.step('create', body)).message).toBe(message);
  });
  it('gives one hall to one of many sessions that ask for it at the same moment', async () => {
    const venueId = await fixture.hall();
    const drafts: string[] = [];
    for (let i = 0; i < 6; i += 1) {
      const form = fixture.form({
        companyId: companies.first,
        venueId,
        ...at('14:00', '16:00'),
        title: `宣讲会第${i}场`,
      });
      drafts.push((await fixture.post('staff', '/preach/preach/save', form)).result.id);
    }
    const replies = await Promise.all(drafts.map((id) => fixture.step('submit', { id })));
    expect(replies.filter(({ success }) => success)).toHaveLength(1);
    const { rows } = await sql<{ n: number }>`
      select count(*)::int as n from rc_venue_booking where venue_id = ${venueId} and status in (1, 2)`.execute(
      fixture.db,
    );
    expect(rows[0]?.n).toBe(1);
  });
  it('refuses more sessions of a day than the hall takes', async () => {
    const venueId = await fixture.hall();
    const form = (hour: number) =>
      fixture.form({ companyId: companies.first, venueId, ...at(`${hour}:00`, `${hour + 1}:00`) });
    const submit = async (hour: number) => fixture.post('staff', '/preach/preach/save', { ...form(hour), submit: 1 });
    for (const hour of [10, 11, 14, 15]) expect((await submit(hour)).result.status).toBe(2);
    expect((await submit(17)).message).toBe('该场地当日场次已满');
  });
});

describe('the audit', () => {
  it('is not the one of who submitted it, unless that one may', async () => {
    const { id } = await fixture.placed();
    await sql`update rc_preach set submit_by = 'demo_school_auditor_2' where id = ${id}`.execute(fixture.db);
    expect((await fixture.step('audit', { id, result: 1 }, 'auditor')).message).toBe('不能审核自己提交的宣讲会');
    await sql`update rc_preach set submit_by = 'demo_school_admin_2' where id = ${id}`.execute(fixture.db);
    expect((await fixture.step('audit', { id, result: 1 }, 'school')).result.status).toBe(3);
    expect(await outbox('H04')).toBeGreaterThan(0);
  });
  it('only refuses a session whose time has passed', async () => {
    const { id } = await fixture.placed();
    fixture.moveTo('2025-10-27T14:00:01');
    expect((await fixture.step('audit', { id, result: 1 }, 'auditor')).message).toBe('宣讲时间已过，请先修改时间');
    const refused = await fixture.step('audit', { id, result: 2, reasonCodes: '1' }, 'auditor');
    expect(refused.result).toMatchObject({ status: 4, rejectReason: '1', auditReason: '时间或场地不可用' });
    expect(await fixture.bookings(id)).toEqual([]);
  });
  it('asks for a reason, and the company asks again', async () => {
    const asked = await fixture.request();
    const { id } = asked.result;
    expect((await fixture.step('turnDown', { id })).message).toBe('请选择驳回原因!');
    expect((await fixture.step('turnDown', { id, reasonCodes: '3' })).result.status).toBe(4);
    const saved = await fixture.post('hr1', '/preach/preach/save', { id, title: '云湖科技宣讲会（修改）', submit: 1 });
    expect(saved.result).toMatchObject({ status: 1, rejectReason: null });
    const { id: open } = await fixture.placed();
    expect((await fixture.post('staff', '/preach/preach/save', { id: open, title: '不能修改的宣讲' })).message).toBe(
      '当前状态不允许修改',
    );
  });
});

describe('an approved session', () => {
  it('moves with its rooms and tells everybody, at short notice only by an administrator', async () => {
    const { id, venueId } = await fixture.approved();
    await fixture.signUp(id, await fixture.deliveries.student());
    const move = (more: object, who: 'staff' | 'school' = 'staff') =>
      fixture.step('updateTime', { id, ...at('16:00', '18:00'), venueId, reason: '场地维修', ...more }, who);
    expect((await move({ reason: '' })).message).toBe('请填写修改原因!');
    expect((await move(at('14:00', '16:00'))).message).toBe('请选择新的时间或场地');
    expect((await move({})).result).toMatchObject({ startTime: '2025-10-27 16:00:00', timeChangeReason: '场地维修' });
    expect(await fixture.bookings(id)).toHaveLength(1);
    expect(await outbox('H05')).toBeGreaterThan(1);
    fixture.moveTo('2025-10-27T14:30:00');
    expect((await move(at('19:00', '20:00'))).message).toBe('距宣讲开始不足2小时，请联系就业中心管理员修改时间');
    expect((await move(at('19:00', '20:00'), 'school')).success).toBe(true);
    fixture.moveTo('2025-10-27T19:00:00');
    expect((await move(at('20:00', '21:00'), 'school')).message).toBe('宣讲会已开始，不能修改时间');
  });
  it('is cancelled before it starts; a company that cancels late breaks the rules', async () => {
    const { id } = await fixture.approved();
    const started = await fixture.approved({ ...at('14:00', '15:00', '2025-10-28') });
    const student = await fixture.deliveries.student();
    await fixture.signUp(id, student);
    expect((await fixture.step('cancel', { id })).message).toBe('请填写取消原因!');
    fixture.moveTo('2025-10-27T08:00:00');
    expect((await fixture.step('cancel', { id, reason: '主讲人临时出差' }, 'hr1')).result.status).toBe(5);
    const { rows } = await sql<{ type: number }>`select type from rc_violation`.execute(fixture.db);
    expect(rows).toEqual([{ type: 2 }]);
    expect((await fixture.attendees(id)).map(({ status }) => status)).toEqual([4]);
    expect(await fixture.row(id)).toMatchObject({ seatTaken: 0, signUpCount: 0 });
    fixture.moveTo('2025-10-28T14:00:00');
    expect((await fixture.step('cancel', { id: started.id, reason: '主讲人临时出差' })).message).toBe(
      '宣讲会已开始，不能取消',
    );
  });
  it('is finished from its start on, by hand or two hours after its end', async () => {
    const { id } = await fixture.approved();
    expect((await fixture.step('finish', { id })).message).toBe('宣讲会尚未开始，不能结束');
    fixture.moveTo('2025-10-27T18:00:01');
    await runJob(fixture.deliveries.engine, jobs().find('RcDeadline'));
    expect((await fixture.row(id)).status).toBe(6);
    const { rows } = await sql<{ type: number; description: string }>`
      select type, description from rc_violation`.execute(fixture.db);
    expect(rows).toEqual([{ type: 6, description: '未按时参加宣讲会《云湖科技校园宣讲会》' }]);
  });
  it('is deleted never; one with attendees is cancelled', async () => {
    const { id } = await fixture.approved();
    const remove = () => fixture.deliveries.get('staff', '/preach/preach/delete', { id });
    expect((await remove()).message).toBe('当前状态为“已通过”，不能删除');
    await fixture.signUp(id, await fixture.deliveries.student());
    await fixture.step('cancel', { id, reason: '企业计划调整' });
    expect((await remove()).message).toBe('该宣讲会已有学生报名，请改为取消');
  });
  it('is dropped with a company that may recruit no longer', async () => {
    const { id } = await fixture.approved();
    await fixture.post('school', '/jobFair/blacklist/add', {
      companyId: companies.first,
      scope: 2,
      reason: '多次未参加宣讲会',
    });
    expect((await fixture.row(id)).status).toBe(5);
    expect(await fixture.bookings(id)).toEqual([]);
  });
  it('reminds the company and the students once for each hour that is set', async () => {
    const { id } = await fixture.approved();
    await fixture.signUp(id, await fixture.deliveries.student());
    fixture.moveTo('2025-10-26T14:00:30');
    await runJob(fixture.deliveries.engine, jobs().find('RcPreachDay'));
    const sent = await outbox('H07');
    expect(sent).toBeGreaterThan(1);
    expect(await runJob(fixture.deliveries.engine, jobs().find('RcPreachDay')), 'nothing is announced again').toBe(0);
    expect(await outbox('H07')).toBe(sent);
  });
  it('reminds no user of what was cancelled in that moment', async () => {
    const { id } = await fixture.approved();
    await fixture.signUp(id, await fixture.deliveries.student());
    fixture.moveTo('2025-10-26T14:00:30');
    const { engine } = fixture.deliveries;
    const cancel = () =>
      sql`update rc_preach set status = ${preachFlow.states.cancelled.code}::int`.execute(fixture.db);
    await runJob(beforeEachRun(engine, cancel), jobs().find('RcPreachDay'));
    expect(await outbox('H07')).toBe(0);
  });
  it('takes deliveries to its posts from its start until thirty days after it', async () => {
    const { id } = await fixture.approved();
    const vacancy = await fixture.deliveries.vacancy();
    const saved = await fixture.post('hr1', '/preach/preachPost/saveBatch', { preachId: id, postIds: vacancy.id });
    expect(saved).toMatchObject({ message: '保存成功！', result: { added: 1 } });
    const deliver = async () =>
      fixture.deliveries.behalf((await fixture.deliveries.student()).id, 'submit', {
        postId: vacancy.id,
        source: '7',
        preachId: id,
      });
    expect((await deliver()).message).toBe('该岗位未关联本场宣讲会');
    fixture.moveTo('2025-10-27T14:10:00');
    expect((await deliver()).success).toBe(true);
    expect((await fixture.row(id)).deliveryCount).toBe(1);
  });
});

describe('companies and posts of a session', () => {
  it('have one host and only open posts of those who take part', async () => {
    const { id } = await fixture.approved();
    const save = (rows: object[], who: 'staff' | 'hr1' = 'staff') =>
      fixture.post(who, '/preach/preachCompany/saveBatch', { preachId: id, rows });
    const [host, other] = [{ companyId: companies.first, main: 1 }, { companyId: companies.second }];
    expect((await save([{ ...host, main: 0 }, other])).message).toBe('请指定一家主讲企业!');
    expect((await save([host, other, other])).message).toBe('企业不能重复');
    expect((await save([host, other], 'hr1')).code).toBe(510);
    const foreign = await fixture.deliveries.vacancy({ companyId: companies.second });
    const addPost = (postIds: string, path = '/preach/preachPost/saveBatch') =>
      fixture.post('staff', path, { preachId: id, postIds });
    expect((await addPost(foreign.id)).message).toBe('只能选择参与企业的在招岗位');
    expect((await save([host, other])).message).toBe('保存成功！');
    expect((await addPost(foreign.id, '/preach/preach/posts/save')).result.added).toBe(1);
    const closed = await fixture.deliveries.vacancy({ postStatus: 2 });
    expect((await addPost(closed.id)).message).toBe('只能选择参与企业的在招岗位');
    const alias = await fixture.post('staff', '/preach/preach/companies/save', { preachId: id, rows: [host] });
    expect(alias.message).toBe('请先移除该企业的宣讲岗位');
    expect(await fixture.row(id)).toMatchObject({ companyCount: 2, postCount: 1 });
  });
});
