import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { messageEvent } from '@campus/contract/kit';
import { sysMessage } from '@campus/contract/message';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Database } from '../../src/kit/database/open.ts';
import type { Engine } from '../../src/kit/engine.ts';
import { messageEvents } from '../../src/platform/messages/event-settings.ts';
import { fillText } from '../../src/platform/messages/fill.ts';
import { httpProvider, type PostJson } from '../../src/platform/messages/http-provider.ts';
import { MessageService } from '../../src/platform/messages/message-service.ts';
import { notify } from '../../src/platform/messages/notify.ts';
import { afterUserQuietHours } from '../../src/platform/messages/preferences.ts';
import type { Outgoing, Provider } from '../../src/platform/messages/provider.ts';
import { afterQuietHours } from '../../src/platform/messages/quiet-hours.ts';
import { RecentCodes } from '../../src/platform/messages/recent-codes.ts';
import { systemMessageBehaviour } from '../../src/platform/messages/system-message.ts';
import type { Frame } from '../../src/platform/push/frame.ts';
import type { PushHub } from '../../src/platform/push/push-hub.ts';
import { ListLog } from '../http/http-fixture.ts';
import { bareEngine, Clock, someone } from '../support/bare-engine.ts';
import { recordWrites } from '../support/statement-count.ts';
import { createMissingTables, emptyTables, messageTables } from '../support/tables.ts';
import { openTestDatabase } from '../support/test-database.ts';

const day = '2026-11-20T10:00:00+08:00';
let database: Database;
let engine: Engine;
let clock: Clock;
let service: MessageService;
let pushed: { userId: string; frame: Frame }[];
let manners: unknown[];
let sent: Outgoing[];
let failing: string | undefined;

/** An SMS provider that records its messages and can be made to fail. */
const provider: Provider = {
  async send(message) {
    if (failing !== undefined) throw new Error(failing);
    sent.push(message);
  },
};
const push = {
  toUser: async (userId: string, frame: Frame, manner: unknown) => {
    pushed.push({ userId, frame });
    manners.push(manner);
  },
} as PushHub;

const events = messageEvents as Map<string, ReturnType<typeof messageEvent> & { module: string }>;
beforeAll(async () => {
  database = await openTestDatabase();
  await createMissingTables(database.db);
  // Events of the test's own: the areas' real ones change with the areas.
  const declare = (event: ReturnType<typeof messageEvent>) => events.set(event.code, { ...event, module: 'post' });
  declare(
    messageEvent('T01', '{company}待审核', '{company}提交了资料，{unknown}请审核', { link: '/audit?id={refId}' }),
  );
  declare(messageEvent('T02', '审核通过', '{company}已通过审核', { sms: true }));
  declare(messageEvent('T03', '系统告警', '{company}告警', { sms: true, urgent: true }));
});
afterAll(async () => {
  // The map is shared with the files that run after this one.
  for (const code of ['T01', 'T02', 'T03']) events.delete(code);
  await database.close();
});
beforeEach(async () => {
  await emptyTables(database.db, messageTables);
  clock = new Clock(day);
  engine = bareEngine(database, clock, [systemMessageBehaviour]);
  [pushed, sent, failing, manners] = [[], [], undefined, []];
  service = make();
  await sql`
    insert into sys_user (id, tenant_id, create_by, create_time, username, realname, phone, user_type)
    values ('7', 0, 'system', now(), 'anna', '安娜', '13800000007', '1'), ('8', 0, 'system', now(), 'ben', '本', null, '1')`.execute(
    database.db,
  );
});
afterEach(() => service.stop());

const make = (sms: Provider | undefined = provider) =>
  new MessageService({ engine, providers: { sms }, push, log: new ListLog() });
const tell = (code: string, usernames: string[], seq?: number, mobiles: string[] = []) =>
  engine.runAs(someone('admin'), (context) =>
    notify(context, { code, refId: '900', seq, receivers: { usernames, mobiles }, params: { company: '云湖公司' } }),
  );
const messages = async () =>
  (await sql<Record<string, unknown>>`select * from sys_sms order by es_type, id`.execute(database.db)).rows;

