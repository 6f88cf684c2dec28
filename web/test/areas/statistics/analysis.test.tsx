import { chartTexts, statisticsScreenTexts } from '@campus/contract/statistics';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it } from 'vitest';
import { AnalysisPage } from '../../../src/areas/statistics/analysis.tsx';
import { type Asked, currentSearch, listen, type Reply, serve, show, signIn } from '../../kit/support.tsx';

const measure = (name: string, label: string, more: object = {}) => ({
  name,
  label,
  unit: '个',
  isAdditive: true,
  ...more,
});
const dimension = (name: string, label: string, kind = 'plain') => ({ name, label, kind, overlaps: false });
const posts = {
  name: 'companyPost',
  title: '岗位统计',
  path: '/companyPost/companyPost/statistics',
  measures: [
    measure('posts', '岗位'),
    measure('openRate', '在招率', { unit: '%', isAdditive: false, part: '在招岗位', whole: '岗位' }),
  ],
  dimensions: [
    dimension('nature', '岗位性质'),
    dimension('province', '工作省份', 'province'),
    dimension('month', '按月', 'time'),
  ],
  funnel: ['posts', 'openRate'],
};
const number = (value: number, nature?: string) => ({
  value,
  previous: 4,
  query: { createTime_begin: '2025-01-01', ...(nature && { nature }) },
});
const group = (key: string | null, text: string, value: number) => ({
  key,
  text,
  numbers: {
    posts: number(value, key ?? undefined),
    openRate: { ...number(50, key ?? undefined), part: value / 2, whole: value },
  },
});
const answer = {
  asOf: '2025-10-15 10:00:00',
  list: '/post/list',
  period: null,
  measures: posts.measures,
  dimensions: [posts.dimensions[0]],
  total: { posts: number(30), openRate: { ...number(50), part: 15, whole: 30 } },
  groups: [group(null, '未填写', 2), group('1', '全职', 8), group('2', '实习', 20)],
};
let asked: Asked[] = [];
const serveWith = (reply: () => Reply, subjects: readonly object[] = [posts]) => {
  asked = serve({ 'GET /statistics/subjects': () => ({ result: { subjects } }), [`GET ${posts.path}`]: reply });
};
beforeEach(() => {
  signIn();
  listen();
  serveWith(() => ({ result: answer }));
});

it('draws the first choice with every bar and figure linked to its rows', async () => {
  show(<AnalysisPage />);
  const bars = await screen.findByRole('list', { name: '岗位 · 岗位性质，单位：个' });
  const links = within(bars).getAllByRole('link');
  expect(links.map(({ textContent }) => textContent)).toEqual(['实习20', '全职8', '未填写2']);
  expect(links[0]?.getAttribute('href')).toBe('/post/list?createTime_begin=2025-01-01&nature=2');
  expect(screen.getByRole('link', { name: /^岗位\s*30/ }).getAttribute('href')).toBe(
    '/post/list?createTime_begin=2025-01-01',
  );
  expect(asked.find(({ path }) => path === posts.path)?.query).toEqual({
    measures: 'posts,openRate',
    by: 'nature',
    range: 'year',
  });
});
it('keeps its choices in the address', async () => {
  show(<AnalysisPage />, '/?measure=openRate&range=custom&from=2025-09-01&to=2025-09-30&view=table');
  const table = await screen.findByRole('table');
  expect(
    within(table)
      .getAllByRole('columnheader')
      .map(({ textContent }) => textContent),
  ).toEqual(['岗位性质', '在招岗位', '岗位', '在招率（%）', statisticsScreenTexts.before.custom]);
  expect(screen.getByText('在招率 = 在招岗位 ÷ 岗位')).toBeTruthy();
  expect(asked.find(({ path }) => path === posts.path)?.query).toMatchObject({
    measures: 'openRate,posts',
    from: '2025-09-01',
    to: '2025-09-30',
  });
  await userEvent.click(screen.getByRole('button', { name: chartTexts.graph }));
  expect(currentSearch().get('view')).toBeNull();
  expect(currentSearch().get('measure')).toBe('openRate');
});
it('shows groups that add up to the total of the table', async () => {
  show(<AnalysisPage />, '/?view=table');
  const rows = within(await screen.findByRole('table'))
    .getAllByRole('row')
    .slice(1);
  const cells = rows.map((row) =>
    within(row)
      .getAllByRole('cell')
      .map(({ textContent }) => textContent),
  );
  expect(cells).toEqual([
    ['实习', '20', '66.7%', '4'],
    ['全职', '8', '26.7%', '4'],
    ['未填写', '2', '6.7%', '4'],
    ['合计', '30', '100.0%', '4'],
  ]);
});
it('says what failed and asks again', async () => {
  serveWith(() => ({ success: false, code: 500, message: '服务繁忙' }));
  show(<AnalysisPage />);
  expect((await screen.findByRole('alert')).textContent).toContain('服务繁忙');
  serveWith(() => ({ result: answer }));
  await userEvent.click(screen.getByRole('button', { name: chartTexts.retry }));
  expect(await screen.findByRole('link', { name: /^岗位\s*30/ })).toBeTruthy();
});
it('says when there is nothing this user may count', async () => {
  serveWith(() => ({ result: answer }), []);
  show(<AnalysisPage />);
  expect(await screen.findByText(statisticsScreenTexts.noSubject)).toBeTruthy();
});
