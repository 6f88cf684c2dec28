import { text } from '@campus/contract/messages';
import { useQuery } from '@tanstack/react-query';
import { Button, Skeleton, Table, type TableColumnsType } from 'antd';
import { useState } from 'react';
import { Modal } from '../../widgets/modal.tsx';
import '../../kit/list.css';
import { SelectionCount } from '../../kit/list-tools.tsx';
import { ReadFailed } from '../../kit/read-failed.tsx';
import { RowActions } from '../../kit/row-actions.tsx';
import { useSend } from '../../kit/use-send.ts';
import { tell } from '../../request/tell.ts';
import { useIsMobile } from '../../theme/use-media.ts';
import { StateView } from '../../widgets/state-view.tsx';
import './dialog-list.css';

type Act = (ids: readonly string[]) => Promise<{ readonly message: string }>;
interface RecycleBinProps<Row extends { readonly id: string }> {
  /** The entity whose rows these were: read anew after every act. */
  readonly name: string;
  readonly words: {
    readonly bin: string;
    readonly binEmpty: string;
    readonly deletedAt: string;
    readonly back: string;
    readonly purge: string;
    readonly purgeAsk: (names: string) => string;
  };
  readonly read: (signal: AbortSignal) => Promise<Row[]>;
  readonly nameOf: (row: Row) => string;
  readonly columns: TableColumnsType<Row>;
  /** Undefined where the user may not. */
  readonly restore: Act | undefined;
  readonly purge: Act | undefined;
  readonly onClose: () => void;
}
const pageSize = 10;

/** 回收站: takes deleted rows back, or deletes them for good. */
export function RecycleBin<Row extends { readonly id: string }>(props: RecycleBinProps<Row>) {
  const { name, words, read, nameOf, onClose } = props;
  const isMobile = useIsMobile();
  const send = useSend(name);
  const [chosen, setChosen] = useState<readonly Row[]>([]);
  const bin = useQuery({ queryKey: [name, 'bin'], queryFn: ({ signal }) => read(signal) });
  const run = async (act: Act, rows: readonly Row[]) => {
    if (await send(() => act(rows.map(({ id }) => id)))) setChosen([]);
  };
  const { restore, purge } = props;
  const back = restore && ((rows: readonly Row[]) => void run(restore, rows));
  const away =
    purge &&
    (async (rows: readonly Row[]) => {
      const question = words.purgeAsk(`“${rows.map(nameOf).join('”、“')}”`);
      if (await tell.confirm({ title: words.purge, text: question, danger: true })) await run(purge, rows);
    });
  return (
    <Modal
      open
      className="dialog-list"
      title={words.bin}
      width={isMobile ? '100vw' : 900}
      footer={<Button onClick={onClose}>{text.common.close}</Button>}
      onCancel={onClose}
    >
      {chosen.length > 0 && (
        <div className="list-tools">
          <SelectionCount count={chosen.length} onClear={() => setChosen([])} />
          {back && <Button onClick={() => back(chosen)}>{words.back}</Button>}
          {away && (
            <Button danger onClick={() => void away(chosen)}>
              {words.purge}
            </Button>
          )}
        </div>
      )}
      {bin.isPending ? (
        <Skeleton active title={false} paragraph={{ rows: 5 }} />
      ) : bin.isError ? (
        <ReadFailed error={bin.error} onRetry={bin.refetch} />
      ) : bin.data.length === 0 ? (
        <StateView title={words.binEmpty} />
      ) : (
        <Table<Row>
          className="list-table"
          rowKey="id"
          size="small"
          tableLayout="fixed"
          scroll={{ x: 780 }}
          pagination={bin.data.length > pageSize ? { pageSize, size: 'small', showSizeChanger: false } : false}
          dataSource={bin.data}
          rowSelection={{
            columnWidth: 44,
            selectedRowKeys: chosen.map((row) => row.id),
            getTitleCheckboxProps: () => ({ 'aria-label': text.listPage.chooseAll }) as object,
            getCheckboxProps: (row) => ({ 'aria-label': text.listPage.choose(nameOf(row)) }) as object,
            onChange: (_keys, rows) => setChosen(rows),
          }}
          columns={[
            ...props.columns,
            { dataIndex: 'updateTime', title: words.deletedAt, width: 160 },
            {
              key: 'operations',
              title: text.common.operation,
              width: 160,
              render: (_value, row) => (
                <RowActions
                  actions={[
                    ...(back ? [{ key: 'back', label: words.back, run: () => back([row]) }] : []),
                    ...(away ? [{ key: 'purge', label: words.purge, danger: true, run: () => void away([row]) }] : []),
                  ]}
                />
              ),
            },
          ]}
        />
      )}
    </Modal>
  );
}
