import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { AreaCascader, areaPath, withoutContradiction } from '../../src/widgets/selects/area-cascader.tsx';
import { AreaSelects } from '../../src/widgets/selects/area-selects.tsx';
import { serve, show, signIn } from '../kit/support.tsx';
import { ControlledField } from './controlled-field.tsx';

const emitted: string[] = [];
beforeEach(() => {
  signIn();
  emitted.length = 0;
});

const emit = (next: string) => void emitted.push(next);

it('returns the path of a region code at any level', () => {
  expect(areaPath('440305')).toEqual(['440000', '440300', '440305']);
  expect(areaPath('440300')).toEqual(['440000', '440300']);
  expect(areaPath('440000')).toEqual(['440000']);
});

it('shows a place by its names and unknown codes unchanged (W-AR2, W-AR6)', async () => {
  serve({
    'GET /sys/area/children': () => ({ result: [] }),
    'GET /sys/area/names': ({ query }) => ({
      result: query.codes === '330106' ? { 330106: ['浙江省', '杭州市', '西湖区'] } : {},
    }),
  });
  const first = show(<AreaCascader value="330106" onChange={() => undefined} />);
  expect(await screen.findByText('浙江省/杭州市/西湖区')).toBeTruthy();
  first.unmount();
  show(<AreaCascader value="999999" onChange={() => undefined} />);
  expect(await screen.findByText('999999')).toBeTruthy();
});

const place = (code: string, name: string, leaf = false) => ({ code, name, leaf });
const country: Readonly<Record<string, readonly object[]>> = {
  86: [place('440000', '广东省'), place('330000', '浙江省')],
  440000: [place('440300', '深圳市'), place('441900', '东莞市', true)],
  440300: [place('440305', '南山区', true)],
  330000: [place('330100', '杭州市')],
  330100: [place('330106', '西湖区', true)],
};
const serveCountry = () =>
  serve({
    'GET /sys/area/children': ({ query }) => ({ result: country[query.pid ?? ''] ?? [] }),
    'GET /sys/area/names': () => ({
      result: {
        440305: ['广东省', '深圳市', '南山区'],
        330106: ['浙江省', '杭州市', '西湖区'],
        441900: ['广东省', '东莞市'],
      },
    }),
  });
it('emits a place only when its last level is selected, also after another province (W-AR1, W-AR4)', async () => {
  serveCountry();
  show(
    <ControlledField
      onEmit={emit}
      start=""
      field={(value, onChange) => <AreaCascader value={value} onChange={onChange} />}
    />,
  );
  const press = async (name: string) =>
    userEvent.click(await screen.findByText(name, { selector: '.ant-cascader-menu-item-content' }));
  const columns = () =>
    [...document.querySelectorAll('.ant-cascader-menu')].map((menu) => [...menu.children].map((li) => li.textContent));
  await userEvent.click(screen.getByRole('combobox'));
  await press('广东省');
  await press('深圳市');
  expect(emitted).toEqual([]);
  await press('南山区');
  expect(emitted).toEqual(['440305']);
  expect((await screen.findAllByText('广东省/深圳市/南山区')).length).toBeGreaterThan(0);
  await userEvent.click(screen.getByRole('combobox'));
  await press('浙江省');
  await waitFor(() => expect(columns()).toEqual([['广东省', '浙江省'], ['杭州市']]));
  await press('杭州市');
  expect(emitted).toEqual(['440305']);
  await press('西湖区');
  expect(emitted).toEqual(['440305', '330106']);
});

describe('area selects', () => {
  const open = (start: string) =>
    show(
      <ControlledField
        onEmit={emit}
        start={start}
        field={(value, onChange) => <AreaSelects value={value} onChange={onChange} />}
      />,
    );
  const shown = () =>
    [...document.querySelectorAll('.ant-select')].map((list) => list.querySelector('.ant-select-content')?.textContent);
  const choose = async (level: string, name: string) => {
    await userEvent.click(screen.getByRole('combobox', { name: level }));
    await userEvent.click(await screen.findByText(name, { selector: '.ant-select-item-option-content' }));
  };
  it('clear lower levels on another province, and emit the last place only (W-AR1, W-AR4)', async () => {
    serveCountry();
    open('');
    expect(screen.getByRole<HTMLInputElement>('combobox', { name: '市' }).disabled).toBe(true);
    await choose('省', '广东省');
    await choose('市', '深圳市');
    expect(emitted).toEqual([]);
    await choose('区', '南山区');
    expect(emitted).toEqual(['440305']);
    await choose('省', '浙江省');
    expect(shown()).toEqual(['浙江省', '市', '区']);
    await choose('市', '杭州市');
    expect(emitted).toEqual(['440305']);
    await choose('区', '西湖区');
    expect(emitted).toEqual(['440305', '330106']);
  });
  it('end at a city without districts', async () => {
    serveCountry();
    open('');
    await choose('省', '广东省');
    await choose('市', '东莞市');
    expect(emitted).toEqual(['441900']);
    expect(screen.getByRole<HTMLInputElement>('combobox', { name: '区' }).disabled).toBe(true);
  });
  it('show a place by its names, and unknown codes unchanged (W-AR2, W-AR6)', async () => {
    serveCountry();
    const first = open('330106');
    await waitFor(() => expect(shown()).toEqual(['浙江省', '杭州市', '西湖区']));
    first.unmount();
    open('999999');
    await waitFor(() => expect(shown()).toEqual(['999999', '市', '区']));
    expect(emitted).toEqual([]);
  });
  it('clear to an empty value (W-AR5)', async () => {
    serveCountry();
    const { container } = open('440305');
    await waitFor(() => expect(shown()[2]).toBe('南山区'));
    await userEvent.click(container.querySelector('.ant-select-clear')!);
    expect(emitted).toEqual(['']);
    expect(shown()).toEqual(['省', '市', '区']);
  });
});

it("lets 不限 and places take each other's place", () => {
  expect(withoutContradiction(['440300', '000000'], ['440300'])).toEqual(['000000']);
  expect(withoutContradiction(['000000', '440300'], ['000000'])).toEqual(['440300']);
  expect(withoutContradiction(['440300', '440400'], ['440300'])).toEqual(['440300', '440400']);
});

describe('a place', () => {
  it('shows one name at the first level (W-AR3)', async () => {
    serve({
      'GET /sys/area/children': () => ({ result: [] }),
      'GET /sys/area/names': () => ({ result: { 440000: ['广东省'] } }),
    });
    show(<AreaCascader level="province" value="440000" onChange={emit} />);
    expect(await screen.findByText('广东省')).toBeTruthy();
  });
  it('clears to an empty value (W-AR5)', async () => {
    serve({
      'GET /sys/area/children': () => ({ result: [] }),
      'GET /sys/area/names': () => ({ result: { 440305: ['广东省', '深圳市', '南山区'] } }),
    });
    const { container } = show(
      <ControlledField
        onEmit={emit}
        start="440305"
        field={(value, onChange) => <AreaCascader value={value} onChange={onChange} />}
      />,
    );
    await screen.findByText('广东省/深圳市/南山区');
    await userEvent.click(container.querySelector('.ant-select-clear')!);
    expect(emitted).toEqual(['']);
  });
});
