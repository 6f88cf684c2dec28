import type { Announcement } from '@campus/contract/message';
import { fireEvent, render, screen, within } from '@testing-library/react';
import { MemoryRouter, useLocation } from 'react-router';
import { afterEach, expect, test, vi } from 'vitest';
import { AnnouncementDialog } from '../../../src/areas/message/announcement-dialog.tsx';

const closed = vi.fn();
function Address() {
  const { pathname } = useLocation();
  return <output>{pathname}</output>;
}
function show(facts: Partial<Announcement>) {
  const announcement = {
    id: '1',
    titile: '通知',
    sendTime: '2026-11-20 09:00:00',
    createTime: '2026-11-20 08:00:00',
    msgContent: '<p>正文</p>',
    openType: null,
    openPage: null,
    attachments: null,
    sender: 'admin',
    sender_dictText: '系统管理员',
    ...facts,
  } as Announcement;
  render(
    <MemoryRouter initialEntries={['/start']}>
      <Address />
      <AnnouncementDialog announcement={announcement} onClose={closed} />
    </MemoryRouter>,
  );
  return screen.getByRole('dialog');
}
const handle = () => screen.queryByRole('button', { name: '去处理' });
afterEach(() => {
  closed.mockReset();
  vi.unstubAllGlobals();
});

test('W-AD1 去处理 of a url closes and opens the route', () => {
  show({ openType: 'url', openPage: '/resume/list' });
  fireEvent.click(handle() as HTMLElement);
  expect(closed).toHaveBeenCalledOnce();
  expect(screen.getByText('/resume/list')).toBeTruthy();
});

test.each([
  [null, '/resume/list'],
  ['none', '/resume/list'],
  ['url', null],
  ['url', 'javascript:alert(1)'],
])('W-AD2 open type %s with %s only offers to close', (openType, openPage) => {
  const dialog = show({ openType, openPage });
  expect(handle()).toBeNull();
  fireEvent.click(
    within(dialog)
      .getAllByRole('button', { name: /关\s*闭/ })
      .at(-1) as HTMLElement,
  );
  expect(closed).toHaveBeenCalledOnce();
});

test('W-AD3 removes scripts and event handlers from the text and keeps the rest', () => {
  const dialog = show({
    msgContent: '<p>a</p><script>x</script><img src=https://a.cn/p.png onerror=y><img src=x alt="no address">',
  });
  const body = dialog.querySelector('.annt-body') as HTMLElement;
  expect(within(body).getByText('a').tagName).toBe('P');
  // An image without an allowed source would be an empty box.
  const [picture, ...others] = body.querySelectorAll('img');
  expect(others).toEqual([]);
  expect(picture?.getAttributeNames()).not.toContain('onerror');
  expect(body.querySelector('script')).toBeNull();
  expect(body.textContent).not.toContain('x');
});

test.each([
  ['张三', '张三'],
  [undefined, 'zhangsan'],
])('W-AD4 shows the sender zhangsan with name %s as %s', (known, name) => {
  show({ sender: 'zhangsan', ...(known ? { sender_dictText: known } : { sender_dictText: undefined as never }) });
  expect(screen.getByText(new RegExp(`^发布人：${name} 发布时间：\\s*2026-11-20 09:00:00$`))).toBeTruthy();
});

test('W-AD5 opens an absolute URL in a new window', () => {
  const open = vi.fn();
  vi.stubGlobal('open', open);
  show({ openType: 'url', openPage: 'https://a.cn' });
  fireEvent.click(handle() as HTMLElement);
  expect(open).toHaveBeenCalledWith(expect.stringMatching(/^https:\/\/a\.cn\/?$/), '_blank', 'noopener,noreferrer');
  expect(screen.getByText('/start')).toBeTruthy();
});

test('labels the full-screen toggle with its next action', () => {
  show({});
  fireEvent.click(screen.getByRole('button', { name: '全屏' }));
  expect(screen.getByRole('button', { name: '退出全屏' })).toBeTruthy();
});
