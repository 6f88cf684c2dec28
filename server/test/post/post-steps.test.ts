import { getState, type Step } from '@campus/contract/kit';
import { companyPost, postFlow } from '@campus/contract/post';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { systemSession } from '../../src/platform/jobs/job-runner.ts';
import { without } from '../support/bare-engine.ts';
import { type Post, PostFixture } from './post-fixture.ts';
import { recruiter, school, session } from './post-people.ts';

let fixture: PostFixture;
let company: string;
let contact: string;
beforeAll(async () => {
  fixture = await PostFixture.open();
});
afterAll(() => fixture.close());
beforeEach(async () => {
  await fixture.clear();
  company = await fixture.company('云湖示例科技有限公司');
  contact = await fixture.member(company, `hr-${company}`);
  await fixture.member(company, 'boss', 1);
  await fixture.holder('auditor', 'school_auditor');
});

type StepName = keyof typeof postFlow.steps;
type StateName = keyof typeof postFlow.states;
const calls: Record<StepName, { action: string; sent: Record<string, unknown>; as: 'owner' | 'school' | 'system' }> = {
  submit: { action: 'submit', sent: {}, as: 'owner' },
  withdraw: { action: 'withdraw', sent: {}, as: 'owner' },
  approve: { action: 'audit', sent: { result: 1 }, as: 'school' },
  reject: { action: 'audit', sent: { result: 2, reasonCodes: '5' }, as: 'school' },
  pause: { action: 'pause', sent: {}, as: 'owner' },
  resume: { action: 'resume', sent: {}, as: 'owner' },
  close: { action: 'close', sent: {}, as: 'owner' },
  offline: { action: 'offline', sent: { reason: '虚假招聘', violationType: 3 }, as: 'school' },
  full: { action: 'full', sent: {}, as: 'system' },
  expire: { action: 'expire', sent: {}, as: 'system' },
  reopen: { action: 'reopen', sent: { endDate: '2026-01-10' }, as: 'owner' },
};
const inState = (state: StateName, more: Record<string, unknown> = {}): Promise<Post> =>
  fixture.stored(company, contact, {
    postStatus: postFlow.states[state].code,
    ...(state === 'closed' && { closeReason: 3 }),
    ...more,
  });
async function take(
  name: StepName,
  post: Post,
  sent: Record<string, unknown> = {},
): Promise<{ ok: boolean; message: string }> {
  const { action, sent: usual, as } = calls[name];
  if (as !== 'system') {
    const who = as === 'owner' ? recruiter(company) : school;
    const { success, message } = await fixture.post(who, action, { id: post.id, ...usual, ...sent });
    return { ok: success, message };
  }
  return fixture.engine
    .runAs(systemSession(1), (c) => fixture.engine.step(companyPost, name, post.id, {}, c, true))
    .then(() => ({ ok: true, message: '' }))
    .catch((error: Error) => ({ ok: false, message: error.message }));
}
const states = Object.keys(postFlow.states) as StateName[];
const steps = Object.entries(postFlow.steps) as [StepName, Step][];

describe('every step from every state', () => {
  for (const [name, step] of steps)
    for (const state of states)
      it(`${step.label} ${step.from.includes(state) ? 'leads on' : 'is refused'} from ${postFlow.states[state].label}`, async () => {
        const post = await inState(state);
        const { ok, message } = await take(name, post);
        const now = getState(postFlow, (await fixture.row(post.id)).postStatus);
        if (step.from.includes(state)) {
          expect({ ok, now }).toEqual({ ok: true, now: typeof step.to === 'string' ? step.to : step.to[0] });
          return;
        }
        // Passing and refusing share a call: the wrong state is named with the step that was meant.
        expect(message).toBe(`当前状态为“${postFlow.states[state].label}”，不能${step.label}`);
        expect(now).toBe(state);
      });
});

