import { type AnyEntity, findField, type Page } from '@campus/contract/kit';
import { useQuery } from '@tanstack/react-query';
import { Skeleton } from 'antd';
import { type ComponentType, type ReactNode, useState } from 'react';
import type { RequestFailed } from '../../request/request-failed.ts';
import { StateView } from '../../widgets/state-view.tsx';
import { readPage } from '../call/entity-calls.ts';
import { EntityDetail } from '../detail/entity-detail.tsx';
import { LoadError } from '../detail/load-error.tsx';
import type { ColumnName, RowData } from '../field/row.ts';
import { listColumns } from './list-columns.tsx';
import { type PlainColumn, PlainTable } from './plain-table.tsx';

const pageSize = 10;
const timeKinds: readonly string[] = ['date', 'dateTime'];

interface LinkedRowsProps<E extends AnyEntity> {
  readonly entity: E;
  /** The record whose rows are shown, e.g. `{ employId }`. */
  readonly of: Readonly<Record<string, string>>;
  /** Columns of the entity; the first opens the row. */
  readonly columns: readonly [ColumnName<E>, ...ColumnName<E>[]];
  readonly empty: string;
  /** One of several lists of a tab: without rows it takes a line. */
  readonly isPart?: boolean;
  /** Shows the opened row; default: the detail of the definition. */
  readonly Drawer?: ComponentType<{ id: string; onClose: () => void }>;
  readonly operations?: { readonly width: number; readonly of: (row: RowData) => ReactNode } | undefined;
}

/** Rows of an entity in a tab of the record they belong to: in the order of their list, without its search. */
export function LinkedRows<E extends AnyEntity>({ Drawer, ...rows }: LinkedRowsProps<E>) {
  const [opened, setOpened] = useState<string>();
  return (
    <>
      <Rows {...rows} onOpen={({ id }) => setOpened(id)} />
      {opened &&
        (Drawer ? (
          <Drawer id={opened} onClose={() => setOpened(undefined)} />
        ) : (
          <EntityDetail entity={rows.entity} id={opened} onClose={() => setOpened(undefined)} />
        ))}
    </>
  );
}

type RowsProps<E extends AnyEntity> = Omit<LinkedRowsProps<E>, 'Drawer'> & { readonly onOpen: (row: RowData) => void };
function Rows<E extends AnyEntity>({ entity, of, columns, empty, isPart = false, operations, onOpen }: RowsProps<E>) {
  const [pageNo, setPageNo] = useState(1);
  const query = { ...of, pageNo, pageSize };
  const { data, error, isFetching, refetch } = useQuery<Page<RowData>, RequestFailed>({
    queryKey: [entity.name, 'list', 'linked', query],
    queryFn: ({ signal }) => readPage<RowData>(entity.path, query, signal),
    placeholderData: (before) => before,
  });
  if (error && !data) return <LoadError error={error} onRetry={refetch} />;
  if (!data) return <Skeleton active paragraph={{ rows: 4 }} />;
  if (data.total === 0) return isPart ? <p className="muted">{empty}</p> : <StateView title={empty} />;
  return (
    <PlainTable<RowData>
      size="small"
      columns={tableColumns(entity, columns, onOpen)}
      rows={data.records}
      total={data.total}
      isLoading={isFetching}
      {...(data.total > pageSize && { page: { pageNo, pageSize }, onPage: (page) => setPageNo(page.pageNo) })}
      state={entity.workflow?.column}
      operations={operations}
    />
  );
}

function tableColumns<E extends AnyEntity>(
  entity: E,
  names: LinkedRowsProps<E>['columns'],
  onOpen: (row: RowData) => void,
): readonly [PlainColumn<RowData>, ...PlainColumn<RowData>[]] {
  const named: AnyEntity = { ...entity, display: names[0], list: names, hidden: [], computedColumns: [] };
  // Several dates of a card say nothing without their titles.
  const isTime = (name: string) => timeKinds.includes(findField(entity, name)?.kind ?? '');
  const [first, ...others] = listColumns(named, { onOpen }).map(
    ({ name, label, width, least, rank, isRight, cell }) => ({
      name,
      title: label,
      width,
      least,
      rank,
      cell,
      ...(isRight && { align: 'right' as const }),
      ...((isRight || isTime(name)) && { isFigure: true }),
    }),
  );
  if (!first) throw new TypeError(`${entity.name} has no column ${names.join()}`);
  return [first, ...others];
}
