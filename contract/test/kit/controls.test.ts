import { describe, expect, it } from 'vitest';
import { check, signature, stars, weights } from '../../src/kit/index.ts';

const findMessage = (field: Parameters<typeof check>[0], value: unknown) => check(field, value)?.message;

describe('weights', () => {
  const field = weights({ label: '权重', parts: { a: '甲', b: '乙' } });
  it.each([
    [{ a: 40, b: 60 }, undefined],
    [{ a: 100 }, undefined],
    [{ a: 40, b: 50 }, '权重合计应为100%'],
    [{}, '权重合计应为100%'],
    [{ a: 40, c: 60 }, '权重格式不正确'],
    [{ a: -20, b: 120 }, '权重格式不正确'],
    [{ a: 33.5, b: 66.5 }, '权重格式不正确'],
    [{ a: '40', b: 60 }, '权重格式不正确'],
    [[100], '权重格式不正确'],
  ])('of %j are judged: %s', (value, message) => {
    expect(findMessage(field, value)).toBe(message);
  });
});

describe('a signature', () => {
  const field = signature({ label: '签名', required: true });
  const png = (bytes: number) => `data:image/png;base64,iVBORw0KGgo${'A'.repeat((bytes / 3) * 4 - 11)}`;
  const refused = '签名图片格式不正确或超过60KB';
  it.each([
    ['a small picture', png(3000), undefined],
    ['60 KB', png(60 * 1024), undefined],
    ['more than 60 KB', png(60 * 1024 + 3), refused],
    ['another kind of picture', 'data:image/jpeg;base64,iVBORw0KGgoA', refused],
    ['a PNG by name only', 'data:image/png;base64,PHN2ZyAvPg==', refused],
    ['an address', 'https://example.edu.cn/a.png', refused],
    ['more than a picture', `${png(300)}" onload="x`, refused],
    ['nothing', null, '请签名'],
  ])('as %s is judged', (_what, value, message) => {
    expect(findMessage(field, value)).toBe(message);
  });
});

it('counts stars from one to five', () => {
  const field = stars({ label: '满意度', required: true });
  expect([0, 1, 5, 6, 2.5].map((value) => findMessage(field, value) === undefined)).toEqual([
    false,
    true,
    true,
    false,
    false,
  ]);
});
