import { type CSSProperties, type PointerEvent, useState } from 'react';

interface Dragging {
  /** Moves the dragged box. */
  readonly style: CSSProperties;
  /** For the part that the box is dragged by. */
  readonly grab: (event: PointerEvent<HTMLElement>) => void;
}
const keptInSight = 80;

/** A box that is dragged by a part of it with mouse, pen or finger; that part never leaves the window. */
export function useDragging(): Dragging {
  const [at, setAt] = useState({ x: 0, y: 0 });
  const grab = (event: PointerEvent<HTMLElement>) => {
    if (event.button !== 0) return;
    const handle = event.currentTarget;
    const box = handle.getBoundingClientRect();
    const from = { x: event.clientX - at.x, y: event.clientY - at.y };
    // How far the handle may go before too little of it is in sight.
    const least = { x: keptInSight - box.right + at.x, y: at.y - box.top };
    const most = { x: window.innerWidth - keptInSight - box.left + at.x, y: window.innerHeight - box.bottom + at.y };
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
