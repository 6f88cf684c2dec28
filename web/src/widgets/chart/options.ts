import type { EChartsOption } from 'echarts/types/dist/shared';
import { type ChartLook, shades } from './chart-look.ts';

const number = (n: unknown): string => Number(n).toLocaleString('zh-CN');
const still = () => window.matchMedia('(prefers-reduced-motion: reduce)').matches;
const common = (look: ChartLook, unit: string) => ({
  animation: !still(),
  animationDuration: 200,
  textStyle: { fontFamily: look.font },
  tooltip: {
    confine: true,
    backgroundColor: look.surface,
    borderColor: look.split,
    textStyle: { color: look.text, fontSize: 13 },
    valueFormatter: (n: unknown) => (n === null || n === undefined ? '–' : `${number(n)} ${unit}`),
  },
});

export interface Line {
  readonly name: string;
  readonly values: readonly (number | null)[];
  /** The period before: thin and dashed. */
  readonly isPast?: boolean;
}
/** Lines over days, each named at its end. */
export function lineOption(
  look: ChartLook,
  days: readonly string[],
  lines: readonly Line[],
  unit: string,
): EChartsOption {
  const colours = [look.first, look.second];
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
      axisLabel: { color: look.tertiary, hideOverlap: true, alignMinLabel: 'left' },
    },
    yAxis: {
      type: 'value',
      min: 0,
      minInterval: 1,
      splitNumber: 4,
      splitLine: { lineStyle: { color: look.split } },
      axisLabel: { color: look.tertiary },
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
        endLabel: { show: true, formatter: line.name, color: line.isPast ? look.tertiary : look.text, fontSize: 12 },
        labelLayout: { moveOverlap: 'shiftY' as const },
        ...(line === main[0] && { areaStyle: { opacity: 0.06 } }),
      };
    }),
  };
}

export interface NamedValue {
  readonly name: string;
  readonly value: number;
}
/** Lying bars from zero, each with its number. */
export function barOption(look: ChartLook, bars: readonly NamedValue[], unit: string): EChartsOption {
  return {
    ...common(look, unit),
    tooltip: { ...common(look, unit).tooltip, trigger: 'item' },
    grid: { left: 0, right: 56, top: 0, bottom: 0, containLabel: true },
    xAxis: { type: 'value', min: 0, show: false },
    yAxis: {
      type: 'category',
      inverse: true,
      data: bars.map((bar) => bar.name),
      axisLine: { show: false },
      axisTick: { show: false },
      axisLabel: { color: look.secondary, fontSize: 13, width: 132, overflow: 'truncate' },
    },
    series: [
      {
        type: 'bar',
        data: bars.map((bar) => bar.value),
        color: look.first,
        barMaxWidth: 12,
        itemStyle: { borderRadius: [0, 3, 3, 0] },
        label: { show: true, position: 'right', color: look.text, formatter: ({ value }) => number(value) },
      },
    ],
  };
}

/** Stages that follow each other, each a part of the one before. */
export function funnelOption(look: ChartLook, parts: readonly NamedValue[], unit: string): EChartsOption {
  const colours = shades(look, parts.length);
  return {
    ...common(look, unit),
    tooltip: { ...common(look, unit).tooltip, trigger: 'item' },
    series: [
      {
        type: 'funnel',
        left: 72,
        right: 92,
        top: 2,
        bottom: 2,
        min: 0,
        minSize: '6%',
        sort: 'none',
        gap: 3,
        label: { show: false },
        labelLine: { show: false },
        data: parts.map(({ name, value }, i) => ({
          name,
          value,
          itemStyle: { color: colours[i] ?? look.first, borderWidth: 0 },
        })),
      },
    ],
  };
}
