import type { CSSProperties } from 'react';
import { Link } from 'react-router';
import './chart.css';
import { type ChartOptions, type ChartValue, exact, getLargest, withUnit } from './chart-data.ts';

interface BarListProps extends Omit<ChartOptions, 'unit'> {
  readonly bars: readonly ChartValue[];
  /** Where the number needs it: percent. */
  readonly unit?: string;
}
/** Horizontal bars from zero, each with its number and a link to the counted rows. */
export function BarList({ bars, label, height, unit }: BarListProps) {
  const largest = Math.max(1, getLargest(bars));
  return (
    <ol className="bar-list" aria-label={label} style={{ '--bar-list-height': `${height}px` } as CSSProperties}>
      {bars.map(({ name, value, to }) => {
        const bar = (
          <>
            <span className="bar-name" title={name}>
              {name}
            </span>
            <span className="bar-track">
              <i style={{ width: `${((value ?? 0) / largest) * 100}%` }} />
              <b>{unit === '%' ? withUnit(value, unit) : exact(value)}</b>
            </span>
          </>
        );
        return <li key={`${name} ${to}`}>{to ? <Link to={to}>{bar}</Link> : <div>{bar}</div>}</li>;
      })}
    </ol>
  );
}
