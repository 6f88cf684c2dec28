import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { ContextMenu } from '../../src/widgets/context-menu.tsx';

const items = [
  { key: 'refresh', text: '刷 新' },
  { key: 'closeLeft', text: '关闭左侧', disabled: true },
  { key: 'closeOthers', text: '关闭其它' },
];
const onSelect = vi.fn();
const onClose = vi.fn();
const show = (x = 100, y = 200) =>
  render(<ContextMenu items={items} label="操作" position={{ x, y }} onSelect={onSelect} onClose={onClose} />);

beforeEach(() => vi.clearAllMocks());

test('opens at the click position (W-CM1)', () => {
  show();
  expect(screen.getByRole('menu').style).toMatchObject({ left: '100px', top: '200px' });
});

test('is shifted into the window (W-CM4)', () => {
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(120);
  show(100, window.innerHeight - 10);
  expect(screen.getByRole('menu').style.top).toBe(`${window.innerHeight - 128}px`);
  vi.restoreAllMocks();
});

test('closes on a press outside without a choice (W-CM2)', () => {
  show();
  fireEvent.mouseDown(document.body);
  expect(onClose).toHaveBeenCalledTimes(1);
  expect(onSelect).not.toHaveBeenCalled();
});

test('selects an item and closes on a press (W-CM3)', async () => {
  show();
  await userEvent.click(screen.getByRole('menuitem', { name: '关闭其它' }));
  expect(onSelect).toHaveBeenCalledExactlyOnceWith('closeOthers');
  expect(onClose).toHaveBeenCalledTimes(1);
});

test('ignores a press on a disabled item (W-CM5)', async () => {
  show();
  await userEvent.click(screen.getByRole('menuitem', { name: '关闭左侧' }), { pointerEventsCheck: 0 });
  expect(onSelect).not.toHaveBeenCalled();
  expect(onClose).not.toHaveBeenCalled();
});

test('moves over the enabled items by keyboard', async () => {
  show();
  expect(document.activeElement?.textContent).toBe('刷 新');
  await userEvent.keyboard('{ArrowDown}');
  expect(document.activeElement?.textContent).toBe('关闭其它');
  await userEvent.keyboard('{Enter}');
  expect(onSelect).toHaveBeenCalledExactlyOnceWith('closeOthers');
});

test.each(['{Escape}', '{Tab}'])('%s closes', async (key) => {
  show();
  await userEvent.keyboard(key);
  expect(onClose).toHaveBeenCalledTimes(1);
});
