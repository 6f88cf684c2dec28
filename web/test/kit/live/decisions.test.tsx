import { liveScreen } from '@campus/contract/live';
import { preachChat, preachMutes, sortPreaches, unmutePreachChat } from '@campus/contract/preach';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { createPreachOwner } from '../../../src/areas/preach/live-owner.ts';
import { SortDialog } from '../../../src/areas/preach/sort-dialog.tsx';
import { MuteList } from '../../../src/kit/live/mute-list.tsx';
import { ReviewList } from '../../../src/kit/live/review-list.tsx';
import { useSession } from '../../../src/request/session-store.ts';
import { getPage, listen, type Reply, serve, show, signIn } from '../support.tsx';

const words = liveScreen.chatPanel;
const muted = { userId: 'u1', userName: '访客', muteUntil: null, reason: '' };
const message = { id: 'm1', senderName: '访客', sendTime: '2026-01-01 10:00:00', content: '你好' };
const session = { id: 'p1', title: '云图宣讲', topFlag: 0 };
const owner = createPreachOwner('1');
it.each([
  ['an unmute', <MuteList key="" owner={owner} />, unmutePreachChat.path, words.unmute],
  [
    'a decision on a message',
    <ReviewList key="" owner={owner} waiting={1} />,
    `${preachChat.path}/approve`,
    words.approve,
  ],
  ['the place of a session', <SortDialog key="" onClose={() => undefined} />, sortPreaches.path, '置顶'],
])('sends %s once', async (_name, shown, path, label) => {
  listen();
  signIn();
  const auth = [{ action: unmutePreachChat.needs, type: '1', status: '1' }];
  useSession.setState({ permissions: { menu: [], auth, allAuth: auth, sysSafeMode: false } as never });
  let answer = (_reply: Reply) => undefined as void;
  const wait = () =>
    new Promise<Reply>((resolve) => {
      answer = resolve;
    });
  const asked = serve({
    [`GET ${preachMutes.path}`]: () => ({ result: [muted] }),
    [`GET ${preachChat.path}/list`]: () => getPage([message]),
    'GET /preach/preach/list': () => getPage([session, { ...session, id: 'p2' }]),
    [`POST ${path}`]: wait,
  });
  show(shown);
  const [button] = await screen.findAllByRole('button', { name: label });
  await userEvent.click(button as HTMLElement);
  await userEvent.click(button as HTMLElement);
  const sends = () => asked.filter((one) => one.path === path);
  expect(sends()).toHaveLength(1);
  answer({ result: {} });
  await waitFor(() => expect((button as HTMLButtonElement).disabled).toBe(false));
});
