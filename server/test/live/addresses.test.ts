import { describe, expect, it } from 'vitest';
import {
  createPlayAddresses,
  createPushAddress,
  derivePlayKey,
  getPushExpiry,
  type Provider,
  parseKeys,
  type StreamRole,
  signStream,
  verifyStream,
} from '../../src/platform/live/addresses.ts';
import { isSameSecret } from '../../src/platform/live/hooks.ts';

const expiry = 1_750_071_600;
const push = 'demo-key';
const play = derivePlayKey(push);

describe('a signed address', () => {
  it.each<[Provider, StreamRole, string, string, string]>([
    ['builtin', 'push', push, '', 'txSecret=c5a675981ae13356a3263e2fff9cd6ed&txTime=684FF930'],
    ['builtin', 'play', play, '', 'txSecret=f58b9baf6e60ca8fc9c342aead77fd90&txTime=684FF930'],
    ['nms', 'push', push, '', `sign=${expiry}-dab9a256a85822bfaf48c3a410b84c40`],
    ['aliyun', 'push', push, '', `auth_key=${expiry}-0-0-18cb6af8f98968f0dc452698ddfd9e07`],
    ['aliyun', 'play', push, '.flv', `auth_key=${expiry}-0-0-b4574d72c1dd320ab4438a7f91eaf7a6`],
    ['tencent', 'push', push, '', 'txSecret=c5a675981ae13356a3263e2fff9cd6ed&txTime=684FF930'],
    ['srs', 'push', push, '', `exp=${expiry}&token=858784666b7df96bcd3ecd7e89dd5ff6a63d0bd2cf695c74b74354f8bd7f8c8c`],
    ['srs', 'play', push, '', `exp=${expiry}&token=46a7ba41cc6bd70bd1ccb013e6ae979890f9a9096da59cfe2b537afd31090f1d`],
  ])('of %s to %s is the published one', (provider, role, key, suffix, expected) => {
    expect(signStream(provider, key, 'r1001', expiry, { role, suffix })).toBe(expected);
  });
  it('of NMS is the example of its documentation', () => {
    expect(signStream('nms', 'authkey@2019', 'stream', 1_575_453_962, { role: 'push' })).toBe(
      'sign=1575453962-22d7d03aa3fe7d880f29bed08ccb25f0',
    );
  });
  it('verifies until it expires, and for its own stream, key and role only', () => {
    for (const provider of ['builtin', 'nms', 'srs', 'tencent', 'demo'] as const) {
      const query = signStream(provider, push, 'r1001', expiry, { role: 'push' });
      const verify = (name: string, key: string, now: number, role: StreamRole = 'push') =>
        verifyStream(provider, key, name, query, now, { role });
      expect(verify('r1001', push, expiry)).toBe(true);
      expect(verify('r1001', push, expiry + 1)).toBe(false);
      expect(verify('r1002', push, expiry)).toBe(false);
      expect(verify('r1001', play, expiry)).toBe(false);
      if (provider === 'srs') expect(verify('r1001', push, expiry, 'play')).toBe(false);
      expect(verifyStream(provider, push, 'r1001', query.slice(0, -1), expiry, { role: 'push' })).toBe(false);
      expect(verifyStream(provider, push, 'r1001', '', expiry, { role: 'push' })).toBe(false);
    }
  });
  it('joins base, name and query, and offers HLS only where the provider makes it', () => {
    const bases = { push: 'rtmp://live.example.edu.cn/live', pull: 'https://live.example.edu.cn/live' };
    const keys = parseKeys(push);
    expect(createPushAddress('srs', keys, bases, 'r1', expiry)).toMatchObject({
      server: bases.push,
      rtmp: expect.stringMatching(/^rtmp:\/\/live\.example\.edu\.cn\/live\/r1\?exp=/),
    });
    expect(createPlayAddresses('tencent', keys, bases, 'r1', expiry).hls).toMatch(/\/live\/r1\.m3u8\?txSecret=/);
    expect(createPlayAddresses('builtin', keys, { ...bases, pull: '/live' }, 'r1', expiry)).toMatchObject({
      hls: null,
      flv: expect.stringMatching(/^\/live\/r1\.flv\?txSecret=/),
    });
  });
  it('of a publisher expires half an hour after the end, in two hours at least and a day at most', () => {
    const now = 1_000_000;
    expect(getPushExpiry(now + 3 * 3600, now)).toBe(now + 3.5 * 3600);
    expect(getPushExpiry(now - 3600, now)).toBe(now + 2 * 3600);
    expect(getPushExpiry(now + 72 * 3600, now)).toBe(now + 24 * 3600);
  });
  it('has the play key that was given or a derived one', () => {
    expect(parseKeys('demo-key')).toEqual({
      push,
      play: '211f4de459418e91fdd2a9eabbff20e984dbf5d94f46cff568aca569c6d3514a',
    });
    expect(parseKeys('a:b')).toEqual({ push: 'a', play: 'b' });
  });
  it('compares secrets of any length', () => {
    expect(isSameSecret('token', 'token')).toBe(true);
    for (const wrong of ['', 'tokem', 'token1', 'x'.repeat(1000)]) expect(isSameSecret(wrong, 'token')).toBe(false);
  });
});
