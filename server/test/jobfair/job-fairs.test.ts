import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { FairFixture, path, times } from './fair-fixture.ts';

let fixture: FairFixture;
beforeAll(async () => {
  fixture = await FairFixture.open();
});
beforeEach(() => fixture.clear());
afterAll(() => fixture.close());

const messageOf = async (answered: Promise<{ message: string }>): Promise<string> => (await answered).message;
const reason = '场馆临时检修，时间顺延';

describe('the times of a fair', () => {
  it.each([
    ['ends before it begins', { endTime: '2025-11-08 09:00:00' }, '结束时间应晚于开始时间'],
    ['goes over midnight', { endTime: '2025-11-09 01:00:00' }, '招聘会须在同一天内举办'],
    ['is online for more than a week', { type: 4, endTime: '2025-11-16 09:00:00' }, '线上招聘会最长7天'],
    ['takes applications backwards', { applyEnd: '2025-10-16 00:00:00' }, '报名截止时间应晚于报名开始时间'],
    ['takes them after its start', { applyEnd: '2025-11-08 09:00:01' }, '报名截止时间不能晚于招聘会开始时间!'],
    ['confirms after its start', { confirmEnd: '2025-11-08 10:00:00' }, '确认参会截止应在报名截止与招聘会开始之间'],
    [
      'confirms before the last application',
      { confirmEnd: '2025-11-01 10:00:00' },
      '确认参会截止应在报名截止与招聘会开始之间',
    ],
    ['is reimbursed without insurance', { reimburse: 1 }, '可报销的招聘会须开启参会人员社保核验!'.replace('!', '')],
  ])('are refused when it %s', async (_case, more, message) => {
    expect(await messageOf(fixture.add(more))).toBe(message);
  });
  it('fill the deadlines that follow from the start, and follow it when it moves', async () => {
    const id = await fixture.draft();
    expect(await fixture.row(id)).toMatchObject({
      confirmEnd: '2025-11-07 09:00:00',
      freeCancelEnd: '2025-11-07 09:00:00',
    });
    const late = { startTime: '2025-11-10 09:00:00', endTime: '2025-11-10 12:00:00' };
    expect((await fixture.edit({ id, ...late })).success).toBe(true);
    expect(await fixture.row(id)).toMatchObject({ confirmEnd: '2025-11-09 09:00:00' });
    // The last application comes within a day of the start.
    await fixture.edit({ id, applyEnd: '2025-11-10 08:00:00' });
    expect((await fixture.row(id)).applyEnd).toBe('2025-11-10 08:00:00');
  });
  it('are unique with the title on a day', async () => {
    await fixture.draft({ title: '冬季双选会' });
    expect(await messageOf(fixture.add({ title: '冬季双选会' }))).toBe('当日已有同名招聘会!');
    const next = { startTime: '2025-11-09 09:00:00', endTime: '2025-11-09 16:00:00' };
    expect((await fixture.add({ title: '冬季双选会', ...next })).success).toBe(true);
  });
});

it.each([
  ['秋季', 2],
  ['qiujishuangxuan', 1],
  ['qjsx', 1],
  ['qj', 2],
  ['%', 0],
])('quick find of %s names %i fairs', async (word, n) => {
  await fixture.draft({ title: '秋季双选会（理工类）' });
  await fixture.draft({ title: '秋季线上招聘会', startTime: '2025-11-09 09:00:00', endTime: '2025-11-09 16:00:00' });
  const { result } = await fixture.get(`${path}/list?quickFind=${encodeURIComponent(word)}`);
  expect(result.total).toBe(n);
});

