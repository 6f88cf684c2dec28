import { type RefObject, useEffect, useRef } from 'react';
import type { Opening } from '../cursor.ts';

/** The box around a picker whose field takes the focus; a click on the cell opens the picker too. */
export function usePickerField({ isPointed = false }: Opening): RefObject<HTMLDivElement | null> {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const field = box.current?.querySelector('input');
    field?.focus({ preventScroll: true });
    if (isPointed) field?.click();
  }, [isPointed]);
  return box;
}
