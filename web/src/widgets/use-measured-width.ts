import { type RefCallback, useCallback, useState } from 'react';

/** Ref and inner width in px of an element; 0 until measured. */
export function useMeasuredWidth(): [RefCallback<HTMLElement>, number] {
  const [width, setWidth] = useState(0);
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
