import { statisticsScreenTexts } from '@campus/contract/statistics';
import { Link } from 'react-router';
import { type ChartOptions, type ChartValue, exact, getPercent, getSum, short, withUnit } from './chart-data.ts';
import { ChartFrame } from './chart-frame.tsx';
import { seriesColours, useChartLook } from './chart-look.ts';

/** More slices look alike: the smallest become one. */
const mostSlices = 5;
const [radius, thickness] = [44, 15];
const round = 2 * Math.PI * radius;

function getSlices(values: readonly ChartValue[]): ChartValue[] {
  const sorted = values.filter(({ value }) => (value ?? 0) > 0).toSorted((a, b) => (b.value ?? 0) - (a.value ?? 0));
  if (sorted.length <= mostSlices) return sorted;
  const rest = sorted.slice(mostSlices - 1);
  return [...sorted.slice(0, mostSlices - 1), { name: statisticsScreenTexts.others(rest.length), value: getSum(rest) }];
}

/** Parts of a whole as a ring, with their names and shares next to it; every part links to the rows it counts. */
export function Donut({ values, unit, label, height }: ChartOptions & { readonly values: readonly ChartValue[] }) {
  const slices = getSlices(values);
  const look = useChartLook();
  const colours = seriesColours(look, slices.length, slices.length < values.length);
  const total = getSum(slices);
  const starts = slices.map((_, i) => getSum(slices.slice(0, i)) / total);
  return (
    <ChartFrame label={label} className="donut">
      <svg viewBox="0 0 120 120" style={{ height }} aria-hidden="true">
        {slices.map(({ name, value }, i) => {
          const share = (value ?? 0) / total;
          // A gap between two slices, but not where one is the whole ring.
          const length = Math.max(0.5, share * round - (slices.length > 1 ? 1.5 : 0));
          return (
            <circle
              key={name}
              data-tip={`${name}\n${withUnit(value, unit)}（${getPercent(value ?? 0, total)}）`}
              cx="60"
              cy="60"
              r={radius}
              fill="none"
              stroke={colours[i]?.background}
              strokeWidth={thickness}
              strokeDasharray={`${length} ${round - length}`}
              transform={`rotate(${(starts[i] as number) * 360 - 90} 60 60)`}
            />
          );
        })}
        {/* Attributes, not a class: a saved picture knows no style sheet inside the drawing. */}
        <text x="60" y="61" textAnchor="middle" fontSize="14" fontWeight="600" fill={look.text}>
          {short(total)}
        </text>
        <text x="60" y="74" textAnchor="middle" fontSize="8" fill={look.tertiary}>
          {unit}
        </text>
      </svg>
      <ol>
        {slices.map(({ name, value, to }, i) => {
          const shown = (
            <>
              <i style={{ background: colours[i]?.background }} />
              <span title={name}>{name}</span>
              <b>{exact(value)}</b>
              <small>{getPercent(value ?? 0, total)}</small>
            </>
          );
          return <li key={name}>{to ? <Link to={to}>{shown}</Link> : <div>{shown}</div>}</li>;
        })}
      </ol>
    </ChartFrame>
  );
}
