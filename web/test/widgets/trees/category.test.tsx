import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it } from 'vitest';
import { CategoryPicker } from '../../../src/widgets/pickers/category-picker.tsx';
import { CategorySelect, CategoryTreeSelect } from '../../../src/widgets/selects/category-select.tsx';
import { listen, type RecordedNotices, refused, serve, show, signIn } from '../../kit/support.tsx';
import { ControlledField } from '../controlled-field.tsx';

const emitted: [value: string, extra?: unknown][] = [];
let notices: RecordedNotices;
beforeEach(() => {
  notices = listen();
  signIn();
  emitted.length = 0;
});
const note = (value: string, extra?: unknown) => void emitted.push([value, extra]);
const node = (key: string, name: string, code: string, more: object = {}) => ({
  key,
  name,
  title: name,
  code,
  leaf: false,
  ...more,
});
const roots = [node('k1', '教育', 'B01'), node('k2', '互联网', 'B02', { leaf: true })];

const treeSelect = (props: Partial<Parameters<typeof CategoryTreeSelect>[0]>, start = '') =>
  show(
    <ControlledField
      start={start}
      onEmit={note}
      field={(value, onChange) => <CategoryTreeSelect {...props} value={value} onChange={onChange} />}
    />,
  );
const levelSelect = (props: Partial<Parameters<typeof CategorySelect>[0]>, start = '') =>
  show(
    <ControlledField
      start={start}
      onEmit={note}
      field={(value, onChange) => <CategorySelect {...props} value={value} onChange={onChange} />}
    />,
  );
const open = () => userEvent.click(screen.getByRole('combobox'));
const title = async (name: string) => screen.findByText(name, { selector: '.ant-select-tree-title' });
const expand = async (name: string) =>
  userEvent.click(
    (await title(name)).closest('.ant-select-tree-treenode')!.querySelector('.ant-select-tree-switcher')!,
  );

it('shows the name of its value (W-CT1)', async () => {
  const asked = serve({
    'GET /sys/category/loadTreeRoot': () => ({ result: [] }),
    'GET /sys/category/loadOne': () => ({ result: { name: '教育' } }),
  });
  treeSelect({ async: true }, 'k1');
  expect(await screen.findByText('教育')).toBeTruthy();
  expect(asked.find(({ path }) => path.endsWith('loadOne'))?.query).toEqual({ field: 'id', val: 'k1' });
});

it('stores the code when configured (W-CT2)', async () => {
  serve({ 'GET /sys/category/loadTreeRoot': () => ({ result: roots }) });
  treeSelect({ field: 'code' });
  await open();
  await userEvent.click(await title('互联网'));
  expect(emitted.map(([value]) => value)).toEqual(['B02']);
});

it('loads children once; without any the node is a leaf (W-CT3)', async () => {
  const asked = serve({
    'GET /sys/category/loadTreeRoot': () => ({ result: roots }),
    'GET /sys/category/loadTreeChildren': () => ({ result: [] }),
  });
  treeSelect({ async: true, field: 'code' });
  await open();
  await expand('教育');
  const below = () => asked.filter(({ path }) => path.endsWith('loadTreeChildren'));
  await waitFor(() => expect(below().map(({ query }) => query)).toEqual([{ pid: 'k1' }]));
  await waitFor(async () =>
    expect(
      (await title('教育')).closest('.ant-select-tree-treenode')!.querySelector('.ant-select-tree-switcher-noop'),
    ).toBeTruthy(),
  );
  expect(below()).toHaveLength(1);
});

it('emits several with their labels for another field (W-CT4)', async () => {
  serve({ 'GET /sys/category/loadTreeData': () => ({ result: roots }) });
  levelSelect({ multiple: true, back: 'industryName' });
  await open();
  await userEvent.click(await title('教育'));
  await userEvent.click(await title('互联网'));
  expect(emitted.at(-1)).toEqual(['k1,k2', { industryName: '教育,互联网' }]);
});

it.each(['{bad', '"text"', '[1]'])('loads nothing with the condition %s (W-CT5)', (condition) => {
  const asked = serve({});
  levelSelect({ condition });
  expect(screen.getByRole('alert').textContent).toBe('分类组件的 condition 传值有误，需要一个json字符串!');
  expect(asked).toEqual([]);
});

it('sends its condition with each request (W-CT6)', async () => {
  const asked = serve({
    'GET /sys/category/loadTreeData': ({ query }) => ({
      result: query.pid === 'k1' ? [node('k3', '高校', 'B01A01')] : roots,
    }),
  });
  levelSelect({ condition: '{"type":"1"}' });
  await open();
  await expand('教育');
  expect(await title('高校')).toBeTruthy();
  expect(asked.map(({ query }) => query.condition)).toEqual(['{"type":"1"}', '{"type":"1"}']);
});

it("shows the server's message when the roots fail to load (W-CT7)", async () => {
  serve({ 'GET /sys/category/loadTreeRoot': () => refused('编码不存在') });
  treeSelect({ pcode: 'X' });
  await waitFor(() => expect(notices.messages).toEqual(['error: 编码不存在']));
  await open();
  expect(await screen.findByText('没有匹配的分类')).toBeTruthy();
});

it('clears to an empty value (W-CT8)', async () => {
  serve({ 'GET /sys/category/loadTreeRoot': () => ({ result: roots }) });
  const { container } = treeSelect({}, 'k1');
  await screen.findByText('教育');
  await userEvent.click(container.querySelector('.ant-select-clear')!);
  expect(emitted.map(([value]) => value)).toEqual(['']);
});

