import { expect, it } from 'vitest';
import { bytesOf, keysOf } from '../../src/platform/held-size.ts';

it('counts what is held under a key of its own', () => {
  expect(keysOf(undefined)).toBe(0);
  expect(keysOf(['a', 'b'])).toBe(2);
  expect(keysOf(new Map([['sex', { items: [1, 2, 3] }]]))).toBe(1);
  expect(
    keysOf(
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
  expect(keysOf({ entries: [1, 2], homes: new Map([['admin', '/']]), loadedAt: 7 })).toBe(3);
});

it('weighs what is held once, however often and however deep it hangs', () => {
  const node: { text: string; self?: unknown } = { text: '软件工程' };
  const one = bytesOf([node]);
  expect(bytesOf([node, node])).toBeLessThan(one + 16);
  node.self = node;
  expect(bytesOf([node])).toBeLessThan(one + 16);
  expect(bytesOf(new Map([['软件工程', new Set(['软件'])]]))).toBeGreaterThan(2 * '软件工程软件'.length);
  let deep: unknown = '底';
  for (let i = 0; i < 50_000; i += 1) deep = [deep];
  expect(bytesOf(deep)).toBeGreaterThan(50_000);
});
