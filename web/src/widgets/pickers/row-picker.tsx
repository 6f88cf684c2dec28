import { text } from '@campus/contract/messages';
import { pickerPaging, totalText } from '@campus/contract/rules';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Button, Input, Modal, Table, type TableColumnsType } from 'antd';
import { type ReactNode, useId, useState } from 'react';
import { request } from '../../request/client.ts';
import { inOrder } from './user-picker.tsx';

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
interface PickerSearch {
  /** Name of the query parameter. */
  readonly key: string;
  readonly label: string;
}
export interface RowPickerProps {
  /** What is chosen, e.g. 用户. */
  readonly name: string;
  readonly listPath: string;
  /** Sent with every request. */
  readonly query?: Readonly<Record<string, unknown>>;
  readonly columns: readonly PickerColumn[];
  /** Conditions; the words are searched for anywhere in the value. */
  readonly search: readonly PickerSearch[];
  readonly chosen: readonly PickerRow[];
  readonly multiple: boolean;
  readonly onClose: () => void;
  readonly onChoose: (rows: readonly PickerRow[]) => void;
}

const ellipsisLength = 12; // (S)
/** A text cut after twelve characters, the whole as tooltip. */
function cut(value: unknown): ReactNode {
  const whole = String(value ?? '');
  const letters = [...whole];
  return letters.length > ellipsisLength ? (
    <span title={whole}>{letters.slice(0, ellipsisLength).join('')}…</span>
  ) : (
    whole
  );
}

/** Rows of any list, chosen in a dialog: what is found on the left, what is chosen on the right. */
export function RowPicker(props: RowPickerProps) {
  const { name, listPath, query = {}, columns, search, multiple, onClose, onChoose } = props;
  const id = useId();
  const [picked, setPicked] = useState(props.chosen);
  const [words, setWords] = useState<Readonly<Record<string, string>>>({});
  const [asked, setAsked] = useState({ words, pageNo: 1, pageSize: pickerPaging.pageSize as number });
  const starred = Object.fromEntries(
    Object.entries(asked.words).flatMap(([key, word]) => (word.trim() === '' ? [] : [[key, `*${word.trim()}*`]])),
  );
  const parameters = { ...query, ...starred, pageNo: asked.pageNo, pageSize: asked.pageSize };
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
  const found: TableColumnsType<PickerRow> = columns.map(({ key, title, width = 140, render }) => ({
    key,
    title,
    width,
    render: (_value: unknown, row: PickerRow) => render?.(row) ?? cut(row[`${key}_dictText`] ?? row[key]),
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
      width={900}
      mask={{ closable: false }}
      cancelText={text.common.close}
      onCancel={onClose}
      onOk={() => onChoose(picked)}
    >
      <div className="picker-two" data-widget="row-picker">
        <div>
          <form
            className="picker-search"
            onSubmit={(event) => {
              event.preventDefault();
              setAsked({ ...asked, words, pageNo: 1 });
            }}
          >
            {search.map(({ key, label }) => (
              <div key={key} className="picker-condition">
                <label htmlFor={`${id}-${key}`}>{label}</label>
                <Input
                  id={`${id}-${key}`}
                  allowClear
                  value={words[key] ?? ''}
                  placeholder={text.biz.queryPlaceholder(label)}
                  onChange={({ target }) => setWords({ ...words, [key]: target.value })}
                />
              </div>
            ))}
            <Button type="primary" htmlType="submit">
              {text.common.query}
            </Button>
            <Button
              onClick={() => {
                setWords({});
                setAsked({ ...asked, words: {}, pageNo: 1 });
              }}
            >
              {text.common.reset}
            </Button>
          </form>
          <Table<PickerRow>
            size="small"
            rowKey="id"
            columns={found}
            scroll={{ x: columns.reduce((sum, column) => sum + (column.width ?? 140), 48) }}
            dataSource={[...(page.data?.records ?? [])]}
            loading={page.isFetching}
            onRow={(row) => ({ onClick: () => toggle(row), style: { cursor: 'pointer' } })}
            rowSelection={{
              type: multiple ? 'checkbox' : 'radio',
              preserveSelectedRowKeys: true,
              getTitleCheckboxProps: () => ({ 'aria-label': text.listPage.chooseAll }) as object,
              getCheckboxProps: (row) =>
                ({ 'aria-label': text.listPage.choose(String(row[columns[0]?.key ?? 'id'] ?? row.id)) }) as object,
              selectedRowKeys: picked.map((row) => row.id),
              onChange: (keys, rows) => setPicked(inOrder(picked, keys.map(String), rows)),
            }}
            pagination={{
              current: asked.pageNo,
              pageSize: asked.pageSize,
              total: page.data?.total ?? 0,
              showSizeChanger: true,
              pageSizeOptions: [...pickerPaging.options],
              showTotal: totalText,
              onChange: (pageNo, pageSize) => setAsked({ ...asked, pageNo, pageSize }),
            }}
          />
        </div>
        <Table<PickerRow>
          size="small"
          rowKey="id"
          pagination={false}
          scroll={{ y: 320 }}
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
