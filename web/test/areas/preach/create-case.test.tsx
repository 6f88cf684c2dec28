import { venue } from '@campus/contract/interview';
import { hallsOfDay } from '@campus/contract/preach';
import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { CreateCase } from '../../../src/areas/preach/create-case.tsx';
import { EntitiesContext } from '../../../src/kit/call/entities.ts';
import { useSession } from '../../../src/request/session-store.ts';
import { listen, refused, serve, show, signIn } from '../../kit/support.tsx';

const row = { id: 'p1', version: 1, title: '云图宣讲', type: 1, status: 1, companyName: '云图' };
const allow = (...codes: readonly string[]): void => {
  signIn();
  const auth = codes.map((action) => ({ action, type: '1', status: '1' }));
  useSession.setState({ permissions: { menu: [], auth, allAuth: auth, sysSafeMode: false } as never });
};
const onBack = vi.fn();
const open = (status: number) => {
  show(
    <EntitiesContext value={[venue]}>
      <CreateCase
        row={{ ...row, status } as never}
        place={{ onBack, position: '', onDecided: () => undefined } as never}
      />
    </EntitiesContext>,
  );
  return within(screen.getByRole('region', { name: '云图宣讲' }));
};

it('offers the way back and another try of the halls', async () => {
  listen();
  allow('preach:preach:save');
  let tries = 0;
  const hall = { id: 'h1', name: '大礼堂', building: '', capacity: 300, type: 1, isClosed: false, bookings: [] };
  serve({
    [`GET ${hallsOfDay.path}`]: () => (++tries === 1 ? refused('场地暂时查不到') : { result: [hall] }),
  });
  const here = open(1);
  const user = userEvent.setup();
  await user.click(await here.findByRole('button', { name: /重新加载|重试/ }));
  expect(await here.findByText('大礼堂')).toBeTruthy();
  await user.click(here.getByRole('button', { name: /返回|列表/ }));
  expect(onBack).toHaveBeenCalledOnce();
});

it.each([
  ['a request, with the right', 1, ['preach:preach:save'], true],
  ['a request, without the right', 1, ['preach:preach:list'], false],
  ['a request that others have decided', 2, ['preach:preach:save'], false],
])('offers the decisions that the server accepts of %s', (_case, status, codes, isOpen) => {
  serve({ [`GET ${hallsOfDay.path}`]: () => ({ result: [] }) });
  allow(...codes);
  const here = open(status);
  for (const name of ['创建并送审', '驳回申请']) expect(here.queryByRole('button', { name }) !== null).toBe(isOpen);
  expect(here.queryByText(/该宣讲会已处理/) !== null).toBe(status !== 1);
  cleanup();
});
