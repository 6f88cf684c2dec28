import { text } from '@campus/contract/messages';
import { Table, type TableColumnsType, type TableProps } from 'antd';
import type { ReactNode } from 'react';
import { isRenewing, NoRows, type Reading } from '../no-rows.tsx';
import type { Choice, Choosable } from './use-choice.ts';
import './pickers.css';

interface PickerTableProps<R extends Choosable> extends Pick<TableProps<R>, 'pagination' | 'onChange' | 'scroll'> {
  readonly columns: TableColumnsType<R>;
  readonly rows: readonly R[];
  readonly page: Reading;
  readonly choice: Choice<R>;
  readonly nameOf: (row: R) => string;
  /** Why a row cannot be chosen. */
  readonly barredOf?: (row: R) => string | undefined;
  readonly failed?: string;
  /** What is said when there are no rows. */
  readonly empty: ReactNode;
}

/** The rows of a picker: a click anywhere on a row toggles it, and what is ticked stays ticked on every page. */
export function PickerTable<R extends Choosable>(props: PickerTableProps<R>) {
  const { columns, rows, page, choice, nameOf, barredOf, failed, empty, ...table } = props;
  return (
    <Table<R>
      {...table}
      size="small"
      rowKey="id"
      className="picker-table"
      columns={columns}
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
        columnWidth: 48,
        preserveSelectedRowKeys: true,
        // Antd names the boxes in English only.
        getTitleCheckboxProps: () => ({ 'aria-label': text.listPage.chooseAll }) as object,
        getCheckboxProps: (row) => {
          const reason = barredOf?.(row);
          const label = text.listPage.choose(nameOf(row));
          return { 'aria-label': label, disabled: reason !== undefined, title: reason } as object;
        },
        selectedRowKeys: choice.picked.map(({ id }) => id),
        onChange: (keys, found) => choice.set(inOrder(choice.picked, keys.map(String), found)),
      }}
    />
  );
}

/** Chosen rows in the order in which they were chosen. */
function inOrder<R extends Choosable>(
  before: readonly R[],
  keys: readonly string[],
  found: readonly (R | undefined)[],
): R[] {
  const kept = before.filter((row) => keys.includes(row.id));
  const added = found.filter((row): row is R => row !== undefined && !kept.some((one) => one.id === row.id));
  return [...kept, ...added];
}
