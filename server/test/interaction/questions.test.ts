import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../support/test-app.ts';

let app: TestApp;
let [admin, hr, finance, staff] = ['', '', '', ''];
let category = '';
beforeAll(async () => {
  app = await createTestApp({
    filled: 'tiny',
    now: () => new Date('2026-11-20T02:00:00Z'),
  });
  [admin, hr, finance, staff] = [
    await app.signIn('admin'),
    await app.signIn('hr01'),
    await app.signIn('demo_school_finance_1'),
    await app.signIn('school'),
  ];
  const { rows } = await sql<{ id: string }>`
    select id from qa_category where tenant_id = 1 and name = '其他'`.execute(app.engine.db);
  category = rows[0]?.id ?? '';
});
afterAll(() => app.close());

const get = async (path: string, as: string) => (await app.call({ method: 'GET', url: `/server${path}`, as })).body;
const post = async (path: string, payload: object, as = admin) =>
  (await app.call({ method: 'POST', url: `/server${path}`, as, payload })).body;
const remove = async (path: string) => (await app.call({ method: 'DELETE', url: `/server${path}`, as: admin })).body;
let n = 0;
const draft = (more: object = {}) => {
  n += 1;
  return {
    question: `第${n}号独有提问词${'甲乙丙丁戊己庚辛壬癸'[n % 10]}`,
    answer: '答案',
    category,
    audience: '0',
    ...more,
  };
};
const added = async (more: object = {}): Promise<{ id: string; [name: string]: unknown }> => {
  const answer = await post('/questAns/add', draft(more));
  if (!answer.success) throw new Error(answer.message);
  return answer.result;
};

describe('an entry', () => {
  it.each([
    [{ similarQuestions: Array.from({ length: 21 }, (_, i) => `问法${i}啊啊`).join('\n') }, '相似问法最多20条!'],
    [{ similarQuestions: '一' }, '每个相似问法为2到200个字符'],
    [{ keywords: '词' }, '关键词最多10个，每个2到20个字符'],
    [{ keywords: Array.from({ length: 11 }, (_, i) => `词语${i}`).join(',') }, '关键词最多10个，每个2到20个字符'],
    [{ validFrom: '2026-02-02', validTo: '2026-02-01' }, '失效日期应晚于生效日期'],
    [{ question: '公司怎样注册账号？' }, '已存在相似问题：企业如何注册账号'],
    [{ similarQuestions: '请问企业入驻流程' }, '已存在相似问题：企业如何注册账号'],
    [{ answer: '<script>x</script>' }, '请输入答案!'],
    [{ answer: '' }, '请输入答案!'],
    [{ category: '' }, '请选择分类!'],
  ])('is refused: %j', async (more, message) => {
    expect(await post('/questAns/add', draft(more))).toMatchObject({ success: false, message });
  });
  it('is kept without what must not be in an answer', async () => {
    const { answer } = await added({ answer: '**好**<script>alert(1)</script><img src=x onerror=y>' });
    expect(answer).toBe('**好**<img src=x>');
  });
  it('is switched on and off, and deleted only when off', async () => {
    const { id } = await added();
    expect(await post('/questAns/enable', { id })).toMatchObject({ success: true });
    expect(await remove(`/questAns/delete?id=${id}`)).toMatchObject({ message: '请先停用再删除!' });
    expect(await post('/questAns/enable', { id })).toMatchObject({ message: '当前状态为“已启用”，不能启用' });
    expect(await post('/questAns/disable', { id })).toMatchObject({ success: true });
    expect(await remove(`/questAns/delete?id=${id}`)).toMatchObject({ success: true });
  });
  it('that comes from elsewhere is edited and deleted there alone', async () => {
    const { id } = await added();
    await sql`update qa_quest_ans set source = '5' where id = ${id}`.execute(app.engine.db);
    const message = '该条目由常见问题同步，请在常见问题中修改!';
    expect(await post('/questAns/edit', { id, answer: '新' })).toMatchObject({ success: false, message });
    expect(await remove(`/questAns/delete?id=${id}`)).toMatchObject({ success: false, message });
  });
  it('counts for its category, wherever it moves', async () => {
    const count = async (id: string) =>
      (await get(`/questAns/category/queryById?id=${id}`, admin)).result.entryCount as number;
    const fresh = (await post('/questAns/category/add', { name: '新分类', sortOrder: 1 })).result.id;
    const before = await count(category);
    const { id } = await added();
    expect(await count(category)).toBe(before + 1);
    await post('/questAns/edit', { id, category: fresh });
    expect([await count(category), await count(fresh)]).toEqual([before, 1]);
    expect(await remove(`/questAns/category/delete?id=${fresh}`)).toMatchObject({
      message: '该分类下有1个问答，不能删除',
    });
    await remove(`/questAns/delete?id=${id}`);
    expect(await count(fresh)).toBe(0);
    expect(await remove(`/questAns/category/delete?id=${fresh}`)).toMatchObject({ success: true });
  });
});

