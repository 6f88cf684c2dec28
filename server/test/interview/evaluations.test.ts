import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { colleges, scopedPost } from '../delivery/delivery-people.ts';
import { at, InterviewFixture, path } from './interview-fixture.ts';

let fixture: InterviewFixture;
beforeAll(async () => {
  fixture = await InterviewFixture.open();
});
beforeEach(() => fixture.clear());
afterAll(() => fixture.close());

const scores = { professional: 4, logic: 5, communication: 3, motivation: 4, fit: 5 };
const sheet = (interviewId: string, more: Record<string, unknown> = {}) => ({
  interviewId,
  scores,
  conclusion: 1,
  comment: '基础扎实，表达清楚，建议进入下一轮',
  privateNote: '声音偏小',
  ...more,
});
const evaluate = (who: 'look1' | 'hr1' | 'hr2' | 'head1', id: string, more: Record<string, unknown> = {}) =>
  fixture.deliveries.post(who, '/interview/evaluation/add', sheet(id, more));
const lines = async (who: 'look1' | 'hr1' | 'head1' | 'school', id: string) =>
  (await fixture.deliveries.get(who, `${path}/evaluations`, { id })).result as Record<string, unknown>[];

/** An interview of two interviewers that has just ended. */
async function held(rounds = 1): Promise<{ id: string; deliveryId: string }> {
  const { deliveryId, student } = await fixture.candidate({ rounds });
  const id = await fixture.planned(deliveryId, { interviewerIds: 'member-look1,member-hr1' });
  await fixture.answer(student.id, 'accept', { id });
  await fixture.travel('2025-10-17 09:40:00');
  expect((await fixture.act('hr1', 'complete', { id })).success).toBe(true);
  return { id, deliveryId };
}

describe('an evaluation', () => {
  it('follows its student to another college', async () => {
    const { id } = await held();
    expect((await evaluate('look1', id)).success).toBe(true);
    const list = async () => (await fixture.deliveries.get('college', '/interview/evaluation/list')).result.total;
    expect(await list()).toBe(1);
    const { employId } = await fixture.row(id);
    const { rows } = await sql<{ id: string }>`
      select id from sys_depart where org_code = ${colleges.computing}`.execute(fixture.db);
    const moved = await fixture.deliveries.post('school', '/employ/employUser/moveDepart', {
      ids: employId,
      departId: rows[0]?.id,
    });
    expect(moved.result, moved.message).toMatchObject({ ok: 1 });
    expect(await list()).toBe(0);
  });
  it('is given once by a listed interviewer, from the start on', async () => {
    const { deliveryId } = await fixture.candidate();
    const id = await fixture.planned(deliveryId);
    expect((await evaluate('look1', id)).message).toBe('面试尚未开始，不能评价');
    await fixture.travel('2025-10-17 09:10:00');
    expect((await evaluate('hr1', id)).message).toBe('您不是本场面试官');
    expect((await evaluate('look1', id, { scores: { ...scores, fit: 6 } })).message).toBe('请完成全部评分');
    expect((await evaluate('look1', id, { comment: '不错' })).message).toBe('请填写不少于10个字的评价!');
    const replies = await Promise.all([evaluate('look1', id), evaluate('look1', id)]);
    expect(replies.filter(({ success }) => success)).toHaveLength(1);
    expect(Number((await fixture.row(id)).avgScore)).toBe(4.2);
  });
  it.each([
    ['below the range', { fit: 0 }],
    ['negative', { fit: -1 }],
    ['above the range', { fit: 6 }],
    ['no whole number', { fit: 2.5 }],
    ['no number', { fit: '5' }],
    ['missing', { fit: undefined }],
    ['nothing', { fit: null }],
    ['of another list', { fit: undefined, salary: 4 }],
  ])('is refused with a score that is %s', async (_case, wrong) => {
    const { deliveryId } = await fixture.candidate();
    const id = await fixture.planned(deliveryId);
    await fixture.travel('2025-10-17 09:10:00');
    expect((await evaluate('look1', id, { scores: { ...scores, ...wrong } })).message).toBe('请完成全部评分');
    expect(await fixture.deliveries.count('rc_interview_evaluation')).toBe(0);
  });
  it('shows those of others only after the own one, and the private note to no other user', async () => {
    const { id } = await held();
    await evaluate('hr1', id);
    const hidden = (await lines('look1', id)).find(({ isOwn }) => !isOwn);
    expect(hidden).toMatchObject({ isHidden: true, scores: null, comment: null });
    const list = await fixture.deliveries.get('look1', '/interview/evaluation/list');
    expect(list.result.total).toBe(0);
    await evaluate('look1', id);
    expect((await lines('look1', id)).find(({ isOwn }) => !isOwn)).toMatchObject({
      isHidden: false,
      score: 4.2,
      privateNote: null,
    });
    const seen = await fixture.deliveries.get('head1', '/interview/evaluation/list', { column: 'privateNote' });
    expect(JSON.stringify(seen)).not.toContain('声音偏小');
    const one = await fixture.deliveries.get('school', '/interview/evaluation/queryById', {
      id: String((await lines('school', id))[0]?.id),
    });
    expect(JSON.stringify(one)).not.toContain('声音偏小');
  });
  it('is fixed once the result is known', async () => {
    const { id } = await held();
    await evaluate('look1', id);
    await evaluate('hr1', id);
    await fixture.act('hr1', 'result', { id, result: 1 });
    const own = (await lines('look1', id)).find(({ isOwn }) => isOwn);
    const reply = await fixture.deliveries.post('look1', '/interview/evaluation/edit', { id: own?.id, conclusion: 3 });
    expect(reply.message).toBe('面试结果已登记，不能修改评价');
  });
});

