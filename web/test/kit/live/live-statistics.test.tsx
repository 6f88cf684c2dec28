import { liveScreen } from '@campus/contract/live';
import { chartTexts } from '@campus/contract/statistics';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { LiveStatisticsView } from '../../../src/kit/live/live-statistics.tsx';
import { show, signIn } from '../support.tsx';

// jsdom has no canvas.
vi.mock('../../../src/widgets/chart/line-chart.tsx', () => ({ LineChart: () => null }));

const texts = liveScreen.charts;
/** A broadcast of eight hours. */
const chats = Array.from({ length: 96 }, (_, i) => ({ time: `${8 + Math.floor(i / 12)}:${(i % 12) * 5}`, count: i }));
const data = {
  ...{ viewCount: 120, uv: 90, peakOnline: 41, averageSeconds: 754 },
  online: [{ time: '2026-11-20 14:00:00', online: 12 }],
  lengths: [{ name: '10-30分钟', value: 40 }],
  devices: [{ name: 'pc', value: 120 }],
  chats,
};
const getCard = (title: string) => screen.getByRole('heading', { name: title }).closest('section') as HTMLElement;

it('shows every figure of a stream as a chart with its table', async () => {
  signIn();
  show(<LiveStatisticsView data={data} error={null} refetch={() => undefined} />);
  for (const title of [texts.online, texts.lengths, texts.devices, texts.chats]) {
    await userEvent.click(within(getCard(title)).getByRole('button', { name: chartTexts.table }));
    expect(within(getCard(title)).getByRole('table')).toBeTruthy();
  }
  expect(within(getCard(texts.devices)).getByRole('row', { name: /pc 120/ })).toBeTruthy();
});

it('draws the messages of a long stream as a line, not as a bar each', () => {
  signIn();
  show(<LiveStatisticsView data={data} error={null} refetch={() => undefined} />);
  expect(within(getCard(texts.chats)).queryAllByRole('listitem')).toHaveLength(0);
});
