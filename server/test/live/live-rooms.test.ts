import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { liveTimeout } from '../../src/areas/live/live-jobs.ts';
import { deadlines } from '../../src/platform/jobs/deadlines.ts';
import { runJob } from '../support/run-job.ts';
import { LiveFixture } from './live-fixture.ts';

let fixture: LiveFixture;
beforeAll(async () => {
  fixture = await LiveFixture.open();
});
beforeEach(() => fixture.clear());
afterAll(() => fixture.close());
const status = async (id: string) => (await fixture.row(id)).status;

describe('a live room', () => {
  it('is audited, goes live with its stream, is interrupted, comes back and ends with a replay', async () => {
    const id = await fixture.add();
    expect(await fixture.row(id)).toMatchObject({ status: 0, companyId: 'company-1', liveState: 0 });
    await fixture.done('hr1', 'submit', { id });
    expect((await fixture.step('hr1', 'audit', { id, result: 1 })).code).toBe(510);
    expect((await fixture.step('school', 'audit', { id, result: 2 })).message).toBe('请选择驳回原因!');
    await fixture.done('school', 'audit', { id, result: 1 });
    expect(await fixture.publish(id)).toBe(0);
    expect(await fixture.row(id)).toMatchObject({
      status: 4,
      liveState: 1,
      startAt: '2025-10-15 10:00:00',
      clientId: 'c1',
    });
    const { streamName } = (await fixture.row(id)) as { streamName: string };
    await fixture.hook('onUnpublish', { stream: streamName, client_id: 'other' });
    expect(await status(id)).toBe(4);
    await fixture.hook('onUnpublish', { stream: streamName, client_id: 'c1' });
    expect(await fixture.row(id)).toMatchObject({ status: 5, liveState: 2, clientId: null });
    expect(await fixture.publish(id, 'c2')).toBe(0);
    expect(await status(id)).toBe(4);
    await fixture.done('hr1', 'finish', { id });
    expect(await fixture.row(id)).toMatchObject({ status: 6, liveState: 3, endAt: '2025-10-15 10:00:00' });
    expect(await fixture.publish(id)).toBe(1);
    await fixture.hook('onDvr', { stream: streamName, file: 'rec/1.flv', duration: 61.4 });
    expect(await fixture.playbacks(id)).toMatchObject([{ status: 1, recordName: 'rec/1.flv', durationSeconds: 61 }]);
    const lines = await fixture.base.get('school', '/live/liveChat/list', {
      roomId: id,
      msgType: 3,
      column: 'seq',
      order: 'asc',
    });
    expect(lines.result.records.map((row: { content: string }) => row.content)).toEqual([
      '直播已开始',
      '主播暂时离开',
      '直播已恢复',
      '直播已结束',
    ]);
  });
  it.each([['in the past', { planStartTime: '2025-10-15 09:00:00' }, '计划开始时间应晚于当前时间!']])(
    'is not submitted %s',
    async (_case, more, message) => {
      const id = await fixture.add(more);
      expect((await fixture.step('hr1', 'submit', { id })).message).toBe(message);
    },
  );
  it.each([
    ['nine hours', { planEndTime: '2025-10-15 19:30:00' }, '直播时长不能超过8小时!'],
    ['a reversed time', { planEndTime: '2025-10-15 10:10:00' }, '计划结束应晚于计划开始!'],
    ['a password of letters', { viewLimit: 4, viewPassword: 'abcdef' }, '请输入6位数字观看密码!'],
    ['a password limit without one', { viewLimit: 4 }, '请输入6位数字观看密码!'],
  ])('is not added with %s', async (_case, more, message) => {
    expect((await fixture.base.post('hr1', '/live/liveRoom/add', await fixture.form(more))).message).toBe(message);
  });
  it('starts half an hour early at most, and not after its end', async () => {
    const id = await fixture.planned({ planStartTime: '2025-10-15 10:31:00', planEndTime: '2025-10-15 11:00:00' });
    expect((await fixture.step('school', 'start', { id })).message).toBe('未到开播时间，最早可提前30分钟开播!');
    expect(await fixture.publish(id)).toBe(1);
    fixture.base.clock.pass(61);
    expect((await fixture.step('school', 'start', { id })).message).toBe('直播已超过计划结束时间!');
  });
  it('is approved once for one anchor and time when two approvals meet', async () => {
    const both = { anchorMobile: '13900009999' };
    const ids = [await fixture.add(both), await fixture.add(both)];
    for (const id of ids) await fixture.done('hr1', 'submit', { id });
    const replies = await Promise.all(ids.map((id) => fixture.step('school', 'audit', { id, result: 1 })));
    expect(replies.filter(({ success }) => success)).toHaveLength(1);
    expect(replies.find(({ success }) => !success)?.message).toBe('该主播同时段已有直播!');
  });
  it('starts once when many start it, and a publisher comes at the same moment', async () => {
    const id = await fixture.planned();
    const replies = await Promise.all([
      ...Array.from({ length: 5 }, () => fixture.step('school', 'start', { id })),
      fixture.publish(id),
    ]);
    expect(replies.slice(0, 5).filter((reply) => (reply as { success: boolean }).success).length).toBeLessThanOrEqual(
      1,
    );
    expect(replies[5]).toBe(0);
    const history = await fixture.base.get('school', '/audit/auditLog/list', { bizType: 'liveRoom', bizId: id });
    expect(JSON.stringify(history.result).match(/"action":"start"/g)).toHaveLength(1);
  });
  it('keeps its plan while it is live, and is deleted only before it is announced', async () => {
    const id = await fixture.live();
    const edit = (more: object) => fixture.base.post('school', '/live/liveRoom/edit', { id, ...more });
    expect((await edit({ title: '改名' })).message).toBe('直播开始后只能修改聊天设置、摘要和介绍');
    expect((await edit({ slowModeSeconds: 10 })).success).toBe(true);
    const removed = await fixture.base.app.call({
      method: 'DELETE',
      url: `/server/live/liveRoom/delete?id=${id}`,
      as: await fixture.base.token('school'),
    });
    expect(removed.body.message).toBe('直播已发布，不能删除!');
  });
  it('takes no time of its anchor by an edit or the end of a ban', async () => {
    const both = { anchorMobile: '13900009999' };
    const first = await fixture.planned(both);
    const later = { planStartTime: '2025-10-15 13:00:00', planEndTime: '2025-10-15 14:00:00' };
    const second = await fixture.planned({ ...both, ...later });
    const edit = (id: string, more: object) => fixture.base.post('school', '/live/liveRoom/edit', { id, ...more });
    const same = { planStartTime: '2025-10-15 10:30:00', planEndTime: '2025-10-15 11:30:00' };
    expect((await edit(second, same)).message).toBe('该主播同时段已有直播!');
    expect((await edit(second, { title: '改名' })).success).toBe(true);
    await fixture.done('school', 'ban', { id: first, reason: '内容违规' });
    expect((await edit(second, same)).success).toBe(true);
    expect((await fixture.step('school', 'unban', { id: first })).message).toBe('该主播同时段已有直播!');
  });
  it('keeps a recording once that is reported twice, and shows it before the publication to its own side only', async () => {
    const id = await fixture.planned({ viewLimit: 1 });
    await fixture.publish(id);
    const { streamName } = (await fixture.row(id)) as { streamName: string };
    await fixture.done('school', 'finish', { id });
    for (const file of ['rec/1.flv', 'rec/1.flv', 'rec/2.flv', 'rec/2.flv'])
      await fixture.hook('onDvr', { stream: streamName, file, duration: 60 });
    const [playback] = await fixture.playbacks(id);
    expect(playback).toMatchObject({ durationSeconds: 120 });
    expect(playback?.recordParts).toHaveLength(2);
    const play = (who: 'school' | 'hr1') =>
      fixture.base.get(who, '/live/livePlayback/play', { id: String(playback?.id) });
    expect((await play('school')).success).toBe(true);
    expect((await play('hr1')).message).toBe('直播未开始或已结束!');
  });
  it('asks for a reason when it is cancelled after it was submitted', async () => {
    const [draft, planned] = [await fixture.add(), await fixture.planned()];
    expect((await fixture.step('hr1', 'cancel', { id: draft })).success).toBe(true);
    expect((await fixture.step('school', 'cancel', { id: planned })).message).toBe('请输入取消原因!');
    expect((await fixture.step('school', 'cancel', { id: planned, reason: '主播生病' })).success).toBe(true);
  });
  it('ends every address when it is banned, and opens again as its time allows', async () => {
    const id = await fixture.live();
    const { streamName } = (await fixture.row(id)) as { streamName: string };
    expect((await fixture.step('hr1', 'ban', { id, reason: '违规' })).code).toBe(510);
    await fixture.done('school', 'ban', { id, reason: '内容违规' });
    const body = { stream: streamName, param: fixture.sign(streamName), client_id: 'c1' };
    expect(await fixture.hook('onPublish', body)).toBe(1);
    expect(await fixture.publish(id)).toBe(1);
    expect((await fixture.enter(id)).message).toBe('数据不存在或无权访问');
    await fixture.done('school', 'unban', { id });
    expect(await status(id)).toBe(3);
  });
  it('is cancelled when no one started it, and ended when its stream stays away', async () => {
    const [missed, lost] = [await fixture.planned(), await fixture.planned()];
    await fixture.publish(lost);
    await fixture.hook('onUnpublish', { stream: (await fixture.row(lost)).streamName, client_id: 'c1' });
    fixture.base.clock.pass(29);
    await runJob(fixture.engine, liveTimeout);
    expect(await status(lost)).toBe(5);
    fixture.base.clock.pass(2);
    await runJob(fixture.engine, liveTimeout);
    expect(await status(lost)).toBe(6);
    fixture.base.clock.pass(90);
    await runJob(fixture.engine, deadlines);
    expect(await status(missed)).toBe(7);
    expect(await fixture.base.notifications()).toEqual(
      expect.arrayContaining([expect.stringContaining('LIVE_MISSED')]),
    );
  });
  it('is interrupted when it is live and no stream comes', async () => {
    const id = await fixture.live();
    await runJob(fixture.engine, liveTimeout);
    expect(await status(id)).toBe(4);
    fixture.base.clock.pass(1);
    await runJob(fixture.engine, liveTimeout);
    expect(await status(id)).toBe(5);
  });
});

