import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { ImageViewer } from '../../src/widgets/files/image-viewer.tsx';
import { listen, show } from '../kit/support.tsx';

beforeEach(() => void listen());
const open = (...paths: string[]) => show(<ImageViewer open paths={paths} onClose={() => undefined} />);
const press = async (name: string, times = 1) => {
  for (let i = 0; i < times; i += 1) await userEvent.click(screen.getByRole('button', { name }));
};
const turned = () => screen.getByRole('img', { name: /png/ }).style.transform;

it.each([
  ['W-IV1', '向右旋转', 3, 'rotate(135deg)'],
  ['W-IV2', '向右旋转', 8, 'rotate(0deg)'],
  ['W-IV3', '向左旋转', 1, 'rotate(315deg)'],
])('%s: %s %i times', async (_id, tool, times, angle) => {
  open('a.png');
  await press(tool, times);
  expect(turned()).toContain(angle);
});

it('shows another picture straight again (W-IV4)', async () => {
  open('a.png', 'b.png');
  await press('向右旋转');
  await press('下一张');
  await press('上一张');
  expect(turned()).toContain('rotate(0deg)');
});

it('offers no other picture when there is one (W-IV5)', () => {
  open('a.png');
  for (const name of ['上一张', '下一张']) {
    expect(screen.getByRole<HTMLButtonElement>('button', { name }).disabled).toBe(true);
  }
});

it('W-IV6: says that a picture cannot be loaded, and keeps its tools', async () => {
  vi.stubGlobal('fetch', async () => new Response('', { status: 404 }));
  open('a.png');
  fireEvent.error(screen.getByRole('img', { name: 'a.png' }));
  expect(await screen.findByText('图片加载失败')).toBeTruthy();
  expect(screen.getByRole('button', { name: '向右旋转' })).toBeTruthy();
});

it('obeys the keys and keeps its bounds', async () => {
  open('a.png', 'b.png');
  const dialog = screen.getByRole('toolbar');
  fireEvent.keyDown(dialog, { key: 'r' });
  expect(turned()).toContain('rotate(45deg)');
  for (let i = 0; i < 12; i += 1) fireEvent.keyDown(dialog, { key: '+' });
  expect(turned()).toContain('scale(5)');
  for (let i = 0; i < 24; i += 1) fireEvent.keyDown(dialog, { key: '-' });
  expect(turned()).toContain('scale(0.2)');
  await press('还原');
  expect(turned()).toBe('rotate(0deg) scale(1)');
  fireEvent.keyDown(dialog, { key: 'ArrowRight' });
  expect(screen.getByRole('img', { name: 'b.png' })).toBeTruthy();
});
