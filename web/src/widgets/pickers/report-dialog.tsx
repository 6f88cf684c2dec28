import { FullscreenExitOutlined, FullscreenOutlined } from '@ant-design/icons';
import { text } from '@campus/contract/messages';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Skeleton, Table, type TableColumnsType } from 'antd';
import { useEffect, useState } from 'react';
import { tell } from '../../request/tell.ts';
import { useIsMobile } from '../../theme/use-media.ts';
import { IconButton } from '../icon-button.tsx';
import { Modal } from '../modal.tsx';
import { isRenewing, NoRows } from '../no-rows.tsx';
import {
  cellText,
  keyOfRow,
  type ReportColumns,
  type ReportQueryItem,
  type ReportRow,
  sorterOf,
  unquoted,
  useReport,
} from './report-calls.ts';
import { ReportQuery, type ReportWords } from './report-query.tsx';
import { choiceBoxes, usePagedChoice } from './use-paged-choice.ts';
import './pickers.css';

const words = text.popup;
const dialogWidth = 1200; // (S)

interface ReportDialogProps {
  readonly code: string;
  readonly groupId: string;
  readonly isMultiple: boolean;
  readonly sorter: string;
  readonly parameters: Readonly<Record<string, unknown>>;
  readonly onChoose: (rows: readonly ReportRow[]) => void;
  readonly onClose: () => void;
}

/** The dialog of a report popup: its conditions, its rows, what is chosen. Render it while it is open. */
export function ReportDialog(props: ReportDialogProps) {
  const { code, groupId, isMultiple, onChoose, onClose } = props;
  const report = useReport(code, groupId);
  const [picked, setPicked] = useState<ReadonlyMap<string, ReportRow>>(new Map());
  const [isFull, setFull] = useState(false);
  const isMobile = useIsMobile();
  const failure = report.columns.error?.message ?? report.items.error?.message;
  useEffect(() => {
    if (failure === undefined) return;
    void tell
      .insist({
        title: text.common.wentWrong,
        text: `${words.initFailed.self}\n${words.initFailed.detail(failure)}`,
        okText: text.common.ok,
      })
      .then(onClose);
  }, [failure, onClose]);

  const { data: columns } = report.columns;
  const { data: items } = report.items;
  const submit = () => {
    const rows = [...picked.values()];
    if (rows.length === 0 || (!isMultiple && rows.length > 1)) return tell.warning(words.selectOne);
    onChoose(rows);
  };
  const isWhole = isFull || isMobile;
  const name = isFull ? text.common.exitFullscreen : text.common.fullscreen;
  return (
    <Modal
      open
      width={isWhole ? '100vw' : dialogWidth}
      {...(isWhole ? { style: { top: 0 } } : { centered: true })}
      mask={{ closable: false }}
      title={
        <span className="report-title">
          {columns?.cgRpConfigName ?? text.common.loading}
          {!isMobile && (
            <IconButton label={name} onClick={() => setFull(!isFull)}>
              {isFull ? <FullscreenExitOutlined aria-hidden /> : <FullscreenOutlined aria-hidden />}
            </IconButton>
          )}
        </span>
      }
      cancelText={text.common.close}
      onCancel={onClose}
      onOk={submit}
    >
      {columns && items ? (
        <ReportRows {...props} report={report} columns={columns} items={items} picked={picked} onPick={setPicked} />
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
  readonly picked: ReadonlyMap<string, ReportRow>;
  readonly onPick: (picked: ReadonlyMap<string, ReportRow>) => void;
}

const filled = (found: ReportWords): ReportWords =>
  Object.fromEntries(Object.entries(found).filter(([, word]) => word.trim() !== ''));

function ReportRows({ report, columns, items, picked, onPick, isMultiple, sorter, parameters }: ReportRowsProps) {
  const presets = Object.fromEntries(
    items.flatMap(({ field }) => (field in parameters ? [[field, unquoted(parameters[field])]] : [])),
  );
  const { asked, search, controls } = usePagedChoice<ReportWords>({ words: presets, order: sorterOf(sorter) });
  const own = Object.entries(parameters).flatMap(([name, value]) =>
    value === null || value === undefined || value === '' ? [] : [[`self_${name}`, String(value)]],
  );
  const page = useQuery({
    ...report.data({
      ...filled(asked.words),
      ...Object.fromEntries(own),
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

  const rows = (page.data?.records ?? []).map((row) => ({ key: keyOfRow(row), row }));
  const toggle = (key: string, row: ReportRow) => {
    if (!isMultiple) return onPick(new Map([[key, row]]));
    onPick(new Map(picked.has(key) ? [...picked].filter(([other]) => other !== key) : [...picked, [key, row]]));
  };
  const orderOf = (name: string) =>
    asked.order?.column === name ? (asked.order.order === 'asc' ? ('ascend' as const) : ('descend' as const)) : null;
  const shown: TableColumnsType<(typeof rows)[number]> = columns.columns.map(
    ({ dataIndex, title, align = 'left', customRender, fieldWidth }) => ({
      key: dataIndex,
      title,
      align,
      width: fieldWidth || 160,
      ellipsis: true,
      sorter: true,
      sortOrder: orderOf(dataIndex),
      render: (_value, { row }) => cellText(row[dataIndex], customRender, columns.dictOptions),
    }),
  );
  return (
    <>
      {items.length > 0 && <ReportQuery items={items} initial={presets} onSearch={search} />}
      <div className="report-bar" role="status">
        <span>{words.selected(picked.size)}</span>
        <button type="button" className="link-button" onClick={() => onPick(new Map())}>
          {words.clearSelected}
        </button>
        {items.length === 0 && (
          <button type="button" className="link-button" onClick={() => void page.refetch()}>
            {words.reload}
          </button>
        )}
      </div>
      <Table
        size="small"
        columns={shown}
        dataSource={rows}
        loading={isRenewing(page)}
        showSorterTooltip={false}
        tableLayout="fixed"
        scroll={{ x: columns.columns.reduce((sum, { fieldWidth }) => sum + (fieldWidth || 160), 48), y: 420 }}
        locale={{ emptyText: <NoRows page={page}>{words.noData}</NoRows> }}
        onRow={({ key, row }) => ({ onClick: () => toggle(key, row), style: { cursor: 'pointer' } })}
        rowSelection={{
          ...choiceBoxes<(typeof rows)[number]>(isMultiple, ({ row }) =>
            String(row[columns.columns[0]?.dataIndex ?? 'id'] ?? ''),
          ),
          columnWidth: 48,
          selectedRowKeys: [...picked.keys()],
          onChange: (keys, chosen) => {
            const known = new Map([...picked, ...chosen.filter(Boolean).map(({ key, row }) => [key, row] as const)]);
            onPick(new Map(keys.map((key) => [String(key), known.get(String(key)) ?? {}])));
          },
        }}
        {...controls<(typeof rows)[number]>(page.data?.total)}
      />
    </>
  );
}
