import { BarChartOutlined, DownloadOutlined, TableOutlined } from '@ant-design/icons';
import { dashboardTexts } from '@campus/contract/dashboard';
import { Skeleton } from 'antd';
import type { EChartsOption } from 'echarts/types/dist/shared';
import { lazy, type ReactNode, Suspense, useRef, useState } from 'react';
import { Link } from 'react-router';
import { IconButton } from '../icon-button.tsx';
import type { ChartHandle } from './chart.tsx';
import { useChartLook } from './chart-look.ts';
import './chart.css';

// The chart library is fetched when the first chart is shown.
const Chart = lazy(() => import('./chart.tsx').then((m) => ({ default: m.Chart })));
const words = dashboardTexts.chart;

interface ChartTable {
  readonly heads: readonly string[];
  readonly rows: readonly { readonly cells: readonly (string | number)[]; readonly to?: string | undefined }[];
}
interface ChartCardProps {
  readonly title: string;
  readonly unit: string;
  /** The same numbers as rows; `to` is where the rows behind one are listed. Undefined while they are read. */
  readonly table: ChartTable | undefined;
  readonly option: EChartsOption | undefined;
  readonly height?: number;
  readonly wide?: boolean;
  readonly onPick?: (index: number) => void;
  /** What lies over the drawing, e.g. the names of a funnel's parts. */
  readonly children?: ReactNode;
}

const isNothing = ({ rows }: ChartTable): boolean =>
  rows.every(({ cells }) => cells.slice(1).every((cell) => cell === 0 || cell === ''));

/** A chart with its title and unit, the same numbers as a table, and the drawing as a picture to keep. */
export function ChartCard({ title, unit, table, option, height = 228, wide, onPick, children }: ChartCardProps) {
  const [isTable, setTable] = useState(false);
  const chart = useRef<ChartHandle>(null);
  const { surface } = useChartLook();
  const save = () => {
    const address = chart.current?.picture(surface);
    if (!address) return;
    const link = document.createElement('a');
    link.href = address;
    link.download = `${title}.png`;
    link.click();
  };
  const isEmpty = table !== undefined && isNothing(table);
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
            {!isTable && (
              <IconButton label={words.picture} onClick={save}>
                <DownloadOutlined />
              </IconButton>
            )}
          </>
        )}
      </header>
      {!table || !option ? (
        <Skeleton active paragraph={{ rows: 5 }} title={false} />
      ) : isEmpty ? (
        <p className="chart-empty" style={{ height }}>
          {words.empty}
        </p>
      ) : isTable ? (
        <NumberTable table={table} height={height} />
      ) : (
        <div className="chart-box">
          <Suspense fallback={<div style={{ height }} />}>
            <Chart
              ref={chart}
              option={option}
              height={height}
              label={`${title}，${words.unit(unit)}`}
              onPick={onPick}
            />
          </Suspense>
          {children}
        </div>
      )}
    </section>
  );
}

const NumberTable = ({ table, height }: { table: ChartTable; height: number }) => (
  // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling box is reached by keyboard
  <div className="chart-table" style={{ height }} tabIndex={0}>
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
