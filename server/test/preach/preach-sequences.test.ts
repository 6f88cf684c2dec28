import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { Who } from '../delivery/delivery-people.ts';
import { PreachFixture } from './preach-fixture.ts';

/*
 * Random turns of a company, the school and viewers, some at the same moment, against what must hold after each of them:
 * halls and bookings, audits, states of a stream, numbers of a chat.
 */
let fixture: PreachFixture;
beforeAll(async () => {
  fixture = await PreachFixture.open({
    LIVE_PROVIDER: 'srs',
    LIVE_PUSH_URL: 'rtmp://live.example.edu.cn/live',
    LIVE_PULL_URL: 'https://live.example.edu.cn/live',
    LIVE_KEY: 'demo-key',
  });
});
afterAll(() => fixture.close());
beforeEach(() => fixture.clear());

const turnsOf = <T>(command: fc.Arbitrary<T>) =>
  fc.array(fc.array(command, { minLength: 1, maxLength: 3 }), { minLength: 6, maxLength: 10 });
const runs = { numRuns: 4, seed: 20_251_015 };
const slots = [
  ['09:00', '11:00'],
  ['10:00', '12:00'],
  ['14:00', '16:00'],
] as const;

interface Act {
  readonly kind: string;
  readonly session: number;
  readonly hall: number;
  readonly slot: number;
}
const placing = fc.record({
  kind: fc.constantFrom('create', 'create', 'approve', 'approve', 'approveOwn', 'reject', 'move', 'cancel'),
  session: fc.nat(3),
  hall: fc.nat(1),
  slot: fc.nat(2),
});
it('gives a hall to one session at a time and approves by others than its author, whatever the order', async () => {
  const accepted = new Set<string>();
  await fc.assert(
    fc.asyncProperty(turnsOf(placing), async (turns) => {
      await fixture.clear();
      const halls = [await fixture.hall(), await fixture.hall()];
      const sessions: string[] = [];
      for (const who of ['hr1', 'hr1', 'hr2', 'hr2'] as const)
        sessions.push((await fixture.request({}, who)).result.id);
      for (const turn of turns) {
        const replies = await Promise.all(turn.map((act) => place(act, sessions, halls)));
        for (const [i, isDone] of replies.entries()) if (isDone) accepted.add(turn[i]?.kind ?? '');
        await expectPlaces(sessions);
      }
    }),
    runs,
  );
  expect([...accepted], 'acts that were taken').toEqual(expect.arrayContaining(['create', 'approve', 'cancel']));
});
async function place({ kind, session, hall, slot }: Act, sessions: readonly string[], halls: readonly string[]) {
  const id = sessions[session];
  const [from, to] = slots[slot] as readonly [string, string];
  const period = { startTime: `2025-10-27 ${from}:00`, endTime: `2025-10-27 ${to}:00`, venueId: halls[hall] };
  const step = async (name: string, body: object, who: Who = 'staff') =>
    (await fixture.step(name, { id, ...body }, who)).success;
  if (kind === 'create') return step('create', period);
  if (kind === 'approve') return step('audit', { result: 1 }, 'auditor');
  if (kind === 'approveOwn') return step('audit', { result: 1 });
  if (kind === 'reject') return step('audit', { result: 2, reasonCodes: '1' }, 'auditor');
  if (kind === 'move') return step('updateTime', { ...period, reason: '场地调整' }, 'school');
  return step('cancel', { reason: '计划变更' });
}
async function expectPlaces(sessions: readonly string[]): Promise<void> {
  const { rows: clashes } = await sql`
    select a.id from rc_preach a join rc_preach b on a.id < b.id and a.venue_id = b.venue_id
      and a.status in (2, 3) and b.status in (2, 3) and a.start_time < b.end_time and b.start_time < a.end_time`.execute(
    fixture.db,
  );
  expect(clashes, 'one session in a hall').toEqual([]);
  for (const id of sessions) {
    const { status, venueId, submitBy, auditBy } = await fixture.row(id);
    const open = status === 2 ? [{ venueId, status: 1 }] : status === 3 ? [{ venueId, status: 2 }] : [];
    expect(await fixture.bookings(id), 'bookings mirror sessions').toEqual(open);
    if (status === 3) expect(auditBy, 'approved by another').not.toBe(submitBy);
  }
}

