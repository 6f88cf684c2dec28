import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { addSeconds } from '../../src/platform/sign-in/moments.ts';
import { colleges, companies } from '../delivery/delivery-people.ts';
import { callInOrder } from '../support/lock-wait.ts';
import { MatchFixture } from './match-fixture.ts';

let fixture: MatchFixture;
beforeAll(async () => {
  fixture = await MatchFixture.open();
});
beforeEach(() => fixture.base.clear());
afterAll(() => fixture.base.close());

const path = '/match/matchResult';
const act = (who: 'hr1' | 'hr2' | 'school', step: string, body: object) => fixture.post(who, `${path}/${step}`, body);
/** One student who fits one post. */
async function fitting(more: Record<string, unknown> = {}) {
  await fixture.activeRule();
  const vacancy = await fixture.base.vacancy({ majorCodes: '0809', ...more });
  const student = await fixture.seeker();
  await fixture.wish(student.resumeId, {});
  await fixture.runAll();
  return { vacancy, student, match: await fixture.match(student.id) };
}
const queued = async () =>
  (
    await sql<{ kind: string; refId: string }>`
      select kind, ref_id from rc_match_job where status = 0 order by kind, ref_id`.execute(fixture.db)
  ).rows;

describe('a run', () => {
  it('keeps the students of a post who pass the gates and the threshold, the best first and at most the rule’s number', async () => {
    await fixture.activeRule({ threshold: 60, topN: 2 });
    const skillId = await fixture.skill('编程');
    const vacancy = await fixture.base.vacancy({ majorCodes: '080901', skills: [{ skillId, level: 3, required: 0 }] });
    const held = [];
    for (const level of [3, 2, 1]) {
      const student = await fixture.seeker();
      await fixture.hold(student.resumeId, skillId, level);
      await fixture.wish(student.resumeId, {});
      held.push(student);
    }
    await fixture.seeker({ majorCode: '020301' });
    await fixture.seeker({ gradYear: 2025 });
    await fixture.seeker({ eduLevel: '41' });
    await fixture.seeker({ status: 5 });
    await fixture.seeker({ intentionStatus: 4 });
    await fixture.seeker({}, { status: 2 });
    await fixture.seeker({}, { completeness: 59 });
    await fixture.runAll();
    const rows = await fixture.matches();
    expect(rows.map(({ employId, score, screen }) => [employId, score, screen])).toEqual([
      [held[0]?.id, 100, 0],
      [held[1]?.id, 92, 0],
    ]);
    expect(rows[0]).toMatchObject({ postId: vacancy.id, metCount: 5, askedCount: 5, ruleVersion: 1, explain: null });
  });
  it('ends rows that fall out of the list, fail a gate or have a closed post, and takes them back', async () => {
    const { vacancy, student } = await fitting();
    const screen = async () => (await fixture.match(student.id)).screen;
    await sql`update rc_resume set status = 3`.execute(fixture.db);
    await fixture.runAll();
    expect(await screen()).toBe(3);
    await sql`update rc_resume set status = 1`.execute(fixture.db);
    await fixture.runAll();
    expect(await screen()).toBe(0);
    await sql`update rc_match_rule set top_n = 1`.execute(fixture.db);
    const better = await fixture.seeker();
    await fixture.wish(better.resumeId, {});
    await sql`update rc_resume_intention set region_codes = '310100' where resume_id = ${student.resumeId}`.execute(
      fixture.db,
    );
    await fixture.runAll();
    expect([await screen(), (await fixture.match(better.id)).screen]).toEqual([3, 0]);
    await fixture.post('hr1', '/companyPost/companyPost/close', { id: vacancy.id });
    await fixture.run();
    expect((await fixture.match(better.id)).screen).toBe(3);
  });
  it('ends the rows of a company that is put on the blacklist', async () => {
    const { student } = await fitting();
    const listed = await fixture.post('school', '/jobFair/blacklist/add', {
      ...{ companyId: companies.first, scope: 2, reason: '多次发布虚假岗位' },
    });
    expect(listed.success, listed.message).toBe(true);
    await fixture.run();
    expect((await fixture.match(student.id)).screen).toBe(3);
    await sql`delete from rc_blacklist`.execute(fixture.db);
  });
  it('skips pairs with a delivery, a recent rejection or an earlier decision', async () => {
    await fixture.activeRule();
    const vacancy = await fixture.base.vacancy();
    const [active, rejected, withdrawn] = [await fixture.seeker(), await fixture.seeker(), await fixture.seeker()];
    await fixture.base.deliveryAt({ status: 1 }, { student: active, vacancy });
    await fixture.base.deliveryAt({ status: 3 }, { student: rejected, vacancy });
    await fixture.base.deliveryAt({ status: 4 }, { student: withdrawn, vacancy });
    await fixture.runAll();
    expect((await fixture.matches()).map(({ employId }) => employId)).toEqual([withdrawn.id]);
  });
  it('leaves other tenants alone', async () => {
    await fitting();
    expect((await fixture.get('other', `${path}/list`)).result.total).toBe(0);
  });
  it('writes nothing when nothing changed', async () => {
    await fitting();
    const versions = async () =>
      (await sql`select id, version, compute_time from rc_match_result`.execute(fixture.db)).rows;
    const before = await versions();
    await fixture.runAll();
    expect(await versions()).toEqual(before);
  });
  it('of one student keeps the others of the list and makes place for a better one', async () => {
    await fixture.activeRule({ topN: 2 });
    await fixture.base.vacancy({ majorCodes: '080901' });
    const [first, second] = [await fixture.seeker(), await fixture.seeker({ majorCode: '080902' })];
    await fixture.runAll();
    const third = await fixture.seeker();
    await fixture.wish(third.resumeId, {});
    await sql`
      insert into rc_match_job (id, tenant_id, create_by, create_time, kind, ref_id, status, total, done)
      values ('one', 2, 'test', now(), 'student', ${third.id}, 0, 0, 0)`.execute(fixture.db);
    await fixture.run();
    const screens = await Promise.all([first, second, third].map(async ({ id }) => (await fixture.match(id)).screen));
    expect(screens).toEqual([0, 3, 0]);
  });
  it('goes on after the last post of an interrupted run', async () => {
    await fixture.activeRule();
    await fixture.run();
    const [done, open] = [await fixture.base.vacancy(), await fixture.base.vacancy()].sort((a, b) =>
      a.id < b.id ? -1 : 1,
    );
    await fixture.seeker();
    await sql`
      insert into rc_match_job (id, tenant_id, create_by, create_time, kind, ref_id, status, total, done, last_post_id, seen_time)
      values ('cut', 2, 'test', now(), 'all', '', 1, 2, 1, ${done?.id}, ${'2025-10-15 09:00:00'}::timestamptz)`.execute(
      fixture.db,
    );
    await fixture.run();
    expect((await fixture.matches()).map(({ postId }) => postId)).toEqual([open?.id]);
    expect(
      (
        await sql<{ status: number; done: number }>`select status, done from rc_match_job where id = 'cut'`.execute(
          fixture.db,
        )
      ).rows,
    ).toEqual([{ status: 2, done: 2 }]);
  });
  it('computes every post for a run that waited while one was interrupted', async () => {
    await fixture.activeRule();
    await fixture.run();
    const [done, open] = [await fixture.base.vacancy(), await fixture.base.vacancy()].sort((a, b) =>
      a.id < b.id ? -1 : 1,
    );
    await fixture.seeker();
    await sql`
      insert into rc_match_job (id, tenant_id, create_by, create_time, kind, ref_id, status, total, done, last_post_id, seen_time)
      values ('cut', 2, 'test', now() - interval '1 hour', 'all', '', 1, 2, 1, ${done?.id}, ${'2025-10-15 09:00:00'}::timestamptz),
        ('next', 2, 'test', now(), 'all', '', 0, 0, 0, null, null)`.execute(fixture.db);
    await fixture.run();
    expect((await fixture.matches()).map(({ postId }) => postId)).toEqual([done?.id, open?.id]);
  });
  it('is queued once by changes of the post, the résumé and the rule, and not without an active rule', async () => {
    const vacancy = await fixture.base.vacancy();
    const student = await fixture.seeker();
    const pause = () => fixture.post('hr1', '/companyPost/companyPost/pause', { id: vacancy.id });
    const resume = () => fixture.post('hr1', '/companyPost/companyPost/resume', { id: vacancy.id });
    await pause();
    expect(await queued()).toEqual([]);
    await fixture.activeRule();
    expect(await queued()).toEqual([{ kind: 'all', refId: '' }]);
    expect((await resume()).success).toBe(true);
    expect((await pause()).success).toBe(true);
    expect(await queued()).toEqual([
      { kind: 'all', refId: '' },
      { kind: 'post', refId: vacancy.id },
    ]);
    const cv = await fixture.get('school', '/resume/resume/queryById', { id: student.resumeId });
    const { educations = [], experiences = [], skills = [], certs = [], intentions = [] } = cv.result;
    const edited = await fixture.post('school', '/resume/resume/edit', {
      id: student.resumeId,
      headline: '认真负责',
      status: 1,
      behalfRemark: '学生委托',
      educations,
      experiences,
      skills,
      certs,
      intentions,
    });
    expect(edited).toMatchObject({ success: true });
    expect(await queued()).toContainEqual({ kind: 'student', refId: student.id });
    await fixture.run();
    expect(await queued()).toEqual([]);
    expect((await act('hr1', 'run', { postId: vacancy.id })).success).toBe(true);
    expect(await queued()).toEqual([{ kind: 'post', refId: vacancy.id }]);
    expect((await fixture.get('hr1', `${path}/progress`)).result).toEqual({ isRunning: true, total: 0, done: 0 });
    await fixture.run();
    expect((await fixture.get('hr1', `${path}/progress`)).result).toEqual({ isRunning: false, total: 0, done: 0 });
  });
});

