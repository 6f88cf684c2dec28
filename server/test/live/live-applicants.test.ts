import { fairApply, fairApplyFlow, fairStudent, fairStudentFlow, jobFair } from '@campus/contract/jobfair';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { emptyTables } from '../support/tables.ts';
import { LiveFixture } from './live-fixture.ts';

let fixture: LiveFixture;
beforeAll(async () => {
  fixture = await LiveFixture.open();
});
beforeEach(async () => {
  await fixture.clear();
  await emptyTables(fixture.db, ['rc_fair_student', 'rc_fair_apply', 'rc_job_fair']);
});
afterAll(() => fixture.close());

/** A fair with the rows of those who signed up for it. */
const insertFair = (fairNo = 'F1'): Promise<string> =>
  fixture.base.as(async (context) => {
    const times = { startTime: '2025-10-20 09:00:00', endTime: '2025-10-20 16:00:00' };
    const period = { applyStart: '2025-10-01 00:00:00', applyEnd: '2025-10-18 00:00:00' };
    const about = { title: '秋季双选会', fairNo, type: 1, organizer: '就业指导中心', contact: '王老师' };
    const values = { ...about, ...times, ...period, contactPhone: '0571-10000000', content: '双选会', maxCompany: 80 };
    return (await context.engine.insert(jobFair, { ...values, boothMode: 1, status: 2 } as never, context)).id;
  });
const signUp = (fairId: string, employId: string, status: number = fairStudentFlow.states.signed.code) =>
  fixture.base.as(({ engine, ...context }) => {
    const values = { fairId, employId, status, entryCode: employId.slice(-8), signTime: '2025-10-10 09:00:00' };
    return engine.insert(fairStudent, values as never, { engine, ...context });
  });
const apply = (fairId: string, companyId: string, status: number) =>
  fixture.base.as(({ engine, ...context }) =>
    engine.insert(fairApply, { fairId, companyId, status, applyNo: `${fairId}${companyId}`.slice(-20) } as never, {
      engine,
      ...context,
    }),
  );
const ofFair = (bizId: string) => ({ bizType: 'jobFair', bizId, viewLimit: 3 });
const refused = '请先报名后观看!';

describe('a room for those who signed up', () => {
  it('is watched and spoken in by a student of the fair, and by no other', async () => {
    const fairId = await insertFair();
    const [one, other] = [await fixture.base.student(), await fixture.base.student()];
    await signUp(fairId, one.id);
    await signUp(fairId, other.id, fairStudentFlow.states.queued.code);
    const id = await fixture.live(ofFair(fairId));
    const asStudent = [await fixture.base.signedIn(one), await fixture.base.signedIn(other)] as const;
    const calls = [
      ['POST', '/live/liveRoom/enter', { id }],
      ['GET', `/live/liveRoom/playUrls?id=${id}`, {}],
      ['POST', '/live/liveChat/send', { roomId: id, content: '老师好' }],
      ['GET', `/live/liveChat/poll?roomId=${id}`, {}],
      ['POST', '/live/liveRoom/like', { id }],
    ] as const;
    for (const [method, path, body] of calls) {
      expect((await asStudent[0](method, path, body)).success, path).toBe(true);
      expect((await asStudent[1](method, path, body)).success, path).toBe(false);
    }
    expect((await asStudent[1]('POST', '/live/liveRoom/enter', { id })).message).toBe(refused);
    expect((await asStudent[1]('GET', `/live/liveRoom/playUrls?id=${id}`)).message).toBe(refused);
    const { result } = await asStudent[0]('POST', '/live/liveRoom/enter', { id });
    await sql`update rc_fair_student set status = ${fairStudentFlow.states.cancelled.code}::int where employ_id = ${one.id}`.execute(
      fixture.db,
    );
    for (const [method, path, body] of [
      ...calls,
      ['POST', '/live/liveRoom/watch', { id, watchId: result.watchId }] as const,
    ])
      expect((await asStudent[0](method, path, body)).message, `${path} without a place`).toBe(refused);
  });
  it('is open to companies that the fair admitted, to those who run it and to no visitor', async () => {
    const fairId = await insertFair();
    await apply(fairId, 'company-1', fairApplyFlow.states.confirmed.code);
    await apply(fairId, 'company-2', fairApplyFlow.states.waiting.code);
    const id = await fixture.live(ofFair(fairId));
    expect((await fixture.enter(id, 'hr1')).success).toBe(true);
    expect((await fixture.enter(id, 'hr2')).message).toBe(refused);
    expect((await fixture.enter(id, 'school')).success).toBe(true);
    const visit = { method: 'POST', url: '/server/live/liveRoom/enter', payload: { id } } as const;
    expect((await fixture.base.app.call(visit)).body.message).toBe('请登录后观看!');
  });
  it('shows its replay to those who signed up alone', async () => {
    const fairId = await insertFair();
    await apply(fairId, 'company-1', fairApplyFlow.states.confirmed.code);
    const id = await fixture.live(ofFair(fairId));
    const { streamName } = await fixture.row(id);
    await fixture.done('school', 'finish', { id });
    await fixture.hook('onDvr', { stream: streamName, file: 'rec/1.flv', duration: 61 });
    const [playback] = await fixture.playbacks(id);
    await fixture.base.post('school', '/live/livePlayback/publish', { id: playback?.id });
    const play = (who: 'hr1' | 'hr2') => fixture.base.get(who, '/live/livePlayback/play', { id: String(playback?.id) });
    expect((await play('hr1')).success).toBe(true);
    expect((await play('hr2')).message).toBe(refused);
  });
  it('tells them that it is on the air', async () => {
    const fairId = await insertFair();
    await apply(fairId, 'company-1', fairApplyFlow.states.passed.code);
    await fixture.live(ofFair(fairId));
    expect(await fixture.base.notifications()).toEqual(expect.arrayContaining([expect.stringContaining('LIVE_START')]));
  });
  it('tells them that it is cancelled only after it was announced to them', async () => {
    const fairId = await insertFair();
    await apply(fairId, 'company-1', fairApplyFlow.states.passed.code);
    const cancelled = async () => (await fixture.base.notifications()).filter((one) => one.startsWith('LIVE_CANCEL'));
    const submitted = await fixture.add(ofFair(fairId), 'school');
    await fixture.done('school', 'submit', { id: submitted });
    await fixture.done('school', 'cancel', { id: submitted, reason: '不符合要求' });
    expect(await cancelled()).toEqual([]);
    const announced = await fixture.planned(ofFair(fairId));
    await fixture.done('school', 'cancel', { id: announced, reason: '主播生病' });
    expect(await cancelled()).not.toEqual([]);
  });
});

