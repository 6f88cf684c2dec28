import { describe, expect, it } from 'vitest';
import { Dice, fnv1a32, seedId } from '../src/seed/random.ts';

describe('random choices of seeds', () => {
  it('is FNV-1a of 32 bits', () => {
    expect(fnv1a32('')).toBe(0x811c9dc5);
    expect(fnv1a32('a')).toBe(0xe40c292c);
    expect(fnv1a32('foobar')).toBe(0xbf9cf968);
  });
  it('gives the same answer for the same seed, table, row and key, and another one for another', () => {
    const [a, b] = [new Dice(1, 't'), new Dice(1, 't')];
    expect(a.hash(3, 'k')).toBe(b.hash(3, 'k'));
    expect(new Dice(2, 't').hash(3, 'k')).not.toBe(a.hash(3, 'k'));
  });
  it('keeps weights and bounds', () => {
    const dice = new Dice(7, 't');
    const drawn = Array.from({ length: 4000 }, (_, i) =>
      dice.weighted(i, 'w', [
        ['x', 3],
        ['y', 1],
      ] as const),
    );
    expect(drawn.filter((d) => d === 'x').length / 4000).toBeCloseTo(0.75, 1);
    const numbers = Array.from({ length: 1000 }, (_, i) => dice.between(i, 'n', 2, 4));
    expect([...new Set(numbers)].sort()).toEqual([2, 3, 4]);
    expect(dice.shuffle(50, 's').toSorted((p, q) => p - q)).toEqual(Array.from({ length: 50 }, (_, i) => i));
    expect(new Set(dice.some(1, 'p', [1, 2, 3, 4, 5], 3)).size).toBe(3);
  });
  it('draws members of two lists for a row independently', () => {
    const dice = new Dice(20_250_901, 'employUser');
    const [colleges, majors] = [Array.from({ length: 28 }, (_, n) => n), [0, 1, 2, 3]];
    const pairs = new Set(
      Array.from({ length: 3000 }, (_, i) => `${dice.one(i, 'college', colleges)}/${dice.one(i, 'major', majors)}`),
    );
    expect(pairs.size).toBe(28 * 4);
  });
  it('makes ids of 19 digits', () => {
    expect(seedId(7, 12)).toBe('1707000000000000012');
  });
});
