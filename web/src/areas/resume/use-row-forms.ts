import { type Field, type Fields, isRequired } from '@campus/contract/kit';
import { useId, useState } from 'react';
import {
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
  withError,
  withName,
} from '../../kit/form/form-values.ts';
import type { FieldsForm } from '../../kit/form/use-fields-form.ts';
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
  readonly rules?: FormRules | undefined;
}

interface Held {
  readonly key: string;
  /** The stored row, or the defaults of a new one. */
  readonly base: FormValues;
  readonly values: FormValues;
  readonly errors: FormErrors;
  readonly busy: readonly string[];
}

const createRow = (fields: Fields, base: FormValues, key: string): Held => ({
  key,
  base,
  values: getStart(fields, base),
  errors: {},
  busy: [],
});
const toBody = (fields: Fields, { base, values }: Held): Record<string, unknown> => ({
  ...(base.id !== undefined && { id: base.id }),
  ...cleanValues(fields, Object.keys(fields), values),
});

/** The checks of the rows of one list. */
function createChecks({ fields, rules }: Pick<RowFormsOptions, 'fields' | 'rules'>) {
  const find = (name: string, values: FormValues) => findFault(fields, rules, name, values);
  return {
    findAll: (values: FormValues): FormErrors => findFaults(Object.keys(fields), (name) => find(name, values)),
    /** The errors with the present ones of these fields. */
    mark: (errors: FormErrors, names: readonly string[], values: FormValues): FormErrors =>
      names.reduce((all, name) => withError(all, name, find(name, values)), errors),
  };
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
  const start = getStart(fields, base);
  const isChanged = (name: string) => isChangedFrom(start, fields, name, values);
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
    known: (name) => (isChanged(name) ? undefined : findLoadedText(base, name)),
  };
}

/** What changes, checks and sends a row. */
function getRowCommands({ id, fields, row, checks, change }: RowFormOptions): Pick<RowForm, RowCommand> {
  return {
    set: (name, value) =>
      change((now) => {
        const next = { ...now.values, [name]: value };
        // Invalid fields are validated on change, valid ones on blur.
        const affected = findAffected(fields, name).filter((one) => now.errors[one] !== undefined);
        return { values: next, errors: checks.mark(now.errors, affected, next) };
      }),
    setBusy: (name, isBusy) => change(({ busy }) => ({ busy: withName(busy, name, isBusy) })),
    leave: (name) => change((now) => ({ errors: checks.mark(now.errors, [name], now.values) })),
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
