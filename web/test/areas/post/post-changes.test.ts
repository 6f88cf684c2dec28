import { describe, expect, it } from 'vitest';
import { diffLines } from '../../../src/areas/post/post-changes.ts';

const said = (before: string, after: string) => diffLines(before, after).map(({ kind, text }) => `${kind} ${text}`);

describe('two versions of a text', () => {
  it('shows a replaced line before its replacement', () => {
    expect(said('甲\n乙\n丙', '甲\n丁\n丙')).toEqual(['same 甲', 'removed 乙', 'added 丁', 'same 丙']);
  });

  it('keeps the lines around an inserted one', () => {
    expect(said('甲\n乙', '甲\n丙\n乙')).toEqual(['same 甲', 'added 丙', 'same 乙']);
  });

  it('ignores blank lines and spaces at the edges', () => {
    expect(said('甲\n\n 乙 ', '甲\n乙')).toEqual(['same 甲', 'same 乙']);
  });

  it('shows everything of an added or removed text', () => {
    expect(said('', '甲')).toEqual(['added 甲']);
    expect(said('甲\n乙', '')).toEqual(['removed 甲', 'removed 乙']);
  });
});
