import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { linearPattern } from '../../src/rules/index.ts';

const patterns = [
  '^[a-zA-Z]$',
  '^.{6,18}$',
  '[0-9]+|x?y*',
  '(ab|cd){2,3}',
  '(?:a|b)*c',
  '^\\d{4}-[^\\d]$',
  '\\u4e2d[\\-\\]a-c]*',
  'a+?b',
  '(a*)*b',
  '',
  '^$',
  '[^a]\\S\\w\\W',
];
describe('a linear pattern', () => {
  it.each(patterns)('agrees with the whole-text reading of /%s/', (source) => {
    const ours = linearPattern(source);
    const theirs = new RegExp(`^(?:${source})$`, 'u');
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(...'abcdxy019-Z ]中\n'), maxLength: 8 }), (text) => {
        expect(ours?.matches(text), JSON.stringify(text)).toBe(theirs.test(text));
      }),
      { numRuns: 300 },
    );
  });
  it.each([
    '(',
    'a)',
    '[a',
    '*a',
    'a**',
    '(?=a)',
    '(?<n>a)',
    '\\1',
    '\\bword',
    'a{3,2}',
    '[z-a]',
    '\\',
    'a{999}',
    '^*',
  ])('is not %s', (source) => {
    expect(linearPattern(source)).toBeUndefined();
  });
  it('ends for a text that makes others go back and forth', () => {
    // 2 ** 999 steps of a matcher that does.
    expect(linearPattern('(a+)+$')?.matches(`${'a'.repeat(999)}!`)).toBe(false);
    expect(linearPattern('(a|a?)*b')?.matches('a'.repeat(1000))).toBe(false);
  });
  it('knows whether any text of a length can match', () => {
    expect(linearPattern('^.{2}$')?.canMatch(1)).toBe(false);
    expect(linearPattern('^.{2}$')?.canMatch(2)).toBe(true);
    expect(linearPattern('a^b')?.canMatch(100)).toBe(false);
    expect(linearPattern('[]')?.canMatch(5)).toBe(false);
    expect(linearPattern('$')?.canMatch(0)).toBe(true);
  });
});
