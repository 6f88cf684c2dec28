import { text } from '@campus/contract/messages';
import {
  dailyReport,
  dailyTrend,
  qualityReport,
  type Report,
  reportSheetPath,
  reports,
  reportTexts as texts,
  unplacedSheetPath,
} from '@campus/contract/statistics';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { ReportPage } from '../../../src/areas/dashboard/report.tsx';
import { useSession } from '../../../src/request/session-store.ts';
import { type Asked, currentSearch, serve, show, signIn } from '../../kit/support.tsx';

// jsdom has no canvas.
vi.mock('../../../src/widgets/chart/line-chart.tsx', () => ({ LineChart: () => null }));

const link = { path: '/employ/destination', query: { gradYear: '2027', departId: 'd1' } };
const report = (cutoff: string | undefined): Report => ({
  asOf: '2026-11-26 10:00:00',
  gradYear: 2027,
  cohorts: [2027, 2026],
  cutoffs: [{ day: '2026-08-31', takenTime: '2026-09-01 00:10:00' }],
  cutoff: cutoff ? { day: cutoff, takenTime: '2026-09-01 00:10:00' } : null,
  dimension: 'college',
  columns: [
    { key: 'n', title: '毕业生', unit: '人' },
    { key: 'placedN', title: '已落实', unit: '人' },
    { key: 'placed', title: '落实率', unit: '%', help: '口径说明' },
    { key: 'change', title: '较上届同期', unit: '', isChange: true },
  ],
  lines: [
    {
      key: 'd1',
      name: '文学院',
      cells: [{ value: 40, ...(!cutoff && { link }) }, { value: 10 }, { value: 25 }, { value: 1.5 }],
    },
  ],
  total: { key: 'total', name: texts.total, cells: [{ value: 40 }, { value: 10 }, { value: 25 }, { value: -0.4 }] },
});
let asked: Asked[];
function enter(...actions: string[]): void {
  const auth = ['list', ...actions].map((action) => ({ action: `employ:report:${action}`, type: '1', status: '1' }));
  useSession.setState({
    user: { id: '7', username: 'lin', realname: '林知夏', userType: '1' } as never,
    permissions: { menu: [], auth, allAuth: auth, sysSafeMode: false } as never,
  });
}
beforeEach(() => {
  signIn();
  vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: () => 'blob:sheet', revokeObjectURL: () => undefined }));
  asked = serve({
    [`GET ${qualityReport.path}`]: ({ query }) => ({ result: report(query.cutoff) }),
    [`GET ${dailyReport.path}`]: () => ({ result: report(undefined) }),
    [`GET ${dailyTrend.path}`]: () => ({
      result: { asOf: '2026-11-26 10:00:00', metric: 'delivery', points: [], total: 0, previous: 0, parts: [] },
    }),
    [`GET ${reportSheetPath}`]: () => ({ result: null }),
    [`GET ${unplacedSheetPath}`]: () => ({ result: null }),
  });
});

it('says how many are placed, and links each number to the rows behind it', async () => {
  enter();
  show(<ReportPage />);
  const line = await screen.findByRole('heading', { level: 2, name: /2027 届毕业生/ });
  expect(line.textContent).toBe('2027 届毕业生 40 人，已落实 10 人，落实率 25%，较上届同期低 0.40 个百分点');
  const [first] = await screen.findAllByRole('link', { name: '40' });
  expect(first?.getAttribute('href')).toBe('/employ/destination?gradYear=2027&departId=d1');
  expect(screen.getByText('+1.5')).toBeTruthy();
  expect(screen.queryByRole('button', { name: text.common.export })).toBeNull();
  expect(screen.queryByText(texts.trend)).toBeNull();
});

it('shows a kept day without links, and says when it was kept', async () => {
  enter('exportXls', 'trend');
  show(<ReportPage />, '/employ/report?cutoff=2026-08-31');
  expect(await screen.findByText(texts.takenAt('2026-08-31', '2026-09-01 00:10'))).toBeTruthy();
  expect(asked.at(-1)?.query).toMatchObject({ cutoff: '2026-08-31' });
  expect(screen.queryByRole('link', { name: '40' })).toBeNull();
  expect(screen.getByRole('button', { name: texts.unplaced })).toBeTruthy();
});

it('keeps the chosen report in the address', async () => {
  enter('trend');
  show(<ReportPage />);
  await userEvent.click(await screen.findByText(reports.daily.title));
  await waitFor(() => expect(currentSearch().get('report')).toBe('daily'));
  await userEvent.click(screen.getByText(texts.trend));
  await waitFor(() => expect(asked.some(({ path }) => path === dailyTrend.path)).toBe(true));
  expect(screen.queryByRole('button', { name: texts.rebuild })).toBeNull();
});
