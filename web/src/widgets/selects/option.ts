/** An entry to choose; `value` is compared as a string. */
export interface Option {
  readonly value: string;
  readonly label: string;
  readonly disabled?: boolean;
}

/** What every control of a field takes. Values are strings; several are one comma list; `''` is empty. */
export interface ControlProps {
  readonly id?: string | undefined;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly onBlur?: (() => void) | undefined;
  readonly disabled?: boolean | undefined;
  readonly placeholder?: string | undefined;
  readonly 'aria-invalid'?: boolean | undefined;
  readonly 'aria-describedby'?: string | undefined;
}

/** The members of a comma list. */
export const members = (value: string): string[] => (value === '' ? [] : value.split(','));

/** The options with entries for values that are not among them, shown as they are. */
export function withUnknown(options: readonly Option[], values: readonly string[]): Option[] {
  const known = new Set(options.map((option) => option.value));
  return [...options, ...values.filter((value) => !known.has(value)).map((value) => ({ value, label: value }))];
}
