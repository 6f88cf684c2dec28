import { menuTypes, permissionTexts, sysPermission } from '@campus/contract/system';
import type { ReactNode } from 'react';
import { Empty } from '../../kit/field/field-cells.tsx';
import { type TreeColumn, TreeTable, type TreeTableProps } from '../../kit/list/tree-table.tsx';
import { MenuIcon } from '../../widgets/menu-icon.tsx';
import { StatusTag } from '../../widgets/status.tsx';
import type { MenuRow } from './permission-tree.ts';

const { fields } = sysPermission;
const cut = (value: string | null): ReactNode =>
  value ? (
    <span className="cut" title={value}>
      {value}
    </span>
  ) : (
    <Empty />
  );
const columns: readonly TreeColumn<MenuRow>[] = [
  { name: 'name', title: fields.name.label, width: 300, least: 148, rank: 0, cell: (row) => <MenuName row={row} /> },
  {
    name: 'menuType',
    title: fields.menuType.label,
    width: 110,
    least: 84,
    rank: 2,
    cell: (row) => permissionTexts.types[row.menuType as 0],
  },
  {
    name: 'icon',
    title: permissionTexts.columns.icon,
    width: 60,
    rank: 3,
    align: 'center',
    cell: (row) => (row.menuType === menuTypes.button ? <Empty /> : <MenuIcon name={row.icon ?? undefined} />),
  },
  {
    name: 'component',
    title: permissionTexts.columns.component,
    width: 200,
    least: 120,
    rank: 5,
    cell: (row) => cut(row.component),
  },
  {
    name: 'url',
    title: permissionTexts.columns.url,
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
export interface MenuRowsProps extends Omit<TreeTableProps<MenuRow>, 'rows' | 'chosen' | 'onChosen'> {
  readonly found: MenuRow[];
  readonly chosen: readonly MenuRow[];
  readonly onChosen: ((rows: readonly MenuRow[]) => void) | undefined;
}

/** Tree table of menu entries. */
export function MenuRows({ found, chosen, onChosen, ...props }: MenuRowsProps) {
  return (
    <TreeTable<MenuRow>
      {...props}
      rows={found}
      columns={columns}
      chosen={chosen.map((row) => row.id)}
      onChosen={onChosen && ((_ids, rows) => onChosen(rows))}
      minActionsWidth={190}
      indentSize={20}
    />
  );
}

function MenuName({ row }: { row: MenuRow }) {
  const isOff = row.status === '0';
  return (
    <span className={`menu-name${isOff ? ' off' : ''}`}>
      <span>{row.name}</span>
      {isOff && <StatusTag tone="neutral">{permissionTexts.off}</StatusTag>}
      {row.hidden && <StatusTag tone="neutral">{permissionTexts.hidden}</StatusTag>}
      {row.ruleFlag === 1 && <StatusTag tone="progress">{permissionTexts.hasRules}</StatusTag>}
    </span>
  );
}
