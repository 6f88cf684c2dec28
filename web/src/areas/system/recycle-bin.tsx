import { text } from '@campus/contract/messages';
import { useQuery } from '@tanstack/react-query';
import { Button, Skeleton } from 'antd';
import { useState } from 'react';
import { Modal } from '../../widgets/modal.tsx';
import '../../kit/list/list.css';
import { LoadError } from '../../kit/detail/load-error.tsx';
import { Empty } from '../../kit/field/field-cells.tsx';
import { useMutate } from '../../kit/form/use-mutate.ts';
import { SelectionCount } from '../../kit/list/list-tools.tsx';
import { type PlainColumn, PlainTable } from '../../kit/list/plain-table.tsx';
import { measureActions, type RowAction, RowActions } from '../../kit/list/row-actions.tsx';
import { tell } from '../../request/tell.ts';
import { useIsMobile } from '../../theme/use-media.ts';
import { StateView } from '../../widgets/state-view.tsx';
import './dialog-list.css';

type RowsAction = (ids: readonly string[]) => Promise<{ readonly message: string }>;
interface DeletedRow {
  readonly id: string;
  readonly updateTime: string | null;
}
interface RecycleBinProps<Row extends DeletedRow> {
  /** Entity of the rows, whose queries are invalidated after every action. */
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
  /** The first column names the row. */
  readonly columns: readonly [PlainColumn<Row>, ...PlainColumn<Row>[]];
  /** Undefined without permission. */
  readonly restore: RowsAction | undefined;
  readonly purge: RowsAction | undefined;
  readonly onClose: () => void;
}
const first = { pageNo: 1, pageSize: 10 };

/** 回收站: restores deleted rows or purges them. */
export function RecycleBin<Row extends DeletedRow>(props: RecycleBinProps<Row>) {
  const { name, words, read, nameOf, onClose } = props;
  const isMobile = useIsMobile();
  const send = useMutate(name);
  const [page, setPage] = useState(first);
  const [chosen, setChosen] = useState<readonly Row[]>([]);
  const bin = useQuery({ queryKey: [name, 'bin'], queryFn: ({ signal }) => read(signal) });
  const run = async (act: RowsAction, rows: readonly Row[]) => {
    if (!(await send(() => act(rows.map(({ id }) => id))))) return;
    setChosen([]);
    setPage(first);
  };
  const { restore, purge } = props;
  const back = restore && ((rows: readonly Row[]) => void run(restore, rows));
  const away =
    purge &&
    (async (rows: readonly Row[]) => {
      const question = words.purgeAsk(`“${rows.map(nameOf).join('”、“')}”`);
      if (await tell.confirm({ title: words.purge, text: question, danger: true })) await run(purge, rows);
    });
  const getActions = (row: Row): RowAction[] => [
    ...(back ? [{ key: 'back', label: words.back, run: () => back([row]) }] : []),
    ...(away ? [{ key: 'purge', label: words.purge, danger: true, run: () => void away([row]) }] : []),
  ];
  const deleted: PlainColumn<Row> = {
    name: 'deleted',
    title: words.deletedAt,
    width: 170,
    rank: 1,
    isFigure: true,
    cell: ({ updateTime }) => updateTime ?? <Empty />,
  };
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
        <LoadError error={bin.error} onRetry={bin.refetch} />
      ) : bin.data.length === 0 ? (
        <StateView title={words.binEmpty} />
      ) : (
        <PlainTable<Row>
          size="small"
          columns={[...props.columns, deleted]}
          rows={bin.data.slice((page.pageNo - 1) * page.pageSize, page.pageNo * page.pageSize)}
          isLoading={false}
          page={page}
          total={bin.data.length}
          onPage={setPage}
          operations={
            back || away
              ? {
                  width: Math.max(0, ...bin.data.map((row) => measureActions(getActions(row)))),
                  of: (row) => <RowActions actions={getActions(row)} />,
                }
              : undefined
          }
          selection={{
            ids: chosen.map(({ id }) => id),
            nameOf,
            set: (ids) => setChosen(bin.data.filter(({ id }) => ids.includes(id))),
          }}
        />
      )}
    </Modal>
  );
}
