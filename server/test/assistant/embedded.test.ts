import { setImmediate as nextTurn } from 'node:timers/promises';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../support/test-app.ts';
import { chatClient, type Event } from './chat-client.ts';

let app: TestApp;
/** Awaited after the next piece of an answer, which a test holds there until it has done what it is about. */
let held: Promise<void> | undefined;
async function answerPace(): Promise<void> {
  const holding = held;
  held = undefined;
  await (holding ?? nextTurn());
}
/** The next answer stops after its first piece until it is released. */
function holdAnswer(): () => void {
  const { promise, resolve } = Promise.withResolvers<void>();
  held = promise;
  return resolve;
}
let chat: Awaited<ReturnType<typeof chatClient>>;
let [hr, school, admin] = ['', '', ''];
beforeAll(async () => {
  app = await createTestApp({ filled: 'tiny', answerPace });
  chat = await chatClient(app);
  [hr, school, admin] = [await app.signIn('hr01'), await app.signIn('school'), await app.signIn('admin')];
});
afterAll(() => app.close());

const known = '企业怎么注册账号';
const unknown = '银河系有多少颗恒星';
const getLast = (events: readonly Event[]): Event => events.at(-1) as Event;
async function freshAnswer(token: string, query = known) {
  const { events, text } = await chat.ask(token, query);
  const { conversation_id: conversation, message_id: message } = getLast(events);
  return { events, text, conversation: conversation as string, message: message as string };
}

describe('the embedded answerer', () => {
  it('answers what it knows word for word and names the entry', async () => {
    const { events, text } = await chat.ask(hr, known);
    expect(text).toContain('在登录页点击**企业注册**');
    expect(text).toContain('**相关问题**');
    expect(events[0]).toEqual({ event: 'ping' });
    expect(getLast(events)).toMatchObject({
      event: 'message_end',
      metadata: { retriever_resources: [{ dataset_name: '问答库', document_name: '企业如何注册账号', score: 1 }] },
    });
    const ids = new Set(events.slice(1).map(({ task_id, message_id }) => `${task_id} ${message_id}`));
    expect(ids.size).toBe(1);
  });
  it('answers questions about the product from its own help', async () => {
    const { events, text } = await chat.ask(school, '怎么切换部门');
    expect(text).toContain('切换部门');
    expect(getLast(events).metadata.retriever_resources[0]).toMatchObject({ dataset_name: '产品帮助', score: 1 });
  });
  it('asks back when it is not sure', async () => {
    const { text, events } = await chat.ask(hr, '注册');
    expect(text).toMatch(/^您是否想问：\n\n- /);
    expect(getLast(events).metadata.retriever_resources.length).toBeLessThanOrEqual(3);
  });
  it('says that it does not know, and notes the question once however it is written', async () => {
    const { text, events } = await chat.ask(hr, unknown);
    expect(text).toMatch(/^抱歉，暂时没有找到答案，您可以提交反馈或拨打服务电话。/);
    expect(getLast(events).metadata.retriever_resources).toEqual([]);
    await chat.ask(hr, `请问${unknown}？`);
    const { rows } =
      await sql`select question, miss_count, user_type, status from qa_miss where question like '%恒星%'`.execute(
        app.engine.db,
      );
    expect(rows).toEqual([{ question: unknown, missCount: 2, userType: '2', status: 0 }]);
  });
  it('answers all who ask the same unknown question at once, and counts them', async () => {
    const question = '月球背面有没有食堂';
    const asked = await Promise.all([hr, school, admin].map((token) => chat.ask(token, question)));
    expect(asked.filter(({ text }) => text.startsWith('抱歉，暂时没有找到答案'))).toHaveLength(3);
    const { rows } = await sql`select miss_count from qa_miss where question like '%月球%'`.execute(app.engine.db);
    expect(rows).toEqual([{ missCount: 3 }]);
  });
  it('keeps entries for one side from the other', async () => {
    expect((await chat.ask(school, known)).text).not.toContain('在登录页点击**企业注册**');
    expect((await chat.ask(hr, '如何给角色授权')).text).not.toContain('勾选菜单和按钮');
  });
  it('counts what it answered for the entry', async () => {
    const hits = async (): Promise<number> =>
      (
        await sql<{ hitCount: number }>`
          select hit_count from qa_quest_ans where tenant_id = 1 and question = '企业如何注册账号'`.execute(
          app.engine.db,
        )
      ).rows[0]?.hitCount ?? 0;
    const before = await hits();
    await chat.ask(hr, known);
    expect(await hits()).toBe(before + 1);
  });
});

