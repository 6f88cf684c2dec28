import { type ReactNode, useState } from 'react';

interface HeldProps {
  readonly start?: string;
  /** Called with each emitted value. */
  readonly onEmit?: (value: string, extra?: unknown) => void;
  readonly field: (value: string, onChange: (next: string, extra?: unknown) => void) => ReactNode;
}

/** Holds the value of a field, like a form. */
export function Held({ start = '', onEmit, field }: HeldProps) {
  const [value, setValue] = useState(start);
  return field(value, (next, extra) => {
    onEmit?.(next, extra);
    setValue(next);
  });
}