describe('the right to take a step', () => {
  it.each(steps.filter(([name]) => calls[name].as !== 'system'))('%s needs its code', async (name, step) => {
    const post = await inState(step.from[0] as StateName);
    const who = calls[name].as === 'owner' ? recruiter(company) : school;
    const code = `post:companyPost:${step.code ?? name}`;
    const reply = await fixture.post(without(who, code), calls[name].action, { id: post.id, ...calls[name].sent });
    expect(reply).toMatchObject({ success: false, code: 510 });
    expect((await fixture.row(post.id)).version).toBe(0);
  });
  it.each(['submit', 'withdraw', 'resume', 'reopen'] as const)(
    '%s is the company’s, not the school’s',
    async (name) => {
      const post = await inState(postFlow.steps[name].from[0]);
      expect(await fixture.post(school, name, { id: post.id, ...calls[name].sent })).toMatchObject({ code: 510 });
    },
  );
  it.each(['approve', 'reject', 'offline'] as const)('%s is the school’s, not the company’s', async (name) => {
    const post = await inState(postFlow.steps[name].from[0]);
    const reply = await fixture.post(recruiter(company), calls[name].action, { id: post.id, ...calls[name].sent });
    expect(reply).toMatchObject({ code: 510 });
  });
});

describe('the audit', () => {
  it('publishes a post: dates, refresh time, history and messages', async () => {
    const post = await inState('waiting');
    expect(await fixture.post(school, 'audit', { id: post.id, result: 1 })).toMatchObject({
      success: true,
      message: '审核通过',
    });
    expect(await fixture.row(post.id)).toMatchObject({
      postStatus: 1,
      startDate: '2025-10-15',
      refreshTime: '2025-10-15 10:00:00',
      auditBy: 'school',
      auditTime: '2025-10-15 10:00:00',
      version: 1,
    });
    expect(await fixture.history(post.id)).toMatchObject([{ seq: 1, action: 'pass', fromStatus: 3, toStatus: 1 }]);
    expect(await fixture.notifications()).toEqual([`P02 hr-${company}`]);
  });
  it('keeps a start date the company chose', async () => {
    const post = await inState('waiting', { startDate: '2025-11-01' });
    await take('approve', post);
    expect(await fixture.row(post.id)).toMatchObject({ startDate: '2025-11-01' });
  });
  it('refuses a post whose last day has passed', async () => {
    const post = await inState('waiting', { endDate: '2025-10-14' });
    expect(await take('approve', post)).toEqual({ ok: false, message: '岗位已过截止日期，请驳回后由企业修改' });
    expect((await take('approve', await inState('waiting', { endDate: '2025-10-15' }))).ok).toBe(true);
  });
  it('refuses a post whose company is no longer admitted, or is on the blacklist', async () => {
    const disabled = await fixture.company('停用企业', { audit_status: 5 });
    const blacklisted = await fixture.company('黑名单企业', { black_flag: 1, black_scope: 2 });
    for (const id of [disabled, blacklisted]) {
      const post = await fixture.stored(id, contact, { postStatus: 3 });
      expect(await fixture.post(school, 'audit', { id: post.id, result: 1 })).toMatchObject({
        message: '企业当前不能发布岗位',
      });
    }
  });
  it('asks for 已核实 where the word list has a hint', async () => {
    const riskTags = [{ field: 'duty', wordId: '1', word: '押金', kind: 5, level: 2, tip: null }];
    const post = await inState('waiting', { riskTags });
    expect(await take('approve', post)).toEqual({ ok: false, message: '请先核实风险提示，并勾选“已核实”' });
    expect((await take('approve', post, { verified: 1 })).ok).toBe(true);
  });
  it('refuses with reasons, which the company reads', async () => {
    const post = await inState('waiting');
    expect(await fixture.post(school, 'audit', { id: post.id, result: 2 })).toMatchObject({
      message: '请选择驳回原因!',
      result: { errorCode: 'RC_FIELD', fields: { reasonCodes: '请选择驳回原因!' } },
    });
    expect(await take('reject', post, { reasonCodes: '5,9', reason: '请补充职责' })).toMatchObject({ ok: true });
    expect(await fixture.row(post.id)).toMatchObject({
      postStatus: 4,
      rejectReasons: '5,9',
      auditReason: '请补充职责',
    });
    expect(await fixture.history(post.id)).toMatchObject([{ action: 'refuse', fromStatus: 3, toStatus: 4 }]);
    expect(await fixture.notifications()).toEqual([`P03 hr-${company}`]);
    const log = await fixture.call(school, 'GET', '/companyPost/companyPost/auditLog', { id: post.id });
    expect(log.result).toMatchObject([
      {
        action: 'refuse',
        action_dictText: '审核驳回',
        reasonCodes_dictText: '岗位描述不完整,其他',
        reason: '请补充职责',
        operatorName: '姓名school',
      },
    ]);
  });
  it('runs a batch row by row and reports what failed', async () => {
    const [good, past, closed] = [
      await inState('waiting'),
      await inState('waiting', { endDate: '2025-10-01' }),
      await inState('closed'),
    ];
    const ids = [good, past, closed].map((post) => post.id);
    const { result } = await fixture.post(school, 'auditBatch', { ids: [...ids, '404'].join(','), result: 1 });
    expect(result.ok).toBe(1);
    expect(result.failed).toEqual([
      { id: past.id, name: past.name, message: '岗位已过截止日期，请驳回后由企业修改' },
      { id: closed.id, name: closed.name, message: '当前状态为“已结束”，不能通过' },
      { id: '404', name: '404', message: '数据不存在或无权访问' },
    ]);
    const many = Array.from({ length: 201 }, (_, i) => `${i}`).join(',');
    expect(await fixture.post(school, 'auditBatch', { ids: many, result: 1 })).toMatchObject({
      message: '一次最多处理200条',
    });
  });
  it('is refused to an auditor who looked at another version', async () => {
    const post = await inState('waiting');
    const reply = await fixture.post(school, 'audit', { id: post.id, result: 1, version: 7 });
    expect(reply).toMatchObject({ message: '数据已被他人修改，请刷新后重试', result: { errorCode: 'RC_STALE' } });
  });
  it('takes only one of two parallel decisions', async () => {
    const post = await inState('waiting');
    const replies = await Promise.all([take('approve', post), take('reject', post)]);
    expect(replies.filter((reply) => reply.ok)).toHaveLength(1);
    expect(await fixture.history(post.id)).toHaveLength(1);
  });
});

