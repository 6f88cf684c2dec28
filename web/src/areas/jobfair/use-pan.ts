import type { FairLayout } from '@campus/contract/jobfair';
import { type PointerEvent, type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import { type View, zoomView } from './booth-geometry.ts';

/** Grid units to the right and down. */
export type Shift = readonly [number, number];

/** Movement in px from which a press is a drag and no click. */
const clickSlack = 4;
const wheelStep = 1.15;

const findBooth = ({ clientX, clientY }: PointerEvent): string | undefined =>
  document.elementFromPoint(clientX, clientY)?.closest('[data-id]')?.getAttribute('data-id') ?? undefined;

/**
 * Dragging of movable booths onto others, or with `onShift` to another place of the grid, with mouse, pen or touch; panning
 * of an SVG by dragging its ground, zooming by the wheel with Ctrl or a pinch.
 */
export function usePan(
  svg: RefObject<SVGSVGElement | null>,
  view: View,
  setView: (view: View) => void,
  layout: FairLayout,
  onMove?: ((from: string, to: string) => void) | undefined,
  onShift?: ((id: string, by: Shift) => void) | undefined,
) {
  const start = useRef<{ x: number; y: number; view: View; booth: string | undefined }>(undefined);
  /** The booth that is dragged, and the one below the pointer. */
  const [drag, setDrag] = useState<{
    readonly from: string;
    readonly over?: string | undefined;
    readonly by?: Shift;
  }>();
  const moved = useRef(false);
  const [isPanning, setPanning] = useState(false);
  /** Grid units per px; the drawing keeps its proportions. */
  const getScale = (): number => {
    const box = svg.current?.getBoundingClientRect();
    return box && box.width > 0 ? Math.max(view.w / box.width, view.h / box.height) : 1;
  };
  const onWheel = useEffectEvent((event: WheelEvent) => {
    if (!event.ctrlKey) return;
    event.preventDefault();
    setView(zoomView(view, event.deltaY > 0 ? wheelStep : 1 / wheelStep, layout));
  });
  useEffect(() => {
    const element = svg.current;
    const listen = (event: WheelEvent) => onWheel(event);
    // React's own listener is passive and cannot keep the page from scrolling.
    element?.addEventListener('wheel', listen, { passive: false });
    return () => element?.removeEventListener('wheel', listen);
  }, [svg]);
  const end = () => {
    start.current = undefined;
    setPanning(false);
    setDrag(undefined);
  };
  return {
    isPanning,
    drag,
    hasMoved: () => moved.current,
    handlers: {
      onPointerDown: (event: PointerEvent) => {
        if (event.button !== 0) return;
        const booth = (event.target as Element).closest('[data-movable]')?.getAttribute('data-id') ?? undefined;
        start.current = { x: event.clientX, y: event.clientY, view, booth };
        moved.current = false;
      },
      onPointerMove: (event: PointerEvent) => {
        const from = start.current;
        if (!from) return;
        const [dx, dy] = [event.clientX - from.x, event.clientY - from.y];
        if (!moved.current && Math.abs(dx) + Math.abs(dy) < clickSlack) return;
        moved.current = true;
        const scale = getScale();
        if (from.booth && onShift)
          return setDrag({ from: from.booth, by: [Math.round(dx * scale), Math.round(dy * scale)] });
        if (from.booth) return setDrag({ from: from.booth, over: findBooth(event) });
        setPanning(true);
        setView({ ...from.view, x: from.view.x - dx * scale, y: from.view.y - dy * scale });
      },
      onPointerUp: (event: PointerEvent) => {
        const from = moved.current ? start.current?.booth : undefined;
        const to = from && findBooth(event);
        const by = drag?.by;
        end();
        if (from && onShift) {
          if (by && (by[0] !== 0 || by[1] !== 0)) onShift(from, by);
          return;
        }
        if (from && to && from !== to) onMove?.(from, to);
      },
      onPointerLeave: end,
    },
  };
}