describe('the result of a round', () => {
  it('waits for the interviewers, unless they are left out', async () => {
    const { id, deliveryId } = await held();
    expect((await fixture.act('hr1', 'result', { id, result: 1 })).message).toBe('还有2位面试官未评价');
    expect((await fixture.act('hr1', 'result', { id, result: 0, ignoreMissing: 1 })).message).toBe('请选择面试结果!');
    expect((await fixture.act('hr1', 'result', { id, result: 1, ignoreMissing: 1 })).success).toBe(true);
    expect(await fixture.deliveries.row(deliveryId)).toMatchObject({ interviewResult: 1, roundsPassed: 1, waitFor: 1 });
  });
  it('opens 通过 when it is good, and says so when fewer rounds were held than planned', async () => {
    const { id, deliveryId } = await held(2);
    const pass = () => fixture.deliveries.post('hr1', '/resume/delivery/pass', { id: deliveryId });
    expect((await pass()).message).toBe('暂无通过的面试记录，如需直接录用请使用越级推进');
    await fixture.act('hr1', 'result', { id, result: 2, ignoreMissing: 1 });
    expect((await pass()).success).toBe(false);
    await fixture.act('hr1', 'result', { id, result: 1, ignoreMissing: 1 });
    const preview = await fixture.deliveries.get('hr1', '/resume/delivery/stepPreview', {
      id: deliveryId,
      step: 'pass',
    });
    expect(preview.result.sentence).toBe('计划面试2轮，目前通过1轮。操作后进入“录用”环节。');
    expect((await pass()).success).toBe(true);
    expect(await fixture.deliveries.row(deliveryId)).toMatchObject({ step: 30, plannedRounds: 2 });
    expect((await fixture.act('hr1', 'result', { id, result: 3, ignoreMissing: 1 })).message).toBe(
      '投递已离开面试环节，不能更改结果',
    );
  });
  it('of the latest round counts; an open interview keeps the delivery', async () => {
    const { id, deliveryId } = await held(2);
    await fixture.act('hr1', 'result', { id, result: 1, ignoreMissing: 1 });
    const pass = () => fixture.deliveries.post('hr1', '/resume/delivery/pass', { id: deliveryId });
    const second = await fixture.planned(deliveryId, { round: 2, ...at('14:00', '14:30') });
    expect((await pass()).message).toBe('还有未完成的面试');
    expect((await fixture.act('hr1', 'result', { id, result: 3, ignoreMissing: 1 })).message).toBe(
      '已安排后续轮次，不能更改结果',
    );
    await fixture.travel('2025-10-17 14:45:00');
    await fixture.act('hr1', 'absent', { id: second });
    expect((await pass()).message).toBe('暂无通过的面试记录，如需直接录用请使用越级推进');
  });
});

