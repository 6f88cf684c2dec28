import { type Filter, isLeaf, nothing, type Operator } from '../kit/filter.ts';
import { sqlRuleTexts } from '../messages/sql-rule.ts';

type Token = { readonly kind: 'word' | 'text' | 'number' | 'variable' | 'sign'; readonly value: string };
/** Thrown by the parser with the problem as its message; caught in this file. */
class SqlRuleError extends Error {}
const texts = sqlRuleTexts;

const maxLength = 1000;
const maxDepth = 3;
const maxConditions = 50;
const pieces =
  /\s*(?:(?<word>[A-Za-z_]\w*)|'(?<text>(?:[^'\\]|'')*)'|(?<number>-?\d+(?:\.\d+)?)|(?<variable>#\{\w+\})|(?<sign><>|!=|>=|<=|[=<>(),]))/y;

function tokenize(source: string): Token[] {
  const found: Token[] = [];
  pieces.lastIndex = 0;
  const text = source.trimEnd();
  while (pieces.lastIndex < text.length) {
    const at = pieces.lastIndex;
    const groups = pieces.exec(text)?.groups;
    if (!groups) throw new SqlRuleError(unreadable(text.slice(at).trimStart()));
    const [kind, value] = Object.entries(groups).find(([, v]) => v !== undefined) as [Token['kind'], string];
    found.push({ kind, value: kind === 'text' ? value.replaceAll("''", "'") : value });
  }
  return found;
}

