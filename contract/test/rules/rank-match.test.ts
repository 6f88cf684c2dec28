import { expect, it } from 'vitest';
import { rankMatch } from '../../src/rules/index.ts';

const syllables = ['zhi', 'wu', 'guan', 'li'];
it.each([
  ['', 0],
  ['职务', 0],
  ['管理', 1],
  ['zhiwu', 2],
  ['ZhiWu', 2],
  ["zhi'wu", 2],
  ['zhi wu guan', 2],
  ['zw', 3],
  ['guanli', 4],
  ['gl', 5],
  // Not at the beginning of a syllable.
  ['hiwu', undefined],
  ['zwl', undefined],
  ['部门', undefined],
])('%s fits 职务管理 as %s', (typed, fit) => {
  expect(rankMatch(typed, '职务管理', syllables)).toBe(fit);
});

it('fits by the words alone while their pinyin is not known', () => {
  expect(rankMatch('AI', 'ai客服记录')).toBe(0);
  expect(rankMatch('zw', '职务管理')).toBeUndefined();
});
