import { describe, expect, it } from 'vitest';
import { commonWords } from '../../src/rules/common-passwords.ts';
import { passwordLevel, passwordProblem } from '../../src/rules/index.ts';

const weak = '密码至少8位，且须包含字母、数字和特殊符号';
const simple = '密码过于简单，请重新设置!';

describe('a new password', () => {
  it.each(['', 'aB3#xyz', 'abcdefgh1', '12345678!', 'abcdefgh!', 'ab中文3456中文', 'abc12345\\[]|'])(
    'is weak: %j',
    (password) => {
      expect(passwordProblem(password)).toBe(weak);
    },
  );

  it.each([
    'Admin@123',
    'P@ssw0rd1!',
    'Abc@1234',
    'abc123!@#',
    'Aa123456.',
    '1qaz@WSX',
    '!QAZ2wsx',
    'Qwer1234!',
    'Password_2026',
    'iloveyou520!',
    'Welcome@2024',
    'Zhang@123',
    'Test#1111',
    'Root@19900101',
    'aaaa1111!!!!',
    'qwerty!4321',
    'Woaini#123',
    'L1nux_2020!',
  ])('is too simple: %s', (password) => {
    expect(passwordProblem(password)).toBe(simple);
  });

  it.each([
    'Campus@2026',
    'tR7#mxq2',
    'Kd8!vPz0w',
    '春天x7#kQ2pL',
    `aB3#${'xk9'.repeat(20)}`,
    'correct7-horse-battery',
    'x7#kQ2mn',
    'ab12#34cd',
  ])('is good: %s', (password) => {
    expect(passwordProblem(password)).toBeUndefined();
  });

  it('has at most 64 characters', () => {
    expect(passwordProblem(`aB3#${'xk9q'.repeat(15)}`)).toBeUndefined();
    expect(passwordProblem(`aB3#${'xk9q'.repeat(15)}z`)).toBe('密码长度不能超过64位!');
  });

  it('does not contain the username, whatever the case', () => {
    expect(passwordProblem('xHr01#kp72', { username: 'hr01' })).toBe(simple);
    expect(passwordProblem('xHr01#kp72', { username: 'hr02' })).toBeUndefined();
    expect(passwordProblem('Campus@2026', { username: '' })).toBeUndefined();
  });

  it('is confirmed', () => {
    expect(passwordProblem('Campus@2026', { confirm: 'Campus@2027' })).toBe('两次输入的密码不一样！');
    expect(passwordProblem('Campus@2026', { confirm: '' })).toBe('两次输入的密码不一样！');
    expect(passwordProblem('Campus@2026', { confirm: 'Campus@2026' })).toBeUndefined();
  });

  it('is judged whatever it repeats', () => {
    for (let i = 0; i < 20; i += 1) expect(passwordProblem(`${'a1!'.repeat(20)}zQ${i}`)).not.toBe('');
  });
});

it('grades strength', () => {
  expect(['', 'abc', 'Admin@123', 'Campus@2026', 'Campus@2026xq7'].map(passwordLevel)).toEqual([0, 0, 1, 2, 3]);
});

it('knows some hundred words, each once and in lower case', () => {
  expect(commonWords.length).toBeGreaterThan(300);
  expect(new Set(commonWords).size).toBe(commonWords.length);
  expect(commonWords.filter((word) => word !== word.toLowerCase())).toEqual([]);
});
