import { checkInForm, clean, type Field, type Fields } from '@campus/contract/kit';

export type FormValues = Readonly<Record<string, unknown>>;
/** Messages, by field. */
export type FormErrors = Readonly<Record<string, string>>;
/** Errors that depend on several values. */
export type FormRules = (values: FormValues) => FormErrors;

/** A value in its stored form. */
export const cleanValue = (fields: Fields, name: string, values: FormValues): unknown =>
  clean(fields[name] as Field, values[name]);

/** Values in their stored form. */
export const cleanValues = (fields: Fields, names: readonly string[], values: FormValues): Record<string, unknown> =>
  Object.fromEntries(names.map((name) => [name, cleanValue(fields, name, values)]));

/** Values that a form begins with: those of a stored row, or the defaults of a new one. */
export function getStart(fields: Fields, initial: FormValues): FormValues {
  const isNew = initial.id === undefined;
  return Object.fromEntries(
    Object.entries(fields).map(([name, field]) => [
      name,
      clean(field, isNew ? (initial[name] ?? field.default) : initial[name]),
    ]),
  );
}

/** Whether a value differs from the one the form began with. */
export const isChangedFrom = (start: FormValues, fields: Fields, name: string, values: FormValues): boolean =>
  JSON.stringify(cleanValue(fields, name, values)) !== JSON.stringify(start[name]);

/** The server's text of a loaded value. */
export function findLoadedText(row: FormValues, name: string): string | undefined {
  const text = row[`${name}_dictText`];
  return typeof text === 'string' ? text : undefined;
}

/** The error of a value by its field, then by the rules of the form. */
export const findFault = (
  fields: Fields,
  rules: FormRules | undefined,
  name: string,
  values: FormValues,
): string | undefined =>
  checkInForm(fields[name] as Field, cleanValue(fields, name, values), values)?.message ?? rules?.(values)[name];

/** The errors of all these fields. */
export const findFaults = (names: readonly string[], find: (name: string) => string | undefined): FormErrors =>
  Object.fromEntries(
    names.flatMap((name) => {
      const message = find(name);
      return message === undefined ? [] : [[name, message]];
    }),
  );

/** Fields to validate again when a value changes: the field itself and those whose requirement depends on it. */
export const findAffected = (fields: Fields, name: string): string[] => [
  name,
  ...Object.keys(fields).filter((other) => fields[other]?.requiredWhen?.field === name),
];

/** Errors with this message of a field, or without any of it. */
export const withError = (errors: FormErrors, name: string, message: string | undefined): FormErrors => {
  const { [name]: _before, ...others } = errors;
  return message === undefined ? others : { ...others, [name]: message };
};

/** Names with one added or removed. */
export const withName = (names: readonly string[], name: string, isIn: boolean): readonly string[] =>
  isIn ? [...new Set([...names, name])] : names.filter((one) => one !== name);