describe('submitting a fair', () => {
  it('names everything that is missing, each at its field', async () => {
    const empty = { startTime: null, endTime: null, applyStart: null, applyEnd: null, safetyPlan: null };
    const id = await fixture.draft({ ...empty, maxCompany: null, regionCode: null });
    const refused = await fixture.step('submit', { id });
    expect(Object.keys(refused.result.fields).sort()).toEqual(
      ['applyEnd', 'applyStart', 'endTime', 'maxCompany', 'regionCode', 'safetyPlan', 'startTime'].sort(),
    );
    expect(refused.message).toBe('请选择举办开始!');
  });
  it.each([
    ['without a place', { venueText: null }, '请选择场馆或填写举办地点!'],
    [
      'for more visitors than are allowed without a permit',
      { expectVisitors: 1001 },
      '预计人数超过1000人，请填写大型活动许可编号!',
    ],
    ['without booths', {}, '请先设置展位!'],
  ])('is refused %s', async (_case, more, message) => {
    const id = await fixture.draft(more);
    expect(await messageOf(fixture.step('submit', { id }))).toBe(message);
  });
  it('is refused for a time that is over', async () => {
    const id = await fixture.draft();
    await fixture.generate(id);
    fixture.at('2025-11-08 09:00:00');
    expect(await messageOf(fixture.step('submit', { id }))).toBe('举办时间应晚于当前时间!');
  });
  it('needs neither place, city, plan nor booths when it is online without booths', async () => {
    const online = { type: 4, boothMode: 3, venueText: null, regionCode: null, safetyPlan: null };
    expect((await fixture.step('submit', { id: await fixture.draft(online) })).message).toBe('提交成功');
  });
  it('is the creator’s, is audited by another user, and is published', async () => {
    const id = await fixture.draft();
    await fixture.generate(id);
    expect((await fixture.step('submit', { id }, 'school')).code).toBe(510);
    await fixture.step('submit', { id });
    expect(await fixture.notices()).toEqual(['F01 demo_school_admin_2', 'F01 demo_school_auditor_2']);
    expect((await fixture.edit({ id, contact: '李老师' })).message).toContain('待审核');
    expect((await fixture.step('audit', { id, result: 1 })).code).toBe(510);
    expect(await messageOf(fixture.step('audit', { id, result: 2 }, 'auditor'))).toBe('请填写审核意见!');
    await fixture.step('audit', { id, result: 2, reason: '安全方案缺少应急预案' }, 'auditor');
    expect(await fixture.row(id)).toMatchObject({ status: 3, auditReason: '安全方案缺少应急预案' });
    await fixture.step('submit', { id });
    const both = await Promise.all([1, 1].map(() => fixture.step('audit', { id, result: 1 }, 'auditor')));
    expect(both.map(({ success }) => success).sort()).toEqual([false, true]);
    expect(await fixture.row(id)).toMatchObject({ status: 2, auditBy: 'demo_school_auditor_2', auditReason: null });
    expect(await fixture.notices()).toContain('F02 demo_school_staff_2');
  });
  it('may be approved by its creator only when that is the head of the career centre', async () => {
    const id = await fixture.draft();
    await fixture.generate(id);
    await fixture.step('submit', { id });
    await sql`update rc_job_fair set create_by = 'demo_school_admin_2'`.execute(fixture.db);
    expect((await fixture.step('audit', { id, result: 1 }, 'school')).message).toBe('审核通过');
    await sql`update rc_job_fair set status = 1, create_by = 'demo_school_auditor_2'`.execute(fixture.db);
    expect(await messageOf(fixture.step('audit', { id, result: 1 }, 'auditor'))).toBe('不能审核自己创建的招聘会');
  });
});