describe('categories', () => {
  it('have two levels', async () => {
    const top = (await post('/questAns/category/add', { name: '一级' })).result.id;
    const below = (await post('/questAns/category/add', { name: '二级', parentId: top })).result.id;
    expect(await post('/questAns/category/add', { name: '三级', parentId: below })).toMatchObject({
      message: '问答分类最多两级',
    });
    expect(await remove(`/questAns/category/delete?id=${top}`)).toMatchObject({ message: '请先删除下级分类' });
    expect(await post('/questAns/category/add', { name: '二级', parentId: top })).toMatchObject({
      message: '分类名称已存在!',
    });
  });
});

describe('the list', () => {
  const names = 'answer,category,category_dictText,createTime,id,question,sortOrder,status';
  it('shows a company what is for it and in use today, and question and answer alone', async () => {
    const old = await added({ audience: '2', validTo: '2026-11-19' });
    const early = await added({ audience: '2', validFrom: '2026-11-21' });
    const now = await added({ audience: '2', validFrom: '2026-11-20', validTo: '2026-11-20' });
    const school = await added({ audience: '1' });
    for (const { id } of [old, early, now, school]) await post('/questAns/enable', { id });
    await added({ audience: '2' });
    const { result } = await get('/questAns/list?pageSize=1000', hr);
    const ids = result.records.map(({ id }: { id: string }) => id);
    expect(ids).toContain(now.id);
    for (const { id } of [old, early, school]) expect(ids).not.toContain(id);
    for (const row of result.records) {
      expect(
        Object.keys(row)
          .filter((name) => !name.startsWith('status_'))
          .sort()
          .join(),
      ).toBe(names);
      expect(row.status).toBe(1);
    }
  });
  it('is open to staff without its code, with what is for the school', async () => {
    const { result } = await get('/questAns/list?pageSize=1000', finance);
    expect(result.total).toBeGreaterThan(0);
    expect(result.records[0]).not.toHaveProperty('hitCount');
    const editors = await get('/questAns/list?pageSize=1000', admin);
    expect(editors.result.total).toBeGreaterThan(result.total);
    expect(editors.result.records[0]).toHaveProperty('hitCount');
  });
  it.each([
    '/questAns/add',
    '/questAns/test',
    '/questAns/mergeSimilar',
    '/questAns/miss/list',
    '/questAns/category/list',
    '/questAns/statistics',
  ])('gives a company nothing of %s', async (path) => {
    const answer = /list|statistics/.test(path) ? await get(path, hr) : await post(path, draft(), hr);
    expect(answer.success).toBe(false);
  });
});

describe('a test of a question', () => {
  it('says what would be answered, and why', async () => {
    const { result } = await post('/questAns/test', { question: '公司怎么注册', audience: '2' });
    expect(result).toMatchObject({ decision: 'direct', normalised: '企业如何注册' });
    expect(result.matches[0]).toMatchObject({ source: 'questAns', question: '企业如何注册账号' });
    expect(result.matches.length).toBeLessThanOrEqual(5);
  });
  it('finds a new entry as soon as it is switched on, and not a moment longer', async () => {
    const { id, question } = await added({ question: '夜间实验室开放时间', audience: '1' });
    const decision = async () => (await post('/questAns/test', { question, audience: '1' })).result.decision;
    expect(await decision()).not.toBe('direct');
    await post('/questAns/enable', { id });
    expect(await decision()).toBe('direct');
    await post('/questAns/disable', { id });
    expect(await decision()).not.toBe('direct');
  });
  it('takes the synonyms that administrators keep', async () => {
    const { rows } = await sql<{ id: string }>`select id from sys_dict where dict_code = 'qa_synonym'`.execute(
      app.engine.db,
    );
    await post('/sys/dictItem/add', {
      dictId: rows[0]?.id,
      itemValue: '东家',
      itemText: '企业',
      sortOrder: 99,
      status: 1,
    });
    const { result } = await post('/questAns/test', { question: '东家怎么注册账号', audience: '2' });
    expect(result.matches[0]).toMatchObject({ score: 1, question: '企业如何注册账号' });
  });
  it('leads to a further wording of an entry', async () => {
    const { id } = await added({ similarQuestions: '原来的问法啊啊' });
    expect(await post('/questAns/mergeSimilar', { id, question: '后来的问法哦哦' })).toMatchObject({ success: true });
    expect(await post('/questAns/mergeSimilar', { id, question: '公司如何注册账号' })).toMatchObject({
      message: '已存在相似问题：企业如何注册账号',
    });
    const { result } = await get(`/questAns/queryById?id=${id}`, admin);
    expect(result.similarQuestions).toBe('原来的问法啊啊\n后来的问法哦哦');
  });
});

