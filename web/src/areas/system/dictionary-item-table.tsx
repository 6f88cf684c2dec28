import type { Page } from '@campus/contract/kit';
import { text } from '@campus/contract/messages';
import type { Paging } from '@campus/contract/rules';
import { dictTexts, sysDictItem } from '@campus/contract/system';
import type { UseQueryResult } from '@tanstack/react-query';
import { Skeleton } from 'antd';
import { createContext, useContext } from 'react';
import { useRights } from '../../kit/call/caller.ts';
import { LoadError } from '../../kit/detail/load-error.tsx';
import { Empty } from '../../kit/field/field-cells.tsx';
import { asText, findText, type RowData } from '../../kit/field/row.ts';
import { EnabledSwitch } from '../../kit/list/enabled-switch.tsx';
import { type PlainColumn, PlainTable } from '../../kit/list/plain-table.tsx';
import { getOperations, type RowAction } from '../../kit/list/row-actions.tsx';
import type { RequestFailed } from '../../request/request-failed.ts';
import { StateView } from '../../widgets/state-view.tsx';
import { StatusDot } from '../../widgets/status.tsx';
import './dictionary.css';

const { fields } = sysDictItem;
const columns: readonly [PlainColumn<RowData>, ...PlainColumn<RowData>[]] = [
  {
    name: 'itemText',
    title: fields.itemText.label,
    width: 200,
    least: 120,
    rank: 0,
    cell: (row) => <span title={asText(row.itemText)}>{asText(row.itemText)}</span>,
  },
  {
    name: 'itemValue',
    title: fields.itemValue.label,
    width: 140,
    least: 90,
    rank: 1,
    cell: (row) => <span title={asText(row.itemValue)}>{asText(row.itemValue)}</span>,
  },
  {
    name: 'itemColor',
    title: fields.itemColor.label,
    width: 110,
    rank: 3,
    cell: (row) => (row.itemColor ? <Colour value={asText(row.itemColor)} /> : <Empty />),
  },
  {
    name: 'sortOrder',
    title: dictTexts.order,
    width: 72,
    align: 'right',
    rank: 4,
    isFigure: true,
    cell: (row) => asText(row.sortOrder),
  },
  {
    name: 'status',
    title: dictTexts.state,
    width: 84,
    rank: 2,
    cell: (row) => <State row={row} />,
  },
];

/** Whether the dictionary's values are fixed. */
export const FixedItems = createContext(false);

interface DictionaryItemTableProps {
  readonly items: UseQueryResult<Page<RowData>, RequestFailed>;
  readonly page: Paging;
  readonly chosen: readonly string[];
  readonly actionsOf: (row: RowData) => RowAction[];
  readonly onChosen: ((ids: readonly string[]) => void) | undefined;
}

/** One page of the items of a dictionary. */
export function DictionaryItemTable({ items, page, chosen, actionsOf, onChosen }: DictionaryItemTableProps) {
  if (items.isPending) return <Skeleton active title={false} paragraph={{ rows: 8 }} />;
  if (items.isError) {
    return <LoadError error={items.error} onRetry={items.refetch} />;
  }
  const rows = items.data.records;
  if (rows.length === 0) return <StateView title={text.listPage.empty(sysDictItem.title)} />;
  return (
    <PlainTable<RowData>
      size="small"
      columns={columns}
      state="status"
      rows={rows}
      isLoading={items.isPlaceholderData}
      page={page}
      operations={getOperations(rows, actionsOf)}
      selection={onChosen && { ids: chosen, nameOf: (row) => asText(row.itemText), set: onChosen }}
    />
  );
}

/** A fixed dictionary keeps its items: the server refuses to switch them off. */
function State({ row }: { row: RowData }) {
  const may = useRights(sysDictItem);
  const isFixed = useContext(FixedItems);
  if (may('edit') && !isFixed) return <EnabledSwitch entity={sysDictItem} row={row} />;
  return <StatusDot tone={Number(row.status) === 1 ? 'done' : 'neutral'}>{findText(row, 'status') ?? ''}</StatusDot>;
}

const Colour = ({ value }: { value: string }) => (
  <span className="colour-cell">
    <span className="colour-dot" style={{ background: value }} aria-hidden />
    {value}
  </span>
);
