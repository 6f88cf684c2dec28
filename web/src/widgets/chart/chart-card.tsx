import { BarChartOutlined, FileExcelOutlined, PictureOutlined, TableOutlined } from '@ant-design/icons';
import { chartTexts } from '@campus/contract/statistics';
import { Button, Skeleton } from 'antd';
import { type ReactNode, useRef, useState } from 'react';
import { ignoreReported, type RequestFailed } from '../../request/request-failed.ts';
import { IconButton } from '../icon-button.tsx';
import './chart.css';
import { type ChartTable, NumberTable } from './chart-table.tsx';

/** Arguments of the function that draws the chart. */
interface Drawing {
  readonly height: number;
  /** Accessible name. */
  readonly label: string;
}
export interface ChartFailure {
  readonly error: RequestFailed;
  readonly onRetry: () => unknown;
}
interface ChartCardProps {
  readonly title: string;
  readonly unit: string;
  /** The same numbers as rows; undefined while loading. */
  readonly table: ChartTable | undefined;
  readonly failure?: ChartFailure | undefined;
  readonly wide?: boolean;
  readonly height?: number;
  /** What to know about the numbers. */
  readonly note?: ReactNode;
  /** Whether the table is shown, where the page keeps that. */
  readonly isTable?: boolean | undefined;
  readonly onTable?: (isTable: boolean) => void;
  readonly draw: (drawing: Drawing) => ReactNode;
}

/** Code of an answer that the user is not allowed to have. */
const forbidden = 510;
const isEmptyTable = ({ rows }: ChartTable): boolean =>
  rows.every(({ cells }) => cells.slice(1).every((cell) => cell === 0 || cell === '' || cell === null));

/**
 * A chart with title and unit, its numbers as a table, and both as files; without numbers the reason: still loading,
 * none, not allowed, failed.
 */
export function ChartCard({ title, unit, table, failure, wide, height = 228, note, draw, ...kept }: ChartCardProps) {
  const [own, setOwn] = useState(false);
  const isTable = kept.isTable ?? own;
  const chart = useRef<HTMLDivElement>(null);
  const isEmpty = table !== undefined && isEmptyTable(table);
  const hasNumbers = !failure && table !== undefined && !isEmpty;
  const showTable = (next: boolean) => {
    setOwn(next);
    kept.onTable?.(next);
  };
  return (
    <section className={`surface chart-card ${wide ? 'wide' : ''}`}>
      <header>
        <h2>{title}</h2>
        {unit && <small>{chartTexts.unit(unit)}</small>}
        <span className="grow" />
        {hasNumbers && (
          <>
            <IconButton label={isTable ? chartTexts.graph : chartTexts.table} onClick={() => showTable(!isTable)}>
              {isTable ? <BarChartOutlined /> : <TableOutlined />}
            </IconButton>
            <SaveButtons title={title} table={table} chart={() => (isTable ? null : chart.current)} isTable={isTable} />
          </>
        )}
      </header>
      {failure ? (
        <ChartRefusal {...failure} height={height} />
      ) : !table ? (
        <Skeleton active paragraph={{ rows: 5 }} title={false} />
      ) : isEmpty ? (
        <p className="chart-empty" style={{ height }}>
          {chartTexts.empty}
        </p>
      ) : isTable ? (
        <NumberTable table={table} height={height} />
      ) : (
        <div ref={chart} className="chart-drawing">
          {draw({ height, label: `${title}，${chartTexts.unit(unit)}` })}
        </div>
      )}
      {hasNumbers && note && <p className="chart-note">{note}</p>}
    </section>
  );
}

interface SaveButtonsProps {
  readonly title: string;
  readonly table: ChartTable;
  readonly isTable: boolean;
  readonly chart: () => HTMLElement | null;
}
/** The files of a chart; what writes them is loaded with the first one. */
function SaveButtons({ title, table, isTable, chart }: SaveButtonsProps) {
  const loadSaving = () => import('./save-chart.ts');
  const saveTable = () =>
    void loadSaving()
      .then((m) => m.saveTable(title, table), ignoreReported)
      .catch(ignoreReported);
  const savePicture = () => {
    const node = chart();
    if (node) void loadSaving().then((m) => m.savePicture(node, title));
  };
  return (
    <>
      <IconButton label={chartTexts.workbook} onClick={saveTable}>
        <FileExcelOutlined />
      </IconButton>
      {!isTable && (
        <IconButton label={chartTexts.picture} onClick={savePicture}>
          <PictureOutlined />
        </IconButton>
      )}
    </>
  );
}

const ChartRefusal = ({ error, onRetry, height }: ChartFailure & { readonly height: number }) =>
  error.code === forbidden ? (
    <p className="chart-empty" role="status" style={{ height }}>
      {chartTexts.forbidden}
    </p>
  ) : (
    <div className="chart-empty" role="alert" style={{ height }}>
      <p>{error.message}</p>
      <Button onClick={() => void onRetry()}>{chartTexts.retry}</Button>
    </div>
  );
