import { randomInt, randomUUID } from 'node:crypto';
import { refusal } from '@campus/contract/kit';
import { nextTreeCode } from '@campus/contract/rules';
import { type FillGenerator, isFillGenerator, ruleRefusals } from '@campus/contract/system';
import type { Context } from '../../kit/context.ts';
import { nextNumber, peekNumber } from '../running-number.ts';
import { formatDate } from './format-date.ts';
import { numberedFields, peekByRule } from './sequences.ts';

type Values = Readonly<Record<string, unknown>>;
interface FillRequest {
  /** Key of the counter rows. */
  readonly code: string;
  readonly params: Values;
  readonly form: Values;
  /** Consumes nothing. */
  readonly isTest: boolean;
}
type Generator = (filling: FillRequest, context: Context) => Promise<string | string[]>;

const findText = (value: unknown): string | undefined =>
  typeof value === 'string' && value.trim() !== ''
    ? value.trim()
    : typeof value === 'number'
      ? String(value)
      : undefined;

const periods = {
  day: (now: string) => now.slice(0, 10),
  month: (now: string) => now.slice(0, 7),
  year: (now: string) => now.slice(0, 4),
  never: () => '',
} as const;

/** Name of the first invalid parameter of a rule. */
export function findInvalidParameter(generator: FillGenerator, params: Values): string | undefined {
  const text = (name: string, most: number): boolean =>
    params[name] === undefined || (typeof params[name] === 'string' && (params[name] as string).length <= most);
  if (!text('prefix', 10)) return 'prefix';
  if (generator !== 'sequence') return undefined;
  if (!text('dateFormat', 20)) return 'dateFormat';
  const width = params.width === undefined ? 4 : Number(params.width);
  if (!Number.isInteger(width) || width < 1 || width > 12) return 'width';
  return params.reset === undefined || Object.hasOwn(periods, String(params.reset)) ? undefined : 'reset';
}

/** Gapless: the counter's row is locked until the commit. */
const sequence: Generator = async ({ code, params, isTest }, context) => {
  const { now } = context;
  const period = periods[(findText(params.reset) ?? 'never') as keyof typeof periods](now);
  const counter = `F:${code}:${period}`.slice(0, 100);
  const width = params.width === undefined ? 4 : Number(params.width);
  const number = await (isTest ? peekNumber : nextNumber)(context, counter, width);
  const date = findText(params.dateFormat);
  return (findText(params.prefix) ?? '') + (date ? formatDate(date, now) : '') + number.slice(counter.length);
};
const orderNumber: Generator = async ({ params, form }, { now }) => {
  const random = String(randomInt(100)).padStart(2, '0');
  return (findText(params.prefix) ?? 'CN') + formatDate('yyyyMMddHHmmss', now) + random + (findText(form.name) ?? '');
};
const categoryCode: Generator = async ({ form }, context) => nextCategoryCode(context, findText(form.pid) ?? '0');

/** The code of the next category below `pid` (`0` for roots). Throws when the parent is missing or full. */
export async function nextCategoryCode(context: Context, pid: string): Promise<string> {
  const { db } = context;
  const parent =
    pid === '0'
      ? { code: '' }
      : await db
          .selectFrom('sys_category')
          .where('id', '=', pid)
          .where('delFlag', '=', 0)
          .select('code')
          .executeTakeFirst();
  if (!parent) throw refusal(ruleRefusals.formWanted('pid'));
  const rows = await db
    .selectFrom('sys_category')
    .where('pid', '=', pid)
    .where('delFlag', '=', 0)
    .select('code')
    .execute();
  return nextCode(
    parent.code ?? '',
    rows.map((row) => row.code),
  );
}
function nextCode(parent: string, siblings: readonly (string | null)[]): string {
  const next = nextTreeCode(parent, siblings);
  if (next === undefined) throw refusal(ruleRefusals.full);
  return next;
}
/** Code and level of a new department. */
const departCode: Generator = async ({ form }, { db, session }) => {
  const parentId = findText(form.parentId) ?? null;
  const departs = await db
    .selectFrom('sys_depart')
    .where('tenantId', '=', session.tenantId)
    .where('delFlag', '=', 0)
    .select(['id', 'parentId', 'orgCode'])
    .execute();
  const parent = departs.find((depart) => depart.id === parentId);
  if (parentId !== null && !parent) throw refusal(ruleRefusals.formWanted('parentId'));
  const code = nextCode(
    parent?.orgCode ?? '',
    departs.filter((depart) => depart.parentId === parentId).map((depart) => depart.orgCode),
  );
  return [code, String(code.length / 3)];
};

/** The generators that a rule can name. */
const generators: Readonly<Record<FillGenerator, Generator>> = {
  sequence,
  order_num_rule: orderNumber,
  category_code_rule: categoryCode,
  org_num_role: departCode,
  uuid: async () => randomUUID().replaceAll('-', ''),
};

/** The value of a fill rule for this form. Throws 填值规则不存在. */
export async function runFillRule(
  context: Context,
  code: string,
  form: Values,
  isTest = false,
): Promise<string | string[]> {
  const numbered = numberedFields.get(code);
  if (numbered) {
    // Only a new row takes its number: a call of the rule would leave a gap.
    if (isTest) return peekByRule(context, numbered);
    throw refusal(ruleRefusals.fillUnknown);
  }
  const rule = await context.db
    .selectFrom('sys_fill_rule')
    .where('ruleCode', '=', code)
    .where('delFlag', '=', 0)
    .select(['ruleClass', 'ruleParams'])
    .executeTakeFirst();
  if (!rule || !isFillGenerator(rule.ruleClass)) throw refusal(ruleRefusals.fillUnknown);
  const params = (rule.ruleParams ? JSON.parse(rule.ruleParams) : {}) as Values;
  return generators[rule.ruleClass]({ code, params, form, isTest }, context);
}
/** The value of a fill rule for a field: the first of several. */
export async function fillFieldByRule(context: Context, code: string, form: Values): Promise<string> {
  const made = await runFillRule(context, code, form);
  return typeof made === 'string' ? made : (made[0] ?? '');
}
