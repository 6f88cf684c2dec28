import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { signStream } from '../../src/platform/live/addresses.ts';
import { colleges, type Who } from '../delivery/delivery-people.ts';
import type { Reply } from '../support/reply.ts';
import { xlsxUpload } from '../support/xlsx-upload.ts';
import { PreachFixture } from './preach-fixture.ts';

const [key, hookToken] = ['demo-key', 'hook-token-of-this-test'];
const foreign = {
  LIVE_PROVIDER: 'srs',
  LIVE_PUSH_URL: 'rtmp://live.example.edu.cn/live',
  LIVE_PULL_URL: 'https://live.example.edu.cn/live',
  LIVE_KEY: key,
  LIVE_HOOK_TOKEN: hookToken,
};
let fixture: PreachFixture;
beforeAll(async () => {
  fixture = await PreachFixture.open(foreign);
});
afterAll(() => fixture.close());
beforeEach(() => fixture.clear());

const path = '/preach/preachLive';
interface Stream {
  readonly id: string;
  readonly streamName: string;
  readonly liveState: number;
}
async function streamOf(preachId: string): Promise<Stream | undefined> {
  const { rows } = await sql<Stream>`
    select id, stream_name, live_state from live_stream where owner_id = ${preachId} and owner_type = 'preach'`.execute(
    fixture.db,
  );
  return rows[0];
}
/** An approved online session with its stream; its time is 14:00 to 16:00. */
async function online(): Promise<{ preachId: string; stream: Stream }> {
  const asked = await fixture.request({ type: 2 });
  const placed = await fixture.step('create', {
    id: asked.result.id,
    startTime: '2025-10-27 14:00:00',
    endTime: '2025-10-27 16:00:00',
  });
  if (!placed.success) throw new Error(placed.message);
  await fixture.step('audit', { id: asked.result.id, result: 1 }, 'auditor');
  return { preachId: asked.result.id, stream: (await streamOf(asked.result.id)) as Stream };
}
const call = (name: string, body: object, who: Who = 'staff') => fixture.post(who, `${path}/${name}`, body);
const chat = (name: string, body: object, who: Who = 'staff') => fixture.post(who, `/preach/preachChat/${name}`, body);
const hook = async (name: string, { streamName }: Stream, client = 'c1') => {
  const expiry = Math.floor(fixture.deliveries.clock.now().getTime() / 1000) + 600;
  const param = `?${signStream('srs', key, streamName, expiry, { role: 'push' })}`;
  const { body } = await fixture.deliveries.app.call({
    method: 'POST',
    url: `/server/live/hook/${name}`,
    headers: { 'x-hook-token': hookToken },
    payload: { stream: streamName, param, client_id: client },
  });
  return body;
};

