import { firstTabs, type Tab } from '@campus/contract/rules';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { MemoryRouter, type RouteObject, useLocation, useParams } from 'react-router';
import { beforeEach, expect, test } from 'vitest';
import type { PageHandle } from '../../src/shell/console-routes.tsx';
import { Panes } from '../../src/shell/panes.tsx';
import { TabBar } from '../../src/shell/tab-bar.tsx';
import { useTabs } from '../../src/shell/tabs-store.ts';
import { usePageDirty, usePageTitle } from '../../src/widgets/page-frame.tsx';
import { page } from '../support/console.tsx';

/** A page that names its tab after what its address says, as the detail of a post does. */
function Post() {
  const { id } = useParams();
  usePageTitle(`岗位 ${id}`);
  return <p>岗位 {id}</p>;
}
const Dialog = () => {
  usePageDirty(false);
  return <p>窗口</p>;
};
/** A page with unsaved input that opens a dialog without any. */
function Settings() {
  const [isOpen, setOpen] = useState(false);
  usePageDirty(true);
  return (
    <>
      <button type="button" onClick={() => setOpen(!isOpen)}>
        切换
      </button>
      {isOpen && <Dialog />}
    </>
  );
}
const List = () => <p>列表 {useLocation().search}</p>;

const createHandle = (path: string, title: string): PageHandle => ({
  chain: [page(path, title)],
  title,
  icon: undefined,
  component: 'test',
  keepAlive: true,
});
const routes: RouteObject[] = [
  { path: '/post/:id', handle: createHandle('/post/:id', '岗位详情'), element: <Post /> },
  { path: '/deliveries', handle: createHandle('/deliveries', '投递管理'), element: <List /> },
  { path: '/settings', handle: createHandle('/settings', '设置'), element: <Settings /> },
];
const tab = (fullPath: string, title: string): Tab => ({
  path: fullPath.split('?')[0] as string,
  fullPath,
  title,
  keepAlive: true,
  dirty: false,
  version: 0,
});

beforeEach(() => sessionStorage.clear());

test('a tab that was open before a reload starts from its own address, not from the page before it', async () => {
  // As after a reload: both tabs are there, only the post's page is mounted.
  const post = tab('/post/7', '岗位详情');
  const deliveries = tab('/deliveries?status=2', '投递管理');
  useTabs.setState({
    ...firstTabs,
    tabs: [...firstTabs.tabs, deliveries, post],
    active: post.path,
    panes: [post.path],
  });
  render(
    <MemoryRouter initialEntries={['/post/7']}>
      <TabBar />
      <Panes routes={routes} />
    </MemoryRouter>,
  );
  await screen.findByText('岗位 7');
  fireEvent.click(screen.getByRole('tab', { name: /投递管理/ }));
  expect(await screen.findByText('列表 ?status=2')).toBeTruthy();
  await waitFor(() => expect(screen.getByRole('heading', { level: 1, name: '投递管理' })).toBeTruthy());
  expect(useTabs.getState().tabs.map(({ ownTitle }) => ownTitle)).toEqual([undefined, undefined, '岗位 7']);
});

test('a detail has its name in its own head; breadcrumb and tab say the kind until there are two of it', async () => {
  const seven = tab('/post/7', '岗位详情');
  useTabs.setState({ ...firstTabs, tabs: [...firstTabs.tabs, seven], active: seven.path, panes: [seven.path] });
  render(
    <MemoryRouter initialEntries={['/post/7']}>
      <TabBar />
      <Panes routes={routes} />
    </MemoryRouter>,
  );
  await waitFor(() => expect(useTabs.getState().tabs.at(-1)?.ownTitle).toBe('岗位 7'));
  expect(screen.getAllByText('岗位 7')).toHaveLength(1);
  expect(screen.getByRole('heading', { level: 1, name: '岗位详情' })).toBeTruthy();
  expect(screen.getByRole('tab', { name: /岗位详情/ }).title).toBe('岗位 7');
  const eight = { ...tab('/post/8', '岗位详情'), ownTitle: '岗位 8' };
  act(() => useTabs.setState(({ tabs }) => ({ tabs: [...tabs, eight] })));
  expect(screen.getByRole('tab', { name: /岗位 7/ })).toBeTruthy();
  expect(screen.getByRole('tab', { name: /岗位 8/ })).toBeTruthy();
});

test('keeps a page dirty when a dialog on it opens and closes without input', async () => {
  const settings = tab('/settings', '设置');
  useTabs.setState({
    ...firstTabs,
    tabs: [...firstTabs.tabs, settings],
    active: settings.path,
    panes: [settings.path],
  });
  render(
    <MemoryRouter initialEntries={['/settings']}>
      <Panes routes={routes} />
    </MemoryRouter>,
  );
  const isDirty = () => useTabs.getState().tabs.at(-1)?.dirty;
  const toggle = await screen.findByRole('button', { name: '切换' });
  expect(isDirty()).toBe(true);
  fireEvent.click(toggle);
  expect(screen.getByText('窗口')).toBeTruthy();
  expect(isDirty()).toBe(true);
  fireEvent.click(toggle);
  expect(isDirty()).toBe(true);
});

test('scrolls to the active tab again when its page gives it a longer title', async () => {
  const scrolled: (string | null)[] = [];
  Element.prototype.scrollIntoView = function scroll(this: Element) {
    scrolled.push(this.textContent);
  };
  const [seven, eight] = [tab('/post/7', '岗位详情'), { ...tab('/post/8', '岗位详情'), ownTitle: '岗位 8' }];
  useTabs.setState({ ...firstTabs, tabs: [...firstTabs.tabs, eight, seven], active: seven.path, panes: [seven.path] });
  render(
    <MemoryRouter initialEntries={['/post/7']}>
      <TabBar />
      <Panes routes={routes} />
    </MemoryRouter>,
  );
  await screen.findByRole('tab', { name: /岗位 7/ });
  expect(scrolled.at(-1)).toBe('岗位 7');
  Reflect.deleteProperty(Element.prototype, 'scrollIntoView');
});
