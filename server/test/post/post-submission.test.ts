import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Reply } from '../support/reply.ts';
import { type Post, PostFixture } from './post-fixture.ts';
import { recruiter, school } from './post-people.ts';

let fixture: PostFixture;
let company: string;
let contact: string;
beforeAll(async () => {
  fixture = await PostFixture.open();
});
afterAll(() => fixture.close());
beforeEach(async () => {
  ({ company, contact } = await fixture.begin());
});
const draft = (more: Record<string, unknown> = {}): Promise<Post> => fixture.stored(company, contact, more);
const submit = (post: Post): Promise<Reply> => fixture.post(recruiter(company), 'submit', { id: post.id });

describe('a submission', () => {
  it('goes to the auditors: history, message, state', async () => {
    const post = await draft();
    expect(await submit(post)).toMatchObject({
      success: true,
      message: '提交成功',
      result: { postStatus: 3, postStatus_dictText: '审核中' },
    });
    expect(await fixture.history(post.id)).toEqual([
      { seq: 1, action: 'submit', fromStatus: 0, toStatus: 3, changedFields: null },
    ]);
    expect(await fixture.notifications()).toEqual(['P01 auditor']);
    const { rows } = await sql<{ params: object }>`select params from rc_outbox`.execute(fixture.database.db);
    expect(rows[0]?.params).toMatchObject({ company: '云湖示例科技有限公司', post: post.name, id: post.id });
  });
  it('numbers its decisions without gaps, and clears the last refusal', async () => {
    const post = await draft();
    await submit(post);
    await fixture.post(school, 'audit', { id: post.id, result: 2, reasonCodes: '5', reason: '请补充' });
    await submit(post);
    expect((await fixture.history(post.id)).map(({ seq, action }) => `${seq} ${action}`)).toEqual([
      '1 submit',
      '2 refuse',
      '3 submit',
    ]);
    expect(await fixture.row(post.id)).toMatchObject({ rejectReasons: null, auditReason: null });
  });
  it('checks every rule again: time has passed since the draft was saved', async () => {
    const post = await draft({ endDate: '2025-10-20' });
    fixture.clock.set('2025-10-20T09:00:00+08:00');
    expect(await submit(post)).toMatchObject({
      message: '截止日期应晚于今天!',
      result: { fields: { endDate: '截止日期应晚于今天!' } },
    });
  });
  it('is refused to a company that is not admitted or on the blacklist', async () => {
    const disabled = await fixture.company('停用企业', { audit_status: 5 });
    const listed = await fixture.company('黑名单企业', { black_flag: 1, black_scope: 2 });
    const own = await fixture.stored(disabled, contact);
    expect(await fixture.post(recruiter(disabled), 'submit', { id: own.id })).toMatchObject({
      message: '企业当前不能发布岗位',
    });
    const other = await fixture.stored(listed, contact);
    expect(await fixture.post(recruiter(listed), 'submit', { id: other.id })).toMatchObject({
      message: '企业当前不能发布岗位',
      result: { errorCode: 'RC_BLACKLISTED' },
    });
  });
});

