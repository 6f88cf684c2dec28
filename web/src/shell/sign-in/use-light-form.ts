import { useId, useState } from 'react';

type Values = Readonly<Record<string, string>>;
/** Error of each value, or undefined. */
export type Rules<V extends Values> = { readonly [K in keyof V]?: (value: string, all: V) => string | undefined };

/** Props of a control. */
export interface LightField {
  readonly id: string;
  readonly value: string;
  readonly error: string | undefined;
  onChange(value: string): void;
  onBlur(): void;
}
export interface LightForm<V extends Values> {
  readonly values: V;
  field(name: keyof V & string): LightField;
  set(name: keyof V & string, value: string): void;
  /** Shows an error of the server; does not move the focus while the user is typing elsewhere. */
  refuse(name: keyof V & string, error: string): void;
  /** Empties a value and removes its error. */
  clear(name: keyof V & string): void;
  focus(name: keyof V & string): void;
  /** Validates all or the named values, shows errors and focuses the first. */
  validate(names?: readonly (keyof V & string)[]): boolean;
}

/**
 * Small form state for pages without antd. Missing values are reported on submit, wrong formats on blur, and invalid
 * values are revalidated on every change.
 */
export function useLightForm<V extends Values>(initial: V, rules: Rules<V>): LightForm<V> {
  const id = useId();
  const [values, setValues] = useState(initial);
  const [errors, setErrors] = useState<Readonly<Record<string, string | undefined>>>({});
  const getId = (name: string) => `${id}${name}`;
  const problem = (name: string, all: V) => rules[name]?.(all[name] ?? '', all);
  const mark = (name: string, error: string | undefined) => setErrors((now) => ({ ...now, [name]: error }));
  const set = (name: string, value: string) => {
    const next = { ...values, [name]: value };
    setValues((now) => ({ ...now, [name]: value }));
    if (errors[name] !== undefined) mark(name, problem(name, next));
  };
  const focus = (name: string) => document.getElementById(getId(name))?.focus();
  return {
    values,
    field: (name) => ({
      id: getId(name),
      value: values[name] ?? '',
      error: errors[name],
      onChange: (value) => set(name, value),
      onBlur: () => values[name] !== '' && mark(name, problem(name, values)),
    }),
    set,
    refuse: mark,
    clear: (name) => {
      setValues((now) => ({ ...now, [name]: '' }));
      mark(name, undefined);
    },
    focus,
    validate: (names = Object.keys(initial)) => {
      const found = names.map((name) => [name, problem(name, values)] as const);
      setErrors((now) => ({ ...now, ...Object.fromEntries(found) }));
      const first = found.find(([, error]) => error !== undefined);
      if (first) focus(first[0]);
      return first === undefined;
    },
  };
}