describe('a hook', () => {
  it('is refused without the token, when it is forged, expired, for another stream or for a viewer', async () => {
    const id = await fixture.planned();
    const { streamName } = (await fixture.row(id)) as { streamName: string };
    const call = (param: string, token?: string, stream = streamName) =>
      fixture.hook('onPublish', { stream, param, client_id: 'c' }, token);
    expect(await call(fixture.sign(streamName), 'wrong')).toBe(1);
    expect(await call(fixture.sign(streamName), '')).toBe(1);
    expect(await call(fixture.sign(streamName, { with: 'other-key' }))).toBe(1);
    expect(await call(fixture.sign(streamName, { at: new Date('2025-10-14T00:00:00Z') }))).toBe(1);
    expect(await call(fixture.sign(streamName, { role: 'play' }))).toBe(1);
    expect(await call(fixture.sign('r1xaaaaaa'))).toBe(1);
    expect(await call(fixture.sign('r1xaaaaaa'), undefined, 'r1xaaaaaa')).toBe(1);
    expect(await call('')).toBe(1);
    expect(await status(id)).toBe(3);
  });
  it('refuses addresses from before a reset', async () => {
    const id = await fixture.planned();
    const first = await fixture.step('school', 'pushUrl', { id });
    expect(first.result.server).toBe('rtmp://live.example.edu.cn/live');
    expect((await fixture.step('hr2', 'pushUrl', { id })).message).toBe('数据不存在或无权访问');
    const { streamName } = (await fixture.row(id)) as { streamName: string };
    expect(first.result.streamKey.startsWith(streamName)).toBe(true);
    await fixture.done('school', 'resetStreamKey', { id });
    const param = `?${first.result.streamKey.split('?')[1]}`;
    expect(await fixture.hook('onPublish', { stream: streamName, param, client_id: 'c' })).toBe(1);
    expect(await fixture.publish(id)).toBe(0);
  });
});

