import { fairScreen } from '@campus/contract/jobfair';
import { liveScreen } from '@campus/contract/live';
import { text } from '@campus/contract/messages';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it } from 'vitest';
import { PublicFairPage } from '../../../src/areas/jobfair/public-fair.tsx';
import { getPage, listen, refused, serve, show } from '../../kit/support.tsx';

const fair = {
  ...{ id: '1', title: '秋季双选会', phase: 4, phase_dictText: '进行中', type_dictText: '综合双选会' },
  ...{ startTime: '2026-11-27 09:00:00', endTime: '2026-11-27 16:00:00', poster: null, notice: null },
  ...{ applyStart: '2026-10-01 09:00:00', applyEnd: '2026-11-20 18:00:00', organizer: '就业中心', coOrganizer: null },
  ...{
    regionCode_dictText: null,
    venueId_dictText: null,
    venueText: '体育馆',
    content: '<p>欢迎参加</p>',
    companies: [],
  },
};
const room = {
  ...{ id: '8', title: '空中双选会', companyName: null, status: 4 },
  ...{ planStartTime: '2026-11-27 10:00:00', planEndTime: '2026-11-27 11:00:00' },
};
beforeEach(() => void listen());

it('shows the fair when its rooms fail, and the rooms when they are asked for again', async () => {
  let isDown = true;
  serve({
    'GET /jobFair/jobFair/public': () => ({ result: fair }),
    'GET /live/liveRoom/ofFair': () => (isDown ? refused('系统繁忙') : { result: [room] }),
  });
  show(<PublicFairPage />);
  expect(await screen.findByText(fairScreen.open.roomsFailed)).toBeTruthy();
  expect(screen.getByRole('heading', { level: 1 }).textContent).toContain('秋季双选会');
  expect(screen.queryByText('系统繁忙')).toBeNull();
  isDown = false;
  await userEvent.click(screen.getByRole('button', { name: text.listPage.retry }));
  expect(await screen.findByRole('link', { name: '空中双选会' })).toBeTruthy();
  expect(screen.queryByText(fairScreen.open.roomsFailed)).toBeNull();
});
it('says why the fair is not shown', async () => {
  serve({
    'GET /jobFair/jobFair/public': () => refused('数据不存在或无权访问'),
    'GET /live/liveRoom/ofFair': () => getPage([]),
  });
  show(<PublicFairPage />);
  expect(await screen.findByText('数据不存在或无权访问')).toBeTruthy();
  expect(screen.queryByText(liveScreen.ofFair.title)).toBeNull();
});
