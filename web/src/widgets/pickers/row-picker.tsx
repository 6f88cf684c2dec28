import { text } from '@campus/contract/messages';
import { pickerPaging } from '@campus/contract/rules';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Table, type TableColumnsType } from 'antd';
import { type ReactNode, useState } from 'react';
import { request } from '../../request/client.ts';
import { Ellipsis } from '../ellipsis.tsx';
import { Modal } from '../modal.tsx';
import { isRenewing, NoRows } from '../no-rows.tsx';
import { type PickerCondition, RowSearch, type RowWords } from './row-search.tsx';
import { choiceBoxes, tickedRows, usePagedChoice } from './use-paged-choice.ts';
import './pickers.css';

/** A row as a list call answers it. */
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
  /** What is chosen, e.g. 用户. */
  readonly name: string;
  readonly listPath: string;
  /** Sent with every request. */
  readonly query?: Readonly<Record<string, unknown>> | undefined;
  readonly columns: readonly PickerColumn[];
  readonly search: readonly PickerCondition[];
  /** Further conditions, behind 展开. */
  readonly more?: readonly PickerCondition[] | undefined;
  readonly chosen: readonly PickerRow[];
  readonly multiple: boolean;
  readonly width?: number | undefined;
  /** Cells longer than this end with an ellipsis; -1 shows them whole. */
  readonly ellipsisLength?: number | undefined;
  readonly onClose: () => void;
  readonly onChoose: (rows: readonly PickerRow[]) => void;
}

const usualWidth = 900; // (S)
const usualEllipsis = 12; // (S)
const columnWidth = 140;

const shownOf = (value: unknown): string => String(value ?? '') || text.listPage.emptyCell;

/** Rows of any list, chosen in a dialog: what is found on the left, what is chosen on the right (widgets 13). */
export function RowPicker(props: RowPickerProps) {
  const { name, listPath, query = {}, columns, search, more = [], multiple, onClose, onChoose } = props;
  const { width = usualWidth, ellipsisLength = usualEllipsis } = props;
  const [changed, setPicked] = useState<readonly PickerRow[]>();
  const picked = changed ?? props.chosen;
  const { asked, search: ask, controls } = usePagedChoice({ words: {} as RowWords, paging: pickerPaging });
  const parameters = { ...query, ...asked.words, pageNo: asked.pageNo, pageSize: asked.pageSize };
  const page = useQuery({
    queryKey: [listPath, 'picker', parameters],
    queryFn: ({ signal }) =>
      request<{ records: readonly PickerRow[]; total: number }>({
        method: 'GET',
        path: listPath,
        query: parameters,
        signal,
      }),
    placeholderData: keepPreviousData,
  });
  const isNarrowed = Object.values(asked.words).some((word) => word !== '');
  const found: TableColumnsType<PickerRow> = columns.map(({ key, title, width: ownWidth = columnWidth, render }) => ({
    key,
    title,
    width: ownWidth,
    render: (_value: unknown, row: PickerRow) =>
      render?.(row) ?? <Ellipsis length={ellipsisLength} mark="…" text={shownOf(row[`${key}_dictText`] ?? row[key])} />,
  }));
  const toggle = (row: PickerRow) => {
    const has = picked.some((one) => one.id === row.id);
    if (!multiple) return setPicked([row]);
    setPicked(has ? picked.filter((one) => one.id !== row.id) : [...picked, row]);
  };

  return (
    <Modal
      open
      centered
      title={text.biz.title(name)}
      width={width}
      mask={{ closable: false }}
      cancelText={text.common.close}
      onCancel={onClose}
      onOk={() => onChoose(picked)}
    >
      <div className="picker-two" data-widget="row-picker">
        <div>
          <RowSearch search={search} more={more} onSearch={ask} />
          <Table<PickerRow>
            size="small"
            rowKey="id"
            columns={found}
            scroll={{ x: columns.reduce((sum, column) => sum + (column.width ?? columnWidth), 48) }}
            dataSource={[...(page.data?.records ?? [])]}
            loading={isRenewing(page)}
            locale={{ emptyText: <NoRows page={page}>{isNarrowed ? text.popup.noData : text.common.noData}</NoRows> }}
            onRow={(row) => ({ onClick: () => toggle(row), style: { cursor: 'pointer' } })}
            rowSelection={{
              ...choiceBoxes<PickerRow>(multiple, (row) => String(row[columns[0]?.key ?? 'id'] ?? row.id)),
              ...tickedRows(picked, setPicked),
            }}
            {...controls<PickerRow>(page.data?.total)}
          />
        </div>
        <Table<PickerRow>
          size="small"
          rowKey="id"
          pagination={false}
          scroll={{ y: 320 }}
          locale={{ emptyText: text.biz.nothingChosen }}
          columns={[
            ...found.slice(0, 1).map((column) => ({ ...column, title: text.biz.selected(name) })),
            {
              key: 'remove',
              width: 64,
              title: text.common.operation,
              render: (_value: unknown, row: PickerRow) => (
                <button
                  type="button"
                  className="link-button"
                  onClick={() => setPicked(picked.filter((one) => one.id !== row.id))}
                >
                  {text.biz.remove}
                </button>
              ),
            },
          ]}
          dataSource={[...picked]}
        />
      </div>
    </Modal>
  );
}
