import { liveRoom, roomFlow, streamFlow } from '@campus/contract/live';
import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { liveTimeout } from '../../src/areas/live/live-jobs.ts';
import { deadlines } from '../../src/platform/jobs/deadlines.ts';
import { runJob } from '../support/run-job.ts';
import { LiveFixture } from './live-fixture.ts';

/*
 * Acts on one room at the same moment, by the school, its publishers, its viewers, its moderators and the jobs. Whatever
 * wins, the history has one entry per change, only transitions of the table happen, and every figure equals its rows.
 */
let fixture: LiveFixture;
beforeAll(async () => {
  fixture = await LiveFixture.open();
});
afterAll(() => fixture.close());

const { live, interrupted, ended, banned, planned } = roomFlow.states;
const steps = ['start', 'finish', 'ban', 'unban', 'cancel'] as const;
const hooks = ['publish', 'publishOther', 'unpublish', 'publishOld'] as const;
const chat = ['say', 'sayOther', 'pin', 'pinOther', 'hide', 'mute', 'unmute'] as const;
const audience = ['enter', 'enterOther', 'like', 'like'] as const;
const kinds = [...steps, ...hooks, ...chat, ...audience, 'say', 'reset', 'jobs', 'start', 'publish'] as const;
type Kind = (typeof kinds)[number];
const turn = fc.record({
  kinds: fc.array(fc.constantFrom(...kinds), { minLength: 1, maxLength: 3 }),
  /** Each act is tried so often at once. */
  copies: fc.constantFrom(1, 2, 3),
  minutes: fc.constantFrom(0.2, 0.5, 2),
});
const runs = { numRuns: 10, seed: 20_251_015 } as const;

interface Address {
  readonly stream: string;
  readonly param: string;
}
interface Model {
  readonly id: string;
  readonly viewer: string;
  old: Address[];
  likes: number;
  /** Set between turns only, when nothing competes. */
  isMuted: boolean;
  said: number;
}
interface Tried {
  readonly kind: Kind;
  readonly isDone: boolean;
}

it('has one winner of each act, transitions of the table and figures that equal their rows, whatever meets', async () => {
  const won = new Set<Kind>();
  await fc.assert(
    fc.asyncProperty(fc.array(turn, { minLength: 5, maxLength: 9 }), async (turns) => {
      await fixture.clear();
      fixture.base.clock.set('2025-10-15T10:00:00+08:00');
      const id = await fixture.planned({ planEndTime: '2025-10-15 12:20:00' });
      const viewer = (await fixture.enter(id)).result.watchId as string;
      const model: Model = { id, viewer, old: [], likes: 0, isMuted: false, said: 0 };
      for (const { kinds: wanted, copies, minutes } of [
        { kinds: ['start', 'say'] as Kind[], copies: 3, minutes: 0 },
        ...turns,
      ]) {
        fixture.base.clock.pass(minutes);
        const before = await fixture.row(id);
        const acts = wanted.flatMap((kind) => Array.from({ length: copies }, () => kind));
        const known = await history(id);
        const tried = await Promise.all(acts.map(async (kind) => ({ kind, isDone: await take(kind, model) })));
        for (const { kind, isDone } of tried) if (isDone) won.add(kind);
        await checkHistory(model, before, known, tried);
        await checkAddresses(model, before);
        await checkChat(model, tried);
        await checkFigures(model, tried);
      }
    }),
    runs,
  );
  expect([...won], 'acts that were taken').toEqual(
    expect.arrayContaining(['start', 'publish', 'finish', 'ban', 'say', 'mute', 'pin', 'like', 'reset']),
  );
});

const step = async (id: string, name: string) =>
  (await fixture.step('school', name, { id, reason: '计划变更' })).success;
const moderate = async (name: string, body: object) =>
  (await fixture.base.post('school', `/live/liveChat/${name}`, body)).success;
async function publish(id: string, client: string): Promise<boolean> {
  const { streamName } = await fixture.row(id);
  return (await fixture.publish(id, client)) === 0 && streamName === (await fixture.row(id)).streamName;
}