describe('sending a message', () => {
  it('is queued for all its receivers by one statement', async () => {
    const names = Array.from({ length: 40 }, (_, i) => `someone${i}`);
    const statements = await recordWrites(database, () => tell('T01', [...names, 'someone0']));
    expect(statements.filter((one) => one.includes('rc_outbox'))).toHaveLength(1);
    const { rows } = await sql`select count(*)::int as n, count(distinct id)::int as ids from rc_outbox`.execute(
      database.db,
    );
    expect(rows).toEqual([{ n: 40, ids: 40 }]);
  });
  it('reaches an account in the console, with its texts filled in', async () => {
    await tell('T01', ['anna']);
    await service.turn();
    expect(await messages()).toMatchObject([
      {
        esTitle: '云湖公司待审核',
        esContent: '云湖公司提交了资料，请审核',
        esReceiver: 'anna',
        esType: '4',
        esSendStatus: 1,
        esSendNum: 1,
        eventCode: 'T01',
        bizId: '900',
        tenantId: 1,
        esParam: { company: '云湖公司', refId: '900', link: '/audit?id=900' },
      },
    ]);
    expect(pushed).toMatchObject([{ userId: '7', frame: { cmd: 'user', userId: '7', msgTxt: '云湖公司待审核' } }]);
  });

  it('also goes out by SMS where the event says so and a number is known', async () => {
    await tell('T02', ['anna', 'ben']);
    await service.turn();
    expect(sent).toMatchObject([{ to: '13800000007', content: '云湖公司已通过审核' }]);
    expect((await messages()).map((m) => [m.esReceiver, m.esType]).sort()).toEqual([
      ['13800000007', '1'],
      ['anna', '4'],
      ['ben', '4'],
    ]);
  });

  it('reaches people without an account by SMS where the event says so, and is kept for them', async () => {
    await tell('T02', [], undefined, ['13900000001']);
    await tell('T01', [], undefined, ['13900000002']);
    await service.turn();
    expect(sent).toMatchObject([{ to: '13900000001' }]);
    expect((await messages()).map((m) => [m.esReceiver, m.esType]).sort()).toEqual([
      ['13900000001', '1'],
      ['13900000001', '4'],
      ['13900000002', '4'],
    ]);
    expect(pushed).toEqual([]);
  });

  it('happens once for the same event on the same row, however often it is asked for', async () => {
    for (let i = 0; i < 3; i += 1) await tell('T01', ['anna']);
    await service.turn();
    await service.turn();
    expect(await messages()).toHaveLength(1);
    await tell('T01', ['anna'], 2);
    await service.turn();
    expect(await messages()).toHaveLength(2);
  });

  it('does not happen when the action is rolled back', async () => {
    const rolledBack = engine.runAs(someone('admin'), async (context) => {
      await notify(context, { code: 'T01', refId: '900', receivers: { usernames: ['anna'] } });
      throw new Error('rolled back');
    });
    await expect(rolledBack).rejects.toThrow('rolled back');
    expect(await service.turn()).toBe(0);
    expect(await messages()).toEqual([]);
  });

  it('does not wait for the next run of the job', async () => {
    await tell('T01', ['anna']);
    await expect.poll(() => pushed.length).toBe(1);
  });

  it('refuses a code that no area declares', async () => {
    await expect(tell('T99', ['anna'])).rejects.toThrow('no area declares the event T99');
  });

  it('handles a hundred at a time, and all of them in a run', async () => {
    await tell(
      'T02',
      [],
      undefined,
      Array.from({ length: 230 }, (_, i) => `139${String(i).padStart(8, '0')}`),
    );
    await service.turn();
    expect(sent).toHaveLength(230);
    expect(new Set(sent.map(({ to }) => to)).size).toBe(230);
  });

  it('goes out once when two processes send at the same time', async () => {
    await sql`update sys_user set phone = null`.execute(database.db);
    await tell(
      'T02',
      [],
      undefined,
      Array.from({ length: 60 }, (_, i) => `139${String(i).padStart(8, '0')}`),
    );
    const other = make();
    await Promise.all([service.turn(), other.turn()]);
    await other.stop();
    expect(sent).toHaveLength(60);
    expect(new Set(sent.map(({ id }) => id)).size).toBe(60);
  });
});

