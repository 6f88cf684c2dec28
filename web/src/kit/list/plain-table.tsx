import { text } from '@campus/contract/messages';
import { type Paging, totalText } from '@campus/contract/rules';
import { Checkbox, Pagination, Spin, Table, type TableColumnsType, type TableProps } from 'antd';
import type { ReactNode } from 'react';
import { useIsMobile, useIsPhone } from '../../theme/use-media.ts';
import { type FittedColumn, useFittedColumns } from '../../widgets/use-fitted-columns.ts';
import { isEmpty, narrowEmptyColumns } from './empty-columns.ts';
import './list.css';
import './list-table.css';
import './list-cards.css';
import type { Operations } from './operations.ts';

/** A column of a table without an entity. */
export interface PlainColumn<R> extends FittedColumn {
  readonly title: string;
  readonly align?: 'right';
  readonly cell: (row: R) => ReactNode;
  /** Its values say nothing without the title: a card shows both. */
  readonly isFigure?: boolean;
}
interface PlainRow {
  readonly id: string;
}
interface PlainTableProps<R extends PlainRow> {
  /** The first column names the row. */
  readonly columns: readonly [PlainColumn<R>, ...PlainColumn<R>[]];
  readonly rows: readonly R[];
  readonly isLoading: boolean;
  /** The page of the rows, by which they are numbered. */
  readonly page?: Paging;
  readonly total?: number;
  /** Without it the table has no pagination. */
  readonly onPage?: (page: Paging) => void;
  readonly size?: 'middle' | 'small';
  /** Key of the column shown next to the name in a card. */
  readonly state?: string;
  readonly operations?: Operations<R> | undefined;
  readonly selection?: Selection<R> | undefined;
}
interface Selection<R> {
  readonly ids: readonly string[];
  readonly nameOf: (row: R) => string;
  readonly set: (ids: readonly string[]) => void;
}

/** Table that shows as many untruncated columns as fit; on phones cards. */
export const PlainTable = <R extends PlainRow>(props: PlainTableProps<R>) =>
  useIsPhone() ? <Cards {...props} /> : <Wide {...props} />;

const numberWidth = 60;
const selectionWidth = 44;

const getNumberColumn = <R,>({ pageNo, pageSize }: Paging): TableColumnsType<R>[number] => ({
  title: text.common.rowNo,
  key: 'number',
  width: numberWidth,
  align: 'center',
  render: (_value: unknown, _row: R, at: number) => (pageNo - 1) * pageSize + at + 1,
});
const getOperationColumn = <R extends PlainRow>({ width, of }: Operations<R>): TableColumnsType<R>[number] => ({
  title: text.common.operation,
  key: 'operations',
  width,
  fixed: 'end',
  render: (_value: unknown, row: R) => of(row),
});
const getRowSelection = <R extends PlainRow>({
  ids,
  nameOf,
  set,
}: Selection<R>): NonNullable<TableProps<R>['rowSelection']> => ({
  columnWidth: selectionWidth,
  selectedRowKeys: [...ids],
  preserveSelectedRowKeys: true,
  getTitleCheckboxProps: () => ({ 'aria-label': text.listPage.chooseAll }) as object,
  getCheckboxProps: (row: R) => ({ 'aria-label': text.listPage.choose(nameOf(row)) }) as object,
  onChange: (keys) => set(keys.map(String)),
});

