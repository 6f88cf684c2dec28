import type { EChartsType } from 'echarts/core';

interface EndingLine {
  readonly values: readonly (number | null)[];
}

/** px of the name of a line. */
export const nameHeight = 16;

/** Moves centres apart until `least` px lie between two of them, in their order and above `bottom`. */
function spread(centres: readonly number[], least: number, bottom: number): number[] {
  const order = centres.map((_, at) => at).toSorted((one, other) => (centres[one] ?? 0) - (centres[other] ?? 0));
  const moved = [...centres];
  let above = Number.NEGATIVE_INFINITY;
  for (const at of order) {
    above = Math.max(centres[at] ?? 0, above + least);
    moved[at] = above;
  }
  let below = bottom + least;
  for (const at of order.toReversed()) {
    below = Math.min(moved[at] ?? 0, below - least);
    moved[at] = below;
  }
  return moved;
}

const getEnd = ({ values }: EndingLine): number => values.findLast((value) => value !== null) ?? 0;
/**
 * Moves the names of lines that end next to each other apart. The chart's own layout of labels is lost with its next
 * drawing.
 */
export function placeNames(chart: EChartsType, lines: readonly EndingLine[]): void {
  if (lines.length === 0) return;
  const centres = lines.map((line) => Number(chart.convertToPixel({ yAxisIndex: 0 }, getEnd(line))));
  const places = spread(centres, nameHeight, chart.getHeight() - nameHeight / 2);
  chart.setOption({
    series: places.map((place, at) => ({ endLabel: { offset: [0, place - (centres[at] ?? 0)] } })),
  });
}
