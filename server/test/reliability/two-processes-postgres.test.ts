import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import type { Database } from '../../src/kit/database/open.ts';
import { cutListeners } from '../support/cut-listeners.ts';
import { type OwnStore, ownStore } from '../support/own-store.ts';
import { callAt, ServerProcess, signInAt } from '../support/server-process.ts';

const ranks = 'position_rank';
let store: OwnStore;
let processes: ServerProcess[];
let a: string;
let b: string;
beforeAll(async () => {
  store = await ownStore('none');
  const env = { ...store.env, GATEWAY_HOSTS: 'http://127.0.0.1:9' };
  processes = [new ServerProcess(env), new ServerProcess(env)];
  [a = '', b = ''] = await Promise.all(processes.map((one) => one.address()));
});
afterAll(async () => {
  for (const one of processes ?? []) await one.crash();
  await store?.remove();
});

/** Asks until the answer is the wanted one: news between processes take a moment. */
async function soon<T>(ask: () => Promise<T>, wanted: (answer: T) => boolean): Promise<T> {
  for (let tries = 0; ; tries += 1) {
    const answer = await ask();
    if (wanted(answer) || tries >= 160) return answer;
    await new Promise((done) => setTimeout(done, 50));
  }
}
const statusAt = async (address: string, token: string) =>
  (await callAt(address, '/sys/user/getUserInfo', { token })).http;
async function openPushAt(address: string, token: string): Promise<WebSocket> {
  const { result } = await callAt(address, '/sys/user/getUserInfo', { token });
  const socket = new WebSocket(`${address.replace('http', 'ws')}/server/websocket/${result.userInfo.id}`, token);
  await new Promise((opened, failed) => socket.once('open', opened).once('error', failed));
  return socket;
}
/** The code with which it is closed. */
const untilClosed = (socket: WebSocket): Promise<number> => new Promise((done) => socket.once('close', done));
const ranksAt = async (address: string, token: string): Promise<string[]> =>
  (await callAt(address, `/sys/dict/getDictItems/${ranks}`, { token })).result.map(
    ({ text }: { text: string }) => text,
  );
async function expectRankAt(address: string, token: string, text: string): Promise<void> {
  const ranksSoon = soon(
    () => ranksAt(address, token),
    (list) => list.includes(text),
  );
  expect(await ranksSoon).toContain(text);
}
/** Adds a rank past the API, so that no process is notified. */
const addRank = ({ db }: Database, text: string) =>
  sql`
    insert into sys_dict_item (id, tenant_id, create_by, create_time, dict_id, item_value, item_text, sort_order, status)
    select ${`rank-${text}`}, 0, 'admin', now(), id, ${text}, ${text}, 99, 1 from sys_dict where dict_code = ${ranks}`.execute(
    db,
  );

