import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ReactNode, useState } from 'react';
import { beforeEach, expect, it } from 'vitest';
import { useSession } from '../../src/request/session-store.ts';
import { DepartPicker } from '../../src/widgets/pickers/depart-picker.tsx';
import { AreaCascader, areaPath, withoutContradiction } from '../../src/widgets/selects/area-cascader.tsx';
import { DictSelect } from '../../src/widgets/selects/dict-select.tsx';
import { ValueSwitch } from '../../src/widgets/selects/value-switch.tsx';
import { listen, serve, show, signIn } from '../kit/support.tsx';

const emitted: string[] = [];
beforeEach(() => {
  listen();
  signIn();
  emitted.length = 0;
  useSession.setState({
    dictionaries: {
      sex: [
        { value: '1', text: '男' },
        { value: '2', text: '女' },
      ],
    },
  });
});

function Held({
  start,
  field,
}: {
  start: string;
  field: (value: string, onChange: (next: string) => void) => ReactNode;
}) {
  const [value, setValue] = useState(start);
  return field(value, (next) => {
    emitted.push(next);
    setValue(next);
  });
}

it('makes an empty switch off at once, then turns it (W-SW1, W-SW2)', async () => {
  show(<Held start="" field={(value, onChange) => <ValueSwitch value={value} onChange={onChange} />} />);
  await waitFor(() => expect(emitted).toEqual(['N']));
  await userEvent.click(screen.getByRole('switch'));
  await userEvent.click(screen.getByRole('switch'));
  expect(emitted).toEqual(['N', 'Y', 'N']);
});

it('leaves a strange value of a switch alone until it is clicked (W-SW4)', () => {
  show(<Held start="X" field={(value, onChange) => <ValueSwitch value={value} onChange={onChange} />} />);
  expect(screen.getByRole('switch').getAttribute('aria-checked')).toBe('false');
  expect(emitted).toEqual([]);
});

it('shows few dictionary items at once and an unknown value as it is (W-DI1)', () => {
  const first = show(<DictSelect dict="sex" value="1" onChange={() => undefined} />);
  expect(screen.getByRole<HTMLInputElement>('radio', { name: '男' }).checked).toBe(true);
  first.unmount();
  show(<DictSelect dict="sex" as="list" value="9" onChange={() => undefined} />);
  expect(screen.getByText('9')).toBeTruthy();
});

it('joins several dictionary items in the order of choice (W-DI2)', async () => {
  show(
    <Held
      start=""
      field={(value, onChange) => <DictSelect multiple id="sex" dict="sex" value={value} onChange={onChange} />}
    />,
  );
  await userEvent.click(screen.getByRole('combobox'));
  await userEvent.click(await screen.findByText('女'));
  await userEvent.click(screen.getByText('男'));
  expect(emitted.at(-1)).toBe('2,1');
});

it('says that a dictionary has no code (W-DI5)', () => {
  show(<DictSelect dict="" value="" onChange={() => undefined} />);
  expect(screen.getByText('字典Code不能为空!')).toBeTruthy();
});

it('knows the branch of a region code at any level', () => {
  expect(areaPath('440305')).toEqual(['440000', '440300', '440305']);
  expect(areaPath('440300')).toEqual(['440000', '440300']);
  expect(areaPath('440000')).toEqual(['440000']);
});

it('shows a place by its names and an unknown one as it is (W-AR2, W-AR6)', async () => {
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
it('emits a place only when its last level is chosen (W-AR1, W-AR4)', async () => {
  serve({
    'GET /sys/area/children': ({ query }) => ({
      result:
        {
          86: [place('440000', '广东省')],
          440000: [place('440300', '深圳市')],
          440300: [place('440305', '南山区', true)],
        }[query.pid ?? ''] ?? [],
    }),
    'GET /sys/area/names': () => ({ result: { 440305: ['广东省', '深圳市', '南山区'] } }),
  });
  show(<Held start="" field={(value, onChange) => <AreaCascader value={value} onChange={onChange} />} />);
  await userEvent.click(screen.getByRole('combobox'));
  await userEvent.click(await screen.findByText('广东省'));
  await userEvent.click(await screen.findByText('深圳市'));
  expect(emitted).toEqual([]);
  await userEvent.click(await screen.findByText('南山区'));
  expect(emitted).toEqual(['440305']);
  expect((await screen.findAllByText('广东省/深圳市/南山区')).length).toBeGreaterThan(0);
});

const depart = (id: string, departName: string, orgCode: string, children: object[] = []) => ({
  id,
  departName,
  orgCode,
  children,
});
const tree = [
  depart('d1', '高新区', 'A01', [depart('d2', '招聘部', 'A01A01'), depart('d3', '服务部', 'A01A02')]),
  depart('d4', '学校', 'A02', [depart('d5', '就业中心', 'A02A01')]),
];
function Departs(props: { start?: string; multiple?: boolean; store?: 'id' | 'orgCode' }) {
  const { start = '', ...rest } = props;
  return (
    <Held start={start} field={(value, onChange) => <DepartPicker {...rest} value={value} onChange={onChange} />} />
  );
}
const openDeparts = async () => {
  await userEvent.click(screen.getByRole('combobox'));
  await screen.findByText('招聘部');
};
const confirm = () => userEvent.click(screen.getByRole('button', { name: '确认' }));

it.each([
  ['W-D1', {}, ['招聘部'], 'd2'],
  ['W-D2', { start: 'd2' }, ['服务部'], 'd3'],
  ['W-D3', { multiple: true }, ['招聘部', '就业中心'], 'd2,d5'],
  ['W-D4', { store: 'orgCode' as const }, ['招聘部'], 'A01A01'],
  ['W-D5', { start: 'd2,zz' }, [], 'd2'],
])('chooses departments (%s)', async (_id, props, clicks, result) => {
  serve({ 'GET /sys/sysDepart/queryTreeList': () => ({ result: tree }) });
  show(<Departs {...props} />);
  await openDeparts();
  for (const name of clicks) await userEvent.click(screen.getByText(name));
  await confirm();
  expect(emitted).toEqual([result]);
});

it('finds departments by name and emits nothing when the dialog is closed (W-D6, W-D8)', async () => {
  serve({ 'GET /sys/sysDepart/queryTreeList': () => ({ result: tree }) });
  show(<Departs start="d2" />);
  await openDeparts();
  await userEvent.type(screen.getByPlaceholderText('请输入部门名称按回车进行搜索'), '服务');
  expect(screen.queryByText('高新区')).toBeNull();
  await userEvent.click(screen.getByText('服务部'));
  await userEvent.click(screen.getAllByRole('button', { name: '关闭' }).at(-1)!);
  expect(emitted).toEqual([]);
});

it("lets 不限 and places take each other's place", () => {
  expect(withoutContradiction(['440300', '000000'], ['440300'])).toEqual(['000000']);
  expect(withoutContradiction(['000000', '440300'], ['000000'])).toEqual(['440300']);
  expect(withoutContradiction(['440300', '440400'], ['440300'])).toEqual(['440300', '440400']);
});
