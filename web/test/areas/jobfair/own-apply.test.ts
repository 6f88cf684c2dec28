import { fairPhases, fairScreen } from '@campus/contract/jobfair';
import { expect, it } from 'vitest';
import { getOwnAction } from '../../../src/areas/jobfair/own-apply.tsx';

const { apply, viewApply } = fairScreen.list;
const fair = (phase: number) => ({ id: 'fair', phase });
const own = { id: 'own' };

it.each([
  ['may apply while it is open', fairPhases.open, undefined, true, { label: apply, to: '/jobFair/myApply?apply=fair' }],
  ['may not apply after it', fairPhases.closed, undefined, true, undefined],
  ['without the right to apply has nothing to do', fairPhases.open, undefined, false, undefined],
  [
    'that has applied looks at its application',
    fairPhases.open,
    own,
    true,
    { label: viewApply, to: '/jobFair/myApply?id=own' },
  ],
  [
    'looks at its application of a fair that is over',
    fairPhases.over,
    own,
    true,
    { label: viewApply, to: '/jobFair/myApply?id=own' },
  ],
])('a company %s', (_when, phase, application, mayApply, action) => {
  expect(getOwnAction(fair(phase), application, mayApply)).toEqual(action);
});