describe('the word list', () => {
  it('refuses forbidden words, names them by field, and changes nothing', async () => {
    await fixture.word({ word: '985' });
    await fixture.word({ word: '限男' });
    const post = await draft({
      name: '985院校优先岗位',
      duty: '<p>仅<b>限</b> 男生，负责网页开发与维护等工作内容。</p>',
    });
    expect(await submit(post)).toMatchObject({
      success: false,
      message: '内容包含禁止发布的信息：985、限男',
      result: {
        errorCode: 'RC_POST_WORD',
        words: ['985', '限男'],
        fields: { name: '内容包含禁止发布的信息：985', duty: '内容包含禁止发布的信息：限男' },
      },
    });
    expect(await fixture.row(post.id)).toMatchObject({ postStatus: 0, version: 0, riskTags: null });
    expect(await fixture.history(post.id)).toEqual([]);
    expect(await fixture.notifications()).toEqual([]);
  });
  it('lets hints pass to the auditor, and counts them', async () => {
    const word = await fixture.word({ word: '押金', level: 2, kind: 5, replaceTip: '请核实' });
    await fixture.word({ word: '贷款', level: 2, kind: 5 });
    const post = await draft({ requirement: '<p>入职须缴纳押金，押金离职退还，其余要求与岗位说明一致。</p>' });
    await submit(post);
    const tag = { field: 'requirement', wordId: word.id, word: '押金', kind: 5, level: 2, tip: '请核实' };
    expect(await fixture.row(post.id)).toMatchObject({ postStatus: 3, riskTags: [tag] });
    const { rows } = await sql<{
      word: string;
      n: number;
    }>`select word, hit_count as n from rc_post_forbidden_word order by word`.execute(fixture.database.db);
    expect(Object.fromEntries(rows.map(({ word: name, n }) => [name, n]))).toEqual({ 押金: 1, 贷款: 0 });
    expect(await fixture.post(school, 'audit', { id: post.id, result: 1 })).toMatchObject({
      message: '请先核实风险提示，并勾选“已核实”',
    });
    expect(await fixture.post(school, 'audit', { id: post.id, result: 1, verified: true })).toMatchObject({
      success: true,
    });
  });
  it('ignores words that are switched off, of another tenant, or inside an exception', async () => {
    const off = await fixture.word({ word: '界面' });
    await sql`update rc_post_forbidden_word set status = 0 where id = ${off.id}`.execute(fixture.database.db);
    await fixture.word({ word: '开发', exceptions: '界面开发,网页开发,前端开发工程师' });
    const foreign = await fixture.word({ word: '需求' });
    await sql`update rc_post_forbidden_word set tenant_id = 2 where id = ${foreign.id}`.execute(fixture.database.db);
    expect(await submit(await draft({ name: '前端开发工程师' }))).toMatchObject({ success: true });
  });
  it('answers while the author types', async () => {
    const word = await fixture.word({ word: '押金', level: 2, kind: 5, replaceTip: '请核实' });
    const reply = await fixture.post(recruiter(company), 'wordCheck', {
      name: '不收 押 金',
      duty: '<p>第一段</p><p>押金</p>',
    });
    expect(reply.result).toEqual([
      {
        field: 'name',
        wordId: word.id,
        word: '押金',
        text: '押 金',
        start: 3,
        end: 6,
        kind: 5,
        level: 2,
        tip: '请核实',
      },
      {
        field: 'duty',
        wordId: word.id,
        word: '押金',
        text: '押金',
        start: 4,
        end: 6,
        kind: 5,
        level: 2,
        tip: '请核实',
      },
    ]);
  });
});

describe('limits', () => {
  it('count what is open, paused or waiting', async () => {
    await fixture.setting('post.maxActive', 3);
    for (const postStatus of [1, 2, 3, 0, 4, 5]) await draft({ postStatus });
    const post = await draft();
    expect(await submit(post)).toMatchObject({ message: '在招岗位数已达上限（3）', result: { errorCode: 'RC_LIMIT' } });
    await sql`update rc_company_post set post_status = 5 where post_status = 2`.execute(fixture.database.db);
    expect(await submit(post)).toMatchObject({ success: true });
  });
  it('hold against parallel submissions', async () => {
    await fixture.setting('post.maxActive', 3);
    const posts = await Promise.all(Array.from({ length: 8 }, () => draft()));
    const replies = await Promise.all(posts.map(submit));
    expect(replies.filter((reply) => reply.success)).toHaveLength(3);
    for (const reply of replies.filter(({ success }) => !success))
      expect(reply.message).toBe('在招岗位数已达上限（3）');
    expect((await fixture.list(school, { postStatus: '3' })).result.total).toBe(3);
  });
  it('count the submissions of the day, reopened posts too', async () => {
    await fixture.setting('post.dailyLimit', 2);
    const [one, two] = [await draft(), await draft()];
    await submit(one);
    await fixture.post(recruiter(company), 'withdraw', { id: one.id });
    await submit(one);
    expect(await submit(two)).toMatchObject({ message: '今日提交次数已达上限', result: { errorCode: 'RC_LIMIT' } });
    const closed = await draft({ postStatus: 5, closeReason: 3 });
    expect(await fixture.post(recruiter(company), 'reopen', { id: closed.id, endDate: '2026-01-01' })).toMatchObject({
      message: '今日提交次数已达上限',
    });
    fixture.clock.set('2025-10-16T00:00:00+08:00');
    expect(await submit(two)).toMatchObject({ success: true });
  });
  it('are each company’s own', async () => {
    await fixture.setting('post.maxActive', 1);
    await draft({ postStatus: 1 });
    const other = await fixture.company('别的企业');
    const member = await fixture.member(other, `hr-${other}`);
    const post = await fixture.stored(other, member);
    expect(await fixture.post(recruiter(other), 'submit', { id: post.id })).toMatchObject({ success: true });
  });
});

