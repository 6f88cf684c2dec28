import { ExportOutlined, ImportOutlined, PlusOutlined } from '@ant-design/icons';
import { text } from '@campus/contract/messages';
import { categoryChildList, categoryRootList, categoryTexts, sysCategory } from '@campus/contract/system';
import { keepPreviousData, useQueries, useQuery, useQueryClient } from '@tanstack/react-query';
import { Button, Input, Pagination, Skeleton, Tabs } from 'antd';
import { useState } from 'react';
import { useRights } from '../../kit/call/caller.ts';
import { LoadError } from '../../kit/detail/load-error.tsx';
import { EntityForm } from '../../kit/form/entity-form.tsx';
import type { InputProps } from '../../kit/form/field-control.ts';
import '../../kit/list/list.css';
import { listPaging, totalText } from '@campus/contract/rules';
import { SelectionCount } from '../../kit/list/list-tools.tsx';
import type { RowAction } from '../../kit/list/row-actions.tsx';
import { saveWorkbook } from '../../kit/list/use-entity-dialogs.tsx';
import { useRemoval } from '../../kit/list/use-row-actions.ts';
import { call } from '../../request/call.ts';
import { saveFile } from '../../request/save-file.ts';
import { tell } from '../../request/tell.ts';
import { ExcelImport } from '../../widgets/import/excel-import.tsx';
import { StateView } from '../../widgets/state-view.tsx';
import { Areas } from './areas.tsx';
import './category.css';
import { type Category, type CategoryRow, CategoryRows, type CategoryRowsProps } from './category-rows.tsx';
import { TreeRepairButton } from './tree-repair-button.tsx';

const rootPid = '0';
type Open =
  | { readonly kind: 'add'; readonly parent: Category | undefined }
  | { readonly kind: 'edit'; readonly row: Category }
  | { readonly kind: 'import' };

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

const firstPage: { readonly pageNo: number; readonly pageSize: number } = { pageNo: 1, pageSize: 10 };
/** A page of root categories or of search results, with the expanded levels. */
function useCategories(paging: typeof firstPage, keyword: string, opened: readonly string[]) {
  const roots = useQuery({
    queryKey: [sysCategory.name, 'roots', paging, keyword],
    queryFn: ({ signal }) =>
      call(categoryRootList, { ...paging, ...(keyword !== '' && { name: keyword }) }, { signal, quiet: true }),
    placeholderData: keepPreviousData,
  });
  const levels = useQueries({
    queries: opened.map((pid) => ({
      queryKey: [sysCategory.name, 'below', pid],
      queryFn: () => call(categoryChildList, { pid }, { quiet: true }),
    })),
  });
  const below = new Map(opened.map((pid, i) => [pid, levels[i]?.data]));
  const getRow = (row: Category): CategoryRow => ({
    ...row,
    ...(row.hasChild === '1' && { children: (below.get(row.id) ?? []).map(getRow) }),
  });
  return { roots, rows: (roots.data?.records ?? []).map(getRow) };
}

