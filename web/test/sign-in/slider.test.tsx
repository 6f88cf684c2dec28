import { act, fireEvent, render, screen } from '@testing-library/react';
import { createRef, useState } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { Slider, type SliderHandle } from '../../src/widgets/slider/slider.tsx';

const onSlide = vi.fn();
const handle = createRef<SliderHandle>();
function Form() {
  const [isVerified, setVerified] = useState(false);
  const change = (next: boolean) => {
    onSlide(next);
    setVerified(next);
  };
  return <Slider ref={handle} value={isVerified} onChange={change} />;
}
beforeEach(() => {
  onSlide.mockReset();
  // jsdom lays nothing out: a track of 300 px, so that the handle of 40 moves by 260.
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(300);
  render(<Form />);
});
const slider = () => screen.getByRole('slider');
const grip = () => fireEvent.pointerDown(slider(), { clientX: 10 });
const drag = (by: number) => fireEvent.pointerMove(slider(), { clientX: 10 + by });
const release = () => fireEvent.pointerUp(slider());

test('W-SL1 let go a pixel before the end, it goes back', () => {
  grip();
  drag(259);
  expect(slider().style.left).toBe('259px');
  release();
  expect(slider().style.left).toBe('0px');
  expect(onSlide).not.toHaveBeenCalled();
});

test.each([260, 400])('W-SL2 W-SL3 drawn by %i it is verified before it is let go, once', (by) => {
  grip();
  drag(by);
  expect(screen.getByText('验证通过')).toBeTruthy();
  // The right edge: 260 of 300.
  expect(slider().style.left).toBe('calc(100% - 40px)');
  drag(by + 5);
  expect(onSlide.mock.calls).toEqual([[true]]);
});

test('W-SL4 drawn to the left it stays at the edge', () => {
  grip();
  drag(-50);
  expect(slider().style.left).toBe('0px');
});

test('W-SL5 W-SL6 once verified it stays, until the form starts again', () => {
  grip();
  drag(260);
  release();
  grip();
  drag(-100);
  expect(screen.getByText('验证通过')).toBeTruthy();
  act(() => handle.current?.reset());
  expect(screen.getByText('拖动滑块验证')).toBeTruthy();
  expect(slider().style.left).toBe('0px');
});

test('the keyboard moves it too, and leaving it before the end puts it back', () => {
  fireEvent.keyDown(slider(), { key: 'ArrowRight' });
  fireEvent.keyDown(slider(), { key: 'ArrowRight' });
  fireEvent.keyDown(slider(), { key: 'ArrowLeft' });
  expect(slider().style.left).toBe('20px');
  fireEvent.blur(slider());
  expect(slider().style.left).toBe('0px');
  fireEvent.keyDown(slider(), { key: 'End' });
  expect(onSlide.mock.calls).toEqual([[true]]);
});