const unreadable = (rest: string): string =>
  /^(--|\/\*|;|#)/.test(rest) ? texts.comment : rest.startsWith("'") ? texts.openText : texts.sign(rest.slice(0, 1));

const comparisons: Readonly<Record<string, Operator>> = {
  '=': 'eq',
  '!=': 'ne',
  '<>': 'ne',
  '>': 'gt',
  '>=': 'ge',
  '<': 'lt',
  '<=': 'le',
};
const opposite: Partial<Record<Operator, Operator>> = {
  eq: 'ne',
  ne: 'eq',
  gt: 'le',
  le: 'gt',
  ge: 'lt',
  lt: 'ge',
  empty: 'filled',
  filled: 'empty',
  right_like: 'not_right_like',
  left_like: 'not_left_like',
};
/** The negation of `filter` (rows without the value match neither, as in SQL). */
function negate(filter: Filter): Filter {
  if (!isLeaf(filter)) {
    if ('all' in filter) return { any: filter.all.map(negate) };
    if ('any' in filter) return { all: filter.any.map(negate) };
    throw new SqlRuleError(texts.negation);
  }
  const [field, operator, value] = filter;
  if (operator === 'in') return { all: (value as unknown[]).map((v): Filter => [field, 'ne', v]) };
  const other = opposite[operator];
  if (!other) throw new SqlRuleError(texts.negation);
  return [field, other, value];
}

const camel = (name: string): string => name.toLowerCase().replace(/_([a-z0-9])/g, (_, c: string) => c.toUpperCase());

/** Recursive descent parser of or, and, not, brackets, and conditions on one column. */
class Parser {
  readonly #tokens: readonly Token[];
  readonly #isColumn: (name: string) => boolean;
  #at = 0;
  #depth = 0;
  #leaves = 0;

  constructor(list: readonly Token[], isColumn: (name: string) => boolean) {
    this.#tokens = list;
    this.#isColumn = isColumn;
  }
  parse(): Filter {
    const filter = this.#or();
    const rest = this.#tokens[this.#at];
    if (rest) throw new SqlRuleError(texts.unexpected(rest.value));
    return filter;
  }
  #or(): Filter {
    const parts = [this.#and()];
    while (this.#consume('or')) parts.push(this.#and());
    return parts.length === 1 ? (parts[0] as Filter) : { any: parts };
  }
  #and(): Filter {
    const parts = [this.#not()];
    while (this.#consume('and')) parts.push(this.#not());
    return parts.length === 1 ? (parts[0] as Filter) : { all: parts };
  }
  #not(): Filter {
    if (this.#consume('not')) return negate(this.#not());
    if (!this.#consume('(')) return this.#condition();
    this.#depth += 1;
    if (this.#depth > maxDepth) throw new SqlRuleError(texts.deep(maxDepth));
    const inner = this.#or();
    this.#expect(')');
    this.#depth -= 1;
    return inner;
  }
  #condition(): Filter {
    this.#leaves += 1;
    if (this.#leaves > maxConditions) throw new SqlRuleError(texts.many(maxConditions));
    const field = this.#column();
    if (this.#consume('is')) {
      const filled = this.#consume('not');
      this.#expect('null');
      return [field, filled ? 'filled' : 'empty', null];
    }
    return this.#consume('not') ? negate(this.#keywordCondition(field)) : this.#comparison(field);
  }
  #comparison(field: string): Filter {
    const operator = comparisons[this.#tokens[this.#at]?.value ?? ''];
    if (!operator) return this.#keywordCondition(field);
    this.#at += 1;
    return [field, operator, this.#value()];
  }
  #keywordCondition(field: string): Filter {
    if (this.#consume('in')) return [field, 'in', this.#list()];
    if (this.#consume('like')) return likeFilter(field, this.#value());
    if (this.#consume('between')) {
      const low = this.#value();
      this.#expect('and');
      return {
        all: [
          [field, 'ge', low],
          [field, 'le', this.#value()],
        ],
      };
    }
    throw new SqlRuleError(texts.operator(field));
  }
  #list(): string[] {
    this.#expect('(');
    const values = [this.#value()];
    while (this.#consume(',')) values.push(this.#value());
    this.#expect(')');
    return values;
  }
  #column(): string {
    const { kind, value } = this.#next();
    const name = [value, camel(value)].find(this.#isColumn);
    if (kind !== 'word') throw new SqlRuleError(texts.columnWanted(value));
    if (/^(select|exists)$/i.test(value)) throw new SqlRuleError(texts.subQuery);
    if (this.#tokens[this.#at]?.value === '(' && this.#tokens[this.#at]?.kind === 'sign')
      throw new SqlRuleError(texts.call(value));
    if (name === undefined) throw new SqlRuleError(texts.column(value));
    return name;
  }
  #value(): string {
    const { kind, value } = this.#next();
    if (kind === 'word' && /^select$/i.test(value)) throw new SqlRuleError(texts.subQuery);
    if (kind === 'word' && this.#tokens[this.#at]?.value === '(') throw new SqlRuleError(texts.call(value));
    if (kind !== 'text' && kind !== 'number' && kind !== 'variable') throw new SqlRuleError(texts.valueWanted(value));
    return value;
  }
  #next(): Token {
    const token = this.#tokens[this.#at];
    if (!token) throw new SqlRuleError(texts.incomplete);
    this.#at += 1;
    return token;
  }
  #consume(word: string): boolean {
    const token = this.#tokens[this.#at];
    if (!token || token.kind === 'text' || token.value.toLowerCase() !== word) return false;
    this.#at += 1;
    return true;
  }
  #expect(word: string): void {
    if (!this.#consume(word)) throw new SqlRuleError(texts.missing(word));
  }
}

/** Only a percent sign at either end is supported; one inside, or `_`, is rejected. */
function likeFilter(field: string, pattern: string): Filter {
  const open = pattern.startsWith('%');
  const close = pattern.length > 1 && pattern.endsWith('%');
  const inner = pattern.slice(open ? 1 : 0, close ? -1 : undefined);
  if (inner === '' || /[%_]/.test(inner.replace(/#\{\w+\}/g, ''))) throw new SqlRuleError(texts.pattern);
  return [field, open && close ? 'like' : close ? 'right_like' : open ? 'left_like' : 'eq', inner];
}

/** A parsed SQL condition, or its problem. */
export type SqlRule = { readonly filter: Filter } | { readonly problem: string };

/**
 * Parses a data rule in SQL: columns, literals and `#{variables}` with comparison, `in`, `like`, `is null`, `between`,
 * `and`, `or`, `not` and brackets. Rejects everything else with the reason: functions, sub-queries, comments and
 * unknown columns never become a query.
 */
export function readSqlRule(source: string, isColumn: (name: string) => boolean): SqlRule {
  if (source.trim() === '') return { problem: texts.incomplete };
  if (source.length > maxLength) return { problem: texts.long(maxLength) };
  try {
    return { filter: new Parser(tokenize(source), isColumn).parse() };
  } catch (error) {
    if (error instanceof SqlRuleError) return { problem: error.message };
    throw error;
  }
}
/** `readSqlRule` without the reason: undefined for an invalid condition. */
export function parseSqlRule(source: string, isColumn: (name: string) => boolean): Filter | undefined {
  const read = readSqlRule(source, isColumn);
  return 'filter' in read ? read.filter : undefined;
}

/** Values of `#{name}`; an absent one makes its condition false. */
export type RuleVariables = Readonly<Record<string, string | undefined>>;
const snakeName = (name: string): string => name.replace(/[A-Z]/g, (c) => `_${c.toLowerCase()}`);

/** Resolves the variables of the filter; accepts both spellings (`sys_org_code`, `sysOrgCode`). */
export function fillRuleVariables(filter: Filter, variables: RuleVariables): Filter {
  if (!isLeaf(filter)) {
    if ('all' in filter) return { all: filter.all.map((f) => fillRuleVariables(f, variables)) };
    if ('any' in filter) return { any: filter.any.map((f) => fillRuleVariables(f, variables)) };
    return filter;
  }
  const [field, operator, raw] = filter;
  if (Array.isArray(raw)) {
    const values = raw.map((value) => fillVariables(String(value), variables));
    if (values.some((value) => value === undefined)) return nothing;
    return [field, operator, values.flatMap((value) => (value as string).split(',')).filter(Boolean)];
  }
  if (typeof raw !== 'string') return filter;
  const value = fillVariables(raw, variables);
  return value === undefined ? nothing : [field, operator, value];
}
function fillVariables(value: string, variables: RuleVariables): string | undefined {
  let unknown = false;
  const text = value.replace(/#\{(\w+)\}/g, (_, name: string) => {
    const known = variables[snakeName(name)];
    if (known === undefined || known === '') unknown = true;
    return known ?? '';
  });
  return unknown ? undefined : text;
}
