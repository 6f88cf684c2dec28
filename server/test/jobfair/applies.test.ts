import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { fairDay } from '../../src/areas/jobfair/fair-day-job.ts';
import { deadlines } from '../../src/platform/jobs/deadlines.ts';
import { companies } from '../delivery/delivery-people.ts';
import { beforeEachRun, runJob } from '../support/run-job.ts';
import { recordWrites } from '../support/statement-count.ts';
import { ApplyFixture, applyPath } from './apply-fixture.ts';

let fixture: ApplyFixture;
beforeAll(async () => {
  fixture = await ApplyFixture.open();
});
beforeEach(() => fixture.clear());
afterAll(() => fixture.close());

const attendeePath = '/jobFair/fairAttendee';
const cancel = (id: string) => fixture.act('school', 'cancel', { id, reasonCode: 1 });
const reject = (id: string) => fixture.act('school', 'audit', { id, result: 2, reasonCodes: '2' });

describe('an application', () => {
  it('goes from the form to the confirmed team', async () => {
    const fair = await fixture.fair({ boothMode: 1 });
    const [booth] = await fixture.booths(fair.id, 2);
    const id = await fixture.draft(fair.id, companies.first, { boothIds: booth });
    expect((await fixture.submit(id, 'hr1')).message).toBe('报名已提交');
    expect(await fixture.row(id)).toMatchObject({ status: 1, boothNos: 'A01', postCount: 1, totalHeadcount: 5 });
    expect(await fixture.fairRow(fair.id)).toMatchObject({ placeCount: 1, passCount: 0, applyCount: 1 });
    expect((await fixture.approve(id)).message).toBe('审核通过');
    expect((await fixture.boothRows(fair.id)).map(({ status }) => status)).toEqual([2, 0]);
    expect(await fixture.row(id)).toMatchObject({ status: 2, confirmDeadline: '2025-10-17 10:00:00' });
    expect((await fixture.act('hr1', 'confirm', { id })).message).toBe('请先填写参会人员信息');
    expect((await fixture.saveTeam(id, fixture.people(2), 'hr1')).message).toBe('参会人员已保存');
    expect((await fixture.act('hr1', 'confirm', { id })).message).toBe('已确认参会');
    const code = await fixture.get('hr1', `${applyPath}/entryCode`, { id });
    expect(code.result).toMatchObject({ boothNos: 'A01', code: expect.stringMatching(/^[0-9A-Z]{8}$/) });
    expect(await fixture.fairRow(fair.id)).toMatchObject({ passCount: 1, usedBooth: 1, postCount: 1, headcount: 5 });
    expect(await fixture.notices()).toEqual(
      expect.arrayContaining(['F06 demo_school_auditor_2', 'F07 hr1', 'F10 hr1']),
    );
    expect((await fixture.get('hr2', `${applyPath}/list`)).result.total).toBe(0);
    expect((await fixture.get('hr2', `${applyPath}/entryCode`, { id })).success).toBe(false);
  });

  it.each([
    ['the company is not admitted', { company: { audit_status: 5 } }, '贵单位尚未通过审核，不能报名'],
    ['the company is on the blacklist', { company: { black_scope: 1 } }, '贵单位已被列入黑名单，不能报名'],
    ['the sign-up is over', { fair: { apply_end: '2025-10-15 09:59:00' } }, '不在报名时间内'],
    ['the fair is for others', { fair: { eligible_nature: '99' } }, '贵单位不在本场招聘会参会范围内'],
    ['no place is left', { fair: { max_company: 1, place_count: 1, allow_waitlist: 0 } }, '本场招聘会名额已满'],
  ])('is refused when %s', async (_when, changes, sentence) => {
    const fair = await fixture.fair();
    const id = await fixture.draft(fair.id);
    for (const [table, values] of Object.entries(changes))
      for (const [column, value] of Object.entries(values))
        await sql`update ${sql.table(table === 'fair' ? 'rc_job_fair' : 'rc_company')} set ${sql.ref(column)} = ${value}
          where id = ${table === 'fair' ? fair.id : companies.first}`.execute(fixture.db);
    expect((await fixture.submit(id)).message).toBe(sentence);
  });

  it('is counted in the record of its fair, on the waiting list too', async () => {
    const fair = await fixture.fair({ maxCompany: 1 });
    await fixture.approve(await fixture.applied(fair.id));
    await fixture.applied(fair.id, companies.second);
    const { result } = await fixture.get('school', '/jobFair/jobFair/queryById', { id: fair.id });
    expect(result).toMatchObject({ passCount: 1, postCount: 1, queueCount: 1 });
  });

  it('that is cancelled tells the reason that was chosen', async () => {
    const fair = await fixture.fair();
    await cancel(await fixture.applied(fair.id));
    const { rows } = await sql`select params ->> 'reason' as reason from rc_outbox where code = 'F12'`.execute(
      fixture.db,
    );
    expect(rows).toEqual([{ reason: '行程变化' }]);
  });

  it('tells its company in the list until when it chooses booths after a promotion', async () => {
    const fair = await fixture.fair({ boothMode: 1, maxCompany: 1 });
    const [booth] = await fixture.booths(fair.id, 1);
    const first = await fixture.applied(fair.id, companies.first, { boothIds: booth });
    await fixture.applied(fair.id, companies.second);
    expect((await cancel(first)).success).toBe(true);
    const { result } = await fixture.get('hr2', `${applyPath}/list`);
    expect(result.records).toMatchObject([{ status: 1, boothDeadline: '2025-10-17 10:00:00' }]);
  });

  it('is one per company and fair, also when two are saved at once', async () => {
    const fair = await fixture.fair();
    const body = await fixture.form(fair.id, companies.first);
    const replies = await Promise.all([1, 2].map(() => fixture.post('hr1', `${applyPath}/add`, body)));
    expect(replies.map(({ message }) => message).toSorted()).toEqual(
      ['报名已保存', '贵单位已报名本场招聘会'].toSorted(),
    );
  });

  it('is not begun again once it is submitted', async () => {
    const fair = await fixture.fair();
    const ask = async () => (await fixture.get('hr1', '/jobFair/fairApply/choices', { fairId: fair.id })).result;
    const id = await fixture.draft(fair.id);
    expect(await ask()).toMatchObject({ applyId: id, refusal: null });
    await fixture.submit(id, 'hr1');
    expect(await ask()).toMatchObject({ applyId: null, refusal: '贵单位已报名本场招聘会' });
  });

  it('warns of another fair at the same time, and goes on when that is confirmed', async () => {
    await fixture.applied((await fixture.fair({ title: '先报名的双选会' })).id);
    const id = await fixture.draft((await fixture.fair()).id);
    const asked = await fixture.submit(id, 'hr1');
    expect(asked.result).toMatchObject({
      errorCode: 'RC_WARN',
      warnings: ['您在同一时间还报名了《先报名的双选会》，请确保有不同的参会人员'],
    });
    expect((await fixture.row(id)).status).toBe(0);
    expect((await fixture.submit(id, 'hr1', true)).message).toBe('报名已提交');
  });

  it('cannot take the booth of another company', async () => {
    const fair = await fixture.fair({ boothMode: 1 });
    const [booth] = await fixture.booths(fair.id, 2);
    const ids = [
      await fixture.draft(fair.id, companies.first, { boothIds: booth }),
      await fixture.draft(fair.id, companies.second, { boothIds: booth }),
    ];
    const replies = await Promise.all(ids.map((id) => fixture.submit(id)));
    expect(replies.map(({ message }) => message).toSorted()).toEqual(
      ['报名已提交', '该展位刚刚被其他企业选择，请重新选择'].toSorted(),
    );
    expect((await fixture.fairRow(fair.id)).placeCount).toBe(1);
  });
});