const streaming = fc.record({
  kind: fc.constantFrom('start', 'interrupt', 'resume', 'end', 'reset', 'say', 'say', 'say', 'mute', 'unmute', 'hide'),
  who: fc.constantFrom<Who>('hr1', 'hr2', 'staff'),
});
const ways: Readonly<Record<number, readonly number[]>> = { 0: [0, 1], 1: [1, 2, 3], 2: [2, 1, 3], 3: [3] };
it('moves a stream along its states and numbers a chat without gaps for the muted, whatever the order', async () => {
  const accepted = new Set<string>();
  await fc.assert(
    fc.asyncProperty(turnsOf(streaming), async (turns) => {
      await fixture.clear();
      const asked = await fixture.request({ type: 2 });
      const preachId = asked.result.id as string;
      const period = { startTime: '2025-10-27 14:00:00', endTime: '2025-10-27 16:00:00' };
      await fixture.step('create', { id: preachId, ...period });
      await fixture.step('audit', { id: preachId, result: 1 }, 'auditor');
      fixture.moveTo('2025-10-27T14:00:00');
      await fixture.post('hr2', '/preach/preachLive/enter', { preachId });
      await fixture.post('hr2', '/preach/preachChat/send', { preachId, content: '大家好' });
      let before = await readStream(preachId);
      for (const turn of turns) {
        // Viewers may speak again after a few seconds.
        fixture.deliveries.clock.pass(0.1);
        const single = turn.slice(0, 1);
        // Steps one after the other, so that each is seen; messages at the same moment.
        const acts = turn.every(({ kind }) => kind === 'say') ? turn : single;
        const isMuted = before.mutes > 0;
        const replies = await Promise.all(acts.map((act) => stream(act, preachId, before.id)));
        for (const [i, isDone] of replies.entries()) if (isDone) accepted.add(acts[i]?.kind ?? '');
        const now = await readStream(preachId);
        expect(ways[before.liveState], 'states').toContain(now.liveState);
        expect(now.seqs, 'numbers').toEqual([...new Set(now.seqs)].sort((a, b) => a - b));
        if (isMuted && acts.every(({ kind, who }) => kind === 'say' && who === 'hr2'))
          expect(replies, 'muted').not.toContain(true);
        if (acts[0]?.kind !== 'reset') expect(now.streamName, 'one address').toBe(before.streamName);
        before = now;
      }
      fixture.moveTo('2025-10-15T10:00:00');
    }),
    runs,
  );
  expect([...accepted], 'acts that were taken').toEqual(expect.arrayContaining(['start', 'say', 'mute']));
});

interface Stream {
  readonly id: string;
  readonly liveState: number;
  readonly streamName: string;
  readonly seqs: readonly number[];
  readonly mutes: number;
}
async function readStream(preachId: string): Promise<Stream> {
  const { rows } = await sql<Stream>`
    select s.id, s.live_state, s.stream_name,
      array(select c.seq from live_chat c where c.owner_id = s.owner_id order by c.id) as seqs,
      (select count(*)::int from live_mute m where m.owner_id = s.owner_id and m.del_flag = 0) as mutes
    from live_stream s where s.owner_id = ${preachId}`.execute(fixture.db);
  const [row] = rows;
  if (!row) throw new Error('no stream');
  return row;
}
let said = 0;
async function stream({ kind, who }: { kind: string; who: Who }, preachId: string, id: string): Promise<boolean> {
  const live = async (name: string) => (await fixture.post(who, `/preach/preachLive/${name}`, { id })).success;
  const chat = async (name: string, body: object) =>
    (await fixture.post(who, `/preach/preachChat/${name}`, body)).success;
  const { rows } = await sql<{ id: string; senderId: string }>`
    select id, sender_id from live_chat where owner_id = ${preachId} and sender_role = 1 limit 1`.execute(fixture.db);
  const [first] = rows;
  said += 1;
  if (kind === 'say') return chat('send', { preachId, content: `第${said}句` });
  if (kind === 'mute') return chat('mute', { preachId, userId: first?.senderId ?? 'none', minutes: 0 });
  if (kind === 'unmute') return chat('unmute', { preachId, userId: first?.senderId ?? 'none' });
  if (kind === 'hide') return chat('hide', { id: first?.id ?? 'none' });
  return live(kind === 'reset' ? 'resetStreamKey' : kind);
}
