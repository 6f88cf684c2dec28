import type { WatchedLive } from '@campus/contract/live';
import { act, renderHook, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import type { LiveOwner } from '../../../src/kit/live/live-owner.ts';
import { useLive } from '../../../src/kit/live/use-live.ts';
import { RequestFailed } from '../../../src/request/request-failed.ts';

const watched = (watchId: string) =>
  ({ watchId, title: watchId, chat: { seq: 0, messages: [], gone: [] } }) as Partial<WatchedLive> as WatchedLive;
const createOwner = (enter: LiveOwner['enter']) => {
  const leave = vi.fn(async () => undefined);
  const owner = {
    id: '1',
    frames: 'liveRoom',
    isOwnFrame: () => false,
    enter,
    leave,
  } as Partial<LiveOwner> as LiveOwner;
  return { owner, leave };
};

it('leaves a room whose answer comes after the viewer has gone', async () => {
  const entered = Promise.withResolvers<WatchedLive>();
  const { owner, leave } = createOwner(() => entered.promise);
  const { unmount } = renderHook(() => useLive(owner));
  unmount();
  expect(leave).not.toHaveBeenCalled();
  entered.resolve(watched('w1'));
  await waitFor(() => expect(leave).toHaveBeenCalledWith('w1'));
});

it('tries a password again that was typed before', async () => {
  const wrong = new RequestFailed({ code: 500, http: 200, message: '观看密码不正确' });
  const enter = vi.fn<LiveOwner['enter']>().mockRejectedValue(wrong);
  const { owner } = createOwner(enter);
  const { result } = renderHook(() => useLive(owner));
  await waitFor(() => expect(result.current.error).toBe(wrong));
  act(() => result.current.enter('123456'));
  await waitFor(() => expect(enter).toHaveBeenCalledTimes(2));
  enter.mockResolvedValue(watched('w2'));
  act(() => result.current.enter('123456'));
  await waitFor(() => expect(result.current.live?.watchId).toBe('w2'));
});
