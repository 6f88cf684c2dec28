import type { AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { beforeAll, describe, expect, it } from 'vitest';
import { securityFixture } from '../../server/test/support/security-fixture.ts';
import { SecurityRoles } from '../../server/test/support/security-roles.ts';

/* A connection that is pushed to belongs to whom its token names, and says nothing to anybody else. */
const fixture = securityFixture({}, { pushEntry: { firstFrameMs: 500, admissionMs: 15_000 } });
const roles = new SecurityRoles(fixture);
let base = '';
beforeAll(async () => {
  await fixture.app.server.listen({ host: '127.0.0.1', port: 0 });
  base = `ws://127.0.0.1:${(fixture.app.server.server.address() as AddressInfo).port}/server/websocket`;
});

/** A browser's end: what came, and the code that it was closed with. */
async function connect(userId: string, token?: string) {
  const socket = new WebSocket(`${base}/${userId}`, token === undefined ? [] : [token]);
  const end = { socket, frames: [] as string[], closed: undefined as number | undefined };
  socket.addEventListener('message', ({ data }) => end.frames.push(String(data)));
  socket.addEventListener('close', ({ code }) => {
    end.closed = code;
  });
  await new Promise((done) => socket.addEventListener('open', done, { once: true }));
  return end;
}

describe('a connection', () => {
  it('S-J45: is closed without a token', async () => {
    const silent = await connect(await roles.userId('viewer'));
    await expect.poll(() => silent.closed).toBe(4401);
    const wrong = await connect(await roles.userId('viewer'), 'x.y.z');
    await expect.poll(() => wrong.closed).toBe(4401);
  });
  it('S-J45: is closed at the address of another user', async () => {
    const other = await connect(await roles.userId('admin'), await fixture.token('viewer'));
    await expect.poll(() => other.closed).toBe(4403);
    expect(other.frames).toEqual([]);
  });
  it('S-J45: relays no message to another connection', async () => {
    const people = ['viewer', 'admin', 'hr01', 'qiye003'];
    const [one, ...others] = await Promise.all(
      people.map(async (name) => connect(await roles.userId(name), await fixture.token(name))),
    );
    for (const text of [
      'x',
      '<script>probe()</script>',
      '{"cmd":"topic","msgTxt":"假消息"}',
      '{"cmd":"user","userId":"all"}',
    ])
      one?.socket.send(text);
    one?.socket.send('HeartBeat');
    await expect.poll(() => one?.frames.some((frame) => frame.includes('heartcheck'))).toBe(true);
    await pause(300);
    expect(others.map(({ frames, closed }) => [frames, closed])).toEqual(others.map(() => [[], undefined]));
    for (const { socket } of [...others, ...(one ? [one] : [])]) socket.close();
  });
});
