import { company } from '@campus/contract/enterprise';
import { jobFair } from '@campus/contract/jobfair';
import { liveRoom, viewLimits } from '@campus/contract/live';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it } from 'vitest';
import { roomForm } from '../../../src/areas/live/room-form.tsx';
import { EntitiesContext } from '../../../src/kit/call/entities.ts';
import { EntityForm } from '../../../src/kit/form/entity-form.tsx';
import { useSession } from '../../../src/request/session-store.ts';
import { type Asked, getPage, listen, serve, show, signIn } from '../../kit/support.tsx';

const item = (code: string, value: string, title: string) => ({ [code]: [{ value, text: title, title }] });
const kinds = {
  live_biz_type: [
    { value: 'none', text: '无', title: '无' },
    { value: 'jobFair', text: '招聘会', title: '招聘会' },
  ],
  ...item('live_view_limit', String(viewLimits.signedIn), '登录可看'),
};
let asked: Asked[];
beforeEach(() => {
  localStorage.clear();
  listen();
  signIn();
  useSession.setState({ dictionaries: kinds as never });
  asked = serve({ 'GET /jobFair/jobFair/list': () => getPage([{ id: '7', title: '秋季双选会' }]) });
});
const open = (userType: string) => {
  useSession.setState({ user: { id: '7', username: 'lin', realname: '林', userType, companyId: '3' } as never });
  show(
    <EntitiesContext value={[liveRoom, company, jobFair]}>
      <EntityForm entity={liveRoom} {...roomForm} onClose={() => undefined} />
    </EntitiesContext>,
  );
};
const fairs = () => asked.filter(({ path }) => path === '/jobFair/jobFair/list').map(({ query }) => query.admitted);

it('asks for the object of a room only when it has one', async () => {
  open('1');
  expect(screen.queryByLabelText(liveRoom.fields.bizId.label)).toBeNull();
  expect(screen.queryByLabelText(liveRoom.fields.viewPassword.label)).toBeNull();
  await userEvent.click(await screen.findByRole('radio', { name: '招聘会' }));
  expect(await screen.findByLabelText(liveRoom.fields.bizId.label)).toBeTruthy();
  await userEvent.click(screen.getByRole('radio', { name: '无' }));
  await waitFor(() => expect(screen.queryByLabelText(liveRoom.fields.bizId.label)).toBeNull());
});
it.each([
  ['a company the fairs that have admitted it', '2', '1'],
  ['the school every fair', '1', undefined],
])('offers %s', async (_who, userType, admitted) => {
  open(userType);
  await userEvent.click(await screen.findByRole('radio', { name: '招聘会' }));
  await userEvent.click(await screen.findByLabelText(liveRoom.fields.bizId.label));
  await waitFor(() => expect(fairs()).toEqual([admitted]));
});
