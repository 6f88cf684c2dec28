import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../support/test-app.ts';
import { chatClient } from './chat-client.ts';
import { data, events, fakeDify, json } from './fake-dify.ts';

const key = 'app-secret-key-of-the-service';
const ids = {
  task_id: '0b1d5a36-52a8-4a67-9a1e-2f6d7c1f0a11',
  message_id: '6f0c2b7e-3c55-4d0c-8f51-0c5a9e7d1b22',
  conversation_id: 'a3b81d2c-0b1d-4a67-9a1e-2f6d7c1f0a11',
};
const message = (answer: string) => data({ event: 'message', ...ids, answer });
const end = data({
  event: 'message_end',
  ...ids,
  metadata: { usage: { total_tokens: 3, total_price: '0.1', currency: 'USD' }, retriever_resources: [] },
});
const elsewhere = '不在问答库里的银河系问题';

let dify: Awaited<ReturnType<typeof fakeDify>>;
let app: TestApp;
let chat: Awaited<ReturnType<typeof chatClient>>;
let hr = '';
let at = new Date('2026-11-20T02:00:00Z').getTime();
beforeAll(async () => {
  dify = await fakeDify();
  app = await createTestApp({
    filled: 'tiny',
    now: () => new Date(at),
    env: { AI_BASE_URL: dify.url, AI_API_KEY: key },
  });
  chat = await chatClient(app);
  hr = await app.signIn('hr01');
});
afterAll(async () => {
  await app.close();
  await dify.close();
});
/** Lets the circuit forget what failed before. */
const rest = (): void => {
  at += 31_000;
};
const ask = (query = elsewhere) => chat.ask(hr, query);

describe('a configured service', () => {
  it('S-W17 is asked with our key and a number for the user, and with nothing that the browser made up', async () => {
    dify.state.script = (_asked, response) => void events(response).end(message('您') + message('好') + end);
    const { text, events: received } = await ask();
    expect(text).toBe('您好');
    expect(received.at(-1)).toMatchObject({ event: 'message_end', metadata: { usage: { total_tokens: 3 } } });
    expect(JSON.stringify(received)).not.toContain('price');
    const sent = dify.asked.at(-1);
    expect(sent).toMatchObject({ method: 'POST', path: '/v1/chat-messages', authorization: `Bearer ${key}` });
    expect(sent?.body).toEqual({
      inputs: { tenant: '1', userType: '2' },
      query: elsewhere,
      user: expect.stringMatching(/^u\d+$/),
      conversation_id: '',
      response_mode: 'streaming',
      auto_generate_name: true,
    });
    expect(JSON.stringify(sent?.body)).not.toContain('hr01');
  });
  it('leaves a line in the log that tells sizes and times, and not a word of what was said', async () => {
    const [question, answer] = ['只有我知道的问题甲', '只有它知道的回答乙'];
    dify.state.script = (_asked, response) => void events(response).end(message(answer) + end);
    const before = app.log.lines.length;
    await chat.ask(hr, question, { conversation_id: ids.conversation_id });
    dify.state.script = (_asked, response) => json(response, { code: 'not_found', message: answer }, 404);
    await chat.call(hr, 'GET', `/messages?conversation_id=${ids.conversation_id}`);
    const lines = app.log.lines.slice(before);
    const notes = lines.map((line) => JSON.parse(line)).filter((line) => line.message === 'assistant service called');
    const common = { user: expect.stringMatching(/^u\d+$/), ms: expect.any(Number) };
    expect(notes).toEqual([
      {
        ...common,
        message: 'assistant service called',
        method: 'POST',
        path: '/chat-messages',
        conversation: ids.conversation_id,
        outcome: 'answered',
        status: 200,
        sentBytes: Buffer.byteLength(JSON.stringify(dify.asked.at(-2)?.body)),
        receivedBytes: Buffer.byteLength(message(answer) + end),
      },
      {
        ...common,
        message: 'assistant service called',
        method: 'GET',
        path: '/messages',
        conversation: null,
        outcome: 'refused',
        status: 404,
        sentBytes: 0,
        receivedBytes: Buffer.byteLength(JSON.stringify({ code: 'not_found', message: answer })),
      },
    ]);
    for (const said of [question, answer, key]) expect(lines.join('\n')).not.toContain(said);
  });
  it('may cut its stream anywhere, also inside a character', async () => {
    const bytes = Buffer.from(`event: ping\r\n\r\n${message('您好，😀世界')}${end}`, 'utf8');
    dify.state.script = async (_asked, response) => {
      events(response);
      for (const byte of bytes) {
        response.write(Buffer.from([byte]));
        if (byte > 0x7f) await pause(1);
      }
      response.end();
    };
    const { text, events: received } = await ask();
    expect(text).toBe('您好，😀世界');
    expect(received.at(-1)?.event).toBe('message_end');
  });
  it('says more than is passed on', async () => {
    dify.state.script = (_asked, response) =>
      void events(response).end(
        `data: garbage\n\ndata: [DONE]\n\ndata: null\n\n${data({ event: 'agent_thought', thought: 'secret' })}${data({ event: 'workflow_started' })}${data({ event: 'tts_message', audio: 'x' })}${message('好')}${end}${message('more')}`,
      );
    const { events: received } = await ask();
    expect(received.map(({ event }) => event)).toEqual(['message', 'message_end']);
  });
  it('may replace its text', async () => {
    dify.state.script = (_asked, response) =>
      void events(response).end(message('不当') + data({ event: 'message_replace', ...ids, answer: '抱歉' }) + end);
    expect((await ask()).text).toBe('抱歉');
  });
  it('may fail in the middle: the event passes, its words do not', async () => {
    dify.state.script = (_asked, response) =>
      void events(response).end(
        message('部分') +
          data({ event: 'error', ...ids, status: 500, code: 'x', message: 'at /srv/dify/app.py line 3' }),
      );
    const { events: received } = await ask();
    expect(received.at(-1)).toMatchObject({ event: 'error', message: '服务暂时不可用，请稍后重试' });
    expect(JSON.stringify(received)).not.toContain('app.py');
  });
  it('may close early: the received part is saved and the upstream request is stopped', async () => {
    dify.state.script = (asked, response) => {
      if (asked.path.endsWith('/stop')) return json(response, { result: 'success' });
      events(response).write(message('部分'));
      setTimeout(() => response.destroy(), 30);
    };
    const { text, events: received } = await ask();
    expect(text).toBe('部分');
    expect(received.at(-1)?.event).toBe('message');
    await pause(100);
    expect(dify.asked.at(-1)?.path).toBe(`/v1/chat-messages/${ids.task_id}/stop`);
  });
  it('may send without end: it is cut off', async () => {
    dify.state.script = (asked, response) => {
      if (asked.path.endsWith('/stop')) return json(response, { result: 'success' });
      events(response).write(message('长'));
      const more = (): void => {
        while (!response.destroyed && response.write(message('长'.repeat(50_000))));
        if (!response.destroyed) response.once('drain', more);
      };
      more();
    };
    const { events: received, text } = await ask();
    expect(received.at(-1)).toMatchObject({ event: 'error', code: 'answer_too_large' });
    expect(text.length).toBeLessThan(2_000_000);
  });
  it('may send one event without end: it is cut off too', async () => {
    dify.state.script = (_asked, response) =>
      void events(response).end(`${message('好')}data: ${'x'.repeat(1_500_000)}`);
    expect((await ask()).events.at(-1)).toMatchObject({ event: 'error', code: 'answer_too_large' });
  });
});