describe('screening', () => {
  it('invites the student when it is passed, and keeps the explanation as it was', async () => {
    const { vacancy, student, match } = await fitting();
    expect(await act('hr1', 'pass', { id: match.id })).toMatchObject({
      success: true,
      message: '已通过，等待学生确认',
    });
    const passed = await fixture.match(student.id);
    expect(passed).toMatchObject({ screen: 1, explain: { total: match.score } });
    const delivery = await fixture.base.row(passed.deliveryId ?? '');
    expect(delivery).toMatchObject({
      postId: vacancy.id,
      employId: student.id,
      source: 3,
      refId: match.id,
      studentConfirm: 0,
      matchScore: match.score,
      confirmDeadline: '2025-10-20 10:00:00',
    });
    expect((await fixture.base.notifications()).some((line) => line.startsWith('D02'))).toBe(true);
    await sql`update rc_employ_user set edu_level = '01', major_code = '020301'`.execute(fixture.db);
    await fixture.runAll();
    expect(await fixture.match(student.id)).toEqual(passed);
    await fixture.base.behalf(student.id, 'confirm', { id: passed.deliveryId });
    expect((await fixture.base.row(passed.deliveryId ?? '')).step).toBe(20);
  });
  it.each(['rc_company_post', 'rc_company', 'rc_employ_user'])('locks what comes behind %s after it', async (held) => {
    const { match, vacancy, student } = await fitting();
    const places = { rc_company_post: vacancy.id, rc_company: companies.first, rc_employ_user: student.id };
    const order = Object.entries(places).map(([table, id]) => ({ table, id }));
    const at = order.findIndex(({ table }) => table === held);
    const later = [...order.slice(at + 1), { table: 'rc_match_result', id: match.id }];
    const pass = () => act('hr1', 'pass', { id: match.id });
    const reply = await callInOrder(fixture.base.engine.database, order[at] as (typeof order)[number], later, pass);
    expect(reply).toMatchObject({ success: true });
  });
  it('makes one delivery when a match is passed eight times at once', async () => {
    const { match } = await fitting();
    const replies = await Promise.all(Array.from({ length: 8 }, () => act('hr1', 'pass', { id: match.id })));
    expect(replies.filter(({ success }) => success)).toHaveLength(1);
    expect(await fixture.base.count('rc_delivery')).toBe(1);
  });
  it('is refused with the gate when the student or the post changed', async () => {
    const { student, match, vacancy } = await fitting();
    await sql`update rc_resume set status = 3`.execute(fixture.db);
    const refused = (gate: string) => ({ success: false, message: `该学生状态已变化：${gate}` });
    expect(await act('hr1', 'pass', { id: match.id })).toMatchObject(refused('学生未开放求职'));
    await sql`update rc_resume set status = 1`.execute(fixture.db);
    await sql`update rc_company_post set post_status = 2`.execute(fixture.db);
    expect(await act('hr1', 'pass', { id: match.id })).toMatchObject(refused('岗位未在招聘'));
    await sql`update rc_company_post set post_status = 1`.execute(fixture.db);
    await fixture.base.deliveryAt({ status: 1 }, { student, vacancy });
    expect(await act('hr1', 'pass', { id: match.id })).toMatchObject(refused('已有投递或筛选记录'));
    expect((await fixture.match(student.id)).screen).toBe(0);
  });
  it('needs a reason to be 未通过, sends nothing, and can be reopened for some days', async () => {
    const { student, match } = await fitting();
    expect(await act('hr1', 'notPass', { id: match.id })).toMatchObject({
      success: false,
      message: '请选择不通过原因!',
    });
    expect((await act('hr1', 'notPass', { id: match.id, reasonCode: 99 })).success).toBe(false);
    expect((await act('hr1', 'notPass', { id: match.id, reasonCode: 2 })).success).toBe(true);
    expect(await fixture.base.notifications()).toEqual([]);
    expect(await fixture.match(student.id)).toMatchObject({
      screen: 2,
      reasonCode: 2,
      explain: { total: match.score },
    });
    await fixture.runAll();
    expect((await fixture.match(student.id)).screen).toBe(2);
    expect((await act('hr1', 'reopen', { id: match.id })).success).toBe(true);
    expect(await fixture.match(student.id)).toMatchObject({ screen: 0, explain: null, reasonCode: null });
    await act('hr1', 'notPass', { id: match.id, reasonCode: 2 });
    const { records } = (await fixture.base.get('hr1', '/match/matchResult/list', {})).result;
    expect(records[0].restoreUntil).toBe(addSeconds(records[0].screenTime, 7 * 86_400));
    fixture.base.passDays(8);
    expect(await act('hr1', 'reopen', { id: match.id })).toMatchObject({ success: false, message: '已超过可恢复期限' });
  });
  it('reports each row of a batch', async () => {
    await fixture.activeRule();
    await fixture.base.vacancy();
    const [one, two] = [await fixture.seeker(), await fixture.seeker()];
    await fixture.runAll();
    await sql`update rc_employ_user set intention_status = 4 where id = ${two.id}`.execute(fixture.db);
    const ids = [await fixture.match(one.id), await fixture.match(two.id)].map(({ id }) => id).join(',');
    const { result } = await act('hr1', 'pass', { ids });
    expect(result).toMatchObject({ ok: 1, failed: [{ message: '该学生状态已变化：学生未开放求职' }] });
  });
  it('belongs to the company of the post', async () => {
    const { match } = await fitting();
    for (const who of ['hr2', 'school'] as const)
      expect((await act(who, 'pass', { id: match.id })).success, who).toBe(false);
    expect((await fixture.match(match.employId)).screen).toBe(0);
  });
});

