import { expect, it } from 'vitest';
import { studentByFamilyName } from '../../src/rules/person-name.ts';

it.each([
  ['张三', '张同学'],
  ['欧阳娜', '欧阳同学'],
  ['欧阳', '欧同学'],
  ['𠮷田一', '𠮷同学'],
])('%s is shown as %s', (name, shown) => {
  expect(studentByFamilyName(name)).toBe(shown);
});
