import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Reply } from '../support/reply.ts';
import { DeliveryFixture } from './delivery-fixture.ts';
import { companies } from './delivery-people.ts';

let fixture: DeliveryFixture;
beforeAll(async () => {
  fixture = await DeliveryFixture.open();
});
beforeEach(() => fixture.clear());
afterAll(() => fixture.close());

const sentences: Readonly<Record<number, string>> = {
  1: '学生状态不允许投递',
  2: '岗位已停止招聘',
  3: '该企业暂不可投递',
  4: '毕业年份不符合岗位要求',
  5: '学历不符合岗位要求',
  6: '简历完整度不足60%，请先完善简历',
  8: '已投递该岗位，请勿重复投递',
  9: '30天内已被该岗位淘汰，暂不能再次投递',
  10: '已多次撤回对该岗位的投递',
  11: '今日投递次数已达上限',
  12: '该岗位未参加本场招聘会',
};
const set = (table: string, id: string, values: Record<string, unknown>) =>
  sql`update ${sql.table(table)} set ${sql.join(Object.entries(values).map(([k, v]) => sql`${sql.ref(k)} = ${v}`))} where id = ${id}`.execute(
    fixture.db,
  );
const submit = (employId: string, postId: string, more: object = {}) =>
  fixture.behalf(employId, 'submit', { postId, ...more });
const refused = (rule: number) => ({
  success: false,
  message: sentences[rule],
  result: { errorCode: rule === 8 ? 'RC_DELIVERY_DUP' : 'RC_DELIVERY_RULE', rule },
});

