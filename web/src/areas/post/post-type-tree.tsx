import { PlusOutlined } from '@ant-design/icons';
import { text } from '@campus/contract/messages';
import { postTexts, postType, postTypeLevels } from '@campus/contract/post';
import { useQuery } from '@tanstack/react-query';
import { Button, Skeleton } from 'antd';
import { createContext, useContext, useState } from 'react';
import { useRights } from '../../kit/call/caller.ts';
import { LoadError } from '../../kit/detail/load-error.tsx';
import { Empty } from '../../kit/field/field-cells.tsx';
import { EntityForm } from '../../kit/form/entity-form.tsx';
import type { InputProps } from '../../kit/form/field-control.ts';
import { EnabledSwitch } from '../../kit/list/enabled-switch.tsx';
import { QuickSearch } from '../../kit/list/quick-search.tsx';
import '../../kit/list/list.css';
import { asText, findText, type RowData } from '../../kit/field/row.ts';
import { deleteAction, editAction, offeredActions, type RowAction } from '../../kit/list/row-actions.tsx';
import { type TreeColumn, TreeTable } from '../../kit/list/tree-table.tsx';
import { useOrder } from '../../kit/list/use-order.ts';
import { useRemoval } from '../../kit/list/use-row-actions.ts';
import type { RequestFailed } from '../../request/request-failed.ts';
import { TreeField } from '../../widgets/selects/tree-field.tsx';
import { StateView } from '../../widgets/state-view.tsx';
import '../../kit/list/list-tools.css';
import './post-type-tree.css';
import { expandableKeys, filterTypes, possibleParents, readTypes, type TypeNode, typeTree } from './type-tree.ts';

const texts = postTexts.type;

interface FormFacts {
  readonly tree: readonly TypeNode[];
  readonly moved: string | undefined;
}
const FormContext = createContext<FormFacts>({ tree: [], moved: undefined });

/** Parent select, limited to parents that keep the tree valid. */
function ParentInput({ field: _field, known: _known, onBusy: _busy, ...control }: InputProps) {
  const { tree, moved } = useContext(FormContext);
  const roots = async () => possibleParents(tree, moved);
  return <TreeField {...control} source={{ key: [postType.name, 'parents', moved ?? ''], roots }} />;
}

type Open = { kind: 'add'; parentId: string | null } | { kind: 'edit'; id: string };

const useTypes = () =>
  useQuery<readonly RowData[], RequestFailed>({
    queryKey: [postType.name, 'tree'],
    queryFn: ({ signal }) => readTypes(signal),
  });

/** 岗位类别: the tree of post types. */
export function PostTypeTreePage() {
  const types = useTypes();
  const [keyword, setKeyword] = useState('');
  const [opened, setOpened] = useState<readonly string[]>([]);
  const [open, setOpen] = useState<Open>();
  const may = useRights(postType);
  const tree = typeTree(types.data ?? []);
  const found = filterTypes(tree, keyword);
  const isSearch = keyword.trim() !== '';
  const all = expandableKeys(found);
  const isAllOpen = opened.length > 0 && opened.length === all.length;
  const getActions = useTypeActions(setOpen);
  return (
    <section className="surface list-page post-types">
      <div className="list-tools">
        {may('add') && (
          <Button
            type="primary"
            icon={<PlusOutlined aria-hidden />}
            onClick={() => setOpen({ kind: 'add', parentId: null })}
          >
            {texts.addRoot}
          </Button>
        )}
        <Button disabled={isSearch} onClick={() => setOpened(isAllOpen ? [] : all)}>
          {isAllOpen ? texts.collapseAll : texts.expandAll}
        </Button>
        <span className="grow" />
        <QuickSearch label={texts.search} value={keyword} onChange={setKeyword} />
      </div>
      <TypeTable
        types={types}
        found={found}
        keyword={keyword.trim()}
        opened={isSearch ? all : opened}
        onOpened={setOpened}
        actionsOf={getActions}
      />
      {open && (
        <FormContext value={{ tree, moved: open.kind === 'edit' ? open.id : undefined }}>
          <EntityForm
            entity={postType}
            inputs={{ parentId: ParentInput }}
            {...(open.kind === 'edit' ? { id: open.id } : { initial: { parentId: open.parentId } })}
            onClose={() => setOpen(undefined)}
          />
        </FormContext>
      )}
    </section>
  );
}

