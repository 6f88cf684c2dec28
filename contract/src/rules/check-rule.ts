import { type LinearPattern, linearPattern } from './linear-pattern.ts';

/** An element of a check rule: the number of characters it applies to (`*`: the whole value) and their pattern. */
export interface CheckElement {
  readonly digits: string;
  readonly pattern: string;
  readonly message: string;
}
/** Reason for a rejected value, in the shape that API clients expect. */
export interface CheckFailure extends CheckElement {
  readonly beginIndex?: number;
  readonly endIndex?: number;
  readonly checkValue: string;
  readonly passed: false;
}
export const wholeValue = '*';
export const checkRuleLimits = { elements: 20, pattern: 500, message: 200, digits: 100, value: 1000 } as const;
const {
  elements: maxElements,
  pattern: maxPatternLength,
  message: maxMessageLength,
  digits: maxDigits,
} = checkRuleLimits;

const isElement = (value: unknown): value is { digits: unknown; pattern: unknown; message: unknown } =>
  typeof value === 'object' && value !== null && 'pattern' in value && 'digits' in value;

/** The elements of a stored rule, or its problem. */
export function readCheckRule(json: string): { readonly elements: CheckElement[] } | { readonly problem: string } {
  let value: unknown;
  try {
    value = JSON.parse(json);
  } catch {
    return { problem: checkRuleProblems.form };
  }
  if (!Array.isArray(value) || !value.every(isElement)) return { problem: checkRuleProblems.form };
  if (value.length === 0) return { problem: checkRuleProblems.none };
  if (value.length > maxElements) return { problem: checkRuleProblems.many };
  const elements = value.map(({ digits, pattern, message }) => ({
    digits: String(digits ?? '').trim(),
    pattern: String(pattern ?? ''),
    message: String(message ?? '').trim(),
  }));
  const wrong = elements.map(elementProblem).find((problem) => problem !== undefined);
  return wrong === undefined ? { elements } : { problem: wrong };
}
export const checkRuleProblems = {
  form: '规则格式不正确',
  none: '请至少填写一条规则',
  many: `规则最多${maxElements}条`,
  digits: (n: number) => `第${n}条规则的位数应为1到${maxDigits}的整数`,
  pattern: '请输入正确的正则表达式',
  message: (n: number) => `请输入第${n}条规则的提示文本`,
  long: (n: number) => `第${n}条规则过长`,
  never: (n: number) => `第${n}条规则不可能匹配任何内容，请检查位数和正则表达式`,
} as const;

function elementProblem({ digits, pattern, message }: CheckElement, i: number): string | undefined {
  const n = i + 1;
  const isWhole = digits === wholeValue;
  if (!isWhole && (!/^\d{1,3}$/.test(digits) || Number(digits) < 1 || Number(digits) > maxDigits))
    return checkRuleProblems.digits(n);
  if (pattern.length > maxPatternLength || message.length > maxMessageLength) return checkRuleProblems.long(n);
  const read = pattern === '' ? undefined : linearPattern(pattern);
  if (!read) return checkRuleProblems.pattern;
  if (message === '') return checkRuleProblems.message(n);
  return read.canMatch(isWhole ? checkRuleLimits.value : Number(digits)) ? undefined : checkRuleProblems.never(n);
}

/** The characters of the value that each element applies to, sequentially; fewer at the end. */
export function checkPieces(
  elements: readonly CheckElement[],
  value: string,
): { element: CheckElement; begin: number; end: number; piece: string }[] {
  const chars = [...value];
  let cursor = 0;
  return elements.map((element) => {
    if (element.digits === wholeValue) return { element, begin: 0, end: chars.length, piece: value };
    const begin = cursor;
    cursor += Number(element.digits);
    return { element, begin, end: cursor, piece: chars.slice(begin, cursor).join('') };
  });
}

const patterns = new WeakMap<CheckElement, LinearPattern | undefined>();
/** The pattern of an element, read once. */
function getPattern(element: CheckElement): LinearPattern | undefined {
  if (!patterns.has(element)) patterns.set(element, linearPattern(element.pattern));
  return patterns.get(element);
}

/** The first element that the value fails; a blank value passes. */
export function checkValue(elements: readonly CheckElement[], value: string): CheckFailure | undefined {
  if (value.trim() === '') return undefined;
  const failed = checkPieces(elements, value).find(
    ({ element, piece }) => getPattern(element)?.matches(piece) !== true,
  );
  if (!failed) return undefined;
  const { element, begin, end, piece } = failed;
  return {
    ...element,
    ...(element.digits !== wholeValue && { beginIndex: begin, endIndex: end }),
    checkValue: piece,
    passed: false,
  };
}
