import { describe, expect, it } from 'vitest';
import { checkValue, readCheckRule } from '../../src/rules/index.ts';

const rule =
  '[{"digits":"*","pattern":"^.{6,18}$","message":"长度为6到18位"},{"digits":"1","pattern":"^[a-zA-Z]$","message":"首位须为字母"},{"digits":"2","pattern":"^\\\\d+$","message":"第2、3位须为数字"}]';
const read = readCheckRule(rule);
const elements = 'elements' in read ? read.elements : [];

describe('a check rule', () => {
  it('names the first element that a value does not meet', () => {
    expect(checkValue(elements, 'a12xyz')).toBeUndefined();
    expect(checkValue(elements, ' ')).toBeUndefined();
    expect(checkValue(elements, '12')).toEqual({
      digits: '*',
      pattern: '^.{6,18}$',
      message: '长度为6到18位',
      checkValue: '12',
      passed: false,
    });
    expect(checkValue(elements, '912345')).toMatchObject({
      message: '首位须为字母',
      beginIndex: 0,
      endIndex: 1,
      checkValue: '9',
    });
    expect(checkValue(elements, 'ab1234')).toMatchObject({ beginIndex: 1, endIndex: 3, checkValue: 'b1' });
  });
  it('checks an empty piece past the end, and nothing beyond its last element', () => {
    const local = [{ digits: '3', pattern: '^\\d{3}$', message: 'x' }];
    expect(checkValue([...local, ...local], '123')?.checkValue).toBe('');
    expect(checkValue(local, '123abc')).toBeUndefined();
  });
  it.each([
    ['x', '规则格式不正确'],
    ['{}', '规则格式不正确'],
    ['[]', '请至少填写一条规则'],
    ['[{"digits":"0","pattern":"a","message":"m"}]', '第1条规则的位数应为1到100的整数'],
    ['[{"digits":"1","pattern":"(","message":"m"}]', '请输入正确的正则表达式'],
    ['[{"digits":"1","pattern":"a","message":""}]', '请输入第1条规则的提示文本'],
    ['[{"digits":"1","pattern":"^.{2}$","message":"m"}]', '第1条规则不可能匹配任何内容，请检查位数和正则表达式'],
    [JSON.stringify(Array.from({ length: 21 }, () => ({ digits: '1', pattern: 'a', message: 'm' }))), '规则最多20条'],
  ])('is refused: %s', (json, problem) => {
    expect(readCheckRule(json)).toEqual({ problem });
  });
});