describe('pausing and resuming', () => {
  it('asks the school for a reason, not the company', async () => {
    const post = await inState('active');
    expect(await fixture.post(school, 'pause', { id: post.id })).toMatchObject({ message: '请填写暂停原因!' });
    expect(await fixture.post(school, 'pause', { id: post.id, reason: '内容待核实' })).toMatchObject({ success: true });
    expect(await fixture.row(post.id)).toMatchObject({ postStatus: 2, pauseReason: '内容待核实' });
  });
  it('leaves the pass the last decision of an open post', async () => {
    const post = await inState('waiting');
    for (const name of ['approve', 'pause', 'resume'] as const) expect((await take(name, post)).ok).toBe(true);
    expect((await fixture.history(post.id)).at(-1)).toMatchObject({ action: 'pass' });
    expect(await fixture.row(post.id)).toMatchObject({ postStatus: 1, pauseReason: null });
  });
  it('does not resume past the last day, nor while the company may not publish', async () => {
    expect(await take('resume', await inState('paused', { endDate: '2025-10-14' }))).toMatchObject({
      message: '岗位已过截止日期，请先延期',
    });
    const disabled = await fixture.company('停用企业', { audit_status: 5 });
    const post = await fixture.stored(disabled, contact, { postStatus: 2, pauseReason: '企业停用' });
    expect(await fixture.post(recruiter(disabled), 'resume', { id: post.id })).toMatchObject({
      message: '企业当前不能发布岗位',
    });
  });
  it('pauses and closes several at once', async () => {
    const [one, two, draft] = [await inState('active'), await inState('active'), await inState('draft')];
    const ids = [one, two, draft].map((post) => post.id).join(',');
    expect((await fixture.post(recruiter(company), 'pause', { ids })).result).toMatchObject({
      ok: 2,
      failed: [{ id: draft.id }],
    });
    expect((await fixture.post(recruiter(company), 'close', { ids })).result).toMatchObject({ ok: 2 });
  });
});

