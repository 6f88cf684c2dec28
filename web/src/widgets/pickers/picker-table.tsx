import { text } from '@campus/contract/messages';
import { Table, type TableColumnType, type TableProps } from 'antd';
import type { ReactNode } from 'react';
import { useIsPhone } from '../../theme/use-media.ts';
import { isRenewing, NoRows, type Reading } from '../no-rows.tsx';
import { useFittedColumns } from '../use-fitted-columns.ts';
import type { Choice, Choosable } from './use-choice.ts';
import './pickers.css';

export type PickerTableColumn<R> = TableColumnType<R> & {
  readonly width: number;
  /** Minimum width in px; defaults to the width. */
  readonly least?: number;
  /** Columns of a high rank are left out first where not all fit; defaults to the position. */
  readonly rank?: number;
};
interface PickerTableProps<R extends Choosable> extends Pick<TableProps<R>, 'pagination' | 'onChange'> {
  readonly columns: readonly PickerTableColumn<R>[];
  /** Shows all columns, and scrolls. */
  readonly hasAll?: boolean;
  /** Height in px at which the rows scroll. */
  readonly height?: number;
  readonly rows: readonly R[];
  readonly page: Reading;
  readonly choice: Choice<R>;
  readonly nameOf: (row: R) => string;
  /** Why a row is not selectable. */
  readonly barredOf?: (row: R) => string | undefined;
  readonly failed?: string;
  /** Message without rows. */
  readonly empty: ReactNode;
}

const boxWidth = 48;

/** Table of a picker: a click on a row toggles it; the selection spans all pages. */
export function PickerTable<R extends Choosable>(props: PickerTableProps<R>) {
  const { columns, hasAll = false, height, rows, page, choice, nameOf, barredOf, failed, empty, ...table } = props;
  const named = columns.map((column, at) => ({ ...column, name: String(at), rank: hasAll ? 0 : (column.rank ?? at) }));
  const fitted = useFittedColumns(named, boxWidth);
  const isPhone = useIsPhone();
  const left = isPhone ? named.filter(({ name }) => !fitted.columns.some((column) => column.name === name)) : [];
  const [first, ...others] = fitted.columns;
  const shown =
    first && left.length > 0 ? [{ ...first, render: renderWithLeft<R>(first, left) }, ...others] : fitted.columns;
  return (
    <div ref={fitted.measure}>
      <Table<R>
        {...table}
        tableLayout="fixed"
        scroll={{ x: fitted.width, ...(height !== undefined && { y: height }) }}
        size="small"
        rowKey="id"
        className="picker-table"
        columns={shown.map(({ name: _name, rank: _rank, least: _least, ...column }) => column)}
        dataSource={[...rows]}
        loading={isRenewing(page)}
        showSorterTooltip={false}
        locale={{
          emptyText: (
            <NoRows page={page} {...(failed !== undefined && { failed })}>
              {empty}
            </NoRows>
          ),
        }}
        onRow={(row) =>
          barredOf?.(row) === undefined
            ? { onClick: () => choice.toggle(row), style: { cursor: 'pointer' } }
            : { className: 'picker-disabled' }
        }
        rowSelection={{
          type: choice.isMultiple ? 'checkbox' : 'radio',
          columnWidth: boxWidth,
          preserveSelectedRowKeys: true,
          // antd's labels are English only.
          getTitleCheckboxProps: () => ({ 'aria-label': text.listPage.chooseAll }) as object,
          getCheckboxProps: (row) => {
            const reason = barredOf?.(row);
            const label = text.listPage.choose(nameOf(row));
            return { 'aria-label': label, disabled: reason !== undefined, title: reason } as object;
          },
          selectedRowKeys: choice.picked.map(({ id }) => id),
          onChange: (keys, found) => choice.set(sortBySelection(choice.picked, keys.map(String), found)),
        }}
      />
    </div>
  );
}

/** A cell that says in a second line what the columns without room would: names alone do not tell rows apart. */
const renderWithLeft =
  <R extends Choosable>(column: PickerTableColumn<R>, left: readonly PickerTableColumn<R>[]) =>
  (_value: unknown, row: R, at: number): ReactNode => (
    <>
      {renderCell(column, row, at)}
      <small className="picker-left">
        {left.map((other) => (
          <span key={String(other.key ?? other.dataIndex)}>{renderCell(other, row, at)}</span>
        ))}
      </small>
    </>
  );
function renderCell<R extends Choosable>({ render, dataIndex }: PickerTableColumn<R>, row: R, at: number): ReactNode {
  const value = (row as Readonly<Record<string, unknown>>)[String(dataIndex)];
  return (render ? render(value, row, at) : String(value ?? '')) as ReactNode;
}

/** Selected rows in selection order. */
function sortBySelection<R extends Choosable>(
  before: readonly R[],
  keys: readonly string[],
  found: readonly (R | undefined)[],
): R[] {
  const kept = before.filter((row) => keys.includes(row.id));
  const added = found.filter((row): row is R => row !== undefined && !kept.some((one) => one.id === row.id));
  return [...kept, ...added];
}
