import { type CSSProperties, type PointerEvent, useState } from 'react';

interface Dragging {
  /** Style that moves the dragged box. */
  readonly style: CSSProperties;
  /** Pointer handler of the drag handle. */
  readonly grab: (event: PointerEvent<HTMLElement>) => void;
}
const visiblePx = 80;

/** Dragging of a box by a handle with mouse, pen or touch; the handle never leaves the window. */
export function useDragging(): Dragging {
  const [at, setAt] = useState({ x: 0, y: 0 });
  const grab = (event: PointerEvent<HTMLElement>) => {
    if (event.button !== 0) return;
    const handle = event.currentTarget;
    const box = handle.getBoundingClientRect();
    const from = { x: event.clientX - at.x, y: event.clientY - at.y };
    // Limits that keep enough of the handle visible.
    const least = { x: visiblePx - box.right + at.x, y: at.y - box.top };
    const most = { x: window.innerWidth - visiblePx - box.left + at.x, y: window.innerHeight - box.bottom + at.y };
    const move = (moved: globalThis.PointerEvent) =>
      setAt({
        x: Math.min(most.x, Math.max(least.x, moved.clientX - from.x)),
        y: Math.min(most.y, Math.max(least.y, moved.clientY - from.y)),
      });
    handle.setPointerCapture(event.pointerId);
    handle.addEventListener('pointermove', move);
    handle.addEventListener('lostpointercapture', () => handle.removeEventListener('pointermove', move), {
      once: true,
    });
  };
  return { style: { transform: `translate(${at.x}px, ${at.y}px)` }, grab };
}
