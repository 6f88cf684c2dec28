import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { LiveFixture } from './live-fixture.ts';

let fixture: LiveFixture;
let room: string;
beforeAll(async () => {
  fixture = await LiveFixture.open();
});
beforeEach(async () => {
  await fixture.clear();
  room = await fixture.live();
  await fixture.enter(room, 'hr2');
});
afterAll(() => fixture.close());
const say = (content: string, more: object = {}) => fixture.say('hr2', room, content, more);
const edit = (more: object) => fixture.base.post('school', '/live/liveRoom/edit', { id: room, ...more });
const seen = async (afterSeq = 0): Promise<string[]> =>
  (await fixture.base.get('hr2', '/live/liveChat/poll', { roomId: room, afterSeq })).result.messages
    .filter(({ msgType }: { msgType: number }) => msgType === 1)
    .map(({ content }: { content: string }) => content);
const moderate = (call: string, id: string) => fixture.base.post('school', `/live/liveChat/${call}`, { id });

describe('a message', () => {
  it('is shown as it was written, numbered and with its reply', async () => {
    const first = await say('<script>alert(1)</script> 请问招应届生吗？');
    expect(first.result).toMatchObject({
      senderRole: 1,
      status: 1,
      content: '<script>alert(1)</script> 请问招应届生吗？',
    });
    const second = await fixture.say('school', room, '招的', { replyTo: first.result.id });
    expect(second.result).toMatchObject({
      senderRole: 2,
      seq: first.result.seq + 1,
      replyTo: { content: first.result.content },
    });
    expect((await say('回复别处', { replyTo: 'elsewhere' })).message).toBe('回复的消息不存在');
  });
  it.each([
    ['is blank', '   ', '请输入聊天内容!'],
    ['has 201 characters', '长'.repeat(201), '聊天内容最多200个字符!'],
  ])('is refused when it %s', async (_case, content, message) => {
    expect((await say(content)).message).toBe(message);
  });
  it('is refused when it has a megabyte', async () => {
    const reply = await say('长'.repeat(350_000));
    expect(reply).toMatchObject({ success: false, message: '文件大小超出8KB限制, 请压缩或降低文件质量! ' });
    expect(await seen()).toEqual([]);
  });
  it('is refused from visitors, from users who did not enter, and while the room is not live', async () => {
    const anonymous = await fixture.base.app.call({
      method: 'POST',
      url: '/server/live/liveChat/send',
      payload: { roomId: room, content: '你好' },
    });
    expect(anonymous.body.message).toBe('请登录后观看!');
    expect((await fixture.say('hr1', room, '你好')).message).toBe('数据不存在或无权访问');
    await fixture.done('school', 'finish', { id: room });
    expect((await say('还在吗')).message).toBe('直播未开始，暂不能发言!');
  });
  it('waits when the chat is slow, and is refused when it repeats', async () => {
    await edit({ slowModeSeconds: 10 });
    expect((await say('第一句')).success).toBe(true);
    expect((await say('第二句')).message).toBe('发言过于频繁，请10秒后再试!');
    expect((await fixture.say('school', room, '主播不受限制')).success).toBe(true);
    expect((await fixture.say('school', room, '主播不受限制')).success).toBe(true);
    fixture.base.clock.pass(0.2);
    expect((await say('第一句')).success).toBe(true);
    await edit({ slowModeSeconds: 0 });
    expect((await say('第一句')).success).toBe(true);
    expect((await say('第一句')).message).toBe('请勿重复发言!');
  });
  it('repeats when only a replaced word differs', async () => {
    for (const word of ['笨蛋', '傻瓜'])
      await fixture.base.post('school', '/moderation/sensitiveWord/add', {
        ...{ word, level: 3, category: 9, replaceText: '**' },
      });
    await edit({ slowModeSeconds: 0 });
    for (const said of ['你这个笨蛋', '你这个傻瓜', '你这个笨蛋'])
      expect((await say(said)).result).toMatchObject({ content: '你这个**' });
    expect((await say('你这个傻瓜')).message).toBe('请勿重复发言!');
  });
  it('is one of ten when a user sends a hundred at once', async () => {
    const replies = await Promise.all(Array.from({ length: 100 }, (_, i) => say(`第${i}句`)));
    expect(replies.filter(({ success }) => success)).toHaveLength(10);
    expect(new Set(replies.filter(({ success }) => success).map(({ result }) => result.seq)).size).toBe(10);
    expect((await fixture.row(room)).chatCount).toBe(10);
  });
  it('follows the switches of the room', async () => {
    await edit({ chatMode: 3 });
    expect((await say('有人吗')).message).toBe('全员禁言中!');
    expect((await fixture.say('school', room, '请安静')).success).toBe(true);
    await edit({ chatEnabled: 'N' });
    expect((await fixture.say('school', room, '请安静')).message).toBe('聊天已关闭!');
  });
  it('waits for review in that mode and is seen when it is approved', async () => {
    await edit({ chatMode: 2 });
    const { result } = await say('先审后发');
    expect(result.status).toBe(0);
    expect(await seen()).toEqual([]);
    expect((await moderate('approve', result.id)).success).toBe(true);
    expect(await seen()).toEqual(['先审后发']);
  });
});

