import { describe, expect, it } from 'vitest';
import { diffLines } from '../../../src/areas/post/post-changes.ts';

const said = (before: string, after: string) => diffLines(before, after).map(({ kind, text }) => `${kind} ${text}`);

describe('two versions of a text', () => {
  it('shows a line that was replaced before the one in its place', () => {
    expect(said('甲\n乙\n丙', '甲\n丁\n丙')).toEqual(['same 甲', 'removed 乙', 'added 丁', 'same 丙']);
  });

  it('keeps the lines around one that was put between them', () => {
    expect(said('甲\n乙', '甲\n丙\n乙')).toEqual(['same 甲', 'added 丙', 'same 乙']);
  });

  it('takes blank lines and spaces at the edges for no change', () => {
    expect(said('甲\n\n 乙 ', '甲\n乙')).toEqual(['same 甲', 'same 乙']);
  });

  it('shows everything of a text that is new, or gone', () => {
    expect(said('', '甲')).toEqual(['added 甲']);
    expect(said('甲\n乙', '')).toEqual(['removed 甲', 'removed 乙']);
  });
});
