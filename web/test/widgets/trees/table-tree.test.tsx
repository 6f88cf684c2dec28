import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { TableTreeSelect } from '../../../src/widgets/selects/table-tree-select.tsx';
import type { TreeNode } from '../../../src/widgets/selects/tree-source.ts';
import { flatTree, insertChildren } from '../../../src/widgets/selects/use-tree.ts';
import { type Asked, listen, type Reply, serve, show, signIn } from '../../kit/support.tsx';
import { ControlledField } from '../controlled-field.tsx';

const emitted: [value: string, label: unknown][] = [];
beforeEach(() => {
  listen();
  signIn();
  emitted.length = 0;
});
const data = 'GET /sys/dict/loadTreeData';
const node = (key: string, label: string, leaf: 0 | 1 = 0) => ({ key, value: key, label, leaf });
const roots = [node('n1', '一号'), node('n2', '二号', 1)];

type Props = Partial<Parameters<typeof TableTreeSelect>[0]> & { start?: string };
function open(props: Props = {}, below: (asked: Asked) => Reply = () => ({ result: [node('n3', '三号', 1)] })) {
  const asked = serve({
    [data]: (call) => (call.query.pid ? below(call) : { result: roots }),
    'GET /sys/dict/loadDictItem/sys_tree%2Cname%2Cid': () => ({ result: ['三号'] }),
  });
  const { start = '', ...rest } = props;
  const shown = show(
    <ControlledField
      start={start}
      onEmit={(value, label) => void emitted.push([value, label])}
      field={(value, onChange) => (
        <TableTreeSelect dict="sys_tree,name,id" {...rest} value={value} onChange={onChange} />
      )}
    />,
  );
  return { asked, ...shown };
}
const openList = () => userEvent.click(screen.getByRole('combobox'));
const title = (name: string) => screen.findByText(name, { selector: '.ant-select-tree-title' });
const switcher = async (name: string) =>
  (await title(name)).closest('.ant-select-tree-treenode')!.querySelector('.ant-select-tree-switcher')!;
const turn = async (name: string) => userEvent.click(await switcher(name));
const listChildCalls = (asked: readonly Asked[]) => asked.filter(({ query }) => query.pid === 'n1');

describe('tree select', () => {
  it('loads the label of its value once (W-TS1)', async () => {
    const { asked } = open({ start: 'n3' });
    expect(await screen.findByText('三号')).toBeTruthy();
    expect(asked.filter(({ path }) => path.includes('loadDictItem')).map(({ query }) => query)).toEqual([
      { key: 'n3' },
    ]);
  });
  it('reports its value once when its label is loaded, if configured', async () => {
    const { asked } = open({ start: 'n3', loadTriggleChange: true });
    await waitFor(() => expect(emitted).toEqual([['n3', '三号']]));
    expect(asked.filter(({ path }) => path.includes('loadDictItem'))).toHaveLength(1);
  });
  it('loads the children of a node once (W-TS2)', async () => {
    const { asked } = open();
    await openList();
    await turn('一号');
    expect(await title('三号')).toBeTruthy();
    await turn('一号');
    await turn('一号');
    expect(listChildCalls(asked)).toHaveLength(1);
    expect(listChildCalls(asked)[0]?.query).toEqual({
      pid: 'n1',
      tableName: 'sys_tree',
      text: 'name',
      code: 'id',
      pidField: 'pid',
    });
  });
  it('makes a node without children a leaf (W-TS3)', async () => {
    open({}, () => ({ result: [] }));
    await openList();
    await turn('一号');
    await waitFor(async () => expect((await switcher('一号')).className).toContain('noop'));
  });
  it('emits several as a comma list (W-TS4)', async () => {
    open({ multiple: true });
    await openList();
    await userEvent.click(await title('一号'));
    await userEvent.click(await title('二号'));
    expect(emitted.at(-1)).toEqual(['n1,n2', '一号,二号']);
  });
  it.each(['abc', '[1'])('loads nothing with the condition %s (W-TS5)', (condition) => {
    const { asked } = open({ condition });
    expect(screen.getByRole('alert').textContent).toBe('下拉树组件的 condition 传值有误，需要一个json字符串!');
    expect(asked).toEqual([]);
  });
  it('clears to an empty value (W-TS6)', async () => {
    const { container } = open({ start: 'n2' });
    await screen.findByText('二号');
    await userEvent.click(container.querySelector('.ant-select-clear')!);
    expect(emitted.at(-1)).toEqual(['', '']);
  });
});

describe('a growing tree', () => {
  const of = (value: string, children?: TreeNode[]): TreeNode => ({
    value,
    title: value,
    isLeaf: false,
    ...(children && { children }),
  });
  it('leaves out a child that would form a cycle', () => {
    const tree = [of('a', [of('b')])];
    expect(flatTree(insertChildren(tree, 'b', [of('a'), of('c')])).size).toBe(3);
    expect(flatTree(insertChildren(tree, 'b', [of('a'), of('b')])).get('b')?.isLeaf).toBe(true);
  });
  it('handles ten thousand nodes, as siblings and as a chain', () => {
    const wide = Array.from({ length: 10_000 }, (_, i) => of(`w${i}`));
    expect(flatTree(insertChildren([of('root')], 'root', wide)).size).toBe(10_001);
    let line = of('end');
    for (let i = 0; i < 10_000; i += 1) line = of(`l${i}`, [line]);
    expect(flatTree([line]).size).toBe(10_001);
  });
});
