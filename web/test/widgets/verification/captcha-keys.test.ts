import { renderHook } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { useCaptcha } from '../../../src/widgets/verification/use-captcha.ts';

afterEach(() => void vi.useRealTimers());

test('keys of the same millisecond begin with the time and differ by what no other browser knows', () => {
  vi.useFakeTimers({ toFake: ['Date'], now: 1_764_556_800_000 });
  const keys = [1, 2, 3].map(() => renderHook(() => useCaptcha(false)).result.current.key);
  for (const key of keys) expect(key).toMatch(/^1764556800000\d{6}$/);
  expect(new Set(keys).size).toBe(3);
});
