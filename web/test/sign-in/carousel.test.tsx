import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { slideTarget } from '../../src/widgets/carousel/slide-target.ts';
import { openConsole } from '../support/console.tsx';
import { recordNotices } from '../support/notices.ts';
import { callsTo, refuse, server } from './sign-in-world.ts';

const slides = '/publicity/companyPublicity/loginPageData';
const slide = (id: string, linkType: string, linkData: string | null) => ({
  id,
  logo: `carousel/${id}.png`,
  linkName: `第${id}张轮播`,
  linkType,
  linkData,
  sortOrder: 0,
});

beforeAll(() =>
  Promise.all([import('../../src/shell/sign-in/portal.tsx'), import('../../src/shell/sign-in/login-page.tsx')]),
);
beforeEach(() => {
  sessionStorage.clear();
  recordNotices();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test.each([
  ['2', '88', { kind: 'window', url: 'https://campus.example.edu.cn/#/jobFairDetail?id=88' }],
  ['3', 'video/a.mp4', { kind: 'video', src: '/server/sys/common/static/video/a.mp4' }],
  ['4', '9', { kind: 'window', url: '/companyVideo/CompanyDetail?id=9' }],
  ['5', 'https://a.cn', { kind: 'window', url: 'https://a.cn' }],
  ['5', 'javascript:alert(1)', undefined],
  ['5', '/user/login', undefined],
  ['6', 'qr/a.png', { kind: 'qrCode', src: '/server/sys/common/static/qr/a.png' }],
  ['7', 'https://a.cn/a.png', { kind: 'picture', src: 'https://a.cn/a.png' }],
  ['1', 'anything', undefined],
  ['7', '', undefined],
  ['9', 'x', undefined],
])('a slide of type %s with “%s” opens %o', (linkType, linkData, target) => {
  expect(slideTarget({ linkType, linkData }, 'https://campus.example.edu.cn/')).toEqual(target);
});

test('without a campus site a job fair leads nowhere', () => {
  expect(slideTarget({ linkType: '2', linkData: '88' }, null)).toBeUndefined();
});

test.each([() => [], () => refuse('出错了')])(
  'without slides of the school the product shows its own',
  async (answer) => {
    server({ [slides]: answer });
    openConsole('/user/login');
    expect(await screen.findByText('直播宣讲，随时回看')).toBeTruthy();
    expect(screen.getAllByRole('button', { name: /^第 \d 张$/ })).toHaveLength(7);
  },
);

test('slides turn every four seconds, and wait under the mouse', async () => {
  server({ [slides]: () => [slide('1', '1', null), slide('2', '1', null)] });
  openConsole('/user/login');
  await screen.findByAltText('第1张轮播');
  vi.useFakeTimers();
  const carousel = screen.getByRole('region', { name: '平台介绍' });
  fireEvent.mouseEnter(carousel);
  fireEvent.mouseLeave(carousel);
  act(() => void vi.advanceTimersByTime(4000));
  expect(screen.getByAltText('第2张轮播')).toBeTruthy();
  fireEvent.mouseEnter(carousel);
  act(() => void vi.advanceTimersByTime(20_000));
  expect(screen.getByAltText('第2张轮播')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: '第 1 张' }));
  expect(screen.getByAltText('第1张轮播')).toBeTruthy();
});

test('a single slide has no dots; its click is counted and opens what it leads to', async () => {
  const open = vi.fn();
  vi.stubGlobal('open', open);
  const sent = server({ [slides]: () => [slide('1', '5', 'https://a.cn')] });
  openConsole('/user/login');
  await userEvent.click(await screen.findByRole('button', { name: '第1张轮播' }));
  expect(screen.queryByRole('button', { name: '第 1 张' })).toBeNull();
  expect(open).toHaveBeenCalledWith('https://a.cn', '_blank', 'noopener,noreferrer');
  await waitFor(() => expect(callsTo(sent, '/publicity/companyPublicity/click')[0]?.body).toEqual({ id: '1' }));
});

test('a code to scan opens in a dialog', async () => {
  server({ [slides]: () => [slide('1', '6', 'qr/a.png')] });
  openConsole('/user/login');
  await userEvent.click(await screen.findByRole('button', { name: '第1张轮播' }));
  expect(await screen.findByRole('dialog', { name: '扫描二维码' })).toBeTruthy();
});
