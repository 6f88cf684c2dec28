import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { sysMessage } from '@campus/contract/message';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { fillText } from '../../src/platform/messages/fill.ts';
import { httpProvider, type PostJson } from '../../src/platform/messages/http-provider.ts';
import { someone } from '../support/bare-engine.ts';
import { prepareMessages } from './messages-fixture.ts';

const fixture = prepareMessages();

describe('a message that a provider does not take', () => {
  it('is tried again after 1, 5 and 30 minutes, then stays failed', async () => {
    fixture.failing = '余额不足';
    await fixture.tell('T02', [], undefined, ['13900000001']);
    const tries = [];
    for (const minutes of [0, 0.5, 0.6, 4, 1.1, 29, 1.1, 60]) {
      fixture.clock.pass(minutes);
      await fixture.service.turn();
      tries.push((await fixture.messages())[0]?.esSendNum);
    }
    expect(tries).toEqual([1, 1, 2, 2, 3, 3, 4, 4]);
    expect((await fixture.messages())[0]).toMatchObject({ esSendStatus: 2, esResult: '余额不足', nextTime: null });
  });

  it('goes out with the next try when the provider is back', async () => {
    fixture.failing = '超时';
    await fixture.tell('T02', [], undefined, ['13900000001']);
    await fixture.service.turn();
    fixture.failing = undefined;
    fixture.clock.pass(2);
    await fixture.service.turn();
    expect((await fixture.messages())[0]).toMatchObject({ esSendStatus: 1, esSendNum: 2, esResult: null });
  });

  it('is taken over when the process that fixture.sent it died', async () => {
    await fixture.tell('T02', [], undefined, ['13900000001']);
    await fixture.service.turn();
    await sql`update sys_sms set es_send_status = 0, next_time = ${'2026-11-20 10:02:00'}::timestamptz`.execute(
      fixture.database.db,
    );
    await fixture.service.turn();
    expect(fixture.sent).toHaveLength(1);
    fixture.clock.pass(3);
    await fixture.service.turn();
    expect(fixture.sent).toHaveLength(2);
    expect(fixture.sent[0]?.id).toBe(fixture.sent[1]?.id);
  });
});

describe('an administrator', () => {
  const admin = someone('admin', { codes: new Set(['system:message:edit', 'system:message:delete']) });
  const step = (name: 'resend' | 'cancel', id: string) =>
    fixture.engine.runAs(admin, (context) => fixture.engine.step(sysMessage, name, id, {}, context));
  const failed = async () => {
    fixture.failing = '余额不足';
    await fixture.tell('T02', [], undefined, ['13900000001']);
    await fixture.service.turn();
    return String((await fixture.messages())[0]?.id);
  };

  it('sends a failed message again', async () => {
    const id = await failed();
    fixture.failing = undefined;
    await step('resend', id);
    await expect.poll(async () => (await fixture.messages())[0]?.esSendStatus).toBe(1);
    expect(fixture.sent).toHaveLength(1);
  });

  it('not more than five times in all, nor to an impossible receiver, nor one that went out', async () => {
    const id = await failed();
    await sql`update sys_sms set es_send_num = 5`.execute(fixture.database.db);
    await expect(step('resend', id)).rejects.toThrow('重发次数已达上限!');
    await sql`update sys_sms set es_send_num = 1, es_receiver = 'x'`.execute(fixture.database.db);
    await expect(step('resend', id)).rejects.toThrow('接收人格式不正确!');
    await sql`update sys_sms set es_send_status = 1`.execute(fixture.database.db);
    await expect(step('resend', id)).rejects.toThrow('当前状态为“发送成功”，不能重发');
  });

  it('gives one up, which is then left alone', async () => {
    const id = await failed();
    await step('cancel', id);
    fixture.clock.pass(60);
    expect(await fixture.service.turn()).toBe(0);
    expect((await fixture.messages())[0]).toMatchObject({ esSendStatus: -1 });
  });

  it('removes settled messages only', async () => {
    const id = await failed();
    await sql`update sys_sms set es_send_status = 0`.execute(fixture.database.db);
    const remove = () => fixture.engine.runAs(admin, (context) => fixture.engine.remove(sysMessage, id, context));
    await expect(remove()).rejects.toThrow('待发送的消息不能删除!');
    await step('cancel', id);
    await remove();
    expect((await fixture.messages())[0]).toMatchObject({ delFlag: 1 });
  });
});

describe('the provider over HTTP', () => {
  let server: Server;
  let requests: { headers: IncomingMessage['headers']; body: Record<string, unknown> }[];
  let answer: { status: number; body: unknown };
  beforeAll(async () => {
    server = createServer((request, response) => {
      const chunks: Buffer[] = [];
      request.on('data', (chunk: Buffer) => chunks.push(chunk));
      request.on('end', () => {
        requests.push({ headers: request.headers, body: JSON.parse(Buffer.concat(chunks).toString()) });
        response.writeHead(answer.status, { 'content-type': 'application/json' }).end(JSON.stringify(answer.body));
      });
    });
    await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  });
  afterAll(() => new Promise((done) => server.close(done)));
  beforeEach(() => {
    [requests, answer] = [[], { status: 200, body: { success: true } }];
  });
  const post: PostJson = async (url, body, headers) => {
    const response = await fetch(url, { method: 'POST', body: JSON.stringify(body), headers });
    return { status: response.status, body: await response.json() };
  };
  const send = () => {
    const { port } = server.address() as AddressInfo;
    const settings = { url: `http://127.0.0.1:${port}/sms`, key: 'secret-key', sender: '云湖大学' };
    return httpProvider(settings, post).send({ id: '1', to: '13900000001', title: '标题', content: '内容' });
  };

  it('sends the message with the key and the same id at every try', async () => {
    await send();
    expect(requests[0]).toMatchObject({
      headers: { authorization: 'Bearer secret-key', 'idempotency-key': '1' },
      body: { id: '1', to: '13900000001', sender: '云湖大学', title: '标题', content: '内容' },
    });
  });

  it.each([
    [500, { message: '服务繁忙' }, '服务繁忙'],
    [403, null, '服务商返回 403'],
    [200, { success: false, message: '签名未审核' }, '签名未审核'],
  ])('fails when the fixture.service answers %i %j', async (status, body, reason) => {
    answer = { status, body };
    await expect(send()).rejects.toThrow(reason);
  });
});

describe('texts', () => {
  it('take their params as they are, once', () => {
    expect(fillText('{a}{b}{c}', { a: '{b}', b: '$&' })).toBe('{b}$&');
    expect(fillText('{toString}{constructor}', {})).toBe('');
  });
});
