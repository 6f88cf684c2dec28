import { sysDepartPermission, sysDepartRolePermission, sysRolePermission } from '@campus/contract/system';
import { sql } from 'kysely';
import type { Context } from '../../kit/context.ts';

/** Tables with grants of menu entries: roles, departments and department roles. */
const grantTables = [sysRolePermission, sysDepartPermission, sysDepartRolePermission].map(({ table }) => table);

/** Removes all grants of the entries. Returns their number. */
export async function removeGrantsOf({ db }: Context, permissionIds: readonly string[]): Promise<number> {
  let removed = 0;
  for (const table of grantTables) {
    const { numAffectedRows } =
      await sql`delete from ${sql.table(table)} where permission_id = any(${[...permissionIds]}::text[])`.execute(db);
    removed += Number(numAffectedRows ?? 0);
  }
  return removed;
}
/** Removes a data rule from every grant that contains it. */
export async function removeRuleOf({ db }: Context, ruleId: string): Promise<void> {
  for (const table of grantTables)
    await sql`
      update ${sql.table(table)}
      set data_rule_ids = nullif(array_to_string(array_remove(string_to_array(data_rule_ids, ','), ${ruleId}), ','), '')
      where ${ruleId} = any(string_to_array(data_rule_ids, ','))`.execute(db);
}
