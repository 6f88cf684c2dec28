import { company } from '@campus/contract/enterprise';
import { venue } from '@campus/contract/interview';
import { text } from '@campus/contract/messages';
import {
  freeDays,
  preach,
  preachAttendee,
  preachFlow,
  preachScreen,
  preachTypes,
  sortPreaches,
} from '@campus/contract/preach';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it } from 'vitest';
import { AttendeeList } from '../../../src/areas/preach/attendee-list.tsx';
import { PreachRequestPage } from '../../../src/areas/preach/preach-request.tsx';
import { SortDialog } from '../../../src/areas/preach/sort-dialog.tsx';
import { EntitiesContext } from '../../../src/kit/call/entities.ts';
import { useSession } from '../../../src/request/session-store.ts';
import { type Asked, getPage, listen, serve, show, signIn } from '../../kit/support.tsx';

const session = (id: string, more: object = {}) => ({
  ...{ id, version: 1, title: `宣讲${id}`, type: preachTypes.onSite, status: preachFlow.states.approved.code },
  ...{ companyName: '云图', startTime: '2026-12-01 14:00:00' },
  ...more,
});
let asked: Asked[];
const open = (page: React.ReactNode) =>
  show(<EntitiesContext value={[preach, preachAttendee, company, venue]}>{page}</EntitiesContext>);
beforeEach(() => {
  listen();
  signIn();
  const auth = ['preach:preach:list', 'preach:preachAttendee:list', 'preach:preach:request'].map((action) => ({
    ...{ action, type: '1', status: '1' },
  }));
  useSession.setState({ permissions: { menu: [], auth, allAuth: auth, sysSafeMode: false } as never });
  asked = serve({
    'GET /preach/preach/list': () => getPage([session('A', { type: preachTypes.online }), session('B')]),
    'GET /preach/preachAttendee/list': () => getPage([{ id: '1', realname: '林知夏', status: 2, watchSeconds: 750 }]),
    [`GET ${freeDays.path}`]: () => ({ result: { days: [], firstDay: '2026-12-01' } }),
    [`POST ${sortPreaches.path}`]: () => ({ result: null }),
  });
});

it('saves the order that was chosen', async () => {
  open(<SortDialog onClose={() => undefined} />);
  const [first] = await screen.findAllByRole('button', { name: preachScreen.down });
  await userEvent.click(first as HTMLElement);
  await userEvent.click(screen.getByRole('button', { name: text.common.save }));
  await waitFor(() => expect(asked.some(({ path }) => path === sortPreaches.path)).toBe(true));
  expect(asked.find(({ path }) => path === sortPreaches.path)?.body).toMatchObject({ ids: 'B,A' });
});

it('says of an online session that it is online, to the company too', async () => {
  useSession.setState({ user: { id: '7', username: 'lin', realname: '林', userType: '2', companyId: '3' } as never });
  open(<PreachRequestPage />);
  const row = (await screen.findByText('宣讲A')).closest('tr') as HTMLElement;
  expect(within(row).getByText('线上')).toBeTruthy();
});

it('heads the minutes that viewers watched as a time', async () => {
  open(<AttendeeList preachId="p1" />);
  expect(await screen.findByText('13 分钟')).toBeTruthy();
  expect(screen.getByRole('columnheader', { name: /观看时长/ })).toBeTruthy();
  expect(screen.queryByText('观看秒数')).toBeNull();
});
