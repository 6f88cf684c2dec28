import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { deadlines } from '../../src/platform/jobs/deadlines.ts';
import { DeliveryFixture } from '../delivery/delivery-fixture.ts';
import { colleges, type Who } from '../delivery/delivery-people.ts';
import { runJob } from '../support/run-job.ts';

let fixture: DeliveryFixture;
beforeAll(async () => {
  fixture = await DeliveryFixture.open();
});
beforeEach(async () => {
  await fixture.clear();
  await sql`delete from sys_user where user_type = '3'`.execute(fixture.db);
});
afterAll(() => fixture.close());

const path = '/resume/evaluation';
const ofStudent = { professional: 5, learning: 4, communication: 4, responsibility: 5, fit: 5 };
const ofCompany = { postTruth: 4, efficiency: 3, interview: 4, salary: 3, development: 4 };
/** A delivery with an agreement in force. */
async function signed(place: { status?: number; step?: number } = {}, vacancy?: { id: string }) {
  const student = await fixture.student();
  const more = { evaluateDeadline: '2026-04-13 10:00:00' };
  const deliveryId = await fixture.deliveryAt(
    { status: 1, step: 60, ...place },
    { student, more, ...(vacancy && { vacancy }) },
  );
  return { deliveryId, student };
}
const evaluate = (deliveryId: string, more: object = {}, who: Who = 'hr1') =>
  fixture.post(who, `${path}/add`, { deliveryId, scores: ofStudent, ...more });
const answer = (employId: string, deliveryId: string, more: object = {}, call = 'add') =>
  fixture.post(
    'school',
    `/api/stu/evaluation/${call}`,
    { deliveryId, scores: ofCompany, remark: '学生电话委托', ...more },
    { 'x-behalf-employ': employId },
  );
const change = (id: string, more: object = {}, who: Who = 'hr1') =>
  fixture.post(who, `${path}/edit`, { id, scores: ofStudent, ...more });
async function stored(deliveryId: string) {
  const { rows } = await sql<Record<string, unknown>>`
    select * from rc_evaluation where delivery_id = ${deliveryId} order by type`.execute(fixture.db);
  return rows.map((row) => ({ ...row, total: Number(row.total) }));
}