describe('a question', () => {
  it.each([
    ['blank', '   ', 400, 'invalid_param'],
    ['of 4,001 characters', '问'.repeat(4001), 400, 'invalid_param'],
  ])('that is %s is refused', async (_what, query, status, code) => {
    const answer = await chat.ask(hr, query);
    expect(answer).toMatchObject({ status, body: { code, status } });
    expect(answer.body?.message).toMatch(/\p{Script=Han}/u);
  });
  it.each(['nonsense', "' or 1=1", '../../x'])('in the conversation %s is refused', async (id) => {
    expect(await chat.ask(hr, known, { conversation_id: id })).toMatchObject({
      status: 400,
      body: { code: 'invalid_param' },
    });
  });
  it('of 4,000 characters, emoji and marks are answered', async () => {
    expect((await chat.ask(hr, '😀'.repeat(4000))).status).toBe(200);
    expect((await chat.ask(hr, '<script>alert(1)</script>')).status).toBe(200);
  });
  it('requires a signed-in user', async () => {
    expect((await chat.call(undefined, 'POST', '/chat-messages', { query: known })).status).toBe(401);
  });
  it('waits for the answer before it: one at a time for each user', async () => {
    const during: number[] = [];
    const release = holdAnswer();
    await chat.ask(hr, known, {
      onEvent: async ({ event }) => {
        if (event === 'message' && during.length === 0) {
          during.push((await chat.ask(hr, known)).status);
          during.push((await chat.ask(school, '怎么切换部门')).status);
          release();
        }
      },
    });
    expect(during).toEqual([429, 200]);
    expect((await chat.ask(hr, known)).status).toBe(200);
  });
  it('is not held up by an answer whose process died', async () => {
    await sql`
      insert into ai_task (id, tenant_id, create_by, create_time, user_id, upstream, alive_at)
      select 'dead', 0, 'hr01', now(), id, 0, now() - interval '2 minutes' from sys_user where username = 'hr01'`.execute(
      app.engine.db,
    );
    expect((await chat.ask(hr, known)).status).toBe(200);
  });
});

describe('stopping', () => {
  it('ends the stream and keeps what was shown', async () => {
    let shown = '';
    let answered: Event = {};
    const release = holdAnswer();
    const { events } = await chat.ask(hr, known, {
      onEvent: async (event) => {
        if (event.event !== 'message') return;
        shown += event.answer;
        answered = await chat.call(hr, 'POST', `/chat-messages/${event.task_id}/stop`, { user: 'x' });
        release();
      },
    });
    expect(answered).toEqual({ status: 200, body: { result: 'success' } });
    expect(getLast(events).event).toBe('message');
    const kept = async () => {
      const path = `/messages?conversation_id=${getLast(events).conversation_id}&limit=10`;
      return (await chat.call(hr, 'GET', path)).body.data[0];
    };
    expect(shown).not.toBe('');
    // It is kept once the stream has closed, which the reader may see first.
    await expect.poll(kept).toMatchObject({ query: known, stopped: true, answer: shown });
  });
  it('is for the one who asked', async () => {
    let status = 0;
    const release = holdAnswer();
    const { events } = await chat.ask(hr, known, {
      onEvent: async (event) => {
        if (event.event !== 'message' || status !== 0) return;
        status = (await chat.call(school, 'POST', `/chat-messages/${event.task_id}/stop`, {})).status;
        release();
      },
    });
    expect(status).toBe(200);
    expect(getLast(events).event).toBe('message_end');
  });
  it('succeeds for an answer that has ended, and refuses what is no id', async () => {
    expect((await chat.call(hr, 'POST', '/chat-messages/nonsense/stop', {})).status).toBe(400);
    expect(await chat.call(hr, 'POST', '/chat-messages/0b1d5a36-52a8-4a67-9a1e-2f6d7c1f0a11/stop', {})).toMatchObject({
      status: 200,
      body: { result: 'success' },
    });
  });
  it('is not needed when the reader goes away: the whole answer waits for him', async () => {
    const gone = new AbortController();
    const release = holdAnswer();
    let conversation = '';
    await chat
      .ask(hr, known, {
        signal: gone.signal,
        onEvent: (event) => {
          conversation ||= event.conversation_id ?? '';
          if (event.event === 'message') gone.abort();
        },
      })
      .catch(() => undefined);
    const running = () => sql`select 1 from ai_task`.execute(app.engine.db);
    await expect.poll(async () => (await running()).rows).toEqual([]);
    release();
    const { data } = (await chat.call(hr, 'GET', `/messages?conversation_id=${conversation}`)).body;
    expect(data[0].answer).toContain('审核');
    expect(data[0].stopped).toBe(false);
    expect((await chat.ask(hr, known)).status).toBe(200);
  });
});