describe('the waiting list', () => {
  it('takes who finds the fair full and promotes in order, also when two leave at once', async () => {
    const fair = await fixture.fair({ maxCompany: 2 });
    const ids: string[] = [];
    for (let i = 0; i < 5; i += 1) ids.push(await fixture.draft(fair.id, await fixture.company()));
    for (const id of ids) await fixture.submit(id);
    expect(await fixture.statuses(fair.id)).toEqual([1, 1, 7, 7, 7]);
    expect((await fixture.row(ids[4] as string)).waitNo).toBe(3);
    await Promise.all([cancel(ids[0] as string), reject(ids[1] as string)]);
    expect(await fixture.statuses(fair.id)).toEqual([5, 3, 1, 1, 7]);
    expect(await fixture.fairRow(fair.id)).toMatchObject({ placeCount: 2, queueCount: 1, lastQueueNo: 3 });
    expect((await fixture.act('school', 'promote', { id: ids[4] })).message).toBe('没有空余名额，不能转正');
    expect((await reject(ids[4] as string)).message).toBe('审核驳回');
    expect(await fixture.fairRow(fair.id)).toMatchObject({ queueCount: 0 });
  });

  it('gives a promoted company some time to choose a booth, then goes on to the next', async () => {
    const fair = await fixture.fair({ boothMode: 1 });
    const [booth] = await fixture.booths(fair.id, 1);
    const first = await fixture.applied(fair.id, companies.first, { boothIds: booth });
    const [second, third] = [
      await fixture.applied(fair.id, companies.second),
      await fixture.applied(fair.id, await fixture.company()),
    ];
    expect(await fixture.statuses(fair.id)).toEqual([1, 7, 7]);
    await cancel(first);
    expect(await fixture.row(second)).toMatchObject({ status: 1, boothDeadline: '2025-10-17 10:00:00' });
    expect((await fixture.approve(second)).message).toBe('展位已被占用，请重新分配');
    fixture.travel('2025-10-17 10:05:00');
    await runJob(fixture.base.engine, deadlines);
    expect(await fixture.statuses(fair.id)).toEqual([5, 5, 1]);
    expect((await fixture.act('school', 'chooseBooths', { id: third, boothIds: booth })).message).toBe('展位已选择');
    expect((await fixture.approve(third)).success).toBe(true);
  });

  it('ends with the start of the fair', async () => {
    const fair = await fixture.fair({ maxCompany: 1 });
    const [waits, queued] = [await fixture.applied(fair.id), await fixture.applied(fair.id, companies.second)];
    const draft = await fixture.draft(fair.id, await fixture.company());
    fixture.travel('2025-10-25 09:01:00');
    await runJob(fixture.base.engine, fairDay);
    expect(await fixture.row(waits)).toMatchObject({ status: 3, auditReason: '未及时审核' });
    expect((await fixture.row(queued)).status).toBe(5);
    expect((await fixture.row(draft)).status).toBe(5);
  });
});

