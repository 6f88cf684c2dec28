import { ExportOutlined, ImportOutlined, PlusOutlined } from '@ant-design/icons';
import { text } from '@campus/contract/messages';
import { listPaging, type Paging, totalText } from '@campus/contract/rules';
import { categoryTexts, sysCategory } from '@campus/contract/system';
import { useQueryClient } from '@tanstack/react-query';
import { Button, Input, Pagination, Tabs } from 'antd';
import { useState } from 'react';
import { useRights } from '../../kit/call/caller.ts';
import { EntityImport } from '../../kit/list/entity-import.tsx';
import '../../kit/list/list.css';
import { deleteAction, editAction, offeredActions, type RowAction } from '../../kit/list/row-actions.tsx';
import { saveWorkbook } from '../../kit/list/use-entity-dialogs.tsx';
import { useRemoval } from '../../kit/list/use-row-actions.ts';
import { tell } from '../../request/tell.ts';
import { Areas } from './areas.tsx';
import '../../kit/list/list-tools.css';
import './category.css';
import { CategoryForm, type CategoryTask } from './category-form.tsx';
import { CategoryTable } from './category-table.tsx';
import { SelectionDelete } from './selection-delete.tsx';
import { TreeRepairButton } from './tree-repair-button.tsx';
import { type Category, rootPid, useCategories } from './use-categories.ts';
import { usePagedSearch } from './use-paged-search.ts';

/** 分类字典: classification trees, and the areas of addresses. */
export function SysCategoryListPage() {
  return (
    <Tabs
      className="category-tabs"
      items={[
        { key: 'category', label: sysCategory.title, children: <Categories /> },
        { key: 'area', label: categoryTexts.areas, children: <Areas /> },
      ]}
    />
  );
}

type Open = CategoryTask | { readonly kind: 'import' };

/** Deletes the selected categories with their descendants, after a confirmation. */
function useChosenCategories() {
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const removal = useRemoval(sysCategory);
  const remove = async () => {
    const question = {
      title: text.list.batchDelete.title,
      text: categoryTexts.removeSome(chosen.length),
      danger: true,
    };
    if (await tell.confirm(question)) {
      if (await removal.many(chosen)) setChosen([]);
    }
  };
  return { chosen, setChosen, remove };
}

function Categories() {
  const { paging, keyword, search, turn } = usePagedSearch();
  const [opened, setOpened] = useState<readonly string[]>([]);
  const [open, setOpen] = useState<Open>();
  const { roots, rows } = useCategories(paging, keyword, opened);
  const { chosen, setChosen, remove } = useChosenCategories();
  const may = useRights(sysCategory);
  const client = useQueryClient();
  const removal = useRemoval(sysCategory);
  const getActions = (row: Category): RowAction[] =>
    offeredActions(
      may('edit') && editAction(() => setOpen({ kind: 'edit', row })),
      may('add') && { key: 'below', label: categoryTexts.addBelow, run: () => setOpen({ kind: 'add', parent: row }) },
      may('delete') && deleteAction(categoryTexts.removeAsk(row.name), () => removal.one(row.id)),
    );
  const openLevel = (pid: string) => pid !== rootPid && setOpened((now) => [...new Set([...now, pid])]);
  const close = () => setOpen(undefined);
  return (
    <section className="surface list-page categories">
      <div className={`list-tools${chosen.length > 0 ? ' selected' : ''}`}>
        {chosen.length > 0 ? (
          <SelectionDelete count={chosen.length} onClear={() => setChosen([])} onDelete={() => void remove()} />
        ) : (
          <CategoryTools
            onAdd={() => setOpen({ kind: 'add', parent: undefined })}
            onImport={() => setOpen({ kind: 'import' })}
          />
        )}
        <span className="grow" />
        <Input.Search
          allowClear
          aria-label={categoryTexts.search}
          placeholder={categoryTexts.search}
          onSearch={search}
        />
      </div>
      <CategoryTable
        roots={roots}
        rows={rows}
        keyword={keyword}
        opened={opened}
        chosen={chosen}
        actionsOf={getActions}
        onOpened={setOpened}
        onChosen={may('deleteBatch') ? setChosen : undefined}
      />
      <CategoryPages paging={paging} total={roots.data?.total ?? 0} onTurn={turn} />
      {open?.kind === 'import' && (
        <EntityImport
          entity={sysCategory}
          onDone={() => void client.invalidateQueries({ queryKey: [sysCategory.name] })}
          onClose={close}
        />
      )}
      {(open?.kind === 'add' || open?.kind === 'edit') && (
        <CategoryForm task={open} onDone={openLevel} onClose={close} />
      )}
    </section>
  );
}

interface CategoryPagesProps {
  readonly paging: Paging;
  /** Number of trees: a page shows whole ones. */
  readonly total: number;
  readonly onTurn: (pageNo: number, pageSize: number) => void;
}

const CategoryPages = ({ paging, total, onTurn }: CategoryPagesProps) =>
  total > 0 && (
    <div className="list-foot">
      <Pagination
        size="small"
        current={paging.pageNo}
        pageSize={paging.pageSize}
        total={total}
        showSizeChanger
        pageSizeOptions={[...listPaging.options]}
        showTotal={totalText}
        onChange={onTurn}
      />
    </div>
  );

function CategoryTools({ onAdd, onImport }: { onAdd: () => void; onImport: () => void }) {
  const may = useRights(sysCategory);
  return (
    <>
      {may('add') && (
        <Button type="primary" icon={<PlusOutlined aria-hidden />} onClick={onAdd}>
          {categoryTexts.addRoot}
        </Button>
      )}
      {may('importExcel') && (
        <Button icon={<ImportOutlined aria-hidden />} onClick={onImport}>
          {text.common.import}
        </Button>
      )}
      {may('exportXls') && (
        <Button
          icon={<ExportOutlined aria-hidden />}
          onClick={() => void saveWorkbook(sysCategory, {}).catch(() => undefined)}
        >
          {text.common.export}
        </Button>
      )}
      <TreeRepairButton />
    </>
  );
}
