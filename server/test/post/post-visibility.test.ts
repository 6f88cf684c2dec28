import type { Session } from '@campus/contract/kit';
import { countKey, postFlow } from '@campus/contract/post';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { without } from '../support/bare-engine.ts';
import { type Post, PostFixture } from './post-fixture.ts';
import { recruiter, school, session } from './post-people.ts';

let fixture: PostFixture;
let mine: string;
let other: string;
let contact: string;
let posts: Post[];
beforeAll(async () => {
  fixture = await PostFixture.open();
});
afterAll(() => fixture.close());
beforeEach(async () => {
  await fixture.clear();
  mine = await fixture.company('云湖示例科技有限公司');
  other = await fixture.company('临溪重工集团');
  const foreign = await fixture.company('外校企业', {}, 2);
  contact = await fixture.member(mine, `hr-${mine}`);
  posts = [];
  for (const company of [mine, other])
    for (const postStatus of [0, 1, 2, 3, 4, 5]) posts.push(await fixture.stored(company, contact, { postStatus }));
  posts.push(await fixture.stored(foreign, contact, { postStatus: 1, tenantId: 2 }));
});

const college = session('college', { audience: 'college' });
const readers: [string, () => Session, (post: Post) => boolean][] = [
  ['the school', () => school, (post) => post.tenantId === 1],
  ['another school', () => session('abroad', { tenantId: 2 }), (post) => post.tenantId === 2],
  ['a college', () => college, (post) => post.tenantId === 1 && [1, 2, 5].includes(post.postStatus)],
  ['a company', () => recruiter(mine), (post) => post.companyId === mine],
  ['a company under another tenant', () => recruiter(mine, 'x', { tenantId: 2 }), () => false],
  [
    'a recruiter of two posts',
    () => recruiter(mine, 'scoped', { postScope: [posts[1]?.id ?? '', posts[8]?.id ?? ''] }),
    (post) => post.id === posts[1]?.id,
  ],
  ['an interviewer', () => recruiter(mine, 'interviewer', { audience: 'interviewer' }), () => false],
];

describe.each(readers)('%s', (_who, as, sees) => {
  it('lists, reads, counts and exports exactly the rows it may see', async () => {
    const who = as();
    const expected = posts.filter(sees);
    const { result } = await fixture.list(who, { pageSize: 100 });
    expect(result.records.map((row: Post) => row.id).sort()).toEqual(expected.map((post) => post.id).sort());
    expect(result.total).toBe(expected.length);
    for (const post of posts) {
      const reply = await fixture.call(who, 'GET', '/companyPost/companyPost/queryById', { id: post.id });
      expect(reply.success).toBe(sees(post));
      if (!sees(post)) expect(reply.message).toBe('数据不存在或无权访问');
    }
    const counts = (await fixture.call(who, 'GET', '/companyPost/companyPost/counts')).result;
    expect(counts.all).toBe(expected.length);
    for (const [name, { code }] of Object.entries(postFlow.states))
      expect(counts[countKey(name as keyof typeof postFlow.states)]).toBe(
        (await fixture.list(who, { postStatus: String(code) })).result.total,
      );
  });
  it('cannot touch the others', async () => {
    const who = as();
    for (const post of posts.filter((one) => !sees(one)))
      for (const [action, more] of [
        ['pause', { reason: 'x' }],
        ['close', {}],
        ['copy', {}],
        ['refresh', {}],
        ['extend', { endDate: '2026-01-01' }],
        ['submit', {}],
      ] as const)
        expect(await fixture.post(who, action, { id: post.id, ...more })).toMatchObject({
          message: '数据不存在或无权访问',
        });
    const { rows } = await sql<{ n: number }>`select count(*) as n from rc_company_post where version > 0`.execute(
      fixture.database.db,
    );
    expect(Number(rows[0]?.n)).toBe(0);
  });
});

describe('a recruiter of some posts', () => {
  it('sees what it adds itself', async () => {
    const who = recruiter(mine, 'scoped', { postScope: [posts[1]?.id ?? ''] });
    const added = await fixture.post(who, 'add', fixture.form(contact));
    expect(added.success).toBe(true);
    expect((await fixture.list(who)).result.total).toBe(2);
  });
});

describe('the tabs', () => {
  it('count under the list’s own search', async () => {
    const query = { companyName: '*临溪*', nature: '1' };
    const counts = (await fixture.call(school, 'GET', '/companyPost/companyPost/counts', { ...query, postStatus: '1' }))
      .result;
    expect(counts).toEqual({ all: 6, draft: 1, active: 1, paused: 1, waiting: 1, refused: 1, closed: 1 });
    expect((await fixture.list(school, query)).result.total).toBe(6);
    expect(
      (await fixture.call(school, 'GET', '/companyPost/companyPost/counts', { companyName: '*没有*' })).result.all,
    ).toBe(0);
  });
});

