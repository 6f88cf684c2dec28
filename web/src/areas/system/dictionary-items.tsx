import { PlusOutlined } from '@ant-design/icons';
import { text } from '@campus/contract/messages';
import { listPaging, totalText } from '@campus/contract/rules';
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
import { SelectionCount } from '../../kit/list/list-tools.tsx';
import type { RowAction } from '../../kit/list/row-actions.tsx';
import { useOrder } from '../../kit/list/use-order.ts';
import { useRemoval } from '../../kit/list/use-row-actions.ts';
import type { RequestFailed } from '../../request/request-failed.ts';
import { useIsMobile } from '../../theme/use-media.ts';
import { DictSelect } from '../../widgets/selects/dict-select.tsx';
import { DictionaryItemTable, FixedItems } from './dictionary-item-table.tsx';
import './dialog-list.css';
import './dictionary.css';

const { fields } = sysDictItem;
const firstPage: { readonly pageNo: number; readonly pageSize: number } = { pageNo: 1, pageSize: 10 };

function useItems(dictId: string, query: Readonly<Record<string, unknown>>) {
  return useQuery<Awaited<ReturnType<typeof readPage<RowData>>>, RequestFailed>({
    queryKey: [sysDictItem.name, 'of', dictId, query],
    queryFn: ({ signal }) => readPage<RowData>(sysDictItem.path, { ...query, dictId }, signal),
    placeholderData: keepPreviousData,
  });
}

/** Items of a dictionary, paginated, because there may be thousands. */
export function DictionaryItems({
  dictionary,
  onClose,
}: {
  dictionary: EntityRow<typeof sysDict>;
  onClose: () => void;
}) {
  const isMobile = useIsMobile();
  const isFixed = Number(dictionary.fixed) === 1;
  const may = useRights(sysDictItem);
  const [paging, setPaging] = useState(firstPage);
  const [keyword, setKeyword] = useState('');
  const [status, setStatus] = useState('');
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const [open, setOpen] = useState<{ readonly id?: string }>();
  const removal = useRemoval(sysDictItem);
  const order = useOrder(sysDictItem);
  // Among some of the items, a position says nothing.
  const isWhole = keyword === '' && status === '';
  const items = useItems(dictionary.id, {
    ...paging,
    ...(keyword !== '' && { itemText: `*${keyword}*` }),
    ...(status !== '' && { status }),
  });
  const total = items.data?.total ?? 0;
  const mayDelete = may('delete') && !isFixed;
  const getActions = (row: RowData): RowAction[] => [
    ...(may('edit') ? [{ key: 'edit', label: text.common.edit, run: () => setOpen({ id: row.id }) }] : []),
    ...(may('edit') && isWhole ? order.actionsOf({ ...row, dictId: dictionary.id }) : []),
    ...(mayDelete
      ? [
          {
            key: 'delete',
            label: text.common.delete,
            danger: true,
            isSecondary: true,
            confirm: text.list.delete.confirm,
            run: () => removal.one(row.id),
          },
        ]
      : []),
  ];
  const removeChosen = async () => {
    if (await removal.many(chosen)) setChosen([]);
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
          <>
            <SelectionCount count={chosen.length} onClear={() => setChosen([])} />
            <Button danger onClick={() => void removeChosen()}>
              {text.listPage.batchStep(text.common.delete)}
            </Button>
          </>
        ) : (
          may('add') &&
          !isFixed && (
            <Button type="primary" icon={<PlusOutlined aria-hidden />} onClick={() => setOpen({})}>
              {text.common.add}
            </Button>
          )
        )}
        <span className="grow" />
        <span className="dict-item-state">
          <DictSelect
            as="list"
            aria-label={dictTexts.state}
            placeholder={dictTexts.state}
            dict={fields.status.dict ?? ''}
            value={status}
            onChange={(value) => {
              setStatus(value);
              setPaging(firstPage);
            }}
          />
        </span>
        <Input.Search
          allowClear
          aria-label={text.list.query.fuzzy(fields.itemText.label)}
          placeholder={text.list.query.fuzzy(fields.itemText.label)}
          onSearch={(value) => {
            setKeyword(value.trim());
            setPaging(firstPage);
          }}
        />
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
      {total > 0 && (
        <Pagination
          size="small"
          current={paging.pageNo}
          pageSize={paging.pageSize}
          total={total}
          pageSizeOptions={[...listPaging.options]}
          showSizeChanger={!isMobile}
          showQuickJumper={!isMobile}
          showTotal={totalText}
          onChange={(pageNo, pageSize) => setPaging({ pageNo: pageSize === paging.pageSize ? pageNo : 1, pageSize })}
        />
      )}
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