async function take(kind: Kind, model: Model): Promise<boolean> {
  const { id } = model;
  if ((steps as readonly string[]).includes(kind)) return step(id, kind);
  switch (kind) {
    case 'publish':
    case 'publishOther':
      return publish(id, kind === 'publish' ? 'c1' : 'c2');
    case 'publishOld':
      for (const old of model.old)
        expect(await fixture.hook('onPublish', { ...old, client_id: 'c9' }), 'L03: an address from before').toBe(1);
      return model.old.length > 0;
    case 'unpublish': {
      const { streamName, clientId } = await fixture.row(id);
      await fixture.hook('onUnpublish', { stream: streamName, client_id: clientId });
      return clientId !== null;
    }
    case 'reset':
      return (await fixture.step('school', 'resetStreamKey', { id })).success;
    case 'jobs':
      await runJob(fixture.engine, liveTimeout);
      await runJob(fixture.engine, deadlines);
      return true;
    case 'enter':
    case 'enterOther':
      return (await fixture.enter(id, kind === 'enter' ? 'hr1' : 'hr2')).success;
    case 'like':
      return (await fixture.step('hr2', 'like', { id, watchId: model.viewer, count: 2 })).success;
    default:
      return talk(kind, model);
  }
}
async function talk(kind: Kind, model: Model): Promise<boolean> {
  const { id } = model;
  if (kind === 'say' || kind === 'sayOther') {
    model.said += 1;
    return (await fixture.say(kind === 'say' ? 'hr2' : 'hr1', id, `第${model.said}句`)).success;
  }
  const { rows } = await sql<{ id: string; senderId: string }>`
    select id, sender_id from live_chat where owner_id = ${id} and sender_role = 1 order by seq desc limit 2`.execute(
    fixture.db,
  );
  const [last, other = last] = rows;
  if (!last || !other) return false;
  if (kind === 'mute' || kind === 'unmute') return moderate(kind, { roomId: id, userId: last.senderId, minutes: 0 });
  return moderate(kind === 'hide' ? 'hide' : 'pin', { id: kind === 'pinOther' ? other.id : last.id });
}

interface Entry {
  readonly action: string;
  readonly fromStatus: number;
  readonly toStatus: number;
}
const history = async (id: string): Promise<Entry[]> =>
  (
    await sql<Entry>`select action, from_status, to_status from biz_audit_log
      where biz_type = ${liveRoom.name} and biz_id = ${id} order by operate_time, id`.execute(fixture.db)
  ).rows;
const codeOf = (state: string): number => (roomFlow.states as Record<string, { code: number }>)[state]?.code ?? -1;
const isOfTable = ({ action, fromStatus, toStatus }: Entry): boolean => {
  const of = (roomFlow.steps as Record<string, { from: readonly string[]; to: string | readonly string[] }>)[action];
  if (!of) return false;
  return (
    of.from.some((name) => codeOf(name) === fromStatus) && [of.to].flat().some((name) => codeOf(name) === toStatus)
  );
};
/** I12, I13, L04: entries chain from state to state, and each act that was answered with success is one of them. */
async function checkHistory(
  { id }: Model,
  before: Row,
  known: readonly Entry[],
  tried: readonly Tried[],
): Promise<void> {
  const [row, entries] = [await fixture.row(id), await history(id)];
  const added = entries.slice(known.length);
  // Entries of one moment have no order of their own: they are followed from state to state.
  let status = before.status as number;
  const open = [...added];
  while (open.length > 0) {
    const next = open.findIndex(({ fromStatus }) => fromStatus === status);
    expect(next, `I12: no way from ${status} by ${JSON.stringify(open)}`).toBeGreaterThanOrEqual(0);
    status = (open.splice(next, 1)[0] as Entry).toStatus;
  }
  expect(row.status, 'I12: the chain ends in the state').toBe(status);
  expect(
    added.filter((entry) => !isOfTable(entry)),
    'I12: only transitions of the table',
  ).toEqual([]);
  for (const name of steps) {
    const answered = tried.filter(({ kind, isDone }) => kind === name && isDone).length;
    const made = added.filter(({ action }) => action === name).length;
    // A publisher also starts, and the job also ends.
    const isAlone = name !== 'start' && name !== 'finish';
    if (isAlone) expect(made, `I13: ${name}`).toBe(answered);
    else expect(made, `I13: ${name}`).toBeGreaterThanOrEqual(answered);
    const isOnly = tried.every(({ kind }) => kind === name);
    if (isOnly && answered > 0) expect(answered, `I13: one of ${tried.length} ${name} at once`).toBe(1);
  }
  if (row.status === live.code) expect(row.startAt, 'L04').not.toBeNull();
  if (row.status === ended.code && row.startAt !== null)
    expect(String(row.endAt) >= String(row.startAt), 'L04: ends after it began').toBe(true);
  const finishes = entries.filter(({ action }) => action === 'finish').length;
  expect(await fixture.playbacks(id), 'L04: one replay per end').toHaveLength(finishes);
  const states: Readonly<Record<number, number>> = {
    [live.code]: streamFlow.states.live.code,
    [interrupted.code]: streamFlow.states.interrupted.code,
    [ended.code]: streamFlow.states.ended.code,
  };
  const expected = states[row.status as number];
  if (expected !== undefined && row.startAt !== null) expect(row.liveState, `stream of ${row.status}`).toBe(expected);
  if (row.status !== live.code) expect(row.clientId, 'a publisher of a room that is not live').toBeNull();
}
type Row = Record<string, unknown>;