describe('a wording', () => {
  it('belongs to one entry, also when two are added at once', async () => {
    const question = '同时新增的提问';
    const replies = await Promise.all([1, 2, 3].map(() => post('/questAns/add', draft({ question }))));
    expect(replies.filter(({ success }) => success)).toHaveLength(1);
  });
});

describe('a question that was not answered', () => {
  const miss = async (question: string): Promise<string> => {
    n += 1;
    const id = `miss-${n}`;
    await sql`
      insert into qa_miss (id, tenant_id, create_by, create_time, question, question_key, miss_count, status, user_type)
      values (${id}, 1, 'x', now(), ${question}, ${question}, 3, 0, '2')`.execute(app.engine.db);
    return id;
  };
  it('becomes a draft that is to be finished', async () => {
    const id = await miss('毕业照什么时候拍');
    expect(await post('/questAns/miss/convert', { id, category })).toMatchObject({
      success: true,
      message: '已生成问答草稿',
    });
    const { result } = await get(`/questAns/list?question=${encodeURIComponent('*毕业照*')}`, admin);
    expect(result.records[0]).toMatchObject({ source: '4', status: 0, audience: '2', category });
    const draftId = result.records[0].id;
    expect(await post('/questAns/enable', { id: draftId })).toMatchObject({ message: '请输入答案!' });
    expect(await post('/questAns/miss/convert', { id, category })).toMatchObject({
      message: '当前状态为“已转知识库”，不能转知识库',
    });
  });
  it('becomes a wording of an entry', async () => {
    const entry = await added();
    const id = await miss('学士服哪里领');
    expect(await post('/questAns/miss/attach', { id, questAnsId: entry.id })).toMatchObject({ success: true });
    expect((await get(`/questAns/queryById?id=${entry.id}`, admin)).result.similarQuestions).toBe('学士服哪里领');
  });
  it('is put aside for 90 days', async () => {
    const id = await miss('无意义的话');
    expect(await post('/questAns/miss/ignore', { ids: [id] })).toMatchObject({ result: { ok: 1 } });
    const { rows } = await sql`select status, ignored_until::text as until from qa_miss where id = ${id}`.execute(
      app.engine.db,
    );
    expect(rows[0]).toMatchObject({ status: 2, until: expect.stringContaining('2027-02-18') });
  });
  it('is of the school side', async () => {
    expect(await post('/questAns/miss/ignore', { id: 'x' }, hr)).toMatchObject({ code: 510 });
    expect(await get('/questAns/miss/list', staff)).toMatchObject({ success: true });
  });
});

describe('votes and figures', () => {
  it('are for an answer that was given, once', async () => {
    const { rows } = await sql<{ id: string }>`
      select id from qa_quest_ans where tenant_id = 1 and question = '企业如何注册账号'`.execute(app.engine.db);
    const id = rows[0]?.id;
    const figures = async () => (await get('/questAns/statistics', admin)).result;
    const before = (await figures()).days.at(-1);
    expect(await post('/questAns/vote', { id, helpful: 1 }, hr)).toMatchObject({ message: '没有可评价的回答' });
    await app.call({
      method: 'POST',
      url: '/server/ai/v1/chat-messages',
      as: hr,
      payload: { query: '企业怎么注册账号', conversation_id: '' },
    });
    expect(await post('/questAns/vote', { id, helpful: 1 }, hr)).toMatchObject({
      success: true,
      message: '感谢您的反馈',
    });
    expect(await post('/questAns/vote', { id, helpful: 0 }, hr)).toMatchObject({ message: '您已评价过该回答' });
    const result = await figures();
    expect(result.days).toHaveLength(30);
    expect(result.days.at(-1)).toEqual({ day: '2026-11-20', asked: before.asked + 1, direct: before.direct + 1 });
    expect(result.misses.length).toBeLessThanOrEqual(20);
    expect(result.helpful).toBeGreaterThan(0);
  });
});
