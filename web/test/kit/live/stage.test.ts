import { describe, expect, it } from 'vitest';
import { toReplay, toSource } from '../../../src/kit/live/stage.tsx';
import { fileUrl } from '../../../src/request/file-url.ts';

const none = { flv: null, hls: null, rtmp: null, mp4: null, position: null, expireTime: '2026-11-27 17:00:00' };

describe('what the player is given', () => {
  it.each([
    ['an uploaded video', 'live-video/a.mp4?e=1&s=x', fileUrl('live-video/a.mp4?e=1&s=x')],
    ['the clip of the site', '/live/media/r1xabcdef.mp4?txSecret=1', '/live/media/r1xabcdef.mp4?txSecret=1'],
    ['a video elsewhere', 'https://example.com/a.mp4', 'https://example.com/a.mp4'],
  ])('is the address of %s, live and as a replay', (_what, mp4, url) => {
    expect(toSource({ ...none, mp4, position: 12 })).toEqual({ kind: 'mp4', url, position: 12, isLive: true });
    expect(toReplay({ kind: 'mp4', url: mp4, position: 0 } as never).url).toBe(url);
  });
  it('is nothing while there is no stream', () => {
    expect(toSource(none)).toBeUndefined();
  });
});
