import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { failure } from '@campus/contract/kit';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import WebSocket from 'ws';
import type { Database } from '../../src/kit/database/open.ts';
import type { Gate } from '../../src/kit/http/gate.ts';
import { createProgress } from '../../src/platform/push/progress.ts';
import { PushHub } from '../../src/platform/push/push-hub.ts';
import { ListLog } from '../http/http-fixture.ts';
import { someone } from '../support/bare-engine.ts';
import { openTestDatabase } from '../support/test-database.ts';

let database: Database;
let ended: Set<string>;
/** Makes the token check fail or wait. */
let trouble: (() => Promise<unknown>) | undefined;
const gate: Gate = {
  async authenticate({ token = '' }) {
    await trouble?.();
    const [name, tenant] = token.split('-');
    if (!name || ended.has(token)) throw failure('tokenInvalid');
    return { session: someone(name, { tenantId: Number(tenant ?? 1) }), sessionId: `s-${token}` };
  },
  registration: () => Promise.reject(failure('expired', '')),
};

/** A process of the product: an HTTP server with its hub. */
interface Process {
  server: Server;
  hub: PushHub;
  port: number;
}
let processes: Process[];
async function startProcess(more: { consoleUrl?: string } = {}): Promise<Process> {
  const server = createServer();
  const hub = new PushHub({
    database,
    gate,
    log: new ListLog(),
    prefixes: ['/server', '/jeecg-boot'],
    corsOrigins: ['https://listed.example.edu.cn'],
    entry: { firstFrameMs: 300, admissionMs: 600 },
    ...more,
    quiet: async (userIds) => new Set(userIds.filter((id) => id === 'id-ben')),
  });
  hub.attach(server);
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const started = { server, hub, port: (server.address() as AddressInfo).port };
  processes.push(started);
  return started;
}

beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());
beforeEach(() => {
  [processes, ended, trouble] = [[], new Set(), undefined];
});
afterEach(async () => {
  for (const { hub, server } of processes) {
    hub.close();
    server.closeAllConnections();
    await new Promise((done) => server.close(done));
  }
});

/** A browser's end of a connection: what it got, and how it ended. */
class Client {
  readonly frames: Record<string, unknown>[] = [];
  readonly socket: WebSocket;
  closed: number | undefined;
  readonly open: Promise<void>;
  constructor({ port }: Process, path: string, token?: string, headers: Record<string, string> = {}) {
    this.socket = new WebSocket(`ws://127.0.0.1:${port}${path}`, token ? [token] : [], { headers });
    this.socket.on('message', (data) => this.frames.push(JSON.parse(String(data))));
    this.socket.on('close', (code) => {
      this.closed = code;
    });
    this.open = new Promise((done, fail) => this.socket.once('open', () => done()).once('error', fail));
  }
}
async function connect(to: Process, userId: string, token?: string, headers?: Record<string, string>): Promise<Client> {
  const client = new Client(to, `/server/websocket/${userId}`, token, headers);
  await client.open;
  return client;
}
const connected = async (to: Process, userId: string, token: string): Promise<Client> => {
  const before = to.hub.connections;
  const client = await connect(to, userId, token);
  await expect.poll(() => to.hub.connections).toBe(before + 1);
  return client;
};

