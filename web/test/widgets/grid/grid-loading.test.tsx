import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { columns, showGrid } from './grid-world.tsx';

it('says that its rows are coming instead of that there are none', () => {
  showGrid({ columns: [columns.name], dataSource: [], loading: true });
  expect(screen.getByRole('grid').getAttribute('aria-busy')).toBe('true');
  expect(screen.queryByText('暂无数据')).toBeNull();
});

it('parts the thousands of its figures', () => {
  showGrid({
    columns: [columns.money],
    rowNumber: true,
    dataSource: [
      { id: '1', money: '1234567.8' },
      { id: '2', money: '-34' },
    ],
  });
  expect(document.querySelector('[data-statistics]')?.textContent).toBe('统计1,234,533.8');
});
