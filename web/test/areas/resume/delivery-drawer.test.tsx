import { chinaTime } from '@campus/contract/kit';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { DeliveryDrawer } from '../../../src/areas/resume/delivery-drawer.tsx';
import { DeliveryProgress } from '../../../src/areas/resume/delivery-progress.tsx';
import { flushActions, undoAction, useDeferredActions } from '../../../src/request/deferred-actions.ts';
import { useSession } from '../../../src/request/session-store.ts';
import { type Asked, listen, type RecordedNotices, serve, show, signIn } from '../../kit/support.tsx';

const row = {
  id: 'd1',
  version: 3,
  realname: '王小雨',
  postName: '前端工程师',
  companyId: 'c1',
  companyName: '云湖科技',
  resumeId: 'r1',
  status: 1,
  step: 10,
  stepResult: 0,
  studentConfirm: 1,
  readFlag: 1,
  resumeSnapshot: null,
  transferRefusal: null as string | null,
};
const fit = {
  post: {
    id: 'p1',
    name: '前端工程师',
    salary: '6,000–9,000 元/月',
    headcount: 3,
    workPlace: '北京市',
    endDate: '2026-12-31',
    requirement: '<p>熟悉 React</p>',
  },
  company: { name: '云湖科技', industry: '软件', nature: '国有企业', scale: '50-150人' },
  lines: [
    { name: 'eduLevel', label: '学历', wanted: '本科', has: '本科生毕业', state: 'met' },
    { name: 'majorCode', label: '专业', wanted: '', has: '软件工程', state: 'open' },
    { name: 'gradYear', label: '毕业年份', wanted: '2026', has: '2025', state: 'missing' },
    { name: 'skills', label: '技能', wanted: 'React、SQL', has: 'SQL', state: 'missing', gaps: ['React'] },
  ],
};
const next = vi.fn();
const reopen = vi.fn();
let notices: RecordedNotices;
let asked: Asked[];
let shown: typeof row;
let sentence: string | undefined;
beforeEach(() => {
  next.mockReset();
  reopen.mockReset();
  notices = listen();
  signIn();
  shown = row;
  sentence = undefined;
  const auth = ['list', 'pass', 'reject', 'restore', 'transfer', 'note'].map((action) => ({
    action: `resume:delivery:${action}`,
    type: '1',
    status: '1',
  }));
  useSession.setState({
    user: { id: '7', username: 'hr', realname: '人事', userType: '2', companyId: 'c1' } as never,
    permissions: { menu: [], auth, allAuth: auth, sysSafeMode: false } as never,
    dictionaries: { rc_reject_reason: [{ value: '1', text: '学历或专业不符' }] } as never,
  });
  asked = serve({
    'GET /resume/delivery/queryById': () => ({ result: shown }),
    'GET /resume/delivery/fit': () => ({ result: fit }),
    'GET /resume/delivery/steps': () => ({ result: [] }),
    'GET /resume/delivery/stepPreview': () => ({
      result: {
        sentence,
        messages: [{ to: '学生', text: '感谢您应聘《前端工程师》，本次未能进入下一环节', when: 'notify' }],
      },
    }),
    'GET /resume/resume/preview': () => ({
      result: { id: 'r1', access: 'full', hasFile: false, student: { realname: '王小雨' }, resume: {} },
    }),
    'POST /resume/delivery/pass': () => ({ message: '已通过' }),
  });
});
const navigation = { position: 1, total: 2, previous: undefined, next };
const open = async () => {
  show(<DeliveryDrawer id="d1" navigation={navigation} onOpen={reopen} />);
  await screen.findByRole('button', { name: '不通过' });
};

