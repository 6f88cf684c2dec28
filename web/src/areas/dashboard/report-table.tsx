import { dashboardTexts } from '@campus/contract/dashboard';
import type { Report, ReportCell, ReportColumn, ReportLine } from '@campus/contract/statistics';
import { Table, type TableColumnsType, Tooltip } from 'antd';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { getAddress } from '../../kit/figures/figure-link.ts';
import { type PlainColumn, PlainTable } from '../../kit/list/plain-table.tsx';
import { useIsPhone } from '../../theme/use-media.ts';
import { exact } from '../../widgets/chart/chart-data.ts';
import '../../kit/list/list-table.css';

type Row = ReportLine & { readonly id: string };
const getCell = (row: Row, i: number): ReportCell => row.cells[i] ?? { value: null };

/** A number with its unit where the title does not say it, and with its sign where it is a difference. */
function formatCell({ value }: ReportCell, { unit, isChange }: ReportColumn): string {
  if (value === null) return '–';
  const sign = isChange && value > 0 ? '+' : '';
  return `${sign}${exact(value)}${unit === '%' ? '%' : ''}`;
}
function Cell({ cell, column }: { cell: ReportCell; column: ReportColumn }) {
  const words = formatCell(cell, column);
  return cell.link && cell.value !== null ? <Link to={getAddress(cell.link)}>{words}</Link> : <span>{words}</span>;
}
const unsaid: readonly string[] = dashboardTexts.unsaidUnits;
const isSpoken = (unit: string): boolean => !unsaid.includes(unit);
function Title({ column: { title, help, unit } }: { column: ReportColumn }) {
  const words = isSpoken(unit) ? `${title}（${unit}）` : title;
  if (!help) return words;
  return (
    <Tooltip title={help} trigger={['hover', 'focus']}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: the definition is shown on focus */}
      <span className="report-term" tabIndex={0}>
        {words}
      </span>
    </Tooltip>
  );
}

const nameWidth = 184;
/** Wide enough for the title in one line; a Chinese character is as wide as the font is high. */
const widthOf = ({ title, unit }: ReportColumn): number =>
  Math.max(88, (title.length + (isSpoken(unit) ? unit.length + 2 : 0)) * 14 + 24);

/** Lines and total of a report: every column, scrolled sideways; on phones cards. */
export function ReportTable({ report, by }: { report: Report | undefined; by: string }) {
  const isPhone = useIsPhone();
  const columns = report?.columns ?? [];
  const rows: Row[] = report ? [...report.lines, report.total].map((line) => ({ ...line, id: line.key })) : [];
  if (isPhone) {
    const shown: readonly [PlainColumn<Row>, ...PlainColumn<Row>[]] = [
      { name: 'name', title: by, width: nameWidth, rank: 0, cell: ({ name }) => name },
      ...columns.map(
        (column, i): PlainColumn<Row> => ({
          ...{ name: column.key, title: column.title, rank: i + 1, width: widthOf(column), isFigure: true },
          cell: (row): ReactNode => <Cell cell={getCell(row, i)} column={column} />,
        }),
      ),
    ];
    return <PlainTable<Row> columns={shown} rows={rows} isLoading={!report} />;
  }
  const shown: TableColumnsType<Row> = [
    { title: by, key: 'name', width: nameWidth, fixed: 'start', ellipsis: true, render: (_value, { name }) => name },
    ...columns.map((column, i) => ({
      title: <Title column={column} />,
      key: column.key,
      width: widthOf(column),
      align: 'right' as const,
      render: (_value: unknown, row: Row) => <Cell cell={getCell(row, i)} column={column} />,
    })),
  ];
  return (
    <Table<Row>
      className="list-table report-table"
      size="middle"
      rowKey="id"
      tableLayout="fixed"
      loading={!report}
      columns={shown}
      dataSource={rows}
      rowClassName={({ id }) => (id === 'total' ? 'report-total' : '')}
      scroll={{ x: columns.reduce((sum, column) => sum + widthOf(column), nameWidth) }}
      pagination={false}
    />
  );
}
