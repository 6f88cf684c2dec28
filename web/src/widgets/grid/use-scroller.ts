import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
import type { GridStore } from './grid-store.ts';

/** Layout width of a grid without a size (a hidden tab). */
const defaultWidth = 1000;
/** Inner width of the scroller, measured before its content renders. */
export function useWidth(scroller: RefObject<HTMLDivElement | null>): number | undefined {
  const [width, setWidth] = useState<number>();
  useLayoutEffect(() => {
    const box = scroller.current;
    if (!box) return;
    const measure = () => setWidth((known) => box.clientWidth || known || defaultWidth);
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(box);
    return () => observer.disconnect();
  }, [scroller]);
  return width;
}

/** Elements before and after the grid that receive the focus when it is left; Tab continues from there. */
export function useEdges(
  store: GridStore,
): readonly [before: RefObject<HTMLElement | null>, behind: RefObject<HTMLElement | null>] {
  const before = useRef<HTMLElement>(null);
  const behind = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    store.leave = (side) => (side === 'before' ? before : behind).current?.focus({ preventScroll: true });
  }, [store]);
  return [before, behind];
}
