import { text } from '@campus/contract/messages';
import { categoryTexts, sysCategory } from '@campus/contract/system';
import { Skeleton } from 'antd';
import { LoadError } from '../../kit/detail/load-error.tsx';
import { type TreeColumn, TreeTable, type TreeTableProps } from '../../kit/list/tree-table.tsx';
import { StateView } from '../../widgets/state-view.tsx';
import type { CategoryRow, useCategories } from './use-categories.ts';

const { name, code } = sysCategory.fields;
const columns: readonly TreeColumn<CategoryRow>[] = [
  { name: 'name', title: name.label, width: 400, least: 140, rank: 0, ellipsis: true, cell: (row) => row.name },
  { name: 'code', title: code.label, width: 260, least: 120, rank: 1, ellipsis: true, cell: (row) => row.code },
];

interface CategoryTableProps extends TreeTableProps<CategoryRow> {
  readonly roots: ReturnType<typeof useCategories>['roots'];
  readonly keyword: string;
}

/** Tree table of categories, and its states. */
export function CategoryTable(props: CategoryTableProps) {
  const { roots, keyword, ...shown } = props;
  if (roots.isPending) return <Skeleton active title={false} paragraph={{ rows: 8 }} style={{ padding: 20 }} />;
  if (roots.isError) {
    return <LoadError title={categoryTexts.readFailed} error={roots.error} onRetry={roots.refetch} />;
  }
  if (shown.rows.length === 0) {
    return keyword === '' ? (
      <StateView title={text.listPage.empty(sysCategory.title)} text={text.listPage.emptyOnlyAdd} />
    ) : (
      <StateView title={categoryTexts.noMatch(keyword)} />
    );
  }
  return <TreeTable<CategoryRow> {...shown} columns={columns} />;
}
