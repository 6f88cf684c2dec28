import dayjs from 'dayjs';
import { type FocusEvent, useState } from 'react';
import type { InputProps } from './field-control.ts';

/**
 * Props of a picker that takes a typed date when it is left, by pointer or by Tab, and shows its value again instead of a
 * text that is no date: the library keeps or drops either, depending on how the field is left.
 */
export function useTypedDate(form: string, { value, onChange, onBlur: leave }: InputProps) {
  const [resets, setResets] = useState(0);
  const onBlur = ({ target }: FocusEvent<HTMLElement>) => {
    const typed = (target as HTMLInputElement).value;
    if (dayjs(typed, form, true).isValid()) {
      if (typed !== value) onChange(typed);
    } else if (typed !== '') setResets(resets + 1);
    leave?.();
  };
  return { key: resets, onBlur };
}
