import { type Announcement, myMessagesPath } from '@campus/contract/message';
import { listListViews } from '@campus/contract/system';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { forgetSession, startSession } from '../../../src/request/session-store.ts';
import { currentAddress, getPermissions, openConsole, page } from '../../support/console.tsx';
import { json, network, refusal, type Sent, success } from '../../support/network.ts';
import { recordNotices } from '../../support/notices.ts';
import { makeUser } from '../../support/user.ts';

/** Fake socket, controlled by the test. */
class Socket {
  static all: Socket[] = [];
  onopen?: () => void;
  onmessage?: (event: { data: string }) => void;
  onclose?: (event: { code: number }) => void;
  constructor() {
    Socket.all.push(this);
  }
  send(): void {
    // ignores heartbeats
  }
  close(): void {
    // no handshake on closing
  }
}
const bellPath = '/sys/annountCement/listByUser';
const markPath = '/sys/sysAnnouncementSend/editByAnntIdAndUserId';
const onePath = '/sys/annountCement/queryById';
const announcement = (facts: Partial<Announcement> = {}): Announcement =>
  ({
    id: 'a1',
    titile: '放假通知',
    priority: 'L',
    msgCategory: '1',
    msgType: 'ALL',
    sender: 'zhangsan',
    sender_dictText: '张三',
    sendTime: '2026-11-20 09:00:00',
    createTime: '2026-11-20 08:00:00',
    msgAbstract: '放假',
    msgContent: '<p>放假三天</p>',
    openType: 'none',
    openPage: null,
    busId: null,
    busType: null,
    attachments: null,
    ...facts,
  }) as Announcement;

const menu = [
  page('/dashboard/analysis', '首页'),
  page('/resume/list', '简历'),
  page('/isps/userAnnouncement', '我的消息', { component: 'system/UserAnnouncementList' }),
];

let shown: string[];
let sent: Sent[];
let bell: { anntMsgList: Announcement[]; anntMsgTotal: number; sysMsgList: Announcement[]; sysMsgTotal: number };
let isFailing: boolean;
const asked = (path: string) => sent.filter(({ url }) => url.pathname === `/server${path}`);

beforeAll(() =>
  Promise.all([
    import('../../../src/shell/console.tsx'),
    import('../../../src/shell/bell/bell-list.tsx'),
    import('../../../src/areas/message/announcement-dialog.tsx'),
  ]),
);
beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  Socket.all = [];
  isFailing = false;
  bell = { anntMsgList: [announcement()], anntMsgTotal: 3, sysMsgList: [], sysMsgTotal: 2 };
  shown = recordNotices();
  vi.stubGlobal('innerWidth', 1440);
  vi.stubGlobal('WebSocket', Socket);
  startSession({ token: 't', userInfo: makeUser() });
  sent = network(({ url }) => {
    const path = url.pathname.replace('/server', '');
    if (path.endsWith('getUserPermissionByToken')) return json(success(getPermissions(menu)));
    if (path.startsWith('/sys/dict/getDictItems/') || path === listListViews.path) return json(success([]));
    if (path === myMessagesPath) return json(success({ records: [], total: 0, size: 10, current: 1, pages: 0 }));
    if (path === bellPath) return isFailing ? json(refusal('系统异常'), 500) : json(success(bell));
    if (path === onePath) return json(success(announcement({ id: 'a2', titile: '推送来的' })));
    return json(success({}));
  });
});
afterEach(() => {
  forgetSession();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});
const button = (name: string | RegExp) => screen.findByRole('button', { name });
async function open(name: string | RegExp = '消息，5 条未读') {
  openConsole('/dashboard/analysis');
  await button(name);
}
const openList = async (name: string | RegExp = '消息，5 条未读') => userEvent.click(await button(name));
const entry = (title: string) => screen.findByRole('button', { name: new RegExp(title) });

