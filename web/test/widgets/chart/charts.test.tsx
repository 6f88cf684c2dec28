import { weekHours } from '@campus/contract/rules';
import { chartTexts } from '@campus/contract/statistics';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router';
import { describe, expect, it, vi } from 'vitest';
import { RequestFailed } from '../../../src/request/request-failed.ts';
import { BarList } from '../../../src/widgets/chart/bar-list.tsx';
import { ChartCard } from '../../../src/widgets/chart/chart-card.tsx';
import { type ChartValue, short, withUnit } from '../../../src/widgets/chart/chart-data.ts';
import { Donut } from '../../../src/widgets/chart/donut.tsx';
import { Funnel } from '../../../src/widgets/chart/funnel.tsx';
import { HeatMap } from '../../../src/widgets/chart/heat-map.tsx';
import { ProvinceMap } from '../../../src/widgets/chart/province-map.tsx';
import { provinceTiles } from '../../../src/widgets/chart/provinces.ts';
import { StackedBars } from '../../../src/widgets/chart/stacked-bars.tsx';
import { serve, signIn } from '../../kit/support.tsx';

const facts = { unit: '次', label: '投递', height: 200 };
const values: ChartValue[] = [
  { name: '甲', code: '1-09', value: 12_345, to: '/list?a=1' },
  { name: '乙', code: '2-10', value: 20, to: '/list?a=2' },
];
const inProvinces = [
  { name: '北京', code: '110000', value: 12_345, to: '/list?a=1' },
  { name: '西藏', code: '540000', value: 20, to: '/list?a=2' },
];
const kinds: Readonly<Record<string, ReactNode>> = {
  bar: <BarList {...facts} bars={values} />,
  donut: <Donut {...facts} values={values} />,
  funnel: <Funnel {...facts} stages={values.map((value) => ({ ...value, share: '100%' }))} />,
  stacked: <StackedBars {...facts} series={['男', '女']} stacks={[{ name: '甲', parts: values }]} />,
  heat: <HeatMap {...facts} values={values} />,
  map: <ProvinceMap {...facts} values={inProvinces} />,
};
const show = (chart: ReactNode) => render(<MemoryRouter>{chart}</MemoryRouter>);

describe.each(Object.entries(kinds))('the %s chart', (_kind, chart) => {
  it('links every value to its rows, in the order of the keyboard', async () => {
    show(chart);
    const links = screen.getAllByRole('link');
    expect(links.map((link) => link.getAttribute('href')).toSorted()).toEqual(['/list?a=1', '/list?a=2']);
    for (const link of links) {
      await userEvent.tab();
      expect(document.activeElement).toBe(link);
    }
    expect(screen.getByLabelText('投递')).toBeTruthy();
  });
});
describe.each(['stacked', 'heat', 'map'])('a value of the %s chart', (kind) => {
  it('shows its exact number on focus and hides it with Escape', async () => {
    show(kinds[kind]);
    await userEvent.tab();
    expect(screen.getByText(/^12,345 次/)).toBeTruthy();
    expect(document.activeElement?.getAttribute('aria-label')).toContain('12,345 次');
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByText(/^12,345 次/)).toBeNull();
  });
});

it('has a tile for each of the 34 provinces, none above another', () => {
  expect(provinceTiles).toHaveLength(34);
  expect(new Set(provinceTiles.map(({ code }) => code)).size).toBe(34);
  expect(new Set(provinceTiles.map(({ column, row }) => `${column},${row}`)).size).toBe(34);
  for (const name of ['台湾', '香港', '澳门']) expect(provinceTiles.map((tile) => tile.name)).toContain(name);
});
it('counts rows without a known province below the map', () => {
  show(<ProvinceMap {...facts} values={[...inProvinces, { name: '未填写', code: null, value: 3, to: '/list?a=3' }]} />);
  expect(screen.getByRole('link', { name: '未填写，3 次' }).getAttribute('href')).toBe('/list?a=3');
});
it('has a cell for every hour of the week', () => {
  const { container } = show(<HeatMap {...facts} values={values} />);
  expect(container.querySelectorAll('[data-tip]')).toHaveLength(weekHours.length);
});
it('joins the smallest slices of a ring when there are more than five', () => {
  const many = Array.from({ length: 8 }, (_, i) => ({ name: `第${i}`, value: 8 - i, to: `/list?a=${i}` }));
  const { container } = show(<Donut {...facts} values={many} />);
  expect(container.querySelectorAll('circle')).toHaveLength(5);
  expect(screen.getByText('其他 4 项')).toBeTruthy();
  expect(within(screen.getByText('其他 4 项').closest('li') as HTMLElement).getByText('10')).toBeTruthy();
});
it('writes numbers in the Chinese way', () => {
  expect([short(12_345), short(345), withUnit(12_345, '次'), withUnit(12.5, '%'), withUnit(null, '次')]).toEqual([
    '1.2万',
    '345',
    '12,345 次',
    '12.5%',
    '–',
  ]);
});

describe('a chart card', () => {
  const table = { heads: ['名称', '数量'], rows: [{ cells: ['甲', 12_345], links: [undefined, '/list?a=1'] }] };
  const card = (more: object) =>
    show(<ChartCard title="投递统计" unit="次" table={table} draw={({ label }) => <p>{label}</p>} {...more} />);

  it('shows its numbers as a chart and as a table with the same links', async () => {
    card({});
    expect(screen.getByText('投递统计，单位：次')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: chartTexts.table }));
    expect(screen.getByRole('link', { name: '12,345' }).getAttribute('href')).toBe('/list?a=1');
    await userEvent.click(screen.getByRole('button', { name: chartTexts.graph }));
    expect(screen.getByText('投递统计，单位：次')).toBeTruthy();
  });
  it('names no unit that is still loading', () => {
    card({ unit: '', table: undefined });
    expect(screen.queryByText(chartTexts.unit(''))).toBeNull();
  });
  it('says that there are no numbers', () => {
    card({ table: { heads: ['名称', '数量'], rows: [{ cells: ['甲', 0] }] } });
    expect(screen.getByText(chartTexts.empty)).toBeTruthy();
    expect(screen.queryByRole('button')).toBeNull();
  });
  it('says that the numbers are not for this user, without a useless button', () => {
    card({
      table: undefined,
      failure: { error: new RequestFailed({ code: 510, http: 200, message: '没有权限' }), onRetry: vi.fn() },
    });
    expect(screen.getByText(chartTexts.forbidden)).toBeTruthy();
    expect(screen.queryByRole('button')).toBeNull();
  });
  it('says what failed and tries again', async () => {
    const onRetry = vi.fn();
    card({
      table: undefined,
      failure: { error: new RequestFailed({ code: 500, http: 500, message: '服务繁忙' }), onRetry },
    });
    expect(screen.getByRole('alert').textContent).toContain('服务繁忙');
    await userEvent.click(screen.getByRole('button', { name: /重\s*试/ }));
    expect(onRetry).toHaveBeenCalledOnce();
  });
  it('saves the numbers of its table as a workbook', async () => {
    signIn();
    const asked = serve({ 'POST /statistics/table': () => ({ success: false, code: 500, message: '不' }) });
    card({});
    await userEvent.click(screen.getByRole('button', { name: chartTexts.workbook }));
    await vi.waitFor(() =>
      expect(asked).toMatchObject([{ body: { title: '投递统计', heads: ['名称', '数量'], rows: [['甲', 12_345]] } }]),
    );
  });
});