describe('conversations', () => {
  it('are continued, listed newest first, renamed and deleted', async () => {
    const first = await freshAnswer(hr);
    const second = await freshAnswer(hr, '岗位审核要多久');
    await chat.ask(hr, '怎么发布职位', { conversation_id: first.conversation });
    const listed = (await chat.call(hr, 'GET', '/conversations?limit=100')).body;
    const ids = listed.data.map(({ id }: { id: string }) => id);
    expect(ids).toEqual(expect.arrayContaining([first.conversation, second.conversation]));
    expect(listed.data.find(({ id }: { id: string }) => id === first.conversation)).toMatchObject({ name: known });
    const { data } = (await chat.call(hr, 'GET', `/messages?conversation_id=${first.conversation}`)).body;
    expect(data.map(({ query }: { query: string }) => query)).toEqual([known, '怎么发布职位']);
    const renamed = await chat.call(hr, 'POST', `/conversations/${first.conversation}/name`, { name: '我的注册' });
    expect(renamed.body).toMatchObject({ id: first.conversation, name: '我的注册' });
    expect(await chat.call(hr, 'DELETE', `/conversations/${first.conversation}`, { user: 'x' })).toEqual({
      status: 200,
      body: { result: 'success' },
    });
    expect((await chat.call(hr, 'GET', `/messages?conversation_id=${first.conversation}`)).status).toBe(404);
    expect((await chat.ask(hr, known, { conversation_id: first.conversation })).body).toMatchObject({
      code: 'not_found',
    });
    const { rows } =
      await sql`select 1 from ai_message where conversation_id = ${first.conversation.replaceAll('-', '')}`.execute(
        app.engine.db,
      );
    expect(rows).toEqual([]);
  });
  it('S-W17 of others are not there', async () => {
    const { conversation, message } = await freshAnswer(hr);
    for (const token of [school, admin]) {
      expect((await chat.call(token, 'GET', `/messages?conversation_id=${conversation}`)).status).toBe(404);
      expect((await chat.call(token, 'DELETE', `/conversations/${conversation}`, {})).status).toBe(404);
      expect((await chat.call(token, 'POST', `/conversations/${conversation}/name`, { name: 'x' })).status).toBe(404);
      expect((await chat.call(token, 'POST', `/messages/${message}/feedbacks`, { rating: 'like' })).status).toBe(404);
      expect((await chat.ask(token, known, { conversation_id: conversation })).status).toBe(404);
      const { data } = (await chat.call(token, 'GET', '/conversations?limit=100')).body;
      expect(data.map(({ id }: { id: string }) => id)).not.toContain(conversation);
    }
  });
  it('are read page by page, conversations and messages', async () => {
    const { conversation } = await freshAnswer(school, '怎么切换部门');
    for (const query of ['如何修改密码', '如何搜索菜单'])
      await chat.ask(school, query, { conversation_id: conversation });
    const page = (await chat.call(school, 'GET', `/messages?conversation_id=${conversation}&limit=2`)).body;
    expect(page).toMatchObject({
      limit: 2,
      has_more: true,
      data: [{ query: '如何修改密码' }, { query: '如何搜索菜单' }],
    });
    const before = (
      await chat.call(school, 'GET', `/messages?conversation_id=${conversation}&limit=2&first_id=${page.data[0].id}`)
    ).body;
    expect(before).toMatchObject({ has_more: false, data: [{ query: '怎么切换部门' }] });
    await freshAnswer(school, '如何修改密码');
    const one = (await chat.call(school, 'GET', '/conversations?limit=1')).body;
    expect(one).toMatchObject({ has_more: true, data: [{ name: '如何修改密码' }] });
    const next = (await chat.call(school, 'GET', `/conversations?limit=1&last_id=${one.data[0].id}`)).body;
    expect(next.data[0].id).not.toBe(one.data[0].id);
  });
  it.each(['limit=0', 'limit=101', 'limit=x', 'sort_by=name', 'last_id=nope'])('refuse %s', async (query) => {
    expect((await chat.call(hr, 'GET', `/conversations?${query}`)).status).toBe(400);
  });
});

