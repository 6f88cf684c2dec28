import { expect, it } from 'vitest';
import { getAudience } from '../../src/platform/sign-in/gate.ts';

it.each([
  ['1', ['school_admin'], 'staff'],
  ['1', [], 'staff'],
  ['1', ['college_staff'], 'college'],
  ['1', ['college_staff', 'school_staff'], 'staff'],
  ['2', ['ent_admin'], 'enterprise'],
  ['2', [], 'enterprise'],
  ['2', ['ent_interviewer'], 'interviewer'],
  ['2', ['ent_hr', 'ent_interviewer'], 'enterprise'],
  ['3', [], 'student'],
  ['4', ['org_admin'], 'organization'],
] as const)('takes user type %s with roles %j for %s', (userType, roles, audience) => {
  expect(getAudience(userType, roles)).toBe(audience);
});
