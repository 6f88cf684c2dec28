import { text } from '@campus/contract/messages';
import { listPaging, totalText } from '@campus/contract/rules';
import { Pagination, Table, type TableColumnsType, type TableProps } from 'antd';
import {
  type ComponentProps,
  type ComponentType,
  type ReactNode,
  type PointerEvent as ReactPointerEvent,
  useDeferredValue,
  useRef,
} from 'react';
import { useIsMobile, useIsPhone } from '../../theme/use-media.ts';
import { getName } from '../detail/detail-settings.ts';
import { Empty } from '../field/field-cells.tsx';
import { getKey, type RowData } from '../field/row.ts';
import { ListCards } from './list-cards.tsx';
import type { ListColumn } from './list-columns.tsx';
import { ListWall } from './list-wall.tsx';
import type { Operations } from './operations.ts';
import type { ColumnSettings } from './use-column-settings.ts';
import type { EntityList } from './use-entity-list.ts';
import './list-table.css';

export interface ListTableProps {
  readonly list: EntityList<RowData>;
  readonly settings: ColumnSettings;
  readonly isSelectable: boolean;
  /** Whether a row can be selected; default all. */
  readonly isChoosable?: (row: RowData) => boolean;
  /** Rows are numbered across all pages. */
  readonly isNumbered?: boolean;
  /** Expanded content below a row; undefined when there is none. */
  readonly below?: ((row: RowData) => ReactNode) | undefined;
  readonly operations?: Operations | undefined;
  /** Opens a row from its picture. */
  readonly onOpen?: ((row: RowData) => void) | undefined;
  /** Rows that can be dragged by a handle. */
  readonly dragging?: { readonly row: ComponentType; readonly handle: (row: RowData) => ReactNode } | undefined;
}
/** Width of the column of the handles. */
export const handleWidth = 40;
const selectionWidth = 52;
const numberWidth = 60;
const unfoldWidth = 44;
/** Lists are flat: a column named `children` is a normal column, not a tree. */
const noChildren = '\u0000';

type Extras = Pick<ListTableProps, 'isSelectable' | 'isNumbered' | 'below' | 'operations'>;
/** Width in px of selection, numbering and actions. */
export const reservedWidth = ({ isSelectable, isNumbered, below, operations }: Extras): number =>
  (isSelectable ? selectionWidth : 0) +
  (isNumbered ? numberWidth : 0) +
  (operations?.width ?? 0) +
  (below ? unfoldWidth : 0);

/** Rows of a list in the user's layout; on phones a table is shown as cards. */
export function ListTable(props: ListTableProps) {
  const isPhone = useIsPhone();
  const { layout } = props.settings;
  if (layout === 'wall') return <ListWall {...props} />;
  if (isPhone || layout === 'cards') return <ListCards {...props} isGrid={!isPhone} />;
  return <WideTable {...props} />;
}

/** The rows as a table with the standard column order. */
function WideTable(props: ListTableProps) {
  const { list, settings, isSelectable, isChoosable = () => true, below, dragging } = props;
  const sum = settings.columns.reduce((total, column) => total + column.width, 0);
  const width = sum + reservedWidth(props) + (dragging ? handleWidth : 0);
  return (
    <Table<RowData>
      className="list-table"
      size={settings.size}
      rowKey={getKey}
      columns={getColumns(props)}
      dataSource={[...(list.page?.records ?? [])]}
      components={{ header: { cell: HeadCell }, ...(dragging && { body: { row: dragging.row } }) }}
      pagination={false}
      tableLayout="fixed"
      showSorterTooltip={false}
      scroll={{ x: width }}
      onRow={(row) => ({ 'data-row-id': getKey(row) }) as object}
      expandable={{
        childrenColumnName: noChildren,
        ...(below && {
          columnWidth: unfoldWidth,
          rowExpandable: (row) => below(row) !== undefined,
          expandedRowRender: below,
        }),
      }}
      {...(isSelectable && { rowSelection: getSelection(list, isChoosable) })}
      onChange={(_paging, _filters, sorter) => {
        const { columnKey, order } = Array.isArray(sorter) ? {} : sorter;
        list.sort(order ? String(columnKey) : undefined, order === 'ascend' ? 'asc' : 'desc');
      }}
    />
  );
}

/** Handles and numbers, the columns of the list, the actions. */
function getColumns({ list, settings, isNumbered, operations, dragging }: ListTableProps): TableColumnsType<RowData> {
  const { state } = list;
  const columns = settings.columns.map((column) => getColumn(column, list, settings));
  if (isNumbered) {
    columns.unshift({
      key: 'number',
      title: '#',
      width: numberWidth,
      align: 'center' as const,
      className: 'row-number',
      render: (_value: unknown, _row: RowData, at: number) => (state.pageNo - 1) * state.pageSize + at + 1,
    });
  }
  if (dragging) {
    columns.unshift({
      key: 'order',
      width: handleWidth,
      align: 'center' as const,
      render: (_value: unknown, row: RowData) => dragging.handle(row),
    });
  }
  if (operations && operations.width > 0) {
    columns.push({
      key: 'operations',
      title: text.common.operation,
      width: operations.width,
      className: 'row-operations',
      fixed: 'right' as const,
      render: (_value: unknown, row: RowData) => operations.of(row),
    });
  }
  return columns;
}

