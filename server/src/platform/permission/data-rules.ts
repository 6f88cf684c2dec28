import type { AnyEntity, Filter } from '@campus/contract/kit';
import { dataRuleFilter, dropIncomparable, fillRuleVariables, type RuleVariables } from '@campus/contract/rules';
import type { SignedIn } from '../sign-in/signed-in.ts';
import { isDepartRole } from './depart-roles.ts';
import type { Entry, Permissions } from './permissions.ts';

/** The session's values for `#{…}`. */
function ruleVariables(session: SignedIn, now: string): RuleVariables {
  const current = session.departs.find((depart) => depart.orgCode === session.orgCode);
  return {
    sys_user_code: session.username,
    sys_user_name: session.realname,
    sys_user_id: session.userId,
    sys_org_code: session.orgCode,
    sys_org_id: current?.id,
    sys_multi_org_code: session.departs.map((depart) => depart.orgCode).join(','),
    sys_role_code: session.roles.filter((role) => !isDepartRole(role)).join(','),
    sys_date: now.slice(0, 10),
    sys_time: now,
    tenant_id: String(session.tenantId),
    company_id: session.companyId,
    bpm_status: '1',
  };
}

/**
 * All data rules that apply to this session on the entity: those of every grant for the menu entries of the entity's
 * page. Undefined when there are none; an unreadable rule matches no row.
 */
export function findDataRules(
  permissions: Permissions,
  e: AnyEntity,
  session: SignedIn,
  now: string,
): Filter | undefined {
  return e.page ? dataRulesAt(permissions, entriesOf(permissions).get(e.page) ?? [], e, session, now) : undefined;
}
const byComponent = new WeakMap<Permissions, ReadonlyMap<string | null, readonly Entry[]>>();
/** Entries by their page; every call asks for those of its entity. */
function entriesOf(permissions: Permissions): ReadonlyMap<string | null, readonly Entry[]> {
  const pages = byComponent.get(permissions) ?? Map.groupBy(permissions.entries, ({ component }) => component);
  byComponent.set(permissions, pages);
  return pages;
}
/** The same for the given menu entries; `e` describes their columns. */
export function dataRulesAt(
  { grants, rules }: Permissions,
  pages: readonly Entry[],
  e: AnyEntity,
  session: SignedIn,
  now: string,
): Filter | undefined {
  const ids = new Set(session.roles.flatMap((role) => pages.flatMap((entry) => grants.get(role)?.get(entry.id) ?? [])));
  const live = [...ids].flatMap((id) => rules.get(id) ?? []).filter((rule) => rule.status !== '0');
  if (live.length === 0) return undefined;
  const variables = ruleVariables(session, now);
  return { all: live.map((rule) => dropIncomparable(e, fillRuleVariables(dataRuleFilter(e, rule), variables))) };
}
