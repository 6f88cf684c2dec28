import { checkInForm, clean, type Failure, type Field, type Fields, isRequired } from '@campus/contract/kit';
import { useId, useRef, useState } from 'react';
import { asText } from '../field/row.ts';

export type FormValues = Readonly<Record<string, unknown>>;
export type FormErrors = Readonly<Record<string, string>>;

export interface FieldsFormOptions {
  readonly fields: Fields;
  /** Values to begin with: a row that was read, or presets of a new one. */
  readonly initial?: FormValues | undefined;
  /** Refusals that look at several values, by field. */
  readonly rules?: ((values: FormValues) => FormErrors) | undefined;
  /** Fields that do not matter for these values. They are neither shown, nor checked, nor sent. */
  readonly isHidden?: ((name: string, values: FormValues) => boolean) | undefined;
  /** Fields that are marked as required though the definition leaves them open: `rules` refuse them when empty. */
  readonly isNeeded?: ((name: string, values: FormValues) => boolean) | undefined;
  /** Asks the server about a changed value that is right in itself, when the focus leaves it; answers what it refuses. */
  readonly ask?: ((name: string, value: string) => Promise<string | undefined>) | undefined;
}

/** Values of some fields while a person edits them, checked with the rules the server has. */
export interface FieldsForm {
  /** Prefix of the ids of its controls. */
  readonly id: string;
  readonly fields: Fields;
  /** Names of the fields that are shown, in order. */
  readonly names: readonly string[];
  readonly values: FormValues;
  readonly errors: FormErrors;
  /** The form has been refused: what is wrong is listed at its top. */
  readonly isRefused: boolean;
  readonly isDirty: boolean;
  /** An upload is on its way or has failed. */
  readonly isBusy: boolean;
  /** Whether it must be filled beside the other values. */
  isNeeded(name: string): boolean;
  /** The server's text of a value that has not been changed. */
  known(name: string): string | undefined;
  set(name: string, value: unknown): void;
  setBusy(name: string, isBusy: boolean): void;
  /** Checks one field, when the focus leaves it. */
  leave(name: string): void;
  /** Checks all fields, or those named; marks what is wrong and moves the focus there. */
  validate(names?: readonly string[]): boolean;
  /** Marks what the server refused. Gives the refusals of fields that are not in the form. */
  refuse(errors: FormErrors): FormErrors;
  focus(name: string): void;
  /** Every value as it is stored. */
  body(): Record<string, unknown>;
  /** The values that differ from those it began with. */
  changes(): Record<string, unknown>;
  /** Begins from other values, keeping what the user has changed. */
  rebase(initial: FormValues): void;
}

const cleaned = (field: Field, value: unknown): unknown => clean(field, value ?? field.default);
const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

function startOf(fields: Fields, initial: FormValues): FormValues {
  const isNew = initial.id === undefined;
  return Object.fromEntries(
    Object.entries(fields).map(([name, field]) => [
      name,
      isNew ? cleaned(field, initial[name]) : clean(field, initial[name]),
    ]),
  );
}

/** Puts the focus on a control, whatever it is made of. */
export function focusControl(id: string): void {
  const element = document.getElementById(id);
  const inside = 'input:not([hidden]), textarea, button, [contenteditable="true"]';
  const target = element?.matches(inside) ? element : element?.querySelector<HTMLElement>(inside);
  target?.scrollIntoView?.({ block: 'center' });
  target?.focus();
}

