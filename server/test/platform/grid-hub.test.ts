import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { failure } from '@campus/contract/kit';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import WebSocket from 'ws';
import type { Database } from '../../src/kit/database/open.ts';
import type { Gate } from '../../src/kit/http/gate.ts';
import { migrate } from '../../src/kit/schema/migrate.ts';
import { GridHub } from '../../src/platform/push/grid-hub.ts';
import { PushHub } from '../../src/platform/push/push-hub.ts';
import { ListLog } from '../http/http-fixture.ts';
import { someone } from '../support/bare-engine.ts';
import { openTestDatabase } from '../support/test-database.ts';

/** Tokens are `name-tenant-code`: who, of which tenant, and whether with the right to see the orders. */
const gate: Gate = {
  async authenticate({ token = '' }) {
    const [name, tenant, code] = token.split('-');
    if (!name) throw failure('tokenInvalid');
    return {
      session: someone(name, { tenantId: Number(tenant), codes: new Set(code ? [`orders:${code}`] : []) }),
      sessionId: `s-${token}`,
    };
  },
  registration: () => Promise.reject(failure('expired', '')),
};

interface Process {
  server: Server;
  push: PushHub;
  grids: GridHub;
  port: number;
}
let database: Database;
let processes: Process[];
beforeAll(async () => {
  database = await openTestDatabase();
  await migrate(database.db, () => undefined);
});
afterAll(() => database.close());
beforeEach(() => {
  processes = [];
});
afterEach(async () => {
  for (const { push, grids, server } of processes) {
    push.close();
    grids.close();
    server.closeAllConnections();
    await new Promise((done) => server.close(done));
  }
});

async function startProcess(): Promise<Process> {
  const server = createServer();
  const parts = { database, gate, log: new ListLog(), prefixes: ['/server'], corsOrigins: [] };
  const push = new PushHub(parts);
  const grids = new GridHub({ ...parts, grids: new Map([['orders', 'orders:list']]) });
  push.attach(server, [grids]);
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const started = { server, push, grids, port: (server.address() as AddressInfo).port };
  processes.push(started);
  return started;
}

interface Client {
  readonly frames: Record<string, unknown>[];
  readonly socket: WebSocket;
  closed: number | undefined;
}
const page = 'p'.repeat(32);
async function connect({ port, grids }: Process, token: string, userId?: string): Promise<Client> {
  const before = grids.connections;
  const name = userId ?? `id-${token.split('-')[0]}`;
  const socket = new WebSocket(`ws://127.0.0.1:${port}/server/vxeSocket/${name}/${page}`, [token]);
  const client: Client = { frames: [], socket, closed: undefined };
  socket.on('message', (data) => client.frames.push(JSON.parse(String(data))));
  socket.on('close', (code) => {
    client.closed = code;
  });
  await new Promise((done) => socket.once('open', done));
  if (userId === undefined) await expect.poll(() => grids.connections).toBe(before + 1);
  return client;
}
const update = (args: unknown, socketKey: string | undefined = 'orders') =>
  JSON.stringify({ type: 'update_vxe_table', data: { socketKey, args } });
const row = { id: '1', name: '改过的' };
const relayed = (args: unknown, socketKey = 'orders') => ({ type: 'update_vxe_table', data: { socketKey, args } });
/** A heartbeat's answer comes after whatever was passed on before: nothing more is on its way. */
async function settled(...clients: Client[]): Promise<void> {
  for (const { socket, frames } of clients) {
    const beats = () => frames.filter(({ type }) => type === 'heart_beat').length;
    const before = beats();
    socket.send(JSON.stringify({ type: 'heart_beat', data: '' }));
    await expect.poll(beats).toBe(before + 1);
  }
}
const getRows = ({ frames }: Client) => frames.filter(({ type }) => type === 'update_vxe_table');