describe('what a company sees of a match', () => {
  it('is the surname, no contact data and no id of the student, until it is passed', async () => {
    const { student, match } = await fitting();
    const [row] = (await fixture.get('hr1', `${path}/list`)).result.records;
    expect(row).toMatchObject({ realname: '王同学', schoolName: '云湖大学', score: match.score, screen: 0 });
    expect([row.employId, row.mobile, row.parts, row.ruleId]).toEqual([null, undefined, undefined, undefined]);
    expect((await fixture.get('hr1', `${path}/list`, { realname: '王小' })).result.total).toBe(0);
    expect(
      (await fixture.get('hr1', `${path}/list`, { employId: student.id })).result.records[0]?.employId ?? null,
    ).toBeNull();
    await act('hr1', 'pass', { id: match.id });
    const [known] = (await fixture.get('hr1', `${path}/list`)).result.records;
    expect(known).toMatchObject({ employId: student.id });
    expect(known.realname).toMatch(/^王小/);
  });
  it('is the explanation, with the same sentences as for the school, and nothing after the student left', async () => {
    const { student, match } = await fitting();
    const explain = async (who: 'hr1' | 'hr2' | 'staff' | 'college') =>
      (await fixture.get(who, `${path}/explain`, { ids: match.id })).result;
    const own = await explain('hr1');
    expect(own[0].explanation).toMatchObject({ total: match.score, met: match.metCount, of: match.askedCount });
    expect(await explain('staff')).toEqual(own);
    expect(await explain('college')).toEqual(own);
    expect(await explain('hr2')).toEqual([]);
    expect(JSON.stringify(own)).not.toContain('云湖');
    await sql`update rc_match_result set screen = 3`.execute(fixture.db);
    expect(await explain('hr1')).toEqual([]);
    expect(await explain('staff')).toHaveLength(1);
    const [row] = (await fixture.get('hr1', `${path}/list`)).result.records;
    expect([row.schoolName, row.majorCode, row.employId]).toEqual([null, null, null]);
    expect(student.id).toBe(match.employId);
  });
  it('is nothing of other companies; a college sees its own students', async () => {
    await fixture.activeRule();
    await fixture.base.vacancy();
    await fixture.base.vacancy({ companyId: companies.second });
    await fixture.seeker();
    await fixture.seeker({ sysOrgCode: colleges.computing });
    await fixture.runAll();
    const total = async (who: 'hr1' | 'staff' | 'college' | 'look1') =>
      (await fixture.get(who, `${path}/list`)).result?.total;
    expect([await total('staff'), await total('hr1'), await total('college'), await total('look1')]).toEqual([
      4,
      2,
      2,
      undefined,
    ]);
  });
});