describe('a company', () => {
  it('evaluates a student once, which finishes the delivery and asks the student', async () => {
    const { deliveryId, student } = await signed();
    const reply = await evaluate(deliveryId, { comment: '踏实肯干' });
    expect(reply.message).toBe('评价已提交');
    expect(await stored(deliveryId)).toMatchObject([
      {
        type: 1,
        employId: student.id,
        scores: ofStudent,
        total: 4.6,
        level: 1,
        anonymous: 0,
        evaluateBy: '人事hr1',
        evaluateTime: '2025-10-15 10:00:00',
        editUntil: '2025-10-22 10:00:00',
      },
    ]);
    expect(await fixture.row(deliveryId)).toMatchObject({
      status: 2,
      step: 60,
      stepResult: 1,
      waitFor: 0,
      evaluationId: reply.result.id,
    });
    expect((await fixture.history(deliveryId)).at(-1)).toMatchObject({
      action: 'evaluate',
      actorType: 2,
      refType: 'evaluation',
      refId: reply.result.id,
    });
    expect(await fixture.notifications()).toEqual([`D08 ${student.mobile}`]);
    expect((await evaluate(deliveryId)).message).toBe('已评价过，不能重复评价');
  });
  it('has what it has not evaluated among its tasks, with the first deadline', async () => {
    const { deliveryId } = await signed();
    await signed({ status: 2 });
    const task = async (who: Who) => {
      fixture.clock.pass(5);
      const { tasks } = (await fixture.get(who, '/dashboard/task/todo')).result;
      return tasks.find(({ key }: { key: string }) => key === 'evaluate');
    };
    expect(await task('hr1')).toMatchObject({
      ...{ title: '待评价学生', mine: true, count: 1, overdue: 0, deadline: '2026-04-13 10:00:00' },
      link: { path: '/resume/step/evaluation', query: { status: '1' } },
    });
    expect(await task('hr2')).toMatchObject({ count: 0 });
    expect(await task('school')).toBeUndefined();
    await evaluate(deliveryId);
    expect(await task('hr1')).toMatchObject({ count: 0, deadline: null });
  });
  it('evaluates once when two recruiters do at the same moment', async () => {
    const { deliveryId } = await signed();
    const replies = await Promise.all([evaluate(deliveryId), evaluate(deliveryId, {}, 'head1'), evaluate(deliveryId)]);
    expect(replies.filter(({ success }) => success)).toHaveLength(1);
    expect(await stored(deliveryId)).toHaveLength(1);
    expect((await fixture.actions(deliveryId)).filter((action) => action === 'evaluate')).toHaveLength(1);
  });
  it.each([
    ['a score is missing', { scores: { ...ofStudent, fit: undefined } }, '请完成全部评分'],
    ['a score is none', { scores: { ...ofStudent, fit: 6 } }, '请完成全部评分'],
    ['the criteria are those of students', { scores: ofCompany }, '请完成全部评分'],
    ['a low score has no comment', { scores: { ...ofStudent, fit: 2 } }, '请说明评分较低的原因!'],
    ['its comment is too short', { scores: { ...ofStudent, fit: 2 }, comment: '不太合适' }, '请说明评分较低的原因!'],
  ])('is refused when %s', async (_case, more, message) => {
    const { deliveryId } = await signed();
    expect(await evaluate(deliveryId, more)).toMatchObject({ success: false, message });
    expect(await stored(deliveryId)).toEqual([]);
  });
  it.each([0, -1, 2.5, '5', null, {}])('is refused with the score %j', async (fit) => {
    const { deliveryId } = await signed();
    expect((await evaluate(deliveryId, { scores: { ...ofStudent, fit } })).message).toBe('请完成全部评分');
    expect(await stored(deliveryId)).toEqual([]);
  });
  it.each([
    [{ status: 1, step: 50 }, '当前状态为“进行中·签约”，不能评价'],
    [{ status: 2, step: 60 }, '当前状态为“已完成·评价结果”，不能评价'],
    [{ status: 5, step: 60 }, '当前状态为“已关闭·评价结果”，不能评价'],
  ])('is refused for a delivery at %o', async (place, message) => {
    const { deliveryId } = await signed(place);
    expect((await evaluate(deliveryId)).message).toBe(message);
  });
  it('evaluates its own students only, and the school none', async () => {
    const { deliveryId } = await signed();
    for (const who of ['hr2', 'limited1', 'look1', 'school', 'college'] as const)
      expect([who, (await evaluate(deliveryId, {}, who)).success]).toEqual([who, false]);
    expect(await stored(deliveryId)).toEqual([]);
  });
  it('changes an evaluation for seven days, while the agreement stands', async () => {
    const { deliveryId } = await signed();
    const { id } = (await evaluate(deliveryId)).result;
    expect((await change(id, { scores: { ...ofStudent, fit: 3 } })).message).toBe('评价已修改');
    expect(await stored(deliveryId)).toMatchObject([{ total: 4.2, level: 2, evaluateTime: '2025-10-15 10:00:00' }]);
    for (const who of ['hr2', 'school', 'look1'] as const)
      expect([who, (await change(id, {}, who)).success]).toEqual([who, false]);
    await sql`update rc_delivery set status = 5, step_result = 0 where id = ${deliveryId}`.execute(fixture.db);
    expect((await change(id)).message).toBe('评价已超过修改期限');
    await sql`update rc_delivery set status = 2, step_result = 1 where id = ${deliveryId}`.execute(fixture.db);
    fixture.passDays(7);
    expect((await change(id)).success).toBe(true);
    fixture.passDays(1);
    expect((await change(id)).message).toBe('评价已超过修改期限');
  });
});

