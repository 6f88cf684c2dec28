import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { signStream } from '../../src/platform/live/addresses.ts';
import { LiveFixture } from './live-fixture.ts';

let fixture: LiveFixture;
beforeAll(async () => {
  fixture = await LiveFixture.open({
    MEDIA_HOSTS: 'https://play.school.edu.cn',
    LIVE_HOOK_TOKEN: 'hook-token-of-this-test',
  });
});
beforeEach(() => fixture.clear());
afterAll(() => fixture.close());

const key = 'tenant-key:tenant-play';
const own = {
  'live.provider': 'tencent',
  'live.pushDomain': 'push.school.edu.cn',
  'live.pullDomain': 'play.school.edu.cn',
  'live.signKey': key,
};
const save = (values: object) => fixture.base.post('school', '/recruit/setting/save', { group: 'live', values });
const saved = async (values: object) => {
  const reply = await save(values);
  if (!reply.success) throw new Error(reply.message);
};
const read = async () => (await fixture.base.get('school', '/recruit/setting/list')).result;
const sign = (name: string, by: string) =>
  `?${signStream('tencent', by, name, Math.floor(fixture.base.clock.now().getTime() / 1000) + 600, { role: 'push' })}`;
const publish = async (id: string, by: string) => {
  const { streamName } = (await fixture.row(id)) as { streamName: string };
  return fixture.hook('onPublish', { stream: streamName, param: sign(streamName, by), client_id: 'c1' });
};

describe('the stream service of a tenant', () => {
  it('is that of the installation without settings of its own', async () => {
    expect(await fixture.row(await fixture.add())).toMatchObject({ provider: 'builtin' });
    expect((await read()).values).toMatchObject({ 'live.provider': '', 'live.pushDomain': '', 'live.signKey': '' });
  });
  it('signs addresses and checks publishers by its own hosts and key', async () => {
    await saved(own);
    const id = await fixture.planned();
    expect(await fixture.row(id)).toMatchObject({ provider: 'tencent' });
    const { result: push } = await fixture.step('school', 'pushUrl', { id });
    expect(push.server).toBe('rtmp://push.school.edu.cn/live');
    const { streamName } = (await fixture.row(id)) as { streamName: string };
    const param = `?${push.streamKey.split('?')[1]}`;
    expect(await publish(id, 'another-key')).toBe(1);
    expect(await publish(id, 'tenant-play')).toBe(1);
    expect(await fixture.hook('onPublish', { stream: streamName, param, client_id: 'c1' })).toBe(0);
    const { result: play } = await fixture.base.get('school', '/live/liveRoom/playUrls', { id });
    const expected = await fixture.hook('onPlay', {
      stream: streamName,
      param: `?${new URL(play.flv).search.slice(1)}`,
    });
    expect([new URL(play.flv).origin, expected]).toEqual(['https://play.school.edu.cn', 0]);
    expect(new URL(play.hls).pathname).toBe(`/live/${streamName}.m3u8`);
  });
  it('keeps its key encrypted, sends it to no browser and logs no value', async () => {
    await saved(own);
    await saved({ ...own, 'live.signKey': '' });
    const { values, kept } = await read();
    expect([values['live.signKey'], kept]).toEqual(['', ['live.signKey']]);
    const { rows } = await sql<{ stored: string; logged: string; audited: string }>`
      select setting_value as stored,
        (select string_agg(request_param, ' ') from sys_log where request_url = '/recruit/setting/save') as logged,
        (select string_agg(a::text, ' ') from sys_audit a where a::text like '%setting.save%') as audited
      from rc_setting where setting_key = 'live.signKey'`.execute(fixture.db);
    expect(rows[0]?.stored).toMatch(/^v1\./);
    for (const text of [rows[0]?.logged, rows[0]?.audited]) {
      expect(text).toContain('push.school.edu.cn');
      expect(text).not.toContain('tenant-key');
    }
    expect(await publish(await fixture.planned(), 'tenant-key')).toBe(0);
  });
  it('leaves streams from before a change to the service they were made for', async () => {
    const before = await fixture.planned({ provider: 'srs' });
    await saved(own);
    expect(await publish(before, 'tenant-key')).toBe(1);
    const { streamName } = (await fixture.row(before)) as { streamName: string };
    expect((await fixture.step('school', 'pushUrl', { id: before })).result.rtmp).not.toContain('push.school.edu.cn');
    expect(streamName).toMatch(/^r/);
  });
  it.each([
    ['a service without its host', { ...own, 'live.pushDomain': '' }, '使用外部流服务时请填写推流域名!'],
    ['a service without its key', { ...own, 'live.signKey': '' }, '使用外部流服务时请填写签名密钥!'],
    [
      'a host that browsers may not play from',
      { ...own, 'live.pullDomain': 'other.example.com' },
      '该域名不在系统允许的媒体地址中，请联系系统管理员!',
    ],
    ['an address as host', { ...own, 'live.pushDomain': 'rtmp://push/live' }, '请填写域名，例如live.example.edu.cn'],
    ['a provider that does not exist', { ...own, 'live.provider': 'other' }, '流服务的值不在可选范围内!'],
    ['a key with a space', { ...own, 'live.signKey': 'a b' }, '密钥不能包含空格和中文'],
  ])('refuses %s', async (_case, values, message) => {
    expect((await save(values)).message).toBe(message);
    expect((await read()).values).toMatchObject({ 'live.provider': '' });
  });
});
