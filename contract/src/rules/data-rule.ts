import { check } from '../kit/check.ts';
import { clean } from '../kit/clean.ts';
import type { AnyEntity } from '../kit/entity.ts';
import { findField } from '../kit/entity-fields.ts';
import { type Field, isList, isStored } from '../kit/field.ts';
import { fieldAccess, type Reader } from '../kit/field-access.ts';
import { type Filter, isLeaf, nothing } from '../kit/filter.ts';
import { filterTexts } from '../messages/filter-texts.ts';
import { readSqlRule } from './sql-rule.ts';

/** The texts of a data rule. */
export interface DataRuleFields {
  readonly ruleColumn: string | null;
  readonly ruleConditions: string;
  readonly ruleValue: string;
}
/** Variables for the caller's values, by their name between `#{` and `}`. */
export const ruleVariables: Readonly<Record<string, string>> = filterTexts.variables;
/** The condition whose value is a whole expression, without a column. */
export const sqlCondition = 'USE_SQL_RULES';

const operators = {
  '>': 'gt',
  '>=': 'ge',
  '<': 'lt',
  '<=': 'le',
  '=': 'eq',
  '!=': 'ne',
  LIKE: 'like',
  LEFT_LIKE: 'left_like',
  RIGHT_LIKE: 'right_like',
} as const;

/**
 * The field of a rule: stored, comparable, and readable unmasked by the writer of the rule. Without a writer, for rules
 * already in force.
 */
export function ruleField(e: AnyEntity, name: string, writer?: Reader): Field | undefined {
  const field = writer && fieldAccess(e, name, writer) !== 'plain' ? undefined : findField(e, name);
  return field && isStored(field) && field.kind !== 'json' && !field.secret && !field.encrypted ? field : undefined;
}
const systemColumns = ['createBy', 'createTime', 'updateBy', 'updateTime', 'sysOrgCode', 'id'];
/** Names and labels of the fields that `writer` can use in a rule of this entity. */
export function ruleColumns(e: AnyEntity, writer: Reader): { readonly name: string; readonly label: string }[] {
  const state = e.workflow ? [e.workflow.column as string] : [];
  return [...Object.keys(e.fields), ...state, ...systemColumns].flatMap((name) => {
    const field = ruleField(e, name, writer);
    return field ? [{ name, label: field.label }] : [];
  });
}

/** A rule as a condition with unresolved variables, or its problem. */
export type ReadRule =
  | { readonly filter: Filter }
  | { readonly field: 'ruleColumn' | 'ruleConditions' | 'ruleValue'; readonly problem: string };

function parseCondition(
  e: AnyEntity,
  { ruleColumn, ruleConditions, ruleValue }: DataRuleFields,
  writer?: Reader,
): ReadRule {
  const isColumn = (name: string): boolean => ruleField(e, name, writer) !== undefined;
  if (ruleConditions === sqlCondition) {
    const read = readSqlRule(ruleValue, isColumn);
    return 'filter' in read ? read : { field: 'ruleValue', problem: `${illegal}：${read.problem}` };
  }
  if (!ruleColumn) return { field: 'ruleColumn', problem: '请选择规则字段!' };
  if (!isColumn(ruleColumn)) return { field: 'ruleColumn', problem: '规则字段不存在' };
  if (ruleConditions === 'IN') {
    const values = ruleValue
      .split(/[,，]/)
      .map((value) => value.trim())
      .filter(Boolean);
    return values.length > 0 ? { filter: [ruleColumn, 'in', values] } : { field: 'ruleValue', problem: illegal };
  }
  const operator = operators[ruleConditions as keyof typeof operators];
  return operator ? { filter: [ruleColumn, operator, ruleValue] } : { field: 'ruleConditions', problem: '请选择条件!' };
}
const illegal = '规则值不合法';

const hasVariable = (value: unknown): boolean => typeof value === 'string' && /#\{\w+\}/.test(value);
/** Whether a value is comparable with the field: no text for a number or a date. */
function isComparable(e: AnyEntity, [name, operator, raw]: readonly [string, string, unknown]): boolean {
  const field = ruleField(e, name);
  if (!field || operator === 'empty' || operator === 'filled' || operator.includes('like')) return field !== undefined;
  const { required: _required, min: _min, max: _max, pattern: _pattern, ...rest } = field;
  const loose: Field = {
    ...rest,
    required: false,
    ...((isList(field) || isText(field)) && { kind: 'text' as const }),
  };
  return (Array.isArray(raw) ? raw : [raw]).every((value) => {
    if (hasVariable(value)) return true;
    const cleaned = clean(loose, value);
    return cleaned !== null && cleaned !== undefined && check(loose, cleaned) === undefined;
  });
}
const texts: ReadonlySet<Field['kind']> = new Set(['choice', 'yesNo', 'link', 'richText', 'file', 'image']);
const isText = (field: Field): boolean => texts.has(field.kind);

function findMisfit(e: AnyEntity, filter: Filter): string | undefined {
  if (isLeaf(filter)) return isComparable(e, filter) ? undefined : (ruleField(e, filter[0])?.label ?? filter[0]);
  if ('some' in filter) return undefined;
  return ('all' in filter ? filter.all : filter.any)
    .map((part) => findMisfit(e, part))
    .find((name) => name !== undefined);
}
const known: ReadonlySet<string> = new Set(Object.keys(filterTexts.variables));
const unknownVariable = (value: string): string | undefined =>
  [...value.matchAll(/#\{(\w+)\}/g)]
    .map((match) => match[1] as string)
    .find((name) => !known.has(name.replace(/[A-Z]/g, (c) => `_${c.toLowerCase()}`)));

/** Parses a rule that `writer` saves: every column, value and variable must be valid. */
export function readDataRule(e: AnyEntity, rule: DataRuleFields, writer: Reader): ReadRule {
  const read = parseCondition(e, rule, writer);
  if (!('filter' in read)) return read;
  const variable = unknownVariable(rule.ruleValue);
  if (variable !== undefined) return { field: 'ruleValue', problem: `${illegal}：没有变量“${variable}”` };
  const wrong = findMisfit(e, read.filter);
  return wrong === undefined ? read : { field: 'ruleValue', problem: `${illegal}：与“${wrong}”的类型不符` };
}
/** A stored rule as a condition; an unreadable one matches no row. */
export function dataRuleFilter(e: AnyEntity, rule: DataRuleFields): Filter {
  const read = parseCondition(e, rule);
  return 'filter' in read ? read.filter : nothing;
}
/**
 * Replaces conditions that the database could not compare by ones that match no row, in a filter with resolved
 * variables.
 */
export function dropIncomparable(e: AnyEntity, filter: Filter): Filter {
  if (isLeaf(filter)) return isComparable(e, filter) ? filter : nothing;
  if ('all' in filter) return { all: filter.all.map((part) => dropIncomparable(e, part)) };
  return 'any' in filter ? { any: filter.any.map((part) => dropIncomparable(e, part)) } : filter;
}