describe('the object of a room', () => {
  const add = async (more: object, who: 'school' | 'hr1' | 'hr2' = 'school') =>
    fixture.base.post(who, '/live/liveRoom/add', await fixture.form(more));
  it('has one room, also of two that are added at once, and another when that is cancelled', async () => {
    const fairId = await insertFair();
    const replies = await Promise.all([add(ofFair(fairId)), add(ofFair(fairId))]);
    expect(replies.map(({ success, message }) => [success, success ? '' : message]).toSorted()).toEqual([
      [false, '该对象已有直播间!'],
      [true, ''],
    ]);
    const id = replies.find(({ success }) => success)?.result.id;
    await fixture.done('school', 'cancel', { id });
    expect((await add(ofFair(fairId))).success).toBe(true);
  });
  it.each([
    ['no object for its kind', { bizType: 'jobFair' }, '请选择关联对象!'],
    ['a limit without an object', { viewLimit: 3 }, '报名可看的直播间须关联招聘会!'],
    ['a kind that does not exist', { bizType: 'activity', bizId: '1' }, '关联业务的值不在可选范围内!'],
  ])('is refused: %s', async (_case, more, message) => {
    expect((await add(more)).message).toBe(message);
  });
  it('is a fair that admitted the company when a company adds the room', async () => {
    const [fairId, other] = [await insertFair(), await insertFair('F2')];
    await apply(fairId, 'company-1', fairApplyFlow.states.confirmed.code);
    await apply(other, 'company-1', fairApplyFlow.states.waiting.code);
    const notAdmitted = '贵公司未通过该招聘会的报名审核，不能关联';
    expect((await add(ofFair(other), 'hr1')).message).toBe(notAdmitted);
    expect((await add(ofFair(fairId), 'hr2')).message).toBe(notAdmitted);
    expect((await add({ ...ofFair(fairId), companyId: 'company-1' }, 'hr2')).success).toBe(false);
    expect((await add(ofFair(fairId), 'hr1')).result).toMatchObject({ bizId: fairId, companyId: 'company-1' });
  });
  it('is offered in the list of fairs exactly where a company may choose it', async () => {
    const every = Object.values(fairApplyFlow.states).map(({ code }) => code);
    const fairs: string[] = [];
    for (const status of every) {
      const fairId = await insertFair(`F${status}`);
      await apply(fairId, 'company-1', status);
      fairs.push(fairId);
    }
    const none = await insertFair('F99');
    await apply(none, 'company-2', fairApplyFlow.states.confirmed.code);
    const list = async (who: 'hr1' | 'school') => {
      const { result } = await fixture.base.get(who, '/jobFair/jobFair/list', { admitted: '1', pageSize: '50' });
      return result.records.map(({ id }: { id: string }) => id).toSorted();
    };
    const offered = await list('hr1');
    const accepted: string[] = [];
    for (const fairId of [...fairs, none]) if ((await add(ofFair(fairId), 'hr1')).success) accepted.push(fairId);
    expect(offered).toEqual(accepted.toSorted());
    expect(offered).toHaveLength(4);
    expect(await list('school')).toEqual([...fairs, none].toSorted());
  });
  it('has one room of each company and one of the school, however many are added at once', async () => {
    const fairId = await insertFair();
    for (const company of ['company-1', 'company-2']) await apply(fairId, company, fairApplyFlow.states.passed.code);
    const who = ['school', 'hr1', 'hr2'] as const;
    const replies = await Promise.all([...who, ...who].map((one) => add(ofFair(fairId), one)));
    expect(
      replies
        .filter(({ success }) => success)
        .map(({ result }) => result.companyId)
        .toSorted(),
    ).toEqual(['company-1', 'company-2', null]);
    expect(replies.filter(({ success }) => !success).map(({ message }) => message)).toEqual(
      Array.from({ length: 3 }, () => '该对象已有直播间!'),
    );
  });
  it('is chosen when the room is added, and stays', async () => {
    const fairId = await insertFair();
    expect((await add({ bizId: fairId })).message).toBe('请先选择关联业务!');
    const id = (await add(ofFair(fairId))).result.id;
    const edited = await fixture.base.post('school', '/live/liveRoom/edit', { id, bizType: 'none', bizId: null });
    expect(edited.success && (await fixture.row(id)).bizType === 'none').toBe(false);
  });
});