describe('a held booth', () => {
  it('is held longer once, and free for the next company when the time is over', async () => {
    const fair = await fixture.fair({ boothMode: 1 });
    const [boothId] = await fixture.booths(fair.id, 1);
    const hold = (who: 'hr1' | 'hr2') => fixture.act(who, 'holdBooth', { boothId: boothId as string });
    const { holdUntil } = (await hold('hr1')).result;
    expect(holdUntil > '2025-10-15 10:00:00').toBe(true);
    expect((await hold('hr2')).message).toBe('该展位刚刚被其他企业选择，请重新选择');
    fixture.travel('2025-10-15 10:01:00');
    expect((await hold('hr1')).success).toBe(true);
    expect((await hold('hr1')).success).toBe(false);
    await runJob(fixture.base.engine, deadlines);
    const [held] = await fixture.boothRows(fair.id);
    expect(held).toMatchObject({ status: 1, companyId: companies.first });
    fixture.travel(String(held?.holdUntil));
    fixture.base.clock.pass(1);
    await runJob(fixture.base.engine, deadlines);
    expect(await fixture.boothRows(fair.id)).toMatchObject([
      { status: 0, companyId: null, holdUntil: null, holdBy: null },
    ]);
    expect((await hold('hr2')).success).toBe(true);
  });
});