it('treats 0 as empty, and reports a value once when its label is loaded', async () => {
  serve({
    'GET /sys/category/loadTreeData': () => ({ result: [] }),
    'GET /sys/category/loadDictItem/': () => ({ result: ['教育'] }),
  });
  const first = levelSelect({ back: 'name', loadTriggleChange: true }, '0');
  expect(screen.getByText('请选择分类')).toBeTruthy();
  first.unmount();
  levelSelect({ back: 'name', loadTriggleChange: true }, 'k1');
  await waitFor(() => expect(emitted).toEqual([['k1', { name: '教育' }]]));
});

const whole = [
  node('k1', '教育', 'B01', { children: [node('k3', '高校', 'B01A01', { leaf: true })] }),
  node('k2', '信息', 'B02', {
    children: [node('k4', '互联网', 'B02A01', { leaf: true }), node('k5', '软件', 'B02A02', { leaf: true })],
  }),
];
async function openDialog() {
  serve({
    'GET /sys/category/loadTreeRoot': () => ({ result: whole }),
    'GET /sys/category/loadDictItem/': () => ({ result: ['互联网'] }),
  });
  show(
    <ControlledField onEmit={note} field={(value, onChange) => <CategoryPicker value={value} onChange={onChange} />} />,
  );
  await userEvent.click(screen.getByRole('combobox'));
  await screen.findByText('教育');
}
const shown = () => [...document.querySelectorAll('.ant-tree-title')].map((one) => one.textContent);

it('shows matches below their expanded parents, highlighted (W-CT9)', async () => {
  await openDialog();
  const search = screen.getByPlaceholderText('请输入分类名称进行搜索');
  await userEvent.type(search, '网');
  expect(shown()).toEqual(['信息', '互联网']);
  expect(document.querySelector('.ant-tree-title mark')?.textContent).toBe('网');
  await userEvent.type(search, '络');
  expect(screen.getByText('没有匹配的分类')).toBeTruthy();
});

it('selects by double-click, and emits nothing without a selection', async () => {
  await openDialog();
  await userEvent.click(screen.getByRole('button', { name: '确定' }));
  expect(emitted.at(-1)).toEqual(['', undefined]);
  await userEvent.click(screen.getByRole('combobox'));
  await userEvent.type(await screen.findByPlaceholderText('请输入分类名称进行搜索'), '网');
  await userEvent.dblClick(
    screen.getByText((_text, element) => element?.className === 'ant-tree-title' && element.textContent === '互联网'),
  );
  expect(emitted.at(-1)).toEqual(['k4', undefined]);
});

/** Titles of the visible nodes. */
const titles = () =>
  [...document.querySelectorAll('.ant-select-dropdown:not(.ant-select-dropdown-hidden) .ant-select-tree-title')].map(
    ({ textContent }) => textContent,
  );
it('offers the nodes chosen last above the tree, without the selected one and those that are gone', async () => {
  let tree = roots;
  serve({ 'GET /sys/category/loadTreeRoot': () => ({ result: tree }) });
  const first = treeSelect({ field: 'code' });
  await open();
  await userEvent.click(await title('互联网'));
  await open();
  await userEvent.click(await title('教育'));
  await open();
  await waitFor(() => expect(titles()).toEqual(['最近选择', '互联网', '教育', '互联网']));
  first.unmount();
  tree = roots.slice(1);
  treeSelect({ field: 'code' });
  await open();
  await waitFor(() => expect(titles()).toEqual(['最近选择', '互联网', '互联网']));
  await userEvent.click(screen.getAllByText('互联网', { selector: '.ant-select-tree-title' })[0] as HTMLElement);
  expect(emitted.at(-1)?.[0]).toBe('B02');
});

it('adds a recent node to several selected ones, with the name of a node that is not loaded', async () => {
  serve({
    'GET /sys/category/loadTreeData': ({ query }) => ({
      result: query.pid === 'k1' ? [node('k3', '高校', 'B01A', { leaf: true })] : roots,
    }),
    'GET /sys/category/loadDictItem/': ({ query }) => ({
      result: query.ids?.split(',').map((id) => ({ k3: '高校' })[id] ?? id),
    }),
  });
  const first = levelSelect({ multiple: true });
  await open();
  await expand('教育');
  await userEvent.click(await title('高校'));
  first.unmount();
  levelSelect({ multiple: true, back: 'names' }, 'k2');
  await open();
  await userEvent.click(await title('高校'));
  expect(emitted.at(-1)).toEqual(['k2,k3', { names: '互联网,高校' }]);
  await waitFor(() => expect(titles()).toEqual(['教育', '互联网']));
});

it('offers the category chosen last in the dialog', async () => {
  serve({
    'GET /sys/category/loadTreeRoot': () => ({ result: roots }),
    'GET /sys/category/loadDictItem/': () => ({ result: ['互联网'] }),
  });
  const picker = () =>
    show(
      <ControlledField
        onEmit={note}
        field={(value, onChange) => <CategoryPicker value={value} onChange={onChange} />}
      />,
    );
  const first = picker();
  await open();
  await userEvent.click(await screen.findByText('互联网'));
  await userEvent.click(screen.getByRole('button', { name: '确定' }));
  first.unmount();
  picker();
  await open();
  const recent = within(await screen.findByRole('region', { name: '最近选择' }));
  await userEvent.click(recent.getByRole('button', { name: '互联网' }));
  await userEvent.click(screen.getByRole('button', { name: '确定' }));
  expect(emitted.map(([value]) => value)).toEqual(['k2', 'k2']);
});
