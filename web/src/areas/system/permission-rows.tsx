import { text } from '@campus/contract/messages';
import { menuTypes, permissionTexts, sysPermission } from '@campus/contract/system';
import { Table } from 'antd';
import type { ReactNode } from 'react';
import { Empty } from '../../kit/field-cells.tsx';
import { type RowAction, RowActions, widthOf } from '../../kit/row-actions.tsx';
import { type FittedColumn, useFittedColumns } from '../../kit/use-fitted-columns.ts';
import { useIsPhone } from '../../theme/use-media.ts';
import { MenuIcon } from '../../widgets/menu-icon.tsx';
import { StatusTag } from '../../widgets/status.tsx';
import type { MenuRow } from './permission-tree.ts';

const words = permissionTexts;
const { fields } = sysPermission;
const cut = (value: string | null): ReactNode =>
  value ? (
    <span className="cut" title={value}>
      {value}
    </span>
  ) : (
    <Empty />
  );
interface MenuColumn extends FittedColumn {
  readonly title: string;
  readonly align?: 'center' | 'right';
  readonly cell: (row: MenuRow) => ReactNode;
}
const columns: readonly MenuColumn[] = [
  { name: 'name', title: fields.name.label, width: 300, least: 148, rank: 0, cell: (row) => <MenuName row={row} /> },
  {
    name: 'menuType',
    title: fields.menuType.label,
    width: 110,
    least: 84,
    rank: 2,
    cell: (row) => words.types[row.menuType as 0],
  },
  {
    name: 'icon',
    title: words.columns.icon,
    width: 60,
    rank: 3,
    align: 'center',
    cell: (row) => (row.menuType === menuTypes.button ? <Empty /> : <MenuIcon name={row.icon ?? undefined} />),
  },
  {
    name: 'component',
    title: words.columns.component,
    width: 200,
    least: 120,
    rank: 5,
    cell: (row) => cut(row.component),
  },
  {
    name: 'url',
    title: words.columns.url,
    width: 240,
    least: 140,
    rank: 1,
    cell: (row) => cut(row.menuType === menuTypes.button ? row.perms : row.url),
  },
  {
    name: 'sortNo',
    title: fields.sortNo.label,
    width: 72,
    rank: 4,
    align: 'right',
    cell: (row) => row.sortNo ?? <Empty />,
  },
];
const boxWidth = 48;

export interface MenuRowsProps {
  readonly found: MenuRow[];
  readonly opened: readonly string[];
  readonly chosen: readonly MenuRow[];
  readonly onOpened: (ids: readonly string[]) => void;
  readonly onChosen: ((rows: readonly MenuRow[]) => void) | undefined;
  readonly actionsOf: (row: MenuRow) => RowAction[];
}

/** The entries of a menu, one below the other. */
export function MenuRows(props: MenuRowsProps) {
  const { found, opened, chosen, onOpened, onChosen } = props;
  const isPhone = useIsPhone();
  // Beside a name there is room for one word.
  const actionsOf = (row: MenuRow) =>
    props.actionsOf(row).map((action) => (isPhone ? { ...action, isSecondary: true } : action));
  const actionsWidth = Math.max(isPhone ? 0 : 190, ...found.map((row) => widthOf(actionsOf(row))));
  const fitted = useFittedColumns(columns, actionsWidth + (onChosen ? boxWidth : 0));
  return (
    <div ref={fitted.measure}>
      <Table<MenuRow>
        className="list-table"
        rowKey="id"
        tableLayout="fixed"
        pagination={false}
        scroll={{ x: fitted.width }}
        dataSource={found}
        {...(onChosen && {
          rowSelection: {
            columnWidth: boxWidth,
            checkStrictly: true,
            selectedRowKeys: chosen.map((row) => row.id),
            getTitleCheckboxProps: () => ({ 'aria-label': text.listPage.chooseAll }) as object,
            getCheckboxProps: (row) => ({ 'aria-label': text.listPage.choose(row.name) }) as object,
            onChange: (_keys, rows) => onChosen(rows),
          },
        })}
        expandable={{
          expandedRowKeys: [...opened],
          onExpandedRowsChange: (keys) => onOpened(keys.map(String)),
          indentSize: 20,
        }}
        columns={[
          ...fitted.columns.map(({ name, cell, ...column }) => ({
            ...column,
            key: name,
            render: (_value: unknown, row: MenuRow) => cell(row),
          })),
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

function MenuName({ row }: { row: MenuRow }) {
  const isOff = row.status === '0';
  return (
    <span className={`menu-name${isOff ? ' off' : ''}`}>
      <span>{row.name}</span>
      {isOff && <StatusTag tone="neutral">{words.off}</StatusTag>}
      {row.hidden && <StatusTag tone="neutral">{words.hidden}</StatusTag>}
      {row.ruleFlag === 1 && <StatusTag tone="progress">{words.hasRules}</StatusTag>}
    </span>
  );
}
