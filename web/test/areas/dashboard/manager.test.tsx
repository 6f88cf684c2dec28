import { managerTexts as texts } from '@campus/contract/dashboard';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { ManagerPage } from '../../../src/areas/dashboard/manager.tsx';
import { useSession } from '../../../src/request/session-store.ts';
import { listen, type RecordedNotices, serve, show, signIn } from '../../kit/support.tsx';

// jsdom has no canvas.
vi.mock('../../../src/widgets/chart/line-chart.tsx', () => ({ LineChart: () => null }));

const link = (query: Record<string, string>) => ({ path: '/employ/destination', query });
const compared = (value: number | null, previous: number | null, query: Record<string, string>) => ({
  value,
  previous,
  link: link({ gradYear: '2027', ...query }),
});
const asOf = '2026-11-22 09:30:00';
const college = (id: string, name: string, gap: number) => ({
  id,
  name,
  orgCode: `A02${id}`,
  gap,
  graduates: compared(100, 90, { departId: id }),
  placed: compared(15 - gap, 20, { departId: id, audit: '3' }),
  rate: compared(15 - gap, 20, { departId: id, audit: '3' }),
  parts: [compared(15 - gap, 10, { departId: id, destGroup: '1' }), compared(85 + gap, 80, { departId: id })],
});
const place = (code: number, name: string, count: number, targets: string[]) => ({
  place: code,
  name,
  count,
  days: 12,
  targets,
  link: link({ gradYear: '2027', place: String(code) }),
});
function grant(...codes: readonly string[]): void {
  const auth = codes.map((action) => ({ action, type: '1', status: '1' }) as const);
  useSession.setState({ permissions: { menu: [], auth, allAuth: auth, sysSafeMode: false } as never });
}
let urged: unknown[];
let notices: RecordedNotices;
beforeEach(() => {
  signIn();
  grant('dashboard:manager:view', 'dashboard:manager:urge');
  notices = listen();
  urged = [];
  serve({
    'GET /dashboard/manager/rate': ({ query }) => ({
      result: {
        asOf,
        gradYear: Number(query.gradYear ?? 2027),
        cohorts: [2027, 2026],
        graduates: compared(200, 180, {}),
        placed: compared(30, 45, { audit: '3' }),
        rate: compared(15, 25, { audit: '3' }),
        figures: [
          {
            key: 'salary',
            label: '月薪中位数',
            unit: '元',
            better: 'more',
            ...compared(null, null, { salary_begin: '1' }),
          },
        ],
        weeks: [
          { day: '2026-09-07', current: 1.5, previous: 2 },
          { day: '2026-09-14', current: null, previous: 4 },
        ],
      },
    }),
    'GET /dashboard/manager/college': () => ({
      result: {
        asOf,
        groups: ['协议和合同就业', '待就业'],
        colleges: [college('1', '机械学院', 6), college('2', '文学院', -6)],
      },
    }),
    'GET /dashboard/manager/category': () => ({ result: { asOf, categories: [], levels: [] } }),
    'GET /dashboard/manager/nature': () => ({ result: { asOf, bars: [] } }),
    'GET /dashboard/manager/attention': () => ({ result: { asOf, lines: [] } }),
    'GET /dashboard/manager/sla': () => ({ result: { asOf, audits: [] } }),
    'GET /dashboard/manager/stuck': () => ({
      result: {
        asOf,
        unplaced: compared(170, null, {}),
        places: [place(10, '简历筛选', 120, ['enterprise', 'student']), place(62, '去向待学校审核', 50, [])],
      },
    }),
    'POST /dashboard/manager/urge': ({ body }) => {
      urged.push(body);
      return { result: { sent: { student: 0, enterprise: 7, college: 0 }, recent: 2 } };
    },
  });
});

it('answers how many of how many, against the year before, and names the widest gap', async () => {
  show(<ManagerPage />);
  const line = await screen.findByRole('heading', { level: 2, name: /2027 届毕业去向已落实/ });
  await waitFor(() =>
    expect(line.textContent).toBe(
      '2027 届毕业去向已落实 30 人，共 200 人，落实率 15%，较上届同期低 10.0 个百分点；差距最大的院系是 机械学院（少 6 人）',
    ),
  );
  expect(within(line).getByRole('link', { name: '30' }).getAttribute('href')).toBe(
    '/employ/destination?gradYear=2027&audit=3',
  );
});

it('names where most graduates are stuck and reminds whom they wait for', async () => {
  show(<ManagerPage />);
  const [first] = await screen.findAllByRole('button', { name: texts.urgeTitle('简历筛选') });
  await userEvent.click(first as HTMLElement);
  await waitFor(() => expect(notices.messages).toContain('success: 已提醒企业 7 家'));
  expect(urged).toEqual([{ place: 10 }]);
});

it('reminds whom the graduates of one college wait for, without a second question', async () => {
  show(<ManagerPage />);
  const [button] = await screen.findAllByRole('button', { name: texts.urgeCollege('机械学院') });
  await userEvent.click(button as HTMLElement);
  const dialog = await screen.findByRole('dialog');
  await userEvent.click(await within(dialog).findByRole('button', { name: texts.urgeTitle('简历筛选') }));
  await waitFor(() => expect(urged).toEqual([{ place: 10, orgCode: 'A021' }]));
});

it('offers no reminder where the school itself has to act', async () => {
  show(<ManagerPage />);
  await screen.findAllByRole('button', { name: texts.urgeTitle('简历筛选') });
  expect(screen.queryByRole('button', { name: texts.urgeTitle('去向待学校审核') })).toBeNull();
});

it('offers no reminder to who may only look', async () => {
  grant('dashboard:manager:view');
  show(<ManagerPage />);
  expect(await screen.findAllByText('简历筛选')).not.toEqual([]);
  expect(await screen.findAllByText('机械学院')).not.toEqual([]);
  expect(screen.queryAllByRole('button', { name: /^催办/ })).toEqual([]);
});

it('says how the numbers are made and sets no targets', async () => {
  show(<ManagerPage />);
  const footer = await screen.findByRole('region', { name: texts.definitions });
  for (const line of texts.definition) expect(footer.textContent).toContain(line);
});
