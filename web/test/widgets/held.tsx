import { type ReactNode, useState } from 'react';

interface HeldProps {
  readonly start?: string;
  /** Told of every value that is emitted. */
  readonly onEmit?: (value: string, extra?: unknown) => void;
  readonly field: (value: string, onChange: (next: string, extra?: unknown) => void) => ReactNode;
}

/** Holds the value of a field as a form does. */
export function Held({ start = '', onEmit, field }: HeldProps) {
  const [value, setValue] = useState(start);
  return field(value, (next, extra) => {
    onEmit?.(next, extra);
    setValue(next);
  });
}
