import { expect, it } from 'vitest';
import { countEntries, estimateBytes } from '../../src/platform/memory-size.ts';

it('counts what is held under a key of its own', () => {
  expect(countEntries(undefined)).toBe(0);
  expect(countEntries(['a', 'b'])).toBe(2);
  expect(countEntries(new Map([['sex', { items: [1, 2, 3] }]]))).toBe(1);
  expect(
    countEntries(
      new Map([
        [
          1,
          new Map([
            ['a', 1],
            ['b', 2],
          ]),
        ],
        [2, new Map([['c', 3]])],
      ]),
    ),
  ).toBe(3);
  expect(countEntries({ entries: [1, 2], homes: new Map([['admin', '/']]), loadedAt: 7 })).toBe(3);
});

it('weighs what is held once, however often and however deep it hangs', () => {
  const node: { text: string; self?: unknown } = { text: '软件工程' };
  const one = estimateBytes([node]);
  expect(estimateBytes([node, node])).toBeLessThan(one + 16);
  node.self = node;
  expect(estimateBytes([node])).toBeLessThan(one + 16);
  expect(estimateBytes(new Map([['软件工程', new Set(['软件'])]]))).toBeGreaterThan(2 * '软件工程软件'.length);
  let deep: unknown = '底';
  for (let i = 0; i < 50_000; i += 1) deep = [deep];
  expect(estimateBytes(deep)).toBeGreaterThan(50_000);
});
