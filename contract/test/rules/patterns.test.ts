import { describe, expect, it } from 'vitest';
import {
  type PatternName,
  patternProblem,
  patterns,
  resetAccountProblem,
  usernameProblem,
} from '../../src/rules/index.ts';

const letters = (n: number): string => 'a'.repeat(n);
/** Pattern, accepted values, rejected values. */
const table: readonly [PatternName, readonly string[], readonly string[]][] = [
  [
    'registrationMobile',
    ['13800138000', '14700138000', '15000138000', '17700138000', '18800138000'],
    ['16600138000', '19900138000', '12000138000', '1380013800', '138001380001', ' 13800138000'],
  ],
  ['mobile', ['13800138000', '16600138000', '19900138000'], ['12000138000', '10086', '23800138000', '1380013800a']],
  [
    'email',
    ['a@b.cn', 'zhang.san+hr@mail.example.edu.cn'],
    ['a@b', '@b.cn', 'a@@b.cn', 'a b@c.cn', 'a@.cn', `${letters(65)}@b.cn`],
  ],
  ['landline', ['0755-1234567', '010-12345678'], ['12345678', '01012345678', '0755-123456']],
  ['url', ['https://a.cn', 'http://a.cn/x?y=1'], ['ftp://a.cn', 'a.cn', 'https://', 'https://a b.cn']],
  ['naturalNumber', ['0', '12'], ['-1', '1.5', '1a']],
  ['english', ['abcXYZ'], ['abc1', '中', 'a b']],
  [
    'bankCard',
    ['6222020000000000', '1234567890', `1${'2'.repeat(19)}`],
    ['0222020000', '123456789', `1${'2'.repeat(20)}`],
  ],
  ['idNumber', ['A123', letters(50)], [letters(51), 'A-123']],
  ['idCard', ['11010519491231002X', '130503670401001'], ['11010519491331002X', '110105194912310', '1101051949123100']],
  ['qq', ['10000', '123456789012'], ['01234', '1234', '1234567890123']],
  ['lettersAndDigits20', ['abc123', letters(20)], [letters(21), 'a_b']],
  ['chineseOrEnglish', ['张 三', 'Li Lei', '中'.repeat(100)], ['张', '张1', '中'.repeat(101)]],
  ['digitsAndLineBreaks', ['12\n34', '12\r\n34'], ['12 34', 'a']],
  ['characters255', ['😀'.repeat(255), 'a\nb'], ['😀'.repeat(256)]],
  ['usernameCharacters', ['zhang_san1'], ['zhang-san', '张三', 'a b']],
  ['usernameLength', ['abcd', letters(18)], ['abc', letters(19)]],
];

describe.each(table)('%s', (name, good, bad) => {
  it.each(good)('accepts %j', (value) => expect(patternProblem(value, name)).toBeUndefined());
  it.each(bad)('refuses %j', (value) => expect(patternProblem(value, name)).toBe(patterns[name].message));
  it('has no opinion on an empty optional value', () => expect(patternProblem('', name)).toBeUndefined());
});

it('tests every pattern', () => {
  expect(table.map(([name]) => name).toSorted()).toEqual(Object.keys(patterns).toSorted());
});

it('keeps its answer when asked twice', () => {
  for (const { regex } of Object.values(patterns)) expect(regex.flags).not.toMatch(/[gy]/);
});

it('answers a hostile value', () => {
  const hostile = [
    'a'.repeat(50_000),
    'a.'.repeat(50_000),
    '1'.repeat(50_000),
    ' '.repeat(50_000),
    'http://'.repeat(9000),
  ];
  // A pattern that goes back and forth does not come to an end here.
  for (const { regex } of Object.values(patterns))
    for (const value of hostile) expect(typeof regex.test(`${value}!`)).toBe('boolean');
});

it.each([
  ['', '请输入用户名'],
  ['zhang-san', '只允许字母、数字、下划线'],
  ['abc', '长度4到18个字符，建议6到18个字符'],
  ['abcd', undefined],
])('judges the username %j', (username, problem) => expect(usernameProblem(username)).toBe(problem));

it.each([
  ['', '请输入账号'],
  ['abc12', '账号至少6位'],
  ['abcdef', '账号须由字母和数字混合组成，不能包含其他字符'],
  ['123456', '账号须由字母和数字混合组成，不能包含其他字符'],
  ['abc_123', '账号须由字母和数字混合组成，不能包含其他字符'],
  ['abc123', undefined],
])('judges the new account %j', (account, problem) => expect(resetAccountProblem(account)).toBe(problem));
