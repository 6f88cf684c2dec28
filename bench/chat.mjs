/**
 * `npm run bench:chat`: 1,000 listeners on two server processes over one PostgreSQL follow one chat. Measures from sending a
 * message to its arrival at every listener; the last one should arrive within two seconds.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openPostgres } from '../scripts/postgres.mjs';
import { at, caller, settings, signIn, startServer, stop } from './server.mjs';

const listeners = Number(process.env.LISTENERS ?? 1000);
const messages = Number(process.env.MESSAGES ?? 20);
const allowedMs = 2_000;
const accounts = ['hr01', 'school', 'auditor', 'content01', 'viewer'];
const dir = mkdtempSync(join(tmpdir(), 'campus-bench-'));
const wait = (ms) => new Promise((done) => setTimeout(done, ms));

/** Opens sockets of one account on one process; each calls `onMessage` for every message it gets. */
async function listen(origin, token, userId, count, onMessage) {
  const url = `${origin.replace('http', 'ws')}/server/websocket/${userId}`;
  const sockets = Array.from({ length: count }, () => new WebSocket(url, [token]));
  await Promise.all(
    sockets.map(
      (socket) =>
        new Promise((opened, failed) => {
          socket.onopen = opened;
          socket.onerror = failed;
          socket.onmessage = ({ data }) => {
            const frame = JSON.parse(data);
            if (frame.cmd === 'liveRoom' && frame.event === 'message')
              for (const { content } of frame.data.messages) onMessage(content);
          };
        }),
    ),
  );
  return sockets;
}

const postgres = await openPostgres();
const children = [];
let sockets = [];
try {
  const env = { ...settings(postgres.url, dir), LIVE_RTMP_PORT: '0' };
  for (const _ of [1, 2]) {
    const { child, origin } = await startServer(env);
    children.push({ child, origin });
  }
  const [first, second] = children.map(({ origin }) => origin);
  const school = caller(first, await signIn(first, 'school'));
  const rooms = await school('GET', '/live/liveRoom/list?status=4&pageSize=1');
  const roomId = rooms.records[0]?.id;
  if (!roomId) throw new Error('no sample room is live');
  await school('POST', '/live/liveRoom/edit', { id: roomId, slowModeSeconds: 0 });

  const arrivals = new Map();
  const note = (content) => arrivals.get(content)?.push(performance.now());
  const each = Math.ceil(listeners / (2 * accounts.length));
  for (const origin of [first, second])
    for (const username of accounts) {
      const token = await signIn(origin, username);
      const call = caller(origin, token);
      const { id } = (await call('GET', '/sys/user/getUserInfo')).userInfo;
      sockets.push(...(await listen(origin, token, id, each, note)));
      await call('POST', '/live/liveRoom/enter', { id: roomId });
    }
  process.stdout.write(`${sockets.length} listeners on 2 processes\n`);

  const times = [];
  for (let i = 0; i < messages; i += 1) {
    const content = `第${i + 1}条消息 ${Date.now()}`;
    arrivals.set(content, []);
    const sent = performance.now();
    await school('POST', '/live/liveChat/send', { roomId, content });
    // A sender may write ten messages in ten seconds.
    for (let waited = 0; arrivals.get(content).length < sockets.length && waited < 5_000; waited += 20) await wait(20);
    times.push(...arrivals.get(content).map((arrived) => arrived - sent));
    if (arrivals.get(content).length < sockets.length)
      throw new Error(`${content} reached ${arrivals.get(content).length} of ${sockets.length}`);
    await wait(1_100);
  }
  const figures = `median ${at(times, 0.5).toFixed(0)} ms, p99 ${at(times, 0.99).toFixed(0)} ms, last ${Math.max(...times).toFixed(0)} ms`;
  process.stdout.write(`${messages} messages to ${sockets.length} listeners: ${figures} (allowed ${allowedMs} ms)\n`);
  if (Math.max(...times) > allowedMs) process.exitCode = 1;
} finally {
  for (const socket of sockets) socket.close();
  sockets = [];
  for (const { child } of children) await stop(child);
  await postgres.stop();
  rmSync(dir, { recursive: true, force: true });
}