describe('watching', () => {
  it('follows the limit of the room for every side', async () => {
    const [open, secret] = [
      await fixture.live({ viewLimit: 1 }),
      await fixture.live({ viewLimit: 4, viewPassword: '246810', anchorMobile: '13911112222' }),
    ];
    const anonymous = async (id: string) =>
      (await fixture.base.app.call({ method: 'POST', url: '/server/live/liveRoom/enter', payload: { id } })).body;
    const { result } = await anonymous(open);
    expect(result.role).toBeNull();
    expect(result).not.toHaveProperty('viewPassword');
    expect((await anonymous(secret)).message).toBe('请登录后观看!');
    expect((await fixture.enter(secret)).message).toBe('观看密码错误!');
    expect((await fixture.enter(secret, 'hr2', { password: '246811' })).message).toBe('观看密码错误!');
    expect((await fixture.enter(secret, 'hr2', { password: '246810' })).result).toMatchObject({ role: 1 });
    expect((await fixture.enter(secret, 'school')).result).toMatchObject({ role: 2 });
    expect((await fixture.enter(secret, 'other')).message).toBe('请登录后观看!');
  });
  it('counts one viewer for two first visits at once', async () => {
    const id = await fixture.live();
    await Promise.all([1, 2, 3, 4].map(() => fixture.enter(id, 'hr1')));
    expect(await fixture.row(id)).toMatchObject({ viewCount: 4, uv: 1 });
  });
  it('counts visits, viewers and the largest number at once', async () => {
    const id = await fixture.live();
    const first = await fixture.enter(id, 'hr1');
    await fixture.enter(id, 'hr2');
    expect((await fixture.enter(id, 'hr1')).result.online).toBe(2);
    const watch = (who: 'hr1' | 'hr2') => fixture.step(who, 'watch', { id, watchId: first.result.watchId });
    expect((await watch('hr2')).message).toBe('数据不存在或无权访问');
    fixture.base.clock.pass(1.2);
    expect((await watch('hr1')).result).toMatchObject({ online: 1, status: 4 });
    expect(await fixture.row(id)).toMatchObject({ viewCount: 3, uv: 2, peakOnline: 2 });
    await runJob(fixture.engine, liveTimeout);
    const viewers = await fixture.base.get('school', '/live/liveViewer/list', { roomId: id });
    expect(viewers.result.records.filter((row: { leaveTime: string | null }) => row.leaveTime === null)).toHaveLength(
      1,
    );
  });
  it('gives addresses while the room is on air', async () => {
    const id = await fixture.planned();
    const urls = () => fixture.base.get('hr2', '/live/liveRoom/playUrls', { id });
    expect((await urls()).message).toBe('直播未开始或已结束!');
    await fixture.publish(id);
    const { result } = await urls();
    expect(result.flv).toMatch(/^https:\/\/live\.example\.edu\.cn\/live\/r\d+x\w{6}\.flv\?exp=/);
    expect(result.hls).toContain('.m3u8');
  });
});
