import { act, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { announceRow, onRowSaved, type SavedRow } from '../../src/request/grid-channel.ts';
import { EditableGrid } from '../../src/widgets/grid/grid.tsx';
import { listen, show, signIn } from '../kit/support.tsx';
import { FakeSocket } from '../support/fake-socket.ts';

const latest = (): FakeSocket => FakeSocket.all.at(-1) ?? expect.unreachable();
let ends: (() => void)[];
let received: SavedRow[];
let resumed: number;
const hear = (key = 'orders') =>
  ends.push(onRowSaved(key, { row: (row) => received.push(row), resumed: () => (resumed += 1) }));
const say = (frame: unknown) => latest().onmessage?.({ data: JSON.stringify(frame) });
const update = (row: unknown, caseId: string, socketKey = 'orders') => ({
  type: 'update_vxe_table',
  data: { socketKey, args: [row, caseId] },
});
const sent = () => latest().sent.map((text) => JSON.parse(text));

beforeEach(() => {
  vi.useFakeTimers();
  FakeSocket.all = [];
  vi.stubGlobal('WebSocket', FakeSocket);
  listen();
  signIn();
  [ends, received, resumed] = [[], [], 0];
});
afterEach(() => {
  for (const end of ends) end();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('opens one connection for all grids and closes it with the last one', () => {
  hear();
  hear('others');
  expect(FakeSocket.all).toHaveLength(1);
  expect(latest().url).toMatch(/^ws:\/\/localhost:3000\/server\/vxeSocket\/7\/[0-9a-f]{32}$/);
  expect(latest().protocols).toEqual(['token']);
  ends.shift()?.();
  expect(latest().isClosed).toBe(false);
  ends.shift()?.();
  expect(latest().isClosed).toBe(true);
});

it('sends a heartbeat every 10 s and reconnects when no answer arrives within 6 s', () => {
  hear();
  latest().open();
  vi.advanceTimersByTime(10_000);
  expect(sent()).toEqual([{ type: 'heart_beat', data: '' }]);
  vi.advanceTimersByTime(5_000);
  say({ type: 'heart_beat', data: true });
  vi.advanceTimersByTime(5_000);
  expect(FakeSocket.all).toHaveLength(1);
  vi.advanceTimersByTime(6_000);
  expect(latest().isClosed).toBe(true);
  vi.advanceTimersByTime(4_999);
  expect(FakeSocket.all).toHaveLength(1);
  vi.advanceTimersByTime(1);
  expect(FakeSocket.all).toHaveLength(2);
});

it('reconnects 5 s after a loss and reports that frames may be missing', () => {
  hear();
  latest().open();
  latest().onclose?.({ code: 1006 });
  vi.advanceTimersByTime(5_000);
  expect([FakeSocket.all.length, resumed]).toEqual([2, 0]);
  latest().open();
  expect(resumed).toBe(1);
});

it('sends rows saved while disconnected when the connection is back', () => {
  hear();
  latest().open();
  latest().onclose?.({ code: 1006 });
  for (let i = 0; i < 30; i += 1) announceRow('orders', { id: String(i) });
  vi.advanceTimersByTime(5_000);
  expect(sent()).toEqual([]);
  latest().open();
  expect(sent().map(({ data }) => data.args[0].id)).toEqual(Array.from({ length: 20 }, (_, i) => String(i + 10)));
});

it('waits longer after each failed attempt and reloads rows only after a frame from the server', () => {
  vi.spyOn(Math, 'random').mockReturnValue(0);
  hear();
  for (const wait of [5_000, 10_000, 20_000]) {
    const before = FakeSocket.all.length;
    latest().open();
    latest().onclose?.({ code: 4503 });
    vi.advanceTimersByTime(wait - 1);
    expect(FakeSocket.all).toHaveLength(before);
    vi.advanceTimersByTime(1);
    expect(FakeSocket.all).toHaveLength(before + 1);
  }
  latest().open();
  expect(resumed).toBe(0);
  say({ type: 'heart_beat', data: true });
  expect(resumed).toBe(1);
  vi.restoreAllMocks();
});

it.each([4401, 4403])('does not reconnect after %i', (code) => {
  hear();
  latest().onclose?.({ code });
  vi.advanceTimersByTime(60_000);
  expect(FakeSocket.all).toHaveLength(1);
});

it('passes on rows that others saved in its own table and ignores other frames', () => {
  hear();
  latest().open();
  announceRow('orders', { id: '1', name: '我' });
  const [own] = sent();
  expect(own).toMatchObject({ type: 'update_vxe_table', data: { socketKey: 'orders' } });
  say(own);
  say(update({ id: '1', name: '别人' }, 'other'));
  say(update({ id: '2' }, 'other', 'another table'));
  for (const bad of [update({ name: 'x' }, 'other'), update('row', 'other'), { type: 'update_vxe_table' }, null, []])
    say(bad);
  latest().onmessage?.({ data: 'alert(1)' });
  expect(received).toEqual([{ id: '1', name: '别人' }]);
});

it('shows saved rows without marking them as changed, and reloads when frames may be missing', () => {
  const onReload = vi.fn();
  const columns = [
    { key: 'name', title: '姓名', type: 'input' },
    { key: 'age', title: '年龄', type: 'input' },
  ];
  const rows = [{ id: '1', name: 'A', age: '1' }];
  const sync = { socketKey: 'orders', onReload };
  show(<EditableGrid columns={columns} dataSource={rows} alwaysEdit={false} sync={sync} />);
  act(() => latest().open());
  act(() => say(update({ id: '1', name: '别人' }, 'other')));
  expect(screen.getByText('别人')).toBeTruthy();
  const reconnect = () =>
    act(() => {
      latest().onclose?.({ code: 1006 });
      vi.advanceTimersByTime(5_000);
      latest().open();
    });
  reconnect();
  expect(onReload).toHaveBeenCalledTimes(1);
  expect(screen.queryByText('表格的数据可能已被他人修改')).toBeNull();
});
