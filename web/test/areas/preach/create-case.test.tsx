import { venue } from '@campus/contract/interview';
import { hallsOfDay } from '@campus/contract/preach';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { CreateCase } from '../../../src/areas/preach/create-case.tsx';
import { EntitiesContext } from '../../../src/kit/call/entities.ts';
import { listen, refused, serve, show, signIn } from '../../kit/support.tsx';

it('offers the way back and another try of the halls', async () => {
  listen();
  signIn();
  let tries = 0;
  const hall = { id: 'h1', name: '大礼堂', building: '', capacity: 300, type: 1, isClosed: false, bookings: [] };
  serve({
    [`GET ${hallsOfDay.path}`]: () => (++tries === 1 ? refused('场地暂时查不到') : { result: [hall] }),
  });
  const onBack = vi.fn();
  const row = { id: 'p1', version: 1, title: '云图宣讲', type: 1, status: 1, companyName: '云图' };
  show(
    <EntitiesContext value={[venue]}>
      <CreateCase row={row as never} place={{ onBack, position: '', onDecided: () => undefined } as never} />
    </EntitiesContext>,
  );
  const user = userEvent.setup();
  const here = within(screen.getByRole('region', { name: '云图宣讲' }));
  await user.click(await here.findByRole('button', { name: /重新加载|重试/ }));
  expect(await here.findByText('大礼堂')).toBeTruthy();
  await user.click(here.getByRole('button', { name: /返回|列表/ }));
  expect(onBack).toHaveBeenCalledOnce();
});
