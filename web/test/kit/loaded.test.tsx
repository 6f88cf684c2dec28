import { interviewEvaluations } from '@campus/contract/interview';
import { livePlayUrls, playPlayback } from '@campus/contract/live';
import { text } from '@campus/contract/messages';
import { companyPost, postAuditLog } from '@campus/contract/post';
import { freeDays, preach, preachChat, preachCodes } from '@campus/contract/preach';
import { deliveryAgreements, deliveryCounts } from '@campus/contract/resume';
import { getQrCode } from '@campus/contract/system';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { expect, it } from 'vitest';
import { CompanyDeliveries } from '../../src/areas/enterprise/company-deliveries.tsx';
import { Evaluations } from '../../src/areas/interview/evaluations.tsx';
import { createRoomOwner } from '../../src/areas/live/room-owner.ts';
import { PostHistory } from '../../src/areas/post/post-history.tsx';
import { CodesDialog } from '../../src/areas/preach/codes-dialog.tsx';
import { FreeDays } from '../../src/areas/preach/free-days.tsx';
import { createPreachOwner } from '../../src/areas/preach/live-owner.ts';
import { SortDialog } from '../../src/areas/preach/sort-dialog.tsx';
import { DeliveryAgreements } from '../../src/areas/resume/delivery-agreements.tsx';
import { QrButton } from '../../src/kit/detail/qr-button.tsx';
import { MuteList } from '../../src/kit/live/mute-list.tsx';
import { ReviewList } from '../../src/kit/live/review-list.tsx';
import { Stage } from '../../src/kit/live/stage.tsx';
import { useSession } from '../../src/request/session-store.ts';
import { listen, refused, serve, show, signIn } from './support.tsx';

const row = { id: '1', version: 1, status: 1, step: 50, postStatus: 1 } as never;
const room = createRoomOwner('1');
const live = { status: 4, coverImg: null, playbacks: [] };
const playback = { id: 'b1', title: '第一场', cover: null };
const places: readonly [name: string, path: string, shown: ReactNode, opens?: string | RegExp][] = [
  ['the mutes of a room', '/live/liveMute/list', <MuteList key="" owner={room} />],
  [
    'the messages to review',
    `${preachChat.path}/list`,
    <ReviewList key="" owner={createPreachOwner('1')} waiting={1} />,
  ],
  ['the evaluations of an interview', interviewEvaluations.path, <Evaluations key="" row={row} />],
  ['the codes of a session', preachCodes.path, <CodesDialog key="" preachId="1" onClose={() => undefined} />],
  ['the free days of halls', freeDays.path, <FreeDays key="" />],
  ['the order of sessions', `${preach.path}/list`, <SortDialog key="" onClose={() => undefined} />],
  ['the history of a post', postAuditLog.path, <PostHistory key="" row={row} />],
  [
    'the busiest posts of a company',
    `${companyPost.path}/list`,
    <CompanyDeliveries key="" companyId="1" maySeePosts />,
  ],
  ['the rows of a drawer', deliveryAgreements.path, <DeliveryAgreements key="" row={row} />],
  ['a QR code', getQrCode.path, <QrButton key="" entity={companyPost} id="1" name="工程师" />, /二维码/],
  ['the address of a stream', livePlayUrls.path, <Stage key="" owner={room} live={live as never} />],
  [
    'the address of a replay',
    playPlayback.path,
    <Stage key="" owner={room} live={{ ...live, status: 6, playbacks: [playback] } as never} />,
    /第一场/,
  ],
];

it.each(places)('says once that %s cannot be read, with another try', async (_name, path, shown, opens) => {
  const { messages } = listen();
  signIn();
  const auth = [{ action: 'resume:agreement:list', type: '1', status: '1' }];
  useSession.setState({ permissions: { menu: [], auth, allAuth: auth, sysSafeMode: false } as never });
  const fail = () => refused('服务暂时不可用');
  const asked = serve({
    [`GET ${path}`]: fail,
    [`POST ${path}`]: fail,
    [`GET ${deliveryCounts.path}`]: () => ({
      result: { total: 1, waiting: 0, overdue: 0, step20: 0, step30: 0, failed: 0, ended: 0 },
    }),
  });
  show(shown);
  if (opens) await userEvent.click(screen.getByRole('button', { name: opens }));
  const reads = () => asked.filter((one) => one.path === path).length;
  const again = await screen.findByRole('button', { name: text.listPage.retry });
  expect(screen.getByText('服务暂时不可用')).toBeTruthy();
  expect(messages).toEqual([]);
  const before = reads();
  await userEvent.click(again);
  await waitFor(() => expect(reads()).toBe(before + 1));
});
