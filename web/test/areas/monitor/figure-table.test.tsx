import type { MonitorFigure } from '@campus/contract/monitor';
import { render, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { FigureTable } from '../../../src/areas/monitor/figure-table.tsx';

const figure = (label: string, more: Partial<MonitorFigure>): MonitorFigure => ({
  key: label,
  label,
  value: 1,
  unit: '次',
  state: 'ok',
  history: [],
  ...more,
});
const getRow = (label: string) => screen.getByRole('row', { name: new RegExp(label) });
const lineIn = (row: HTMLElement) => row.querySelector('polyline')?.getAttribute('points')?.split(' ');

it('draws the last minute of a changing figure in the colour of its state', () => {
  const moving = figure('请求速率', { state: 'bad', history: [1, 3, 2] });
  render(<FigureTable figures={[moving, figure('请求总数', { value: 12_345 })]} />);
  expect(lineIn(getRow('请求速率'))).toEqual(['0.0,25.0', '60.0,3.0', '120.0,14.0']);
  expect(getRow('请求速率').querySelector('.sparkline.bad')).not.toBeNull();
  within(getRow('请求速率')).getByText('过高');
  expect(lineIn(getRow('请求总数'))).toBeUndefined();
  within(getRow('请求总数')).getByText('12,345');
});

it('draws a constant figure as a level line', () => {
  render(<FigureTable figures={[figure('推送连接', { history: [7, 7] })]} />);
  expect(lineIn(getRow('推送连接'))).toEqual(['0.0,25.0', '120.0,25.0']);
});

it('shows the Chinese name of a figure, with its key next to it', () => {
  render(<FigureTable figures={[figure('系统CPU使用率', { key: 'system.cpu.usage', value: 12, unit: '%' })]} />);
  const headings = screen.getAllByRole('columnheader').map(({ textContent }) => textContent);
  expect(headings).toEqual(['名称', '当前值']);
  const [name] = within(getRow('系统CPU使用率')).getAllByRole('cell');
  expect(name?.textContent).toMatch(/^系统CPU使用率/);
  expect(within(name as HTMLElement).getByText('system.cpu.usage').tagName).toBe('CODE');
});
