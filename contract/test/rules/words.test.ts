import { describe, expect, it } from 'vitest';
import { type ForbiddenWord, type WordHit, wordMatcher } from '../../src/rules/index.ts';

const findWords = <W extends ForbiddenWord>(text: string, list: readonly W[]): WordHit<W>[] => wordMatcher(list)(text);

const words = ['985', '211', '双一流', '限男', '仅限男', '男性优先', '押金', '日结', 'HR直聘'].map((word) => ({
  word,
}));
const found = (text: string, list: readonly { word: string; exceptions?: readonly string[] }[] = words): string[] =>
  findWords(text, list).map((hit) => hit.word.word);
const slices = (text: string): string[] => findWords(text, words).map(({ start, end }) => text.slice(start, end));

describe('the word check', () => {
  it.each([
    ['985、211院校优先', ['985', '211']],
    ['985/211', ['985', '211']],
    ['９８５高校', ['985']],
    ['9 8 5 高校', ['985']],
    ['9-8-5', ['985']],
    ['月薪2110元', []],
    ['编号1985', []],
    ['月薪9.85千元', []],
    ['2,110 元', []],
    ['限 男', ['限男']],
    ['限【男】', ['限男']],
    ['限\u200b男', ['限男']],
    ['仅限男生', ['仅限男']],
    ['hr直聘 ＨＲ直聘', ['HR直聘', 'HR直聘']],
    ['男,性。优!先', ['男性优先']],
    ['双\n一流', ['双一流']],
    ['普通文字', []],
    ['', []],
  ])('of %j', (text, expected) => {
    expect(found(text)).toEqual(expected);
  });

  it('returns the position of a match in the original text', () => {
    expect(slices('要求😀：【双·一 流】高校，９８５、211')).toEqual(['双·一 流', '９８５', '211']);
  });

  it('takes the longest word and no overlap', () => {
    const list = [{ word: '保证' }, { word: '保证金' }, { word: '金额' }];
    expect(found('保证金额', list)).toEqual(['保证金']);
    expect(found('保证，金额', list)).toEqual(['保证金']);
  });

  it('ignores a word inside an exception phrase only', () => {
    const list = [{ word: '押金', exceptions: ['不收押金', '无需押金'] }, { word: '贷款' }];
    expect(found('我们不收押金。', list)).toEqual([]);
    expect(found('不收 押金，但要押金', list)).toEqual(['押金']);
    expect(found('收押金', list)).toEqual(['押金']);
    expect(found('无需押金贷款', list)).toEqual(['贷款']);
  });

  it('falls back to a shorter word when the longer one is excepted', () => {
    const list = [{ word: '日结工资', exceptions: ['日结工资单'] }, { word: '日结' }];
    expect(found('日结工资单', list)).toEqual(['日结']);
  });

  it('skips words without a letter', () => {
    expect(found('……', [{ word: '…' }, { word: ' ' }])).toEqual([]);
  });

  it('hands back the row of the list', () => {
    const row = { word: '押金', level: 2, replaceTip: '请删除' };
    expect(findWords('收取押金', [row])).toEqual([{ word: row, start: 2, end: 4, isSpelled: false }]);
  });

  it('reads a long text with many words', () => {
    const many = Array.from({ length: 2000 }, (_, i) => ({ word: `词${i}号`, exceptions: [`非词${i}号`] }));
    expect(findWords('词1词2词3号'.repeat(2000), many)).toHaveLength(2000);
  });

  it('chooses the longest of overlapping words, not the first', () => {
    expect(found('甲乙丙丁', [{ word: '甲乙' }, { word: '乙丙丁' }])).toEqual(['乙丙丁']);
  });

  it.each([
    ['traditional characters', '收取押金，貸款', ['押金', '贷款']],
    ['a traditional word of the list', '收服装费', ['服裝費']],
    ['letters in circles and squares', '㊙ⓐⓑ', ['ab']],
  ])('reads %s', (_what, text, expected) => {
    const list = ['押金', '贷款', '服裝費', 'ab'].map((word) => ({ word }));
    expect(found(text, list)).toEqual(expected);
  });

  const spelled = [
    { word: '押金', syllables: ['ya', 'jin'], exceptions: ['不收押金'] },
    { word: '刷单', syllables: ['shua', 'dan'] },
    { word: '日结', syllables: ['ri'] },
  ];
  it.each([
    ['收yajin', ['yajin']],
    ['收 YA jin 一千', ['YA jin']],
    ['押jin 和 ya金', ['押jin', 'ya金']],
    ['刷d.a.n', ['刷d.a.n']],
    ['myajina', []],
    ['malaya jinan', []],
    ['shuadandan', []],
    ['rijie', []],
    ['不收押金', []],
  ])('finds pinyin in %j', (text, expected) => {
    const hits = findWords(text, spelled);
    expect(hits.map(({ start, end }) => text.slice(start, end))).toEqual(expected);
    expect(hits.every((hit) => hit.isSpelled)).toBe(true);
  });
});