describe('two processes on one PostgreSQL', () => {
  it('serve a session that was opened at either, and end it together', async () => {
    const token = await signInAt(a, 'admin');
    expect((await callAt(b, '/sys/user/getUserInfo', { token })).result.userInfo.username).toBe('admin');
    expect((await callAt(a, '/sys/logout', { token, body: {} })).success).toBe(true);
    expect(
      await soon(
        () => statusAt(b, token),
        (status) => status === 401,
      ),
    ).toBe(401);
  });

  it('close the push connection of a session that ends at the other', async () => {
    const token = await signInAt(a, 'admin');
    const closed = untilClosed(await openPushAt(b, token));
    await callAt(a, '/sys/logout', { token, body: {} });
    expect(await closed).toBe(4401);
  });

  it('show a picture code’s use to each other: it is good for one sign-in', async () => {
    const checkKey = 'one-picture';
    await callAt(a, `/sys/randomImage/${checkKey}`);
    const body = { username: 'admin', password: 'wrong', captcha: '8888', checkKey };
    expect((await callAt(b, '/sys/login', { body })).message).toBe('用户名或密码错误');
    expect((await callAt(a, '/sys/login', { body })).code).toBe(412);
  });

  it('see a dictionary that was changed at the other', async () => {
    const token = await signInAt(a, 'admin');
    expect(await ranksAt(b, token)).not.toContain('首席');
    const database = await store.open();
    await addRank(database, '首席');
    await database.close();
    expect((await callAt(a, '/sys/dict/refleshCache', { token })).success).toBe(true);
    await expectRankAt(b, token, '首席');
  });

  it('read again what they may have missed, and let browsers connect again', async () => {
    const token = await signInAt(a, 'admin');
    const closed = untilClosed(await openPushAt(b, token));
    const database = await store.open();
    await addRank(database, '荣誉');
    await cutListeners(database);
    await database.close();
    expect(await closed).toBe(1001);
    for (const address of [a, b]) await expectRankAt(address, token, '荣誉');
  });

  it('apply a recruitment parameter that was saved at the other', async () => {
    const token = await signInAt(a, 'admin');
    const days = async () => (await callAt(b, '/companyRegister/settings')).result.auditDays;
    expect(await days()).toBe(3);
    const saved = await callAt(a, '/recruit/setting/save', {
      token,
      body: { group: 'register', values: { 'register.auditDays': 9 } },
    });
    expect(saved.success).toBe(true);
    expect(await soon(days, (shown) => shown === 9)).toBe(9);
  });

  it('do a call once whose key arrives at both', async () => {
    const token = await signInAt(b, 'admin');
    const add = (address: string) =>
      callAt(address, '/sys/position/add', {
        token,
        headers: { 'x-idempotency-key': 'one-click' },
        body: { code: 'once', name: '一次', postRank: '1' },
      });
    const answers = await Promise.all([add(a), add(b), add(a), add(b)]);
    const ids = answers.map(({ success, result }) => [success, result.id]);
    expect(new Set(ids.map((pair) => JSON.stringify(pair))).size).toBe(1);
    expect(answers[0]?.success).toBe(true);
    expect((await callAt(b, '/sys/position/list?code=once', { token })).result.total).toBe(1);
  });

  it('push an announcement of the one to a browser at the other, at once', async () => {
    const token = await signInAt(a, 'admin');
    const reader = await signInAt(b, 'admin');
    const socket = await openPushAt(b, reader);
    const news = new Promise<{ cmd: string; msgId: string; msgTxt: string }>((done) =>
      socket.on('message', (data) => {
        const frame = JSON.parse(String(data));
        if (frame.cmd === 'topic' || frame.cmd === 'user') done(frame);
      }),
    );
    const titile = '双选会改期通知';
    const added = await callAt(a, '/sys/annountCement/add', {
      token,
      body: {
        titile,
        msgCategory: '1',
        msgType: 'ALL',
        priority: 'H',
        endTime: '2099-12-31 18:00:00',
        msgAbstract: '请留意',
        msgContent: '<p>改期</p>',
      },
    });
    const { id } = added.result;
    const bell = async () => (await callAt(b, '/sys/annountCement/listByUser', { token: reader })).result.anntMsgTotal;
    const before = await bell();
    expect((await callAt(a, '/sys/annountCement/doReleaseData', { token, body: { id } })).success).toBe(true);
    expect(await news).toMatchObject({ msgId: id, msgTxt: expect.stringContaining(titile) });
    expect(await bell()).toBe(before + 1);
    socket.close();
  });

  it('take a changed route of the gateway over, and answer for each other’s figures', async () => {
    const token = await signInAt(a, 'admin');
    const router = {
      routerId: 'two',
      name: '两个进程',
      uri: 'http://127.0.0.1:9',
      predicates: [{ name: 'Path', args: ['/two/**'] }],
      status: 1,
    };
    const through = async () => (await fetch(`${b}/gateway/two/x`, { headers: { 'x-access-token': token } })).status;
    expect(await through()).toBe(404);
    const saved = await callAt(a, '/sys/gatewayRoute/updateAll', { token, body: { router } });
    expect(saved.success).toBe(true);
    // The target does not listen: what matters is that the route is known.
    expect(await soon(through, (status) => status !== 404)).toBe(504);
    await callAt(a, `/sys/gatewayRoute/delete?id=${saved.result.id}`, { token, method: 'DELETE' });
    expect(await soon(through, (status) => status === 404)).toBe(404);
    const all = () => callAt(b, '/sys/monitor/overview?groups=http&process=all', { token });
    const { result } = await soon(all, (answer) => answer.result.processes === 2);
    expect(result.processes).toBe(2);
  });

  it('go on when one of them is killed', async () => {
    const token = await signInAt(a, 'admin');
    await processes[0]?.crash();
    expect(await statusAt(b, token)).toBe(200);
  });
});