/** Actions on a type. */
function useTypeActions(onOpen: (open: Open) => void): (node: TypeNode) => RowAction[] {
  const may = useRights(postType);
  const removal = useRemoval(postType);
  const order = useOrder(postType);
  return ({ row, level, siblings }) =>
    offeredActions(
      may('edit') && editAction(() => onOpen({ kind: 'edit', id: row.id })),
      may('add') &&
        level < postTypeLevels && {
          key: 'below',
          label: texts.addBelow,
          run: () => onOpen({ kind: 'add', parentId: row.id }),
        },
      ...(may('edit') && siblings.length > 1 ? order.actionsOf(row) : []),
      may('delete') && deleteAction(texts.remove(asText(row.name)), () => removal.one(row.id)),
    );
}

/** The switch, or the state in words where it cannot be changed. */
function Enabled({ row }: { row: RowData }) {
  const may = useRights(postType);
  return may('edit') ? <EnabledSwitch entity={postType} row={row} /> : findText(row, 'status');
}

const { fields } = postType;
const none: readonly string[] = [];
const columns: readonly TreeColumn<TypeNode>[] = [
  {
    name: 'name',
    title: fields.name.label,
    width: 260,
    least: 168,
    rank: 0,
    ellipsis: true,
    cell: ({ name }) => <span title={name}>{name}</span>,
  },
  { name: 'code', title: fields.code.label, width: 130, least: 96, rank: 2, cell: ({ row }) => asText(row.code) },
  {
    name: 'category',
    title: fields.category.label,
    width: 170,
    least: 130,
    rank: 3,
    ellipsis: true,
    cell: ({ row }) => findText(row, 'category') ?? <Empty />,
  },
  {
    name: 'postCount',
    title: fields.postCount.label,
    width: 80,
    align: 'right',
    rank: 2,
    cell: ({ row }) => Number(row.postCount ?? 0).toLocaleString('zh-CN'),
  },
  { name: 'sort', title: fields.sort.label, width: 70, align: 'right', rank: 4, cell: ({ row }) => asText(row.sort) },
  {
    name: 'status',
    title: fields.status.label,
    width: 80,
    rank: 1,
    cell: ({ row }) => <Enabled row={row} />,
  },
];

interface TypeTableProps {
  readonly types: ReturnType<typeof useTypes>;
  readonly found: TypeNode[];
  readonly keyword: string;
  readonly opened: readonly string[];
  readonly onOpened: (ids: readonly string[]) => void;
  readonly actionsOf: (node: TypeNode) => RowAction[];
}

function TypeTable({ types, found, keyword, opened, onOpened, actionsOf }: TypeTableProps) {
  if (types.isPending) return <Skeleton active title={false} paragraph={{ rows: 11 }} style={{ padding: 20 }} />;
  if (types.isError) {
    return <LoadError title={texts.readFailed} error={types.error} onRetry={types.refetch} />;
  }
  if (found.length === 0) {
    return keyword === '' ? (
      <StateView title={text.listPage.empty(postType.title)} text={text.listPage.emptyOnlyAdd} />
    ) : (
      <StateView title={texts.noMatch(keyword)} />
    );
  }
  return (
    <TreeTable<TypeNode>
      rows={found}
      columns={columns}
      opened={opened}
      chosen={none}
      indentSize={20}
      actionsOf={actionsOf}
      onOpened={onOpened}
      onChosen={undefined}
    />
  );
}
