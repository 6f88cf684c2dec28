import type { EChartsOption } from 'echarts/types/dist/shared';
import { short, withUnit } from './chart-data.ts';
import type { ChartLook } from './chart-look.ts';

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
interface End {
  readonly line: Line;
  readonly at: number;
  readonly value: number;
}
function getEnd(line: Line): End {
  const at = line.values.findLastIndex((value) => value !== null);
  return { line, at, value: line.values[at] ?? 0 };
}
/** Share of the largest value below which two labels would cover each other. */
const labelShare = 0.08;
/**
 * The text at the end of each line. The names of lines that end next to each other stand below each other at one of
 * them, the highest first.
 */
function getEndLabels(lines: readonly Line[]): ReadonlyMap<Line, string> {
  const reach = labelShare * Math.max(...lines.flatMap(({ values }) => values.map(Number)), 0);
  const groups: End[][] = [];
  for (const end of lines.map(getEnd).toSorted((one, other) => one.at - other.at || other.value - one.value)) {
    const [first] = groups.at(-1) ?? [];
    if (first && first.at === end.at && first.value - end.value <= reach) groups.at(-1)?.push(end);
    else groups.push([end]);
  }
  return new Map(
    groups.flatMap((group) =>
      group.slice(0, 1).map(({ line }) => [line, group.map(({ line: { name } }) => name).join('\n')] as const),
    ),
  );
}

/** Chart option of lines over days, each labelled at its end. */
export function lineOption(
  look: ChartLook,
  days: readonly string[],
  lines: readonly Line[],
  unit: string,
): EChartsOption {
  const colours = look.series;
  const main = lines.filter((line) => !line.isPast);
  const endLabels = getEndLabels(lines);
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
      axisLabel: { color: look.tertiary, hideOverlap: true, alignMinLabel: 'left' },
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
          show: endLabels.has(line),
          formatter: endLabels.get(line) ?? '',
          color: line.isPast ? look.tertiary : look.text,
          fontSize: 12,
        },
        labelLayout: { moveOverlap: 'shiftY' as const },
        ...(line === main[0] && { areaStyle: { opacity: 0.06 } }),
      };
    }),
  };
}