describe('the stream of a session', () => {
  it('is made when an online session is approved, and none for one in a hall', async () => {
    const { preachId, stream } = await online();
    expect(stream.streamName).toMatch(new RegExp(`^p${preachId}x[0-9a-z]{6}$`));
    expect(await streamOf((await fixture.approved()).id)).toBeUndefined();
  });
  it('waits for an address when the school enters addresses by hand', async () => {
    const settings = { group: 'live', values: { 'live.provider': 'manual' } };
    expect((await fixture.post('school', '/recruit/setting/save', settings)).success).toBe(true);
    const { stream } = await online();
    expect((await call('pushUrl', { id: stream.id })).success).toBe(false);
    fixture.moveTo('2025-10-27T13:40:00');
    expect((await call('start', { id: stream.id }, 'hr1')).message).toBe('请先配置拉流地址');
  });
  it('starts within its time, is interrupted, comes back and ends', async () => {
    const { stream } = await online();
    const { id } = stream;
    fixture.moveTo('2025-10-27T13:29:59');
    expect((await call('start', { id }, 'hr1')).message).toBe('未到开播时间');
    fixture.moveTo('2025-10-27T13:30:00');
    expect((await call('start', { id }, 'hr1')).message).toBe('已开播');
    expect((await call('interrupt', { id }, 'hr1')).success).toBe(false);
    expect((await call('interrupt', { id })).message).toBe('已中断');
    expect((await call('resume', { id }, 'hr1')).message).toBe('已恢复');
    expect((await call('end', { id }, 'hr1')).message).toBe('直播已结束');
    expect((await call('start', { id })).success).toBe(false);
  });
  it('starts once when it is started in parallel', async () => {
    const { stream } = await online();
    fixture.moveTo('2025-10-27T13:50:00');
    await fixture.deliveries.get('staff', '/preach/preach/list');
    // Signed in before, so that the steps arrive together.
    const replies = await Promise.all(Array.from({ length: 4 }, () => call('start', { id: stream.id })));
    expect(replies.filter(({ success }) => success)).toHaveLength(1);
  });
  it('gives its push address to its company and the school only, and another one ends the first', async () => {
    const { stream } = await online();
    const { id } = stream;
    fixture.moveTo('2025-10-27T13:50:00');
    const { result } = await call('pushUrl', { id }, 'hr1');
    expect(result.streamKey).toContain(stream.streamName);
    expect(result.expireTime).toBe('2025-10-27 16:30:00');
    for (const who of ['hr2', 'college'] as const) expect((await call('pushUrl', { id }, who)).success).toBe(false);
    const second = await call('resetStreamKey', { id }, 'hr1');
    expect(second.result.streamKey).not.toContain(stream.streamName);
    expect(await hook('onPublish', stream)).toBe(1);
  });
  it('follows its publisher, and ends with the session', async () => {
    const { preachId, stream } = await online();
    expect(await hook('onPublish', stream)).toBe(1);
    fixture.moveTo('2025-10-27T14:00:00');
    expect(await hook('onPublish', stream)).toBe(0);
    expect((await streamOf(preachId))?.liveState).toBe(1);
    await hook('onUnpublish', stream);
    expect((await streamOf(preachId))?.liveState).toBe(2);
    expect(await hook('onPublish', stream, 'c2')).toBe(0);
    expect((await streamOf(preachId))?.liveState).toBe(1);
    await fixture.step('finish', { id: preachId });
    expect((await streamOf(preachId))?.liveState).toBe(3);
    expect(await hook('onPublish', stream, 'c3')).toBe(1);
    // The company was there.
    const { rows } = await sql`select 1 from rc_violation where ref_id = ${preachId}`.execute(fixture.db);
    expect(rows).toHaveLength(0);
  });
  it('is fetched from an address that the school enters', async () => {
    const { preachId, stream } = await online();
    const { id } = stream;
    const save = (more: object, who: Who = 'staff') => call('savePull', { id, ...more }, who);
    expect((await save({ source: 1 })).message).toBe('请填写拉流地址!');
    expect((await save({ source: 1, pullHls: 'http://a.example.edu.cn/x.m3u8' })).message).toBe('拉流地址格式不正确!');
    expect((await save({ source: 1, pullHls: 'https://169.254.169.254/x.exe' })).message).toBe('拉流地址格式不正确!');
    expect((await save({ source: 3 })).message).toBe('请上传点播文件!');
    expect((await save({ source: 2 }, 'hr1')).success).toBe(false);
    const saved = await save({ source: 1, pullHls: 'https://cdn.example.edu.cn/live/x.m3u8' });
    expect(saved.message).toBe('已保存，但 cdn.example.edu.cn 不在 MEDIA_HOSTS 中，浏览器不能播放');
    expect((await call('pushUrl', { id }, 'hr1')).message).toBe('直播来源不是推流，没有推流地址');
    fixture.moveTo('2025-10-27T13:50:00');
    await call('start', { id }, 'hr1');
    expect((await save({ source: 2 })).message).toBe('直播开始后不能修改直播来源');
    const { result } = await fixture.deliveries.get('hr2', `${path}/playUrls`, { preachId });
    expect(result).toMatchObject({ hls: 'https://cdn.example.edu.cn/live/x.m3u8', flv: null });
    const own = await fixture.deliveries.get('hr1', `${path}/queryById`, { id });
    expect(own.result.pullHls).toBeNull();
  });
  it('has its recordings as one replay', async () => {
    const { preachId, stream } = await online();
    fixture.moveTo('2025-10-27T14:00:00');
    await hook('onPublish', stream);
    const recorded = { seconds: [7200, 1800] };
    // A stream server repeats a call whose answer it missed.
    for (const [i, duration] of [...recorded.seconds.entries(), ...recorded.seconds.entries()])
      await fixture.deliveries.app.call({
        method: 'POST',
        url: '/server/live/hook/onDvr',
        headers: { 'x-hook-token': hookToken },
        payload: { stream: stream.streamName, file: `${stream.streamName}/${i}.flv`, duration },
      });
    const replay = () => fixture.deliveries.get('hr2', `${path}/replay`, { preachId });
    expect((await replay()).message).toBe('暂无回放');
    await call('end', { id: stream.id });
    const { result } = await replay();
    expect(result.kind).toBe('flv');
    expect(result.parts.map(({ durationMs }: { durationMs: number }) => durationMs)).toEqual([7_200_000, 1_800_000]);
    await call('savePull', { id: stream.id, replayUrl: 'https://cdn.example.edu.cn/replay.mp4' });
    expect((await replay()).result).toMatchObject({ kind: 'mp4', url: 'https://cdn.example.edu.cn/replay.mp4' });
  });
});

