import { text } from '@campus/contract/messages';
import { Table } from 'antd';
import type { ReactNode } from 'react';
import { useIsPhone } from '../../theme/use-media.ts';
import { type FittedColumn, useFittedColumns } from '../../widgets/use-fitted-columns.ts';
import { narrowEmptyColumns } from './empty-columns.ts';
import { measureActionColumn, type RowAction, RowActions } from './row-actions.tsx';
import './list-table.css';

export interface TreeColumn<R> extends FittedColumn {
  readonly title: string;
  readonly align?: 'center' | 'right';
  readonly ellipsis?: boolean;
  readonly cell: (row: R) => ReactNode;
}
interface TreeTableRow<R> {
  readonly id: string;
  readonly name: string;
  readonly children?: R[];
}
export interface TreeTableProps<R> {
  readonly rows: R[];
  readonly opened: readonly string[];
  readonly chosen: readonly string[];
  readonly actionsOf: (row: R) => RowAction[];
  readonly onOpened: (ids: readonly string[]) => void;
  /** Undefined hides the checkboxes. */
  readonly onChosen: ((ids: readonly string[], rows: readonly R[]) => void) | undefined;
}
const boxWidth = 48;

const shownRows = <R extends TreeTableRow<R>>(rows: readonly R[], opened: readonly string[]): R[] =>
  rows.flatMap((row) => [row, ...(opened.includes(row.id) ? shownRows(row.children ?? [], opened) : [])]);

interface Props<R> extends TreeTableProps<R> {
  readonly columns: readonly TreeColumn<R>[];
  /** Minimum width of the actions in px, except on phones. */
  readonly minActionsWidth?: number;
  readonly indentSize?: number;
}

/** Tree table with untruncated columns and an actions column; on phones the actions are in a menu. */
export function TreeTable<R extends TreeTableRow<R>>({ rows, columns, opened, chosen, ...props }: Props<R>) {
  const { onOpened, onChosen, minActionsWidth = 0, indentSize } = props;
  const isPhone = useIsPhone();
  const getActions = (row: R) =>
    props.actionsOf(row).map((action) => (isPhone ? { ...action, isSecondary: true } : action));
  const actionsWidth = measureActionColumn(rows, getActions, isPhone ? 0 : minActionsWidth);
  const fitted = useFittedColumns(
    narrowEmptyColumns<R, TreeColumn<R>>(columns, shownRows(rows, opened)),
    actionsWidth + (onChosen ? boxWidth : 0),
  );
  return (
    <div ref={fitted.measure}>
      <Table<R>
        className="list-table"
        rowKey="id"
        tableLayout="fixed"
        pagination={false}
        scroll={{ x: fitted.width }}
        dataSource={rows}
        {...(onChosen && {
          rowSelection: {
            columnWidth: boxWidth,
            checkStrictly: true,
            selectedRowKeys: [...chosen],
            getTitleCheckboxProps: () => ({ 'aria-label': text.listPage.chooseAll }) as object,
            getCheckboxProps: (row) => ({ 'aria-label': text.listPage.choose(row.name) }) as object,
            onChange: (keys, selected) => onChosen(keys.map(String), selected),
          },
        })}
        expandable={{
          expandedRowKeys: [...opened],
          onExpandedRowsChange: (keys) => onOpened(keys.map(String)),
          ...(indentSize !== undefined && { indentSize }),
        }}
        columns={[
          ...fitted.columns.map(({ name, cell, ...column }) => ({
            ...column,
            key: name,
            render: (_value: unknown, row: R) => cell(row),
          })),
          {
            key: 'operations',
            title: text.common.operation,
            width: actionsWidth,
            render: (_value, row) => <RowActions actions={getActions(row)} />,
          },
        ]}
      />
    </div>
  );
}
