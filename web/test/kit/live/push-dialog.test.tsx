import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import type { PushCalls } from '../../../src/kit/live/live-owner.ts';
import { PushDialog } from '../../../src/kit/live/push-dialog.tsx';
import { useSession } from '../../../src/request/session-store.ts';
import { listen, show } from '../support.tsx';

const address = (streamKey: string) => ({ server: 'rtmp://live', streamKey, expireTime: '2026-12-01 10:00:00' });

it('reads the address once, so that the key of a reset stays while the console around it refreshes', async () => {
  listen();
  const auth = [{ action: 'live:reset', type: '1', status: '1' } as const];
  useSession.setState({ permissions: { menu: [], auth, allAuth: auth, sysSafeMode: false } });
  const get = vi.fn(async () => address('old-key') as never);
  const calls: PushCalls = { get, reset: async () => address('new-key') as never, mayReset: 'live:reset', resume: '' };
  let refresh = () => undefined as void;
  const Console = () => {
    const [, setRound] = useState(0);
    refresh = () => setRound((n) => n + 1);
    return <PushDialog calls={calls} name="直播间" onClose={() => undefined} />;
  };
  show(<Console />);
  await screen.findByDisplayValue('rtmp://live');
  await userEvent.click(screen.getByRole('button', { name: '重置密钥' }));
  await userEvent.click(screen.getByRole('button', { name: '显示密钥' }));
  await screen.findByDisplayValue('new-key');
  act(() => refresh());
  await waitFor(() => expect(screen.getByDisplayValue('new-key')).toBeTruthy());
  expect(get).toHaveBeenCalledTimes(1);
});
