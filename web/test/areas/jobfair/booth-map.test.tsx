import type { BoothMap, MapBooth } from '@campus/contract/jobfair';
import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { type MovedBooths, moveBooth, noMoves, placeBooths } from '../../../src/areas/jobfair/booth-draft.ts';
import { findNeighbour, fitView, listDrawn, zoomView } from '../../../src/areas/jobfair/booth-geometry.ts';
import { BoothMapView } from '../../../src/areas/jobfair/booth-map.tsx';
import { findHashTarget } from '../../../src/shell/app-routes.tsx';

const booth = (n: number, x: number, y: number, more: Partial<MapBooth> = {}): MapBooth => ({
  ...{ id: String(n), boothNo: `A${n}`, zone: 'A', rowNo: y + 1, colNo: x + 1, type: 1, fee: null },
  ...{ x: x * 6, y: y * 10, w: 6, h: 6, power: 1, network: 0, remark: null },
  ...{ state: 'free', companyName: null, posts: null, applyId: null, holdUntil: null, isArrived: false },
  ...more,
});
const layout: BoothMap['layout'] = {
  ...{ v: 1, w: 200, h: 200, zones: [] },
  marks: [{ kind: 'entrance', label: '', x: 0, y: 190, w: 10, h: 4 }],
};
const show = (booths: readonly MapBooth[]) => {
  const onOpen = vi.fn();
  const onDrop = vi.fn();
  render(<BoothMapView map={{ version: 1, layout, booths }} title="双选会" onOpen={onOpen} onDrop={onDrop} />);
  return { onOpen, onDrop };
};

test('names each booth with its state in words and opens the booth that the arrow keys reach', async () => {
  const taken = booth(2, 1, 0, { state: 'taken', companyName: '云湖示例科技有限公司' });
  const { onOpen } = show([booth(1, 0, 0), taken, booth(3, 0, 1)]);
  const user = userEvent.setup();
  expect(screen.getByRole('button', { name: '展位A2，已分配，云湖示例科技有限公司' })).toBeDefined();
  await user.click(screen.getByRole('button', { name: '展位A1，空闲' }));
  expect(onOpen).toHaveBeenLastCalledWith(expect.objectContaining({ boothNo: 'A1' }));
  screen.getByRole('button', { name: '展位A1，空闲' }).focus();
  await user.keyboard('{ArrowRight}');
  await user.keyboard('{Enter}');
  expect(onOpen).toHaveBeenLastCalledWith(expect.objectContaining({ boothNo: 'A2' }));
  expect(screen.getAllByText('入口').length).toBeGreaterThan(0);
});

test('passes what was dropped on a booth', () => {
  const { onDrop } = show([booth(1, 0, 0)]);
  const dataTransfer = { getData: () => 'apply1' };
  fireEvent.drop(screen.getByRole('button', { name: '展位A1，空闲' }), { dataTransfer });
  expect(onDrop).toHaveBeenCalledWith('apply1', expect.objectContaining({ boothNo: 'A1' }));
});

test('passes the booth that was dragged and the one below the pointer, and opens neither', () => {
  const [from, to] = [booth(1, 0, 0, { state: 'taken' }), booth(2, 1, 0)];
  const [onMove, onOpen] = [vi.fn(), vi.fn()];
  const canMove = ({ state }: MapBooth) => state === 'taken';
  const map = { version: 1, layout, booths: [from, to] };
  render(<BoothMapView map={map} title="双选会" onOpen={onOpen} canMove={canMove} onMove={onMove} />);
  const [one, other] = ['展位A1，已分配', '展位A2，空闲'].map((name) => screen.getByRole('button', { name }));
  document.elementFromPoint = () => other as Element;
  fireEvent.pointerDown(one as Element, { button: 0, clientX: 0, clientY: 0 });
  fireEvent.pointerMove(other as Element, { clientX: 40, clientY: 0 });
  fireEvent.pointerUp(other as Element, { clientX: 40, clientY: 0 });
  fireEvent.click(other as Element);
  expect(onMove).toHaveBeenCalledExactlyOnceWith(from, to);
  expect(onOpen).not.toHaveBeenCalled();
});

