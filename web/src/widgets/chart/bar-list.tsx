import type { CSSProperties } from 'react';
import { Link } from 'react-router';
import './chart.css';

export interface NamedValue {
  readonly name: string;
  readonly value: number;
  /** Path of the list with the counted rows. */
  readonly to?: string | undefined;
}

/** Horizontal bars from zero, each with its number and a link to the counted rows. */
export function BarList({ bars, label, height }: { bars: readonly NamedValue[]; label: string; height: number }) {
  const largest = Math.max(1, ...bars.map(({ value }) => value));
  return (
    <ol className="bar-list" aria-label={label} style={{ '--bar-list-height': `${height}px` } as CSSProperties}>
      {bars.map(({ name, value, to }) => {
        const bar = (
          <>
            <span className="bar-name" title={name}>
              {name}
            </span>
            <span className="bar-track">
              <i style={{ width: `${(value / largest) * 100}%` }} />
              <b>{value.toLocaleString('zh-CN')}</b>
            </span>
          </>
        );
        return <li key={`${name} ${to}`}>{to ? <Link to={to}>{bar}</Link> : <div>{bar}</div>}</li>;
      })}
    </ol>
  );
}