describe('a service that refuses', () => {
  it.each([
    [400, { code: 'provider_quota_exceeded', message: 'no money' }, 400, 'provider_quota_exceeded'],
    [404, { code: 'not_found', message: 'Conversation Not Exists.' }, 404, 'not_found'],
    [429, { code: 'too_many_requests', message: 'x' }, 429, 'too_many_requests'],
    [413, 'not json', 413, 'refused'],
    [400, { code: '<script>' }, 400, 'refused'],
  ])('with %d is passed on in our words', async (status, body, http, code) => {
    dify.state.script = (_asked, response) =>
      typeof body === 'string' ? void response.writeHead(status).end(body) : json(response, body, status);
    const answer = await ask();
    expect(answer).toMatchObject({ status: http, body: { code, status: http } });
    expect(answer.body?.message).toMatch(/\p{Script=Han}/u);
  });
  it.each([401, 403, 500, 502, 302])(
    'S-F19 our key or breaks with %d is reported as unavailable and keeps the user signed in',
    async (status) => {
      dify.state.script = (_asked, response) =>
        void response.writeHead(status, { location: 'http://127.0.0.1:1/canary' }).end('{}');
      expect(await ask()).toMatchObject({
        status: 503,
        body: { code: 'service_unavailable', message: '服务暂时不可用，请稍后重试' },
      });
      rest();
    },
  );
});

