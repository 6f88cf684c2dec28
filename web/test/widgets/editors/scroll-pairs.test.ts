import { describe, expect, it } from 'vitest';
import { interpolate, reachablePairs, reversePairs } from '../../../src/widgets/editors/scroll-pairs.ts';

describe('scroll positions of two views', () => {
  const pairs = reachablePairs(
    [
      [0, 0],
      [100, 400],
      [90, 500],
      [900, 1200],
    ],
    [500, 1000],
  );
  it('keeps increasing pairs that both views can reach', () => {
    expect(pairs).toEqual([
      [0, 0],
      [100, 400],
      [500, 1000],
    ]);
  });
  it.each([
    [0, 0],
    [50, 200],
    [100, 400],
    [300, 700],
    [500, 1000],
    [600, 1000],
  ])('stand at %s and %s together', (from, to) => {
    expect(interpolate(pairs, from)).toBe(to);
    if (from <= 500) expect(interpolate(reversePairs(pairs), to)).toBe(from);
  });
  it('does not move when there is nothing to scroll', () => {
    expect(interpolate(reachablePairs([], [0, 0]), 0)).toBe(0);
  });
});
