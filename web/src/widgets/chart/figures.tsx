import { ArrowDownOutlined, ArrowUpOutlined } from '@ant-design/icons';
import { figureTexts } from '@campus/contract/statistics';
import { Skeleton } from 'antd';
import { Link } from 'react-router';
import { exact } from './chart-data.ts';
import './figures.css';

const { compared, level, points } = figureTexts;

/** A number with its change since the previous period. */
export interface ShownFigure {
  readonly key: string;
  readonly label: string;
  /** Null: there is no number, as the mean of no rows. */
  readonly value: number | null;
  readonly unit: string;
  readonly previous: number | null;
  /** Direction of improvement; null when neutral. */
  readonly better: 'more' | 'fewer' | null;
  /** Path of the list with the counted rows. */
  readonly to?: string | undefined;
  /** What the number is made of. */
  readonly help?: string | undefined;
}

/** Large numbers change by a percentage, small ones by a difference, shares by points. */
function findChange({ value, previous, unit }: ShownFigure): { by: number; text: string } | undefined {
  if (value === null || previous === null) return undefined;
  const by = value - previous;
  if (unit === '%') return { by, text: points(Math.abs(Math.round(by * 10) / 10)) };
  if (previous < 20) return { by, text: `${exact(Math.abs(by))} ${unit}` };
  const percent = Math.abs((by / previous) * 100);
  return { by, text: `${percent.toFixed(percent < 100 ? 1 : 0)}%` };
}

function Change({ figure, before }: { figure: ShownFigure; before: string }) {
  const change = findChange(figure);
  if (!change) return null;
  if (change.by === 0) return <span className="figure-change">{level(before)}</span>;
  const isUp = change.by > 0;
  const tone = figure.better === null ? 'neutral' : (figure.better === 'more') === isUp ? 'good' : 'bad';
  return (
    <span className="figure-change">
      <b className={tone}>
        {isUp ? <ArrowUpOutlined /> : <ArrowDownOutlined />} {change.text}
      </b>
      {compared(before)}
    </span>
  );
}

interface FiguresProps {
  readonly figures: readonly ShownFigure[] | undefined;
  /** Name of the previous period. */
  readonly before: string;
}
/** A row of figures, each linked to the rows it counts. */
export function Figures({ figures, before }: FiguresProps) {
  if (!figures) return <Skeleton className="surface figures-loading" active paragraph={{ rows: 1 }} />;
  return (
    <ul className="surface figures">
      {figures.map((figure) => {
        const { key, label, value, unit, to, help } = figure;
        const shown = (
          <>
            <span title={help}>{label}</span>
            <strong>
              {exact(value)}
              <small>{unit}</small>
            </strong>
            <Change figure={figure} before={before} />
          </>
        );
        return <li key={key}>{to ? <Link to={to}>{shown}</Link> : <div>{shown}</div>}</li>;
      })}
    </ul>
  );
}
