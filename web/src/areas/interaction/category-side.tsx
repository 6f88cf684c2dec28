import { ArrowDownOutlined, ArrowUpOutlined, DeleteOutlined, EditOutlined, PlusOutlined } from '@ant-design/icons';
import { questCategory, questCategoryLevels, questTexts } from '@campus/contract/interaction';
import { text } from '@campus/contract/messages';
import { useQuery } from '@tanstack/react-query';
import { Button, Skeleton, Tree, type TreeDataNode } from 'antd';
import { useState } from 'react';
import { useRights } from '../../kit/call/caller.ts';
import { readPage } from '../../kit/call/entity-calls.ts';
import { LoadError } from '../../kit/detail/load-error.tsx';
import { asText, type RowData } from '../../kit/field/row.ts';
import { EntityForm } from '../../kit/form/entity-form.tsx';
import { useOrder } from '../../kit/list/use-order.ts';
import { useRemoval } from '../../kit/list/use-row-actions.ts';
import type { RequestFailed } from '../../request/request-failed.ts';
import { tell } from '../../request/tell.ts';
import { FoldingSide } from '../../widgets/folding-side.tsx';
import { IconButton } from '../../widgets/icon-button.tsx';

type Open = { readonly kind: 'add'; readonly parentId: string | null } | { readonly kind: 'edit'; readonly id: string };
const all = 'all';
const most = 1000;

/** Question categories in two levels; a selected one includes its children. */
export function CategorySide({ onChoose }: { onChoose: (categories: readonly string[]) => void }) {
  const [chosen, setChosen] = useState<string>(all);
  const [open, setOpen] = useState<Open>();
  const may = useRights(questCategory);
  const removal = useRemoval(questCategory);
  const order = useOrder(questCategory);
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
  const remove = async (row: RowData) => {
    const question = {
      title: text.list.batchDelete.title,
      text: questTexts.removeCategory(asText(row.name)),
      danger: true,
    };
    if (!(await tell.confirm(question))) return;
    if (await removal.one(row.id)) choose(all);
  };
  const isTop = current !== undefined && !current.parentId && questCategoryLevels > 1;
  return (
    <FoldingSide
      className="quest-side"
      label={questCategory.title}
      chosen={chosen}
      current={current ? asText(current.name) : questTexts.allCategories}
    >
      {(may('add') || (current && (may('edit') || may('delete')))) && (
        <div className="quest-side-tools">
          {may('add') && (
            <Button
              size="small"
              icon={<PlusOutlined aria-hidden />}
              onClick={() => setOpen({ kind: 'add', parentId: isTop ? (current?.id ?? null) : null })}
            >
              {isTop ? questTexts.addBelow : questTexts.addCategory}
            </Button>
          )}
          <span className="grow" />
          {current && may('edit') && below(asText(current.parentId)).length > 1 && (
            <>
              <IconButton label={text.order.up} onClick={() => void order.move(current, 'up')}>
                <ArrowUpOutlined aria-hidden />
              </IconButton>
              <IconButton label={text.order.down} onClick={() => void order.move(current, 'down')}>
                <ArrowDownOutlined aria-hidden />
              </IconButton>
            </>
          )}
          {current && may('edit') && (
            <IconButton label={text.common.edit} onClick={() => setOpen({ kind: 'edit', id: current.id })}>
              <EditOutlined aria-hidden />
            </IconButton>
          )}
          {current && may('delete') && (
            <IconButton label={text.common.delete} onClick={() => void remove(current)}>
              <DeleteOutlined aria-hidden />
            </IconButton>
          )}
        </div>
      )}
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
      {open && (
        <EntityForm
          entity={questCategory}
          {...(open.kind === 'edit' ? { id: open.id } : { initial: { parentId: open.parentId } })}
          onClose={() => setOpen(undefined)}
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
