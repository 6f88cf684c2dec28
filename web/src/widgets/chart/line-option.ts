import { LineChart as Lines } from 'echarts/charts';
import { GridComponent, TooltipComponent } from 'echarts/components';
import type { EChartsOption } from 'echarts/types/dist/shared';
import { short, withUnit } from './chart-data.ts';
import type { ChartLook } from './chart-look.ts';
import { nameHeight } from './line-names.ts';

/** What draws the option. */
export const lineParts = [Lines, GridComponent, TooltipComponent];

const prefersReducedMotion = () => window.matchMedia('(prefers-reduced-motion: reduce)').matches;
const common = (look: ChartLook, unit: string) => ({
  animation: !prefersReducedMotion(),
  animationDuration: 200,
  textStyle: { fontFamily: look.font },
  tooltip: {
    confine: true,
    backgroundColor: look.surface,
    borderColor: look.split,
    textStyle: { color: look.text, fontSize: 13 },
    valueFormatter: (n: unknown) => withUnit(n === null || n === undefined ? null : Number(n), unit),
  },
});

export interface Line {
  readonly name: string;
  readonly values: readonly (number | null)[];
  /** Previous period: drawn thin and dashed. */
  readonly isPast?: boolean;
}
/** Chart option of lines over days, each named at its end. */
export function lineOption(
  look: ChartLook,
  days: readonly string[],
  lines: readonly Line[],
  unit: string,
): EChartsOption {
  const colours = look.series;
  const main = lines.filter((line) => !line.isPast);
  return {
    ...common(look, unit),
    tooltip: { ...common(look, unit).tooltip, trigger: 'axis' },
    grid: { left: 44, right: 72, top: 12, bottom: 28 },
    xAxis: {
      type: 'category',
      data: [...days],
      boundaryGap: false,
      axisTick: { show: false },
      axisLine: { lineStyle: { color: look.split } },
      axisLabel: { color: look.tertiary, hideOverlap: true, alignMinLabel: 'left', alignMaxLabel: 'right' },
    },
    yAxis: {
      type: 'value',
      min: 0,
      minInterval: 1,
      splitNumber: 4,
      splitLine: { lineStyle: { color: look.split } },
      axisLabel: { color: look.tertiary, formatter: (n: number) => short(n) },
    },
    series: lines.map((line) => {
      const colour = line.isPast ? look.tertiary : (colours[main.indexOf(line)] ?? look.first);
      return {
        name: line.name,
        type: 'line' as const,
        data: [...line.values],
        showSymbol: false,
        color: colour,
        lineStyle: line.isPast ? { width: 1.5, type: 'dashed' as const, opacity: 0.6 } : { width: 2.5 },
        endLabel: {
          show: true,
          // Of lines that end at the same height, only the colour tells which one has the name.
          formatter: line.isPast ? line.name : `{mark|● }${line.name}`,
          rich: { mark: { color: colour, fontSize: 10 } },
          color: line.isPast ? look.tertiary : look.text,
          fontSize: 12,
          lineHeight: nameHeight,
        },
        ...(line === main[0] && { areaStyle: { opacity: 0.06 } }),
      };
    }),
  };
}