describe('a saved row', () => {
  it('reaches everybody of the tenant who may see the table, in every process, its sender too', async () => {
    const [one, two] = [await startProcess(), await startProcess()];
    const sender = await connect(one, 'anna-1-list');
    const [near, far] = [await connect(one, 'ben-1-list'), await connect(two, 'cleo-1-list')];
    const [blind, foreign] = [await connect(two, 'dora-1'), await connect(two, 'emil-2-list')];
    sender.socket.send(update([row, 'window-1']));
    for (const client of [sender, near, far])
      await expect.poll(() => getRows(client)).toEqual([relayed([row, 'window-1'])]);
    await settled(blind, foreign);
    expect([...getRows(blind), ...getRows(foreign)]).toEqual([]);
  });

  it('of a table the sender may not see goes nowhere', async () => {
    const process = await startProcess();
    const [blind, other] = [await connect(process, 'anna-1'), await connect(process, 'ben-1-list')];
    blind.socket.send(update([row, 'x']));
    await settled(blind, other);
    expect(getRows(other)).toEqual([]);
  });

  it('of an undeclared table stays among the sender’s own windows', async () => {
    const process = await startProcess();
    const mine = [await connect(process, 'anna-1-list'), await connect(process, 'anna-1-list')] as const;
    const other = await connect(process, 'ben-1-list');
    mine[0].socket.send(update([row, 'x'], 'strange'));
    for (const client of mine) await expect.poll(() => getRows(client)).toEqual([relayed([row, 'x'], 'strange')]);
    await settled(other);
    expect(getRows(other)).toEqual([]);
  });

  it('larger than a notification arrives whole in every process', async () => {
    const [one, two] = [await startProcess(), await startProcess()];
    const [sender, other] = [await connect(one, 'anna-1-list'), await connect(two, 'ben-1-list')];
    const large = { id: '1', memo: '长'.repeat(5000) };
    sender.socket.send(update([large, 'x']));
    await expect.poll(() => getRows(other)).toEqual([relayed([large, 'x'])]);
  });

  it.each([
    ['without an id', update([{ name: 'x' }, 'c'])],
    ['that is no object', update(['text', 'c'])],
    ['larger than 16 KiB', update([{ id: '1', memo: 'x'.repeat(17_000) }, 'c'])],
    ['under a name that is none', update([row, 'c'], 'a b')],
    ['with the character NUL', update([{ ...row, memo: 'a\0b' }, 'c'])],
    ['with half a character', update([{ ...row, memo: '\ud83d' }, 'c'])],
    [
      'with half a character, too large for a notification',
      update([{ ...row, memo: `${'长'.repeat(5000)}\ud83d` }, 'c']),
    ],
    ['with a key that every object has', update([{ ...row, toString: 1 }, 'c'])],
    [
      'of 40 levels',
      `{"type":"update_vxe_table","data":{"args":[{"id":"1","a":${'['.repeat(40)}${']'.repeat(40)}},"c"]}}`,
    ],
    ['without arguments', update(undefined)],
    ['as common_send_date, which only the server says', '{"type":"common_send_date","data":{"key":"k","args":[1]}}'],
    ['as text', 'HeartBeat'],
    ['as null', 'null'],
  ])('%s goes nowhere and disturbs no connection', async (_name, frame) => {
    const process = await startProcess();
    const [sender, other] = [await connect(process, 'anna-1-list'), await connect(process, 'ben-1-list')];
    sender.socket.send(frame);
    await settled(sender, other);
    expect(other.frames.filter(({ type }) => type !== 'heart_beat')).toEqual([]);
    expect(sender.closed).toBeUndefined();
  });
});

describe('a connection', () => {
  it('is answered its heartbeat alone', async () => {
    const process = await startProcess();
    const [client, other] = [await connect(process, 'anna-1'), await connect(process, 'ben-1')];
    client.socket.send(JSON.stringify({ type: 'heart_beat', data: '' }));
    await expect.poll(() => client.frames).toEqual([{ type: 'heart_beat', data: true }]);
    expect(other.frames).toEqual([]);
  });

  it.each([
    ['no known token', '-', 'id-anna', 4401],
    ['another user’s address', 'anna-1', 'id-ben', 4403],
  ])('with %s is closed', async (_name, token, userId, code) => {
    const client = await connect(await startProcess(), token, userId);
    await expect.poll(() => client.closed).toBe(code);
  });

  it('ends with its session', async () => {
    const [one, two] = [await startProcess(), await startProcess()];
    const client = await connect(two, 'anna-1-list');
    await one.push.endSessions(['s-anna-1-list'], '您已被强制下线');
    await expect.poll(() => client.closed).toBe(4401);
  });

  it('that says too much at once is closed', async () => {
    const process = await startProcess();
    const [loud, large] = [await connect(process, 'anna-1'), await connect(process, 'ben-1')];
    for (let i = 0; i < 31; i += 1) loud.socket.send(JSON.stringify({ type: 'heart_beat', data: '' }));
    large.socket.send('x'.repeat(20 * 1024 + 1));
    await expect.poll(() => loud.closed).toBe(4429);
    await expect.poll(() => large.closed).toBe(4413);
  });

  it('at a path of neither channel is refused', async () => {
    const { port } = await startProcess();
    const socket = new WebSocket(`ws://127.0.0.1:${port}/server/vxeSocket/`, ['anna-1']);
    await expect(new Promise((_done, fail) => socket.once('error', fail))).rejects.toThrow('404');
  });
});