describe('a published fair', () => {
  it('changes its contents and a later last application, nothing that companies rely on', async () => {
    const id = await fixture.published();
    const edit = (more: Record<string, unknown>) => messageOf(fixture.edit({ id, ...more }));
    expect(await edit({ contact: '李老师', maxCompany: 100, applyEnd: '2025-11-06 18:00:00' })).toBe('编辑成功！');
    expect(await edit({ applyEnd: '2025-11-05 18:00:00' })).toBe('报名截止时间只能延后');
    expect(await edit({ startTime: '2025-11-08 10:00:00' })).toBe('招聘会已发布，请通过“调整时间场地”修改时间或场地');
    expect(await edit({ boothMode: 3 })).toBe('招聘会已发布，不能修改展位方式');
    await sql`update rc_job_fair set pass_count = 70`.execute(fixture.db);
    expect(await edit({ maxCompany: 69 })).toBe('不能小于已通过企业数（70）!');
    await sql`update rc_job_fair set place_count = 75, student_limit = 20, student_count = 9`.execute(fixture.db);
    expect(await edit({ maxCompany: 74 })).toBe('不能小于已占名额的企业数（75）');
    expect(await edit({ studentLimit: 8 })).toBe('不能小于已报名学生数（9）');
    expect(await edit({ studentLimit: 9 })).toBe('编辑成功！');
    fixture.at('2025-10-16 00:00:00');
    expect(await edit({ applyStart: '2025-10-17 00:00:00' })).toBe('企业报名已开始，不能修改报名开始时间');
  });
  it('moves with its booking until it begins', async () => {
    const venueId = await hall();
    const id = await fixture.published({ venueId, venueText: null });
    expect(await fixture.bookings()).toMatchObject([{ status: 2, startTime: times.startTime }]);
    const next = { ...times, startTime: '2025-11-12 09:00:00', endTime: '2025-11-12 16:00:00', venueId, reason };
    const { applyStart: _a, ...body } = next;
    expect(await messageOf(fixture.step('reschedule', { id, ...body, reason: '' }))).toBe('请填写调整原因!');
    expect(await messageOf(fixture.step('reschedule', { id, ...body, ...times, applyStart: undefined }))).toBe(
      '时间和场地没有变化',
    );
    expect((await fixture.step('reschedule', { id, ...body })).message).toBe('调整成功，已通知报名企业');
    expect(await fixture.bookings()).toMatchObject([{ status: 2, startTime: '2025-11-12 09:00:00' }]);
    fixture.at('2025-11-12 09:00:00');
    expect(await messageOf(fixture.step('reschedule', { id, ...body }))).toBe('招聘会已开始，不能调整时间或场地');
  });
  it('moves in the calendar with its deadlines until it begins, once for each version', async () => {
    const venueId = await hall();
    const id = await fixture.published({ venueId, venueText: null });
    const { version } = await fixture.row(id);
    const sooner = { startTime: '2025-11-04 13:00:00', endTime: '2025-11-04 17:00:00', reason };
    const replies = await Promise.all([1, 2].map(() => fixture.step('move', { id, version, ...sooner })));
    expect(replies.map(({ success }) => success).toSorted()).toEqual([false, true]);
    expect(await fixture.row(id)).toMatchObject({
      ...{ startTime: sooner.startTime, endTime: sooner.endTime, applyEnd: sooner.startTime, venueId },
      ...{ confirmEnd: sooner.startTime, freeCancelEnd: '2025-11-03 13:00:00' },
    });
    expect(await fixture.bookings()).toMatchObject([{ status: 2, startTime: sooner.startTime }]);
    const next = { id, version: (await fixture.row(id)).version, reason };
    const over = { startTime: '2025-11-04 20:00:00', endTime: '2025-11-05 01:00:00' };
    expect(await messageOf(fixture.step('move', { ...next, ...over }))).toBe('招聘会须在同一天内举办');
    const past = { startTime: '2025-10-14 09:00:00', endTime: '2025-10-14 16:00:00' };
    expect((await fixture.step('move', { ...next, ...past })).success).toBe(false);
    expect((await fixture.step('move', { ...next, ...sooner }, 'auditor')).code).toBe(510);
    fixture.at(sooner.startTime);
    expect(await messageOf(fixture.step('move', { ...next, ...over, endTime: '2025-11-04 21:00:00' }))).toBe(
      '招聘会已开始，不能调整时间或场地',
    );
  });
  it('is cancelled with a reason until it is over, which frees its venue, and archived afterwards', async () => {
    const venueId = await hall();
    const [one, other] = [await fixture.published({ venueId, venueText: null }), await fixture.published()];
    expect(await messageOf(fixture.step('archive', { id: one }))).toBe('招聘会尚未结束，不能归档');
    expect(await messageOf(fixture.step('cancel', { id: one }))).toBe('请填写取消原因!');
    expect((await fixture.step('cancel', { id: one, reason })).success).toBe(true);
    expect(await fixture.bookings()).toMatchObject([{ status: 3 }]);
    fixture.at(times.endTime);
    expect(await messageOf(fixture.step('cancel', { id: other, reason }))).toBe('招聘会已结束，不能取消');
    expect((await fixture.step('archive', { id: other })).success).toBe(true);
    expect((await fixture.edit({ id: other, contact: '李老师' })).message).toContain('已归档');
  });
  it('is in the phase of the clock, which lists and counts use', async () => {
    const id = await fixture.published();
    const phases: number[] = [];
    for (const moment of ['2025-10-15 23:59:59', times.applyStart, times.applyEnd, times.startTime, times.endTime]) {
      fixture.at(moment);
      phases.push((await fixture.get(`${path}/queryById?id=${id}`)).result.phase);
    }
    expect(phases).toEqual([1, 2, 3, 4, 5]);
    fixture.at(times.startTime);
    expect((await fixture.get(`${path}/list?phase=4`)).result.total).toBe(1);
    expect((await fixture.get(`${path}/list?phase=2,3`)).result.total).toBe(0);
    await fixture.draft();
    const none = { waiting: 0, open: 0, coming: 0, over: 0, cancelled: 0 };
    expect((await fixture.get(`${path}/counts?phase=4`)).result).toEqual({ all: 2, draft: 1, running: 1, ...none });
  });
  it('is listed first when it is pinned, also in the order that the console asks for', async () => {
    const [early, late] = [
      await fixture.published(),
      await fixture.published({ startTime: '2025-11-20 09:00:00', endTime: '2025-11-20 12:00:00' }),
    ];
    const list = async (query = '') =>
      (await fixture.get(`${path}/list?${query}`)).result.records.map(({ id }: { id: string }) => id);
    expect(await list()).toEqual([late, early]);
    await fixture.step('top', { id: early, topFlag: 1 });
    expect([await list(), await list('column=startTime&order=desc')]).toEqual([
      [early, late],
      [early, late],
    ]);
    await fixture.step('top', { id: early, topFlag: 0 });
    expect(await list()).toEqual([late, early]);
  });
});

