import { type RefObject, useEffect, useRef } from 'react';
import './print.css';

/** A ref for the element that is printed without the rest of the page, by the browser's own command too. */
export function usePrintAlone<E extends HTMLElement>(): RefObject<E | null> {
  const element = useRef<E>(null);
  useEffect(() => {
    const { current } = element;
    current?.toggleAttribute('data-print-alone', true);
    // Effects end while the page is hidden: then the visible page is printed.
    return () => void current?.toggleAttribute('data-print-alone', false);
  }, []);
  return element;
}
