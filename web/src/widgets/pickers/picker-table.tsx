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
  /** Why a row is not selectable. */
  readonly barredOf?: (row: R) => string | undefined;
  readonly failed?: string;
  /** Message without rows. */
  readonly empty: ReactNode;
}

/** Table of a picker: a click on a row toggles it; the selection spans all pages. */
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
  );
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
