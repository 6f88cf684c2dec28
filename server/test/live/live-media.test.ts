import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { flvHeader, isKeyframe, tagTypes } from '../../src/platform/live/flv.ts';
import { LiveFixture } from './live-fixture.ts';
import { readTags, toHevc } from './read-tags.ts';
import { RtmpPublisher } from './rtmp-publisher.ts';

/*
 * The embedded media server with a real stream: slower than other tests, because it starts a process and publishes in real
 * time.
 */
const file = fileURLToPath(new URL('stream.flv', import.meta.url));
const wait = { timeout: 20_000, interval: 50 };
let fixture: LiveFixture;
let site: string;
beforeAll(async () => {
  // The clock of the server is the real one: the media process knows no other.
  fixture = await LiveFixture.open({ LIVE_RTMP_PORT: '0' });
  fixture.base.clock.set(new Date().toISOString());
  site = await fixture.base.app.server.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(() => fixture.close());

const chinaTime = (minutes: number): string =>
  new Date(Date.now() + 8 * 3600_000 + minutes * 60_000).toISOString().slice(0, 19).replace('T', ' ');
const plan = () => ({ planStartTime: chinaTime(10), planEndTime: chinaTime(70) });
const becomes = (id: string, status: number) =>
  vi.waitFor(async () => expect((await fixture.row(id)).status).toBe(status), wait);

/** The first bytes of a stream. */
async function readStream(path: string, bytes: number): Promise<Buffer> {
  const stop = new AbortController();
  const answered = await fetch(site + path, { signal: stop.signal });
  expect(answered.status).toBe(200);
  const parts: Buffer[] = [];
  const reader = (answered.body as ReadableStream<Uint8Array>).getReader();
  for (;;) {
    const { value, done } = await reader.read();
    if (done) break;
    parts.push(Buffer.from(value));
    if (parts.reduce((sum, { length }) => sum + length, 0) >= bytes) break;
  }
  stop.abort();
  return Buffer.concat(parts);
}

describe('the embedded media server', () => {
  it('takes a signed stream, passes it on as FLV, comes back after a crash and records', async () => {
    const id = await fixture.planned(plan());
    const { result: address } = await fixture.done('school', 'pushUrl', { id });
    const { media } = fixture.engine.services.live;
    expect(media.state).toBe('running');
    const forged = await RtmpPublisher.publish(address.server, `${address.streamKey}0`, file);
    await vi.waitFor(() => expect(forged.isClosed).toBe(true), wait);
    expect((await fixture.row(id)).status).toBe(3);

    const first = await RtmpPublisher.publish(address.server, address.streamKey, file);
    await becomes(id, 4);
    const { result: play } = await fixture.base.get('hr2', '/live/liveRoom/playUrls', { id });
    const stream = await readStream(play.flv, 60_000);
    expect(stream.subarray(0, 3)).toEqual(flvHeader.subarray(0, 3));
    const kinds = new Set([...readTags(stream)].map(({ type }) => type));
    expect(kinds).toEqual(new Set([tagTypes.script, tagTypes.audio, tagTypes.video]));
    expect((await fetch(`${site}${play.flv.replace(/txSecret=./, 'txSecret=x')}`)).status).toBe(403);

    process.kill(media.pid as number, 'SIGKILL');
    await becomes(id, 5);
    await vi.waitFor(() => expect(media.state).toBe('running'), wait);
    expect(first.isClosed).toBe(true);
    const second = await RtmpPublisher.publish(address.server, address.streamKey, file);
    await becomes(id, 4);
    await vi.waitFor(async () => {
      const { result } = await fixture.base.get('school', '/live/liveRoom/console', { id });
      expect(result).toMatchObject({ media: 'running', isPublishing: true });
    }, wait);

    await fixture.done('school', 'finish', { id });
    await vi.waitFor(() => expect(second.isClosed).toBe(true), wait);
    await vi.waitFor(async () => expect(await fixture.playbacks(id)).toMatchObject([{ status: 1 }]), wait);
    const [playback] = await fixture.playbacks(id);
    const { result: replay } = await fixture.base.get('school', '/live/livePlayback/play', {
      id: String(playback?.id),
    });
    const part = await fetch(site + replay.url, { headers: { range: 'bytes=0-2047' } });
    expect(part.status).toBe(206);
    const recorded = Buffer.from(await part.arrayBuffer());
    expect(recorded.subarray(0, 3).toString()).toBe('FLV');
    expect(recorded.includes('filepositions')).toBe(true);
  });
  it('takes another codec after ten hours, passes it on as it is and records it from zero', async () => {
    const id = await fixture.planned(plan());
    const { result: address } = await fixture.done('school', 'pushUrl', { id });
    const tenHours = 10 * 3600_000;
    const publisher = await RtmpPublisher.publish(
      address.server,
      address.streamKey,
      toHevc(readFileSync(file)),
      tenHours,
    );
    await becomes(id, 4);
    const { result: play } = await fixture.base.get('hr2', '/live/liveRoom/playUrls', { id });
    const pictures = [...readTags(await readStream(play.flv, 60_000))].filter(({ type }) => type === tagTypes.video);
    expect(pictures.every(({ data }) => data.subarray(1, 5).toString() === 'hvc1')).toBe(true);
    expect(Math.max(...pictures.map(({ timestamp }) => timestamp))).toBeGreaterThan(tenHours);
    await fixture.done('school', 'finish', { id });
    await vi.waitFor(() => expect(publisher.isClosed).toBe(true), wait);
    await vi.waitFor(async () => expect(await fixture.playbacks(id)).toMatchObject([{ status: 1 }]), wait);
    const [playback] = await fixture.playbacks(id);
    expect(playback?.durationSeconds).toBeLessThan(60);
    const query = { id: String(playback?.id) };
    const { result: replay } = await fixture.base.get('school', '/live/livePlayback/play', query);
    const recorded = [...readTags(Buffer.from(await (await fetch(site + replay.url)).arrayBuffer()))];
    expect(Math.min(...recorded.map(({ timestamp }) => timestamp))).toBe(0);
    expect(recorded[0]?.data.includes('filepositions')).toBe(true);
    expect(recorded.filter(isKeyframe).length).toBeGreaterThan(0);
  });
  it('disconnects a publisher whose room may not start', async () => {
    const id = await fixture.planned(plan());
    const { result: address } = await fixture.done('school', 'pushUrl', { id });
    await fixture.done('school', 'cancel', { id, reason: '场地变更' });
    const publisher = await RtmpPublisher.publish(address.server, address.streamKey, file);
    await vi.waitFor(() => expect(publisher.isClosed).toBe(true), wait);
    expect((await fixture.row(id)).status).toBe(7);
  });
  it('says that its port is taken, and rooms work without it', async () => {
    const { rtmpPort } = fixture.engine.services.live.media;
    const other = await LiveFixture.open({ LIVE_RTMP_PORT: String(rtmpPort) });
    try {
      const id = await other.planned();
      expect((await other.step('school', 'pushUrl', { id })).message).toBe('流媒体服务未启动，暂不能推流');
      const { result } = await other.base.get('school', '/live/liveRoom/console', { id });
      expect(result.media).toBe('portTaken');
      await other.done('school', 'start', { id });
    } finally {
      await other.close();
    }
  });
});