describe('a message that a provider does not take', () => {
  it('is tried again after 1, 5 and 30 minutes, then stays failed', async () => {
    failing = '余额不足';
    await tell('T02', [], undefined, ['13900000001']);
    const tries = [];
    for (const minutes of [0, 0.5, 0.6, 4, 1.1, 29, 1.1, 60]) {
      clock.pass(minutes);
      await service.turn();
      tries.push((await messages())[0]?.esSendNum);
    }
    expect(tries).toEqual([1, 1, 2, 2, 3, 3, 4, 4]);
    expect((await messages())[0]).toMatchObject({ esSendStatus: 2, esResult: '余额不足', nextTime: null });
  });

  it('goes out with the next try when the provider is back', async () => {
    failing = '超时';
    await tell('T02', [], undefined, ['13900000001']);
    await service.turn();
    failing = undefined;
    clock.pass(2);
    await service.turn();
    expect((await messages())[0]).toMatchObject({ esSendStatus: 1, esSendNum: 2, esResult: null });
  });

  it('is taken over when the process that sent it died', async () => {
    await tell('T02', [], undefined, ['13900000001']);
    await service.turn();
    await sql`update sys_sms set es_send_status = 0, next_time = ${'2026-11-20 10:02:00'}::timestamptz`.execute(
      database.db,
    );
    await service.turn();
    expect(sent).toHaveLength(1);
    clock.pass(3);
    await service.turn();
    expect(sent).toHaveLength(2);
    expect(sent[0]?.id).toBe(sent[1]?.id);
  });
});

describe('without a provider', () => {
  it('an SMS stays in the outbox, and says so', async () => {
    await service.stop();
    service = new MessageService({ engine, providers: {}, push, log: new ListLog() });
    await tell('T02', ['anna']);
    await service.turn();
    const sms = (await messages()).find((m) => m.esType === '1');
    expect(sms).toMatchObject({ esSendStatus: 1, esResult: '未接入服务商，仅留存', esContent: '云湖公司已通过审核' });
  });

  it('a verification code is stored masked, and kept for ten minutes where codes are shown', async () => {
    const code = { tenantId: 1, mobile: '13900000001', content: '您的验证码是482913，10分钟内有效', code: '482913' };
    await service.sendCode(code);
    await service.stop();
    const recentCodes = new RecentCodes(clock.now);
    service = new MessageService({ engine, providers: {}, push, log: new ListLog(), recentCodes });
    await service.sendCode({ ...code, code: '551122', content: '您的验证码是551122' });
    await service.sendCode({ ...code, mobile: '13900000002', code: 'Ab#12345', content: 'Ab#12345', isPassword: true });
    const texts = (await messages()).map(({ esContent, eventCode }) => [esContent, eventCode]);
    expect(texts).toEqual([
      ['您的验证码是******，10分钟内有效', 'SMS_CODE'],
      ['您的验证码是******', 'SMS_CODE'],
      ['******', 'SMS_PASSWORD'],
    ]);
    expect(sent).toMatchObject([{ content: code.content }]);
    expect(recentCodes.list()).toMatchObject([{ mobile: '13900000001', code: '551122' }]);
    clock.pass(10);
    expect([recentCodes.list(), recentCodes.get('13900000001')]).toEqual([[], undefined]);
  });

  it('a code is masked in what its provider says about a failure', async () => {
    failing = 'rejected {"text":"482913"}';
    const sending = service.sendCode({ tenantId: 1, mobile: '13900000001', content: '482913', code: '482913' });
    await expect(sending).rejects.toMatchObject({ key: 'thirdParty' });
    expect(await messages()).toMatchObject([{ esResult: 'rejected {"text":"******"}' }]);
  });

  it('a code that is not taken is a failure of the third party', async () => {
    failing = '欠费';
    const sending = service.sendCode({ tenantId: 1, mobile: '13900000001', content: '482913', code: '482913' });
    await expect(sending).rejects.toMatchObject({ key: 'thirdParty', message: '短信验证码发送失败,请稍后重试' });
    expect(await messages()).toMatchObject([{ esContent: '******', esSendStatus: 2, esResult: '欠费' }]);
    clock.pass(120);
    expect(await service.turn()).toBe(0);
  });
});

describe('quiet hours', () => {
  it.each([
    ['2026-11-20T21:59:59+08:00', '2026-11-20T21:59:59+08:00'],
    ['2026-11-20T22:00:00+08:00', '2026-11-21T08:00:00+08:00'],
    ['2026-11-20T07:59:59+08:00', '2026-11-20T08:00:00+08:00'],
    ['2026-11-20T08:00:00+08:00', '2026-11-20T08:00:00+08:00'],
  ])('an SMS ready at %s goes out at %s', (ready, out) => {
    expect(afterQuietHours(new Date(ready))).toEqual(new Date(out));
  });

  it('hold SMS back until morning, not the console', async () => {
    clock.set('2026-11-20T23:00:00+08:00');
    await tell('T02', ['anna']);
    await service.turn();
    expect([pushed.length, sent.length]).toEqual([1, 0]);
    clock.set('2026-11-21T08:00:00+08:00');
    await service.turn();
    expect(sent).toHaveLength(1);
  });
});

