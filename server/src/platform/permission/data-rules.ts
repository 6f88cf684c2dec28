import { type AnyEntity, type Field, type Filter, fieldOf, nothing } from '@campus/contract/kit';
import { fillRuleVariables, parseSqlRule, type RuleVariables } from '@campus/contract/rules';
import type { SignedIn } from '../sign-in/signed-in.ts';
import type { DataRule, Permissions } from './permissions.ts';

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

/** The field a rule may speak of: one with a column of its own that is compared as it is stored. */
function ruleField(e: AnyEntity, name: string): Field | undefined {
  const field = fieldOf(e, name);
  return field && field.kind !== 'through' && field.kind !== 'json' && !field.secret && !field.encrypted
    ? field
    : undefined;
}

/** A rule as a condition, its variables still open; undefined when it speaks of columns the entity does not have. */
function ruleFilter(
  e: AnyEntity,
  rule: Pick<DataRule, 'ruleColumn' | 'ruleConditions' | 'ruleValue'>,
): Filter | undefined {
  const isColumn = (name: string): boolean => ruleField(e, name) !== undefined;
  if (rule.ruleConditions === 'USE_SQL_RULES') return parseSqlRule(rule.ruleValue, isColumn);
  if (!rule.ruleColumn || !isColumn(rule.ruleColumn)) return undefined;
  if (rule.ruleConditions === 'IN')
    return [rule.ruleColumn, 'in', rule.ruleValue.split(',').map((value) => value.trim())];
  const operator = operators[rule.ruleConditions as keyof typeof operators];
  return operator && [rule.ruleColumn, operator, rule.ruleValue];
}

/** The session's values for `#{…}` (`api.md` 1.17). */
function ruleVariables(session: SignedIn, now: string): RuleVariables {
  const current = session.departs.find((depart) => depart.orgCode === session.orgCode);
  return {
    sys_user_code: session.username,
    sys_user_name: session.realname,
    sys_user_id: session.userId,
    sys_org_code: session.orgCode,
    sys_org_id: current?.id,
    sys_multi_org_code: session.departs.map((depart) => depart.orgCode).join(','),
    sys_role_code: session.roles.join(','),
    sys_date: now.slice(0, 10),
    sys_time: now,
    tenant_id: String(session.tenantId),
    bpm_status: '1',
  };
}

/**
 * The rules that bind this session on the entity, all of them at once: those of every grant of the menu entries that
 * show the entity's page. Undefined when no grant carries one; a rule that cannot be read lets no row through.
 */
export function dataRulesOf(
  { entries, grants, rules }: Permissions,
  e: AnyEntity,
  session: SignedIn,
  now: string,
): Filter | undefined {
  if (!e.page) return undefined;
  const pages = entries.filter((entry) => entry.component === e.page);
  const ids = new Set(session.roles.flatMap((role) => pages.flatMap((entry) => grants.get(role)?.get(entry.id) ?? [])));
  const live = [...ids].flatMap((id) => rules.get(id) ?? []).filter((rule) => rule.status === '1');
  if (live.length === 0) return undefined;
  const variables = ruleVariables(session, now);
  return {
    all: live.map((rule) => {
      const filter = ruleFilter(e, rule);
      return filter ? fillRuleVariables(filter, variables) : nothing;
    }),
  };
}
