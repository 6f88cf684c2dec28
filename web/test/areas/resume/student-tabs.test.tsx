import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it } from 'vitest';
import { EmployUserListPage } from '../../../src/areas/resume/employ-user.tsx';
import { useSession } from '../../../src/request/session-store.ts';
import { type Asked, getPage, listen, serve, show, signIn } from '../../kit/support.tsx';

const student = {
  id: 'e1',
  version: 1,
  realname: '王小雨',
  studentNo: 'S0001',
  deliveryCount: 1,
  interviewCount: 1,
  helpCount: 2,
};
const interview = {
  id: 'i1',
  startTime: '2025-10-20 09:30:00',
  status: 4,
  postName: '前端工程师',
  round: 1,
  result: 1,
};
const agreement = { id: 'a1', agreementNo: 'XY25000001', status: 4, type: 1, postName: '前端工程师' };
const help = (id: string, kind: number, more: object = {}) => ({
  id,
  version: 1,
  employId: 'e1',
  realname: '王小雨',
  helpDate: '2025-10-10',
  kind,
  kind_dictText: kind === 1 ? '谈话' : '推荐岗位',
  helper: '周老师',
  content: '了解求职意向',
  ...more,
});
let asked: Asked[];
const codes = [
  ...['employ:employUser:list', 'resume:resume:list', 'resume:delivery:list', 'interview:interview:list'],
  ...['resume:offer:list', 'resume:agreement:list', 'employ:employment:list', 'resume:evaluation:list'],
  ...['employ:helpRecord:list', 'employ:helpRecord:add', 'employ:helpRecord:edit'],
];
const allow = (userType: '1' | '2', granted: readonly string[]): void => {
  const auth = granted.map((action) => ({ action, type: '1', status: '1' }));
  useSession.setState({
    user: { id: '7', username: 'u', realname: '周老师', userType } as never,
    permissions: { menu: [], auth, allAuth: auth, sysSafeMode: false } as never,
  });
};
beforeEach(() => {
  listen();
  signIn();
  allow('1', codes);
  asked = serve({
    'GET /employ/employUser/list': () => getPage([student]),
    'GET /employ/employUser/counts': () => ({ result: {} }),
    'GET /employ/employUser/queryById': () => ({ result: student }),
    'GET /sys/sysDepart/queryTreeList': () => ({ result: [] }),
    'GET /interview/interview/list': () => getPage([interview]),
    'GET /resume/offer/list': () => getPage([]),
    'GET /resume/agreement/list': () => getPage([agreement]),
    'GET /employ/employment/list': () => getPage([]),
    'GET /resume/evaluation/list': () => getPage([]),
    'GET /employ/helpRecord/list': () =>
      getPage([help('h1', 1), help('h2', 2, { postCount: 2 }), help('h3', 2, { postCount: 3 })]),
    'GET /sys/dataLog/changes': () => ({
      result: [
        {
          id: 'c1',
          act: 'edited',
          operatorName: '周老师',
          operateTime: '2025-10-12 10:00:00',
          fields: [{ name: 'studyForm', label: '学习形式', before: '全日制', after: '非全日制' }],
        },
      ],
    }),
  });
});
async function openDetail() {
  show(<EmployUserListPage />, '/student/profile?open=e1');
  const dialog = await screen.findByRole('dialog');
  await within(dialog).findByRole('tab', { name: /面试/ });
  return within(dialog);
}
const open = (dialog: Awaited<ReturnType<typeof openDetail>>, name: RegExp) =>
  userEvent.click(dialog.getByRole('tab', { name }));

it('has the eight tabs of a student and the help records, each with the rows of this student', async () => {
  const dialog = await openDetail();
  expect(dialog.getAllByRole('tab').map((tab) => (tab.textContent ?? '').replace(/\d+$/, ''))).toEqual([
    ...['基本信息', '简历', '投递记录', '面试', '录用与签约', '毕业去向', '评价', '帮扶记录', '操作记录'],
  ]);
  await open(dialog, /面试/);
  expect(await dialog.findByText('前端工程师')).toBeTruthy();
  await open(dialog, /录用与签约/);
  expect(await dialog.findByText('XY25000001')).toBeTruthy();
  expect(dialog.getByText('没有录用')).toBeTruthy();
  await open(dialog, /毕业去向/);
  expect(await dialog.findByText('该学生没有毕业去向')).toBeTruthy();
  await open(dialog, /评价/);
  expect(await dialog.findByText('该学生还没有评价')).toBeTruthy();
  for (const path of ['/interview/interview/list', '/resume/agreement/list', '/resume/evaluation/list'])
    expect(asked.find((one) => one.path === path)?.query).toMatchObject({ employId: 'e1' });
});

it('adds up talks and posts, and starts a record of this student', async () => {
  const dialog = await openDetail();
  await open(dialog, /帮扶记录/);
  expect(await dialog.findByText('已谈话 1 次，已推荐岗位 5 个')).toBeTruthy();
  await userEvent.click(dialog.getByRole('button', { name: '新增帮扶记录' }));
  const form = within((await screen.findAllByRole('dialog')).at(-1) as HTMLElement);
  expect(await form.findByDisplayValue('周老师')).toBeTruthy();
  expect(form.queryByText('学生')).toBeNull();
});

it('says what each edit changed', async () => {
  const dialog = await openDetail();
  await open(dialog, /操作记录/);
  expect(await dialog.findByText('非全日制')).toBeTruthy();
  expect(dialog.getAllByText('学习形式').some((one) => one.closest('.record-changes'))).toBe(true);
});

it('offers no tab whose rows the caller may not list', async () => {
  allow('1', ['employ:employUser:list', 'interview:interview:list']);
  const dialog = await openDetail();
  expect(dialog.getAllByRole('tab').map((tab) => (tab.textContent ?? '').replace(/\d+$/, ''))).toEqual([
    ...['基本信息', '面试', '操作记录'],
  ]);
});
