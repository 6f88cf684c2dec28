import { fireEvent, render, screen } from '@testing-library/react';
import { useRef } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { FaultTip } from '../../../src/widgets/grid/fault-tip.tsx';

const [rowHeight, tipHeight, tipWidth] = [61, 24, 200];
/** Control of a cell, in the middle of its row. */
const padding = 14;

function Grid() {
  const scroller = useRef<HTMLDivElement>(null);
  return (
    <>
      <div ref={scroller}>
        <div className="grid-cell failed">
          <button type="button">cell</button>
          <span className="grid-fault">请输入姓名!</span>
        </div>
      </div>
      <FaultTip scroller={scroller} />
    </>
  );
}

function getTip(left: number, top: number): { left: number; top: number } {
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(tipHeight);
  vi.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockReturnValue(tipWidth);
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(left, top, 120, rowHeight));
  render(<Grid />);
  fireEvent.mouseOver(screen.getByRole('button'));
  const { style } = screen.getByRole('tooltip');
  vi.restoreAllMocks();
  return { left: Number.parseFloat(style.left), top: Number.parseFloat(style.top) };
}

describe('the fault tip of a cell', () => {
  it('is below the cell and covers neither its control nor that of the next row', () => {
    const { top } = getTip(100, 200);
    expect(top).toBeGreaterThanOrEqual(200 + rowHeight - padding);
    expect(top + tipHeight).toBeLessThanOrEqual(200 + rowHeight + padding);
  });
  it('is above the cell at the lower edge of the window, and covers no control of the row above', () => {
    const last = window.innerHeight - rowHeight;
    const { top } = getTip(100, last);
    expect(top + tipHeight).toBeLessThanOrEqual(last + padding);
    expect(top).toBeGreaterThanOrEqual(last - padding);
  });
  it('stays in the window at its sides', () => {
    expect(getTip(-80, 200).left).toBe(8);
  });
  it('stays in the window at its right side', () => {
    expect(getTip(window.innerWidth - 40, 200).left).toBe(window.innerWidth - tipWidth - 8);
  });
});
