import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { beforeEach, expect, it } from 'vitest';
import { TreeTable } from '../../../src/widgets/tree-table/tree-table.tsx';
import { type Asked, listen, type RecordedNotices, type Reply, serve, show, signIn } from '../../kit/support.tsx';

let notices: RecordedNotices;
beforeEach(() => {
  notices = listen();
  signIn();
});
const url = '/test/tree';
const columns = [{ title: '名称', dataIndex: 'name' }];
type Props = Partial<Parameters<typeof TreeTable>[0]>;
const table = (props: Props = {}) => <TreeTable columns={columns} url={url} {...props} />;
/** A table whose parameters change when a button is pressed. */
function Changing() {
  const [queryParams, setParams] = useState({});
  return (
    <>
      <button type="button" onClick={() => setParams({ kind: '甲' })}>
        换
      </button>
      {table({ queryParams })}
    </>
  );
}
const change = () => userEvent.click(screen.getByRole('button', { name: '换' }));
const answering = (answer: (asked: Asked) => Reply | Promise<Reply>): Asked[] => serve({ [`GET ${url}`]: answer });
const top = { id: '1', name: '一号', hasChildren: true };
const icon = (name: string) =>
  screen.getByText(name).closest('tr')!.querySelector<HTMLElement>('.ant-table-row-expand-icon')!;
const open = (name: string) => userEvent.click(icon(name));

it('shows a placeholder until the children are loaded (W-TT1)', async () => {
  let give: (reply: Reply) => void = () => undefined;
  const asked = answering(({ query }) =>
    query.parentId === '1' ? new Promise((resolve) => (give = resolve)) : { result: [top] },
  );
  show(table());
  await screen.findByText('一号');
  await open('一号');
  expect(screen.getByText('loading...')).toBeTruthy();
  await waitFor(() => expect(asked.at(-1)?.query).toEqual({ parentId: '1' }));
  give({ result: [{ id: '2', name: '二号' }] });
  expect(await screen.findByText('二号')).toBeTruthy();
  expect(screen.queryByText('loading...')).toBeNull();
  await open('一号');
  await open('一号');
  expect(asked).toHaveLength(2);
});

it('accepts a page as a list (W-TT2)', async () => {
  answering(() => ({ result: { records: [top] } }));
  show(table());
  expect(await screen.findByText('一号')).toBeTruthy();
});

it('keeps its rows when the response is malformed (W-TT3)', async () => {
  answering(({ query }) => ({ result: query.kind ? 'x' : [top] }));
  show(<Changing />);
  await screen.findByText('一号');
  await change();
  await waitFor(() => expect(notices.messages).toEqual(['error: 返回数据类型不识别']));
  expect(screen.getByText('一号')).toBeTruthy();
});

it('makes a row without children not expandable (W-TT4)', async () => {
  answering(({ query }) => ({ result: query.parentId === '1' ? [] : [top] }));
  show(table());
  await screen.findByText('一号');
  await open('一号');
  await waitFor(() => expect(icon('一号')).toBeNull());
});

it('sends the parent under the configured name (W-TT5)', async () => {
  const asked = answering(() => ({ result: [top] }));
  show(table({ queryKey: 'pid', topValue: '0', condition: '{"a":1}' }));
  await screen.findByText('一号');
  expect(asked[0]?.query).toEqual({ pid: '0', condition: '{"a":1}' });
});

it('reloads collapsed when its parameters change (W-TT6)', async () => {
  const asked = answering(({ query }) => ({
    result: query.parentId === '1' ? [{ id: '2', name: '二号' }] : [{ ...top, name: query.kind ?? '一号' }],
  }));
  const { container } = show(<Changing />);
  await screen.findByText('一号');
  await open('一号');
  await screen.findByText('二号');
  const before = asked.length;
  await change();
  expect(await screen.findByText('甲')).toBeTruthy();
  expect(asked.slice(before).map(({ query }) => query)).toEqual([{ kind: '甲' }]);
  expect(container.querySelector('[data-row-id="2"]')).toBeNull();
});

it('does not load at once when deferred, and never shows a row below itself', async () => {
  const asked = answering(({ query }) => ({
    result: query.parentId === '1' ? [top, { id: '3', name: '三号' }] : [top],
  }));
  const first = show(table({ immediateRequest: false }));
  expect(asked).toEqual([]);
  first.unmount();
  show(table());
  await screen.findByText('一号');
  await open('一号');
  expect(await screen.findByText('三号')).toBeTruthy();
  expect(screen.getAllByText('一号')).toHaveLength(1);
});
