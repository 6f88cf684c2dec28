import { type PointerEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { moveView, type View, zoomView } from './image-view.ts';

interface Point {
  readonly x: number;
  readonly y: number;
}
type Change = (change: (view: View) => View) => void;

/** Wheel distance in px that doubles the scale. */
const doublingPx = 400;
const [linePx, pagePx] = [16, 400];
const distance = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y);

function fromMiddle(stage: Element, { x, y }: Point): Point {
  const box = stage.getBoundingClientRect();
  return { x: x - box.left - box.width / 2, y: y - box.top - box.height / 2 };
}

/** Zooms around the pointer by wheel. A native listener, because React's are passive and cannot stop the page from scrolling. */
function useWheelZoom(stage: RefObject<HTMLElement | null>, change: Change): void {
  useEffect(() => {
    const element = stage.current;
    const zoom = (event: WheelEvent) => {
      event.preventDefault();
      const px = event.deltaY * ([1, linePx, pagePx][event.deltaMode] ?? 1);
      const at = fromMiddle(event.currentTarget as Element, { x: event.clientX, y: event.clientY });
      change((view) => zoomView(view, 2 ** (-px / doublingPx), at));
    };
    element?.addEventListener('wheel', zoom, { passive: false });
    return () => element?.removeEventListener('wheel', zoom);
  }, [stage, change]);
}

/** Moves an image by one pointer; zooms it by two pointers or the wheel. Returns handlers for the stage. */
export function useImageGestures(stage: RefObject<HTMLElement | null>, change: Change) {
  useWheelZoom(stage, change);
  const pointers = useRef(new Map<number, Point>());
  const [isHeld, setHeld] = useState(false);

  const hold = (event: PointerEvent<HTMLElement>) => {
    if (event.button !== 0) return;
    event.currentTarget.setPointerCapture?.(event.pointerId);
    pointers.current.set(event.pointerId, { x: event.clientX, y: event.clientY });
    setHeld(true);
  };
  const move = (event: PointerEvent<HTMLElement>) => {
    const before = pointers.current.get(event.pointerId);
    if (!before) return;
    const now = { x: event.clientX, y: event.clientY };
    const [other] = [...pointers.current].filter(([id]) => id !== event.pointerId).map(([, point]) => point);
    pointers.current.set(event.pointerId, now);
    if (!other) return change((view) => moveView(view, { x: now.x - before.x, y: now.y - before.y }));
    const reach = distance(before, other);
    const at = fromMiddle(event.currentTarget, { x: (now.x + other.x) / 2, y: (now.y + other.y) / 2 });
    if (reach > 0) change((view) => zoomView(view, distance(now, other) / reach, at));
  };
  const release = (event: PointerEvent<HTMLElement>) => {
    pointers.current.delete(event.pointerId);
    setHeld(pointers.current.size > 0);
  };
  return {
    isHeld,
    handlers: { onPointerDown: hold, onPointerMove: move, onPointerUp: release, onPointerCancel: release },
  };
}