describe('a handshake', () => {
  it('repeats the token as sub-protocol and takes the user of the token', async () => {
    const client = await connected(await startProcess(), 'id-anna', 'anna');
    expect(client.socket.protocol).toBe('anna');
  });

  it.each([
    ['an unknown token', 'id-anna', '-', undefined, 4401],
    ['another user’s address', 'id-ben', 'anna', undefined, 4403],
    ['a page of another origin', 'id-anna', 'anna', { origin: 'https://foreign.example.com' }, 4403],
  ])('is completed, then closed, for %s', async (_name, userId, token, headers, code) => {
    const process = await startProcess();
    const client = await connect(process, userId, token, headers);
    await expect.poll(() => client.closed).toBe(code);
    expect(process.hub.connections).toBe(0);
  });

  it('without a token has a while for a first frame', async () => {
    const process = await startProcess();
    const silent = await connect(process, 'id-anna');
    const late = await connect(process, 'id-anna');
    late.socket.send(JSON.stringify({ cmd: 'auth', token: 'anna' }));
    await expect.poll(() => late.frames).toEqual([{ cmd: 'auth', ok: true, msgTxt: '' }]);
    await expect.poll(() => silent.closed).toBe(4401);
    expect(late.closed).toBeUndefined();
  });

  it.each<[string, () => Promise<unknown>]>([
    ['takes too long', () => new Promise(() => undefined)],
    ['finds the database overloaded', () => Promise.reject(failure('overloaded'))],
    ['finds the database gone', () => Promise.reject(new Error('connection lost'))],
  ])('whose admission %s is closed with a code of its own: the token may be good', async (_name, what) => {
    const process = await startProcess();
    trouble = what;
    const byProtocol = await connect(process, 'id-anna', 'anna');
    const byFrame = await connect(process, 'id-anna');
    byFrame.socket.send(JSON.stringify({ cmd: 'auth', token: 'anna' }));
    await expect.poll(() => [byProtocol.closed, byFrame.closed]).toEqual([4503, 4503]);
    trouble = undefined;
    await connected(process, 'id-anna', 'anna');
  });

  it('that takes longer than a first frame may is completed all the same', async () => {
    const process = await startProcess();
    let release: () => void = () => undefined;
    trouble = () =>
      new Promise<void>((done) => {
        release = done;
      });
    const slow = await connect(process, 'id-anna');
    slow.socket.send(JSON.stringify({ cmd: 'auth', token: 'anna' }));
    const silent = await connect(process, 'id-anna');
    await expect.poll(() => silent.closed).toBe(4401);
    release();
    await expect.poll(() => slow.frames).toMatchObject([{ cmd: 'auth', ok: true }]);
    expect(slow.closed).toBeUndefined();
  });

  it('for another host than the console’s is refused as HTTP', async () => {
    const process = await startProcess({ consoleUrl: 'https://campus.example.edu.cn' });
    await expect(connect(process, 'id-anna', 'anna')).rejects.toThrow('400');
    const client = await connect(process, 'id-anna', 'anna', { host: 'campus.example.edu.cn' });
    await expect.poll(() => process.hub.connections).toBe(1);
    expect(client.closed).toBeUndefined();
  });

  it('at no address of ours is refused as HTTP', async () => {
    const process = await startProcess();
    await expect(new Client(process, '/other/websocket/id-anna', 'anna').open).rejects.toThrow('404');
    await expect(new Client(process, '/server/websocket/', 'anna').open).rejects.toThrow('404');
  });

  it('ignores a token in the address, and a suffix after the user', async () => {
    const process = await startProcess();
    const inPath = new Client(process, '/server/websocket/id-anna/anna');
    await inPath.open;
    const suffixed = await connected(process, `id-anna_${'0a'.repeat(16)}`, 'anna');
    expect(suffixed.closed).toBeUndefined();
    expect(process.hub.connections).toBe(1);
  });
});

describe('frames', () => {
  it('reach every tab of one user, in every process, and no other user', async () => {
    const [one, two] = [await startProcess(), await startProcess()];
    const tabs = [
      await connected(one, 'id-anna', 'anna'),
      await connected(one, 'id-anna', 'anna'),
      await connected(two, 'id-anna', 'anna'),
    ];
    const other = await connected(two, 'id-ben', 'ben');
    const frame = { cmd: 'user', userId: 'id-anna', msgId: '1', msgTxt: '您好' } as const;
    await one.hub.toUser('id-anna', frame);
    for (const tab of tabs) await expect.poll(() => tab.frames).toEqual([frame]);
    expect(other.frames).toEqual([]);
  });

  it('to everybody stay within the tenant', async () => {
    const process = await startProcess();
    const [first, second] = [
      await connected(process, 'id-anna', 'anna-1'),
      await connected(process, 'id-ben', 'ben-2'),
    ];
    await process.hub.toAll(1, { cmd: 'topic', msgId: '1', msgTxt: '公告' });
    await process.hub.toAll(null, { cmd: 'dict', msgTxt: '' });
    await expect.poll(() => first.frames.map((f) => f.cmd)).toEqual(['topic', 'dict']);
    await expect.poll(() => second.frames.map((f) => f.cmd)).toEqual(['dict']);
  });

  it('tell progress at most twice a second, and always its end', async () => {
    const process = await startProcess();
    const client = await connected(process, 'id-anna', 'anna');
    const tell = createProgress(process.hub, new ListLog());
    for (const done of [1, 2, 3, 10]) tell(someone('anna'), 't1', done, 10, 0);
    await expect.poll(() => client.frames.map((f) => f.done)).toEqual([1, 10]);
    expect(client.frames.map((f) => f.msgTxt)).toEqual(['', '']);
  });

  it('of a client are answered when they are heartbeats, and never repeated to anybody', async () => {
    const process = await startProcess();
    const [client, other] = [await connected(process, 'id-anna', 'anna'), await connected(process, 'id-ben', 'ben')];
    for (const text of ['HeartBeat', 'ping', '{"__proto__":{"cmd":"auth"}}', '{"cmd":"topic","msgTxt":"假消息"}'])
      client.socket.send(text);
    await expect.poll(() => client.frames).toEqual(Array(3).fill({ cmd: 'heartcheck', msgTxt: '心跳响应' }));
    expect(other.frames).toEqual([]);
  });
});

