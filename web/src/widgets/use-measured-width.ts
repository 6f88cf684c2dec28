import { type RefCallback, useCallback, useState } from 'react';

const unknown = () => 0;

/** Ref and inner width in px of an element; until it is measured, the width of `guess`, without one 0. */
export function useMeasuredWidth(guess: () => number = unknown): [RefCallback<HTMLElement>, number] {
  const [width, setWidth] = useState(guess);
  const measure = useCallback((element: HTMLElement | null) => {
    if (!element) return;
    // A hidden page has no width; keep the last one.
    const read = () => element.clientWidth > 0 && setWidth(element.clientWidth);
    read();
    const observer = new ResizeObserver(read);
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return [measure, width];
}
