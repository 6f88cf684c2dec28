import { questCategory, questTexts } from '@campus/contract/interaction';
import { useQuery } from '@tanstack/react-query';
import { Skeleton, Tree, type TreeDataNode } from 'antd';
import { useState } from 'react';
import { readPage } from '../../kit/call/entity-calls.ts';
import { LoadError } from '../../kit/detail/load-error.tsx';
import { asText, type RowData } from '../../kit/field/row.ts';
import type { RequestFailed } from '../../request/request-failed.ts';
import { FoldingSide } from '../../widgets/folding-side.tsx';
import { CategoryTools } from './category-tools.tsx';

const all = 'all';
const most = 1000;

/** Question categories in two levels; a selected one includes its children. */
export function CategorySide({ onChoose }: { onChoose: (categories: readonly string[]) => void }) {
  const [chosen, setChosen] = useState<string>(all);
  const found = useQuery<readonly RowData[], RequestFailed>({
    queryKey: [questCategory.name, 'side'],
    queryFn: async ({ signal }) => (await readPage<RowData>(questCategory.path, { pageSize: most }, signal)).records,
  });
  const rows = found.data ?? [];
  const below = (parent: string) => rows.filter(({ parentId }) => asText(parentId) === parent);
  const current = rows.find(({ id }) => id === chosen);
  const choose = (id: string) => {
    setChosen(id);
    onChoose(id === all ? [] : [id, ...below(id).map((row) => row.id)]);
  };
  const getNode = (row: RowData): TreeDataNode => ({
    key: row.id,
    title: <CategoryName row={row} count={[row, ...below(row.id)].reduce((n, one) => n + Number(one.entryCount), 0)} />,
    children: below(row.id).map(getNode),
  });
  return (
    <FoldingSide
      className="quest-side"
      label={questCategory.title}
      chosen={chosen}
      current={current ? asText(current.name) : questTexts.allCategories}
    >
      <CategoryTools
        current={current}
        isMovable={below(asText(current?.parentId)).length > 1}
        onRemoved={() => choose(all)}
      />
      {found.isPending && <Skeleton active title={false} paragraph={{ rows: 8 }} />}
      {found.isError && <LoadError error={found.error} onRetry={found.refetch} />}
      {found.isSuccess && (
        <Tree
          blockNode
          defaultExpandAll
          selectedKeys={[chosen]}
          onSelect={(_keys, { node }) => choose(String(node.key))}
          treeData={[
            { key: all, title: questTexts.allCategories, isLeaf: true },
            ...rows.filter(({ parentId }) => !parentId).map(getNode),
          ]}
        />
      )}
    </FoldingSide>
  );
}

const CategoryName = ({ row, count }: { row: RowData; count: number }) => (
  <span className="quest-category">
    <span title={asText(row.name)}>{asText(row.name)}</span>
    <small>{count}</small>
  </span>
);
