import type { GridColumn } from '../../../src/widgets/grid/column.ts';
import type { GridSettings } from '../../../src/widgets/grid/grid-settings.ts';
import { GridStore } from '../../../src/widgets/grid/grid-store.ts';
import { replaceRows } from '../../../src/widgets/grid/load-rows.ts';

const options = [
  { value: '1', text: '男' },
  { value: '2', text: '女' },
];
export const columns: readonly GridColumn[] = [
  { key: 'name', title: '姓名', type: 'input', validateRules: [{ required: true }, { unique: true }] },
  { key: 'age', title: '年龄', type: 'inputNumber', statistics: ['sum', 'average'], validateRules: [{ pattern: 'z' }] },
  { key: 'born', title: '生日', type: 'date' },
  { key: 'sex', title: '性别', type: 'select', options },
  { key: 'ok', title: '在职', type: 'checkbox', customValue: ['Y', 'N'] },
  { key: 'locked', title: '锁定', type: 'input', disabled: true },
];
export const people = [
  { id: 'a', name: 'A', age: 3, born: '2026-11-01', sex: '1', ok: 'Y', locked: 'x' },
  { id: 'b', name: 'B', age: 1, born: '2026-11-02', sex: '2', ok: 'N', locked: 'y' },
  { id: 'c', name: 'C', age: 2, born: '', sex: '1', ok: 'Y', locked: 'z' },
  { id: 'd', name: 'D', age: '', born: '', sex: '2', ok: 'N', locked: '' },
];
const settings: GridSettings = {
  columns,
  alwaysEdit: false,
  disabled: false,
  disabledRows: {},
  dragSortKey: 'orderNum',
  canAdd: true,
  linkage: [],
  pageSize: undefined,
};

/** A store with four rows. */
export function grid(more: Partial<GridSettings> = {}, rows: readonly Record<string, unknown>[] = people): GridStore {
  const store = new GridStore({ ...settings, ...more });
  replaceRows(store, rows);
  return store;
}
export const at = (id: string, key: string) => ({ id, key });
export const values = (store: GridStore, key: string) => store.table.rows.map((row) => row[key]);
export const order = (store: GridStore) => store.rows.map(({ id }) => id).join('');
export const figures = (store: GridStore) => [store.tally('age').sum, store.tally('age').average];
export const allFailing = (store: GridStore) => store.checks.list().map(({ id, key }) => `${id} ${key}`);
