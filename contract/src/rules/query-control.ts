import type { QueryField } from './query-lines.ts';

/** Input control for the value of a line. */
export type QueryControl =
  | 'search'
  | 'tableSearch'
  | 'multiple'
  | 'popup'
  | 'dictionary'
  | 'user'
  | 'depart'
  | 'options'
  | 'area'
  | 'date'
  | 'datetime'
  | 'time'
  | 'number'
  | 'switch'
  | 'tree'
  | 'text';
const byType: Readonly<Record<string, QueryControl>> = {
  'area-linkage': 'area',
  pca: 'area',
  date: 'date',
  datetime: 'datetime',
  time: 'time',
  int: 'number',
  number: 'number',
  switch: 'switch',
  sel_tree: 'tree',
};
/** The control for a field; the first matching condition decides. */
export function controlOfField(field: QueryField | undefined): QueryControl {
  if (!field) return 'text';
  const { type, dictCode, dictTable, options } = field;
  if (type === 'sel_search') return 'search';
  if (type === 'list' && dictTable) return 'tableSearch';
  if (type === 'list_multi') return 'multiple';
  if (dictCode && type === 'table-dict') return 'popup';
  if (dictCode) return 'dictionary';
  if (type === 'popup') return 'popup';
  if (type === 'select-user' || type === 'sel_user') return 'user';
  if (type === 'select-depart' || type === 'sel_depart') return 'depart';
  if (options) return 'options';
  return byType[type] ?? 'text';
}