describe('the rules for a delivery', () => {
  it('are checked in order: each one is reported before all later ones', async () => {
    const student = await fixture.student({ status: 5, gradYear: 2024, eduLevel: '41' }, { completeness: 59 });
    const vacancy = await fixture.vacancy({ postStatus: 2, eduRequire: '31', gradYears: '2026' });
    await sql`update rc_company set audit_status = 5 where id = ${companies.first}`.execute(fixture.db);
    const of = { student, vacancy };
    await fixture.deliveryAt({ status: 3 }, of);
    await fixture.deliveryAt({ status: 4 }, of);
    await fixture.deliveryAt({ status: 4 }, of);
    const active = await fixture.deliveryAt({ status: 1 }, of);
    await fixture.setting('delivery.dailyLimit', 4);
    // What makes each rule content, in their order.
    const repairs: readonly [rule: number, repair: () => Promise<unknown>][] = [
      [1, () => set('rc_employ_user', student.id, { status: 2 })],
      [2, () => set('rc_company_post', vacancy.id, { postStatus: 1 })],
      [3, () => set('rc_company', companies.first, { auditStatus: 3 })],
      [4, () => set('rc_employ_user', student.id, { gradYear: 2026 })],
      [5, () => set('rc_employ_user', student.id, { eduLevel: '31' })],
      [6, () => set('rc_resume', student.resumeId, { completeness: 60 })],
      [8, () => set('rc_delivery', active, { status: 5, waitFor: 0 })],
      [9, async () => fixture.passDays(31)],
      [10, () => fixture.setting('delivery.maxWithdraw', 3)],
    ];
    for (const [rule, repair] of repairs) {
      expect(await submit(student.id, vacancy.id, { source: '2' }), `rule ${rule}`).toMatchObject(refused(rule));
      await repair();
    }
    // A month later the day's limit is fresh; four others of today bring it back.
    await set('rc_company_post', vacancy.id, { endDate: '2026-12-31' });
    for (let i = 0; i < 4; i += 1) await fixture.deliveryAt({ status: 1 }, { student });
    expect(await submit(student.id, vacancy.id, { source: '2' })).toMatchObject(refused(11));
    await fixture.setting('delivery.dailyLimit', 5);
    expect(await submit(student.id, vacancy.id, { source: '2' })).toMatchObject(refused(12));
    expect(await submit(student.id, vacancy.id, { source: '7' })).toMatchObject({
      message: '该岗位未关联本场宣讲会',
      result: { rule: 13 },
    });
    expect(await submit(student.id, vacancy.id)).toMatchObject({ success: true, message: '投递成功' });
  });
  it.each([
    ['a merged student', 1, async (s: string) => set('rc_employ_user', s, { mergedInto: 'x' })],
    ['a student on leave', 1, async (s: string) => set('rc_employ_user', s, { status: 3 })],
    ['a paused post', 2, async (_s: string, p: string) => set('rc_company_post', p, { postStatus: 2 })],
    [
      'a post past its last day',
      2,
      async (_s: string, p: string) => set('rc_company_post', p, { endDate: '2025-10-14' }),
    ],
    ['a company on the blacklist', 3, async () => set('rc_company', companies.first, { blackFlag: 1, blackScope: 2 })],
  ])('refuses %s', async (_name, rule, change) => {
    const [student, vacancy] = [await fixture.student(), await fixture.vacancy()];
    await change(student.id, vacancy.id);
    expect(await submit(student.id, vacancy.id)).toMatchObject(refused(rule));
    expect(await fixture.count('rc_delivery')).toBe(0);
  });
  it('accept the last day of a post, a hidden résumé for an own application, and a higher degree', async () => {
    const student = await fixture.student({ eduLevel: '11' }, { status: 3 });
    const vacancy = await fixture.vacancy({ endDate: '2025-10-15' });
    expect((await submit(student.id, vacancy.id)).success).toBe(true);
    const { result } = await fixture.post('hr1', '/resume/delivery/invite', {
      postId: (await fixture.vacancy()).id,
      employIds: student.id,
    });
    expect(result.failed[0].message).toBe('学生已隐藏简历，只能由本人投递');
  });
  it('refuse a student without a résumé', async () => {
    const student = await fixture.student({}, null);
    expect(await submit(student.id, (await fixture.vacancy()).id)).toMatchObject(refused(6));
  });
  it('count the days of a rejection from the rejection, not from later marks', async () => {
    const [student, vacancy] = [await fixture.student(), await fixture.vacancy({ endDate: '2026-06-30' })];
    const id = await fixture.deliver(student, vacancy);
    await fixture.post('hr1', '/resume/delivery/reject', { id, reasonCode: 1 });
    fixture.passDays(29);
    expect(await submit(student.id, vacancy.id)).toMatchObject(refused(9));
    await fixture.post('hr1', '/resume/delivery/star', { id, starFlag: 1 });
    fixture.passDays(2);
    expect((await submit(student.id, vacancy.id)).success).toBe(true);
  });
  it('accept only sources that a student can state, and existing posts', async () => {
    const [student, vacancy] = [await fixture.student(), await fixture.vacancy()];
    for (const source of ['3', '4', '5', '6', '9', 'x'])
      expect((await submit(student.id, vacancy.id, { source })).result.errorCode, source).toBe('RC_FIELD');
    expect((await submit(student.id, 'no-such-post')).message).toBe('数据不存在或无权访问');
    expect(await fixture.count('rc_delivery')).toBe(0);
  });
});

