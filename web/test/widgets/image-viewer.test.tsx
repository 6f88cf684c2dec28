import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { formatTransform, identityView, zoomView } from '../../src/widgets/files/image-view.ts';
import { ImageViewer } from '../../src/widgets/files/image-viewer.tsx';
import { listen, show } from '../kit/support.tsx';

beforeEach(() => void listen());
const open = (...paths: string[]) => show(<ImageViewer open paths={paths} onClose={() => undefined} />);
const press = async (name: string, times = 1) => {
  for (let i = 0; i < times; i += 1) await userEvent.click(screen.getByRole('button', { name }));
};
const rotateView = () => screen.getByRole('img', { name: /png/ }).style.transform;

it.each([
  ['W-IV1', '向右旋转', 3, 'rotate(135deg)'],
  ['W-IV2', '向右旋转', 8, 'rotate(0deg)'],
  ['W-IV3', '向左旋转', 1, 'rotate(315deg)'],
])('%s: %s %i times', async (_id, tool, times, angle) => {
  open('a.png');
  await press(tool, times);
  expect(rotateView()).toContain(angle);
});

it('resets the transform for another image (W-IV4)', async () => {
  open('a.png', 'b.png');
  await press('向右旋转');
  await press('下一张');
  await press('上一张');
  expect(rotateView()).toContain('rotate(0deg)');
});

it('has no navigation for a single image (W-IV5)', () => {
  open('a.png');
  for (const name of ['上一张', '下一张']) {
    expect(screen.getByRole<HTMLButtonElement>('button', { name }).disabled).toBe(true);
  }
});

it('W-IV6: says that an image cannot be loaded, and keeps its tools', async () => {
  vi.stubGlobal('fetch', async () => new Response('', { status: 404 }));
  open('a.png');
  fireEvent.error(screen.getByRole('img', { name: 'a.png' }));
  expect(await screen.findByText('图片加载失败')).toBeTruthy();
  expect(screen.getByRole('button', { name: '向右旋转' })).toBeTruthy();
});

it('handles the shortcuts within its bounds', async () => {
  open('a.png', 'b.png');
  const dialog = screen.getByRole('toolbar');
  fireEvent.keyDown(dialog, { key: 'r' });
  expect(rotateView()).toContain('rotate(45deg)');
  for (let i = 0; i < 12; i += 1) fireEvent.keyDown(dialog, { key: '+' });
  expect(rotateView()).toContain('scale(5)');
  for (let i = 0; i < 24; i += 1) fireEvent.keyDown(dialog, { key: '-' });
  expect(rotateView()).toContain('scale(0.2)');
  await press('还原');
  expect(rotateView()).toBe('rotate(0deg) scale(1)');
  fireEvent.keyDown(dialog, { key: 'ArrowRight' });
  expect(screen.getByRole('img', { name: 'b.png' })).toBeTruthy();
});

const stage = () => document.querySelector('.image-viewer-stage') as HTMLElement;

it('zooms by wheel around the pointer', () => {
  open('a.png');
  const before = { ...identityView, x: 10, y: -20 };
  const at = { x: 110, y: 80 };
  const after = zoomView(before, 2, at);
  const under = ({ x, y, scale }: typeof before) => [(at.x - x) / scale, (at.y - y) / scale];
  expect(under(after)).toEqual(under(before));
  expect(fireEvent.wheel(stage(), { deltaY: -400 })).toBe(false);
  expect(rotateView()).toBe('rotate(0deg) scale(2)');
  fireEvent.wheel(stage(), { deltaY: 400 });
  expect(rotateView()).toBe('rotate(0deg) scale(1)');
});

it('is dragged by one pointer and zoomView by two', () => {
  open('a.png');
  const pointer = (id: number, x: number, y: number) => ({ pointerId: id, button: 0, clientX: x, clientY: y });
  fireEvent.pointerDown(stage(), pointer(1, 0, 0));
  fireEvent.pointerMove(stage(), pointer(1, 30, -10));
  expect(rotateView()).toBe(formatTransform({ ...identityView, x: 30, y: -10 }));
  fireEvent.doubleClick(stage());
  fireEvent.pointerDown(stage(), pointer(2, 30, 90));
  fireEvent.pointerMove(stage(), pointer(2, 30, 190));
  expect(rotateView()).toContain('scale(2)');
  fireEvent.pointerUp(stage(), pointer(1, 30, -10));
  fireEvent.pointerUp(stage(), pointer(2, 30, 190));
  fireEvent.pointerMove(stage(), pointer(2, 300, 190));
  expect(rotateView()).toContain('scale(2)');
  expect(stage().classList.contains('held')).toBe(false);
});

it('counts the images and downloads the current one under its own name', async () => {
  const saved = vi.fn();
  vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: () => 'blob:x', revokeObjectURL: () => undefined }));
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved(this.download);
  });
  const asked: string[] = [];
  vi.stubGlobal('fetch', async (input: URL | Request | string) => {
    asked.push(String(input instanceof Request ? input.url : input));
    return new Response('picture', { headers: { 'content-type': 'image/png' } });
  });
  open('jeditor/a.png', 'https://elsewhere.example/b.png');
  expect(screen.getByText('1 / 2')).toBeTruthy();
  await press('下载');
  await vi.waitFor(() => expect(saved).toHaveBeenCalledWith('a.png'), 30_000);
  expect(asked.some((url) => url.includes('/sys/common/static/jeditor/a.png'))).toBe(true);
  await press('下一张');
  expect(screen.getByText('2 / 2')).toBeTruthy();
  expect(screen.queryByRole('button', { name: '下载' })).toBeNull();
});