describe('a confirmation', () => {
  it('is taken once when two come at the same moment', async () => {
    const fair = await fixture.fair();
    const id = await fixture.applied(fair.id);
    await fixture.approve(id);
    await fixture.saveTeam(id, fixture.people());
    const replies = await Promise.all(['hr1', 'head1'].map((who) => fixture.act(who as 'hr1', 'confirm', { id })));
    expect(replies.filter(({ success }) => success)).toHaveLength(1);
    expect((await fixture.notices()).filter((line) => line.startsWith('F10'))).toHaveLength(1);
  });
  it('lapses after its deadline and frees the place', async () => {
    const fair = await fixture.fair({ maxCompany: 1 });
    const [id, next] = [await fixture.applied(fair.id), await fixture.applied(fair.id, companies.second)];
    await fixture.approve(id);
    fixture.travel('2025-10-17 10:01:00');
    expect((await fixture.act('hr1', 'confirm', { id })).message).toBe('已超过确认时间');
    await runJob(fixture.base.engine, deadlines);
    expect(await fixture.row(id)).toMatchObject({ status: 5, cancelReason: 4 });
    expect((await fixture.row(next)).status).toBe(1);
  });
});

it('reminds no user of a fair that is moved in that moment', async () => {
  const fair = await fixture.fair();
  await fixture.confirmed(fair.id);
  await fixture.applied(fair.id, companies.second);
  fixture.travel('2025-10-24 09:00:00');
  const move = () =>
    sql`
    update rc_job_fair set start_time = start_time + interval '1 minute', end_time = end_time + interval '1 minute'
    where id = ${fair.id}`.execute(fixture.db);
  await runJob(beforeEachRun(fixture.base.engine, move), fairDay);
  expect((await fixture.notices()).filter((line) => /^F1[67]/.test(line))).toEqual([]);
});

it('reminds companies that come and auditors once, the day before', async () => {
  const fair = await fixture.fair();
  const id = await fixture.confirmed(fair.id);
  const { rows: people } = await sql<{ mobile: string }>`
    select mobile from rc_fair_attendee where apply_id = ${id} and del_flag = 0`.execute(fixture.db);
  await fixture.applied(fair.id, companies.second);
  const remind = async () => {
    await runJob(fixture.base.engine, fairDay);
    return (await fixture.notices()).filter((line) => /^F1[67]/.test(line)).length;
  };
  fixture.travel('2025-10-24 08:59:00');
  expect(await remind()).toBe(0);
  fixture.travel('2025-10-24 09:00:00');
  const sent = await remind();
  expect(sent).toBeGreaterThanOrEqual(2);
  expect(await fixture.notices(), 'and the people themselves').toContain(`F16 ${people[0]?.mobile}`);
  expect(await runJob(fixture.base.engine, fairDay), 'nothing is announced again').toBe(0);
  expect(await remind()).toBe(sent);
});

describe('the people of a company', () => {
  it.each([
    [[], '请填写参会人员!'],
    [[{ isLeader: 0 }], '请指定一名带队人员!'],
    [[{}, { isLeader: 1 }], '请指定一名带队人员!'],
    [[{ mobile: '123' }], '第1行：手机号格式不正确'],
    [[{ mobile: '13900000009' }, { mobile: '13900000009', isLeader: 0 }], '手机号13900000009重复'],
  ])('are refused as %j', async (changes, sentence) => {
    const fair = await fixture.fair();
    const id = await fixture.applied(fair.id);
    await fixture.approve(id);
    const rows = (changes as object[]).map((change) => ({ ...fixture.people()[0], ...change }));
    expect((await fixture.saveTeam(id, rows, 'hr1')).message).toBe(sentence);
  });
  it('are at one fair at a time', async () => {
    const [one, other] = [await fixture.fair({ title: '上午场双选会' }), await fixture.fair()];
    const team = fixture.people();
    const first = await fixture.applied(one.id);
    const second = await fixture.applied(other.id, companies.second);
    for (const id of [first, second]) await fixture.approve(id);
    await fixture.saveTeam(first, team);
    expect((await fixture.saveTeam(second, team)).message).toBe('第1行：该人员在《上午场双选会》已登记参会');
  });
  it('are locked together, whatever their number', async () => {
    const fair = await fixture.fair();
    const locks = async (n: number) => {
      const id = await fixture.applied(fair.id, n === 1 ? companies.first : companies.second);
      await fixture.approve(id);
      await fixture.saveTeam(id, fixture.people(n));
      const team = (await fixture.get('school', `${attendeePath}/list`, { applyId: id })).result.records;
      const write = async () => expect((await fixture.saveTeam(id, team)).success).toBe(true);
      const statements = await recordWrites(fixture.base.app.database, write);
      return statements.filter((one) => /rc_fair_attendee.*for no key update/s.test(one)).length;
    };
    expect([await locks(1), await locks(4)]).toEqual([1, 1]);
  });
  it('are refused when two drafts are of one of them', async () => {
    const fair = await fixture.fair();
    const id = await fixture.applied(fair.id);
    await fixture.approve(id);
    await fixture.saveTeam(id, fixture.people());
    const [{ id: known }] = (await fixture.get('school', `${attendeePath}/list`, { applyId: id })).result.records;
    const reply = await fixture.saveTeam(
      id,
      fixture.people(2).map((person) => ({ ...person, id: known })),
    );
    expect(reply.success).toBe(false);
  });
  it('are checked again after a change', async () => {
    const fair = await fixture.fair({ needInsure: 1 });
    const id = await fixture.applied(fair.id);
    await fixture.approve(id);
    const [person] = fixture.people();
    expect((await fixture.saveTeam(id, [person as object])).message).toBe('第1行：请填写身份证号!');
    const idCard = '999999199001010018';
    expect((await fixture.saveTeam(id, [{ ...person, idCard }])).message).toMatch(/第1行/);
  });
});

