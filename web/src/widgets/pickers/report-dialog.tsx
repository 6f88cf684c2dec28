import { text } from '@campus/contract/messages';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Button, Skeleton } from 'antd';
import { useEffect } from 'react';
import { tell } from '../../request/tell.ts';
import { Modal } from '../modal.tsx';
import { ChosenRows } from './chosen-rows.tsx';
import { PickerTable, type PickerTableColumn } from './picker-table.tsx';
import {
  cellText,
  findSorter,
  keyOfRow,
  type ReportColumns,
  type ReportQueryItem,
  type ReportRow,
  unquote,
  useReport,
} from './report-calls.ts';
import { type ReportConditions, ReportQuery } from './report-query.tsx';
import { type Choice, useChoice } from './use-choice.ts';
import { usePagedChoice } from './use-paged-choice.ts';

const texts = text.popup;
const dialogWidth = 1200;
const columnWidth = 160;

/** A report row with its key. */
interface KeyedRow {
  readonly id: string;
  readonly row: ReportRow;
}

interface ReportDialogProps {
  readonly code: string;
  readonly groupId: string;
  readonly isMultiple: boolean;
  readonly sorter: string;
  readonly parameters: Readonly<Record<string, unknown>>;
  readonly onChoose: (rows: readonly ReportRow[]) => void;
  readonly onClose: () => void;
}

/** Dialog of a report popup: conditions, rows and selection. Render it while it is open. */
export function ReportDialog(props: ReportDialogProps) {
  const { code, groupId, isMultiple, onChoose, onClose } = props;
  const report = useReport(code, groupId);
  const choice = useChoice<KeyedRow>(isMultiple);
  const failure = report.columns.error?.message ?? report.items.error?.message;
  useEffect(() => {
    if (failure === undefined) return;
    void tell
      .insist({
        title: text.common.wentWrong,
        text: `${texts.initFailed.self}\n${texts.initFailed.detail(failure)}`,
        okText: text.common.ok,
      })
      .then(onClose);
  }, [failure, onClose]);

  const { data: columns } = report.columns;
  const { data: items } = report.items;
  const submit = () => {
    const rows = choice.picked.map(({ row }) => row);
    if (rows.length === 0 || (!isMultiple && rows.length > 1)) return tell.warning(texts.selectOne);
    onChoose(rows);
  };
  return (
    <Modal
      open
      canFill
      width={dialogWidth}
      mask={{ closable: false }}
      title={columns?.cgRpConfigName ?? text.common.loading}
      cancelText={text.common.close}
      onCancel={onClose}
      onOk={submit}
    >
      {columns && items ? (
        <ReportRows {...props} report={report} columns={columns} items={items} choice={choice} />
      ) : (
        <Skeleton active title={false} paragraph={{ rows: 8 }} />
      )}
    </Modal>
  );
}

interface ReportRowsProps extends ReportDialogProps {
  readonly report: ReturnType<typeof useReport>;
  readonly columns: ReportColumns;
  readonly items: readonly ReportQueryItem[];
  readonly choice: Choice<KeyedRow>;
}

const withoutEmpty = (found: ReportConditions): ReportConditions =>
  Object.fromEntries(Object.entries(found).filter(([, word]) => word.trim() !== ''));

/** The values of the parameters that are set, under the names of the call. */
const getOwnParameters = (parameters: ReportDialogProps['parameters']): Record<string, string> =>
  Object.fromEntries(
    Object.entries(parameters).flatMap(([name, value]) =>
      value === null || value === undefined || value === '' ? [] : [[`self_${name}`, String(value)]],
    ),
  );

type Asked = ReturnType<typeof usePagedChoice<ReportConditions>>['asked'];
/** The page of rows that is asked for; a refusal is shown. */
function useReportPage(report: ReportRowsProps['report'], parameters: ReportDialogProps['parameters'], asked: Asked) {
  const page = useQuery({
    ...report.data({
      ...withoutEmpty(asked.words),
      ...getOwnParameters(parameters),
      ...asked.order,
      pageNo: asked.pageNo,
      pageSize: asked.pageSize,
    }),
    placeholderData: keepPreviousData,
  });
  const refusal = page.error?.message;
  useEffect(() => {
    if (refusal !== undefined) tell.warning(refusal);
  }, [refusal]);
  return page;
}

function ReportRows({ report, columns, items, choice, sorter, parameters }: ReportRowsProps) {
  const presets = Object.fromEntries(
    items.flatMap(({ field }) => (field in parameters ? [[field, unquote(parameters[field])]] : [])),
  );
  const { asked, search, controls } = usePagedChoice<ReportConditions>({ words: presets, order: findSorter(sorter) });
  const page = useReportPage(report, parameters, asked);
  const rows = (page.data?.records ?? []).map((row): KeyedRow => ({ id: keyOfRow(row), row }));
  const getOrder = (name: string) =>
    asked.order?.column === name ? (asked.order.order === 'asc' ? ('ascend' as const) : ('descend' as const)) : null;
  const getText = (column: ReportColumns['columns'][number], row: ReportRow) =>
    cellText(row[column.dataIndex], column.customRender, columns.dictOptions);
  const shown = columns.columns.map(
    (column): PickerTableColumn<KeyedRow> => ({
      key: column.dataIndex,
      title: column.title,
      align: column.align ?? 'left',
      width: column.fieldWidth || columnWidth,
      ellipsis: true,
      sorter: true,
      sortOrder: getOrder(column.dataIndex),
      render: (_value, { row }) => getText(column, row),
    }),
  );
  const [first] = columns.columns;
  const getName = ({ row }: KeyedRow) => (first ? getText(first, row) : '');
  return (
    <div className="picker-two">
      <div>
        {items.length > 0 && <ReportQuery items={items} initial={presets} onSearch={search} />}
        {items.length === 0 && (
          <div className="picker-search">
            <Button onClick={() => void page.refetch()}>{texts.reload}</Button>
          </div>
        )}
        <PickerTable<KeyedRow>
          columns={shown}
          rows={rows}
          page={page}
          choice={choice}
          nameOf={getName}
          empty={texts.noData}
          hasAll
          {...controls<KeyedRow>(page.data?.total)}
        />
      </div>
      <ChosenRows name={first?.title ?? ''} choice={choice} shown={getName} />
    </div>
  );
}
