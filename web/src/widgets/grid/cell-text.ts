import { text } from '@campus/contract/messages';
import { getFileName, getPaths } from '../files/file-name.ts';
import { getCell, getParts, isChecked, isEmpty, isSeveral } from './cell-value.ts';
import type { GridColumn, GridRow } from './column.ts';
import type { GridApi } from './grid-api.ts';

/** Text of a cell, as displayed and copied. */
export function cellText(store: Pick<GridApi, 'labels' | 'optionsOf'>, column: GridColumn, row: GridRow): string {
  const value = getCell(row, column.key);
  switch (column.type) {
    case 'checkbox':
      return text.common[isChecked(column, value) ? 'yes' : 'no'];
    case 'file':
    case 'image':
      return fileNames(value);
    case 'upload':
      return typeof value === 'object' && value !== null && 'name' in value ? String(value.name) : fileNames(value);
    case 'select':
    case 'radio':
    case 'list_multi':
    case 'sel_search':
    case 'sel_search_async':
    case 'sel_user':
    case 'sel_depart': {
      const options = store.optionsOf(column, row);
      if (options === 'loading') return isSeveral(column) ? getParts(value).join(',') : String(value ?? '');
      return store.labels.textOf(column, value, options);
    }
    default:
      return isEmpty(value) || typeof value === 'object' ? '' : String(value);
  }
}
const fileNames = (paths: unknown): string =>
  getPaths(String(paths ?? ''))
    .map(getFileName)
    .join(',');
