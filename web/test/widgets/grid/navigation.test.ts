import { describe, expect, it } from 'vitest';
import { fillTargetOf, getSides } from '../../../src/widgets/grid/fill-target.ts';
import { type Field, fillEnd, findDestination } from '../../../src/widgets/grid/navigation.ts';

/** `#` is a cell with a value. */
const map = [
  '##..#', //
  '##..#',
  '.#...',
  '.#..#',
  '##..#',
];
const field: Field = {
  firstRow: 0,
  endRow: 5,
  columns: 5,
  pageRows: 3,
  isFilled: (row, column) => map[row]?.[column] === '#',
};
type At = readonly [row: number, column: number];
const go = (key: string, [row, column]: At, isCtrl = false, within = field) => {
  const to = findDestination(key, isCtrl, { row, column }, within);
  return to && [to.row, to.column];
};

describe('a moving key', () => {
  it.each<[key: string, from: At, to: At | undefined]>([
    ['ArrowDown', [0, 0], [1, 0]],
    ['ArrowDown', [4, 0], undefined],
    ['ArrowLeft', [2, 0], undefined],
    ['ArrowRight', [2, 0], [2, 1]],
    ['Home', [2, 3], [2, 0]],
    ['End', [2, 3], [2, 4]],
    ['PageDown', [0, 1], [3, 1]],
    ['PageDown', [3, 1], [4, 1]],
    ['PageUp', [4, 1], [1, 1]],
    ['PageUp', [0, 1], undefined],
    ['Enter', [0, 1], undefined],
  ])('%s leads from %j to %j', (key, from, to) => expect(go(key, from)).toEqual(to));

  it.each<[key: string, from: At, to: At | undefined, why: string]>([
    ['ArrowDown', [0, 0], [1, 0], 'the end of its block'],
    ['ArrowDown', [1, 0], [4, 0], 'the start of the next block'],
    ['ArrowDown', [2, 2], [4, 2], 'the border where nothing follows'],
    ['ArrowDown', [0, 1], [4, 1], 'the border at the end of a long block'],
    ['ArrowUp', [4, 4], [3, 4], 'the start of its block'],
    ['ArrowUp', [3, 4], [1, 4], 'the end of the block above'],
    ['ArrowRight', [0, 0], [0, 1], 'the end of its block'],
    ['ArrowRight', [0, 1], [0, 4], 'the next block'],
    ['ArrowLeft', [2, 4], [2, 1], 'the block before'],
    ['ArrowLeft', [2, 1], [2, 0], 'the border'],
    ['Home', [3, 3], [0, 0], 'the first cell'],
    ['End', [1, 1], [4, 4], 'the last cell'],
  ])('Ctrl+%s leads from %j to %j: %s', (key, from, to) => expect(go(key, from, true)).toEqual(to));

  it('stays on the page of a paginated grid', () => {
    const page = { ...field, firstRow: 1, endRow: 3 };
    expect(go('ArrowUp', [1, 0], false, page)).toBeUndefined();
    expect(go('PageDown', [1, 0], false, page)).toEqual([2, 0]);
    expect(go('Home', [2, 3], true, page)).toEqual([1, 0]);
    expect(go('ArrowDown', [1, 1], true, page)).toEqual([2, 1]);
  });
});

describe('the fill handle', () => {
  const range = { top: 1, bottom: 2, left: 1, right: 2 };
  it.each<[to: At, side: string | undefined, filled: readonly number[]]>([
    [[4, 2], 'down', [3, 4, 1, 2]],
    [[0, 1], 'up', [0, 0, 1, 2]],
    [[2, 4], 'right', [1, 2, 3, 4]],
    [[1, 0], 'left', [1, 2, 0, 0]],
    [[4, 3], 'down', [3, 4, 1, 2]],
    [[3, 4], 'right', [1, 2, 3, 4]],
    [[2, 1], undefined, []],
  ])('dragged to %j fills %s', ([row, column], side, [top, bottom, left, right]) => {
    const target = fillTargetOf(range, { row, column });
    expect(target?.side).toBe(side);
    if (side) expect(target?.range).toEqual({ top, bottom, left, right });
  });
  it('reaches the end of the data in the column before, else in the one after', () => {
    expect(fillEnd({ bottom: 0, left: 1, right: 1 }, field)).toBe(1);
    expect(fillEnd({ bottom: 1, left: 2, right: 2 }, field)).toBe(4);
    expect(fillEnd({ bottom: 3, left: 3, right: 3 }, field)).toBe(4);
    expect(fillEnd({ bottom: 0, left: 2, right: 2 }, { ...field, isFilled: () => false })).toBe(0);
  });
  it('outlines only the outer edges of a range', () => {
    expect(getSides(range, { row: 1, column: 1 })).toBe(1 | 2 | 8);
    expect(getSides(range, { row: 2, column: 2 })).toBe(1 | 4 | 16);
    expect(getSides(range, { row: 3, column: 1 })).toBe(0);
    expect(getSides({ top: 0, bottom: 2, left: 0, right: 2 }, { row: 1, column: 1 })).toBe(1);
  });
});
