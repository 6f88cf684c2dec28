import { checkInForm, clean, type Failure, type Field, type Fields, isRequired } from '@campus/contract/kit';
import { useId, useRef, useState } from 'react';
import { asText } from '../field/row.ts';

export type FormValues = Readonly<Record<string, unknown>>;
export type FormErrors = Readonly<Record<string, string>>;

export interface FieldsFormOptions {
  readonly fields: Fields;
  /** Initial values: a loaded row, or defaults of a new one. */
  readonly initial?: FormValues | undefined;
  /** Errors that depend on several values, by field. */
  readonly rules?: ((values: FormValues) => FormErrors) | undefined;
  /** Fields that are irrelevant for these values: not shown, validated or sent. */
  readonly isHidden?: ((name: string, values: FormValues) => boolean) | undefined;
  /** Fields marked as required that the definition leaves optional; `rules` reject empty ones. */
  readonly isNeeded?: ((name: string, values: FormValues) => boolean) | undefined;
  /** Validates a changed, locally valid value on the server on blur; resolves with the error message. */
  readonly ask?: ((name: string, value: string) => Promise<string | undefined>) | undefined;
}

/** State of an edited form, validated with the server's rules. */
export interface FieldsForm {
  /** Prefix of the element ids of its controls. */
  readonly id: string;
  readonly fields: Fields;
  /** Id of the edited row; undefined for a new one. */
  readonly rowId: string | undefined;
  /** Visible fields, in the order of the definition. */
  readonly names: readonly string[];
  /** Invalid fields, in the order of the page, which groups may change. */
  readonly wrong: readonly string[];
  readonly values: FormValues;
  readonly errors: FormErrors;
  /** The last validation failed: the errors are listed at the top. */
  readonly isRefused: boolean;
  readonly isDirty: boolean;
  /** An upload is running or has failed. */
  readonly isBusy: boolean;
  /** Whether the field is required, given the other values. */
  isNeeded(name: string): boolean;
  /** The server's text of an unchanged value. */
  known(name: string): string | undefined;
  set(name: string, value: unknown): void;
  setBusy(name: string, isBusy: boolean): void;
  /** Validates one field on blur. */
  leave(name: string): void;
  /** Validates all or the named fields, marks errors and focuses the first. */
  validate(names?: readonly string[]): boolean;
  /** Marks errors of the server. Returns those of fields outside the form. */
  refuse(errors: FormErrors): FormErrors;
  focus(name: string): void;
  /** All values in their stored form. */
  body(): Record<string, unknown>;
  /** Values that differ from the initial ones. */
  changes(): Record<string, unknown>;
  /** Replaces the initial values and keeps the user's changes. */
  rebase(initial: FormValues): void;
}

const cleanOrDefault = (field: Field, value: unknown): unknown => clean(field, value ?? field.default);
const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

function getStart(fields: Fields, initial: FormValues): FormValues {
  const isNew = initial.id === undefined;
  return Object.fromEntries(
    Object.entries(fields).map(([name, field]) => [
      name,
      isNew ? cleanOrDefault(field, initial[name]) : clean(field, initial[name]),
    ]),
  );
}

/** Focuses a control of any kind. */
export function focusControl(id: string): void {
  const element = document.getElementById(id);
  const inside = 'input:not([hidden]), textarea, button, [contenteditable="true"], [tabindex="0"]';
  const target = element?.matches(inside) ? element : element?.querySelector<HTMLElement>(inside);
  target?.scrollIntoView?.({ block: 'center' });
  target?.focus();
}

/** Names in the order of their controls on the page. */
function inPageOrder(names: readonly string[], id: string): string[] {
  const controls = new Map(names.map((name) => [name, document.getElementById(`${id}-${name}`)]));
  const isBefore = (one: string, other: string): boolean => {
    const [a, b] = [controls.get(one), controls.get(other)];
    return !!a && !!b && (a.compareDocumentPosition(b) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
  };
  return [...names].sort((one, other) => (isBefore(one, other) ? -1 : isBefore(other, one) ? 1 : 0));
}

/** Form state over fields of the contract. */
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
  const [values, setValues] = useState<FormValues>(() => getStart(fields, initial));
  const [errors, setErrors] = useState<FormErrors>({});
  const [isRefused, setRefused] = useState(false);
  const [busy, setBusyNames] = useState<readonly string[]>([]);
  const asking = useRef<Record<string, unknown>>({});
  const start = getStart(fields, base);
  const names = Object.keys(fields).filter((name) => !isHidden?.(name, values));
  const field = (name: string) => fields[name] as Field;
  const isChanged = (name: string) => !isSame(clean(field(name), values[name]), start[name]);

  const wrong = (name: string, now: FormValues): string | undefined => {
    // An untouched masked value is not sent: the server keeps its own.
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
    // Ignore the result when the value has changed meanwhile.
    if (message !== undefined && asking.current[name] === value) mark(name, message);
  };
  const focus = (name: string) => focusControl(`${id}-${name}`);
  const show = (found: FormErrors) => {
    const [first] = inPageOrder(
      names.filter((name) => found[name] !== undefined),
      id,
    );
    setRefused(first !== undefined);
    if (first !== undefined) focus(first);
    return first === undefined;
  };

  return {
    id,
    fields,
    rowId: base.id === undefined ? undefined : asText(base.id),
    names,
    wrong: inPageOrder(
      names.filter((name) => errors[name] !== undefined),
      id,
    ),
    values,
    errors,
    isRefused,
    // A running upload is unsaved input, too.
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
      // Invalid fields are validated on change, valid ones on blur.
      const next = { ...values, [name]: value };
      if (errors[name] !== undefined) mark(name, wrong(name, next));
      // Revalidate fields whose requirement depends on this value.
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
      const fresh = getStart(fields, next);
      setBase(next);
      setValues((now) =>
        Object.fromEntries(Object.keys(fields).map((name) => [name, isChanged(name) ? now[name] : fresh[name]])),
      );
      setErrors({});
      setRefused(false);
    },
  };
}

/** A value as text, for rules that compare input. */
export const getTypedText = (values: FormValues, name: string): string => asText(values[name]);
