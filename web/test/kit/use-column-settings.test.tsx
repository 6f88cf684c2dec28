import { renderHook } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { listColumns } from '../../src/kit/list/list-columns.tsx';
import { useColumnSettings } from '../../src/kit/list/use-column-settings.ts';
import { book } from './support.tsx';

const main = document.createElement('main');
afterEach(() => main.remove());

it('fits the columns into the placeholder that the list replaces before it is measured', () => {
  const getColumns = () =>
    renderHook(() => useColumnSettings('book', listColumns(book, {}), { reserved: 0 })).result.current.columns;
  const all = getColumns().length;
  main.innerHTML = '<div class="page-bones"></div>';
  Object.defineProperty(main.firstElementChild, 'clientWidth', { value: 300 });
  document.body.append(main);
  expect(getColumns().length).toBeLessThan(all);
});
