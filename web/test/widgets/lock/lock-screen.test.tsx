import { text } from '@campus/contract/messages';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { useLock } from '../../../src/request/lock-store.ts';
import { forgetSession, startSession, useSession } from '../../../src/request/session-store.ts';
import { readStored, store } from '../../../src/request/storage.ts';
import { currentAddress, getPermissions, openConsole, page, visitedAddresses } from '../../support/console.tsx';
import { json, network, refusal, type Sent, success } from '../../support/network.ts';
import { recordNotices } from '../../support/notices.ts';
import { SilentSocket } from '../../support/silent-socket.ts';
import { makeUser } from '../../support/user.ts';

const menu = [page('/dashboard/analysis', '首页'), page('/isystem/user', '用户管理')];
const lockPath = '/sys/user/lockScreen';
const unlockPath = '/sys/user/unlockScreen';
const locked = () => json(refusal('已锁屏', 510, { errorCode: 'LOCKED' }));
let shown: string[];
let sent: Sent[];

/** Fake server with a session that may be locked; `password` unlocks it, and `tries` wrong ones end it. */
function serve(state = { isLocked: false, password: '1234', tries: 5 }) {
  let tries = 0;
  sent = network(({ url, body }) => {
    const path = url.pathname.replace('/server', '');
    const given = (body as { password?: string } | undefined)?.password;
    if (path === unlockPath) {
      if (given !== state.password) {
        tries += 1;
        return json(
          tries < state.tries ? refusal(text.lock.wrong) : refusal(text.lock.tooMany, 500, { errorCode: 'LOCK_ENDED' }),
        );
      }
      state.isLocked = false;
      return json(success(null));
    }
    if (path === '/sys/logout') return json(success(null));
    if (state.isLocked) return locked();
    if (path === lockPath) {
      state.isLocked = true;
      return json(success(null));
    }
    if (path.endsWith('getUserPermissionByToken')) return json(success(getPermissions(menu)));
    if (path.endsWith('listByUser'))
      return json(success({ anntMsgList: [], anntMsgTotal: 0, sysMsgList: [], sysMsgTotal: 0 }));
    return json(success({}));
  });
}
const getCalls = (path: string) => sent.filter(({ url }) => url.pathname === `/server${path}`);
const pageTab = () => screen.findByRole('tab', { name: '用户管理', selected: true });
const cover = () => screen.findByRole('main', { name: '屏幕已锁定' });

// Preloaded, so that no test waits for them.
beforeAll(() =>
  Promise.all([
    import('../../../src/shell/console.tsx'),
    import('../../../src/shell/console-effects.tsx'),
    import('../../../src/shell/lock/lock-cover.tsx'),
    import('../../../src/shell/lock/lock-dialog.tsx'),
  ]),
);
beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  shown = recordNotices();
  vi.stubGlobal('innerWidth', 1440);
  vi.stubGlobal('WebSocket', SilentSocket);
  startSession({ token: 't', userInfo: makeUser() });
});
afterEach(() => {
  forgetSession();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

async function lockWith(password: string): Promise<void> {
  fireEvent.keyDown(window, { code: 'KeyL', ctrlKey: true, altKey: true });
  const field = await screen.findByLabelText('锁屏密码');
  fireEvent.change(field, { target: { value: password } });
  await userEvent.click(screen.getByRole('button', { name: /^锁\s*定$/ }));
}
async function enter(password: string): Promise<void> {
  const ask = screen.queryByRole('button', { name: '点击解锁' });
  if (ask) fireEvent.click(ask);
  const field = await screen.findByLabelText('锁屏密码');
  fireEvent.change(field, { target: { value: password } });
  fireEvent.submit(field.closest('form') as HTMLFormElement);
}

describe('locking', () => {
  test('W-LK1 with 1234 covers the page, is stored, and covers it after a reload before any request', async () => {
    serve();
    const { unmount } = openConsole('/isystem/user');
    await pageTab();
    await lockWith('1234');
    await cover();
    expect(getCalls(lockPath).map(({ body }) => body)).toEqual([{ password: '1234' }]);
    expect(screen.queryByRole('tab')).toBeNull();
    expect(readStored('LOCK_INFO')).toBe(true);
    unmount();
    useLock.setState({ isLocked: readStored('LOCK_INFO') === true });
    const before = sent.length;
    openConsole('/isystem/user');
    await cover();
    expect(sent.length).toBe(before);
  });
  test.each([
    ['', '请输入锁屏密码'],
    ['123', '锁屏密码为4到20位'],
    ['123456789012345678901', '锁屏密码为4到20位'],
  ])('W-LK5 “%s” does not lock: %s', async (password, message) => {
    serve();
    openConsole('/isystem/user');
    await pageTab();
    await lockWith(password);
    expect((await screen.findByRole('alert')).textContent).toBe(message);
    expect(getCalls(lockPath)).toEqual([]);
    expect(useLock.getState().isLocked).toBe(false);
  });
  test('follows another tab that locks and unlocks', async () => {
    serve();
    openConsole('/isystem/user');
    await pageTab();
    const elsewhere = (change: () => void) => {
      change();
      act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'pro__LOCK_INFO' })));
    };
    elsewhere(() => store('LOCK_INFO', true));
    await cover();
    elsewhere(() => localStorage.removeItem('pro__LOCK_INFO'));
    await pageTab();
  });
  test('shows the lock screen without signing out when an answer says that the session is locked', async () => {
    serve({ isLocked: true, password: '1234', tries: 5 });
    openConsole('/isystem/user');
    await cover();
    expect(useSession.getState().token).toBe('t');
    expect(shown).toEqual([]);
  });
  test('sends no requests while it is locked', async () => {
    serve();
    openConsole('/isystem/user');
    await pageTab();
    await lockWith('1234');
    await cover();
    vi.useFakeTimers();
    const before = sent.length;
    await act(() => vi.advanceTimersByTimeAsync(60_000));
    expect(sent.length).toBe(before);
  });
});

