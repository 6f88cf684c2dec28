import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { columns, showGrid } from './grid-world.tsx';

it('says that its rows are coming instead of that there are none', () => {
  showGrid({ columns: [columns.name], dataSource: [], loading: true });
  expect(screen.getByRole('grid').getAttribute('aria-busy')).toBe('true');
  expect(screen.queryByText('暂无数据')).toBeNull();
});

it('separates the thousands of its figures and leaves out what does not pass the rules', () => {
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