describe('the venue of a fair', () => {
  it('is held from the draft on, by one of several at the same moment', async () => {
    const venueId = await hall();
    const replies = await Promise.all([1, 2, 3, 4].map(() => fixture.add({ venueId, venueText: null })));
    expect(replies.filter(({ success }) => success)).toHaveLength(1);
    for (const { success, message } of replies) if (!success) expect(message).toBe('场馆在此时段已被占用');
    expect(await fixture.bookings()).toMatchObject([{ status: 1 }]);
  });
  it('is given back when the fair changes its venue or is deleted', async () => {
    const id = await fixture.draft({ venueId: await hall(), venueText: null });
    await fixture.edit({ id, venueId: await hall() });
    expect(await fixture.bookings()).toMatchObject([{ status: 3 }, { status: 1 }]);
    await fixture.remove(id);
    expect(await fixture.bookings()).toMatchObject([{ status: 3 }, { status: 3 }]);
  });
});

describe('a copy of a fair', () => {
  it('is a draft with its contents and free booths, without times and figures', async () => {
    const id = await fixture.published();
    await sql`
      update rc_fair_booth set status = 2, apply_id = 'a1', company_id = 'c1' where booth_no = 'A01'`.execute(
      fixture.db,
    );
    const copied = (await fixture.step('copy', { id })).result.id;
    const [one, other] = [await fixture.row(id), await fixture.row(copied)];
    expect(other).toMatchObject({ status: 0, title: one.title, layout: one.layout, boothCount: 10, startTime: null });
    expect(other.fairNo).not.toBe(one.fairNo);
    expect(new Set((await fixture.booths(copied)).map(({ status }) => status))).toEqual(new Set([0]));
    expect((await fixture.step('submit', { id: copied })).result.fields).toHaveProperty('startTime');
  });
});

describe('deleting a fair', () => {
  it('is for drafts, rejected and cancelled ones', async () => {
    const id = await fixture.published();
    const remove = () => fixture.remove(id);
    expect((await remove()).message).toBe('当前状态为“已发布”，不能删除');
    await fixture.step('cancel', { id, reason });
    expect((await remove()).success).toBe(true);
    expect(await fixture.booths(id)).toEqual([]);
  });
});

let halls = 0;
async function hall(): Promise<string> {
  halls += 1;
  const form = { name: `体育馆${halls}`, type: 3, building: '体育馆', capacity: 3000, needAudit: 1 };
  return (await fixture.post('/venue/venue/add', form)).result.id;
}