describe('unlocking', () => {
  const openLocked = async () => {
    serve({ isLocked: true, password: '1234', tries: 5 });
    store('LOCK_INFO', true);
    useLock.setState({ isLocked: true });
    openConsole('/isystem/user');
    await cover();
  };
  test('shows time, date and weekday', async () => {
    await openLocked();
    expect(screen.getByText(/^\d{2}:\d{2}$/)).toBeTruthy();
    expect(screen.getByText(/^\d{4}年\d{1,2}月\d{1,2}日 星期[日一二三四五六]$/)).toBeTruthy();
  });
  test('W-LK2 clears the field when 0000 is rejected', async () => {
    await openLocked();
    await enter('0000');
    expect(await screen.findByText('锁屏密码错误')).toBeTruthy();
    expect(screen.getByLabelText<HTMLInputElement>('锁屏密码').value).toBe('');
    expect(readStored('LOCK_INFO')).toBe(true);
  });
  test('W-LK3 1234 restores the page', async () => {
    await openLocked();
    await enter('1234');
    await pageTab();
    expect(currentAddress()).toBe('/isystem/user');
    expect(readStored('LOCK_INFO')).toBeUndefined();
  });
  test('W-LK4 signs out with the reason after the fifth wrong password', async () => {
    await openLocked();
    for (let i = 0; i < 5; i += 1) {
      await enter('0000');
      await waitFor(() => expect(getCalls(unlockPath)).toHaveLength(i + 1));
      if (i < 4) await screen.findByText('锁屏密码错误');
    }
    await waitFor(() => expect(useSession.getState().token).toBeUndefined());
    expect(shown).toEqual(['error: 系统提示 / 密码错误次数过多，请重新登录']);
    expect(readStored('LOCK_INFO')).toBeUndefined();
    await waitFor(() => expect(visitedAddresses().at(-1)).toMatch(/^\/user\/login/));
  });
  test('W-LK6 返回登录 signs out and opens the sign-in page', async () => {
    await openLocked();
    fireEvent.click(screen.getByRole('button', { name: '点击解锁' }));
    fireEvent.click(await screen.findByRole('button', { name: '返回登录' }));
    await waitFor(() => expect(visitedAddresses().at(-1)).toMatch(/^\/user\/login/));
    expect(getCalls('/sys/logout')).toHaveLength(1);
    expect(useSession.getState().token).toBeUndefined();
  });
  test('Escape hides the field', async () => {
    await openLocked();
    fireEvent.click(screen.getByRole('button', { name: '点击解锁' }));
    fireEvent.keyDown(await screen.findByLabelText('锁屏密码'), { key: 'Escape' });
    expect(await screen.findByRole('button', { name: '点击解锁' })).toBeTruthy();
  });
});

describe('idle lock', () => {
  const minute = 60_000;
  const idle = (minutes: number) => store('idle-lock/zhangsan', minutes);
  const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
  async function openIdle(minutes: number) {
    idle(minutes);
    serve();
    openConsole('/isystem/user');
    await pageTab();
    vi.useFakeTimers({ now: Date.now() });
    // Timers of the page were set with real time: user activity starts them again with fake timers.
    fireEvent.pointerDown(window);
  }
  test('locks after fifteen minutes without activity, with the stored password', async () => {
    idle(15);
    serve();
    vi.useFakeTimers({ shouldAdvanceTime: true });
    openConsole('/isystem/user');
    await pageTab();
    await wait(14 * minute);
    expect(useLock.getState().isLocked).toBe(false);
    fireEvent.keyDown(window, { key: 'a' });
    await wait(14 * minute);
    expect(useLock.getState().isLocked).toBe(false);
    await wait(2 * minute);
    expect(useLock.getState().isLocked).toBe(true);
    expect(getCalls(lockPath).map(({ body }) => body)).toEqual([{}]);
  });
  test('locks on the first activity after the computer has slept', async () => {
    await openIdle(30);
    store('last-touch', Date.now() - 31 * minute);
    vi.setSystemTime(Date.now() + 10_000);
    fireEvent.pointerMove(window);
    vi.useRealTimers();
    await waitFor(() => expect(useLock.getState().isLocked).toBe(true));
  });
  test('does not lock when it is off', async () => {
    idle(0);
    serve();
    vi.useFakeTimers({ shouldAdvanceTime: true });
    openConsole('/isystem/user');
    await pageTab();
    await wait(120 * minute);
    expect(getCalls(lockPath)).toEqual([]);
  });
});
