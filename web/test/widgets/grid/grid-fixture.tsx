import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createRef, useState } from 'react';
import { expect } from 'vitest';
import type { GridColumn } from '../../../src/widgets/grid/column.ts';
import { EditableGrid } from '../../../src/widgets/grid/grid.tsx';
import type { GridHandle } from '../../../src/widgets/grid/grid-handle.ts';
import type { EditableGridProps } from '../../../src/widgets/grid/grid-props.ts';
import { show } from '../../kit/support.tsx';

/** Columns of the numbered examples. */
export const columns = {
  name: { key: 'name', title: '姓名', type: 'input', validateRules: [{ required: true }, { unique: true }] },
  age: { key: 'age', title: '年龄', type: 'inputNumber', validateRules: [{ pattern: 'z' }] },
  money: {
    key: 'money',
    title: '金额',
    type: 'inputNumber',
    statistics: true,
    validateRules: [{ pattern: 'money' }],
  },
  sex: {
    key: 'sex',
    title: '性别',
    type: 'select',
    options: [
      { value: '1', text: '男' },
      { value: '2', text: '女' },
    ],
  },
  ok: { key: 'ok', title: '在职', type: 'checkbox', customValue: ['Y', 'N'] },
  born: { key: 'born', title: '生日', type: 'date' },
  at: { key: 'at', title: '时间', type: 'datetime' },
  dep: { key: 'dep', title: '部门', type: 'sel_depart' },
  usr: { key: 'usr', title: '用户', type: 'sel_user', multi: false },
  memo: { key: 'memo', title: '备注', type: 'input_pop' },
  doc: { key: 'doc', title: '文件', type: 'file' },
  pic: { key: 'pic', title: '图片', type: 'image' },
  att: { key: 'att', title: '附件', type: 'upload' },
  lv: {
    key: 'lv',
    title: '级别',
    type: 'radio',
    options: [
      { value: 'a', text: '甲' },
      { value: 'b', text: '乙' },
    ],
  },
  tags: {
    key: 'tags',
    title: '标签',
    type: 'list_multi',
    options: [
      { value: 'a', text: '甲' },
      { value: 'b', text: '乙' },
      { value: 'c', text: '丙' },
    ],
  },
  comp: { key: 'comp', title: '公司', type: 'sel_search_async', dict: 'rc_company,name,id' },
  sec: { key: 'sec', title: '密', type: 'hidden' },
} as const satisfies Readonly<Record<string, GridColumn>>;

export interface ShownGrid {
  readonly handle: GridHandle;
  /** Re-renders the grid with other props. */
  again(props: Partial<EditableGridProps>): void;
}
/** Renders a grid, with its handle. */
export function showGrid(props: EditableGridProps): ShownGrid {
  const ref = createRef<GridHandle>();
  let change: (more: Partial<EditableGridProps>) => void = () => undefined;
  function Page() {
    const [more, setMore] = useState<Partial<EditableGridProps>>({});
    change = setMore;
    return <EditableGrid ref={ref} {...props} {...more} />;
  }
  show(<Page />);
  return {
    get handle() {
      return ref.current ?? expect.unreachable();
    },
    again: (more) => act(() => change(more)),
  };
}

export const rowsShown = (): HTMLElement[] => [...document.querySelectorAll<HTMLElement>('.grid-row')];
export const cell = (row: number, key: string): HTMLElement =>
  rowsShown()[row]?.querySelector<HTMLElement>(`[data-key="${key}"]`) ?? expect.unreachable(`no cell ${row} ${key}`);
export const failed = (row: number, key: string): boolean => cell(row, key).getAttribute('aria-invalid') === 'true';
/** Text field of an open cell. */
export const field = (row: number, key: string): HTMLInputElement =>
  cell(row, key).querySelector<HTMLInputElement>('input.grid-input') ?? expect.unreachable(`${key} is not open`);
/** Displayed content of a cell, open or closed. */
export const shown = (row: number, key: string): string =>
  cell(row, key).querySelector<HTMLInputElement>('input.grid-input')?.value ?? cell(row, key).textContent ?? '';

/** Types over the value of a text cell and leaves it. */
export async function fill(row: number, key: string, value: string): Promise<void> {
  await userEvent.click(cell(row, key));
  await userEvent.clear(field(row, key));
  if (value !== '') await userEvent.type(field(row, key), value);
  await leave();
}
/** Moves the focus out of the grid. */
export async function leave(): Promise<void> {
  await userEvent.click(document.body);
  act(() => (document.activeElement as HTMLElement | null)?.blur());
  await waitFor(() => expect(document.querySelector('.grid-cell.active')).toBeNull());
}
/** Selects options in the list of an open select. */
export async function choose(...labels: string[]): Promise<void> {
  for (const label of labels) {
    const option = await waitFor(() => {
      const found = [...document.querySelectorAll<HTMLElement>('.ant-select-item-option')].find(
        (one) => one.textContent === label && !one.closest('.ant-select-dropdown-hidden'),
      );
      return found ?? expect.unreachable(`no option ${label}`);
    });
    await userEvent.click(option);
  }
}
export const button = (name: string | RegExp): HTMLElement => screen.getByRole('button', { name });
/** Pastes text at the focus. */
export function paste(text: string): void {
  const target = document.activeElement ?? document.body;
  const event = new Event('paste', { bubbles: true, cancelable: true });
  Object.assign(event, { clipboardData: { getData: () => text } });
  act(() => void target.dispatchEvent(event));
}
/** Returns the text that a copy writes to the clipboard. */
export function copy(): string {
  let taken = '';
  const event = new Event('copy', { bubbles: true, cancelable: true });
  Object.assign(event, { clipboardData: { setData: (_type: string, text: string) => (taken = text) } });
  act(() => void (document.activeElement ?? document.body).dispatchEvent(event));
  return taken;
}

/** Three rows of the columns above. */
export const people = [
  { id: 'r1', name: 'A', age: 1, sex: '1' },
  { id: 'r2', name: 'B', age: 2, sex: '2' },
  { id: 'r3', name: 'C', age: 3, sex: '1' },
];
export const press = (keys: string) => userEvent.keyboard(keys);
/** Row and column of the active cell. */
export const activeAt = () => {
  const found = document.querySelector<HTMLElement>('.grid-cell.active');
  const row = found?.closest('.grid-row');
  return found && row ? `${rowsShown().indexOf(row as HTMLElement)} ${found.dataset.key}` : undefined;
};