it('takes one remark of a user on a wrong match, for the school to read', async () => {
  const { match } = await fitting();
  const say = (who: 'hr1' | 'hr2', body: object) => act(who, 'feedback', { id: match.id, ...body });
  expect((await say('hr1', { kind: 9 })).success).toBe(false);
  expect((await say('hr2', { kind: 1 })).message).toBe('数据不存在或无权访问');
  const replies = await Promise.all([1, 2].map((kind) => say('hr1', { kind, remark: '技能与岗位无关' })));
  expect(replies.filter(({ success }) => success)).toHaveLength(1);
  const { records } = (await fixture.get('staff', '/match/matchFeedback/list')).result;
  expect(records).toMatchObject([{ remark: '技能与岗位无关', score: match.score, companyName: '示例企业1有限公司' }]);
  expect((await fixture.get('hr1', '/match/matchFeedback/list')).success).toBe(false);
});

it('gives a delivery its score, none without an active rule', async () => {
  const vacancy = await fixture.base.vacancy({ majorCodes: '0809' });
  const score = async () => {
    const id = await fixture.base.deliver(await fixture.seeker(), vacancy);
    return (await fixture.base.row(id)).matchScore;
  };
  expect(await score()).toBeNull();
  await fixture.activeRule();
  expect(await score()).toBe(83);
});
