import { type RefObject, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
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

/** True while the page is printed. The browser copies the page right after the event, so the state is flushed in it. */
export function usePrinting(): boolean {
  const [isPrinting, setPrinting] = useState(false);
  useEffect(() => {
    const begin = () => flushSync(() => setPrinting(true));
    const end = () => setPrinting(false);
    window.addEventListener('beforeprint', begin);
    window.addEventListener('afterprint', end);
    return () => {
      window.removeEventListener('beforeprint', begin);
      window.removeEventListener('afterprint', end);
    };
  }, []);
  return isPrinting;
}