describe('the rooms of a fair', () => {
  const rooms = async (fairId: string, who?: 'hr2' | 'school') => {
    const { app } = fixture.base;
    const url = `/server/live/liveRoom/ofFair?fairId=${fairId}`;
    return (await app.call({ method: 'GET', url, ...(who && { as: await fixture.base.token(who) }) })).body;
  };
  const announce = async (more: object, who: 'school' | 'hr1' = 'school') => {
    const id = await fixture.add(more, who);
    if (who === 'school') await fixture.done('school', 'publish', { id });
    else {
      await fixture.done(who, 'submit', { id });
      await fixture.done('school', 'audit', { id, result: 1 });
    }
    return id;
  };
  it('are shown to everybody once they are announced, without what only viewers with a right see', async () => {
    const fairId = await insertFair();
    await apply(fairId, 'company-1', fairApplyFlow.states.confirmed.code);
    const own = await announce({ ...ofFair(fairId), planStartTime: '2025-10-15 10:10:00' }, 'hr1');
    const schools = await announce(ofFair(fairId));
    for (const who of [undefined, 'hr2', 'school'] as const) {
      const { result } = await rooms(fairId, who);
      expect(
        result.map(({ id, companyName }: { id: string; companyName: string | null }) => [id, companyName]),
      ).toEqual([
        [schools, null],
        [own, expect.any(String)],
      ]);
      expect(Object.keys(result[0]).toSorted()).toEqual(
        ['companyName', 'id', 'planEndTime', 'planStartTime', 'status', 'title'].toSorted(),
      );
    }
  });
  it.each(['draft', 'cancelled', 'banned'])('are not shown when they are %s', async (state) => {
    const fairId = await insertFair();
    const id = state === 'draft' ? await fixture.add(ofFair(fairId), 'school') : await announce(ofFair(fairId));
    if (state === 'cancelled') await fixture.done('school', 'cancel', { id, reason: '主播生病' });
    if (state === 'banned') await fixture.done('school', 'ban', { id, reason: '内容违规' });
    expect((await rooms(fairId)).result).toEqual([]);
  });
  it('are not shown when the fair is not published or the company no longer comes', async () => {
    const fairId = await insertFair();
    await apply(fairId, 'company-1', fairApplyFlow.states.confirmed.code);
    const own = await announce(ofFair(fairId), 'hr1');
    expect((await rooms(fairId)).result).toMatchObject([{ id: own }]);
    const cancel = fairApplyFlow.states.cancelled.code;
    await sql`update rc_fair_apply set status = ${cancel}::int where fair_id = ${fairId}`.execute(fixture.db);
    expect((await rooms(fairId)).result).toEqual([]);
    await sql`update rc_fair_apply set status = 4 where fair_id = ${fairId}`.execute(fixture.db);
    await sql`update rc_job_fair set status = 0 where id = ${fairId}`.execute(fixture.db);
    for (const who of [undefined, 'hr2', 'school'] as const) expect((await rooms(fairId, who)).result).toEqual([]);
    expect((await rooms('1790000000000000009')).message).toBe('数据不存在或无权访问');
  });
  it('of a company are news to students, not to other companies', async () => {
    const fairId = await insertFair();
    for (const company of ['company-1', 'company-2']) await apply(fairId, company, fairApplyFlow.states.passed.code);
    const id = await announce(ofFair(fairId), 'hr1');
    await fixture.done('hr1', 'start', { id });
    const started = async () => (await fixture.base.notifications()).filter((one) => one.startsWith('LIVE_START'));
    expect(await started()).toEqual([]);
    const schools = await announce({ ...ofFair(fairId), anchorMobile: '13911112222' });
    await fixture.done('school', 'start', { id: schools });
    expect(await started()).not.toEqual([]);
  });
});
