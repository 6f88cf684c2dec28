import { type ChartOptions, type ChartStack, exact, getPercent, getSum, short, withUnit } from './chart-data.ts';
import { ChartFrame } from './chart-frame.tsx';
import { seriesColours, useChartLook } from './chart-look.ts';
import { ValueLink } from './chart-value.tsx';
import { Legend } from './legend.tsx';

/** Share of the longest bar that holds the number of a part. */
const labelShare = 0.09;

/** Horizontal bars of several parts, one colour per series; every part links to the rows it counts. */
export function StackedBars({
  stacks,
  series,
  unit,
  label,
}: ChartOptions & { readonly stacks: readonly ChartStack[]; readonly series: readonly string[] }) {
  const colours = seriesColours(useChartLook(), series.length);
  const largest = Math.max(1, ...stacks.map(({ parts }) => getSum(parts)));
  return (
    <ChartFrame label={label} className="stacked-bars">
      <Legend names={series} colours={colours.map(({ background }) => background)} />
      <ol>
        {stacks.map(({ name, parts }) => {
          const total = getSum(parts);
          return (
            <li key={name}>
              <span className="bar-name" title={name}>
                {name}
              </span>
              <span className="stack">
                {parts.map((part, i) => {
                  const share = (part.value ?? 0) / largest;
                  return share === 0 ? null : (
                    <ValueLink
                      key={series[i]}
                      to={part.to}
                      tip={`${name} · ${series[i]}\n${withUnit(part.value, unit)}（${getPercent(part.value ?? 0, total)}）`}
                      style={{ width: `${share * 100}%`, ...colours[i] }}
                    >
                      {share > labelShare && short(part.value)}
                    </ValueLink>
                  );
                })}
                <b>{exact(total)}</b>
              </span>
            </li>
          );
        })}
      </ol>
    </ChartFrame>
  );
}
