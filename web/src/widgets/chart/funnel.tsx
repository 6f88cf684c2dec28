import { Link } from 'react-router';
import { shades, useChartLook } from './chart-look.ts';
import './chart.css';
import { type ChartOptions, type ChartValue, exact, getLargest } from './chart-data.ts';

/** Minimum width of a stage in percent, so that it stays visible. */
const minPercent = 6;

export interface FunnelStage extends ChartValue {
  /** Share of the previous stage, formatted. */
  readonly share: string;
}

/** Stages that each contain the next one; a stage narrows to the width of the next. */
export function Funnel({ stages, label, height }: Omit<ChartOptions, 'unit'> & { stages: readonly FunnelStage[] }) {
  const colours = shades(useChartLook(), stages.length);
  const largest = Math.max(1, getLargest(stages));
  const getWidth = (stage: FunnelStage) => Math.max(minPercent, ((stage.value ?? 0) / largest) * 100);
  return (
    <ol className="funnel" aria-label={label} style={{ height }}>
      {stages.map((stage, i) => {
        const { name, value, share, to } = stage;
        const shown = (
          <>
            <span>{name}</span>
            <i
              style={{ background: colours[i], clipPath: trapezoid(getWidth(stage), getWidth(stages[i + 1] ?? stage)) }}
            />
            <span>
              <b>{exact(value)}</b>
              <small>{share}</small>
            </span>
          </>
        );
        return <li key={name}>{to ? <Link to={to}>{shown}</Link> : <div>{shown}</div>}</li>;
      })}
    </ol>
  );
}

/** CSS polygon of a centred trapezoid, `top` and `bottom` percent wide. */
const trapezoid = (top: number, bottom: number): string =>
  `polygon(${50 - top / 2}% 0, ${50 + top / 2}% 0, ${50 + bottom / 2}% 100%, ${50 - bottom / 2}% 100%)`;
