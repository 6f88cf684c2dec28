import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { EmploymentForm } from '../../../src/areas/statistics/employment-form.tsx';
import { EmploymentListPage } from '../../../src/areas/statistics/employment-list.tsx';
import { useSession } from '../../../src/request/session-store.ts';
import {
  type Asked,
  currentSearch,
  getPage,
  listen,
  type RecordedNotices,
  serve,
  show,
  signIn,
} from '../../kit/support.tsx';

const rate = (part: number, whole: number, value: number | null) => ({ part, whole, rate: value });
const rates = {
  total: 200,
  placed: rate(31, 200, 15.5),
  contract: rate(20, 200, 10),
  business: rate(0, 200, 0),
  flexible: rate(1, 200, 0.5),
  study: rate(10, 200, 5),
  seeking: rate(165, 200, 82.5),
  none: rate(4, 200, 2),
  sign: rate(6, 200, 3),
  matching: rate(0, 0, null),
  nearby: rate(0, 20, 0),
};
const row = (id: string, more: object = {}) => ({
  id,
  version: 1,
  employId: `e${id}`,
  realname: `学生${id}`,
  studentNo: `S${id}`,
  destCategory: '70',
  destCategory_dictText: '待就业',
  audit: 0,
  audit_dictText: '未填报',
  gradYear: 2027,
  ...more,
});
let asked: Asked[];
let notices: RecordedNotices;
beforeEach(() => {
  notices = listen();
  signIn();
  const auth = ['list', 'edit', 'importExcel', 'exportXls', 'audit'].map((action) => ({
    action: `employ:employment:${action}`,
    type: '1',
    status: '1',
  }));
  useSession.setState({
    permissions: { menu: [], auth, allAuth: auth, sysSafeMode: false } as never,
    dictionaries: {
      rc_dest_category: [
        { value: '70', text: '待就业' },
        { value: '11', text: '签劳动合同形式就业' },
      ],
      rc_none_reason: [{ value: '1', text: '求职中' }],
    } as never,
  });
  asked = serve({
    'GET /employ/employment/rates': ({ query }) => ({
      result: {
        gradYear: Number(query.gradYear ?? 2027),
        seasonYear: 2027,
        cohorts: [2027, 2026],
        rates,
        unconfirmed: 3,
        hasRegion: false,
      },
    }),
    'GET /employ/employment/counts': () => ({ result: { 0: 5, 1: 2, 3: 31 } }),
    'GET /employ/employment/list': () => getPage([row('1'), row('2', { audit: 3, audit_dictText: '已通过' })]),
    'GET /employ/employment/queryById': () => ({ result: row('1') }),
    'GET /employ/employment/check': () => ({
      result: {
        checked: 33,
        total: 1,
        rows: [{ id: '2', realname: '学生2', studentNo: 'S2', problems: ['请填写单位名称!'] }],
      },
    }),
    'POST /employ/employment/remind': () => ({ result: { ok: 1, failed: [] }, message: '提醒已发送' }),
  });
});
const calls = (path: string) => asked.filter((one) => one.path === `/employ/employment/${path}`);

describe('the list', () => {
  it('opens with the cohort of the season, its rates and a tab per state', async () => {
    show(<EmploymentListPage />);
    expect(await screen.findByText('学生1')).toBeDefined();
    expect(calls('list').at(-1)?.query).toMatchObject({ gradYear: '2027' });
    const line = screen.getByRole('region', { name: '2027 届毕业生 200 人' });
    expect(within(line).getByText('15.50%')).toBeDefined();
    // Neither without a province nor without jobs that were judged there is a rate.
    expect(within(line).getAllByText('—')).toHaveLength(2);
    await waitFor(() => expect(screen.getByRole('tab', { name: /已通过/ }).textContent).toBe('已通过31'));
    expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual([
      '全部38',
      '未填报5',
      '待院系审核2',
      '待学校审核0',
      '已通过31',
      '已退回0',
      '重点群体未落实',
    ]);
    expect(screen.getByRole('button', { name: '导出就业方案' })).toBeDefined();
    expect(screen.queryByRole('button', { name: '新增' })).toBeNull();
  });
  it('keeps another cohort in the address', async () => {
    show(<EmploymentListPage />, '/?cohort=2026');
    await waitFor(() => expect(calls('list').at(-1)?.query).toMatchObject({ gradYear: '2026' }));
    expect(currentSearch().get('cohort')).toBe('2026');
  });
  it('reminds the students who have something to file', async () => {
    const user = userEvent.setup();
    show(<EmploymentListPage />);
    await screen.findByText('学生1');
    await user.click(screen.getByRole('button', { name: '提醒填报' }));
    await waitFor(() => expect(calls('remind')).toHaveLength(1));
    expect(calls('list').at(-1)?.query).toMatchObject({ gradYear: '2027', audit: '0,4' });
    expect(notices.messages).toContain('success: 提醒已发送');
  });
  it('lists inconsistent rows', async () => {
    const user = userEvent.setup();
    show(<EmploymentListPage />);
    await screen.findByText('学生1');
    await user.click(screen.getByRole('button', { name: '一致性检查' }));
    const dialog = await screen.findByRole('dialog');
    expect(await within(dialog).findByText('已检查 33 条，发现 1 条有问题')).toBeDefined();
    expect(within(dialog).getByText(/学生2 S2：请填写单位名称!/)).toBeDefined();
  });
});

describe('the form', () => {
  it('shows and demands what the category needs', async () => {
    show(<EmploymentForm id="1" gradYear={2090} onClose={() => undefined} />);
    expect(await screen.findByText('未就业原因')).toBeDefined();
    expect(screen.queryByText('单位名称')).toBeNull();
    expect(screen.queryByText('变更原因')).toBeNull();
  });
  it('asks for a reason after the last day for changes', async () => {
    show(<EmploymentForm id="1" gradYear={2020} onClose={() => undefined} />);
    expect((await screen.findAllByText('变更原因'))[0]).toBeDefined();
    expect(screen.getByText('2020-08-31 之后的变更须由就业中心管理员填写变更原因')).toBeDefined();
  });
});
