import { describe, expect, it } from 'vitest';
import { moveBy, moveTo } from '../../src/kit/list/order.ts';

describe('the order of rows', () => {
  it.each([
    ['forwards', 'a', 'c', 'b c a d'],
    ['backwards', 'd', 'b', 'a d b c'],
    ['onto itself', 'b', 'b', 'a b c d'],
    ['next to one that is gone', 'a', 'x', 'a b c d'],
  ])('takes the place of another one: %s', (_way, moved, place, order) => {
    expect(moveTo(['a', 'b', 'c', 'd'], moved, place).join(' ')).toBe(order);
  });

  it.each([
    ['b', 'up', 'b a c'],
    ['b', 'down', 'a c b'],
    ['c', 'top', 'c a b'],
    ['a', 'up', undefined],
    ['a', 'top', undefined],
    ['c', 'down', undefined],
    ['x', 'up', undefined],
  ] as const)('moves %s %s: %s', (moved, by, order) => {
    expect(moveBy(['a', 'b', 'c'], moved, by)?.join(' ')).toBe(order);
  });
});
