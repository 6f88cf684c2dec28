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

/** The checks of the rows of one list. */
function createChecks({ fields, rules }: Pick<RowFormsOptions, 'fields' | 'rules'>) {
  const find = (name: string, values: FormValues): string | undefined => {
    const field = fields[name] as Field;
    return check(field, clean(field, values[name]))?.message ?? rules?.(values)[name];
  };
  const findAll = (values: FormValues): FormErrors =>
    Object.fromEntries(
      Object.keys(fields).flatMap((name) => {
        const message = find(name, values);
        return message === undefined ? [] : [[name, message]];
      }),
    );
  /** The errors with the present one of this field. */
  const mark = (errors: FormErrors, name: string, values: FormValues): FormErrors => {
    const message = find(name, values);
    return message === undefined ? without(errors, name) : { ...errors, [name]: message };
  };
  return { findAll, mark };
}

interface RowFormOptions {
  readonly id: string;
  readonly fields: Fields;
  readonly row: Held;
  readonly checks: ReturnType<typeof createChecks>;
  readonly change: (next: (row: Held) => Partial<Held>) => void;
}
const getRowForm = (options: RowFormOptions): RowForm => ({ ...getRowState(options), ...getRowCommands(options) });

type RowCommand = 'set' | 'setBusy' | 'leave' | 'validate' | 'refuse' | 'focus' | 'body' | 'changes' | 'rebase';

/** What a row shows. */
function getRowState({ id, fields, row }: RowFormOptions): Omit<RowForm, RowCommand> {
  const { key, base, values, errors } = row;
  const names = Object.keys(fields);
  const isChanged = (name: string) =>
    JSON.stringify(clean(fields[name] as Field, values[name])) !==
    JSON.stringify(clean(fields[name] as Field, base[name] ?? undefined));
  return {
    key,
    id,
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
  };
}

/** What changes, checks and sends a row. */
function getRowCommands({ id, fields, row, checks, change }: RowFormOptions): Pick<RowForm, RowCommand> {
  return {
    set: (name, value) =>
      change((now) => {
        const next = { ...now.values, [name]: value };
        // Invalid fields are validated on change, valid ones on blur.
        return {
          values: next,
          errors: now.errors[name] === undefined ? now.errors : checks.mark(now.errors, name, next),
        };
      }),
    setBusy: (name, isBusy) =>
      change(({ busy }) => ({
        busy: isBusy ? [...new Set([...busy, name])] : busy.filter((one) => one !== name),
      })),
    leave: (name) => change((now) => ({ errors: checks.mark(now.errors, name, now.values) })),
    validate: () => {
      const found = checks.findAll(row.values);
      change(() => ({ errors: found }));
      return Object.keys(found).length === 0;
    },
    refuse: (refused) => {
      change((now) => ({ errors: { ...now.errors, ...refused } }));
      return {};
    },
    focus: (name) => focusControl(`${id}-${name}`),
    body: () => toBody(fields, row),
    changes: () => toBody(fields, row),
    rebase: (next) => change(() => createRow(fields, next, row.key)),
  };
}

/** Forms for the rows of a list that is saved together with its record. */
export function useRowForms({ fields, initial, rules }: RowFormsOptions): RowForms {
  const id = useId();
  const [start] = useState(() =>
    initial.map((base) => createRow(fields, base, String(base.id ?? crypto.randomUUID()))),
  );
  const [held, setHeld] = useState<readonly Held[]>(start);
  const checks = createChecks({ fields, rules });
  const rows = held.map((row) =>
    getRowForm({
      id: `${id}-${row.key}`,
      fields,
      row,
      checks,
      change: (next) => setHeld((now) => now.map((one) => (one.key === row.key ? { ...one, ...next(one) } : one))),
    }),
  );
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
        const [first] = Object.keys(checks.findAll(row.values));
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
