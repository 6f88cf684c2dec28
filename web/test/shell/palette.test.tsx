import { text } from '@campus/contract/messages';
import { companyPost } from '@campus/contract/post';
import { employUser } from '@campus/contract/resume';
import type { PermissionEntry } from '@campus/contract/rules';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { forgetSession, startSession } from '../../src/request/session-store.ts';
import { readStored } from '../../src/request/storage.ts';
import { mayAdd, rowSources } from '../../src/shell/palette/row-sources.ts';
import { currentAddress, getPermissions, group, openConsole, page } from '../support/console.tsx';
import { json, network, refusal, type Sent, success } from '../support/network.ts';
import { recordNotices } from '../support/notices.ts';
import { SilentSocket } from '../support/silent-socket.ts';
import { makeUser } from '../support/user.ts';

const held = (...codes: string[]): PermissionEntry[] =>
  codes.map((action) => ({ action, type: '1', status: '1', describe: '' }) as PermissionEntry);
const menu = [
  page('/dashboard/analysis', '首页'),
  group('/post', '岗位管理', [
    page('/post/list', '岗位列表', {
      children: [page('/post/detail/:id', '岗位详情', { hidden: true, meta: { hidden: true } })],
    }),
  ]),
  group('/isystem', '系统管理', [page('/isystem/position', '职务管理'), page('/isystem/log', '日志管理')]),
];
const all = getPermissions(menu, held(companyPost.can.list, employUser.can.list));
const texts = text.palette;
let sent: Sent[];
let isDown: boolean;

// Loaded before, so that no test waits for it.
beforeAll(() =>
  Promise.all([
    import('../../src/shell/console.tsx'),
    import('../../src/shell/palette/palette.tsx'),
    import('pinyin-pro'),
  ]),
);
beforeEach(() => {
  localStorage.clear();
  recordNotices();
  isDown = false;
  vi.stubGlobal('WebSocket', SilentSocket);
  vi.stubGlobal('innerWidth', 1440);
  sent = network(({ url }) => {
    if (url.pathname.endsWith('ByToken')) return json(success(all));
    if (!url.searchParams.has('quickFind')) return json(success({}));
    if (isDown) return json(refusal('x', 504), 504);
    return json(success({ records: [{ id: '7', name: '职业顾问', companyName: '云湖科技' }], total: 1 }));
  });
  startSession({ token: 't', userInfo: makeUser() });
});
afterEach(() => {
  forgetSession();
  vi.unstubAllGlobals();
});

async function open(): Promise<HTMLElement> {
  openConsole('/dashboard/analysis');
  await screen.findByRole('tab', { name: '首页' });
  fireEvent.keyDown(window, { key: 'k', ctrlKey: true });
  return screen.findByRole('combobox', { name: texts.title });
}
const offered = (title: string) =>
  within(screen.getByRole('group', { name: title }))
    .getAllByRole('option')
    .map((option) => option.firstElementChild?.textContent);
const asked = () => sent.filter(({ url }) => url.searchParams.has('quickFind'));

test('rows are offered of those entities alone that are listed for the user and have a page in the menu', () => {
  const sources = rowSources(menu, all);
  expect(sources.map(({ entity, listPath }) => [entity.name, listPath])).toEqual([['companyPost', '/post/list']]);
  expect(rowSources(menu, getPermissions(menu))).toEqual([]);
  const [posts] = sources;
  expect(posts && mayAdd(posts, all)).toBe(false);
  expect(posts && mayAdd(posts, getPermissions(menu, held(companyPost.can.add)))).toBe(true);
});

test('a page is found by initials, the best first, and opened with Enter', async () => {
  await userEvent.type(await open(), 'zwgl');
  await waitFor(() => expect(offered(texts.groups.pages)).toEqual(['职务管理']));
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(currentAddress()).toBe('/isystem/position'));
  expect(screen.queryByRole('combobox', { name: texts.title })).toBeNull();
});

test('a row is searched on the server after a pause in typing, and remembered', async () => {
  const box = await open();
  await userEvent.type(box, 'zhi');
  await waitFor(() => expect(offered(companyPost.title)).toEqual(['职业顾问']));
  expect(asked().map(({ url }) => url.searchParams.get('quickFind'))).toEqual(['zhi']);
  await userEvent.click(screen.getByText('职业顾问'));
  await waitFor(() => expect(currentAddress()).toBe('/post/detail/7'));
  expect(readStored('palette/zhangsan')).toEqual([
    { key: 'row:companyPost:7', label: '职业顾问', hint: '云湖科技', to: '/post/detail/7' },
  ]);
  forgetSession();
  expect(readStored('palette/zhangsan')).toBeUndefined();
});

test('what could not be searched is said once, and asked again', async () => {
  isDown = true;
  await userEvent.type(await open(), '顾问');
  const failure = texts.failed(companyPost.title, text.http[504]);
  expect((await screen.findByRole('alert')).textContent).toContain(failure);
  isDown = false;
  await userEvent.click(screen.getByRole('button', { name: texts.retry }));
  await waitFor(() => expect(offered(companyPost.title)).toEqual(['职业顾问']));
  expect(screen.queryByRole('alert')).toBeNull();
});

test('the arrows go through all groups and around', async () => {
  await userEvent.click(await open());
  const isSelected = () =>
    screen.getAllByRole('option').map((option) => option.getAttribute('aria-selected') === 'true');
  expect(isSelected().indexOf(true)).toBe(0);
  await userEvent.keyboard('{ArrowUp}');
  expect(isSelected().indexOf(true)).toBe(isSelected().length - 1);
  await userEvent.keyboard('{ArrowDown}');
  expect(isSelected().indexOf(true)).toBe(0);
  expect(offered(texts.groups.actions)).toContain(text.header.menu.logout);
});