describe('the viewers of a session', () => {
  it('are those who signed up when the school says so', async () => {
    const { preachId, stream } = await online();
    await call('control', { id: stream.id, needSignUp: 1 }, 'hr1');
    const [first, second] = [await fixture.deliveries.student(), await fixture.deliveries.student()];
    await fixture.signUp(preachId, first);
    fixture.moveTo('2025-10-27T14:00:00');
    await call('start', { id: stream.id });
    const enter = async (student: { id: string }) => {
      const own = await fixture.deliveries.signedIn(student as never);
      return own('POST', '/api/stu/preach/enter', { preachId });
    };
    expect((await enter(first)).result).toMatchObject({ status: 1, role: 1, online: 1, needSignUp: true });
    expect((await enter(second)).message).toBe('请先报名后观看!');
    expect((await call('enter', { preachId }, 'hr2')).message).toBe('请先报名后观看!');
    expect((await call('enter', { preachId }, 'hr1')).result.role).toBe(2);
    expect((await call('enter', { preachId })).result.role).toBe(3);
  });
  it('have attended when they watched most of it', async () => {
    const { preachId, stream } = await online();
    const [long, short, missing] = await Promise.all([1, 2, 3].map(() => fixture.deliveries.student()));
    if (!long || !short || !missing) throw new Error('no students');
    await fixture.signUp(preachId, short);
    await fixture.signUp(preachId, missing);
    fixture.moveTo('2025-10-27T14:00:00');
    await call('start', { id: stream.id });
    const watch = async (student: typeof long, minutes: number) => {
      const own = await fixture.deliveries.signedIn(student);
      const { result } = await own('POST', '/api/stu/preach/enter', { preachId });
      await sql`update live_watch set watch_seconds = ${minutes * 60}::int where id = ${result.watchId}`.execute(
        fixture.db,
      );
    };
    await watch(long, 70);
    await watch(short, 20);
    fixture.moveTo('2025-10-27T15:40:00');
    await fixture.step('finish', { id: preachId });
    const rows = await fixture.attendees(preachId);
    const of = ({ id }: { id: string }) => rows.find(({ employId }) => employId === id);
    expect(of(long)).toMatchObject({ status: 2, source: 3, watchSeconds: 4200 });
    expect(of(short)).toMatchObject({ status: 3, source: 1, watchSeconds: 1200 });
    expect(of(missing)).toMatchObject({ status: 3, watchSeconds: 0 });
    expect(await fixture.row(preachId)).toMatchObject({ watchCount: 2, checkinCount: 1 });
  });
});

describe('the chat of a session', () => {
  it('is open around its time, takes turns and replaces forbidden words', async () => {
    const { preachId } = await online();
    const say = (content: string, who: Who = 'hr2') => chat('send', { preachId, content }, who);
    fixture.moveTo('2025-10-27T13:29:59');
    await call('enter', { preachId }, 'hr2');
    expect((await say('你好')).message).toBe('聊天未开放');
    fixture.moveTo('2025-10-27T13:30:00');
    for (const [word, level] of [
      ['刷单', 1],
      ['加微信', 2],
    ] as const)
      await fixture.post('school', '/moderation/sensitiveWord/add', { word, level, category: 9 });
    expect((await say('招应届生吗')).result).toMatchObject({ senderRole: 1, status: 1 });
    expect((await say('太快了')).message).toBe('发言太频繁，请稍后再试');
    expect((await say('我们招，不刷单，请加微信', 'hr1')).result).toMatchObject({
      senderRole: 2,
      status: 1,
      content: '我们招，不**，请***',
    });
    expect((await say(' ', 'hr1')).message).toBe('请输入聊天内容!');
    fixture.moveTo('2025-10-27T16:30:01');
    expect((await say('还在吗', 'hr1')).message).toBe('聊天未开放');
  });
  it('is read by a college as far as its own students wrote it', async () => {
    const { preachId } = await online();
    const [own, other] = [
      await fixture.deliveries.student(),
      await fixture.deliveries.student({ sysOrgCode: colleges.computing }),
    ];
    fixture.moveTo('2025-10-27T14:00:00');
    const [ownCall, otherCall] = [await fixture.deliveries.signedIn(own), await fixture.deliveries.signedIn(other)];
    for (const [say, content] of [
      [ownCall, '招文科生吗'],
      [otherCall, '招理科生吗'],
    ] as const) {
      expect((await say('POST', '/api/stu/preach/enter', { preachId })).success).toBe(true);
      expect((await say('POST', '/api/stu/preach/chat', { preachId, content })).success).toBe(true);
    }
    await chat('send', { preachId, content: '都招' }, 'hr1');
    const read = async (who: Who) =>
      (await fixture.deliveries.get(who, '/preach/preachChat/list', { preachId })).result.records
        .map(({ content }: { content: string }) => content)
        .sort();
    expect(await read('college')).toEqual(['招文科生吗']);
    expect(await read('school')).toEqual(['招文科生吗', '招理科生吗', '都招'].sort());
  });
  it('is moderated by its company and the school', async () => {
    const { preachId, stream } = await online();
    fixture.moveTo('2025-10-27T14:00:00');
    await call('enter', { preachId }, 'hr2');
    const { result: message } = await chat('send', { preachId, content: '招应届生吗' }, 'hr2');
    const seen = async () =>
      (await fixture.deliveries.get('hr2', '/preach/preachChat/poll', { preachId })).result.messages.map(
        ({ content }: { content: string }) => content,
      );
    expect(await seen()).toEqual(['招应届生吗']);
    expect((await chat('hide', { id: message.id }, 'hr2')).success).toBe(false);
    expect((await chat('hide', { id: message.id }, 'hr1')).success).toBe(true);
    expect(await seen()).toEqual([]);
    await chat('restore', { id: message.id });
    expect(await seen()).toEqual(['招应届生吗']);
    const mute = { preachId, userId: message.senderId, minutes: 10 };
    expect((await chat('mute', mute, 'hr2')).success).toBe(false);
    expect((await chat('mute', mute, 'hr1')).message).toBe('已禁言');
    const mutes = await fixture.deliveries.get('hr1', '/preach/preachChat/mutes', { preachId });
    expect(mutes.result).toMatchObject([{ userId: message.senderId, muteUntil: '2025-10-27 14:10:00' }]);
    fixture.moveTo('2025-10-27T14:01:00');
    expect((await chat('send', { preachId, content: '为什么' }, 'hr2')).message).toBe('您已被禁言至2025-10-27 14:10');
    await chat('unmute', { preachId, userId: message.senderId }, 'hr1');
    expect((await chat('send', { preachId, content: '谢谢' }, 'hr2')).success).toBe(true);
    await call('control', { id: stream.id, allowChat: 0 }, 'hr1');
    fixture.moveTo('2025-10-27T14:02:00');
    expect((await chat('send', { preachId, content: '关了吗' }, 'hr2')).message).toBe('聊天已关闭');
  });
});

