import { getCodes } from '@campus/contract/kit';
import { roomFlow } from '@campus/contract/live';
import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { liveTimeout } from '../../src/areas/live/live-jobs.ts';
import { deadlines } from '../../src/platform/jobs/deadlines.ts';
import { runJob } from '../support/run-job.ts';
import { LiveFixture } from './live-fixture.ts';

/* Random acts on one room, by its company, the school, its publisher, a viewer and the jobs, against a model of it. */
let fixture: LiveFixture;
beforeAll(async () => {
  fixture = await LiveFixture.open();
});
afterAll(() => fixture.close());

const { live, interrupted, ended, planned, cancelled, banned } = roomFlow.states;
const onAir: readonly number[] = getCodes(roomFlow, 'live', 'interrupted');
/** The states that one act may lead to, besides staying. */
const ways: Readonly<Record<string, readonly (readonly [from: number, to: number])[]>> = {
  start: [[planned.code, live.code]],
  publish: [
    [planned.code, live.code],
    [interrupted.code, live.code],
  ],
  publishOld: [],
  unpublish: [[live.code, interrupted.code]],
  finish: onAir.map((from) => [from, ended.code] as const),
  cancel: [[planned.code, cancelled.code]],
  ban: [planned.code, ...onAir].map((from) => [from, banned.code] as const),
  unban: [
    [banned.code, planned.code],
    [banned.code, ended.code],
  ],
  jobs: [
    [planned.code, cancelled.code],
    [live.code, interrupted.code],
    ...onAir.map((from) => [from, ended.code] as const),
  ],
};
const kinds = ['start', 'publish', 'publish', 'unpublish', 'finish', 'cancel', 'ban', 'unban', 'jobs'] as const;
const talk = ['say', 'say', 'say', 'mute', 'unmute', 'silence', 'open', 'slow', 'hide'] as const;
const act = fc.record({
  kind: fc.constantFrom(...kinds, ...talk, 'reset', 'publishOld', 'pushUrl'),
  minutes: fc.constantFrom(0.02, 0.02, 0.02, 0.5, 0.5, 5, 40),
});
const runs = { numRuns: 12, seed: 20251015 } as const;

interface Address {
  readonly stream: string;
  readonly param: string;
}
/** What the model knows of the room. */
interface Model {
  status: number;
  stream: string;
  old: Address[];
  isMuted: boolean;
  isSilent: boolean;
  slowSeconds: number;
  lastSaid: number;
  finishes: number;
}
const room = (id: string, name: string, body: object = {}) => fixture.step('school', name, { id, ...body });
const edit = (id: string, body: object) => fixture.base.post('school', '/live/liveRoom/edit', { id, ...body });
const nowSeconds = () => fixture.base.clock.now().getTime() / 1000;
const publish = async ({ stream, param }: Address) =>
  (await fixture.hook('onPublish', { stream, param, client_id: 'c1' })) === 0;
let said = 0;

it('keeps a room, its addresses and its chat as its rules say, whatever the order', async () => {
  const taken = new Set<string>();
  await fc.assert(
    fc.asyncProperty(fc.boolean(), fc.array(act, { minLength: 6, maxLength: 14 }), async (startsLive, acts) => {
      await fixture.clear();
      fixture.base.clock.set('2025-10-15T10:00:00+08:00');
      const id = await fixture.planned({ planEndTime: '2025-10-15 12:20:00' });
      const viewer = (await fixture.enter(id)).result.watchId as string;
      expect(viewer).toBeTruthy();
      const first = await fixture.row(id);
      const model: Model = {
        status: planned.code,
        stream: String(first.streamName),
        old: [],
        isMuted: false,
        isSilent: false,
        slowSeconds: 0,
        lastSaid: 0,
        finishes: 0,
      };
      for (const kind of startsLive ? ['publish', 'say'] : []) {
        await take(kind, id, model);
        await check(kind, id, model);
      }
      for (const { kind, minutes } of acts) {
        fixture.base.clock.pass(minutes);
        if (await take(kind, id, model)) taken.add(kind);
        await check(kind, id, model);
      }
    }),
    runs,
  );
  expect([...taken], 'acts that were taken').toEqual(
    expect.arrayContaining(['start', 'publish', 'finish', 'ban', 'say', 'mute', 'reset']),
  );
});