describe('the notification bell', () => {
  test('W-N1 shows a badge of 5 and two tabs for totals 3 and 2', async () => {
    await open();
    expect(document.querySelector('.bell-count')?.textContent).toBe('5');
    await openList();
    expect(await screen.findByRole('tab', { name: '通知(3)' })).toBeTruthy();
    expect(screen.getByRole('tab', { name: '系统消息(2)' })).toBeTruthy();
  });
  test.each([
    ['L', '一般消息', 'tone-progress'],
    ['M', '重要消息', 'tone-waiting'],
    ['H', '紧急消息', 'tone-bad'],
  ])('W-N2 tags priority %s as %s', async (priority, label, tone) => {
    bell = { ...bell, anntMsgList: [announcement({ priority })] };
    await open();
    await openList();
    const tag = await screen.findByText(label);
    expect(tag.closest(`.${tone}`)).toBeTruthy();
  });
  test('groups its entries by day and marks a tab as read', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-22T02:00:00Z') });
    bell = {
      ...bell,
      anntMsgList: [
        announcement({ id: 'a', titile: '甲', createTime: '2026-11-22 09:00:00' }),
        announcement({ id: 'b', titile: '乙', createTime: '2026-11-20 09:00:00' }),
        announcement({ id: 'c', titile: '丙', createTime: '2026-11-21 23:59:59' }),
        announcement({ id: 'd', titile: '丁', createTime: '2026-11-22 00:00:01' }),
      ],
    };
    await open();
    await openList();
    const days = await screen.findAllByRole('region');
    const entriesByDay = days.map((day) => [
      day.getAttribute('aria-label'),
      within(day)
        .getAllByRole('listitem')
        .map((item) => item.querySelector('.bell-words')?.textContent)
        .join(''),
    ]);
    expect(entriesByDay).toEqual([
      ['今天', '甲丁'],
      ['昨天', '丙'],
      ['2026-11-20', '乙'],
    ]);
    await userEvent.click(screen.getByRole('tab', { name: '系统消息(2)' }));
    await userEvent.click(screen.getByRole('button', { name: '全部已读' }));
    expect(asked('/sys/sysAnnouncementSend/readAll').map(({ body }) => body)).toEqual([{ tab: 'system' }]);
    // The popover stays open and keeps the focus.
    expect(document.activeElement).toBe(screen.getByRole('button', { name: '全部已读' }));
  });
  test('sends no request when a tab has no unread entries', async () => {
    bell = { ...bell, sysMsgTotal: 0 };
    await open('消息，3 条未读');
    await openList('消息，3 条未读');
    await userEvent.click(await screen.findByRole('tab', { name: '系统消息(0)' }));
    await userEvent.click(screen.getByRole('button', { name: '全部已读' }));
    expect(asked('/sys/sysAnnouncementSend/readAll')).toEqual([]);
  });
  test('W-N2 shows no tag for other priorities', async () => {
    bell = { ...bell, anntMsgList: [announcement({ priority: 'X' })] };
    await open();
    await openList();
    const shownEntry = await entry('放假通知');
    expect(within(shownEntry).queryByText(/消息$/)).toBeNull();
    expect(within(shownEntry).getByText('2026-11-20 08:00:00 发布')).toBeTruthy();
  });
  test('W-N3 marks a clicked entry as read once, reloads and opens it', async () => {
    await open();
    await openList();
    const before = asked(bellPath).length;
    await userEvent.click(await entry('放假通知'));
    const words = await screen.findByText('放假三天');
    expect(words.closest('[role=dialog]')?.textContent).toContain('发布人：张三');
    expect(asked(markPath).map(({ method, body }) => [method, body])).toEqual([['PUT', { anntId: 'a1' }]]);
    await waitFor(() => expect(asked(bellPath).length).toBeGreaterThan(before));
  });
  test('W-N4 stops polling after the first failure until the bell is opened', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    await open();
    await act(() => vi.advanceTimersByTimeAsync(6_000));
    expect(asked(bellPath).length).toBeGreaterThanOrEqual(2);
    isFailing = true;
    await act(() => vi.advanceTimersByTimeAsync(6_000));
    const failed = asked(bellPath).length;
    await act(() => vi.advanceTimersByTimeAsync(60_000));
    expect(asked(bellPath).length).toBe(failed);
    isFailing = false;
    fireEvent.click(await button(/^消息/));
    await act(() => vi.advanceTimersByTimeAsync(500));
    expect(asked(bellPath).length).toBe(failed + 1);
    await act(() => vi.advanceTimersByTimeAsync(6_500));
    expect(asked(bellPath).length).toBeGreaterThan(failed + 1);
  });
  test('W-N5 reloads the counts and announces a pushed message, which 查看详情 opens', async () => {
    await open();
    const before = asked(bellPath).length;
    act(() => Socket.all[0]?.onmessage?.({ data: '{"cmd":"user","msgId":"a2","msgTxt":"您有新的消息"}' }));
    // Before the next poll.
    await waitFor(() => expect(asked(bellPath).length).toBeGreaterThan(before), { timeout: 5_000 });
    await waitFor(() => expect(shown).toEqual(['info: 消息提醒 / 您有新的消息']));
  });
  test('a pushed message makes an open list of messages read its rows again', async () => {
    openConsole('/isps/userAnnouncement');
    await waitFor(() => expect(asked(myMessagesPath)).toHaveLength(1), { timeout: 10_000 });
    act(() => Socket.all[0]?.onmessage?.({ data: '{"cmd":"user","msgId":"a2","msgTxt":"您有新的消息"}' }));
    await waitFor(() => expect(asked(myMessagesPath)).toHaveLength(2));
  });
  test('a pushed message takes the place of the one before, as a column of them would cover the page', async () => {
    await open();
    for (const [msgId, msgTxt] of [
      ['a2', '企业报名待审核'],
      ['a3', '招聘会已发布'],
    ])
      act(() => Socket.all[0]?.onmessage?.({ data: JSON.stringify({ cmd: 'user', msgId, msgTxt }) }));
    await waitFor(() => expect(shown).toEqual(['info: 消息提醒 / 招聘会已发布']));
  });
  test.each(['HeartBeat', 'pong', '{"cmd":"unknown"}', '[1]', '{"msgTxt":"x"}'])(
    'W-N6 “%s” is nothing',
    async (data) => {
      await open();
      await waitFor(() => expect(asked(bellPath).length).toBeGreaterThan(0));
      const before = asked(bellPath).length;
      act(() => Socket.all[0]?.onmessage?.({ data }));
      await new Promise((resolve) => setTimeout(resolve, 50));
      expect(asked(bellPath).length).toBe(before);
      expect(shown).toEqual([]);
    },
  );
  test('W-N7 reconnects five seconds after the server has closed the socket, and reloads the counts', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    await open();
    act(() => Socket.all[0]?.onopen?.());
    act(() => Socket.all[0]?.onclose?.({ code: 1006 }));
    await act(() => vi.advanceTimersByTimeAsync(4_800));
    expect(Socket.all).toHaveLength(1);
    await act(() => vi.advanceTimersByTimeAsync(300));
    expect(Socket.all).toHaveLength(2);
    const before = asked(bellPath).length;
    act(() => Socket.all[1]?.onopen?.());
    await act(() => vi.advanceTimersByTimeAsync(100));
    expect(asked(bellPath).length).toBe(before + 1);
  });
  test('W-N8 shows no badge for totals of 0, and empty tabs', async () => {
    bell = { anntMsgList: [], anntMsgTotal: 0, sysMsgList: [], sysMsgTotal: 0 };
    await open('消息');
    expect(document.querySelector('.bell-count')).toBeNull();
    await openList('消息');
    expect(await screen.findByText('暂无消息')).toBeTruthy();
    await userEvent.click(screen.getByRole('tab', { name: '系统消息(0)' }));
    await waitFor(() => expect(screen.getAllByText('暂无消息')).toHaveLength(2));
  });
  test('W-N9 says when a component is not registered', async () => {
    bell = { ...bell, anntMsgList: [announcement({ openType: 'component', openPage: 'no/Such', busId: '7' })] };
    await open();
    await openList();
    await userEvent.click(await entry('放假通知'));
    await waitFor(() => expect(shown).toEqual(['warning: 消息关联的页面不存在']));
    expect(asked(markPath)).toHaveLength(1);
  });
  test('opens the list of all with 查看更多', async () => {
    await open();
    await openList();
    await userEvent.click(await button('查看更多'));
    await waitFor(() => expect(currentAddress()).toBe('/isps/userAnnouncement'));
    await waitFor(() => expect(asked(myMessagesPath)).toHaveLength(1));
  });
});
