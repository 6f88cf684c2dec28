import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { forgetSession, startSession } from '../../src/request/session-store.ts';
import { currentAddress, getPermissions, group, openConsole, page } from '../support/console.tsx';
import { json, network, success } from '../support/network.ts';
import { recordNotices } from '../support/notices.ts';
import { SilentSocket } from '../support/silent-socket.ts';
import { makeUser } from '../support/user.ts';

const menu = [
  page('/dashboard/analysis', '首页'),
  group('/isystem', '系统管理', [
    page('/isystem/user', '用户管理'),
    page('/isystem/companyUser', '企业用户管理'),
    page('/isystem/hidden', '用户隐藏页', { hidden: true }),
    page('/isystem/ai', 'AI客服记录'),
    page('/ext', '外部帮助', { meta: { internalOrExternal: true, url: 'https://help.example.edu.cn/x' } }),
  ]),
];
const opened = vi.fn();

// Loaded before, so that no test waits for it.
beforeAll(() => Promise.all([import('../../src/shell/console.tsx'), import('../../src/shell/menu-search-dialog.tsx')]));
beforeEach(() => {
  localStorage.clear();
  recordNotices();
  vi.clearAllMocks();
  vi.stubGlobal('WebSocket', SilentSocket);
  vi.stubGlobal('open', opened);
  network(({ url }) => json(success(url.pathname.endsWith('ByToken') ? getPermissions(menu) : {})));
  startSession({ token: 't', userInfo: makeUser() });
});
afterEach(() => {
  forgetSession();
  vi.unstubAllGlobals();
});

async function type(word: string): Promise<void> {
  const box = await screen.findByRole('combobox', { name: '搜索菜单' });
  await userEvent.clear(box);
  await userEvent.type(box, word);
}
const offered = () =>
  [...document.querySelectorAll('.ant-select-item-option-content')].map((option) => option.textContent);

test('the box in the header finds pages by a part of their title, whatever the case (W-MS1, W-MS2, W-MS3)', async () => {
  vi.stubGlobal('innerWidth', 1440);
  openConsole('/dashboard/analysis');
  await userEvent.click(await screen.findByRole('button', { name: /搜索菜单/ }));
  await type('用户');
  await waitFor(() => expect(offered()).toEqual(['用户管理', '企业用户管理']));
  for (const word of ['AI', 'ai']) {
    await type(word);
    await waitFor(() => expect(offered()).toEqual(['AI客服记录']));
  }
});

test('it finds pages by pinyin, in full and by initials', async () => {
  vi.stubGlobal('innerWidth', 1440);
  openConsole('/dashboard/analysis');
  await userEvent.click(await screen.findByRole('button', { name: /搜索菜单/ }));
  for (const word of ['yonghuguan', 'yhgl']) {
    await type(word);
    await waitFor(() => expect(offered()).toEqual(['用户管理', '企业用户管理']));
  }
});

test('an external entry opens in a new tab of the browser, and the page stays (W-MS4)', async () => {
  vi.stubGlobal('innerWidth', 1440);
  openConsole('/dashboard/analysis');
  await userEvent.click(await screen.findByRole('button', { name: /搜索菜单/ }));
  await type('外部');
  await userEvent.click(await screen.findByText('外部帮助', { selector: '.ant-select-item-option-content' }));
  expect(opened).toHaveBeenCalledExactlyOnceWith('https://help.example.edu.cn/x', '_blank', 'noopener,noreferrer');
  expect(currentAddress()).toBe('/dashboard/analysis');
});

test('on a phone it is a dialog that is gone after the choice (W-MS5)', async () => {
  vi.stubGlobal('innerWidth', 390);
  openConsole('/dashboard/analysis');
  await userEvent.click(await screen.findByRole('button', { name: /搜索菜单/ }));
  const dialog = await screen.findByRole('dialog');
  expect(dialog.querySelector('.ant-modal-footer')).toBeNull();
  await type('用户管理');
  await userEvent.click(await screen.findByText('用户管理', { selector: '.ant-select-item-option-content' }));
  await waitFor(() => expect(currentAddress()).toBe('/isystem/user'));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});
