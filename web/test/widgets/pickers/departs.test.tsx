import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it } from 'vitest';
import { DepartPicker } from '../../../src/widgets/pickers/depart-picker.tsx';
import { type Asked, listen, serve, show, signIn } from '../../kit/support.tsx';
import { ControlledField } from '../controlled-field.tsx';
import { fieldTags, removeTag } from '../field-tags.ts';

const emitted: string[] = [];
beforeEach(() => {
  listen();
  signIn();
  emitted.length = 0;
  localStorage.clear();
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
type Props = Partial<Parameters<typeof DepartPicker>[0]> & { start?: string };
function open({ start = '', ...props }: Props, result: object[] = tree): Asked[] {
  const asked = serve({ 'GET /sys/sysDepart/queryTreeList': () => ({ result }) });
  show(
    <ControlledField
      start={start}
      onEmit={(value) => void emitted.push(value)}
      field={(value, onChange) => <DepartPicker {...props} value={value} onChange={onChange} />}
    />,
  );
  return asked;
}
const field = () => screen.getByRole<HTMLInputElement>('combobox');
/** Labels of the field’s tags, as a comma list. */
const shownNames = () => fieldTags().join(',');
const dialog = () => screen.getByRole('dialog');
const inTree = (name: string) => within(dialog().querySelector<HTMLElement>('.picker-tree')!).getByText(name);
const openDialog = async () => {
  await userEvent.click(field());
  await waitFor(() => inTree('招聘部'));
};
const confirm = () => userEvent.click(screen.getByRole('button', { name: '确认' }));

it.each<[string, Props, string[], string, string]>([
  ['W-D1', {}, ['招聘部'], 'd2', '招聘部'],
  ['W-D2', { start: 'd2' }, ['服务部'], 'd3', '服务部'],
  ['W-D3', { multiple: true }, ['招聘部', '就业中心'], 'd2,d5', '招聘部,就业中心'],
  ['W-D4', { store: 'org_code' }, ['招聘部'], 'A01A01', '招聘部'],
  ['W-D5', { start: 'd2,zz' }, [], 'd2', '招聘部'],
  ['single, a second click on the checked one', { start: 'd2' }, ['招聘部'], '', ''],
])('selects departments (%s)', async (_id, props, clicks, result, shown) => {
  open(props);
  await openDialog();
  for (const name of clicks) await userEvent.click(inTree(name));
  await confirm();
  expect(emitted).toEqual([result]);
  expect(shownNames()).toBe(shown);
});

it('shows departments found by name as a flat list, and the expanded tree again (W-D6)', async () => {
  open({});
  await openDialog();
  const search = screen.getByPlaceholderText('请输入部门名称按回车进行搜索');
  await userEvent.type(search, '部');
  expect([...document.querySelectorAll('.ant-tree-title')].map((node) => node.textContent)).toEqual([
    '招聘部',
    '服务部',
  ]);
  await userEvent.clear(search);
  expect(inTree('高新区')).toBeTruthy();
  expect(inTree('招聘部')).toBeTruthy();
  await userEvent.type(search, '没有');
  expect(screen.getByText('没有匹配的部门')).toBeTruthy();
});

it('expands the ancestors of a selected department', async () => {
  open({ start: 'd2', rootOpened: false });
  await openDialog();
  expect(screen.queryByText('就业中心')).toBeNull();
});

it('is cleared by its clear button (W-D7)', async () => {
  open({ start: 'd2' });
  await waitFor(() => expect(shownNames()).toBe('招聘部'));
  await userEvent.click(screen.getByRole('button', { name: '清空' }));
  expect(emitted).toEqual(['']);
});

it('emits nothing when the dialog is cancelled (W-D8)', async () => {
  open({ start: 'd2' });
  await openDialog();
  await userEvent.click(inTree('招聘部'));
  await userEvent.click(screen.getAllByRole('button', { name: '关闭' }).at(-1)!);
  expect(emitted).toEqual([]);
  expect(shownNames()).toBe('招聘部');
});

it('selects a department with its descendants when linked (W-D9)', async () => {
  open({ multiple: true, linkable: true });
  await openDialog();
  await userEvent.click(screen.getByRole('button', { name: '树操作' }));
  await userEvent.click(await screen.findByText('父子关联'));
  await userEvent.click(inTree('高新区').closest('.ant-tree-treenode')!.querySelector('.ant-tree-checkbox')!);
  await confirm();
  expect(emitted).toEqual(['d1,d2,d3']);
});

it('neither opens nor clears while it is disabled (W-D10)', async () => {
  open({ start: 'd2', disabled: true });
  await waitFor(() => expect(shownNames()).toBe('招聘部'));
  await userEvent.click(field());
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(screen.queryByRole('button', { name: '清空' })).toBeNull();
});

it('renders only the visible ones of ten thousand departments', async () => {
  const many = Array.from({ length: 10_000 }, (_, i) => depart(`m${i}`, `部门${i}`, `M${i}`));
  open({ multiple: true, start: 'm9999' }, [depart('d2', '招聘部', 'A01', many)]);
  await openDialog();
  expect(document.querySelectorAll('.ant-tree-treenode').length).toBeLessThan(100);
  await userEvent.type(screen.getByPlaceholderText('请输入部门名称按回车进行搜索'), '部门9998');
  await userEvent.click(await screen.findByText('部门9998'));
  await confirm();
  expect(emitted).toEqual(['m9998,m9999']);
});

it('removes one department by its tag, and one in the dialog (C14)', async () => {
  open({ start: 'd2,d5', multiple: true });
  await waitFor(() => expect(shownNames()).toBe('招聘部,就业中心'));
  await removeTag('招聘部');
  expect(emitted).toEqual(['d5']);
  await openDialog();
  await userEvent.click(inTree('服务部'));
  expect(within(dialog()).getByText('已选择 2 项')).toBeTruthy();
  await userEvent.click(within(within(dialog()).getByRole('list')).getAllByRole('button', { name: '删除' })[0]!);
  expect(within(dialog()).getByText('已选择 1 项')).toBeTruthy();
  await confirm();
  expect(emitted).toEqual(['d5', 'd3']);
});

it('offers recent choices that are in the tree', async () => {
  open({});
  await openDialog();
  await userEvent.click(inTree('服务部'));
  await confirm();
  await userEvent.click(field());
  const recent = within(await screen.findByRole('region', { name: '最近选择' }));
  expect(recent.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['服务部']);
  expect(recent.getByRole('button').getAttribute('aria-pressed')).toBe('true');
});
