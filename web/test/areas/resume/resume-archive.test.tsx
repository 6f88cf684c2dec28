import { deliveryTexts, exportResumes } from '@campus/contract/resume';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ArchiveButton } from '../../../src/areas/resume/resume-archive.tsx';
import { openPush } from '../../../src/request/push.ts';
import { useSession } from '../../../src/request/session-store.ts';
import { listen, type RecordedNotices, show, signIn } from '../../kit/support.tsx';
import { FakeSocket } from '../../support/fake-socket.ts';

const texts = deliveryTexts.archive;
const ids = ['d1', 'd2', 'd3'];
let notices: RecordedNotices;
let closePush: () => void;
/** The server's end of the request: ends it with an archive. */
let finish: () => void;
let request: { readonly url: string; readonly body: { ids: string; taskId: string }; readonly signal: AbortSignal };

beforeEach(() => {
  notices = listen();
  signIn();
  const auth = ['resume:resume:download', 'resume:delivery:exportXls'].map((action) => ({
    action,
    type: '1',
    status: '1',
  }));
  useSession.setState({ permissions: { menu: [], auth, allAuth: auth, sysSafeMode: false } as never });
  vi.stubGlobal('WebSocket', FakeSocket);
  closePush = openPush('7', 'a.b.c');
  URL.createObjectURL = () => 'blob:archive';
  URL.revokeObjectURL = () => undefined;
  vi.stubGlobal('fetch', (url: string, { body, signal }: RequestInit) => {
    request = { url, body: JSON.parse(String(body)), signal: signal as AbortSignal };
    return new Promise((settle, fail) => {
      finish = () => settle(new Response('zip', { headers: { 'content-type': 'application/zip' } }));
      request.signal.addEventListener('abort', () => fail(request.signal.reason));
    });
  });
});
afterEach(() => {
  closePush();
  vi.unstubAllGlobals();
});

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const start = async () => {
  show(<ArchiveButton ids={ids} />);
  await press(texts.action);
  await screen.findByText(texts.starting);
};
const push = (done: number, failed: number, taskId = request.body.taskId) =>
  act(() =>
    FakeSocket.all.at(-1)?.onmessage?.({ data: JSON.stringify({ cmd: 'progress', taskId, done, total: 3, failed }) }),
  );

it.each([
  ['all of them are in the archive', [1, 2, 3], 0, texts.done],
  ['some are left out', [1, 2, 3], 2, texts.partly(2)],
  ['the last frame is missing', [1, 2], 1, texts.saved],
  ['every frame is missing', [], 0, texts.saved],
])('closes and says how it ended: %s', async (_case, frames, failed, said) => {
  await start();
  expect(request).toMatchObject({ url: expect.stringContaining(exportResumes.path), body: { ids: ids.join(',') } });
  for (const done of frames) {
    push(done, failed);
    expect(screen.getByText(texts.running(done, 3))).toBeDefined();
  }
  finish();
  await waitFor(() => expect(notices.messages).toEqual([`success: ${said}`]));
  await waitFor(() => expect(screen.queryByRole('status')).toBeNull());
});

it('shows no progress of another task', async () => {
  await start();
  push(2, 0, 'another');
  expect(screen.getByText(texts.starting)).toBeDefined();
});

it('ends the request when it is cancelled, and says nothing', async () => {
  await start();
  await press('取消');
  expect(request.signal.aborted).toBe(true);
  await waitFor(() => expect(screen.queryByRole('status')).toBeNull());
  expect(notices.messages).toEqual([]);
});
