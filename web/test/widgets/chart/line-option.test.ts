import { expect, test } from 'vitest';
import type { ChartLook } from '../../../src/widgets/chart/chart-look.ts';
import { type Line, lineOption } from '../../../src/widgets/chart/line-option.ts';

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
const getLabels = (lines: readonly Line[]): unknown[] => {
  const { series } = lineOption(look, ['a', 'b'], lines, '次');
  return (series as { endLabel: { show: boolean; formatter: string } }[]).flatMap(({ endLabel }) =>
    endLabel.show ? endLabel.formatter : [],
  );
};

test('names lines that end at the same point once, below each other', () => {
  const lines = [
    { name: '投递', values: [1, 0] },
    { name: '签到', values: [2, 0] },
    { name: '登录', values: [2, 4] },
    { name: '上届', values: [0, null], isPast: true },
  ];
  expect(getLabels(lines)).toEqual(['投递\n签到', '登录', '上届']);
});

test('names lines that end next to each other at one of them, the highest first', () => {
  const lines = [
    { name: '上月', values: [20, 15], isPast: true },
    { name: '投递', values: [40, 17] },
    { name: '通过', values: [1, 0] },
  ];
  expect(getLabels(lines)).toEqual(['投递\n上月', '通过']);
});
