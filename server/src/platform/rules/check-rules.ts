import { checkRuleLimits, checkValue, readCheckRule } from '@campus/contract/rules';
import { ruleRefusals } from '@campus/contract/system';
import type { Context } from '../../kit/context.ts';

/** Checks a value with a check rule: the failing element, or none; undefined for an unknown rule. */
export async function checkByRule(context: Context, code: string, value: string) {
  const rule = await context.db
    .selectFrom('sys_check_rule')
    .where('ruleCode', '=', code)
    .where('delFlag', '=', 0)
    .select('ruleJson')
    .executeTakeFirst();
  if (!rule) return undefined;
  const read = readCheckRule(rule.ruleJson);
  return { failed: 'elements' in read ? checkValue(read.elements, value) : undefined };
}

/** The reason a field's check rule rejects a value; a deleted rule rejects nothing. */
export async function checkRuleRefusal(context: Context, code: string, value: string): Promise<string | undefined> {
  if ([...value].length > checkRuleLimits.value) return ruleRefusals.valueLong(checkRuleLimits.value);
  return (await checkByRule(context, code, value))?.failed?.message;
}
