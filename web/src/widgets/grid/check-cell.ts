import { text } from '@campus/contract/messages';
import { isEmpty } from './cell-value.ts';
import { type CellRule, fillTemplate, type GridColumn, type GridRow, type RuleEvent } from './column.ts';

const host = String.raw`(?:localhost|\d{1,3}(?:\.\d{1,3}){3}|(?:[A-Za-z0-9\u4e00-\u9fa5](?:[A-Za-z0-9\u4e00-\u9fa5-]*[A-Za-z0-9\u4e00-\u9fa5])?\.)+[A-Za-z\u4e00-\u9fa5]{2,})`;
const texts = text.grid.preset;

/** Preset patterns with their messages. */
const presets: Readonly<Record<string, { readonly pattern: RegExp; readonly message: string }>> = {
  'n6-16': { pattern: /^\d{6,16}$/, message: texts['n6-16'] },
  '*6-16': { pattern: /^.{6,16}$/u, message: texts['any6-16'] },
  's6-18': { pattern: /^[A-Za-z]{6,18}$/, message: texts['s6-18'] },
  url: { pattern: new RegExp(`^(?:(?:https?|ftp)://)?${host}(?::\\d{1,5})?(?:[/?#]\\S*)?$`), message: texts.url },
  e: { pattern: /^[A-Za-z0-9._%+-]+@([A-Za-z0-9-]+\.)+[A-Za-z]{2,}$/, message: texts.e },
  m: { pattern: /^1[3-9]\d{9}$/, message: texts.m },
  p: { pattern: /^[1-9]\d{5}$/, message: texts.p },
  s: { pattern: /^[A-Za-z]+$/, message: texts.s },
  n: { pattern: /^-?\d+(\.\d+)?$/, message: texts.n },
  z: { pattern: /^-?\d+$/, message: texts.z },
  money: { pattern: /^(0|[1-9]\d*)(\.\d{1,2})?$/, message: texts.money },
};
/** Longer texts fail without matching, so that no pattern runs long. */
const maxMatchedLength = 10_000;

/** What a rule needs to know about other rows. */
export interface CellNeighbours {
  /** Whether another row has the same value in the column. */
  isTaken(key: string, value: unknown, rowId: string): boolean;
}
type RuleResult = string | undefined;

/** Whether the rule requires unique values. */
export const isUniqueRule = (rule: CellRule): boolean => rule.unique === true || rule.pattern === 'only';

function getPattern(pattern: string | RegExp): { pattern: RegExp; message: string } {
  if (typeof pattern !== 'string') return { pattern, message: text.grid.format };
  return presets[pattern] ?? { pattern: new RegExp(pattern), message: text.grid.format };
}
function fits(pattern: RegExp, value: string): boolean {
  if (value.length > maxMatchedLength) return false;
  // A global pattern keeps its `lastIndex`.
  pattern.lastIndex = 0;
  return pattern.test(value);
}
const isBlank = (value: unknown): boolean => isEmpty(value) || (typeof value === 'string' && value.trim() === '');

/** Result of one rule; a promise only when a handler answers asynchronously. */
function applyRule(
  rule: CellRule,
  column: GridColumn,
  value: unknown,
  row: GridRow,
  type: RuleEvent,
  near: CellNeighbours,
): RuleResult | Promise<RuleResult> {
  const say = (defaultAddOptions: string): string => fillTemplate(rule.message ?? defaultAddOptions, column);
  if (rule.required || rule.pattern === '*') return isBlank(value) ? say(text.grid.required) : undefined;
  if (isUniqueRule(rule)) return near.isTaken(column.key, value, row.id) ? say(text.grid.unique) : undefined;
  if (rule.pattern !== undefined) {
    if (isEmpty(value)) return undefined;
    const { pattern, message } = getPattern(rule.pattern);
    return fits(pattern, String(value)) ? undefined : say(message);
  }
  if (!rule.handler) return undefined;
  const { handler } = rule;
  let answered: { verdict: RuleResult } | undefined;
  let later: ((verdict: RuleResult) => void) | undefined;
  handler(type, value, row, column, (passes, message) => {
    const verdict = passes === false ? fillTemplate(message ?? rule.message ?? text.grid.format, column) : undefined;
    answered ??= { verdict };
    later?.(verdict);
  });
  if (answered) return answered.verdict;
  return new Promise((resolve) => {
    later = resolve;
  });
}

/** Message of the column's first failing rule, in order; undefined when the value is valid. */
export function checkCell(
  column: GridColumn,
  value: unknown,
  row: GridRow,
  type: RuleEvent,
  near: CellNeighbours,
): RuleResult | Promise<RuleResult> {
  const rules = column.validateRules ?? [];
  const from = (start: number): RuleResult | Promise<RuleResult> => {
    for (let i = start; i < rules.length; i += 1) {
      const verdict = applyRule(rules[i] as CellRule, column, value, row, type, near);
      if (verdict instanceof Promise) return verdict.then((message) => message ?? from(i + 1));
      if (verdict !== undefined) return verdict;
    }
    return undefined;
  };
  return from(0);
}
