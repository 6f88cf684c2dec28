import { text } from '@campus/contract/messages';
import { Table, type TableColumnsType, type TableProps } from 'antd';
import { isRenewing, NoRows } from '../no-rows.tsx';
import { isPlaceholder, type TreeRequest, type TreeRow, useTreeRows } from './use-tree-rows.ts';

interface TreeTableProps extends TreeRequest {
  readonly columns: TableColumnsType<TreeRow>;
  readonly tableProps?: Omit<TableProps<TreeRow>, 'columns' | 'dataSource' | 'expandable' | 'rowKey'> | undefined;
}

/** Table of hierarchical rows; children are loaded when a row is expanded. */
export function TreeTable({ columns, tableProps, ...asked }: TreeTableProps) {
  const [first] = columns;
  const firstColumn = first && 'dataIndex' in first ? String(first.dataIndex) : 'id';
  const { rows, expanded, isLoading, isFailed, expand, reload, keyOf } = useTreeRows(asked, firstColumn);
  const page = { isPending: isLoading && rows.length === 0, isError: isFailed, isFetching: isLoading, refetch: reload };
  return (
    <Table<TreeRow>
      data-widget="tree-table"
      size="small"
      pagination={false}
      locale={{ emptyText: <NoRows page={page}>{text.common.noData}</NoRows> }}
      {...tableProps}
      rowKey={keyOf}
      columns={columns}
      dataSource={rows}
      loading={isRenewing(page)}
      onRow={(row) => ({ 'data-row-id': keyOf(row), 'aria-busy': isPlaceholder(keyOf(row)) }) as object}
      expandable={{ expandedRowKeys: expanded, onExpand: (isOpen, row) => void expand(isOpen, row) }}
    />
  );
}
