import { PlusOutlined } from '@ant-design/icons';
import { text } from '@campus/contract/messages';
import { menuTypes, permissionList, permissionTexts, permissionUses, sysPermission } from '@campus/contract/system';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Button, Skeleton } from 'antd';
import { useState } from 'react';
import { useRights } from '../../kit/call/caller.ts';
import { removeRow, removeRows } from '../../kit/call/entity-calls.ts';
import type { Cells } from '../../kit/detail/detail-settings.ts';
import { EntityDetail } from '../../kit/detail/entity-detail.tsx';
import { LoadError } from '../../kit/detail/load-error.tsx';
import { QuickSearch } from '../../kit/list/quick-search.tsx';
import { Segmented } from '../../widgets/segmented.tsx';
import '../../kit/list/list.css';
import { SelectionCount } from '../../kit/list/list-tools.tsx';
import { editAction, offeredActions, type RowAction } from '../../kit/list/row-actions.tsx';
import { call } from '../../request/call.ts';
import { ignoreReported } from '../../request/request-failed.ts';
import { tell } from '../../request/tell.ts';
import { StateView } from '../../widgets/state-view.tsx';
import { DataRules } from './data-rules.tsx';
import './permission.css';
import { PermissionForm } from './permission-form.tsx';
import { MenuRows, type MenuRowsProps } from './permission-rows.tsx';
import { expandableMenus, filterMenus, type MenuRow, rowsOfSide } from './permission-tree.ts';
import { TreeRepairButton } from './tree-repair-button.tsx';

type Open =
  | { readonly kind: 'add'; readonly initial: Readonly<Record<string, unknown>> }
  | { readonly kind: 'edit' | 'detail' | 'rules'; readonly row: MenuRow };

const useMenus = () =>
  useQuery({
    queryKey: [sysPermission.name, 'tree'],
    queryFn: ({ signal }) => call(permissionList, {}, { signal, quiet: true }),
  });
type Side = keyof typeof permissionTexts.sides;
const detailCells: Cells<typeof sysPermission> = {
  internalOrExternal: ({ internalOrExternal }) => permissionTexts.openings[Number(internalOrExternal) === 1 ? 1 : 0],
};

/** 菜单管理: menu entries and the permission codes of their buttons. */
export function PermissionListPage() {
  const menus = useMenus();
  const may = useRights(sysPermission);
  const [side, setSide] = useState<Side>('school');
  const [keyword, setKeyword] = useState('');
  const [opened, setOpened] = useState<readonly string[]>([]);
  const [chosen, setChosen] = useState<readonly MenuRow[]>([]);
  const [open, setOpen] = useState<Open>();
  const rows = rowsOfSide(menus.data ?? [], side);
  const found = filterMenus(rows, keyword);
  const isSearch = keyword.trim() !== '';
  const folds = expandableMenus(rows, false);
  const isAllOpen = opened.length > 0 && opened.length >= folds.length;
  const remove = useMenuRemoval(() => setChosen([]));
  const close = () => setOpen(undefined);
  return (
    <section className="surface list-page menus">
      <div className={`list-tools${chosen.length > 0 ? ' selected' : ''}`}>
        {chosen.length > 0 ? (
          <>
            <SelectionCount count={chosen.length} onClear={() => setChosen([])} />
            <Button danger onClick={() => void remove(chosen)}>
              {permissionTexts.batchDelete}
            </Button>
          </>
        ) : (
          <MenuTools
            side={side}
            isAllOpen={isAllOpen}
            onAdd={() => setOpen({ kind: 'add', initial: { menuType: menuTypes.group, side } })}
            onSide={(next) => {
              setSide(next);
              setOpened([]);
            }}
            onFold={isSearch ? undefined : () => setOpened(isAllOpen ? [] : folds)}
          />
        )}
        <span className="grow" />
        <QuickSearch label={permissionTexts.search} value={keyword} onChange={setKeyword} />
      </div>
      <MenuTable
        menus={menus}
        found={found}
        keyword={keyword.trim()}
        opened={isSearch ? expandableMenus(found, true) : opened}
        chosen={chosen}
        onOpened={setOpened}
        onChosen={may('deleteBatch') ? setChosen : undefined}
        actionsOf={useMenuActions(setOpen, (row) => void remove([row]))}
      />
      {open?.kind === 'add' && <PermissionForm rows={rows} initial={open.initial} onClose={close} />}
      {open?.kind === 'edit' && <PermissionForm rows={rows} id={open.row.id} onClose={close} />}
      {open?.kind === 'detail' && (
        <EntityDetail entity={sysPermission} cells={detailCells} id={open.row.id} onClose={close} />
      )}
      {open?.kind === 'rules' && <DataRules menu={open.row} onClose={close} />}
    </section>
  );
}