describe('a second post of its kind', () => {
  const same = { name: '前端开发工程师', workPalce: '990101', nature: 1 };
  it.each([
    ['open', { postStatus: 1 }, true],
    ['paused', { postStatus: 2 }, true],
    ['waiting', { postStatus: 3 }, true],
    ['in another district of the same city', { postStatus: 1, workPalce: '990102,990201' }, true],
    ['a draft', { postStatus: 0 }, false],
    ['ended', { postStatus: 5 }, false],
    ['of another nature', { postStatus: 1, nature: 2 }, false],
    ['of another name', { postStatus: 1, name: '后端开发工程师' }, false],
    ['in another city first', { postStatus: 1, workPalce: '990200,990101' }, false],
  ])('next to one that is %s', async (_what, first, refused) => {
    await draft({ ...same, ...first });
    const reply = await submit(await draft(same));
    if (refused)
      expect(reply).toMatchObject({
        message: '已存在相同的在招岗位《前端开发工程师》',
        result: { errorCode: 'RC_POST_DUP' },
      });
    else expect(reply.success).toBe(true);
  });
  it('may be another company’s', async () => {
    const other = await fixture.company('别的企业');
    await fixture.stored(other, contact, { ...same, postStatus: 1 });
    expect(await submit(await draft(same))).toMatchObject({ success: true });
  });
  it('is refused to one of two open posts that are renamed at once', async () => {
    for (const name of ['前端岗位', '后端岗位', '测试岗位']) {
      const posts = [
        await draft({ name: `${name}甲`, postStatus: 1 }),
        await draft({ name: `${name}乙`, postStatus: 1 }),
      ];
      const edit = ({ id }: Post) =>
        fixture.call(recruiter(company), 'PUT', '/companyPost/companyPost/edit', { id, name });
      const replies = await Promise.all(posts.map(edit));
      expect(replies.filter(({ success }) => success)).toHaveLength(1);
    }
  });
  it('is refused to one of two parallel submissions', async () => {
    const posts = [await draft(same), await draft(same)];
    const replies = await Promise.all(posts.map(submit));
    expect(replies.filter(({ success }) => success)).toHaveLength(1);
  });
});

describe('automatic audit', () => {
  beforeEach(() => fixture.setting('post.autoAudit', 1));
  it('publishes at once for a company that has published before', async () => {
    await draft({ postStatus: 5 });
    const post = await draft();
    await submit(post);
    expect(await fixture.row(post.id)).toMatchObject({
      postStatus: 1,
      startDate: '2025-10-15',
      auditBy: '系统',
      refreshTime: '2025-10-15 10:00:00',
    });
    expect(await fixture.history(post.id)).toMatchObject([
      { action: 'submit', fromStatus: 0, toStatus: 3 },
      { action: 'pass', fromStatus: 3, toStatus: 1 },
    ]);
    expect(await fixture.notifications()).toEqual([`P02 hr-${company}`]);
  });
  it('leaves the first post, and one with a hint, to a person', async () => {
    const first = await draft();
    await submit(first);
    expect((await fixture.row(first.id)).postStatus).toBe(3);
    await draft({ postStatus: 1 });
    await fixture.word({ word: '押金', level: 2 });
    const hinted = await draft({ duty: '<p>无需押金，负责校园平台控制台的界面开发与日常维护工作。</p>' });
    await submit(hinted);
    expect((await fixture.row(hinted.id)).postStatus).toBe(3);
  });
});

describe('a draft', () => {
  it('may be written by the school, but is submitted by the company', async () => {
    const added = await fixture.post(school, 'add', { ...fixture.form(contact), companyId: company });
    expect(added).toMatchObject({ success: true, result: { postStatus: 0, companyName: '云湖示例科技有限公司' } });
    expect(await fixture.post(school, 'submit', { id: added.result.id })).toMatchObject({ code: 510 });
    expect(await fixture.post(recruiter(company), 'submit', { id: added.result.id })).toMatchObject({ success: true });
  });
  it('is submitted a second time only when it came back', async () => {
    const post = await draft();
    await submit(post);
    expect(await submit(post)).toMatchObject({ message: '当前状态为“审核中”，不能提交' });
    expect(await fixture.history(post.id)).toHaveLength(1);
  });
});