describe('the attendance of a session', () => {
  it('is imported by the numbers of session and student, and again without a change', async () => {
    const { id } = await fixture.approved();
    const [first, second] = [await fixture.deliveries.student(), await fixture.deliveries.student()];
    await fixture.signUp(id, first);
    const numberOf = async (student: { id: string }) =>
      (
        await sql<{ studentNo: string }>`select student_no from rc_employ_user where id = ${student.id}`.execute(
          fixture.db,
        )
      ).rows[0]?.studentNo ?? '';
    const { preachNo } = await fixture.row(id);
    const line = (no: string, time: string) => ({ 宣讲会编号: preachNo ?? '', 学号: no, 签到时间: time });
    const sheet = [
      line(await numberOf(first), '2025-10-27 14:05:00'),
      line(await numberOf(second), ''),
      line('没有此人', ''),
    ];
    const upload = async () => {
      const { payload, headers } = await xlsxUpload(sheet);
      const url = '/server/preach/preachAttendee/importExcel';
      const as = await fixture.deliveries.token('staff');
      return (await fixture.deliveries.app.call({ method: 'POST', url, as, payload, headers })).body as Reply;
    };
    expect((await upload()).result).toMatchObject({ successCount: 0, errorCount: 3 });
    fixture.moveTo('2025-10-27T17:00:00');
    const reply = await upload();
    expect(reply.result).toMatchObject({ updated: 2, errorCount: 1 });
    const attendees = await fixture.attendees(id);
    expect(
      attendees.map(({ status, method, source, checkinTime }) => ({ status, method, source, checkinTime })),
    ).toEqual(
      expect.arrayContaining([
        { status: 2, method: 3, source: 1, checkinTime: expect.stringContaining('14:05:00') },
        { status: 2, method: 3, source: 2, checkinTime: expect.stringContaining('14:00:00') },
      ]),
    );
    expect((await upload()).result).toMatchObject({ updated: 0, errorCount: 1 });
  });
  it('is read under its other address too', async () => {
    const { id } = await fixture.approved();
    const student = await fixture.deliveries.student();
    await fixture.signUp(id, student);
    const list = await fixture.deliveries.get('staff', '/preach/preachAttendance/list', { preachId: id });
    expect(list.result.total).toBe(1);
    const summary = await fixture.deliveries.get('staff', '/preach/preachAttendance/summary', { preachId: id });
    expect(summary.result).toMatchObject({ signUp: 1 });
    const denied = await fixture.post('hr1', '/preach/preachAttendance/check', { preachId: id, code: 'x' });
    expect(denied.code).toBe(510);
  });
});