function Wide<R extends PlainRow>(props: PlainTableProps<R>) {
  const { columns, rows, isLoading, page, total = rows.length, onPage, size = 'middle', operations, selection } = props;
  const taken = (page ? numberWidth : 0) + (operations?.width ?? 0) + (selection ? selectionWidth : 0);
  const fitted = useFittedColumns(narrowEmptyColumns<R, PlainColumn<R>>(columns, rows), taken);
  const shown: TableColumnsType<R> = [
    ...(page ? [getNumberColumn<R>(page)] : []),
    ...fitted.columns.map(({ name, title, align, width: columnWidth, cell }) => ({
      title,
      key: name,
      width: columnWidth,
      ...(align && { align }),
      ellipsis: true,
      render: (_value: unknown, row: R) => cell(row),
    })),
    ...(operations ? [getOperationColumn(operations)] : []),
  ];
  return (
    <div ref={fitted.measure}>
      <Table<R>
        className="list-table"
        size={size}
        rowKey="id"
        tableLayout="fixed"
        loading={isLoading}
        columns={shown}
        dataSource={[...rows]}
        scroll={{ x: fitted.width }}
        {...(selection && { rowSelection: getRowSelection(selection) })}
        pagination={
          page !== undefined &&
          onPage !== undefined && {
            size: 'small',
            current: page.pageNo,
            pageSize: page.pageSize,
            total,
            showTotal: totalText,
            onChange: (pageNo, pageSize) => onPage({ pageNo, pageSize }),
          }
        }
      />
    </div>
  );
}

function Cards<R extends PlainRow>(props: PlainTableProps<R>) {
  const { columns, rows, isLoading, page, total = rows.length, onPage, operations, selection } = props;
  const isMobile = useIsMobile();
  const [name, ...others] = columns;
  const state = others.find((column) => column.name === props.state);
  const rest = others.filter((column) => column !== state).sort((a, b) => a.rank - b.rank);
  const choose = (id: string, isChosen: boolean) =>
    selection?.set(isChosen ? [...selection.ids, id] : selection.ids.filter((other) => other !== id));
  return (
    <Spin spinning={isLoading}>
      <ul className="list-cards inset">
        {rows.map((row) => (
          <li key={row.id} className="list-card">
            <div className="list-card-head">
              {selection && (
                <Checkbox
                  aria-label={text.listPage.choose(selection.nameOf(row))}
                  checked={selection.ids.includes(row.id)}
                  onChange={({ target }) => choose(row.id, target.checked)}
                />
              )}
              <strong className="list-card-name">
                <span>{name.cell(row)}</span>
              </strong>
              {state && <span className="list-card-state">{state.cell(row)}</span>}
            </div>
            <CardLines columns={rest.filter(({ cell }) => !isEmpty(cell(row)))} row={row} />
            {operations && <div className="list-card-actions">{operations.of(row)}</div>}
          </li>
        ))}
      </ul>
      {page && onPage && (
        <div className="list-foot">
          <Pagination
            size="small"
            current={page.pageNo}
            pageSize={page.pageSize}
            total={total}
            showLessItems={isMobile}
            showSizeChanger={false}
            showTotal={totalText}
            onChange={(pageNo, pageSize) => onPage({ pageNo, pageSize })}
          />
        </div>
      )}
    </Spin>
  );
}

/** Two lines of words and one of figures. */
function CardLines<R>({ columns, row }: Omit<CardLineProps<R>, 'hasLabels'>) {
  const words = columns.filter(({ isFigure }) => !isFigure);
  return (
    <>
      <CardLine columns={words.slice(0, 3)} row={row} />
      <CardLine columns={words.slice(3, 6)} row={row} />
      <CardLine columns={columns.filter(({ isFigure }) => isFigure)} row={row} hasLabels />
    </>
  );
}
interface CardLineProps<R> {
  readonly columns: readonly PlainColumn<R>[];
  readonly row: R;
  readonly hasLabels?: boolean;
}
function CardLine<R>({ columns, row, hasLabels = false }: CardLineProps<R>) {
  if (columns.length === 0) return null;
  return (
    <div className={`list-card-line${hasLabels ? ' list-card-figures' : ''}`}>
      {columns.map(({ name, title, least, cell }) => (
        <span key={name} {...(!hasLabels && { title })} {...(least === undefined && { className: 'whole' })}>
          {hasLabels && <small>{title}</small>}
          {cell(row)}
        </span>
      ))}
    </div>
  );
}