describe('moderation', () => {
  it('blocks, holds back and replaces words of the three levels', async () => {
    const word = (text: string, level: number, more: object = {}) =>
      fixture.base.post('school', '/moderation/sensitiveWord/add', { word: text, level, category: 9, ...more });
    await word('刷单', 1);
    await word('加微信', 2);
    await word('笨蛋', 3, { replaceText: '**' });
    expect((await say('兼职刷 单日结')).message).toBe('内容包含违规信息，请修改后再发!');
    expect((await say('请加微信')).result.status).toBe(0);
    expect((await say('你这个笨蛋')).result).toMatchObject({ status: 1, content: '你这个**' });
    expect(await seen()).toEqual(['你这个**']);
    const listed = await fixture.base.get('school', '/live/liveChat/list', { roomId: room, status: 0 });
    expect(listed.result.records).toMatchObject([{ hitWords: '加微信' }]);
  });
  it('hides a message from viewers at once and shows it again', async () => {
    const { result } = await say('不合适的话');
    await moderate('hide', result.id);
    const page = await fixture.base.get('hr2', '/live/liveChat/poll', { roomId: room, afterSeq: result.seq });
    expect(page.result).toMatchObject({ messages: [], gone: [result.id] });
    await moderate('restore', result.id);
    expect(await seen(page.result.seq)).toEqual(['不合适的话']);
    await moderate('delete', result.id);
    expect((await moderate('restore', result.id)).message).toBe('当前状态为“已删除”，不能恢复');
    expect(await seen()).toEqual([]);
  });
  it('pins one message of a room', async () => {
    const ids = [(await say('一')).result.id, (await say('二')).result.id];
    for (const id of ids) await moderate('pin', id);
    const { result } = await fixture.enter(room, 'hr2');
    expect(result.chat.messages.filter(({ isPinned }: { isPinned: boolean }) => isPinned)).toMatchObject([
      { id: ids[1] },
    ]);
  });
  it('mutes a viewer until the end of the time, once in the list, and no user who runs the room', async () => {
    const { result } = await say('你好');
    const mute = (body: object, who: 'school' | 'hr1' = 'school') =>
      fixture.base.post(who, '/live/liveChat/mute', { roomId: room, ...body });
    expect((await mute({ userId: result.senderId, minutes: 10 }, 'hr1')).message).toBe('数据不存在或无权访问');
    await mute({ userId: result.senderId, minutes: 10 });
    await mute({ userId: result.senderId, minutes: 60 });
    expect((await fixture.base.get('school', '/live/liveMute/list', { roomId: room })).result.total).toBe(1);
    expect((await say('还能说吗')).message).toBe('您已被禁言!');
    fixture.base.clock.pass(61);
    expect((await say('又能说了')).success).toBe(true);
    const own = await fixture.say('school', room, '主播');
    expect((await mute({ userId: own.result.senderId })).message).toBe('不能禁言主播和管理员');
    await mute({ userId: result.senderId });
    expect((await say('再说')).message).toBe('您已被禁言!');
    await fixture.base.post('school', '/live/liveChat/unmute', { roomId: room, userId: result.senderId });
    expect((await say('再说')).success).toBe(true);
  });
});