describe('the end of a post', () => {
  it.each([
    ['close', 3],
    ['offline', 4],
    ['expire', 2],
  ] as const)('by %s carries reason %i', async (name, reason) => {
    const post = await inState('active');
    await take(name, post);
    expect(await fixture.row(post.id)).toMatchObject({
      postStatus: 5,
      closeReason: reason,
      closeTime: '2025-10-15 10:00:00',
    });
    expect((await fixture.history(post.id)).at(-1)).toMatchObject({ action: name, fromStatus: 1, toStatus: 5 });
  });
  it('needs a reason when the school takes it down, and tells contact and administrators', async () => {
    const post = await inState('active');
    expect(await fixture.post(school, 'offline', { id: post.id, violationType: 3 })).toMatchObject({
      message: '请填写下架原因!',
    });
    await take('offline', post);
    const sent = await fixture.notifications();
    expect(sent.filter((one) => one.startsWith('P05'))).toEqual(['P05 boss', `P05 hr-${company}`]);
    const { rows } =
      await sql`select type, points, ref_type, ref_id, auto from rc_violation where ref_id = ${post.id}`.execute(
        fixture.database.db,
      );
    expect(rows).toEqual([{ type: 3, points: 4, refType: 'post', refId: post.id, auto: 1 }]);
  });
  it('names the deliveries that run before it is confirmed', async () => {
    const post = await inState('active');
    await fixture.delivery(post.id, 'e1');
    await fixture.delivery(post.id, 'e2', { step: 20 });
    await fixture.delivery(post.id, 'e3', { status: 3, stepResult: 2 });
    const reply = await fixture.call(recruiter(company), 'GET', '/companyPost/companyPost/activeDeliveries', {
      id: post.id,
    });
    expect(reply.result).toEqual({ active: 2, undecided: 1 });
  });
  it('lets an ended post be submitted again, but not one that was taken down', async () => {
    const post = await inState('closed', { closeReason: 2, endDate: '2025-10-01', startDate: '2025-08-01' });
    expect(await fixture.post(recruiter(company), 'reopen', { id: post.id })).toMatchObject({
      message: '请选择截止日期!',
    });
    expect(await take('reopen', post, { endDate: '2025-10-15' })).toMatchObject({ message: '截止日期应晚于今天!' });
    expect(await take('reopen', post)).toMatchObject({ ok: true, message: '提交成功' });
    expect(await fixture.row(post.id)).toMatchObject({
      postStatus: 3,
      endDate: '2026-01-10',
      closeReason: null,
      closeTime: null,
    });
    expect(await fixture.history(post.id)).toMatchObject([{ action: 'reopen', fromStatus: 5, toStatus: 3 }]);
    expect(await take('reopen', await inState('closed', { closeReason: 4 }))).toMatchObject({
      message: '违规下架的岗位不能重新发布',
    });
    expect(await take('reopen', await inState('closed', { closeReason: 5 }))).toMatchObject({
      message: '当前状态为“已结束”，不能重新发布',
    });
  });
});

describe('the company’s count of open posts', () => {
  it('follows every step', async () => {
    const open = async () =>
      (
        await fixture.database.db
          .selectFrom('rc_company')
          .select('postCount')
          .where('id', '=', company)
          .executeTakeFirst()
      )?.postCount;
    const post = await inState('waiting');
    await take('approve', post);
    expect(await open()).toBe(1);
    await take('pause', post);
    expect(await open()).toBe(0);
    await take('resume', post);
    expect(await open()).toBe(1);
    await take('close', post);
    expect(await open()).toBe(0);
  });
});

describe('the history', () => {
  it('cannot be changed or deleted', async () => {
    const post = await inState('waiting');
    await take('approve', post);
    const { db } = fixture.database;
    await expect(db.updateTable('rc_post_audit').set({ reason: 'x' }).execute()).rejects.toThrow();
    await expect(db.deleteFrom('rc_post_audit').execute()).rejects.toThrow();
  });
  it('is hidden from other companies', async () => {
    const post = await inState('waiting');
    const other = recruiter(await fixture.company('别的企业'));
    const reply = await fixture.call(other, 'GET', '/companyPost/companyPost/auditLog', { id: post.id });
    expect(reply).toMatchObject({ message: '数据不存在或无权访问' });
  });
  it('is rejected without the code', async () => {
    expect(
      await fixture.call(session('anna', { codes: new Set() }), 'GET', '/companyPost/companyPost/auditLog', {
        id: '1',
      }),
    ).toMatchObject({ code: 510 });
  });
});