function Categories() {
  const [paging, setPaging] = useState(firstPage);
  const [keyword, setKeyword] = useState('');
  const [opened, setOpened] = useState<readonly string[]>([]);
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const [open, setOpen] = useState<Open>();
  const { roots, rows } = useCategories(paging, keyword, opened);
  const may = useRights(sysCategory);
  const client = useQueryClient();
  const removal = useRemoval(sysCategory);
  const removeChosen = async () => {
    const question = {
      title: text.list.batchDelete.title,
      text: categoryTexts.removeSome(chosen.length),
      danger: true,
    };
    if (await tell.confirm(question)) {
      if (await removal.many(chosen)) setChosen([]);
    }
  };
  const getActions = (row: Category): RowAction[] => [
    ...(may('edit') ? [{ key: 'edit', label: text.common.edit, run: () => setOpen({ kind: 'edit', row }) }] : []),
    ...(may('add')
      ? [{ key: 'below', label: categoryTexts.addBelow, run: () => setOpen({ kind: 'add', parent: row }) }]
      : []),
    ...(may('delete')
      ? [
          {
            key: 'delete',
            label: text.common.delete,
            danger: true,
            isSecondary: true,
            confirm: categoryTexts.removeAsk(row.name),
            run: () => removal.one(row.id),
          },
        ]
      : []),
  ];
  return (
    <section className="surface list-page categories">
      <div className={`list-tools${chosen.length > 0 ? ' selected' : ''}`}>
        {chosen.length > 0 ? (
          <>
            <SelectionCount count={chosen.length} onClear={() => setChosen([])} />
            <Button danger onClick={() => void removeChosen()}>
              {text.listPage.batchStep(text.common.delete)}
            </Button>
          </>
        ) : (
          <CategoryTools onOpen={setOpen} />
        )}
        <span className="grow" />
        <Input.Search
          allowClear
          aria-label={categoryTexts.search}
          placeholder={categoryTexts.search}
          onSearch={(value) => {
            setKeyword(value.trim());
            setPaging(firstPage);
          }}
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
      {(roots.data?.total ?? 0) > 0 && (
        <div className="list-foot">
          <Pagination
            size="small"
            current={paging.pageNo}
            pageSize={paging.pageSize}
            total={roots.data?.total ?? 0}
            showSizeChanger
            pageSizeOptions={[...listPaging.options]}
            showTotal={totalText}
            onChange={(pageNo, pageSize) => setPaging({ pageNo: pageSize === paging.pageSize ? pageNo : 1, pageSize })}
          />
        </div>
      )}
      {open?.kind === 'import' && (
        <ExcelImport
          canMap
          path={`${sysCategory.path}/importExcel`}
          onTemplate={() =>
            void saveFile(
              { method: 'GET', path: `${sysCategory.path}/exportXls`, query: { template: 1 } },
              `${sysCategory.title}${text.common.import}.xls`,
            ).catch(() => undefined)
          }
          onDone={() => void client.invalidateQueries({ queryKey: [sysCategory.name] })}
          onClose={() => setOpen(undefined)}
        />
      )}
      {(open?.kind === 'add' || open?.kind === 'edit') && (
        <CategoryForm
          open={open}
          onDone={(pid) => setOpened((now) => [...new Set([...now, ...(pid === rootPid ? [] : [pid])])])}
          onClose={() => setOpen(undefined)}
        />
      )}
    </section>
  );
}

function CategoryTools({ onOpen }: { onOpen: (open: Open) => void }) {
  const may = useRights(sysCategory);
  return (
    <>
      {may('add') && (
        <Button
          type="primary"
          icon={<PlusOutlined aria-hidden />}
          onClick={() => onOpen({ kind: 'add', parent: undefined })}
        >
          {categoryTexts.addRoot}
        </Button>
      )}
      {may('importExcel') && (
        <Button icon={<ImportOutlined aria-hidden />} onClick={() => onOpen({ kind: 'import' })}>
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

interface CategoryFormProps {
  readonly open: Extract<Open, { kind: 'add' | 'edit' }>;
  readonly onDone: (pid: string) => void;
  readonly onClose: () => void;
}

function CategoryForm({ open, onDone, onClose }: CategoryFormProps) {
  const parent = open.kind === 'add' ? open.parent : undefined;
  /** Parent of the new category, selected before the form was opened. */
  const ParentInput = ({ id }: InputProps) => (
    <Input
      {...(id && { id })}
      disabled
      value={parent ? `${parent.name}（${parent.code ?? ''}）` : categoryTexts.root}
    />
  );
  return (
    <EntityForm
      entity={sysCategory}
      id={open.kind === 'edit' ? open.row.id : undefined}
      initial={{ pid: parent?.id ?? rootPid }}
      inputs={{ pid: ParentInput }}
      isHidden={(name) => name === 'pid' && open.kind === 'edit'}
      onDone={() => onDone(parent?.id ?? rootPid)}
      onClose={onClose}
    />
  );
}

interface CategoryTableProps extends CategoryRowsProps {
  readonly roots: ReturnType<typeof useCategories>['roots'];
  readonly keyword: string;
}

function CategoryTable(props: CategoryTableProps) {
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
  return <CategoryRows {...shown} />;
}
