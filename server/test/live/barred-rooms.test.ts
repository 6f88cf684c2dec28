import { livePlayback, playbackFlow } from '@campus/contract/live';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { LiveFixture } from './live-fixture.ts';

let fixture: LiveFixture;
beforeAll(async () => {
  fixture = await LiveFixture.open();
});
beforeEach(() => fixture.clear());
afterAll(() => fixture.close());
const listStatuses = (ids: readonly string[]) => Promise.all(ids.map(async (id) => (await fixture.row(id)).status));

describe('a replay', () => {
  /** A replay of a video of the company, ready to be published. */
  const upload = async (roomId: string): Promise<string> => {
    const video = { title: '校园宣讲回放', videoPath: 'live-video/talk.mp4', clipStart: 0, playCount: 0 };
    const values = { ...video, roomId, companyId: 'company-1', status: playbackFlow.states.ready.code };
    return (await fixture.base.as((context) => context.engine.insert(livePlayback, values, context))).id;
  };
  const publish = (id: string) => fixture.base.post('hr1', `${livePlayback.path}/publish`, { id });
  const play = (id: string) => fixture.base.get('hr2', `${livePlayback.path}/play`, { id });

  it('is published and watched only when the school has approved its room', async () => {
    const room = await fixture.add();
    const id = await upload(room);
    const refused = '直播间通过审核后才能发布回放';
    expect((await publish(id)).message).toBe(refused);
    await fixture.done('hr1', 'submit', { id: room });
    expect((await publish(id)).message).toBe(refused);
    await fixture.done('school', 'audit', { id: room, result: 1 });
    expect((await publish(id)).message).toBe('已发布');
    expect((await play(id)).success).toBe(true);
    await fixture.done('hr1', 'cancel', { id: room, reason: '主播临时有事' });
    expect((await play(id)).message).toBe('直播未开始或已结束!');
  });
});

describe('the rooms of a company', () => {
  it.each([
    ['hr1', 'put on the blacklist', '/jobFair/blacklist/add', { companyId: 'company-1', scope: 2 }],
    ['hr2', 'disabled', '/api/pc/bizCompany/disable', { id: 'company-2' }],
  ] as const)('of %s are banned, or cancelled while they wait, when it is %s', async (who, _case, path, body) => {
    const add = () => fixture.add({}, who);
    const [draft, waiting, planned, live] = [await add(), await add(), await add(), await add()];
    for (const id of [waiting, planned, live]) await fixture.done(who, 'submit', { id });
    for (const id of [planned, live]) await fixture.done('school', 'audit', { id, result: 1 });
    await fixture.done(who, 'start', { id: live });
    const others = await fixture.live();
    const reply = await fixture.base.post('school', path, { ...body, reason: '发布虚假招聘信息，经核实' });
    expect(reply).toMatchObject({ success: true });
    expect(await listStatuses([draft, waiting, planned, live, others])).toEqual([0, 7, 8, 8, 4]);
    expect((await fixture.enter(live, 'school')).success, 'it cannot be watched').toBe(false);
    expect(await fixture.publish(planned), 'its stream is refused').toBe(1);
  });
});
