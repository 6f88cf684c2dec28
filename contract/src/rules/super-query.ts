/** How a field is compared in an advanced query, in the order in which the rules are offered (S). */
export const queryRules = ['eq', 'like', 'right_like', 'left_like', 'in', 'ne', 'gt', 'ge', 'lt', 'le'] as const;
export type QueryRule = (typeof queryRules)[number];
export type MatchType = 'and' | 'or';

/** What a condition takes over from its field. */
interface FieldFacts {
  readonly type: string;
  readonly dbType?: string | undefined;
  readonly dictCode?: string | undefined;
  readonly dictTable?: string | undefined;
  readonly dictText?: string | undefined;
  readonly customReturnField?: string | undefined;
}
/** A field that an advanced query offers (widgets 1.1); one with `children` is a sub-table and only groups them. */
export interface QueryField extends FieldFacts {
  readonly value: string;
  readonly text: string;
  readonly options?: readonly { readonly value: string; readonly label: string }[] | undefined;
  /** The values of yes and no of a switch; default Y and N. */
  readonly extendOption?: readonly [yes: string, no: string] | undefined;
  /** Type `popup`: the report that the value is chosen in, its columns and the fields they are for. */
  readonly popup?: { readonly code: string; readonly orgFields: string; readonly destFields: string } | undefined;
  /** The rules that the server takes, where it does not take all. */
  readonly rules?: readonly QueryRule[] | undefined;
  /** Children are named by their own value alone. */
  readonly onlyFieldName?: boolean | undefined;
  /** The sub-table that a child belongs to; `choosableFields` says it. */
  readonly group?: string | undefined;
  readonly children?: readonly QueryField[] | undefined;
}

type Value = string | number | readonly string[] | null | undefined;
/** One line of the dialog, complete or not. */
export interface QueryLine extends FieldFacts {
  readonly field: string;
  readonly rule: QueryRule;
  readonly val: Value;
}
/** A condition as it is sent: keys in this order, empty ones left out, the value always a string. */
export interface QueryCondition extends FieldFacts {
  readonly field: string;
  readonly rule: QueryRule;
  readonly val: string;
}

export const blankLine: QueryLine = { field: '', rule: 'eq', val: '', type: '' };

/** The fields that can be chosen: plain ones first, then those of sub-tables under the names of both. */
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

const factsOf = ({ type, dbType, dictCode, dictTable, dictText, customReturnField }: FieldFacts): FieldFacts => ({
  type,
  dbType,
  dictCode,
  dictTable,
  dictText,
  customReturnField,
});
/** A line whose field was chosen: everything is copied from the field, the value begins anew. */
export const withField = (line: QueryLine, field: QueryField | undefined): QueryLine =>
  field
    ? {
        ...factsOf(field),
        field: field.value,
        rule: field.rules && !field.rules.includes(line.rule) ? (field.rules[0] ?? 'eq') : line.rule,
        val: '',
      }
    : { ...blankLine, rule: line.rule };

const chosenTypes = new Set(['select-user', 'sel_user', 'select-depart', 'sel_depart']);
/** A line whose rule was chosen: a choice among several keeps its first where only one is left. */
export function withRule(line: QueryLine, rule: QueryRule, field: QueryField | undefined): QueryLine {
  const isChoice = Boolean(line.dictCode) || field?.options !== undefined || chosenTypes.has(line.type);
  if (line.rule !== 'in' || rule === 'in' || !isChoice) return { ...line, rule };
  const [first = ''] = typeof line.val === 'object' ? (line.val ?? []) : String(line.val ?? '').split(',');
  return { ...line, rule, val: first };
}

const isAbsent = (value: Value): boolean =>
  value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0);
/** The lines that say something, as they are sent and saved. */
export function conditionsOfLines(lines: readonly QueryLine[]): QueryCondition[] {
  return lines
    .filter((line) => line.field !== '' && !isAbsent(line.val))
    .map((line) => {
      const { field, rule, val } = line;
      const { type, ...more } = factsOf(line);
      const given = Object.entries(more).filter(([, value]) => value !== undefined && value !== '');
      return {
        field,
        rule,
        val: typeof val === 'object' ? (val ?? []).join(',') : String(val),
        ...(type && { type }),
        ...Object.fromEntries(given),
      } as QueryCondition;
    });
}

/** `superQueryParams` before the request layer encodes it once more. */
export const superQueryText = (conditions: readonly QueryCondition[]): string =>
  // A lone half of a character cannot be encoded.
  encodeURI(JSON.stringify(conditions).replace(/\p{Surrogate}/gu, '\uFFFD'));

/** What one advanced query asks. */
export interface SuperQuery {
  readonly matchType: MatchType;
  readonly conditions: readonly QueryCondition[];
}
/** The advanced query of `superQueryParams` and `superQueryMatchType`; nothing when there is none or it cannot be read. */
export function readSuperQuery(params: string | null, matchType: string | null): SuperQuery | undefined {
  if (!params) return undefined;
  try {
    const conditions = asConditions(JSON.parse(decodeURI(params)));
    if (conditions?.length) return { matchType: matchType === 'or' ? 'or' : 'and', conditions };
  } catch {
    // An address that somebody wrote by hand.
  }
  return undefined;
}

/** The conditions in a value that was read from somewhere; nothing when it is not a list of them. */
export function asConditions(value: unknown): QueryCondition[] | undefined {
  return Array.isArray(value) && value.every(isCondition) ? value : undefined;
}
function isCondition(value: unknown): value is QueryCondition {
  if (typeof value !== 'object' || value === null) return false;
  const { field, rule, val, type = '' } = value as Record<string, unknown>;
  return (
    typeof field === 'string' &&
    queryRules.some((known) => known === rule) &&
    (typeof val === 'string' || typeof val === 'number' || Array.isArray(val)) &&
    typeof type === 'string'
  );
}

/** Lines for conditions: what a field is, is taken from the fields anew; a condition of a field that has gone is dropped. */
export function linesOf(conditions: readonly QueryCondition[], fields: readonly QueryField[]): QueryLine[] {
  return conditions.flatMap(({ field: name, rule, val }) => {
    const field = fields.find((one) => one.value === name);
    return field ? [{ ...factsOf(field), field: name, rule, val }] : [];
  });
}

/** What the value of a line is entered with (widgets 1.3). */
export type QueryControl =
  | 'search'
  | 'tableSearch'
  | 'multiple'
  | 'popup'
  | 'dictionary'
  | 'user'
  | 'depart'
  | 'options'
  | 'area'
  | 'date'
  | 'datetime'
  | 'time'
  | 'number'
  | 'switch'
  | 'tree'
  | 'text';
const byType: Readonly<Record<string, QueryControl>> = {
  'area-linkage': 'area',
  pca: 'area',
  date: 'date',
  datetime: 'datetime',
  time: 'time',
  int: 'number',
  number: 'number',
  switch: 'switch',
  sel_tree: 'tree',
};
/** The control for a field; the first condition that holds decides (J). */
export function controlOfField(field: QueryField | undefined): QueryControl {
  if (!field) return 'text';
  const { type, dictCode, dictTable, options } = field;
  if (type === 'sel_search') return 'search';
  if (type === 'list' && dictTable) return 'tableSearch';
  if (type === 'list_multi') return 'multiple';
  if (dictCode && type === 'table-dict') return 'popup';
  if (dictCode) return 'dictionary';
  if (type === 'popup') return 'popup';
  if (type === 'select-user' || type === 'sel_user') return 'user';
  if (type === 'select-depart' || type === 'sel_depart') return 'depart';
  if (options) return 'options';
  return byType[type] ?? 'text';
}
