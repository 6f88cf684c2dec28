import { render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { Empty } from '../../src/kit/field/field-cells.tsx';
import { PlainTable } from '../../src/kit/list/plain-table.tsx';

interface Person {
  readonly id: string;
  readonly name: string;
  readonly phone: string;
  readonly mail: string;
  readonly visits: number;
}
const person: Person = { id: '1', name: '沈审核', phone: '14000030002', mail: 'shen@example.com', visits: 12 };
const show = () =>
  render(
    <PlainTable<Person>
      columns={[
        { name: 'name', title: '姓名', width: 120, rank: 0, cell: ({ name }) => name },
        { name: 'mail', title: '邮箱', width: 200, rank: 3, cell: ({ mail }) => mail },
        { name: 'phone', title: '手机', width: 140, rank: 1, cell: ({ phone }) => phone },
        { name: 'visits', title: '次数', width: 80, rank: 4, isFigure: true, cell: ({ visits }) => visits },
      ]}
      rows={[person]}
      isLoading={false}
      page={{ pageNo: 1, pageSize: 10 }}
      total={1}
      onPage={() => undefined}
    />,
  );

/** Sets the width of the table's box to `px`. */
function wide(px: number, screenPx = px): void {
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(px);
  vi.spyOn(window, 'matchMedia').mockImplementation((query) => {
    const most = Number(/max-width: (\d+)px/.exec(query)?.[1] ?? 0);
    return {
      matches: screenPx <= most,
      addEventListener: () => undefined,
      removeEventListener: () => undefined,
    } as never;
  });
}
afterEach(() => vi.restoreAllMocks());

it('omits whole columns instead of truncating them', async () => {
  wide(420, 1280);
  show();
  expect(await screen.findByText('14000030002')).toBeTruthy();
  expect(screen.queryByText('shen@example.com')).toBeNull();
});

it('gives a column without values only the width of its heading', async () => {
  wide(900, 1280);
  const column = (name: string, rank: number, cell: () => ReactNode) => ({ name, title: name, width: 300, rank, cell });
  const cells = (fax: () => ReactNode) =>
    render(
      <PlainTable<{ id: string }>
        columns={[column('姓名', 0, () => '沈审核'), column('传真', 1, fax)]}
        rows={[{ id: '1' }]}
        isLoading={false}
      />,
    );
  const widths = (box: HTMLElement) =>
    [...box.querySelectorAll('col')].map(({ style }) => Number.parseFloat(style.width));
  const filled = widths(cells(() => '0571').container);
  const empty = widths(cells(() => <Empty />).container);
  expect(filled[0]).toBe(filled[1]);
  expect(empty[1]).toBeLessThan(150);
});

it('shows all rows without numbers and pagination when there are no pages', async () => {
  wide(900, 1280);
  const { container } = render(
    <PlainTable<{ id: string }>
      columns={[{ name: 'id', title: '编号', width: 100, rank: 0, cell: ({ id }) => id }]}
      rows={Array.from({ length: 30 }, (_, i) => ({ id: `N${i}` }))}
      isLoading={false}
    />,
  );
  expect(await screen.findByText('N29')).toBeTruthy();
  expect(container.querySelector('.ant-pagination')).toBeNull();
  expect(container.querySelectorAll('thead th')).toHaveLength(1);
});

it('shows complete cards on phones', async () => {
  wide(390);
  show();
  expect(await screen.findByText('14000030002')).toBeTruthy();
  expect(screen.queryByRole('table')).toBeNull();
  expect(screen.getByText('shen@example.com')).toBeTruthy();
});

it('a card truncates texts but never a number', async () => {
  wide(390);
  show();
  expect((await screen.findByText('14000030002')).className).toBe('whole');
});

it('a card shows a number with its label', async () => {
  wide(390);
  show();
  expect((await screen.findByText('次数')).parentElement?.textContent).toBe('次数12');
  expect(screen.queryByText('手机')).toBeNull();
});

it('leaves values that a row does not have out of its card', async () => {
  wide(390);
  const column = (name: string, rank: number, cell: () => ReactNode) => ({ name, title: name, width: 300, rank, cell });
  render(
    <PlainTable<{ id: string }>
      columns={[column('姓名', 0, () => '沈审核'), column('传真', 1, () => <Empty />), column('职务', 2, () => '主任')]}
      rows={[{ id: '1' }]}
      isLoading={false}
    />,
  );
  expect((await screen.findByRole('listitem')).textContent).toBe('沈审核主任');
});
