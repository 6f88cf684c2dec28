import { markRead, myMessagesPath, mySend } from '@campus/contract/message';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { UserAnnouncementListPage } from '../../../src/areas/message/user-announcement.tsx';
import { getPage, serve, show, signIn } from '../../kit/support.tsx';

const row = { id: '8', anntId: '5', titile: '停机维护', readFlag: '0', readFlag_dictText: '未读', priority: 'M' };
const announcement = { ...row, id: '5', msgContent: '<p>今晚十点</p>', sendTime: '2026-11-21 08:00:00' };

it('shows which announcement is loading, requests it once and opens it', async () => {
  signIn();
  const reply = Promise.withResolvers<object>();
  const calls = serve({
    [`GET ${myMessagesPath}`]: () => getPage([row]),
    [`${mySend.method} ${mySend.path}`]: () => reply.promise,
    [`${markRead.method} ${markRead.path}`]: () => ({}),
  });
  show(<UserAnnouncementListPage />);
  const user = userEvent.setup();
  const title = await screen.findByRole('button', { name: /停机维护/ });
  await user.dblClick(title);
  expect(title.getAttribute('aria-busy')).toBe('true');
  reply.resolve({ result: announcement });
  expect(await screen.findByText('今晚十点')).toBeTruthy();
  expect(calls.filter(({ path }) => path === mySend.path)).toHaveLength(1);
  expect(title.getAttribute('aria-busy')).toBe('false');
});

it('opens the announcement that was asked for last', async () => {
  signIn();
  const late = Promise.withResolvers<object>();
  const other = { ...row, id: '9', anntId: '6', titile: '招聘季安排' };
  serve({
    [`GET ${myMessagesPath}`]: () => getPage([row, other]),
    [`${mySend.method} ${mySend.path}`]: ({ query }) =>
      query.sendId === '8' ? late.promise : { result: { ...announcement, id: '6', msgContent: '<p>九月开始</p>' } },
    [`${markRead.method} ${markRead.path}`]: () => ({}),
  });
  show(<UserAnnouncementListPage />);
  const user = userEvent.setup();
  await user.click(await screen.findByRole('button', { name: /停机维护/ }));
  await user.click(screen.getByRole('button', { name: /招聘季安排/ }));
  expect(await screen.findByText('九月开始')).toBeTruthy();
  late.resolve({ result: announcement });
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(screen.queryByText('今晚十点')).toBeNull();
});