describe('a service that is away', () => {
  it('is replaced by the base where that knows something, and says so', async () => {
    dify.state.script = (_asked, response) => void response.destroy();
    const { status, text, events: received } = await ask('企业怎么注册账号');
    expect(status).toBe(200);
    expect(text).toMatch(/^> 智能服务暂时不可用，以下内容来自本系统的问答库。/);
    expect(text).toContain('在登录页点击**企业注册**');
    expect(received.at(-1)).toMatchObject({ event: 'message_end', conversation_id: '' });
    rest();
  });
  it('counts as away when it opens a stream and says nothing', async () => {
    dify.state.script = (_asked, response) => void events(response).end();
    expect((await ask()).status).toBe(503);
    rest();
  });
  it('S-F19 is left alone after five failures, and tried again after 30 seconds', async () => {
    dify.state.script = (_asked, response) => void response.destroy();
    for (let i = 0; i < 5; i += 1) await ask();
    const before = dify.asked.length;
    for (let i = 0; i < 3; i += 1) expect((await ask()).status).toBe(503);
    expect(dify.asked.length).toBe(before);
    rest();
    dify.state.script = (_asked, response) => void events(response).end(message('回来了') + end);
    expect((await ask()).text).toBe('回来了');
    expect((await ask()).text).toBe('回来了');
  });
});

describe('stopping an answer of the service', () => {
  it('tells the service and ends the stream', async () => {
    dify.state.script = (asked, response) => {
      if (asked.path.endsWith('/stop')) return json(response, { result: 'success' });
      events(response).write(message('一'));
    };
    let answered: unknown;
    const { text } = await chat.ask(hr, elsewhere, {
      onEvent: async ({ event }) => {
        if (event !== 'message') return;
        await pause(50);
        answered = await chat.call(hr, 'POST', `/chat-messages/${ids.task_id}/stop`, { user: 'nobody' });
      },
    });
    expect(text).toBe('一');
    expect(answered).toEqual({ status: 200, body: { result: 'success' } });
    const stop = dify.asked.findLast(({ path }) => path.endsWith('/stop'));
    expect(stop?.body.user).toMatch(/^u\d+$/);
  });
  it('happens by itself when the browser goes away', async () => {
    dify.state.script = (asked, response) => {
      if (asked.path.endsWith('/stop')) return json(response, { result: 'success' });
      events(response).write(message('一'));
    };
    await pause(100);
    const gone = new AbortController();
    const before = dify.asked.length;
    await chat.ask(hr, elsewhere, { signal: gone.signal, onEvent: () => gone.abort() }).catch(() => undefined);
    await expect.poll(() => dify.asked.slice(before).some(({ path }) => path.endsWith('/stop'))).toBe(true);
    dify.state.script = (_asked, response) => void events(response).end(message('又来') + end);
    expect(await ask()).toMatchObject({ status: 200, text: '又来' });
  });
});

describe('the other calls of a service', () => {
  it('carry our user and nothing else', async () => {
    dify.state.script = (_asked, response) => json(response, { limit: 20, has_more: false, data: [] });
    await chat.call(hr, 'GET', '/conversations?user=hr_other&limit=100&evil=1');
    const asked = dify.asked.at(-1);
    expect(asked).toMatchObject({ path: '/v1/conversations', query: { limit: '100', sort_by: '-updated_at' } });
    expect(asked?.query.user).toMatch(/^u\d+$/);
    expect(Object.keys(asked?.query ?? {}).sort()).toEqual(['limit', 'sort_by', 'user']);
    await chat.call(hr, 'GET', `/messages?conversation_id=${ids.conversation_id}&user=x`);
    expect(dify.asked.at(-1)?.query.conversation_id).toBe(ids.conversation_id);
  });
  it.each([200, 204])('delete alike, whether the service answers %d', async (status) => {
    dify.state.script = (_asked, response) =>
      status === 204 ? void response.writeHead(204).end() : json(response, { result: 'success' });
    expect(await chat.call(hr, 'DELETE', `/conversations/${ids.conversation_id}`, {})).toEqual({
      status: 200,
      body: { result: 'success' },
    });
    expect(dify.asked.at(-1)).toMatchObject({ method: 'DELETE', body: { user: expect.stringMatching(/^u\d+$/) } });
  });
  it('ask for the parameters once a minute', async () => {
    let n = 0;
    dify.state.script = (_asked, response) =>
      json(response, { opening_statement: `您好${++n}`, suggested_questions: [] });
    const first = (await chat.call(hr, 'GET', '/parameters')).body;
    expect((await chat.call(hr, 'GET', '/parameters')).body).toEqual(first);
    at += 61_000;
    expect((await chat.call(hr, 'GET', '/parameters')).body).not.toEqual(first);
  });
  it('are not available when the service answers garbage', async () => {
    dify.state.script = (_asked, response) => void response.writeHead(200).end('<html>');
    expect(await chat.call(hr, 'GET', '/conversations')).toMatchObject({
      status: 503,
      body: { code: 'service_unavailable' },
    });
    rest();
  });
  it('never show the key', async () => {
    dify.state.script = (asked, response) => json(response, { data: [], echo: asked.authorization ? 'yes' : 'no' });
    const { body } = await chat.call(hr, 'GET', '/conversations');
    expect(JSON.stringify(body)).not.toContain(key);
  });
});