const zone = { key: 'A', name: 'A区', color: '#1890ff', type: 1, fee: null, x: 0, y: 0, w: 18, h: 6 };
const inZone = { layout: { ...layout, zones: [zone] }, booths: [booth(1, 0, 0), booth(2, 1, 0)] };

test('moves a booth within its zone, not onto another one, and back without a trace', () => {
  const once = moveBooth(inZone, noMoves, '2', [6, 0]) as MovedBooths;
  expect([...once]).toEqual([['2', { x: 12, y: 0 }]]);
  expect(placeBooths(inZone.booths, once).map(({ x }) => x)).toEqual([0, 12]);
  // The place that it has left is free.
  expect([...(moveBooth(inZone, once, '1', [5, 0]) as MovedBooths).keys()].toSorted()).toEqual(['1', '2']);
  expect(moveBooth(inZone, noMoves, '1', [1, 0])).toBe('展位位置与A2重叠!');
  expect(moveBooth(inZone, once, '2', [1, 0])).toBe('展位A2不在展区A内');
  expect(moveBooth(inZone, noMoves, '1', [0, 1])).toBe('展位A1不在展区A内');
  expect([...(moveBooth(inZone, once, '2', [-6, 0]) as MovedBooths)]).toEqual([]);
});

test('passes how far a booth was dragged on the grid, and each step with Shift and the arrow keys', async () => {
  const onShift = vi.fn();
  render(<BoothMapView map={{ version: 1, ...inZone }} title="双选会" onShift={onShift} />);
  const [one] = inZone.booths;
  const drawn = screen.getByRole('img', { name: '展位A1，空闲' });
  const svg = drawn.closest('svg') as SVGSVGElement;
  // 204 units on 408 px: two px are a unit.
  svg.getBoundingClientRect = () => ({ width: 408, height: 408 }) as DOMRect;
  fireEvent.pointerDown(drawn, { button: 0, clientX: 10, clientY: 10 });
  fireEvent.pointerMove(drawn, { clientX: 22, clientY: 4 });
  fireEvent.pointerUp(drawn, { clientX: 22, clientY: 4 });
  expect(onShift).toHaveBeenLastCalledWith(one, [6, -3]);
  drawn.focus();
  const user = userEvent.setup();
  await user.keyboard('{Shift>}{ArrowDown}{/Shift}');
  expect(onShift).toHaveBeenLastCalledWith(one, [0, 1]);
  await user.keyboard('{ArrowRight}');
  expect(onShift).toHaveBeenCalledTimes(2);
});

test('moves to the nearest booth in a direction, along the row before others', () => {
  const [one, next, below, far] = [booth(1, 0, 0), booth(2, 1, 0), booth(3, 0, 1), booth(4, 9, 0)];
  const all = [one, next, below, far];
  expect(findNeighbour(all, one, 'ArrowRight')).toBe(next);
  expect(findNeighbour(all, one, 'ArrowDown')).toBe(below);
  expect(findNeighbour(all, next, 'ArrowRight')).toBe(far);
  expect(findNeighbour(all, one, 'ArrowLeft')).toBeUndefined();
});

test('draws all of few booths, and of many only those in sight and the focused one', () => {
  const many = Array.from({ length: 400 }, (_, i) => booth(i, i % 20, Math.floor(i / 20)));
  const near = zoomView(fitView(layout), 0.01, layout, [1, 1]);
  expect(listDrawn(many.slice(0, 300), near, undefined)).toHaveLength(300);
  const drawn = listDrawn(many, near, '399');
  expect(drawn.length).toBeLessThan(40);
  expect(drawn.map(({ id }) => id)).toContain('399');
  expect(drawn.map(({ id }) => id)).toContain('0');
});

test('never shows more than the hall', () => {
  const whole = fitView(layout);
  expect(zoomView(whole, 9, layout).w).toBe(whole.w);
});

test('leads the printed address of a fair to its public page', () => {
  expect(findHashTarget('#/jobFairDetail?id=1790000000000000001')).toBe('/f/1790000000000000001');
  expect(findHashTarget('#/jobFairDetail?id=../user')).toBeUndefined();
});