interface MenuToolsProps {
  readonly side: Side;
  readonly isAllOpen: boolean;
  readonly onAdd: () => void;
  readonly onSide: (side: Side) => void;
  /** Expands or collapses all; undefined during a search. */
  readonly onFold: (() => void) | undefined;
}

function MenuTools({ side, isAllOpen, onAdd, onSide, onFold }: MenuToolsProps) {
  const may = useRights(sysPermission);
  return (
    <>
      {may('add') && (
        <Button type="primary" icon={<PlusOutlined aria-hidden />} onClick={onAdd}>
          {text.common.add}
        </Button>
      )}
      <Segmented<Side>
        aria-label={sysPermission.fields.side.label}
        value={side}
        options={(Object.keys(permissionTexts.sides) as Side[]).map((value) => ({
          value,
          label: permissionTexts.sides[value],
        }))}
        onChange={onSide}
      />
      <Button disabled={!onFold} onClick={() => onFold?.()}>
        {isAllOpen ? permissionTexts.collapseAll : permissionTexts.expandAll}
      </Button>
      <TreeRepairButton />
    </>
  );
}

/** Deletes entries after a confirmation that lists their descendants. */
function useMenuRemoval(onDone: () => void): (rows: readonly MenuRow[]) => Promise<void> {
  const client = useQueryClient();
  return async (rows) => {
    const ids = rows.map((row) => row.id);
    try {
      const uses = await call(permissionUses, { ids: ids.join(',') });
      const question = [
        permissionTexts.deleteAsk(permissionTexts.names(rows.map((row) => row.name))),
        permissionTexts.deleteWith(uses.menus, uses.buttons, uses.rules),
        permissionTexts.deleteRoles(uses.roles),
      ].join('');
      if (!(await tell.confirm({ title: text.list.batchDelete.title, text: question, danger: true }))) return;
      const [first] = ids;
      const answer =
        ids.length === 1 && first !== undefined
          ? await removeRow(sysPermission, first)
          : await removeRows(sysPermission, ids);
      tell.success(answer.message);
      onDone();
    } catch (error) {
      ignoreReported(error);
    } finally {
      await client.invalidateQueries({ queryKey: [sysPermission.name] });
    }
  };
}

/** Actions on an entry. */
function useMenuActions(onOpen: (open: Open) => void, onRemove: (row: MenuRow) => void): (row: MenuRow) => RowAction[] {
  const may = useRights(sysPermission);
  return (row) => {
    const isButton = row.menuType === menuTypes.button;
    const isPage = !isButton && row.component !== 'layouts/RouteView';
    const initial = {
      menuType: isPage ? menuTypes.button : menuTypes.page,
      parentId: row.id,
      sortNo: (row.children?.length ?? 0) + 1,
    };
    return offeredActions(
      may('edit') && editAction(() => onOpen({ kind: 'edit', row })),
      isPage && { key: 'rules', label: permissionTexts.rules, run: () => onOpen({ kind: 'rules', row }) },
      may('add') &&
        !isButton && {
          key: 'below',
          label: permissionTexts.addBelow,
          isSecondary: true,
          run: () => onOpen({ kind: 'add', initial }),
        },
      { key: 'detail', label: text.common.detail, isSecondary: true, run: () => onOpen({ kind: 'detail', row }) },
      may('delete') && {
        key: 'delete',
        label: text.common.delete,
        danger: true,
        isSecondary: true,
        run: () => onRemove(row),
      },
    );
  };
}

interface MenuTableProps extends MenuRowsProps {
  readonly menus: ReturnType<typeof useMenus>;
  readonly keyword: string;
}

function MenuTable({ menus, keyword, ...shown }: MenuTableProps) {
  if (menus.isPending) return <Skeleton active title={false} paragraph={{ rows: 11 }} style={{ padding: 20 }} />;
  if (menus.isError) {
    return <LoadError title={permissionTexts.readFailed} error={menus.error} onRetry={menus.refetch} />;
  }
  if (shown.found.length === 0) {
    return (
      <StateView title={keyword === '' ? text.listPage.empty(sysPermission.title) : permissionTexts.noMatch(keyword)} />
    );
  }
  return <MenuRows {...shown} />;
}
