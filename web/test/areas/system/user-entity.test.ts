import { expect, it } from 'vitest';
import { isUserFieldNeeded, listedUser } from '../../../src/areas/system/user-entity.ts';

it('requires a number and a phone for new users only', () => {
  for (const name of ['workNo', 'phone'] as const) {
    expect(isUserFieldNeeded(name, { username: '' })).toBe(true);
    expect(isUserFieldNeeded(name, { realname: '张三' })).toBe(false);
    expect(listedUser.fields[name]).not.toHaveProperty('help');
  }
  expect(isUserFieldNeeded('email', { username: '' })).toBe(false);
});
