import { expect, test } from 'vitest';
import { clampOffset, middle, mostZoom } from '../../../src/areas/account/avatar-frame.ts';

const wide = { width: 400, height: 200 };
const square = { width: 200, height: 200 };

test.each([
  ['a square that fills its frame cannot be moved', square, { ...middle, x: 0.3, y: -0.2 }, { x: 0, y: 0 }],
  ['a wide picture moves by its overhang to the sides alone', wide, { ...middle, x: 2, y: 2 }, { x: 0.5, y: 0 }],
  ['a zoomed one moves further', square, { ...middle, zoom: 2, x: -9, y: 0.25 }, { x: -0.5, y: 0.25 }],
  ['one turned upright moves up and down', wide, { ...middle, turn: 90, x: 2, y: 2 }, { x: 0, y: 0.5 }],
])('%s', (_what, size, placing, expected) => {
  const { x, y } = clampOffset(size, placing);
  expect(x).toBeCloseTo(expected.x);
  expect(y).toBeCloseTo(expected.y);
});

test.each([
  [0.2, 1],
  [9, mostZoom],
  [2, 2],
])('a zoom of %s is held at %s', (zoom, expected) => {
  expect(clampOffset(square, { ...middle, zoom }).zoom).toBe(expected);
});
