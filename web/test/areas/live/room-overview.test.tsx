import { company } from '@campus/contract/enterprise';
import { jobFair } from '@campus/contract/jobfair';
import { liveRoom, liveScreen } from '@campus/contract/live';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it } from 'vitest';
import { LiveRoomListPage } from '../../../src/areas/live/live-room-list.tsx';
import { EntitiesContext } from '../../../src/kit/call/entities.ts';
import { type Asked, getPage, listen, serve, show, signIn } from '../../kit/support.tsx';

const overview = { asOf: '2026-10-15 10:00:00', period: {}, figures: [], series: [], top: [] };
let asked: Asked[];
beforeEach(() => {
  localStorage.clear();
  listen();
  signIn();
  asked = serve({
    'GET /live/liveRoom/list': () => getPage([]),
    'GET /live/liveRoom/counts': () => ({ result: {} }),
    'GET /live/liveRoom/overview': () => ({ result: overview }),
  });
});
const openOverview = async (address: string) => {
  show(
    <EntitiesContext value={[liveRoom, company, jobFair]}>
      <LiveRoomListPage />
    </EntitiesContext>,
    address,
  );
  await userEvent.click(await screen.findByRole('button', { name: liveScreen.overview.title }));
  await waitFor(() => expect(asked.some(({ path }) => path.endsWith('/overview'))).toBe(true));
  const query = asked.find(({ path }) => path.endsWith('/overview'))?.query ?? {};
  return Object.fromEntries(new URLSearchParams(query.filter ?? ''));
};

it('counts the rooms that the list shows with its tab and conditions', async () => {
  expect(await openOverview('/?tab=planned&title=春季&liveType=2&pageNo=3')).toEqual({
    title: '*春季*',
    liveType: '2',
    status: '3',
  });
  expect(await screen.findByText(liveScreen.overview.limited)).toBeTruthy();
});
it('counts all rooms when nothing limits the list', async () => {
  expect(await openOverview('/')).toEqual({});
  await screen.findByText(liveScreen.overview.none);
  expect(screen.queryByText(liveScreen.overview.limited)).toBeNull();
});
