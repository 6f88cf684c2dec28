import { text } from '@campus/contract/messages';
import { firstPage } from '@campus/contract/rules';
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
import { measureActionColumn, type RowAction, RowActions } from '../../kit/list/row-actions.tsx';
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

/** Page, selection and actions of a recycle bin; an action is undefined without permission. */
function useBin<Row extends DeletedRow>({ name, words, nameOf, restore, purge }: RecycleBinProps<Row>) {
  const send = useMutate(name);
  const [page, setPage] = useState(firstPage);
  const [chosen, setChosen] = useState<readonly Row[]>([]);
  const run = async (act: RowsAction, rows: readonly Row[]) => {
    if (!(await send(() => act(rows.map(({ id }) => id))))) return;
    setChosen([]);
    setPage(firstPage);
  };
  const bringBack = restore && ((rows: readonly Row[]) => void run(restore, rows));
  const ask = async (act: RowsAction, rows: readonly Row[]) => {
    const question = words.purgeAsk(`“${rows.map(nameOf).join('”、“')}”`);
    if (await tell.confirm({ title: words.purge, text: question, danger: true })) await run(act, rows);
  };
  const remove = purge && ((rows: readonly Row[]) => void ask(purge, rows));
  const getActions = (row: Row): RowAction[] => [
    ...(bringBack ? [{ key: 'back', label: words.back, run: () => bringBack([row]) }] : []),
    ...(remove ? [{ key: 'purge', label: words.purge, danger: true, run: () => remove([row]) }] : []),
  ];
  return { page, setPage, chosen, setChosen, bringBack, remove, getActions };
}

/** 回收站: restores deleted rows or purges them. */
export function RecycleBin<Row extends DeletedRow>(props: RecycleBinProps<Row>) {
  const { name, words, read, onClose } = props;
  const isMobile = useIsMobile();
  const bin = useBin(props);
  const { chosen, setChosen, bringBack, remove } = bin;
  const deleted = useQuery({ queryKey: [name, 'bin'], queryFn: ({ signal }) => read(signal) });
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
          {bringBack && <Button onClick={() => bringBack(chosen)}>{words.back}</Button>}
          {remove && (
            <Button danger onClick={() => remove(chosen)}>
              {words.purge}
            </Button>
          )}
        </div>
      )}
      {deleted.isPending ? (
        <Skeleton active title={false} paragraph={{ rows: 5 }} />
      ) : deleted.isError ? (
        <LoadError error={deleted.error} onRetry={deleted.refetch} />
      ) : deleted.data.length === 0 ? (
        <StateView title={words.binEmpty} />
      ) : (
        <DeletedRows {...props} bin={bin} rows={deleted.data} />
      )}
    </Modal>
  );
}

interface DeletedRowsProps<Row extends DeletedRow> extends Pick<RecycleBinProps<Row>, 'words' | 'nameOf' | 'columns'> {
  readonly bin: ReturnType<typeof useBin<Row>>;
  readonly rows: readonly Row[];
}

function DeletedRows<Row extends DeletedRow>({ words, nameOf, columns, bin, rows }: DeletedRowsProps<Row>) {
  const { page, getActions } = bin;
  const deletedAt: PlainColumn<Row> = {
    name: 'deleted',
    title: words.deletedAt,
    width: 170,
    rank: 1,
    isFigure: true,
    cell: ({ updateTime }) => updateTime ?? <Empty />,
  };
  return (
    <PlainTable<Row>
      size="small"
      columns={[...columns, deletedAt]}
      rows={rows.slice((page.pageNo - 1) * page.pageSize, page.pageNo * page.pageSize)}
      isLoading={false}
      page={page}
      total={rows.length}
      onPage={bin.setPage}
      operations={
        bin.bringBack || bin.remove
          ? {
              width: measureActionColumn(rows, getActions),
              of: (row) => <RowActions actions={getActions(row)} />,
            }
          : undefined
      }
      selection={{
        ids: bin.chosen.map(({ id }) => id),
        nameOf,
        set: (ids) => bin.setChosen(rows.filter(({ id }) => ids.includes(id))),
      }}
    />
  );
}
