/** Lists and pickers in narrow windows, and without actions. */
import { delivery } from '@campus/contract/resume';
import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { EntityPage } from '../../src/kit/list/entity-page.tsx';
import { ListSearch } from '../../src/kit/list/list-search.tsx';
import { PickerTable } from '../../src/widgets/pickers/picker-table.tsx';
import { book, bookRow, getPage, serve, show, signIn } from './support.tsx';

/** Sets the width of the screen and of every element to `px`. */
function wide(px: number): void {
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(px);
  vi.spyOn(window, 'matchMedia').mockImplementation((query) => {
    const most = Number(/max-width: (\d+)px/.exec(query)?.[1] ?? 0);
    const listens = { addEventListener: () => undefined, removeEventListener: () => undefined };
    return { matches: px <= most, ...listens } as never;
  });
}
/** The same, for a window whose width changes later. */
function resizable(px: number): { readonly resize: (px: number) => void } {
  let width = px;
  const listeners = new Set<() => void>();
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockImplementation(() => width);
  vi.spyOn(window, 'matchMedia').mockImplementation((query) => {
    const most = Number(/max-width: (\d+)px/.exec(query)?.[1] ?? 0);
    return {
      get matches() {
        return width <= most;
      },
      addEventListener: (_type: string, listener: () => void) => listeners.add(listener),
      removeEventListener: (_type: string, listener: () => void) => listeners.delete(listener),
    } as never;
  });
  return {
    resize: (next) => {
      width = next;
      for (const listener of listeners) listener();
    },
  };
}
afterEach(() => vi.restoreAllMocks());

const list = { 'GET /test/book/list': () => getPage([bookRow('1')]) };

it('has an actions column only when a row has an action', async () => {
  wide(1280);
  signIn(['list']);
  serve(list);
  const { unmount } = show(<EntityPage entity={book} calls={['list']} />);
  await screen.findByText('书1');
  expect(screen.queryByRole('columnheader', { name: '操作' })).toBeNull();
  unmount();
  signIn();
  show(<EntityPage entity={book} />);
  expect(await screen.findByRole('columnheader', { name: '操作' })).toBeTruthy();
});

it('offers on phones the condition explained by its placeholder, not a select without label', async () => {
  wide(390);
  signIn();
  serve(list);
  show(<EntityPage entity={{ ...book, search: ['format', 'name'] }} />);
  expect(await screen.findByPlaceholderText(/书名/)).toBeTruthy();
  expect(screen.queryByRole('combobox', { name: '开本' })).toBeNull();
});

it.each([
  [390, false],
  [1280, true],
])('shows at %i px the rows of a link first, its further conditions only where they cover none: %s', (px, isShown) => {
  wide(px);
  signIn();
  const values = { companyName: '云湖', gradYear: '2027' };
  show(<ListSearch entity={delivery} values={values} onSearch={() => undefined} onReset={() => undefined} />);
  expect(screen.queryByLabelText('毕业年份', { exact: false }) !== null).toBe(isShown);
});

it('keeps the conditions in their drawer when the window of a filtered list becomes narrow', () => {
  const { resize } = resizable(1280);
  signIn();
  const values = { companyName: '云湖', gradYear: '2027' };
  show(<ListSearch entity={delivery} values={values} onSearch={() => undefined} onReset={() => undefined} />);
  expect(screen.queryByLabelText('毕业年份', { exact: false })).not.toBeNull();
  act(() => resize(390));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(screen.queryByLabelText('毕业年份', { exact: false })).toBeNull();
});

it.each([
  { px: 1000, titles: ['账号', '姓名', '部门'] },
  { px: 400, titles: ['账号', '姓名'] },
  { px: 220, titles: ['账号'] },
])('a picker of $px px shows $titles untruncated', async ({ px, titles }) => {
  wide(px);
  const choice = {
    picked: [],
    isMultiple: true,
    toggle: () => undefined,
    set: () => undefined,
    remove: () => undefined,
  };
  const column = (title: string) => ({ title, dataIndex: title, width: 150 });
  show(
    <PickerTable<{ id: string }>
      columns={['账号', '姓名', '部门'].map(column)}
      rows={[{ id: '1', 账号: 'chen', 姓名: '陈一', 部门: '就业中心' } as { id: string }]}
      page={{ isPending: false, isFetching: false, error: null } as never}
      choice={choice as never}
      nameOf={({ id }) => id}
      empty="无"
    />,
  );
  const heads = () =>
    within(screen.getByRole('table'))
      .getAllByRole('columnheader')
      .map((head) => head.textContent)
      .filter(Boolean);
  await waitFor(() => expect(heads()).toEqual(titles));
  // What has no column is said below the name.
  const row = screen.getByRole('row', { name: /chen/ });
  for (const value of ['chen', '陈一', '就业中心']) expect(row.textContent).toContain(value);
});
