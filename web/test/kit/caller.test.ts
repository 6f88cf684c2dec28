import { getCodes } from '@campus/contract/kit';
import type { LoginUser } from '@campus/contract/rules';
import { employment, employmentFlow } from '@campus/contract/statistics';
import { renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import { useCaller } from '../../src/kit/call/caller.ts';
import { openSteps } from '../../src/kit/step/steps.tsx';
import { useSession } from '../../src/request/session-store.ts';
import { makeUser } from '../support/user.ts';

const auth = [{ action: 'employ:employment:audit', type: '1', status: '1' }] as const;
/** Steps of a destination in this state that the console offers. */
function offered(user: Partial<LoginUser>, state: keyof typeof employmentFlow.states): string[] {
  useSession.setState({
    user: makeUser(user),
    permissions: { menu: [], auth: [...auth], allAuth: [...auth], sysSafeMode: false },
  });
  const { result } = renderHook(useCaller);
  const [audit] = getCodes(employmentFlow, state);
  return openSteps(employment, { id: '1', audit }, result.current).map(({ name }) => name);
}

it.each([
  { audience: 'college', state: 'college', steps: ['collegePass', 'collegeReturn'] },
  { audience: 'college', state: 'school', steps: [] },
  { audience: 'staff', state: 'college', steps: [] },
  { audience: 'staff', state: 'school', steps: ['schoolPass', 'schoolReturn'] },
] as const)('offers the $audience $steps at $state', ({ audience, state, steps }) => {
  expect(offered({ audience }, state)).toEqual(steps);
});
it('takes the side of a user whom an earlier version stored', () => {
  expect(offered({ userType: '1' }, 'school')).toEqual(['schoolPass', 'schoolReturn']);
});
