import { init, use } from 'echarts/core';
import { SVGRenderer } from 'echarts/renderers';
import { afterEach, expect, test, vi } from 'vitest';
import type { ChartLook } from '../../../src/widgets/chart/chart-look.ts';
import { placeNames } from '../../../src/widgets/chart/line-names.ts';
import { type Line, lineOption, lineParts } from '../../../src/widgets/chart/line-option.ts';

use([...lineParts, SVGRenderer]);

const look: ChartLook = {
  first: '#000',
  second: '#111',
  series: ['#000', '#111', '#222'],
  text: '#000',
  secondary: '#333',
  tertiary: '#666',
  split: '#eee',
  surface: '#fff',
  font: 'sans-serif',
};
/** A name of 12 px with some space above and below it. */
const linePx = 16;
afterEach(() => vi.unstubAllGlobals());
/** The texts of the chart as it is drawn for the second time. */
function drawTexts(lines: readonly Line[], height: number): SVGTextElement[] {
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
  const chart = init(null, null, { renderer: 'svg', ssr: true, width: 720, height });
  for (const _drawing of [1, 2]) {
    chart.setOption(lineOption(look, ['09:00', '09:01'], lines, '次'), true);
    placeNames(chart, lines);
  }
  chart.resize({ width: 700, height });
  placeNames(chart, lines);
  const svg = new DOMParser().parseFromString(chart.renderToSVGString(), 'image/svg+xml');
  chart.dispose();
  return [...svg.querySelectorAll('text')];
}
/** Vertical places of the names at the ends of the lines. */
function drawLabels(lines: readonly Line[], height: number): Record<string, number> {
  const names = new Set(lines.map(({ name }) => name));
  return Object.fromEntries(
    drawTexts(lines, height).flatMap((text) => {
      const name = text.textContent;
      const [, y] =
        /(?:translate\([-\d.]+[ ,]|matrix\(.*[ ,])([-\d.]+)\)/.exec(text.getAttribute('transform') ?? '') ?? [];
      return names.has(name) ? [[name, Number(y) + Number(text.getAttribute('y') ?? 0)]] : [];
    }),
  );
}

test.each([
  ['equal', [0, 0, 0]],
  ['next to each other', [17, 16, 15]],
  ['two next to each other', [40, 21, 17]],
  ['far from each other', [40, 20, 0]],
])('names every line at its own height when the ends are %s', (_title, ends) => {
  const lines = ['投递', '签到', '登录'].map((name, k) => ({ name, values: [44, ends[k] as number] }));
  for (const height of [180, 260]) {
    const places = Object.values(drawLabels(lines, height)).toSorted((one, other) => one - other);
    expect(places).toHaveLength(lines.length);
    for (const [k, place] of places.slice(1).entries())
      expect(place - (places[k] as number)).toBeGreaterThanOrEqual(linePx);
  }
});

test('keeps the order of the lines in the names', () => {
  const names = drawLabels(
    [
      { name: '投递', values: [10, 15] },
      { name: '签到', values: [20, 17] },
      { name: '上月', values: [2, 16], isPast: true },
    ],
    180,
  );
  const byHeight = Object.entries(names).toSorted(([, one], [, other]) => one - other);
  expect(byHeight.map(([name]) => name)).toEqual(['签到', '上月', '投递']);
});

test('names a line that ends before the others', () => {
  const lines = [
    { name: '登录', values: [2, 4] },
    { name: '上届', values: [0, null], isPast: true },
  ];
  expect(Object.keys(drawLabels(lines, 180)).toSorted()).toEqual(['上届', '登录']);
});

test('marks every name with the colour of its line', () => {
  const lines = ['投递', '签到', '登录'].map((name) => ({ name, values: [4, 0] }));
  const past = { name: '上月', values: [1, 0], isPast: true };
  const marks = drawTexts([...lines, past], 180).filter(({ textContent }) => textContent.trim() === '●');
  expect(marks.map((mark) => mark.getAttribute('fill'))).toEqual(look.series);
});
