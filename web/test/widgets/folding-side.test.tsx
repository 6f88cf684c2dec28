import { fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { FoldingSide } from '../../src/widgets/folding-side.tsx';

const side = (chosen: string) => (
  <FoldingSide className="side" label="分类" chosen={chosen} current={`第 ${chosen} 类`}>
    <p>所有分类</p>
  </FoldingSide>
);
const getScreen = (isNarrow: boolean) =>
  vi.spyOn(window, 'matchMedia').mockReturnValue({
    matches: isNarrow,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  } as never);
afterEach(() => vi.restoreAllMocks());

it('is collapsed on a phone with the selected entry, and collapses again after another choice', () => {
  getScreen(true);
  const { rerender } = render(side('1'));
  const head = screen.getByRole('button', { name: /第 1 类/, expanded: false });
  expect(screen.queryByText('所有分类')).toBeNull();
  fireEvent.click(head);
  expect(screen.getByText('所有分类')).toBeTruthy();
  rerender(side('2'));
  expect(screen.queryByText('所有分类')).toBeNull();
  expect(screen.getByRole('button', { name: /第 2 类/, expanded: false })).toBeTruthy();
});

it('is expanded next to a list on wide screens', () => {
  getScreen(false);
  render(side('1'));
  expect(screen.getByText('所有分类')).toBeTruthy();
  expect(screen.queryByRole('button')).toBeNull();
});
