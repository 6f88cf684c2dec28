import {
  userStatTexts as texts,
  type UserSummary,
  userMeasures,
  userStatByDimension,
  userStatDistribution,
  userStatFunnel,
  userStatPath,
  userStatSummary,
  userStatTrend,
} from '@campus/contract/statistics';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { UserStatisticsPage } from '../../../src/areas/dashboard/user-statistics.tsx';
import { useSession } from '../../../src/request/session-store.ts';
import { type Asked, currentSearch, getPage, serve, show, signIn } from '../../kit/support.tsx';

const link = (query: Readonly<Record<string, string>> = {}) => ({ path: '/employ/userStat', query });
const figure = (key: keyof typeof userMeasures, value: number) => ({
  key,
  label: userMeasures[key],
  value,
  previous: 100,
  unit: '次',
  better: 'more' as const,
  link: link({ range: 'month', measure: key, least: '1' }),
  some: 40,
  share: 80,
});
const summary: UserSummary = {
  asOf: '2026-11-24 10:00:00',
  students: 50,
  figures: [figure('delivery', 120), figure('download', 30)],
  evaluation: { mean: 4.2, previous: null, n: 6 },
  hasAi: false,
};
const student = {
  ...{ id: 's1', studentNo: 'S0001', realname: '王小明', departId: 'd', gradYear: 2026, deliveryCount: 7 },
  ...{ evaluation: 4.5, evaluationCount: 2, lastActive: '2026-11-20 09:00:00' },
};
let asked: Asked[];
beforeEach(() => {
  signIn();
  const auth = ['list', 'exportXls'].map((action) => ({
    action: `employ:statistics:${action}`,
    type: '1',
    status: '1',
  }));
  useSession.setState({
    user: { id: '7', username: 'lin', realname: '林知夏', userType: '1' } as never,
    permissions: { menu: [], auth, allAuth: auth, sysSafeMode: false } as never,
  });
  vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: () => 'blob:sheet', revokeObjectURL: () => undefined }));
  asked = serve({
    [`GET ${userStatSummary.path}`]: () => ({ result: summary }),
    [`GET ${userStatTrend.path}`]: () => ({ result: { points: [] } }),
    [`GET ${userStatDistribution.path}`]: () => ({
      result: { bars: [{ name: '1–5 次', value: 12, link: link({ measure: 'delivery', least: '1', most: '5' }) }] },
    }),
    [`GET ${userStatByDimension.path}`]: () => ({ result: { bars: [{ name: '计算机学院', value: 9 }] } }),
    [`GET ${userStatFunnel.path}`]: () => ({ result: { bars: [{ name: '学生', value: 50, link: link() }] } }),
    [`GET ${userStatPath}/list`]: () => getPage([student]),
    [`GET ${userStatPath}/exportXls`]: () => ({ result: null }),
  });
});
const findQuery = (path: string) => asked.findLast((one) => one.path === path)?.query;

it('says how many students delivered how often', async () => {
  show(<UserStatisticsPage />);
  const sentence = await screen.findByRole('heading', { name: /名学生投递/ });
  expect(sentence.textContent).toBe('本月 40 名学生投递 120 次，人均 3 次，较上期 +20%');
  expect(await screen.findByText('王小明')).toBeTruthy();
  expect(findQuery(`${userStatPath}/list`)).toMatchObject({ column: 'deliveryCount', order: 'desc' });
  expect(screen.getByText(texts.evaluationOf(4.5, 2))).toBeTruthy();
});
it('opens the list of a figure and closes its condition', async () => {
  show(<UserStatisticsPage />);
  await userEvent.click(await screen.findByRole('link', { name: /1–5 次/ }));
  await waitFor(() =>
    expect(findQuery(`${userStatPath}/list`)).toMatchObject({ measure: 'delivery', least: '1', most: '5' }),
  );
  const condition = screen.getByText(texts.between(userMeasures.delivery, 1, 5));
  await userEvent.click(condition.querySelector('.anticon-close') as Element);
  await waitFor(() => expect(findQuery(`${userStatPath}/list`)?.measure).toBeUndefined());
});
it('asks for the range and the chosen measure, without the assistant when it counts no student', async () => {
  show(<UserStatisticsPage />, '/?range=year&departId=d1');
  await screen.findByText('王小明');
  expect(screen.queryByText('AI 咨询')).toBeNull();
  await userEvent.click(screen.getByText('评价', { selector: '.ant-segmented-item-label' }));
  await waitFor(() =>
    expect(findQuery(userStatDistribution.path)).toMatchObject({ measure: 'evaluation', range: 'year' }),
  );
  expect(findQuery(userStatDistribution.path)?.filter).toContain('departId=d1');
  expect(currentSearch().get('subject')).toBe('evaluation');
});
it('exports the listed students', async () => {
  show(<UserStatisticsPage />, '/?range=year&measure=delivery&least=0&most=0');
  await userEvent.click(await screen.findByRole('button', { name: /导出/ }));
  await waitFor(() => expect(findQuery(`${userStatPath}/exportXls`)).toBeDefined());
  expect(findQuery(`${userStatPath}/exportXls`)).toMatchObject({
    range: 'year',
    measure: 'delivery',
    least: '0',
    most: '0',
  });
});
it('narrows the list by a stage of the funnel and says so', async () => {
  show(<UserStatisticsPage />, '/employ/userStat?range=month&stage=offer');
  await waitFor(() => expect(findQuery(`${userStatPath}/list`)).toMatchObject({ stage: 'offer' }));
  expect(screen.getByText(texts.reached('录用'))).toBeTruthy();
  expect(await screen.findByText(texts.funnelHelp)).toBeTruthy();
});