describe('a connection ends', () => {
  it('when its session does: with the reason, then closed; other sessions of the user stay', async () => {
    const [one, two] = [await startProcess(), await startProcess()];
    const [gone, stays] = [await connected(two, 'id-anna', 'anna-1'), await connected(two, 'id-anna', 'anna-2')];
    await one.hub.endSessions(['s-anna-1'], '您已被强制下线');
    await expect.poll(() => gone.closed).toBe(4401);
    expect(gone.frames).toEqual([{ cmd: 'logout', msgTxt: '您已被强制下线' }]);
    expect(stays.closed).toBeUndefined();
  });

  it('when a frame is larger than 4 KiB', async () => {
    const client = await connected(await startProcess(), 'id-anna', 'anna');
    client.socket.send('x'.repeat(4097));
    await expect.poll(() => client.closed).toBe(4413);
  });

  it('when more than sixty frames come in a minute', async () => {
    const client = await connected(await startProcess(), 'id-anna', 'anna');
    for (let i = 0; i < 61; i += 1) client.socket.send('ping');
    await expect.poll(() => client.closed).toBe(4429);
    expect(client.frames).toHaveLength(60);
  });

  it('when the server goes', async () => {
    const process = await startProcess();
    const client = await connected(process, 'id-anna', 'anna');
    process.hub.close();
    await expect.poll(() => client.closed).toBeDefined();
  });
});

describe('in quiet hours', () => {
  const news = { msgId: '9', msgTxt: '放假通知' };
  it.each([
    ['to everybody', (hub: PushHub, isPolite: boolean) => hub.toAll(1, { cmd: 'topic', ...news }, { isPolite })],
    ['to some', (hub: PushHub, isPolite: boolean) => hub.toUsers(['id-anna', 'id-ben'], news, { isPolite })],
  ])('polite news %s reach the list without their words, urgent ones with them', async (_whom, tell) => {
    const process = await startProcess();
    const anna = await connected(process, 'id-anna', 'anna');
    const ben = await connected(process, 'id-ben', 'ben');
    await tell(process.hub, true);
    await expect.poll(() => ben.frames.length).toBe(1);
    expect(anna.frames).toMatchObject([news]);
    expect(ben.frames).toMatchObject([{ msgId: '9', msgTxt: '' }]);
    await tell(process.hub, false);
    await expect.poll(() => ben.frames.length).toBe(2);
    expect(ben.frames[1]).toMatchObject(news);
  });
});

it('a session that rests is closed, not signed out, and may come back', async () => {
  const process = await startProcess();
  const anna = await connected(process, 'id-anna', 'anna');
  const ben = await connected(process, 'id-ben', 'ben');
  await process.hub.suspend(['s-anna']);
  await expect.poll(() => anna.closed).toBe(4401);
  expect(anna.frames).toEqual([{ cmd: 'locked', msgTxt: '' }]);
  expect(ben.frames).toEqual([]);
  await connected(process, 'id-anna', 'anna');
});
