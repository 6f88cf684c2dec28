import { describe, expect, it } from 'vitest';
import { sectionInView } from '../../../src/areas/demo/components/section-in-view.ts';

/** A page of sections 600 high, the last two 100, in a window of 1000, scrolled by `at`. */
const heights = [600, 600, 600, 600, 100, 100];
const whole = heights.reduce((sum, one) => sum + one, 0);
function reading(at: number): string | undefined {
  const tops = heights.map((_, i) => ({
    key: `s${i}`,
    top: heights.slice(0, i).reduce((sum, one) => sum + one, 0) - at,
  }));
  return sectionInView(tops, { top: 0, bottom: 1000, rest: whole - 1000 - at });
}

describe('the section in view', () => {
  it.each([
    [0, 's0'],
    [299, 's0'],
    [301, 's1'],
    [600, 's1'],
    [whole - 1000, 's5'],
  ])('scrolled by %s is %s', (at, key) => {
    expect(reading(at)).toBe(key);
  });
  it('is every section once, in order, while scrolling down', () => {
    const met: (string | undefined)[] = [];
    for (let at = 0; at <= whole - 1000; at += 1) if (met.at(-1) !== reading(at)) met.push(reading(at));
    expect(met).toEqual(['s0', 's1', 's2', 's3', 's4', 's5']);
  });
  it('is undefined on an empty page', () => {
    expect(sectionInView([], { top: 0, bottom: 10, rest: 0 })).toBeUndefined();
  });
});