describe('the blacklist', () => {
  it('ends the applications of a company for fairs that have not begun', async () => {
    const fairs = [await fixture.fair(), await fixture.fair(), await fixture.fair({ maxCompany: 1, placeCount: 1 })];
    const waiting = await fixture.applied((fairs[0] as { id: string }).id);
    const confirmed = await fixture.confirmed((fairs[1] as { id: string }).id);
    const queued = await fixture.applied((fairs[2] as { id: string }).id);
    const reason = '多次收到学生投诉';
    const reply = await fixture.post('school', '/jobFair/blacklist/add', {
      companyId: companies.first,
      scope: 1,
      reason,
    });
    expect(reply.message).toBe('已列入黑名单');
    expect(await fixture.row(waiting)).toMatchObject({ status: 3, rejectReason: '4' });
    expect(await fixture.row(confirmed)).toMatchObject({ status: 5, cancelReason: 6 });
    expect((await fixture.row(queued)).status).toBe(3);
    expect(await fixture.fairRow((fairs[1] as { id: string }).id)).toMatchObject({ placeCount: 0, passCount: 0 });
  });

  it('leaves a company that has checked in, and its booth, which the map shows', async () => {
    const fair = await fixture.fair({ boothMode: 2 });
    const [boothId] = await fixture.booths(fair.id, 1);
    const id = await fixture.confirmed(fair.id);
    await fixture.post('school', '/jobFair/fairBooth/allocate', { boothId, applyId: id });
    fixture.travel('2025-10-25 08:30:00');
    const code = await fixture.code(id);
    await fixture.post('school', '/jobFair/fairAttendance/check', { fairId: fair.id, code });
    const barred = { companyId: companies.first, scope: 2, reason: '扰乱现场秩序' };
    expect((await fixture.post('school', '/jobFair/blacklist/add', barred)).success).toBe(true);
    expect(await fixture.row(id)).toMatchObject({ status: 6, boothNos: 'A01' });
    const states = async (who: 'school' | 'hr1' | 'hr2') =>
      (await fixture.get(who, '/jobFair/jobFair/boothMap', { fairId: fair.id })).result.booths[0].state;
    expect([await states('school'), await states('hr1'), await states('hr2')]).toEqual(['barred', 'mine', 'taken']);
  });
});

describe('a cancellation', () => {
  it('costs points after the free time, and none when the fair was moved', async () => {
    const ids: string[] = [];
    for (const companyId of [companies.first, companies.second])
      ids.push(await fixture.confirmed((await fixture.fair()).id, companyId));
    await sql`update rc_fair_apply set free_cancel = 1 where id = ${ids[1]}`.execute(fixture.db);
    fixture.travel('2025-10-24 12:00:00');
    for (const id of ids) expect((await cancel(id)).message).toBe('报名已取消');
    const { rows } = await sql`select company_id, type, points from rc_violation`.execute(fixture.db);
    expect(rows).toEqual([{ companyId: companies.first, type: 2, points: 1 }]);
  });
});
