import type { Row } from '@campus/contract/kit';
import { text } from '@campus/contract/messages';
import { sysCategory } from '@campus/contract/system';
import { Table } from 'antd';
import { type RowAction, RowActions, widthOf } from '../../kit/row-actions.tsx';
import { useFittedColumns } from '../../kit/use-fitted-columns.ts';
import { useIsPhone } from '../../theme/use-media.ts';

export type Category = Row<typeof sysCategory>;
export type CategoryRow = Category & { readonly children?: CategoryRow[] };

const columns = [
  { name: 'name', title: sysCategory.fields.name.label, width: 400, least: 140, rank: 0 },
  { name: 'code', title: sysCategory.fields.code.label, width: 260, least: 120, rank: 1 },
] as const;
const boxWidth = 48;

export interface CategoryRowsProps {
  readonly rows: CategoryRow[];
  readonly opened: readonly string[];
  readonly chosen: readonly string[];
  readonly actionsOf: (row: Category) => RowAction[];
  readonly onOpened: (ids: readonly string[]) => void;
  readonly onChosen: ((ids: readonly string[]) => void) | undefined;
}

/** Categories, one below the other. */
export function CategoryRows(props: CategoryRowsProps) {
  const { rows, opened, chosen, onOpened, onChosen } = props;
  const isPhone = useIsPhone();
  // Beside a name there is room for one word.
  const actionsOf = (row: Category) =>
    props.actionsOf(row).map((action) => (isPhone ? { ...action, isSecondary: true } : action));
  const actionsWidth = Math.max(0, ...rows.map((row) => widthOf(actionsOf(row))));
  const fitted = useFittedColumns(columns, actionsWidth + (onChosen ? boxWidth : 0));
  return (
    <div ref={fitted.measure}>
      <Table<CategoryRow>
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
            onChange: (keys) => onChosen(keys.map(String)),
          },
        })}
        expandable={{ expandedRowKeys: [...opened], onExpandedRowsChange: (keys) => onOpened(keys.map(String)) }}
        columns={[
          ...fitted.columns.map(({ name, title, width }) => ({ dataIndex: name, title, width, ellipsis: true })),
          {
            key: 'operations',
            title: text.common.operation,
            width: actionsWidth,
            render: (_value, row) => <RowActions actions={actionsOf(row)} />,
          },
        ]}
      />
    </div>
  );
}