describe('the search', () => {
  it('finds by part of the name, type subtree, place, year and range', async () => {
    const root = await fixture.type('技术');
    const leaf = await fixture.type('测试', { parentId: root, category: '13' });
    await fixture.stored(mine, contact, {
      name: '软件测试工程师',
      postTypeId: leaf,
      workPalce: '990200',
      gradYears: '2027',
      salaryMin: 20_000,
      salaryMax: 30_000,
      majorCodes: '080901',
    });
    const found = async (query: Record<string, string>) => (await fixture.list(school, query)).result.total;
    expect(await found({ name: '*测试*' })).toBe(1);
    expect(await found({ postTypeId: root })).toBe(1);
    expect(await found({ majorCodes: '08' })).toBe(1);
    expect(await found({ workPalce: '990200' })).toBe(13);
    expect(await found({ gradYears: ',2027,' })).toBe(1);
    expect(await found({ salaryMin_begin: '10000' })).toBe(1);
    expect(await found({ postStatus: '1,2' })).toBe(4);
  });
});

describe('the post pickers', () => {
  const transfer = (who: Session, query: Record<string, string> = {}) =>
    fixture.call(who, 'GET', '/postMethod/methodCollet/queryList', query);
  const recommend = (who: Session, query: Record<string, string> = {}) =>
    fixture.call(who, 'GET', '/recommend/resumeRecommend/getPostList', query);
  const getIds = (reply: { result: { records: { id: string }[] } }) => reply.result.records.map((row) => row.id).sort();
  const inStates = (states: number[], company?: string) =>
    posts
      .filter(
        (post) => post.tenantId === 1 && states.includes(post.postStatus) && (!company || post.companyId === company),
      )
      .map((post) => post.id)
      .sort();

  it('offer open and paused posts for a transfer, open ones for a recommendation', async () => {
    expect(getIds(await transfer(school))).toEqual(inStates([1, 2]));
    expect(getIds(await recommend(school))).toEqual(inStates([1]));
    expect(getIds(await transfer(recruiter(mine)))).toEqual(inStates([1, 2], mine));
  });
  it('answer the shape that the dialog knows', async () => {
    const reply = await transfer(school, { companyName: '云湖示例', pageSize: '1', pageNo: '2' });
    expect(reply.result).toMatchObject({ total: 2, size: 1, current: 2, pages: 2 });
    expect(reply.result.records).toEqual([
      {
        id: posts[1]?.id,
        name: posts[1]?.name,
        companyName: '云湖示例科技有限公司',
        workPalce: '示例区,临溪市',
        postStatus: 1,
        postStatus_dictText: '进行中',
        demands: '本科及以上 · 2025、2026届',
        headcount: 4,
        salary: '6,000–9,000 元/月',
        misfits: [],
      },
    ]);
    expect((await transfer(school, { postName: '没有这样的岗位' })).result).toMatchObject({ records: [], total: 0 });
  });
  it('need their codes', async () => {
    expect(await transfer(without(school, 'resume:delivery:transfer'))).toMatchObject({ code: 510 });
    expect(await recommend(without(school, 'recommend:resumeRecommend:add'))).toMatchObject({ code: 510 });
  });
  it('mark a post at which the student stands already', async () => {
    const [taken, left] = [posts[1]?.id ?? '', posts[2]?.id ?? ''];
    await sql`insert into rc_employ_user (id, tenant_id, create_by, create_time) values ('e1', 1, 'system', now()), ('e2', 1, 'system', now())`.execute(
      fixture.database.db,
    );
    const delivery = await fixture.delivery(taken, 'e1');
    await fixture.delivery(left, 'e1', { status: 4 });
    const marked = async (query: Record<string, string>) =>
      (await transfer(school, query)).result.records
        .filter((row: { disabled?: boolean }) => row.disabled)
        .map((row: { id: string; disabledReason: string }) => [row.id, row.disabledReason]);
    expect(await marked({ employId: 'e1' })).toEqual([[taken, '已投递该岗位']]);
    expect(await marked({ resumeId: delivery })).toEqual([[taken, '已投递该岗位']]);
    expect(await marked({ employId: 'e2' })).toEqual([]);
    expect(await marked({ employId: 'e1,e2' })).toEqual([]);
    expect(await marked({})).toEqual([]);
  });
});

describe('the queue of the school', () => {
  it('marks posts that have waited too long, with the working days they are late by', async () => {
    const waiting = posts.find(({ companyId, postStatus }) => companyId === mine && postStatus === 3) as Post;
    await sql`update rc_company_post set update_time = '2025-10-10 09:00:00+08' where id = ${waiting.id}`.execute(
      fixture.database.db,
    );
    const marks = async (now: string) => {
      fixture.clock.set(now);
      const { result } = await fixture.call(school, 'GET', '/companyPost/companyPost/list', { pageSize: 50 });
      const rows = result.records as Record<string, unknown>[];
      expect(rows.filter((row) => row.postStatus !== 3 && row.overdue !== undefined)).toEqual([]);
      const row = rows.find(({ id }) => id === waiting.id);
      return [row?.overdue, row?.overdueDays];
    };
    expect(await marks('2025-10-15T10:00:00+08:00')).toEqual([0, 0]);
    expect(await marks('2025-10-17T10:00:00+08:00')).toEqual([1, 2]);
  });
});