async function take(kind: string, id: string, model: Model): Promise<boolean> {
  const address = { stream: model.stream, param: fixture.sign(model.stream) };
  switch (kind) {
    case 'publish':
      return publish(address);
    case 'publishOld': {
      for (const old of model.old) expect(await publish(old), 'L03: an address from before').toBe(false);
      return model.old.length > 0;
    }
    case 'unpublish':
      await fixture.hook('onUnpublish', { stream: model.stream, client_id: 'c1' });
      return true;
    case 'jobs':
      await runJob(fixture.engine, liveTimeout);
      await runJob(fixture.engine, deadlines);
      return true;
    case 'reset': {
      const { success } = await room(id, 'resetStreamKey');
      if (success) model.old.push(address);
      return success;
    }
    case 'pushUrl':
      return askPush(id);
    case 'say':
      return say(id, model);
    default:
      return moderate(kind, id, model, address);
  }
}
/** L02: an address ends half an hour after the plan unless that is within two hours, and within a day. */
async function askPush(id: string): Promise<boolean> {
  const { success, result } = await room(id, 'pushUrl');
  if (!success) return false;
  const ends = Date.parse(`${result.expireTime.replace(' ', 'T')}+08:00`) / 1000;
  const planEnd = Date.parse('2025-10-15T12:20:00+08:00') / 1000;
  expect(ends, 'L02').toBeLessThanOrEqual(Math.max(planEnd + 1800, nowSeconds() + 7200));
  expect(ends, 'L02').toBeLessThanOrEqual(nowSeconds() + 86_400);
  return true;
}
async function say(id: string, model: Model): Promise<boolean> {
  said += 1;
  const { success } = await fixture.say('hr2', id, `第${said}句`);
  const isFree = !model.isMuted && !model.isSilent && nowSeconds() - model.lastSaid >= model.slowSeconds;
  expect(success, 'L05: who may speak').toBe(isFree && onAir.includes(model.status));
  if (success) model.lastSaid = nowSeconds();
  return success;
}
async function moderate(kind: string, id: string, model: Model, address: Address): Promise<boolean> {
  const { rows } = await sql<{ id: string; senderId: string }>`
    select id, sender_id from live_chat where owner_id = ${id} and sender_role = 1 order by seq desc limit 1`.execute(
    fixture.db,
  );
  const [last] = rows;
  const chat = async (name: string, body: object) =>
    (await fixture.base.post('school', `/live/liveChat/${name}`, body)).success;
  if (kind === 'mute' || kind === 'unmute') {
    const isDone = last !== undefined && (await chat(kind, { roomId: id, userId: last.senderId }));
    if (isDone) model.isMuted = kind === 'mute';
    return isDone;
  }
  if (kind === 'hide') return last !== undefined && chat('hide', { id: last.id });
  if (kind === 'silence' || kind === 'open') {
    const { success } = await edit(id, { chatMode: kind === 'silence' ? 3 : 1 });
    if (success) model.isSilent = kind === 'silence';
    return success;
  }
  if (kind === 'slow') {
    const { success } = await edit(id, { slowModeSeconds: 20 });
    if (success) model.slowSeconds = 20;
    return success;
  }
  const { success } = await room(id, kind, { reason: '计划变更' });
  if (success && kind === 'ban') model.old.push(address);
  return success;
}

/** Compares the stored rows with the model after each act. */
async function check(kind: string, id: string, model: Model): Promise<void> {
  const row = await fixture.row(id);
  const status = row.status as number;
  const mayMove = (ways[kind] ?? []).some(([from, to]) => from === model.status && to === status);
  expect(status === model.status || mayMove, `I12: ${kind} from ${model.status} to ${status}`).toBe(true);
  if (status === ended.code && onAir.includes(model.status)) model.finishes += 1;
  if (status === live.code) expect(row.startAt, 'L04').not.toBeNull();
  if (status === ended.code && row.startAt !== null)
    expect(String(row.endAt) >= String(row.startAt), 'L04: ends after it began').toBe(true);
  expect((await fixture.playbacks(id)).length, 'L04: one replay per end').toBeLessThanOrEqual(model.finishes);
  if (kind !== 'reset' && kind !== 'ban') expect(row.streamName, 'L03').toBe(model.stream);
  model.status = status;
  model.stream = String(row.streamName);
  const { result } = await fixture.base.get('hr2', '/live/liveChat/poll', { roomId: id, afterSeq: '0' });
  const { rows } = await sql<{ id: string }>`
    select id from live_chat where owner_id = ${id} and status in (2, 3)`.execute(fixture.db);
  const shown: string[] = (result?.messages ?? []).map((message: { id: string }) => message.id);
  expect(
    rows.filter((hidden) => shown.includes(hidden.id)),
    'L05: hidden messages reach no viewer',
  ).toEqual([]);
}
