import { BarChartOutlined, DownloadOutlined, TableOutlined } from '@ant-design/icons';
import { dashboardTexts } from '@campus/contract/dashboard';
import { Skeleton } from 'antd';
import { type ReactNode, useState } from 'react';
import { Link } from 'react-router';
import { IconButton } from '../icon-button.tsx';
import './chart.css';

const words = dashboardTexts.chart;

interface ChartTable {
  readonly heads: readonly string[];
  readonly rows: readonly { readonly cells: readonly (string | number)[]; readonly to?: string | undefined }[];
}
/** Arguments of the function that draws the chart. */
interface Drawing {
  readonly height: number;
  /** Accessible name. */
  readonly label: string;
}
interface ChartCardProps {
  readonly title: string;
  readonly unit: string;
  /** The same numbers as rows; `to` is the path of the list with the counted rows. Undefined while loading. */
  readonly table: ChartTable | undefined;
  readonly wide?: boolean;
  /** The chart as an image to download, if available. */
  readonly picture?: () => string | undefined;
  readonly draw: (drawing: Drawing) => ReactNode;
}

const height = 228;
const isEmptyTable = ({ rows }: ChartTable): boolean =>
  rows.every(({ cells }) => cells.slice(1).every((cell) => cell === 0 || cell === ''));

/** A chart with title and unit, its numbers as a table, and a download as an image. */
export function ChartCard({ title, unit, table, wide, picture, draw }: ChartCardProps) {
  const [isTable, setTable] = useState(false);
  const save = () => {
    const address = picture?.();
    if (!address) return;
    const link = document.createElement('a');
    link.href = address;
    link.download = `${title}.png`;
    link.click();
  };
  const isEmpty = table !== undefined && isEmptyTable(table);
  return (
    <section className={`surface chart-card ${wide ? 'wide' : ''}`}>
      <header>
        <h2>{title}</h2>
        <small>{words.unit(unit)}</small>
        <span className="grow" />
        {!isEmpty && table && (
          <>
            <IconButton label={isTable ? words.graph : words.table} onClick={() => setTable(!isTable)}>
              {isTable ? <BarChartOutlined /> : <TableOutlined />}
            </IconButton>
            {!isTable && picture && (
              <IconButton label={words.picture} onClick={save}>
                <DownloadOutlined />
              </IconButton>
            )}
          </>
        )}
      </header>
      {!table ? (
        <Skeleton active paragraph={{ rows: 5 }} title={false} />
      ) : isEmpty ? (
        <p className="chart-empty" style={{ height }}>
          {words.empty}
        </p>
      ) : isTable ? (
        <NumberTable table={table} />
      ) : (
        draw({ height, label: `${title}，${words.unit(unit)}` })
      )}
    </section>
  );
}

const NumberTable = ({ table }: { table: ChartTable }) => (
  // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling box must be reachable by keyboard
  <div className="chart-table" style={{ minHeight: height }} tabIndex={0}>
    <table>
      <thead>
        <tr>
          {table.heads.map((head) => (
            <th key={head} scope="col">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {table.rows.map(({ cells, to }) => (
          <tr key={cells.join()}>
            {cells.map((cell, i) => (
              <td key={table.heads[i]}>
                {i === 0 && to ? (
                  <Link to={to}>{cell}</Link>
                ) : typeof cell === 'number' ? (
                  cell.toLocaleString('zh-CN')
                ) : (
                  cell
                )}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  </div>
);
