import { fairDayTexts } from '@campus/contract/jobfair';
import { text } from '@campus/contract/messages';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import * as keptScans from '../../../src/areas/jobfair/kept-scans.ts';
import { FairScanPage } from '../../../src/areas/jobfair/scan.tsx';
import { listen, serve, show } from '../../kit/support.tsx';

const texts = fairDayTexts.scan;
const arrived = {
  ...{ role: 2, name: '林知夏', detail: '计算机学院', checkinTime: '2026-11-27 09:12:00' },
  ...{ isRepeated: false, attendanceId: '71' },
};
beforeEach(() => {
  void listen();
  // jsdom has no IndexedDB.
  vi.spyOn(keptScans, 'listKept').mockResolvedValue([]);
});
const lastRows = () => screen.queryAllByRole('listitem');

it('keeps a check-in among the last ones until it is taken back', async () => {
  serve({
    'GET /jobFair/jobFair/queryById': () => ({ result: { id: '5', title: '秋季双选会' } }),
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
