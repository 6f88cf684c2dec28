import { type Field, type Fields, isRequired } from '@campus/contract/kit';
import { useId, useRef, useState } from 'react';
import { asText } from '../field/row.ts';
import {
  cleanValue,
  cleanValues,
  type FormErrors,
  type FormRules,
  type FormValues,
  findAffected,
  findFault,
  findFaults,
  findLoadedText,
  getStart,
  isChangedFrom,
  withName,
} from './form-values.ts';
import { useFormErrors } from './use-form-errors.ts';

export type { FormErrors, FormValues };

export interface FieldsFormOptions {
  readonly fields: Fields;
  /** Initial values: a loaded row, or defaults of a new one. */
  readonly initial?: FormValues | undefined;
  /** Errors that depend on several values, by field. */
  readonly rules?: FormRules | undefined;
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

/** Asks the server about changed values; an answer to a value that has changed meanwhile is ignored. */
function useServerCheck(
  ask: FieldsFormOptions['ask'],
  mark: (name: string, message: string) => void,
): { readonly ask: (name: string, value: unknown) => Promise<void>; readonly forget: (name: string) => void } {
  const asking = useRef<Record<string, unknown>>({});
  return {
    ask: async (name, value) => {
      if (!ask || typeof value !== 'string' || value === '') return;
      asking.current[name] = value;
      const message = await ask(name, value);
      if (message !== undefined && asking.current[name] === value) mark(name, message);
    },
    forget: (name) => {
      asking.current[name] = undefined;
    },
  };
}

/** Values of a form next to those it began with. */
function useFormValues(fields: Fields, initial: FormValues) {
  const [base, setBase] = useState(initial);
  const [values, setValues] = useState<FormValues>(() => getStart(fields, initial));
  const start = getStart(fields, base);
  const isStarting = (name: string, now: FormValues) => !isChangedFrom(start, fields, name, now);
  const isChanged = (name: string) => !isStarting(name, values);
  return {
    base,
    values,
    isStarting,
    isChanged,
    set: (name: string, value: unknown) => setValues((now) => ({ ...now, [name]: value })),
    /** The server's text of an unchanged value. */
    known: (name: string) => (isChanged(name) ? undefined : findLoadedText(base, name)),
    rebase: (next: FormValues) => {
      const fresh = getStart(fields, next);
      setBase(next);
      setValues((now) =>
        Object.fromEntries(Object.keys(fields).map((name) => [name, isChanged(name) ? now[name] : fresh[name]])),
      );
    },
  };
}

/** Form state over fields of the contract. */
export function useFieldsForm({ fields, initial = {}, rules, isHidden, isNeeded, ask }: FieldsFormOptions): FieldsForm {
  const id = useId();
  const { base, values, isStarting, isChanged, ...state } = useFormValues(fields, initial);
  const [busy, setBusyNames] = useState<readonly string[]>([]);
  const names = Object.keys(fields).filter((name) => !isHidden?.(name, values));
  const { errors, isRefused, wrong, mark, focus, ...found } = useFormErrors(id, names);
  const server = useServerCheck(ask, mark);
  const field = (name: string) => fields[name] as Field;
  const find = (name: string, now: FormValues): string | undefined => {
    // An untouched masked value is not sent: the server keeps its own.
    if (field(name).mask && base.id !== undefined && isStarting(name, now)) return undefined;
    return findFault(fields, rules, name, now);
  };

  return {
    id,
    fields,
    rowId: base.id === undefined ? undefined : asText(base.id),
    names,
    wrong,
    values,
    errors,
    isRefused,
    // A running upload is unsaved input, too.
    isDirty: busy.length > 0 || names.some(isChanged),
    isBusy: busy.length > 0,
    isNeeded: (name) => isRequired(field(name), values) || isNeeded?.(name, values) === true,
    known: state.known,
    set: (name, value) => {
      server.forget(name);
      state.set(name, value);
      // Invalid fields are validated on change, valid ones on blur.
      const next = { ...values, [name]: value };
      for (const one of findAffected(fields, name)) if (errors[one] !== undefined) mark(one, find(one, next));
    },
    setBusy: (name, isBusy) => setBusyNames((now) => withName(now, name, isBusy)),
    leave: (name) => {
      const message = find(name, values);
      mark(name, message);
      if (message === undefined && isChanged(name)) void server.ask(name, cleanValue(fields, name, values));
    },
    validate: (only = names) => {
      const checked = names.filter((name) => only.includes(name));
      return found.replace(findFaults(checked, (name) => find(name, values)));
    },
    refuse: (refused) => {
      found.add(Object.fromEntries(Object.entries(refused).filter(([name]) => names.includes(name))));
      return Object.fromEntries(Object.entries(refused).filter(([name]) => !names.includes(name)));
    },
    focus,
    body: () => cleanValues(fields, names, values),
    changes: () => cleanValues(fields, names.filter(isChanged), values),
    rebase: (next) => {
      state.rebase(next);
      found.clear();
    },
  };
}

/** A value as text, for rules that compare input. */
export const getTypedText = (values: FormValues, name: string): string => asText(values[name]);
