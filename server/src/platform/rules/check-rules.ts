import { checkRuleLimits, checkValue, readCheckRule } from '@campus/contract/rules';
import { ruleRefusals } from '@campus/contract/system';
import type { Context } from '../../kit/context.ts';

/** What a check rule says of a value: the failing element, or nothing; undefined for an unknown rule. */
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

/** Why the check rule of a field refuses a value; a rule that is gone refuses nothing. */
export async function checkRuleRefusal(context: Context, code: string, value: string): Promise<string | undefined> {
  if ([...value].length > checkRuleLimits.value) return ruleRefusals.valueLong(checkRuleLimits.value);
  return (await checkByRule(context, code, value))?.failed?.message;
}
