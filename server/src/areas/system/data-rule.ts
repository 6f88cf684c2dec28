import { entities } from '@campus/contract';
import { type AnyEntity, fieldFailure, type Row, refusal } from '@campus/contract/kit';
import { reportComponent, reportSubject } from '@campus/contract/online';
import { readDataRule, sqlCondition } from '@campus/contract/rules';
import { permissionRefusals as refused, sysPermission, sysPermissionDataRule } from '@campus/contract/system';
import { sql } from 'kysely';
import { behaviour } from '../../kit/behaviour.ts';
import type { Context } from '../../kit/context.ts';
import { audit } from '../../platform/log/audit.ts';
import { removeRuleOf } from './grant-tables.ts';
import { dropPermissions } from './permission.ts';

/** The entity listed by the page of a menu entry, which its data rules refer to. */
const entityOfPage = (component: string | null): AnyEntity | undefined =>
  component === null ? undefined : entities.find((e) => e.page === component);

/** The report of an entry, whose columns its data rules refer to. */
async function reportOfPage({ url }: Row<typeof sysPermission>, { db }: Context): Promise<AnyEntity | undefined> {
  const items = await db
    .selectFrom('onl_cgreport_item')
    .where('headId', '=', url?.split('/').at(-1) ?? '')
    .where('delFlag', '=', 0)
    .select(['fieldName', 'fieldTxt', 'fieldType'])
    .execute();
  return items.length > 0 ? reportSubject(items) : undefined;
}

/** Updates the entry's flag for data rules. */
async function markRules({ db }: Context, permissionId: string, gone = ''): Promise<void> {
  await sql`
    update sys_permission p set rule_flag = case when exists (
      select 1 from sys_permission_data_rule r where r.permission_id = p.id and r.del_flag = 0 and r.id <> ${gone}) then 1 else 0 end
    where p.id = ${permissionId}`.execute(db);
}

/** Row conditions of a page; column, operator and value are validated before saving. */
export const dataRuleBehaviour = behaviour(sysPermissionDataRule, {
  async validate(draft, context) {
    const entry = await context.engine.lock(sysPermission, draft.permissionId ?? '', context);
    const isReport = entry?.component === reportComponent;
    const e = isReport ? await reportOfPage(entry, context) : entityOfPage(entry?.component ?? null);
    if (!e) throw refusal(refused.noColumns);
    const words = {
      ruleColumn: draft.ruleColumn ?? null,
      ruleConditions: draft.ruleConditions ?? '',
      ruleValue: draft.ruleValue ?? '',
    };
    const read = readDataRule(e, words, context.session);
    if (!('filter' in read)) throw fieldFailure(read.field, read.problem);
  },
  beforeSave(draft) {
    if (draft.ruleConditions === sqlCondition) draft.ruleColumn = null;
    draft.status ??= '1';
  },
  async afterSave(row, context) {
    await markRules(context, row.permissionId);
    const { id, ruleName, ruleColumn, ruleConditions, ruleValue, status } = row;
    const act = context.before ? 'dataRule.edit' : 'dataRule.add';
    audit(context, act, { id, ruleName, ruleColumn, ruleConditions, ruleValue, status });
    dropPermissions(context);
  },
  async beforeDelete(row, context) {
    await markRules(context, row.permissionId, row.id);
    await removeRuleOf(context, row.id);
    audit(context, 'dataRule.delete', { id: row.id, ruleName: row.ruleName, permissionId: row.permissionId });
    dropPermissions(context);
  },
});
