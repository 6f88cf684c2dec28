import { liveRoom } from '@campus/contract/live';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { useStepButtons } from '../../../src/kit/detail/detail-parts.tsx';
import { useSession } from '../../../src/request/session-store.ts';
import { serve, show, signIn } from '../../kit/support.tsx';

function Buttons({ isLeading }: { readonly isLeading: boolean }) {
  const row = { id: 'r1', version: 1, status: liveRoom.workflow.states.planned.code, createBy: 'lin' };
  return useStepButtons(liveRoom, row as never, undefined, { isLeading }).buttons;
}

it.each([
  [true, '开播'],
  [false, '更多'],
])('puts the main action first in a panel: %s', async (isLeading, first) => {
  signIn();
  const auth = Object.keys(liveRoom.workflow.steps).map((name) => ({
    action: `live:liveRoom:${name}`,
    type: '1',
    status: '1',
  }));
  useSession.setState({
    user: { id: '7', username: 'lin', realname: '林', userType: '1' } as never,
    permissions: { menu: [], auth, allAuth: auth, sysSafeMode: false } as never,
  });
  serve({});
  show(<Buttons isLeading={isLeading} />);
  const names = (await screen.findAllByRole('button')).map(({ textContent }) => textContent?.replaceAll(' ', ''));
  expect(names).toContain('开播');
  expect(names[0]).toBe(first);
});
