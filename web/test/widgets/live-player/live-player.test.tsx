import { liveScreen } from '@campus/contract/live';
import { render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { LivePlayer, type PlayerSource } from '../../../src/widgets/live-player/live-player.tsx';
import { faultOfFlv, faultOfHls } from '../../../src/widgets/live-player/player-fault.ts';

const texts = liveScreen.player;
const clip: PlayerSource = { kind: 'mp4', url: '/live/media/a.mp4?sign=1', position: 0, isLive: true };
beforeEach(() => {
  for (const name of ['play', 'pause', 'load'] as const)
    vi.spyOn(HTMLMediaElement.prototype, name).mockImplementation(() => Promise.resolve());
});
afterEach(() => vi.restoreAllMocks());

function showClip(): HTMLVideoElement {
  render(<LivePlayer source={clip} onRetry={() => undefined} />);
  return screen.getByLabelText(texts.video);
}
const failWith = (video: HTMLVideoElement, code: number): void => {
  Object.defineProperty(video, 'error', { value: { code }, configurable: true });
  video.dispatchEvent(new Event('error'));
};
const answer = (status: number) => vi.stubGlobal('fetch', async () => new Response('x', { status }));
const fault = async () => (await screen.findByRole('alert')).querySelector('p')?.textContent;

it('says that the codec is not supported when a readable file has no decoder', async () => {
  answer(206);
  failWith(showClip(), 4);
  expect(await fault()).toBe(texts.unsupported);
});
it('says that the codec is not supported when decoding fails', async () => {
  failWith(showClip(), 3);
  expect(await fault()).toBe(texts.unsupported);
});
it('says that the video cannot be played now when its address is refused', async () => {
  answer(403);
  failWith(showClip(), 4);
  expect(await fault()).toBe(texts.unplayable);
});
it('does not play the sound of a picture that the browser left out', async () => {
  const video = showClip();
  Object.defineProperties(video, { videoWidth: { value: 0 }, duration: { value: 30 } });
  video.dispatchEvent(new Event('loadedmetadata'));
  expect(await fault()).toBe(texts.unsupported);
  expect(video.pause).toHaveBeenCalled();
});
it('keeps the first reason', async () => {
  const video = showClip();
  failWith(video, 3);
  expect(await fault()).toBe(texts.unsupported);
  Object.defineProperty(video, 'error', { value: { code: 2 } });
  video.dispatchEvent(new Event('error'));
  expect(await fault()).toBe(texts.unsupported);
});

it.each([
  ['CodecUnsupported', undefined, 'unsupported'],
  ['FormatUnsupported', undefined, 'unsupported'],
  ['MediaMSEError', { code: 9 }, 'unsupported'],
  ['MediaMSEError', { code: 11 }, 'unplayable'],
  ['HttpStatusCodeInvalid', { code: 403 }, 'unplayable'],
] as const)('reads the failure %s %o of a stream as %s', (detail, info, expected) => {
  expect(faultOfFlv(detail, info)).toBe(expected);
});
it.each([
  ['manifestIncompatibleCodecsError', 'unsupported'],
  ['bufferAddCodecError', 'unsupported'],
  ['fragLoadError', 'unplayable'],
] as const)('reads the failure %s of a play list as %s', (details, expected) => {
  expect(faultOfHls(details)).toBe(expected);
});
