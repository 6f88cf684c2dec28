import { matchProgress } from '@campus/contract/match';
import { act, cleanup } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { MatchProgressNote } from '../../../src/areas/match/match-run-tool.tsx';
import { serve, show, signIn } from '../../kit/support.tsx';

afterEach(() => vi.useRealTimers());
it.each([
  [true, 3],
  [false, 1],
])('asks for the progress of a run again while one is in progress: %s', async (isRunning, times) => {
  vi.useFakeTimers();
  signIn();
  const asked = serve({ [`GET ${matchProgress.path}`]: () => ({ result: { isRunning, done: 1, total: 9 } }) });
  show(<MatchProgressNote />);
  await act(() => vi.advanceTimersByTimeAsync(5_000));
  expect(asked).toHaveLength(times);
  cleanup();
});
