import { maxDays, parseRelative } from './relative-days.ts';
import {
  type FieldProperties,
  isQueryGroup,
  type QueryCondition,
  type QueryPart,
  type QueryRule,
  queryLimits,
  queryRules,
} from './super-query.ts';

/** A field of an advanced query; one with `children` is a sub-table and only groups them. */
export interface QueryField extends FieldProperties {
  readonly value: string;
  readonly text: string;
  readonly options?: readonly { readonly value: string; readonly label: string }[] | undefined;
  /** Values of a switch for yes and no; default Y and N. */
  readonly extendOption?: readonly [yes: string, no: string] | undefined;
  /** Type `popup`: the report to select the value from, its columns and the target fields. */
  readonly popup?: { readonly code: string; readonly orgFields: string; readonly destFields: string } | undefined;
  /** The rules that the server accepts, if not all. */
  readonly rules?: readonly QueryRule[] | undefined;
  /** Children are addressed by their own value only. */
  readonly onlyFieldName?: boolean | undefined;
  /** The sub-table of a child; set by `choosableFields`. */
  readonly group?: string | undefined;
  readonly children?: readonly QueryField[] | undefined;
}

type Value = string | number | readonly string[] | null | undefined;
/** A line of the dialog, complete or not. */
export interface QueryLine extends FieldProperties {
  readonly field: string;
  readonly rule: QueryRule;
  readonly val: Value;
}

export const blankLine: QueryLine = { field: '', rule: 'eq', val: '', type: '' };

/** The selectable fields: plain ones first, then those of sub-tables with combined names. */
export function choosableFields<F extends QueryField>(fields: readonly F[]): F[] {
  const plain = fields.filter((field) => !field.children);
  const below = fields.flatMap((parent) =>
    (parent.children ?? []).map((child) => ({
      ...(child as F),
      value: parent.onlyFieldName ? child.value : `${parent.value},${child.value}`,
      text: `${parent.text}-${child.text}`,
      group: parent.text,
    })),
  );
  return [...plain, ...below];
}

const dayTypes: ReadonlySet<string> = new Set(['date', 'datetime']);
const numberTypes: ReadonlySet<string> = new Set(['int', 'number']);
/** The rules of a field: ten common ones, then those of its type. */
export function rulesOfField(field: QueryField | undefined): readonly QueryRule[] {
  if (!field) return queryRules;
  if (field.rules) return field.rules;
  const isDay = dayTypes.has(field.type);
  const isOrdered = isDay || numberTypes.has(field.type) || field.type === 'time';
  return [
    ...queryRules,
    ...(isOrdered ? (['between'] as const) : []),
    ...(isDay ? (['relative'] as const) : []),
    ...(field.type === 'datetime' ? (['week_hour'] as const) : []),
    'empty',
    'filled',
  ];
}

const pickProperties = ({
  type,
  dbType,
  dictCode,
  dictTable,
  dictText,
  customReturnField,
}: FieldProperties): FieldProperties => ({
  type,
  dbType,
  dictCode,
  dictTable,
  dictText,
  customReturnField,
});
/** Sets the field of a line: copies its properties and clears the value. */
export function withField(line: QueryLine, field: QueryField | undefined): QueryLine {
  const rules = rulesOfField(field);
  const rule = rules.includes(line.rule) ? line.rule : (rules[0] ?? 'eq');
  return field ? { ...pickProperties(field), field: field.value, rule, val: '' } : { ...blankLine, rule };
}

/** The values of a line; a text is split at commas. */
export const getValues = (val: Value): readonly string[] =>
  typeof val === 'object' ? (val ?? []) : String(val ?? '').split(',');
const chosenTypes = new Set(['select-user', 'sel_user', 'select-depart', 'sel_depart']);
const isWithoutValue = (rule: QueryRule): boolean => rule === 'empty' || rule === 'filled';

/** Sets the rule. Keeps the value as far as the new rule supports it. */
export function withRule(line: QueryLine, rule: QueryRule, field: QueryField | undefined): QueryLine {
  const before = line.rule;
  if (rule === before) return line;
  const isCleared = [before, rule].some((one) => one === 'relative' || one === 'week_hour' || isWithoutValue(one));
  if (isCleared) return { ...line, rule, val: '' };
  const [first = '', second = ''] = getValues(line.val);
  if (rule === 'between') return { ...line, rule, val: `${first},${second}` };
  if (before === 'between') return { ...line, rule, val: first };
  const isChoice = Boolean(line.dictCode) || field?.options !== undefined || chosenTypes.has(line.type);
  return before === 'in' && isChoice ? { ...line, rule, val: first } : { ...line, rule };
}

const isAbsent = (value: Value): boolean =>
  value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0);
/** Whether a line has a field, a rule and the value that the rule needs. Incomplete lines are not sent. */
export function isComplete({ field, rule, val }: QueryLine): boolean {
  if (field === '') return false;
  if (isWithoutValue(rule)) return true;
  if (rule !== 'between') return !isAbsent(val);
  const ends = getValues(val);
  return ends.length === 2 && ends.every((end) => end.trim() !== '');
}

/** Why the server would reject a complete line: a key of the catalogue's `sq.problem`. */
export type LineProblem = 'reversed' | 'number' | 'tooLong' | 'tooMany' | 'days';
export function lineProblem(line: QueryLine): LineProblem | undefined {
  const { rule, type } = line;
  if (!isComplete(line) || isWithoutValue(rule)) return undefined;
  const isNumber = numberTypes.has(type);
  const values = rule === 'in' || rule === 'between' ? getValues(line.val) : [getValues(line.val).join(',')];
  if (rule === 'relative') return parseRelative(values[0] ?? '') ? undefined : 'days';
  if (values.join(',').length > queryLimits.value) return 'tooLong';
  if (values.length > queryLimits.items) return 'tooMany';
  if (isNumber && !rule.includes('like') && !values.every((value) => /^\s*-?\d+(\.\d+)?\s*$/.test(value)))
    return 'number';
  const [from = '', to = ''] = values;
  const isReversed = rule === 'between' && (isNumber ? Number(from) > Number(to) : from > to);
  return isReversed ? 'reversed' : undefined;
}
/** Arguments of the catalogue's messages about a line. */
export const lineLimits = { tooLong: queryLimits.value, tooMany: queryLimits.items, days: maxDays } as const;

/** The complete lines, as sent and saved. */
export function conditionsOfLines(lines: readonly QueryLine[]): QueryCondition[] {
  return lines.filter(isComplete).map((line) => {
    const { field, rule, val } = line;
    const { type, ...more } = pickProperties(line);
    const given = Object.entries(more).filter(([, value]) => value !== undefined && value !== '');
    return {
      field,
      rule,
      ...(!isWithoutValue(rule) && { val: typeof val === 'object' ? (val ?? []).join(',') : String(val) }),
      ...(type && { type }),
      ...Object.fromEntries(given),
    } as QueryCondition;
  });
}

/** Lines for conditions. Properties come from the current fields; a condition on a missing field is dropped. */
export function getLines(conditions: readonly QueryPart[], fields: readonly QueryField[]): QueryLine[] {
  return conditions.flatMap((condition) => {
    if (isQueryGroup(condition)) return [];
    const { field: name, rule, val } = condition;
    const field = fields.find((one) => one.value === name);
    return field ? [{ ...pickProperties(field), field: name, rule, val: val ?? '' }] : [];
  });
}