describe('an interviewer', () => {
  it('sees the own interviews only', async () => {
    const [own, other] = [await fixture.candidate(), await fixture.candidate()];
    const id = await fixture.planned(own.deliveryId);
    const hidden = await fixture.planned(other.deliveryId, { interviewerIds: 'member-hr1' });
    const list = await fixture.deliveries.get('look1', `${path}/list`);
    expect(list.result.records.map((row: { id: string }) => row.id)).toEqual([id]);
    expect((await fixture.deliveries.get('look1', `${path}/queryById`, { id: hidden })).message).toBe(
      '数据不存在或无权访问',
    );
    const mine = await fixture.deliveries.get('look1', `${path}/mine`);
    expect(mine.result.coming.map((row: { id: string }) => row.id)).toEqual([id]);
  });
  it('reads no agenda that another interviewer of the company has read before', async () => {
    const { deliveryId } = await fixture.candidate();
    await fixture.planned(deliveryId, at('09:00', '09:30', '2025-10-16'));
    const people = sql`(select id from sys_user where username = 'limited1')`;
    const { rows } = await sql<{ roleId: string; former: string }>`
      select r.role_id, (select role_id from sys_user_role where user_id = ${people}) as former
      from sys_user_role r join sys_user u on u.id = r.user_id where u.username = 'look1'`.execute(fixture.db);
    const appoint = async (roleId: string | undefined, role: number, scope: string | null) => {
      await sql`update sys_user_role set role_id = ${roleId} where user_id = ${people}`.execute(fixture.db);
      await sql`update rc_company_user set role = ${role}, post_scope = ${scope} where user_id = ${people}`.execute(
        fixture.db,
      );
    };
    await appoint(rows[0]?.roleId, 3, null);
    const both = ['look1', 'limited1'] as const;
    // A sign-in is a write, which would empty the cache.
    for (const who of both) await fixture.deliveries.token(who);
    const agendas: string[][] = [];
    for (const who of both) {
      const { result } = await fixture.deliveries.get(who, '/dashboard/workplace/agenda');
      agendas.push(result.entries.map(({ kind }: { kind: string }) => kind));
    }
    expect(agendas).toEqual([['面试'], []]);
    await appoint(rows[0]?.former, 2, scopedPost);
  });
});

describe('签到', () => {
  it('takes the student’s code in its window, once', async () => {
    const { deliveryId, student } = await fixture.candidate();
    const id = await fixture.planned(deliveryId);
    const headers = { 'x-behalf-employ': student.id };
    const shown = await fixture.deliveries.post('school', '/api/stu/interview/accept', { id, remark: '电话' }, headers);
    expect(shown.success).toBe(true);
    const { rows } = await sql<{ code: string }>`select checkin_code as code from rc_interview`.execute(fixture.db);
    const code = rows[0]?.code ?? '';
    expect(code).toMatch(/^[0-9A-HJKMNP-TV-Z]{8}$/);
    const checkIn = (typed: string, who: 'look1' | 'hr2' = 'look1') => fixture.act(who, 'checkIn', { code: typed });
    expect((await checkIn(code)).message).toBe('签到时间为面试开始前60分钟至面试结束');
    await fixture.travel('2025-10-17 08:30:00');
    expect((await checkIn(code, 'hr2')).message).toBe('签到码不正确');
    expect((await checkIn('https://example.com/q/abcdefghij')).message).toBe('签到码不正确');
    expect((await checkIn('00000000')).success).toBe(false);
    const replies = await Promise.all([checkIn(` ${code.toLowerCase().slice(0, 4)}-${code.slice(4)}`), checkIn(code)]);
    expect(replies.map(({ success }) => success).sort()).toEqual([false, true]);
    expect(await fixture.row(id)).toMatchObject({ checkinTime: '2025-10-17 08:30:00' });
    expect(await fixture.deliveries.actions(deliveryId)).toContain('checkIn');
  });

  it('takes the scanned address of the student’s code, only in the company', async () => {
    const { deliveryId, student } = await fixture.candidate();
    const id = await fixture.planned(deliveryId);
    const show = () =>
      fixture.deliveries.get('school', '/api/stu/interview/checkInCode', { id }, { 'x-behalf-employ': student.id });
    const { url } = (await show()).result;
    expect(url).toMatch(/\/q\/[0-9A-Za-z]{10}$/);
    expect((await show()).result.url).toBe(url);
    await fixture.travel('2025-10-17 08:30:00');
    expect((await fixture.act('hr2', 'checkIn', { code: url })).message).toBe('签到码不正确');
    expect((await fixture.act('look1', 'checkIn', { code: url })).message).toBe('签到成功');
  });
});