it('shows the requirements of the post, the data of the student and what is missing', async () => {
  await open();
  const panel = await screen.findByRole('region', { name: '岗位要求与匹配' });
  const lines = within(panel).getAllByRole('listitem');
  expect(lines.map((line) => line.textContent)).toEqual([
    '符合学历本科学生：本科生毕业',
    '不限专业不限',
    '不符合毕业年份2026学生：2025',
    '不符合技能React、SQL学生：SQL缺少：React',
  ]);
  expect(within(panel).getByText('6,000–9,000 元/月 · 招 3 人 · 北京市')).toBeTruthy();
  expect(within(panel).getByText('软件 · 国有企业 · 50-150人')).toBeTruthy();
});

it.each([
  [{ status: 1, step: 20 }, ['done', 'here', 'ahead', 'ahead', 'ahead', 'ahead']],
  [{ status: 3, step: 30 }, ['done', 'done', 'ended', 'ahead', 'ahead', 'ahead']],
  [{ status: 2, step: 60 }, ['done', 'done', 'done', 'done', 'done', 'done']],
])('shows where in the pipeline it stands: %o', (place, stands) => {
  show(<DeliveryProgress row={{ ...row, ...place } as never} />);
  const items = within(screen.getByRole('list', { name: '招聘环节' })).getAllByRole('listitem');
  expect(items.map((item) => item.className)).toEqual(stands);
  expect(items.filter((item) => item.getAttribute('aria-current') === 'step')).toHaveLength(1);
});

it('shows the message of a rejection before and while it is sent', async () => {
  await open();
  await userEvent.click(screen.getByRole('button', { name: '不通过' }));
  const words = '感谢您应聘《前端工程师》，本次未能进入下一环节';
  expect(await screen.findByText(words)).toBeTruthy();
  expect(asked.find(({ path }) => path.endsWith('/stepPreview'))?.query).toEqual({ id: 'd1', step: 'reject' });
  await userEvent.click(screen.getByRole('switch'));
  expect(screen.queryByText(words)).toBeNull();
});

it('opens the next delivery after a decision, which is sent after the undo period', async () => {
  await open();
  await userEvent.click(screen.getByRole('button', { name: '通过' }));
  await waitFor(() => expect(next).toHaveBeenCalledTimes(1));
  expect(asked.some(({ path }) => path.endsWith('/pass'))).toBe(false);
  expect(screen.queryByRole('button', { name: '通过' })).toBeNull();
  expect(useDeferredActions.getState().actions.map(({ label }) => label)).toEqual(['通过投递“王小雨 · 前端工程师”']);
  await act(() => flushActions());
  expect(asked.filter(({ path }) => path.endsWith('/pass'))).toHaveLength(1);
  expect(notices.messages).toEqual(['success: 已通过']);
});

it('names the missing rounds before it is passed early, and still can be undone', async () => {
  const held = { step: 20, interviewState: 0, interviewResult: 1, plannedRounds: 2, roundsPassed: 1 };
  shown = { ...row, ...held } as typeof row;
  sentence = '计划面试2轮，目前通过1轮。通过后进入“录用”环节';
  await open();
  await userEvent.click(screen.getByRole('button', { name: '通过' }));
  const dialog = (await screen.findByText(sentence)).closest<HTMLElement>('[role="dialog"]');
  expect(useDeferredActions.getState().actions).toEqual([]);
  await userEvent.click(within(dialog as HTMLElement).getByRole('button', { name: '通过' }));
  await waitFor(() => expect(next).toHaveBeenCalledTimes(1));
  await act(() => flushActions());
  expect(asked.filter(({ path }) => path.endsWith('/pass'))).toHaveLength(1);
});

it('passes without a question when all planned rounds were passed', async () => {
  const held = { step: 20, interviewState: 0, interviewResult: 1, plannedRounds: 2, roundsPassed: 2 };
  shown = { ...row, ...held } as typeof row;
  await open();
  await userEvent.click(screen.getByRole('button', { name: '通过' }));
  await waitFor(() => expect(next).toHaveBeenCalledTimes(1));
  await act(() => flushActions());
});

