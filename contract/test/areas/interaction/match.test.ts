import { describe, expect, it } from 'vitest';
import {
  type Askable,
  entryLikeness,
  getDecision,
  getPieces,
  likeness,
  nearest,
  normalizeQuestion,
  prepareEntry,
} from '../../../src/areas/interaction/match.ts';

const score = (a: string, b: string): number => likeness(getPieces(a), getPieces(b)).score;
const entry = (more: Partial<Askable>): Askable => ({
  id: '1',
  question: '企业如何注册账号',
  similar: [],
  keywords: [],
  hitCount: 0,
  ...more,
});

describe('the likeness of two questions', () => {
  it.each([
    ['企业怎么注册账号', '企业如何注册账号?', 1],
    ['宣讲会怎么申请', '如何申请宣讲会', 0.9],
    ['公司怎么注册', '企业如何注册账号', 0.8429],
    ['如何修改企业名称', '企业名称可以修改吗', 0.6429],
    ['岗位审核要多久', '岗位审核一般需要多长时间', 0.535],
    ['注册', '企业如何注册账号', 0.31],
    ['怎么发布岗位', '如何申请宣讲会', 0.2322],
    ['今天天气', '企业如何注册账号', 0],
  ])('%s / %s: %d', (a, b, expected) => {
    expect(score(a, b)).toBe(expected);
    expect(score(b, a)).toBe(expected);
  });
  it.each([
    ['', '企业', 0],
    ['？！。', '企业', 0],
    ['企', '企', 1],
    ['😀企业', '企业', 1],
    ['ＨＲ 登陆', 'hr登录', 1],
    ['请问您好，帐号怎么办呢？', '账号如何', 1],
  ])('reads %j like %j: %d', (a, b, expected) => {
    expect(score(a, b)).toBe(expected);
  });
  it('takes the synonyms that are in use', () => {
    expect(normalizeQuestion('东家怎么注册', [['东家', '企业']])).toBe('企业怎么注册');
  });
});

describe('the entries nearest to a question', () => {
  it('scores an entry by its best wording and says which', () => {
    const found = entryLikeness(getPieces('怎么入驻'), prepareEntry(entry({ similar: ['如何入驻', '入驻流程'] })));
    expect(found).toMatchObject({ score: 1, matched: '如何入驻' });
  });
  it('adds a tenth for a keyword, and never makes it a sure hit', () => {
    const plain = entryLikeness(getPieces('注册'), prepareEntry(entry({})));
    const helped = entryLikeness(getPieces('注册'), prepareEntry(entry({ keywords: ['注册'] })));
    expect(plain).toMatchObject({ score: 0.31, keyword: null });
    expect(helped).toMatchObject({ score: 0.41, keyword: '注册' });
    const near = entryLikeness(getPieces('企业如何注册账号哦'), prepareEntry(entry({ keywords: ['注册'] })));
    expect(near.score).toBeLessThanOrEqual(0.99);
    expect(entryLikeness(getPieces('企业怎么注册账号'), prepareEntry(entry({ keywords: ['注册'] }))).score).toBe(1);
  });
  it('orders equal scores by hits, then by id, and leaves out what has nothing in common', () => {
    const list = [
      prepareEntry(entry({ id: '3' })),
      prepareEntry(entry({ id: '2' })),
      prepareEntry(entry({ id: '9', hitCount: 5 })),
      prepareEntry(entry({ id: '4', question: '今天天气' })),
    ];
    expect(nearest(getPieces('企业如何注册账号'), list).map(({ entry: { id } }) => id)).toEqual(['9', '2', '3']);
  });
  it.each([
    [0.6, 'direct'],
    [0.5999, 'suggest'],
    [0.3, 'suggest'],
    [0.2999, 'miss'],
    [0, 'miss'],
  ])('decides on %d: %s', (value, decision) => {
    expect(getDecision(value)).toBe(decision);
  });
  it('compares a question of 4,000 characters with 500 entries', () => {
    const list = Array.from({ length: 500 }, (_, i) =>
      prepareEntry(entry({ id: String(i), question: `第${i}个问题如何办理` })),
    );
    expect(nearest(getPieces('企业如何注册账号'.repeat(500)), list)).toBeDefined();
  });
});
