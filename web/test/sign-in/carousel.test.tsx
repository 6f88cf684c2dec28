import { text } from '@campus/contract/messages';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { slideTarget } from '../../src/widgets/carousel/slide-target.ts';
import { openConsole } from '../support/console.tsx';
import { recordNotices } from '../support/notices.ts';
import { callsTo, refuse, server } from './sign-in-fixture.ts';

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
  ['W-CA1', '2', '88', { kind: 'window', url: 'https://campus.example.edu.cn/#/jobFairDetail?id=88' }],
  ['W-CA2', '3', 'video/a.mp4', { kind: 'video', src: '/server/sys/common/static/video/a.mp4' }],
  ['W-CA', '4', '9', { kind: 'window', url: '/companyVideo/CompanyDetail?id=9' }],
  ['W-CA3', '5', 'https://a.cn', { kind: 'window', url: 'https://a.cn' }],
  ['C4', '5', 'http://a.cn/x', { kind: 'window', url: 'http://a.cn/x' }],
  ['C4', '5', '//a.cn', undefined],
  ['W-CA3', '5', 'javascript:alert(1)', undefined],
  ['W-CA3', '5', '/user/login', undefined],
  ['W-CA4', '6', 'qr/a.png', { kind: 'qrCode', src: '/server/sys/common/static/qr/a.png' }],
  ['W-CA4', '7', 'https://a.cn/a.png', { kind: 'picture', src: 'https://a.cn/a.png' }],
  ['W-CA5', '1', 'anything', undefined],
  ['W-CA5', '7', '', undefined],
  ['W-CA5', '9', 'x', undefined],
])('%s a slide of type %s with “%s” opens %o', (_row, linkType, linkData, target) => {
  expect(slideTarget({ linkType, linkData }, 'https://campus.example.edu.cn/')).toEqual(target);
});

test('leads to the public page of a job fair when there is no campus site', () => {
  expect(slideTarget({ linkType: '2', linkData: '88' }, null)).toEqual({ kind: 'window', url: '/f/88' });
});

test.each([() => [], () => refuse('出错了')])(
  'W-CA6 without slides of the school the product shows its own',
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

test.each([
  ['W-CA4', '6', 'qr/a.png', '扫描二维码'],
  ['W-CA4', '7', 'a.png', text.carousel.picture],
  ['W-CA2', '3', 'video/a.mp4', text.carousel.video],
])('%s a slide of type %s opens a dialog', async (_row, linkType, linkData, title) => {
  server({ [slides]: () => [slide('1', linkType, linkData)] });
  openConsole('/user/login');
  await userEvent.click(await screen.findByRole('button', { name: '第1张轮播' }));
  expect(await screen.findByRole('dialog', { name: title })).toBeTruthy();
});

test('W-CA2 a video that cannot be played says so', async () => {
  server({ [slides]: () => [slide('1', '3', 'video/a.mp4')] });
  openConsole('/user/login');
  await userEvent.click(await screen.findByRole('button', { name: '第1张轮播' }));
  const dialog = await screen.findByRole('dialog', { name: text.carousel.video });
  fireEvent.error(dialog.querySelector('video') as HTMLVideoElement);
  expect(await screen.findByText('该视频暂时无法播放，请稍后再试')).toBeTruthy();
});
