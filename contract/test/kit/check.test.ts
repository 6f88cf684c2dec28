import { describe, expect, it } from 'vitest';
import { check, clean, money, number } from '../../src/kit/index.ts';

const accepted = (field: ReturnType<typeof number>, value: unknown): boolean =>
  check(field, clean(field, value)) === undefined;

describe('numbers', () => {
  it.each([0, '0', -0, '12', 2 ** 31 - 1, -(2 ** 31)])('whole: %s', (value) => {
    expect(accepted(number({ label: '数量' }), value)).toBe(true);
  });
  it.each([0.5, 1e-7, 4.9e-324, 2 ** 31, Number.MAX_VALUE, '1e999', 'x', [1]])(
    'not whole, or no number: %s',
    (value) => {
      expect(accepted(number({ label: '数量' }), value)).toBe(false);
    },
  );
  it('with digits take those and no more', () => {
    const field = number({ label: '面积', digits: 1 });
    expect([0.1 + 0.2, 12.5, 12.55].map((value) => accepted(field, value))).toEqual([true, true, false]);
    const price = money({ label: '价格' });
    expect(clean(price, 0.1 + 0.2)).toBe('0.30');
  });
});
