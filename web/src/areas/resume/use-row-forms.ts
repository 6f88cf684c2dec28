import { check, clean, type Field, type Fields, isRequired } from '@campus/contract/kit';
import { useId, useState } from 'react';
import type { FieldsForm, FormErrors, FormValues } from '../../kit/form/use-fields-form.ts';
import { focusControl } from '../../kit/form/use-form-errors.ts';

/** Form of one list row, with a position in the list. */
export interface RowForm extends FieldsForm {
  readonly key: string;
}
/** An invalid row: its position and a function that focuses the first error. */
interface WrongRow {
  readonly at: number;
  focus(): void;
}
/** Forms of the rows of one list. */
export interface RowForms {
  readonly rows: readonly RowForm[];
  readonly isDirty: boolean;
  readonly isBusy: boolean;
  add(preset?: FormValues): void;
  remove(key: string): void;
  move(key: string, by: -1 | 1): void;
  /** Validates all rows and marks errors. Returns the invalid rows. */
  validate(): readonly WrongRow[];
  /** Marks errors of the server in one row. */
  refuse(at: number, errors: FormErrors): void;
  /** Rows in request form, stored ones with their id. */
  body(): Record<string, unknown>[];
}

interface RowFormsOptions {
  readonly fields: Fields;
  readonly initial: readonly FormValues[];
  /** Errors that depend on several values of a row, by field. */
  readonly rules?: ((values: FormValues) => FormErrors) | undefined;
}

interface Held {
  readonly key: string;
  /** The stored row, or the defaults of a new one. */
  readonly base: FormValues;
  readonly values: FormValues;
  readonly errors: FormErrors;
  readonly busy: readonly string[];
}

const cleanValues = (fields: Fields, values: FormValues): Record<string, unknown> =>
  Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, clean(field, values[name] ?? undefined)]));
const createRow = (fields: Fields, base: FormValues, key: string): Held => {
  const isNew = base.id === undefined;
  const values = Object.fromEntries(
    Object.entries(fields).map(([name, field]) => [name, clean(field, base[name] ?? (isNew ? field.default : null))]),
  );
  return { key, base, values, errors: {}, busy: [] };
};
const toBody = (fields: Fields, { base, values }: Held): Record<string, unknown> => ({
  ...(base.id !== undefined && { id: base.id }),
  ...cleanValues(fields, values),
});
const without = (errors: FormErrors, name: string): FormErrors =>
  Object.fromEntries(Object.entries(errors).filter(([key]) => key !== name));

/** Forms for the rows of a list that is saved together with its record. */
export function useRowForms({ fields, initial, rules }: RowFormsOptions): RowForms {
  const id = useId();
  const names = Object.keys(fields);
  const [start] = useState(() =>
    initial.map((base) => createRow(fields, base, String(base.id ?? crypto.randomUUID()))),
  );
  const [held, setHeld] = useState<readonly Held[]>(start);
  const change = (key: string, next: (row: Held) => Partial<Held>) =>
    setHeld((now) => now.map((row) => (row.key === key ? { ...row, ...next(row) } : row)));

  const wrong = (name: string, values: FormValues): string | undefined => {
    const field = fields[name] as Field;
    return check(field, clean(field, values[name]))?.message ?? rules?.(values)[name];
  };
  const allWrong = (values: FormValues): FormErrors =>
    Object.fromEntries(
      names.flatMap((name) => {
        const message = wrong(name, values);
        return message === undefined ? [] : [[name, message]];
      }),
    );
  const markError = (errors: FormErrors, name: string, values: FormValues): FormErrors => {
    const message = wrong(name, values);
    return message === undefined ? without(errors, name) : { ...errors, [name]: message };
  };
  const formId = (key: string) => `${id}-${key}`;

  const getForm = (row: Held): RowForm => {
    const { key, base, values, errors } = row;
    const isChanged = (name: string) =>
      JSON.stringify(clean(fields[name] as Field, values[name])) !==
      JSON.stringify(clean(fields[name] as Field, base[name] ?? undefined));
    return {
      key,
      id: formId(key),
      rowId: base.id === undefined ? undefined : String(base.id),
      fields,
      names,
      wrong: names.filter((name) => errors[name] !== undefined),
      values,
      errors,
      isRefused: Object.keys(errors).length > 0,
      isDirty: base.id === undefined || names.some(isChanged),
      isBusy: row.busy.length > 0,
      isNeeded: (name) => isRequired(fields[name] as Field, values),
      known: (name) => {
        const text = base[`${name}_dictText`];
        return typeof text === 'string' && !isChanged(name) ? text : undefined;
      },
      set: (name, value) =>
        change(key, (now) => {
          const next = { ...now.values, [name]: value };
          // Invalid fields are validated on change, valid ones on blur.
          return {
            values: next,
            errors: now.errors[name] === undefined ? now.errors : markError(now.errors, name, next),
          };
        }),
      setBusy: (name, isBusy) =>
        change(key, ({ busy }) => ({
          busy: isBusy ? [...new Set([...busy, name])] : busy.filter((one) => one !== name),
        })),
      leave: (name) => change(key, (now) => ({ errors: markError(now.errors, name, now.values) })),
      validate: () => {
        const found = allWrong(values);
        change(key, () => ({ errors: found }));
        return Object.keys(found).length === 0;
      },
      refuse: (refused) => {
        change(key, (now) => ({ errors: { ...now.errors, ...refused } }));
        return {};
      },
      focus: (name) => focusControl(`${formId(key)}-${name}`),
      body: () => toBody(fields, row),
      changes: () => toBody(fields, row),
      rebase: (next) => change(key, () => createRow(fields, next, key)),
    };
  };

  const rows = held.map(getForm);
  const getBody = (list: readonly Held[]) => list.map((row) => toBody(fields, row));
  return {
    rows,
    isDirty: JSON.stringify(getBody(held)) !== JSON.stringify(getBody(start)),
    isBusy: rows.some((row) => row.isBusy),
    add: (preset = {}) => setHeld((now) => [...now, createRow(fields, preset, crypto.randomUUID())]),
    remove: (key) => setHeld((now) => now.filter((row) => row.key !== key)),
    move: (key, by) =>
      setHeld((now) => {
        const at = now.findIndex((row) => row.key === key);
        const row = now[at];
        if (!row || at + by < 0 || at + by >= now.length) return now;
        return now.toSpliced(at, 1).toSpliced(at + by, 0, row);
      }),
    validate: () =>
      rows.flatMap((row, at) => {
        const [first] = Object.keys(allWrong(row.values));
        if (first === undefined) return [];
        row.validate();
        return [{ at, focus: () => row.focus(first) }];
      }),
    refuse: (at, errors) => {
      rows[at]?.refuse(errors);
    },
    body: () => getBody(held),
  };
}