describe('a student', () => {
  it('evaluates the company once, also after the company did', async () => {
    const { deliveryId, student } = await signed();
    const call = await fixture.signedIn(student);
    const sheet = { deliveryId, scores: ofCompany };
    expect((await call('GET', '/api/stu/my/evaluations')).result).toMatchObject({
      ...{ open: [{ deliveryId, deadline: '2026-04-13 10:00:00' }], given: [] },
    });
    const replies = await Promise.all([call('POST', '/api/stu/evaluation/add', sheet), evaluate(deliveryId)]);
    expect(replies.map(({ success, message }) => [success, message])).toEqual([
      [true, '评价已提交'],
      [true, '评价已提交'],
    ]);
    expect((await call('POST', '/api/stu/evaluation/add', sheet)).message).toBe('已评价过，不能重复评价');
    expect(await stored(deliveryId)).toMatchObject([{ type: 1 }, { type: 2, total: 3.6, level: 2 }]);
    const { open, given } = (await call('GET', '/api/stu/my/evaluations')).result;
    expect([open, given]).toMatchObject([[], [{ type: 2, scores: ofCompany }]]);
    const edited = await call('POST', '/api/stu/evaluation/edit', {
      id: given[0].id,
      scores: { ...ofCompany, salary: 4 },
    });
    expect(edited.message).toBe('评价已修改');
  });
  it('sends one evaluation when two are sent at the same moment', async () => {
    const { deliveryId, student } = await signed({ status: 2 });
    const replies = await Promise.all([answer(student.id, deliveryId), answer(student.id, deliveryId)]);
    expect(replies.filter(({ success }) => success)).toHaveLength(1);
    expect(await stored(deliveryId)).toHaveLength(1);
  });
  it('cannot evaluate before the agreement is in force, nor for another student', async () => {
    const early = await signed({ step: 50 });
    expect((await answer(early.student.id, early.deliveryId)).message).toBe('当前状态为“进行中·签约”，不能评价');
    const { deliveryId, student } = await signed();
    expect((await answer(early.student.id, deliveryId)).success).toBe(false);
    const other = await fixture.signedIn(early.student);
    expect((await other('POST', '/api/stu/evaluation/add', { deliveryId, scores: ofCompany })).success).toBe(false);
    const { id } = (await answer(student.id, deliveryId)).result;
    expect((await other('POST', '/api/stu/evaluation/edit', { id, scores: ofCompany })).success).toBe(false);
    expect((await answer(early.student.id, deliveryId, { id, deliveryId: undefined }, 'edit')).success).toBe(false);
    expect((await change(id, { scores: ofCompany })).success).toBe(false);
  });
  it('reads what the company wrote once it is final', async () => {
    const { deliveryId, student } = await signed();
    const call = await fixture.signedIn(student);
    await evaluate(deliveryId);
    const given = async () => (await call('GET', '/api/stu/my/evaluations')).result?.given;
    expect(await given()).toEqual([]);
    fixture.clock.pass(7 * 24 * 60 + 1);
    fixture.passDays(0);
    const later = await fixture.get('school', '/api/stu/my/evaluations', {}, { 'x-behalf-employ': student.id });
    expect(later.result.given).toMatchObject([{ type: 1, total: 4.6 }]);
  });
});

