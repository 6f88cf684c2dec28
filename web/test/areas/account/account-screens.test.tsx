import type { AccountSummary, NotificationSetting } from '@campus/contract/account';
import { onlineManager, QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { AccountCenterPage } from '../../../src/areas/account/account-center.tsx';
import { BindingSettings } from '../../../src/areas/account/binding-settings.tsx';
import { LockSettings } from '../../../src/areas/account/lock-settings.tsx';
import { NotificationSettings } from '../../../src/areas/account/notification-settings.tsx';
import { forgetSession, startSession, useSession } from '../../../src/request/session-store.ts';
import { readStored } from '../../../src/request/storage.ts';
import { createQueryClient } from '../../../src/request/use-endpoint.ts';
import { getPermissions, page } from '../../support/console.tsx';
import { json, network, refusal, type Sent, success } from '../../support/network.ts';
import { recordNotices } from '../../support/notices.ts';
import { makeUser } from '../../support/user.ts';

let shown: string[];
let sent: Sent[];
let answers: Record<string, (sent: Sent) => unknown>;
beforeEach(() => {
  localStorage.clear();
  shown = recordNotices();
  answers = {};
  sent = network((call) => {
    const answer = answers[`${call.method} ${call.url.pathname.replace('/server', '')}`]?.(call);
    return answer instanceof Response ? answer : json(success(answer ?? null, '保存成功'));
  });
  startSession({ token: 't', userInfo: makeUser() });
  useSession.setState({ permissions: getPermissions([page('/a', '页面甲'), page('/b', '页面乙')]) });
});
afterEach(() => {
  forgetSession();
  vi.unstubAllGlobals();
});
const open = (screenOf: React.ReactNode) =>
  render(
    <QueryClientProvider client={createQueryClient()}>
      <MemoryRouter>{screenOf}</MemoryRouter>
    </QueryClientProvider>,
  );
const bodies = (path: string, method = 'PUT') =>
  sent.filter((call) => call.method === method && call.url.pathname === `/server${path}`).map(({ body }) => body);

describe('the account centre', () => {
  const summary = (facts: Partial<AccountSummary> = {}): AccountSummary => ({
    realname: '张三',
    avatar: null,
    roles: ['审核专员'],
    departs: ['就业指导中心'],
    tags: ['细心'],
    counts: { todo: 3, unread: 2, pages: 2 },
    tasks: [
      {
        key: 'company',
        title: '企业审核',
        count: 2,
        mine: true,
        overdue: 1,
        oldest: '2026-11-18 09:00:00',
        link: { path: '/enterprise/audit', query: {} },
      },
      {
        key: 'post:li',
        title: '岗位审批',
        count: 1,
        overdue: 0,
        mine: true,
        oldest: null,
        link: null,
        insteadOf: '李四',
      },
    ],
    signIns: [],
    operations: [{ id: '1', content: '职务-添加', ip: '10.0.0.1', time: '2026-11-20 09:00:00' }],
    messages: [{ id: '1', titile: '放假通知', priority: 'H', readFlag: '0', sendTime: '2026-11-20 09:00:00' }],
    pages: ['/b', '/gone'],
    ...facts,
  });
  beforeEach(() => {
    answers['GET /account/center/summary'] = () => summary();
  });

  test('shows profile and tasks, tasks of represented users by name and without a link', async () => {
    open(<AccountCenterPage />);
    const card = await screen.findByRole('region', { name: '个人中心' });
    for (const words of ['张三', '审核专员', '就业指导中心', '细心'])
      expect(within(card).getByText(words)).toBeTruthy();
    expect(screen.getByRole('link', { name: '企业审核' }).getAttribute('href')).toBe('/enterprise/audit');
    expect(screen.getByText('2 项，其中 1 项超时')).toBeTruthy();
    expect(screen.queryByRole('link', { name: '岗位审批' })).toBeNull();
    expect(screen.getByText('代 李四')).toBeTruthy();
  });
  test('shows recent activity, messages and permitted favorite pages', async () => {
    open(<AccountCenterPage />);
    fireEvent.click(await screen.findByRole('tab', { name: '最近操作' }));
    expect(await screen.findByText('职务-添加')).toBeTruthy();
    fireEvent.click(screen.getByRole('tab', { name: '我的消息' }));
    expect(await screen.findByText('紧急消息')).toBeTruthy();
    fireEvent.click(screen.getByRole('tab', { name: '收藏的页面' }));
    expect((await screen.findByRole('link', { name: '页面乙' })).getAttribute('href')).toBe('/b');
    expect(screen.queryByRole('link', { name: '/gone' })).toBeNull();
  });
  test('adds a tag once and removes it', async () => {
    open(<AccountCenterPage />);
    fireEvent.click(await screen.findByRole('button', { name: /添加标签/ }));
    const field = screen.getByLabelText('添加标签');
    fireEvent.change(field, { target: { value: ' 爱打球 ' } });
    fireEvent.keyDown(field, { key: 'Enter' });
    await waitFor(() => expect(bodies('/account/center/tags')).toEqual([{ tags: ['细心', '爱打球'] }]));
    fireEvent.click(screen.getByRole('button', { name: '删除标签 细心' }));
    await waitFor(() => expect(bodies('/account/center/tags').at(-1)).toEqual({ tags: [] }));
  });
  test('retries after a failure', async () => {
    answers['GET /account/center/summary'] = () => json(refusal('系统繁忙，请稍后再试'));
    open(<AccountCenterPage />);
    expect(await screen.findByText('系统繁忙，请稍后再试')).toBeTruthy();
    answers['GET /account/center/summary'] = () => summary();
    fireEvent.click(screen.getByRole('button', { name: /重\s*试/ }));
    expect(await screen.findByText('张三')).toBeTruthy();
  });
});

describe('notification settings', () => {
  const path = '/account/setting/notification';
  const setting: NotificationSetting = {
    modules: [
      { module: 'post', title: '岗位管理', inSite: true, sms: true, wechat: true },
      { module: 'resume', title: '简历与投递', inSite: true, sms: false, wechat: true },
    ],
    quietFrom: null,
    quietTo: null,
  };
  test('are sent as a whole after a change', async () => {
    answers[`GET ${path}`] = () => setting;
    answers[`PUT ${path}`] = ({ body }) => ({
      ...setting,
      modules: setting.modules.map((line, i) => ({ ...line, ...(body as NotificationSetting).modules[i] })),
    });
    open(<NotificationSettings />);
    const sms = await screen.findByRole('switch', { name: '岗位管理 短信' });
    const save = () => screen.getByRole<HTMLButtonElement>('button', { name: /^保\s*存$/ });
    expect(save().disabled).toBe(true);
    fireEvent.click(sms);
    fireEvent.click(save());
    await waitFor(() => expect(shown).toEqual(['success: 保存成功']));
    expect(bodies(path)).toEqual([
      {
        modules: [
          { module: 'post', inSite: true, sms: false, wechat: true },
          { module: 'resume', inSite: true, sms: false, wechat: true },
        ],
        quietFrom: null,
        quietTo: null,
      },
    ]);
    expect(save().disabled).toBe(true);
    expect(screen.getByRole('switch', { name: '岗位管理 短信' }).getAttribute('aria-checked')).toBe('false');
  });
  test('keep their changes when they cannot be read again after a lost connection', async () => {
    answers[`GET ${path}`] = () => setting;
    open(<NotificationSettings />);
    fireEvent.click(await screen.findByRole('switch', { name: '岗位管理 短信' }));
    answers[`GET ${path}`] = () => json(refusal('系统繁忙，请稍后再试'));
    onlineManager.setOnline(false);
    onlineManager.setOnline(true);
    await waitFor(() => expect(sent.filter(({ method }) => method === 'GET')).toHaveLength(2));
    await new Promise((resolve) => setTimeout(resolve));
    expect(screen.getByRole('switch', { name: '岗位管理 短信' }).getAttribute('aria-checked')).toBe('false');
  });
  test('shows a failure', async () => {
    answers[`GET ${path}`] = () => setting;
    answers[`PUT ${path}`] = () => json(refusal('请同时选择免打扰的开始和结束时间'));
    open(<NotificationSettings />);
    fireEvent.click(await screen.findByRole('switch', { name: '岗位管理 短信' }));
    fireEvent.click(screen.getByRole('button', { name: /^保\s*存$/ }));
    expect(await screen.findByText('请同时选择免打扰的开始和结束时间')).toBeTruthy();
  });
});

describe('bindings', () => {
  test('shows bound accounts and unbinds one after a confirmation', async () => {
    let bound = [{ thirdType: 'wechat_open', realname: '小云', avatar: null, bindTime: '2026-11-20 09:00:00' }];
    answers['GET /sys/thirdLogin/bindings'] = () => bound;
    answers['DELETE /sys/thirdLogin/binding'] = () => {
      bound = [];
      return null;
    };
    open(<BindingSettings />);
    expect(await screen.findByText(/小云 · 绑定于 2026-11-20/)).toBeTruthy();
    expect(screen.getAllByText('未绑定')).toHaveLength(2);
    fireEvent.click(screen.getByRole('button', { name: /解\s*绑/ }));
    await waitFor(() => expect(screen.getAllByText('未绑定')).toHaveLength(3));
    expect(shown[0]).toBe('confirm: 提示 / 确定解除绑定吗？');
    expect(screen.getByRole('button', { name: /绑\s*定/ })).toBeTruthy();
  });
  test('keeps the last means of signing in', async () => {
    answers['GET /sys/thirdLogin/bindings'] = () => [
      { thirdType: 'wechat_open', realname: '小云', avatar: null, bindTime: '2026-11-20 09:00:00' },
    ];
    answers['DELETE /sys/thirdLogin/binding'] = () => json(refusal('请先设置登录密码!'));
    open(<BindingSettings />);
    fireEvent.click(await screen.findByRole('button', { name: /解\s*绑/ }));
    await waitFor(() => expect(shown.at(-1)).toBe('warning: 请先设置登录密码!'));
    expect(screen.getByText('已绑定')).toBeTruthy();
  });
});

describe('the idle lock', () => {
  test('stores its password a single time when Enter submits it', async () => {
    answers['GET /account/setting/lock'] = () => ({ hasPassword: true });
    open(<LockSettings />);
    fireEvent.click(await screen.findByText('修改'));
    const field = await screen.findByLabelText('锁屏密码');
    fireEvent.change(field, { target: { value: '1234' } });
    fireEvent.keyDown(field, { key: 'Enter' });
    await waitFor(() => expect(screen.queryByLabelText('锁屏密码')).toBeNull());
    expect(bodies('/account/setting/lock')).toEqual([{ password: '1234' }]);
  });
  test('asks for a password first, then stores the minutes in this browser', async () => {
    let hasPassword = false;
    answers['GET /account/setting/lock'] = () => ({ hasPassword });
    answers['PUT /account/setting/lock'] = () => {
      hasPassword = true;
      return null;
    };
    open(<LockSettings />);
    await screen.findByText('未设置，设置后才能自动锁屏');
    fireEvent.click(screen.getByText('15分钟'));
    const field = await screen.findByLabelText('锁屏密码');
    fireEvent.change(field, { target: { value: '12' } });
    fireEvent.click(screen.getByRole('button', { name: /^确\s*定$/ }));
    expect((await screen.findByRole('alert')).textContent).toBe('锁屏密码为4到20位');
    fireEvent.change(field, { target: { value: '1234' } });
    fireEvent.click(screen.getByRole('button', { name: /^确\s*定$/ }));
    await screen.findByText('已设置');
    expect(bodies('/account/setting/lock')).toEqual([{ password: '1234' }]);
    fireEvent.click(screen.getByText('15分钟'));
    expect(readStored('idle-lock/zhangsan')).toBe(15);
  });
});