describe('an administrator', () => {
  const admin = someone('admin', { codes: new Set(['system:message:edit', 'system:message:delete']) });
  const step = (name: 'resend' | 'cancel', id: string) =>
    engine.runAs(admin, (context) => engine.step(sysMessage, name, id, {}, context));
  const failed = async () => {
    failing = '余额不足';
    await tell('T02', [], undefined, ['13900000001']);
    await service.turn();
    return String((await messages())[0]?.id);
  };

  it('sends a failed message again', async () => {
    const id = await failed();
    failing = undefined;
    await step('resend', id);
    await expect.poll(async () => (await messages())[0]?.esSendStatus).toBe(1);
    expect(sent).toHaveLength(1);
  });

  it('not more than five times in all, nor to an impossible receiver, nor one that went out', async () => {
    const id = await failed();
    await sql`update sys_sms set es_send_num = 5`.execute(database.db);
    await expect(step('resend', id)).rejects.toThrow('重发次数已达上限!');
    await sql`update sys_sms set es_send_num = 1, es_receiver = 'x'`.execute(database.db);
    await expect(step('resend', id)).rejects.toThrow('接收人格式不正确!');
    await sql`update sys_sms set es_send_status = 1`.execute(database.db);
    await expect(step('resend', id)).rejects.toThrow('当前状态为“发送成功”，不能重发');
  });

  it('gives one up, which is then left alone', async () => {
    const id = await failed();
    await step('cancel', id);
    clock.pass(60);
    expect(await service.turn()).toBe(0);
    expect((await messages())[0]).toMatchObject({ esSendStatus: -1 });
  });

  it('removes settled messages only', async () => {
    const id = await failed();
    await sql`update sys_sms set es_send_status = 0`.execute(database.db);
    const remove = () => engine.runAs(admin, (context) => engine.remove(sysMessage, id, context));
    await expect(remove()).rejects.toThrow('待发送的消息不能删除!');
    await step('cancel', id);
    await remove();
    expect((await messages())[0]).toMatchObject({ delFlag: 1 });
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
  ])('fails when the service answers %i %j', async (status, body, reason) => {
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

/** How a template writes a variable. */
const variable = (name: string): string => `$\{${name}}`;

describe('settings of an event', () => {
  const setEvent = (
    row: { channels?: string; templates?: object; delay?: number; enabled?: 'Y' | 'N' },
    code = 'T02',
  ) =>
    sql`
      insert into msg_event (id, tenant_id, create_by, create_time, event_name, event_code, module, channels, template_codes, delay_minutes, enabled)
      values (${code}, 1, 'system', now(), ${code}, ${code}, '岗位管理', ${row.channels ?? '4,1'}, ${JSON.stringify(row.templates ?? {})}::jsonb,
              ${row.delay ?? 0}::int, ${row.enabled ?? 'Y'})`.execute(database.db);
  const setTemplate = (code: string, type: string, content: string, inUse = '1') =>
    sql`
      insert into sys_sms_template (id, tenant_id, create_by, create_time, template_code, template_name, template_type, template_content, use_status)
      values (${code}, 1, 'system', now(), ${code}, ${`给${variable('company')}`}, ${type}, ${content}, ${inUse})`.execute(
      database.db,
    );
  const gone = async () => (await messages()).map((m) => [m.esType, m.esReceiver]).sort();

  it('sends nothing for an event that is switched off, also later', async () => {
    await setEvent({ enabled: 'N' });
    await tell('T02', ['anna'], undefined, ['13900000001']);
    await service.turn();
    expect(await messages()).toEqual([]);
    await sql`update msg_event set enabled = 'Y'`.execute(database.db);
    await service.turn();
    expect(await messages()).toEqual([]);
  });
  it('goes through the chosen channels to the users who can be reached by them', async () => {
    await sql`update sys_user set email = 'anna@example.com' where id = '7'`.execute(database.db);
    await setEvent({ channels: '2,3' });
    await tell('T02', ['anna', 'ben']);
    await service.turn();
    expect(await gone()).toEqual([
      ['2', 'anna@example.com'],
      ['3', 'anna'],
      ['3', 'ben'],
    ]);
  });
  it('leaves another tenant as it is', async () => {
    await setEvent({ channels: '4' });
    await sql`update msg_event set tenant_id = 2`.execute(database.db);
    await tell('T02', ['anna']);
    await service.turn();
    expect((await gone()).map(([way]) => way)).toEqual(['1', '4']);
  });
  it('waits as long as it says', async () => {
    await setEvent({ channels: '4', delay: 30 });
    await tell('T02', ['anna']);
    await service.turn();
    expect(await messages()).toMatchObject([{ esSendStatus: 0 }]);
    clock.pass(30);
    await service.turn();
    expect(await messages()).toMatchObject([{ esSendStatus: 1 }]);
  });
  it('uses the words of a template in use, with values as text', async () => {
    await setTemplate('T_IN', '4', `<b>${variable('company')}</b>${variable('nobody')}`);
    await setEvent({ channels: '4,1', templates: { 4: 'T_IN' } });
    await engine.runAs(someone('admin'), (context) =>
      notify(context, {
        code: 'T02',
        refId: '1',
        receivers: { usernames: ['anna'] },
        params: { company: '<i>云湖</i>' },
      }),
    );
    await service.turn();
    const inSite = (await messages()).find((m) => m.esType === '4');
    expect(inSite).toMatchObject({
      esTitle: '给<i>云湖</i>',
      esContent: '<b>&lt;i&gt;云湖&lt;/i&gt;</b>',
      templateCode: 'T_IN',
    });
    expect((await messages()).find((m) => m.esType === '1')).toMatchObject({ templateCode: null });
  });
  it('falls back to the product’s own words when the template was taken out of use', async () => {
    await setTemplate('T_IN', '4', '旧文本', '0');
    await setEvent({ channels: '4', templates: { 4: 'T_IN' } });
    await tell('T02', ['anna']);
    await service.turn();
    expect(await messages()).toMatchObject([{ esContent: '云湖公司已通过审核', templateCode: null }]);
  });
});

describe('wishes of a reader', () => {
  const wish = (off: object, quiet?: readonly [string, string]) =>
    sql`
      insert into sys_account_preference (id, tenant_id, create_by, create_time, user_id, notification)
      values ('p', 0, 'anna', now(), '7', ${JSON.stringify({ off, quietFrom: quiet?.[0] ?? null, quietTo: quiet?.[1] ?? null })}::jsonb)`.execute(
      database.db,
    );
  const ways = async () => (await messages()).map((m) => m.esType).sort();

  it.each([
    [{ post: ['sms'] }, ['4']],
    [{ post: ['inSite'] }, ['1']],
    [{ post: ['inSite', 'sms', 'wechat'] }, []],
    [{ resume: ['inSite', 'sms'] }, ['1', '4']],
  ])('%j leaves %j', async (off, left) => {
    await wish(off);
    await tell('T02', ['anna']);
    await service.turn();
    expect(await ways()).toEqual(left);
  });
  it('holds SMS back until the quiet hours end, and shows no pop-up on the console', async () => {
    await wish({}, ['09:00', '11:30']);
    await tell('T02', ['anna']);
    await service.turn();
    expect(sent).toEqual([]);
    expect(manners).toEqual([{ isPolite: true }]);
    clock.pass(90);
    await service.turn();
    expect(sent).toHaveLength(1);
  });
  it('does not keep back what is urgent', async () => {
    await wish({}, ['09:00', '11:30']);
    await tell('T03', ['anna']);
    await service.turn();
    expect(sent).toHaveLength(1);
    expect(manners).toEqual([{ isPolite: false }]);
    const { rows } = await sql<{
      priority: string;
    }>`select priority from sys_announcement where titile = '系统告警'`.execute(database.db);
    expect(rows).toEqual([{ priority: 'H' }]);
  });
  it.each([
    ['2026-11-20T10:00:00+08:00', ['22:00', '11:00'], '2026-11-20T11:00:00+08:00'],
    ['2026-11-20T23:00:00+08:00', ['22:00', '11:00'], '2026-11-21T11:00:00+08:00'],
    ['2026-11-20T11:00:00+08:00', ['22:00', '11:00'], '2026-11-20T11:00:00+08:00'],
    ['2026-11-20T12:00:00+08:00', ['11:00', '11:00'], '2026-11-20T12:00:00+08:00'],
  ])('a message ready at %s in the quiet hours %j goes at %s', (at, [quietFrom, quietTo], goes) => {
    const preference = { off: {}, quietFrom: quietFrom ?? null, quietTo: quietTo ?? null };
    expect(afterUserQuietHours(preference, new Date(at))).toEqual(new Date(goes));
  });
});