describe('readers of an evaluation', () => {
  const types = async (who: Who) => {
    const { records } = (await fixture.get(who, `${path}/list`, { column: 'type', order: 'asc' })).result;
    return records.map(({ type }: { type: number }) => type);
  };
  it('are the school and the college, and of the company its own alone', async () => {
    const { deliveryId, student } = await signed();
    await evaluate(deliveryId);
    const { id } = (await answer(student.id, deliveryId, { comment: '流程清楚，沟通及时' })).result;
    for (const who of ['school', 'staff', 'college', 'plain'] as const)
      expect([who, await types(who)]).toEqual([who, [1, 2]]);
    for (const who of ['hr1', 'head1'] as const) expect([who, await types(who)]).toEqual([who, [1]]);
    for (const who of ['hr2', 'limited1', 'other'] as const) expect([who, await types(who)]).toEqual([who, []]);
    expect((await fixture.get('look1', `${path}/list`)).code).toBe(510);
    expect((await fixture.get('hr1', `${path}/queryById`, { id })).success).toBe(false);
    expect((await fixture.get('hr1', `${path}/ofDelivery`, { deliveryId })).result).toMatchObject([{ type: 1 }]);
    expect((await fixture.get('college', `${path}/ofDelivery`, { deliveryId })).result).toHaveLength(2);
  });
  it('follow the student to another college', async () => {
    const { deliveryId, student } = await signed();
    await evaluate(deliveryId);
    const { rows } = await sql<{ id: string }>`
      select id from sys_depart where org_code = ${colleges.computing} and del_flag = 0`.execute(fixture.db);
    const moved = await fixture.post('school', '/employ/employUser/moveDepart', {
      ids: student.id,
      departId: rows[0]?.id,
    });
    expect(moved.result).toMatchObject({ ok: 1 });
    expect(await stored(deliveryId)).toMatchObject([{ sysOrgCode: colleges.computing }]);
    expect(await types('college')).toEqual([]);
    expect(await types('staff')).toEqual([1]);
  });
  it('do not learn who wrote an anonymous one', async () => {
    const { deliveryId, student } = await signed({ status: 2 });
    const call = await fixture.signedIn(student);
    expect((await answer(student.id, deliveryId, { anonymous: 1 })).message).toBe('代学生评价不能匿名');
    const sheet = { deliveryId, scores: ofCompany, anonymous: 1, comment: '流程清楚，沟通及时' };
    expect((await call('POST', '/api/stu/evaluation/add', sheet)).success).toBe(true);
    const { records } = (await fixture.get('school', `${path}/list`)).result;
    expect(records).toMatchObject([
      { type: 2, comment: '流程清楚，沟通及时', realname: null, employId: null, deliveryId: null, evaluateBy: null },
    ]);
    const one = (await fixture.get('college', `${path}/queryById`, { id: records[0].id })).result;
    const { realname, studentNo } = (
      await sql<{ realname: string; studentNo: string }>`
        select realname, student_no from rc_employ_user where id = ${student.id}`.execute(fixture.db)
    ).rows[0] as { realname: string; studentNo: string };
    for (const text of [JSON.stringify(records), JSON.stringify(one)])
      for (const hidden of [realname, studentNo, student.id, deliveryId]) expect(text).not.toContain(hidden);
    expect((await fixture.get('school', `${path}/list`, { realname })).result.total).toBe(0);
    expect((await fixture.get('school', `${path}/ofDelivery`, { deliveryId })).result).toEqual([]);
    const behalf = await fixture.get('school', '/api/stu/my/evaluations', {}, { 'x-behalf-employ': student.id });
    expect(behalf.result.given).toEqual([]);
    expect((await answer(student.id, deliveryId, { id: records[0].id, deliveryId: undefined }, 'edit')).success).toBe(
      false,
    );
    expect((await fixture.actions(deliveryId)).filter((action) => action === 'evaluate')).toHaveLength(1);
  });
  it('of a company read the mean of its students from five on', async () => {
    const vacancy = await fixture.vacancy();
    const rating = async (who: Who = 'hr1') => fixture.get(who, `${path}/rating`);
    for (let n = 0; n < 4; n += 1) {
      const { deliveryId, student } = await signed({ status: 2 }, vacancy);
      expect((await answer(student.id, deliveryId)).success).toBe(true);
    }
    expect((await rating()).result).toEqual({ least: 5, count: null, mean: null, scores: null });
    const { deliveryId, student } = await signed({ status: 2 }, vacancy);
    await answer(student.id, deliveryId, { scores: { ...ofCompany, postTruth: 5 } });
    const mean = { least: 5, count: 5, mean: 3.6, scores: { ...ofCompany, postTruth: 4.2 } };
    expect((await rating()).result).toEqual(mean);
    expect((await rating('limited1')).result).toEqual(mean);
    expect((await rating('hr2')).result).toMatchObject({ count: null });
    expect((await rating('school')).result).toMatchObject({ count: null });
  });
});

it('a delivery that its company does not evaluate is finished in time', async () => {
  const { deliveryId } = await signed();
  fixture.clock.pass(180 * 24 * 60 + 1);
  await runJob(fixture.engine, deadlines);
  expect(await fixture.row(deliveryId)).toMatchObject({ status: 2, stepResult: 1, waitFor: 0, evaluationId: null });
  expect((await fixture.history(deliveryId)).at(-1)).toMatchObject({ action: 'finish', actorType: 4 });
  fixture.passDays(0);
  expect((await evaluate(deliveryId)).message).toBe('当前状态为“已完成·评价结果”，不能评价');
});
