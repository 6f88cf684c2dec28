import { fairDayTexts, fairGateCode } from '@campus/contract/jobfair';
import { act, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { FairGateCodePage } from '../../../src/areas/jobfair/gate-code.tsx';
import { listen, serve, show } from '../../kit/support.tsx';

const texts = fairDayTexts.gate;
const code = { title: '秋季双选会', url: '/q/AB12?t=1', secondsLeft: 30 };
beforeEach(() => {
  vi.useFakeTimers();
  listen();
});
afterEach(() => vi.useRealTimers());
const pass = (seconds: number) => act(() => vi.advanceTimersByTimeAsync(seconds * 1000));
const said = () => screen.getByRole('status').textContent;

it('is renewed when its time is over, and again after requests that failed', async () => {
  let isBroken = false;
  const asked = serve({
    [`GET ${fairGateCode.path}`]: () => {
      if (isBroken) throw new TypeError('Failed to fetch');
      return { result: code };
    },
  });
  show(<FairGateCodePage />);
  await pass(1);
  expect(said()).toBe(texts.left(29));
  isBroken = true;
  await pass(30);
  expect(said()).toBe(texts.offline);
  await pass(11);
  expect(asked).toHaveLength(4);
  isBroken = false;
  await pass(5);
  expect(asked).toHaveLength(5);
  expect(said()).toBe(texts.left(28));
});
