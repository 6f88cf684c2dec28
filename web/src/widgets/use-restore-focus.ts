import { type RefObject, useEffect, useRef } from 'react';
import { controlsIn } from './controls-in.ts';

/**
 * Keeps the focus in a box: when `count` shrinks because the focused part was removed, the first remaining control is
 * focused.
 */
export function useRestoreFocus(box: RefObject<HTMLElement | null>, count: number): void {
  const before = useRef(count);
  const wasInside = useRef(false);
  useEffect(() => {
    const follow = ({ target }: FocusEvent) => {
      wasInside.current = target instanceof Node && box.current?.contains(target) === true;
    };
    document.addEventListener('focusin', follow);
    return () => document.removeEventListener('focusin', follow);
  }, [box]);
  useEffect(() => {
    const isLost = wasInside.current && document.activeElement === document.body;
    if (count < before.current && isLost && box.current) controlsIn(box.current)[0]?.focus({ preventScroll: true });
    before.current = count;
  }, [count, box]);
}
