import { type ReactNode, useState } from 'react';

interface ControlledFieldProps {
  readonly start?: string;
  /** Called with each emitted value. */
  readonly onEmit?: (value: string, extra?: unknown) => void;
  readonly field: (value: string, onChange: (next: string, extra?: unknown) => void) => ReactNode;
}

/** Holds the value of a field, like a form. */
export function ControlledField({ start = '', onEmit, field }: ControlledFieldProps) {
  const [value, setValue] = useState(start);
  return field(value, (next, extra) => {
    onEmit?.(next, extra);
    setValue(next);
  });
}
