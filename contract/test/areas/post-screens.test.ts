import { describe, expect, it } from 'vitest';
import { mayReopen, salaryText } from '../../src/areas/post/index.ts';

describe('a salary in words', () => {
  it('says a month, and the months of a year where they are more than twelve', () => {
    const post = { salaryType: 1, salaryMin: 9000, salaryMax: 14_000, salaryMonths: 13 };
    expect(salaryText(post)).toBe('9,000–14,000 元/月 · 13 薪');
    expect(salaryText({ ...post, salaryMonths: 12 })).toBe('9,000–14,000 元/月');
  });
  it('says a day, and the amount once where both are the same', () => {
    expect(salaryText({ salaryType: 2, salaryMin: '150', salaryMax: '200', salaryMonths: 12 })).toBe('150–200 元/天');
    expect(salaryText({ salaryType: 2, salaryMin: 150, salaryMax: 150 })).toBe('150 元/天');
  });
  it('says 面议 whatever the amounts, and nothing while nothing is known', () => {
    expect(salaryText({ salaryType: 3, salaryMin: 1 })).toBe('面议');
    expect(salaryText({ salaryType: 1, salaryMin: '', salaryMax: null })).toBe('');
  });
});

it('lets a company publish again what ran out or what it closed, not what the school ended', () => {
  expect([1, 2, 3, 4, 5].filter(mayReopen)).toEqual([1, 2, 3]);
});
