import { type CheckElement, checkRuleLimits, checkValue, readCheckRule } from '@campus/contract/rules';
import { ruleRefusals } from '@campus/contract/system';
import type { Context } from '../../kit/context.ts';
import type { Handle } from '../../kit/handle.ts';

/** The elements of each check rule by its code; those of an unreadable one are empty and reject nothing. */
export type CheckRules = ReadonlyMap<string, readonly CheckElement[]>;

export async function loadCheckRules(db: Handle): Promise<CheckRules> {
  const rules = await db
    .selectFrom('sys_check_rule')
    .where('delFlag', '=', 0)
    .select(['ruleCode', 'ruleJson'])
    .execute();
  return new Map(
    rules.map(({ ruleCode, ruleJson }) => {
      const read = readCheckRule(ruleJson);
      return [ruleCode, 'elements' in read ? read.elements : []];
    }),
  );
}

/** Checks a value with a check rule: the failing element, or none; undefined for an unknown rule. */
export async function checkByRule({ services }: Context, code: string, value: string) {
  const elements = (await services.checkRules.get()).get(code);
  return elements && { failed: checkValue(elements, value) };
}

/** The reason a field's check rule rejects a value; a deleted rule rejects nothing. */
export async function checkRuleRefusal(context: Context, code: string, value: string): Promise<string | undefined> {
  if ([...value].length > checkRuleLimits.value) return ruleRefusals.valueLong(checkRuleLimits.value);
  return (await checkByRule(context, code, value))?.failed?.message;
}
