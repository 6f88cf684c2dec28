import type { Page } from '@campus/contract/kit';
import { text } from '@campus/contract/messages';
import { pickerPaging } from '@campus/contract/rules';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { request } from '../../request/client.ts';
import { Ellipsis } from '../ellipsis.tsx';
import { ChosenRows } from './chosen-rows.tsx';
import { PickerDialog } from './picker-dialog.tsx';
import { PickerTable, type PickerTableColumn } from './picker-table.tsx';
import { RecentRows } from './recent-rows.tsx';
import { type PickerCondition, type RowConditions, RowSearch } from './row-search.tsx';
import { useChoice } from './use-choice.ts';
import { usePagedChoice } from './use-paged-choice.ts';

/** A row, as returned by a list call. */
export interface PickerRow {
  readonly id: string;
  readonly [name: string]: unknown;
}
export interface PickerColumn {
  readonly key: string;
  readonly title: string;
  readonly width?: number;
  readonly render?: (row: PickerRow) => ReactNode;
}
export interface RowPickerProps {
  /** Name of the rows, e.g. 用户. */
  readonly name: string;
  readonly listPath: string;
  /** Sent with each request. */
  readonly query?: Readonly<Record<string, unknown>> | undefined;
  readonly columns: readonly PickerColumn[];
  readonly search: readonly PickerCondition[];
  /** Further conditions, behind 展开. */
  readonly more?: readonly PickerCondition[] | undefined;
  readonly chosen: readonly PickerRow[];
  readonly multiple: boolean;
  readonly width?: number | undefined;
  /** Longer cells are truncated with an ellipsis; -1 shows them whole. */
  readonly ellipsisLength?: number | undefined;
  readonly onClose: () => void;
  readonly onChoose: (rows: readonly PickerRow[]) => void;
}

const defaultWidth = 900;
const defaultEllipsis = 12;
const columnWidth = 140;

const formatCell = (value: unknown): string => String(value ?? '') || text.listPage.emptyCell;

/** The rows of these ids, without a notice when they cannot be read. */
async function loadRows(path: string, query: RowPickerProps['query'], ids: readonly string[], signal: AbortSignal) {
  // The trailing comma makes a single id a list.
  const known = { ...query, id: `${ids.join(',')},`, pageNo: 1, pageSize: ids.length };
  const { records } = await request<Page<PickerRow>>({ method: 'GET', path, query: known, signal, silent: true });
  return records.filter(({ id }) => ids.includes(id));
}

/** Rows of any list, selected in a dialog: results on the left, selection on the right. */
export function RowPicker(props: RowPickerProps) {
  const { name, listPath, query = {}, columns, search, more = [], multiple, onClose, onChoose } = props;
  const { width = defaultWidth, ellipsisLength = defaultEllipsis } = props;
  const choice = useChoice(multiple, props.chosen);
  const { asked, search: ask, controls } = usePagedChoice({ words: {} as RowConditions, paging: pickerPaging });
  const parameters = { ...query, ...asked.words, pageNo: asked.pageNo, pageSize: asked.pageSize };
  const page = useQuery({
    queryKey: [listPath, 'picker', parameters],
    queryFn: ({ signal }) => request<Page<PickerRow>>({ method: 'GET', path: listPath, query: parameters, signal }),
    placeholderData: keepPreviousData,
  });
  const isNarrowed = Object.values(asked.words).some((word) => word !== '');
  const first = columns[0]?.key ?? 'id';
  const getName = (row: PickerRow): string => String(row[`${first}_dictText`] ?? row[first] ?? row.id);
  const cell = ({ key, render }: PickerColumn, row: PickerRow) =>
    render?.(row) ?? (
      <Ellipsis length={ellipsisLength} mark="…" text={formatCell(row[`${key}_dictText`] ?? row[key])} />
    );
  const found = columns.map(
    (column): PickerTableColumn<PickerRow> => ({
      key: column.key,
      title: column.title,
      width: column.width ?? columnWidth,
      render: (_value: unknown, row: PickerRow) => cell(column, row),
    }),
  );

  return (
    <PickerDialog
      title={text.biz.title(name)}
      width={width}
      kind={listPath}
      chosen={choice.picked}
      onClose={onClose}
      onOk={() => onChoose(choice.picked)}
    >
      <div className="picker-two" data-widget="row-picker">
        <div>
          <RowSearch search={search} more={more} onSearch={ask} />
          <RecentRows
            kind={listPath}
            load={(ids, signal) => loadRows(listPath, query, ids, signal)}
            choice={choice}
            nameOf={getName}
          />
          <PickerTable<PickerRow>
            columns={found}
            rows={page.data?.records ?? []}
            page={page}
            choice={choice}
            nameOf={getName}
            empty={isNarrowed ? text.popup.noData : text.common.noData}
            {...controls<PickerRow>(page.data?.total)}
          />
        </div>
        <ChosenRows name={name} choice={choice} shown={(row) => columns[0] && cell(columns[0], row)} />
      </div>
    </PickerDialog>
  );
}
