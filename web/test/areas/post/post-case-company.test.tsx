import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Company } from '../../../src/areas/post/post-case.tsx';
import { useSession } from '../../../src/request/session-store.ts';
import { serve, show, signIn } from '../../kit/support.tsx';

it.each([
  [0, 0, '无违规记录'],
  [2, 0, '违规扣分 2 分'],
  [0, 1, '已列入黑名单'],
  [4, 1, '违规扣分 4 分 · 已列入黑名单'],
])('warns of a company with %i points and blacklist flag %i: %s', async (violationPoints, blackFlag, sentence) => {
  signIn();
  const auth = [{ action: 'company:company:list', type: '1', status: '1' }];
  useSession.setState({ permissions: { menu: [], auth, allAuth: auth, sysSafeMode: false } as never });
  serve({
    'GET /api/pc/bizCompany/queryById': () => ({ result: { id: 'c1', version: 1, violationPoints, blackFlag } }),
  });
  show(<Company id="c1" />);
  expect(await screen.findByText(sentence)).toBeTruthy();
});
