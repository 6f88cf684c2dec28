import { fairDayTexts } from '@campus/contract/jobfair';
import { text } from '@campus/contract/messages';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { FairScanPage } from '../../../src/areas/jobfair/scan.tsx';
import { useScans } from '../../../src/areas/jobfair/use-scans.ts';
import { listen, serve, show } from '../../kit/support.tsx';

const texts = fairDayTexts.scan;
const arrived = {
  ...{ role: 2, name: '林知夏', detail: '计算机学院', checkinTime: '2026-11-27 09:12:00' },
  ...{ isRepeated: false, attendanceId: '71' },
};
const fair = { 'GET /jobFair/jobFair/queryById': () => ({ result: { id: '5', title: '秋季双选会' } }) };
beforeEach(() => void listen());
const lastRows = () => screen.queryAllByRole('listitem');

it('keeps a check-in among the last ones until it is taken back', async () => {
  serve({
    ...fair,
    'POST /jobFair/fairAttendance/check': () => ({ result: arrived }),
    'POST /jobFair/fairAttendance/undo': () => ({ result: null }),
  });
  show(<FairScanPage />);
  await userEvent.type(screen.getByRole('textbox', { name: texts.code }), 'AB12{Enter}');
  await waitFor(() => expect(lastRows()).toHaveLength(1));
  const open = async () => {
    await userEvent.click(within(lastRows()[0] as HTMLElement).getByRole('button', { name: texts.undo }));
    return screen.findByRole('dialog');
  };
  const question = await open();
  await userEvent.click(within(question).getByRole('button', { name: text.common.cancel }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(lastRows()).toHaveLength(1);
  const again = await open();
  await userEvent.type(within(again).getByRole('textbox'), '认错人');
  await userEvent.click(within(again).getByRole('button', { name: fairDayTexts.day.undo }));
  await waitFor(() => expect(lastRows()).toHaveLength(0));
});

// jsdom has no IndexedDB, as private windows of some browsers.
it('keeps a scan without a connection where the browser refuses to store it', async () => {
  const sent: unknown[] = [];
  serve({
    ...fair,
    'POST /jobFair/fairAttendance/check': () => {
      throw new TypeError('Failed to fetch');
    },
    'POST /jobFair/fairAttendance/sync': ({ body }) => {
      const { rows } = body as { rows: { seq: number; code: string }[] };
      sent.push(...rows.map(({ code }) => code));
      return { result: rows.map(({ seq }) => ({ seq, state: 'done', message: '' })) };
    },
  });
  show(<FairScanPage />);
  await userEvent.type(screen.getByRole('textbox', { name: texts.code }), 'AB12{Enter}');
  expect(await screen.findByText(texts.offlineHeld)).toBeTruthy();
  expect(screen.getByText(texts.kept(1))).toBeTruthy();
  act(() => void window.dispatchEvent(new Event('online')));
  expect(await screen.findByText(texts.synced(1))).toBeTruthy();
  expect(sent).toEqual(['AB12']);
  await waitFor(() => expect(screen.queryByText(texts.kept(1))).toBeNull());
});

it('sends the code of the next person while one is checked in, and no code twice', async () => {
  const codes: string[] = [];
  let release = () => undefined as void;
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  serve({
    'POST /jobFair/fairAttendance/check': async ({ body }) => {
      codes.push((body as { code: string }).code);
      await held;
      return { result: arrived };
    },
  });
  let scans: ReturnType<typeof useScans> | undefined;
  const Scans = () => {
    scans = useScans('5', '');
    return null;
  };
  show(<Scans />);
  await act(async () => {
    void scans?.scan('AAAA');
  });
  await waitFor(() => expect(codes).toEqual(['AAAA']));
  await act(async () => {
    void scans?.scan('AAAA');
    const last = scans?.scan('BBBB');
    release();
    await last;
  });
  expect(codes).toEqual(['AAAA', 'BBBB']);
});

it('asks for the camera again after it was denied', async () => {
  serve(fair);
  const getUserMedia = vi.fn(async () => {
    throw new DOMException('denied', 'NotAllowedError');
  });
  vi.stubGlobal('isSecureContext', true);
  Object.defineProperty(navigator, 'mediaDevices', { value: { getUserMedia }, configurable: true });
  show(<FairScanPage />);
  const press = async () => userEvent.click(await screen.findByRole('button', { name: texts.start }));
  await press();
  expect(await screen.findByText(texts.denied)).toBeTruthy();
  await press();
  await waitFor(() => expect(getUserMedia).toHaveBeenCalledTimes(2));
  expect(await screen.findByText(texts.denied)).toBeTruthy();
  Reflect.deleteProperty(navigator, 'mediaDevices');
  vi.unstubAllGlobals();
});