describe('a question that takes the place of an earlier one', () => {
  const queries = async (conversation: string) =>
    (await chat.call(hr, 'GET', `/messages?conversation_id=${conversation}`)).body.data.map(
      ({ query }: { query: string }) => query,
    );
  async function talk(): Promise<{ conversation: string; messages: string[] }> {
    const first = await freshAnswer(hr);
    const more = await chat.ask(hr, '怎么发布职位', { conversation_id: first.conversation });
    return { conversation: first.conversation, messages: [first.message, getLast(more.events).message_id] };
  }
  it('takes everything after it along, and the name that the old one gave', async () => {
    const { conversation, messages } = await talk();
    const again = { conversation_id: conversation, replace_message_id: messages[1] as string };
    await chat.ask(hr, '怎么发布职位', again);
    expect(await queries(conversation)).toEqual([known, '怎么发布职位']);
    const { events } = await chat.ask(hr, '岗位审核要多久', { ...again, replace_message_id: messages[0] as string });
    expect(getLast(events).conversation_id).toBe(conversation);
    expect(await queries(conversation)).toEqual(['岗位审核要多久']);
    const { data } = (await chat.call(hr, 'GET', '/conversations?limit=100')).body;
    expect(data.find(({ id }: { id: string }) => id === conversation)).toMatchObject({ name: '岗位审核要多久' });
  });
  it('leaves a name that the user gave', async () => {
    const { conversation, messages } = await talk();
    await chat.call(hr, 'POST', `/conversations/${conversation}/name`, { name: '我的' });
    await chat.ask(hr, '岗位审核要多久', { conversation_id: conversation, replace_message_id: messages[0] as string });
    const { data } = (await chat.call(hr, 'GET', '/conversations?limit=100')).body;
    expect(data.find(({ id }: { id: string }) => id === conversation)).toMatchObject({ name: '我的' });
  });
  it('is refused for messages of others, of other conversations and without one, and nothing is lost', async () => {
    const { conversation, messages } = await talk();
    const other = await talk();
    const theirs = await freshAnswer(school, '怎么切换部门');
    for (const [id, status] of [
      [other.messages[0] as string, 404],
      [theirs.message, 404],
      ['nonsense', 400],
    ] as const)
      expect((await chat.ask(hr, known, { conversation_id: conversation, replace_message_id: id })).status).toBe(
        status,
      );
    expect((await chat.ask(hr, known, { replace_message_id: messages[0] as string })).status).toBe(400);
    expect(
      (await chat.ask(school, known, { conversation_id: conversation, replace_message_id: messages[0] as string }))
        .status,
    ).toBe(404);
    expect(await queries(conversation)).toEqual([known, '怎么发布职位']);
    expect(await queries(other.conversation)).toEqual([known, '怎么发布职位']);
  });
  it('is offered by the answerer of our own', async () => {
    expect((await chat.call(hr, 'GET', '/parameters')).body).toMatchObject({ replace_message: { enabled: true } });
  });
});

describe('searching the conversations', () => {
  const found = async (token: string, keyword: string) =>
    (await chat.call(token, 'GET', `/conversations?limit=100&keyword=${encodeURIComponent(keyword)}`)).body.data.map(
      ({ id }: { id: string }) => id,
    );
  it('finds names, questions and answers of one’s own, letter by letter', async () => {
    const { conversation } = await freshAnswer(hr, '月球背面有多少座环形山');
    await chat.call(hr, 'POST', `/conversations/${conversation}/name`, { name: '100%_天文' });
    expect(await found(hr, '环形山')).toEqual([conversation]);
    expect(await found(hr, '100%_天')).toEqual([conversation]);
    expect(await found(hr, '暂时没有找到')).toContain(conversation);
    for (const nothing of ['%环形%', '1__%', "'; drop", '\\']) expect(await found(hr, nothing)).toEqual([]);
    expect(await found(school, '环形山')).toEqual([]);
    expect((await found(hr, '  ')).length).toBeGreaterThan(1);
  });
});

describe('other answers of the assistant', () => {
  it('greets with questions of the side', async () => {
    const { body } = await chat.call(school, 'GET', '/parameters?user=x');
    expect(body).toMatchObject({ suggested_questions: ['如何审核企业', '如何导入学生', '如何发布系统通告'] });
    expect(body.opening_statement).toContain('AI客服');
  });
  it('counts a rating once, however often it changes', async () => {
    const { message } = await freshAnswer(hr);
    const votes = async () =>
      (
        await sql<{ helpfulCount: number; unhelpfulCount: number }>`
          select helpful_count, unhelpful_count from qa_quest_ans where tenant_id = 1 and question = '企业如何注册账号'`.execute(
          app.engine.db,
        )
      ).rows[0] ?? { helpfulCount: 0, unhelpfulCount: 0 };
    const before = await votes();
    for (const rating of ['like', 'like', 'dislike'])
      await chat.call(hr, 'POST', `/messages/${message}/feedbacks`, { rating });
    expect(await votes()).toEqual({ ...before, unhelpfulCount: before.unhelpfulCount + 1 });
    await chat.call(hr, 'POST', `/messages/${message}/feedbacks`, { rating: null });
    expect(await votes()).toEqual(before);
    expect((await chat.call(hr, 'POST', `/messages/${message}/feedbacks`, { rating: 'love' })).status).toBe(400);
  });
  it('is nothing else: no open proxy', async () => {
    for (const path of ['/files/upload', '/audio-to-text', '/workflows/run', '/info'])
      expect((await chat.call(admin, 'GET', path)).status, path).toBe(404);
  });
});
