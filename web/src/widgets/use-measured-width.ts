import { type RefCallback, useCallback, useState } from 'react';

/** A ref and the inner width in px of the element that it is put on; 0 until it is known. */
export function useMeasuredWidth(): [RefCallback<HTMLElement>, number] {
  const [width, setWidth] = useState(0);
  const measure = useCallback((element: HTMLElement | null) => {
    if (!element) return;
    // A hidden page has no width: it keeps the one it had.
    const read = () => element.clientWidth > 0 && setWidth(element.clientWidth);
    read();
    const observer = new ResizeObserver(read);
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return [measure, width];
}
