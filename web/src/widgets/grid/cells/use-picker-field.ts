import { type RefObject, useEffect, useRef } from 'react';
import type { Opening } from '../cursor.ts';

/** Ref of a picker's container: focuses its field and opens the picker after a click on the cell. */
export function usePickerField({ isPointed = false }: Opening): RefObject<HTMLDivElement | null> {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const field = box.current?.querySelector('input');
    field?.focus({ preventScroll: true });
    if (isPointed) field?.click();
  }, [isPointed]);
  return box;
}
