import type { Row } from '@campus/contract/kit';
import { sysCategory } from '@campus/contract/system';
import { type TreeColumn, TreeTable, type TreeTableProps } from '../../kit/list/tree-table.tsx';

export type Category = Row<typeof sysCategory>;
export type CategoryRow = Category & { readonly children?: CategoryRow[] };
export type CategoryRowsProps = TreeTableProps<CategoryRow>;

const { name, code } = sysCategory.fields;
const columns: readonly TreeColumn<CategoryRow>[] = [
  { name: 'name', title: name.label, width: 400, least: 140, rank: 0, ellipsis: true, cell: (row) => row.name },
  { name: 'code', title: code.label, width: 260, least: 120, rank: 1, ellipsis: true, cell: (row) => row.code },
];

/** Tree table of categories. */
export function CategoryRows(props: CategoryRowsProps) {
  return <TreeTable<CategoryRow> {...props} columns={columns} />;
}
