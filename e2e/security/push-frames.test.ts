import { connect, type Socket } from 'node:net';
import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { securityFixture } from '../../server/test/support/security-fixture.ts';

/* A frame that is none ends its own connection and nothing else; a frame that is sent holds no secret. */
const fixture = securityFixture();
/** The machine may be doing other work. */
const patient = { timeout: 30_000 };
let port: number;
beforeAll(async () => {
  port = Number(new URL(await fixture.app.server.listen({ port: 0, host: '127.0.0.1' })).port);
});
const userId = async (username: string) => {
  const { rows } = await sql<{ id: string }>`select id from sys_user where username = ${username}`.execute(
    fixture.app.engine.db,
  );
  return rows[0]?.id ?? '';
};
interface Raw {
  readonly socket: Socket;
  readonly text: () => string;
  readonly isClosed: () => boolean;
}
/** A connection that was taken: everything after it is frames. */
async function openConnection(username: string, path = '/server/websocket/'): Promise<Raw> {
  const socket = connect(port, '127.0.0.1');
  let [text, closed] = ['', false];
  socket.on('data', (chunk) => {
    text += chunk.toString('latin1');
  });
  socket.on('close', () => {
    closed = true;
  });
  socket.on('error', () => undefined);
  const head = [
    `GET ${path}${await userId(username)} HTTP/1.1`,
    `Host: 127.0.0.1:${port}`,
    'Upgrade: websocket',
    'Connection: Upgrade',
    'Sec-WebSocket-Version: 13',
    'Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==',
    `Sec-WebSocket-Protocol: ${await fixture.token(username)}`,
  ];
  socket.write(`${head.join('\r\n')}\r\n\r\n`);
  await expect.poll(() => text, patient).toMatch(/^HTTP\/1\.1 101 /);
  return { socket, text: () => text, isClosed: () => closed };
}
/** `ping` as a browser sends it: masked. */
const ping = Buffer.from('818400000000', 'hex');
const health = async () => (await fixture.app.server.inject('/server/actuator/health')).body;

describe('a frame', () => {
  const maskFrame = (first: string, length: string, bytes = '') =>
    Buffer.from(`${first}${length}00000000${bytes}`, 'hex');
  it.each([
    ['reserved bits', Buffer.from('a180', 'hex')],
    ['reserved bits, masked', maskFrame('f1', '81', '78')],
    ['no mask', Buffer.from('810568656c6c6f', 'hex')],
    ['an unknown kind', maskFrame('83', '81', '78')],
    ['a control frame of 200 bytes', maskFrame('89', 'fe00c8', '00'.repeat(200))],
    ['more than four KiB', maskFrame('82', 'fe1388', '00'.repeat(5_000))],
    ['two to the sixty-third bytes', maskFrame('82', 'ff7fffffffffffffff')],
    ['text that is no UTF-8', maskFrame('81', '82', 'fffe')],
    ['a piece of nothing', maskFrame('80', '81', '78')],
    ['bytes of no sense', Buffer.from('ff'.repeat(40), 'hex')],
  ])('S-N4: with %s closes its own connection and no other', async (_what, bytes) => {
    const [broken, other] = [await openConnection('viewer'), await openConnection('school')];
    const greeting = broken.text().length;
    broken.socket.write(bytes);
    // Either the connection is gone, or the server has said goodbye (a close frame) and waits for ours.
    const isOver = () => broken.isClosed() || broken.text().slice(greeting).startsWith('\u0088');
    await expect.poll(isOver, patient).toBe(true);
    broken.socket.end();
    await expect.poll(broken.isClosed, patient).toBe(true);
    expect(await health()).toContain('UP');
    other.socket.write(Buffer.concat([ping, Buffer.from('ping')]));
    await expect.poll(other.text, patient).toContain('heartcheck');
    other.socket.destroy();
  });
  it.each(['81', '8185', '8185000000', '81fe', '820500000000ff'])(
    'S-N4: of which only %s arrives blocks no other connection',
    async (hex) => {
      const [half, other] = [await openConnection('viewer'), await openConnection('school')];
      half.socket.end(Buffer.from(hex, 'hex'));
      await expect.poll(half.isClosed, patient).toBe(true);
      expect(await health()).toContain('UP');
      other.socket.write(Buffer.concat([ping, Buffer.from('ping')]));
      await expect.poll(other.text, patient).toContain('heartcheck');
      other.socket.destroy();
    },
  );
  it('S-N26: holds no secret of the author of a new announcement', async () => {
    const reader = await openConnection('viewer');
    const body = {
      titile: '推送试验',
      msgAbstract: '摘要',
      msgContent: '<p>文</p>',
      priority: 'H',
      msgType: 'ALL',
      msgCategory: '1',
      startTime: '2020-01-01 08:00:00',
      endTime: '2099-01-01 08:00:00',
    };
    const { result } = await fixture.ask('POST', '/sys/annountCement/add', { as: 'admin', body });
    const released = await fixture.ask('POST', '/sys/annountCement/doReleaseData', {
      as: 'admin',
      body: { id: result.id },
    });
    expect(released.success, released.message).toBe(true);
    await expect.poll(() => Buffer.from(reader.text(), 'latin1').toString('utf8'), patient).toContain('推送试验');
    expect(reader.text()).not.toMatch(/"(password|salt|token_?hash|secret|dbPassword|phone|createBy)"|\$argon2/i);
    for (const account of ['admin', 'viewer'])
      expect(reader.text().slice(300)).not.toContain(await fixture.token(account));
    reader.socket.destroy();
  });
});
