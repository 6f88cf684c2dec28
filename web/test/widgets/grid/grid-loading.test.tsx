import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { columns, showGrid } from './grid-fixture.tsx';

it('shows that its rows are loading instead of the empty state', () => {
  showGrid({ columns: [columns.name], dataSource: [], loading: true });
  expect(screen.getByRole('grid').getAttribute('aria-busy')).toBe('true');
  expect(screen.queryByText('暂无数据')).toBeNull();
});

it('adds thousands separators to its sums and leaves out invalid values', () => {
  showGrid({
    columns: [columns.money],
    rowNumber: true,
    dataSource: [
      { id: '1', money: '1234567.8' },
      { id: '2', money: '12.345' },
    ],
  });
  expect(document.querySelector('[data-statistics]')?.textContent).toBe('统计1,234,567.8');
});