function getColumn(
  column: ListColumn,
  { entity, state }: EntityList<RowData>,
  settings: ColumnSettings,
): TableColumnsType<RowData>[number] {
  const order = state.order === 'asc' ? ('ascend' as const) : ('descend' as const);
  return {
    key: column.name,
    title: column.label,
    width: column.width,
    align: column.isRight ? ('right' as const) : ('left' as const),
    ...(column.isWrapped && { className: 'wrapped' }),
    ...(settings.isWider && column.name === entity.display && { fixed: 'left' as const }),
    ...(column.isSortable && { sorter: true, sortOrder: state.column === column.name ? order : null }),
    onHeaderCell: () =>
      ({
        width: column.width,
        onResize: (width: number) => settings.resize(column.name, width),
      }) as object,
    render: (_value: unknown, row: RowData) => column.cell(row) ?? <Empty />,
  };
}

function getSelection(
  { entity, selection }: EntityList<RowData>,
  isChoosable: (row: RowData) => boolean,
): NonNullable<TableProps<RowData>['rowSelection']> {
  return {
    columnWidth: selectionWidth,
    // antd labels these checkboxes in English only.
    getTitleCheckboxProps: () => ({ 'aria-label': text.listPage.chooseAll }) as object,
    getCheckboxProps: (row) =>
      ({
        'aria-label': text.listPage.choose(getName(entity, row)),
        disabled: !isChoosable(row),
      }) as object,
    renderCell: (_isChosen, row, _at, box) => isChoosable(row) && box,
    preserveSelectedRowKeys: true,
    selectedRowKeys: [...selection.ids],
    onChange: (keys, rows) => selection.set(keys.map(String), rows),
  };
}

interface HeadCellProps extends ComponentProps<'th'> {
  readonly width?: number;
  readonly onResize?: (width: number) => void;
}
const keyStepPx = 16;

/** Heading whose right edge can be dragged or moved with the arrow keys. */
function HeadCell({ width, onResize, children, ...rest }: HeadCellProps) {
  const cell = useRef<HTMLTableCellElement>(null);
  if (!onResize || width === undefined) return <th {...rest}>{children}</th>;
  const drag = (event: ReactPointerEvent<HTMLElement>) => {
    const handle = event.currentTarget;
    const start = event.clientX;
    const from = cell.current?.offsetWidth ?? width;
    handle.setPointerCapture(event.pointerId);
    const end = (up: PointerEvent) => {
      handle.removeEventListener('pointerup', end);
      handle.removeEventListener('pointercancel', end);
      if (up.type === 'pointerup' && up.clientX !== start) onResize(from + up.clientX - start);
    };
    handle.addEventListener('pointerup', end);
    handle.addEventListener('pointercancel', end);
  };
  return (
    <th {...rest} ref={cell}>
      {children}
      {/* biome-ignore lint/a11y/useSemanticElements: a movable separator */}
      <span
        className="column-edge"
        role="separator"
        tabIndex={0}
        aria-orientation="vertical"
        aria-valuenow={width}
        aria-label={text.listPage.resize}
        onClick={(event) => event.stopPropagation()}
        onPointerDown={drag}
        onKeyDown={(event) => {
          event.stopPropagation();
          const by = event.key === 'ArrowLeft' ? -keyStepPx : event.key === 'ArrowRight' ? keyStepPx : 0;
          if (by === 0) return;
          // Keeps the table from scrolling.
          event.preventDefault();
          onResize(width + by);
        }}
      />
    </th>
  );
}

/** Pagination of a list. */
export function ListPagination({ list }: { list: EntityList<RowData> }) {
  const isMobile = useIsMobile();
  const { state, page } = list;
  // The select of the page size costs as much as the rows, which are shown first.
  if (!useDeferredValue(true, false)) return <div className="list-foot" />;
  return (
    <div className="list-foot">
      <Pagination
        size="small"
        current={state.pageNo}
        pageSize={state.pageSize}
        total={page?.total ?? 0}
        showSizeChanger={!isMobile}
        showQuickJumper={!isMobile}
        showLessItems={isMobile}
        pageSizeOptions={[...listPaging.options]}
        showTotal={totalText}
        onChange={(pageNo, pageSize) => list.turn(pageNo, pageSize)}
      />
    </div>
  );
}
