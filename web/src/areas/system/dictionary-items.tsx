import { PlusOutlined } from '@ant-design/icons';
import { text } from '@campus/contract/messages';
import { listPaging, type Paging, totalText } from '@campus/contract/rules';
import { dictTexts, type sysDict, sysDictItem } from '@campus/contract/system';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Button, Drawer, Input, Pagination } from 'antd';
import { useState } from 'react';
import { useRights } from '../../kit/call/caller.ts';
import { readPage } from '../../kit/call/entity-calls.ts';
import { EntityForm } from '../../kit/form/entity-form.tsx';
import { FormNotice } from '../../kit/form/form-dialog.tsx';
import '../../kit/list/list.css';
import type { EntityRow, RowData } from '../../kit/field/row.ts';
import { deleteAction, editAction, offeredActions, type RowAction } from '../../kit/list/row-actions.tsx';
import { useOrder } from '../../kit/list/use-order.ts';
import { useRemoval } from '../../kit/list/use-row-actions.ts';
import type { RequestFailed } from '../../request/request-failed.ts';
import { useIsMobile } from '../../theme/use-media.ts';
import { DictSelect } from '../../widgets/selects/dict-select.tsx';
import { DictionaryItemTable, FixedItems } from './dictionary-item-table.tsx';
import { SelectionDelete } from './selection-delete.tsx';
import { usePagedSearch } from './use-paged-search.ts';
import '../../kit/list/list-tools.css';
import './dialog-list.css';
import './dictionary.css';

const { fields } = sysDictItem;

function useItems(dictId: string, paging: Paging, keyword: string, status: string) {
  const query = {
    ...paging,
    ...(keyword !== '' && { itemText: `*${keyword}*` }),
    ...(status !== '' && { status }),
  };
  return useQuery<Awaited<ReturnType<typeof readPage<RowData>>>, RequestFailed>({
    queryKey: [sysDictItem.name, 'of', dictId, query],
    queryFn: ({ signal }) => readPage<RowData>(sysDictItem.path, { ...query, dictId }, signal),
    placeholderData: keepPreviousData,
  });
}

/** The search of the items. A position says nothing while only some of the items are listed. */
function useItemSearch() {
  const { paging, keyword, search, toFirstPage, turn } = usePagedSearch();
  const [status, setStatus] = useState('');
  const filter = (value: string) => {
    setStatus(value);
    toFirstPage();
  };
  return { paging, keyword, status, isWhole: keyword === '' && status === '', search, filter, turn };
}

/** The actions of an item: it can be moved unless only some of the items are listed. */
function useItemActions(dictId: string, isWhole: boolean, mayDelete: boolean, onEdit: (id: string) => void) {
  const mayEdit = useRights(sysDictItem)('edit');
  const removal = useRemoval(sysDictItem);
  const order = useOrder(sysDictItem);
  const getActions = (row: RowData): RowAction[] =>
    offeredActions(
      mayEdit && editAction(() => onEdit(row.id)),
      ...(mayEdit && isWhole ? order.actionsOf({ ...row, dictId }) : []),
      mayDelete && deleteAction(text.list.delete.confirm, () => removal.one(row.id)),
    );
  return { getActions, removeMany: removal.many };
}

interface DictionaryItemsProps {
  readonly dictionary: EntityRow<typeof sysDict>;
  readonly onClose: () => void;
}

/** Items of a dictionary, paginated, because there may be thousands. */
export function DictionaryItems({ dictionary, onClose }: DictionaryItemsProps) {
  const isMobile = useIsMobile();
  const isFixed = Number(dictionary.fixed) === 1;
  const may = useRights(sysDictItem);
  const { paging, keyword, status, isWhole, search, filter, turn } = useItemSearch();
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const [open, setOpen] = useState<{ readonly id?: string }>();
  const items = useItems(dictionary.id, paging, keyword, status);
  const mayDelete = may('delete') && !isFixed;
  const { getActions, removeMany } = useItemActions(dictionary.id, isWhole, mayDelete, (id) => setOpen({ id }));
  const removeChosen = async () => {
    if (await removeMany(chosen)) setChosen([]);
  };
  return (
    <Drawer
      open
      className="dialog-list dict-items"
      title={dictTexts.items(dictionary.dictName)}
      size={isMobile ? '100%' : 760}
      onClose={onClose}
    >
      {isFixed && <FormNotice tone="info">{dictTexts.fixedHint}</FormNotice>}
      <div className="list-tools">
        {chosen.length > 0 ? (
          <SelectionDelete count={chosen.length} onClear={() => setChosen([])} onDelete={() => void removeChosen()} />
        ) : (
          may('add') && !isFixed && <AddItem onAdd={() => setOpen({})} />
        )}
        <span className="grow" />
        <ItemSearch status={status} onStatus={filter} onSearch={search} />
      </div>
      <FixedItems value={isFixed}>
        <DictionaryItemTable
          items={items}
          page={paging}
          chosen={chosen}
          actionsOf={getActions}
          onChosen={mayDelete && may('deleteBatch') ? setChosen : undefined}
        />
      </FixedItems>
      <ItemPages paging={paging} total={items.data?.total ?? 0} onTurn={turn} />
      {open && (
        <EntityForm
          entity={sysDictItem}
          id={open.id}
          initial={{ dictId: dictionary.id }}
          isHidden={(name) => name === 'dictId'}
          onClose={() => setOpen(undefined)}
        />
      )}
    </Drawer>
  );
}

const AddItem = ({ onAdd }: { readonly onAdd: () => void }) => (
  <Button type="primary" icon={<PlusOutlined aria-hidden />} onClick={onAdd}>
    {text.common.add}
  </Button>
);

interface ItemPagesProps {
  readonly paging: Paging;
  readonly total: number;
  readonly onTurn: (pageNo: number, pageSize: number) => void;
}

function ItemPages({ paging, total, onTurn }: ItemPagesProps) {
  const isMobile = useIsMobile();
  if (total === 0) return null;
  return (
    <Pagination
      size="small"
      current={paging.pageNo}
      pageSize={paging.pageSize}
      total={total}
      pageSizeOptions={[...listPaging.options]}
      showSizeChanger={!isMobile}
      showQuickJumper={!isMobile}
      showTotal={totalText}
      onChange={onTurn}
    />
  );
}

interface ItemSearchProps {
  readonly status: string;
  readonly onStatus: (status: string) => void;
  readonly onSearch: (keyword: string) => void;
}

const ItemSearch = ({ status, onStatus, onSearch }: ItemSearchProps) => (
  <>
    <span className="dict-item-state">
      <DictSelect
        as="list"
        aria-label={dictTexts.state}
        placeholder={dictTexts.state}
        dict={fields.status.dict ?? ''}
        value={status}
        onChange={onStatus}
      />
    </span>
    <Input.Search
      allowClear
      aria-label={text.list.query.fuzzy(fields.itemText.label)}
      placeholder={text.list.query.fuzzy(fields.itemText.label)}
      onSearch={onSearch}
    />
  </>
);