/** A form over fields of the contract. */
export function useFieldsForm({
  fields,
  initial = {},
  rules,
  isHidden,
  isNeeded: isNeededHere,
  ask,
}: FieldsFormOptions): FieldsForm {
  const id = useId();
  const [base, setBase] = useState(initial);
  const [values, setValues] = useState<FormValues>(() => startOf(fields, initial));
  const [errors, setErrors] = useState<FormErrors>({});
  const [isRefused, setRefused] = useState(false);
  const [busy, setBusyNames] = useState<readonly string[]>([]);
  const asking = useRef<Record<string, unknown>>({});
  const start = startOf(fields, base);
  const names = Object.keys(fields).filter((name) => !isHidden?.(name, values));
  const field = (name: string) => fields[name] as Field;
  const isChanged = (name: string) => !isSame(clean(field(name), values[name]), start[name]);

  const wrong = (name: string, now: FormValues): string | undefined => {
    // A masked value that was not touched is not what is stored: the server keeps its own.
    if (field(name).mask && base.id !== undefined && isSame(clean(field(name), now[name]), start[name]))
      return undefined;
    const failed: Failure | undefined = checkInForm(field(name), clean(field(name), now[name]), now);
    return failed?.message ?? rules?.(now)[name];
  };
  const without = (all: FormErrors, name: string): FormErrors =>
    Object.fromEntries(Object.entries(all).filter(([key]) => key !== name));
  const mark = (name: string, message: string | undefined) =>
    setErrors((all) => (message === undefined ? without(all, name) : { ...all, [name]: message }));
  const askAbout = async (name: string) => {
    const value = clean(field(name), values[name]);
    if (!ask || typeof value !== 'string' || value === '' || !isChanged(name)) return;
    asking.current[name] = value;
    const message = await ask(name, value);
    // Who has typed on meanwhile is not told of what stood there before.
    if (message !== undefined && asking.current[name] === value) mark(name, message);
  };
  const focus = (name: string) => focusControl(`${id}-${name}`);
  const show = (found: FormErrors) => {
    const first = names.find((name) => found[name] !== undefined);
    setRefused(first !== undefined);
    if (first) focus(first);
    return first === undefined;
  };

  return {
    id,
    fields,
    names,
    values,
    errors,
    isRefused,
    // A file on its way is input too: leaving would lose it.
    isDirty: busy.length > 0 || names.some(isChanged),
    isBusy: busy.length > 0,
    isNeeded: (name) => isRequired(field(name), values) || isNeededHere?.(name, values) === true,
    known: (name) => {
      const text = base[`${name}_dictText`];
      return typeof text === 'string' && !isChanged(name) ? text : undefined;
    },
    set: (name, value) => {
      asking.current[name] = undefined;
      setValues((now) => ({ ...now, [name]: value }));
      // What was wrong is checked again at once; what was right, when the focus leaves it.
      const next = { ...values, [name]: value };
      if (errors[name] !== undefined) mark(name, wrong(name, next));
      // A field that this value makes needed, or no longer, is checked again too.
      for (const other of names)
        if (fields[other]?.requiredWhen?.field === name && errors[other] !== undefined) mark(other, wrong(other, next));
    },
    setBusy: (name, isBusy) =>
      setBusyNames((now) => (isBusy ? [...new Set([...now, name])] : now.filter((one) => one !== name))),
    leave: (name) => {
      const message = wrong(name, values);
      mark(name, message);
      if (message === undefined) void askAbout(name);
    },
    validate: (only = names) => {
      const found: Record<string, string> = {};
      for (const name of names) {
        const message = only.includes(name) ? wrong(name, values) : undefined;
        if (message !== undefined) found[name] = message;
      }
      setErrors(found);
      return show(found);
    },
    refuse: (refused) => {
      const here = Object.fromEntries(Object.entries(refused).filter(([name]) => names.includes(name)));
      setErrors((all) => ({ ...all, ...here }));
      show(here);
      return Object.fromEntries(Object.entries(refused).filter(([name]) => !names.includes(name)));
    },
    focus,
    body: () => Object.fromEntries(names.map((name) => [name, clean(field(name), values[name])])),
    changes: () => Object.fromEntries(names.filter(isChanged).map((name) => [name, clean(field(name), values[name])])),
    rebase: (next) => {
      const fresh = startOf(fields, next);
      setBase(next);
      setValues((now) =>
        Object.fromEntries(Object.keys(fields).map((name) => [name, isChanged(name) ? now[name] : fresh[name]])),
      );
      setErrors({});
      setRefused(false);
    },
  };
}

/** A value as text, for rules that compare what was typed. */
export const typed = (values: FormValues, name: string): string => asText(values[name]);