describe('a delivery', () => {
  it('is created with its history, counters, number and a message to the contact', async () => {
    const [student, vacancy] = [await fixture.student({ realname: '赵子轩' }), await fixture.vacancy()];
    const id = await fixture.deliver(student, vacancy);
    const row = await fixture.row(id);
    expect(row).toMatchObject({
      deliveryNo: 'TD251015000001',
      companyId: companies.first,
      source: 1,
      status: 1,
      step: 10,
      stepResult: 0,
      studentConfirm: 1,
      confirmDeadline: null,
      deliverTime: '2025-10-15 10:00:00',
      sysOrgCode: 'A02A02',
      resumeSnapshot: { headline: '踏实肯干', completeness: 80 },
    });
    expect(await fixture.history(id)).toMatchObject([
      { seq: 1, action: 'submit', fromStatus: null, toStatus: 1, toStep: 10, actorType: 1, onBehalf: 1 },
    ]);
    expect(await fixture.notifications()).toEqual(['D01 hr1']);
    const { rows } = await sql`
      select p.delivery_count as p, p.todo_count as t, c.delivery_count as c, e.delivery_count as e
      from rc_company_post p, rc_company c, rc_employ_user e
      where p.id = ${vacancy.id} and c.id = ${companies.first} and e.id = ${student.id}`.execute(fixture.db);
    expect(rows).toEqual([{ p: 1, t: 1, c: 1, e: 1 }]);
  });
  it('stores a snapshot of the résumé', async () => {
    const [student, vacancy] = [await fixture.student(), await fixture.vacancy()];
    const id = await fixture.deliver(student, vacancy);
    await set('rc_resume', student.resumeId, { headline: '改过了' });
    const { result } = await fixture.get('hr1', '/resume/delivery/queryById', { id });
    expect(result.resumeSnapshot.headline).toBe('踏实肯干');
  });
  it('is created once by parallel calls', async () => {
    const [student, vacancy] = [await fixture.student(), await fixture.vacancy()];
    await fixture.token('school');
    const replies = await Promise.all(Array.from({ length: 8 }, () => submit(student.id, vacancy.id)));
    expect(replies.filter((r) => r.success)).toHaveLength(1);
    for (const r of replies.filter((one) => !one.success)) expect(r).toMatchObject(refused(8));
    expect(await fixture.count('rc_delivery')).toBe(1);
    expect(await fixture.notifications()).toEqual(['D01 hr1']);
  });
  it('is counted once per student when many apply in parallel', async () => {
    const vacancy = await fixture.vacancy();
    const students = await Promise.all(Array.from({ length: 6 }, () => fixture.student()));
    await fixture.token('school');
    const replies: Reply[] = await Promise.all(students.map((s) => submit(s.id, vacancy.id)));
    expect(replies.every((r) => r.success)).toBe(true);
    const ids = replies.map((r) => r.result.id as string);
    await fixture.token('hr1');
    await Promise.all(
      ids.map((id, i) =>
        fixture.post('hr1', `/resume/delivery/${i % 2 ? 'pass' : 'reject'}`, i % 2 ? { id } : { id, reasonCode: 1 }),
      ),
    );
    const { rows } = await sql`
      select p.delivery_count as p, p.todo_count as t, c.delivery_count as c from rc_company_post p, rc_company c
      where p.id = ${vacancy.id} and c.id = ${companies.first}`.execute(fixture.db);
    expect(rows).toEqual([{ p: 6, t: 3, c: 6 }]);
    expect(new Set((await Promise.all(ids.map((id) => fixture.row(id)))).map((r) => r.deliveryNo)).size).toBe(6);
  });
});

describe('an invitation', () => {
  const invite = (employIds: string[], postId: string, who: 'hr1' | 'hr2' | 'limited1' | 'school' = 'hr1') =>
    fixture.post(who, '/resume/delivery/invite', { postId, employIds: employIds.join(',') });
  it('waits for the student, and lists the students it cannot be sent to', async () => {
    const known = await fixture.student();
    await fixture.deliveryAt({ status: 1 }, { student: known });
    const late = await fixture.student({ gradYear: 2020, realname: '钱晚来' });
    await fixture.deliveryAt({ status: 1 }, { student: late });
    const stranger = await fixture.student();
    const vacancy = await fixture.vacancy();
    const { result } = await invite([known.id, late.id, stranger.id], vacancy.id);
    expect(result).toEqual({
      ok: 1,
      failed: [
        { id: late.id, name: '钱晚来', message: sentences[4] },
        { id: stranger.id, name: stranger.id, message: '数据不存在或无权访问' },
      ],
    });
    const { rows } = await sql<Record<string, unknown>>`
      select source, student_confirm, confirm_deadline, status from rc_delivery where post_id = ${vacancy.id}`.execute(
      fixture.db,
    );
    expect(rows).toEqual([{ source: 6, studentConfirm: 0, confirmDeadline: '2025-10-20 10:00:00', status: 1 }]);
    expect(await fixture.notifications()).toEqual([`D02 ${known.mobile}`, 'D01 hr1'].sort());
  });
  it('is allowed for the caller’s own posts only', async () => {
    const student = await fixture.student();
    const foreign = await fixture.vacancy({ companyId: companies.second });
    const own = await fixture.vacancy();
    await fixture.deliveryAt({ status: 1 }, { student });
    expect((await invite([student.id], foreign.id)).message).toBe('数据不存在或无权访问');
    expect((await invite([student.id], own.id, 'limited1')).message).toBe('数据不存在或无权访问');
    expect((await invite([student.id], own.id, 'hr2')).message).toBe('数据不存在或无权访问');
    expect((await invite([student.id], own.id, 'school')).code).toBe(510);
    expect(await fixture.count('rc_delivery')).toBe(1);
  });
});