/** L03: after a reset or a ban the name differs, and earlier addresses are refused. */
async function checkAddresses(model: Model, before: Row): Promise<void> {
  const row = await fixture.row(model.id);
  if (row.streamName === before.streamName) return;
  const stream = String(before.streamName);
  model.old.push({ stream, param: fixture.sign(stream) });
  await take('publishOld', model);
}

/** L05 and the order of the chat. */
async function checkChat(model: Model, tried: readonly Tried[]): Promise<void> {
  const { id } = model;
  const { rows } = await sql<{
    seq: number;
    topFlag: string;
    status: number;
    msgType: number;
    content: string;
    id: string;
  }>`
    select id, seq, top_flag, status, msg_type, content from live_chat where owner_id = ${id} order by seq`.execute(
    fixture.db,
  );
  expect(new Set(rows.map(({ seq }) => seq)).size, 'numbers of messages').toBe(rows.length);
  expect(rows.filter(({ topFlag }) => topFlag === 'Y').length, 'pinned messages').toBeLessThanOrEqual(1);
  expect(
    rows.filter(({ topFlag, status }) => topFlag === 'Y' && status !== 1),
    'pinned and hidden',
  ).toEqual([]);
  const end = rows.find(({ content, msgType }) => msgType === 3 && content === '直播已结束');
  if (end)
    expect(
      rows.filter(({ seq }) => seq > end.seq),
      'messages after the end',
    ).toEqual([]);
  const mutes = await sql`select 1 from live_mute where owner_id = ${id} and del_flag = 0`.execute(fixture.db);
  expect(mutes.rows.length, 'mutes of one user').toBeLessThanOrEqual(2);
  const isCalm = !tried.some(({ kind }) => kind === 'mute' || kind === 'unmute');
  const says = tried.filter(({ kind, isDone }) => kind === 'say' && isDone).length;
  if (isCalm && model.isMuted) expect(says, 'L05: messages of a muted user').toBe(0);
  const { rows: muted } = await sql`
    select 1 from live_mute m join live_watch w on w.owner_id = m.owner_id and w.user_id = m.user_id
    where m.owner_id = ${id} and m.del_flag = 0 and w.id = ${model.viewer}`.execute(fixture.db);
  model.isMuted = muted.length > 0;
  const { result } = await fixture.base.get('hr2', '/live/liveChat/poll', { roomId: id, afterSeq: '0' });
  const shown = new Set((result?.messages ?? []).map((message: { id: string }) => message.id));
  expect(
    rows.filter((row) => row.status > 1 && shown.has(row.id)),
    'L05: hidden messages',
  ).toEqual([]);
}

/** Every figure of the stream is the number of its rows. */
async function checkFigures(model: Model, tried: readonly Tried[]): Promise<void> {
  const { id } = model;
  model.likes += 2 * tried.filter(({ kind, isDone }) => kind === 'like' && isDone).length;
  const { rows } = await sql<Record<string, number>>`
    select s.chat_count, s.view_count, s.uv, s.like_count, s.peak_online,
      (select count(*) from live_chat c where c.owner_id = ${id} and c.msg_type = 1)::int as chats,
      (select count(*) from live_watch w where w.owner_id = ${id})::int as views,
      (select count(distinct user_id) from live_watch w where w.owner_id = ${id})::int as viewers
    from live_stream s where s.owner_id = ${id}`.execute(fixture.db);
  const { chatCount, viewCount, uv, likeCount, peakOnline, chats, views, viewers } = rows[0] as Record<string, number>;
  expect({ chatCount, viewCount, uv, likeCount }).toEqual({
    ...{ chatCount: chats, viewCount: views, uv: viewers },
    likeCount: model.likes,
  });
  expect(peakOnline).toBeLessThanOrEqual(viewers as number);
}

it.each(['start', 'finish', 'ban', 'cancel', 'unban'] as const)('takes one of eight %s at once', async (name) => {
  await fixture.clear();
  fixture.base.clock.set('2025-10-15T10:00:00+08:00');
  const isBefore = name === 'start' || name === 'cancel';
  const id = isBefore ? await fixture.planned() : await fixture.live();
  if (name === 'unban') await fixture.done('school', 'ban', { id, reason: '内容违规' });
  const replies = await Promise.all(Array.from({ length: 8 }, () => step(id, name)));
  expect(replies.filter(Boolean)).toHaveLength(1);
  expect((await history(id)).filter(({ action }) => action === name)).toHaveLength(1);
  const after = { start: live, finish: ended, ban: banned, cancel: roomFlow.states.cancelled, unban: planned }[name];
  expect((await fixture.row(id)).status).toBe(after.code);
});