it('is decided by keyboard and reopens when the decision is undone', async () => {
  await open();
  await userEvent.keyboard('n');
  expect(next).toHaveBeenCalledTimes(1);
  await userEvent.keyboard('a');
  await waitFor(() => expect(next).toHaveBeenCalledTimes(2));
  act(() => void undoAction());
  expect(reopen).toHaveBeenCalledWith('d1');
  await userEvent.keyboard('r');
  expect(await screen.findByText('不通过原因')).toBeTruthy();
  expect(asked.some(({ path }) => path.endsWith('/pass'))).toBe(false);
});

it('disables the transfer of a student with a hidden résumé and gives the reason', async () => {
  shown = { ...row, transferRefusal: '学生已隐藏简历，只能由本人投递' };
  await open();
  const transfer = screen.getByRole<HTMLButtonElement>('button', { name: '转岗' });
  expect([transfer.disabled, transfer.title]).toEqual([true, '学生已隐藏简历，只能由本人投递']);
});

describe('the footer', () => {
  const allow = (userType: '1' | '2', ...codes: readonly string[]) => {
    const auth = codes.map((action) => ({ action, type: '1' as const, status: '1' as const }));
    useSession.setState({
      user: { id: '7', username: 'hr', realname: '人事', userType, companyId: 'c1' } as never,
      permissions: { menu: [], auth, allAuth: auth, sysSafeMode: false } as never,
    });
  };
  const company = [
    ...['pass', 'reject', 'skip', 'close'].map((action) => `resume:delivery:${action}`),
    ...['interview:interview', 'resume:offer', 'resume:agreement', 'resume:evaluation'].flatMap((code) => [
      `${code}:list`,
      `${code}:add`,
    ]),
    ...['resume:dispatch:list', 'resume:dispatch:confirm'],
  ];
  const dispatched = { id: 'x1', version: 1, companyId: 'c1', postId: 'p1', isEnded: 0, formAudit: 2 };
  const serveParts = (parts: Readonly<Record<string, unknown>> = {}) => {
    asked = serve({
      'GET /resume/delivery/queryById': () => ({ result: shown }),
      'GET /resume/delivery/fit': () => ({ result: fit }),
      'GET /resume/delivery/steps': () => ({ result: [] }),
      'GET /resume/resume/preview': () => ({
        result: { id: 'r1', access: 'full', hasFile: false, student: { realname: '王小雨' }, resume: {} },
      }),
      ...Object.fromEntries(Object.entries(parts).map(([call, result]) => [call, () => ({ result })])),
    });
  };
  /** Labels of the decisions in the footer, the main action last, and which of them are primary. */
  const decisions = () => {
    const foot = document.querySelector<HTMLElement>('.delivery-drawer .ant-drawer-footer');
    const buttons = foot ? within(foot).queryAllByRole('button') : [];
    const isPrimary = (button: HTMLElement) => button.classList.contains('ant-btn-primary');
    return {
      labels: buttons.map(({ textContent }) => textContent),
      primary: buttons.filter(isPrimary).map(({ textContent }) => textContent),
    };
  };
  const dispatchOf = (status: number) => ({
    'GET /resume/dispatch/ofDelivery': { id: 'x1', status, formNo: null, reportDate: null, reason: null },
    'GET /resume/dispatch/queryById': { ...dispatched, status },
  });
  it.each([
    ['10', {}, {}, ['更多', '不通过', '通过']],
    ['20 without an interview', { step: 20, plannedRounds: 1 }, {}, ['更多', '不通过', '安排面试']],
    [
      '20 after one of two rounds',
      { step: 20, interviewState: 0, interviewResult: 1, plannedRounds: 2, roundsPassed: 1 },
      {
        'GET /interview/interview/ofDelivery': [
          { id: 'i1', round: 1, status: 4, result: 1, startTime: '', endTime: '' },
        ],
      },
      ['更多', '不通过', '安排下一轮'],
    ],
    [
      '20 after all rounds',
      { step: 20, interviewState: 0, interviewResult: 1, plannedRounds: 1, roundsPassed: 1 },
      {
        'GET /interview/interview/ofDelivery': [
          { id: 'i1', round: 1, status: 4, result: 1, startTime: '', endTime: '' },
        ],
      },
      ['更多', '不通过', '通过'],
    ],
    ['30', { step: 30 }, {}, ['不通过', '发放录用']],
    ['40', { step: 40 }, dispatchOf(1), ['关闭', '接收']],
    ['50', { step: 50 }, {}, ['关闭', '发起签约']],
    ['60', { step: 60 }, {}, ['评价学生']],
  ] as const)('leads with the main action of the company at step %s', async (_step, place, parts, labels) => {
    allow('2', ...company);
    serveParts(parts);
    shown = { ...row, ...place } as typeof row;
    show(<DeliveryDrawer id="d1" navigation={navigation} onOpen={reopen} />);
    await waitFor(() => expect(decisions()).toEqual({ labels, primary: labels.slice(-1) }));
    // Nowhere else.
    expect(screen.getAllByRole('button', { name: labels.at(-1) as string })).toHaveLength(1);
  });
  it.each([
    ['the administrator', ['resume:offer:revokeAccepted'], ['学生放弃', '双方协商', '企业原因', '学校原因']],
    ['a recruiter', [], ['学生放弃', '双方协商', '学校原因']],
  ])('offers %s the reasons of closing that the server takes', async (_who, codes, reasons) => {
    allow('2', ...company, ...codes);
    useSession.setState({
      dictionaries: {
        rc_break_reason: ['学生放弃', '双方协商', '企业原因', '学校原因'].map((name, i) => ({
          value: String(i + 1),
          text: name,
        })),
      } as never,
    });
    serveParts({});
    shown = { ...row, step: 50 };
    show(<DeliveryDrawer id="d1" navigation={navigation} onOpen={reopen} />);
    await waitFor(() => expect(decisions().labels).toContain('关闭'));
    const foot = document.querySelector<HTMLElement>('.delivery-drawer .ant-drawer-footer');
    await userEvent.click(within(foot as HTMLElement).getByRole('button', { name: '关闭' }));
    const radios = within(await screen.findByRole('radiogroup', { name: '中止原因' }))
      .getAllByRole('radio')
      .map((radio) => radio.closest('label')?.textContent);
    expect(radios).toEqual(reasons);
  });
  it.each([
    ['offers to restore a rejection in time', chinaTime(new Date(Date.now() + 86_400_000)), ['恢复']],
    ['does not offer to restore a rejection that is too old', '2026-01-08 09:00:00', []],
  ])('%s', async (_title, restoreUntil, labels) => {
    allow('2', ...company, 'resume:delivery:restore');
    serveParts({});
    shown = { ...row, status: 3, stepResult: 2, restoreUntil } as typeof row;
    show(<DeliveryDrawer id="d1" navigation={navigation} onOpen={reopen} />);
    await screen.findByText('前端工程师', { exact: false, selector: 'p' });
    await waitFor(() => expect(decisions().labels).toEqual(labels));
  });
  it('leads with the push of the school at step 40', async () => {
    allow('1', 'resume:delivery:close', 'resume:dispatch:list', 'resume:dispatch:push');
    serveParts(dispatchOf(0));
    shown = { ...row, step: 40 };
    show(<DeliveryDrawer id="d1" navigation={navigation} onOpen={reopen} />);
    await waitFor(() => expect(decisions()).toEqual({ labels: ['关闭', '推送'], primary: ['推送'] }));
  });
  it('opens the form of the offer', async () => {
    allow('2', ...company);
    serveParts({
      'GET /resume/offer/choices': { position: '前端工程师', taken: 0, limit: 3, earlier: 0, most: 3 },
    });
    shown = { ...row, step: 30 };
    show(<DeliveryDrawer id="d1" navigation={navigation} onOpen={reopen} />);
    await userEvent.click(await screen.findByRole('button', { name: '发放录用' }));
    expect(await screen.findByLabelText(/报到日期/)).toBeTruthy();
  });
});
