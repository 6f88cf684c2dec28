import { type RawBuilder, sql } from 'kysely';
import type { SessionContext } from '../../kit/context.ts';
import { type Related, relatedOf } from '../../kit/read/related.ts';

interface Belonging {
  readonly ids: string | null;
  readonly names: string | null;
}
const belonging = (ids: RawBuilder<unknown>, names: RawBuilder<unknown>, order: RawBuilder<unknown>) => sql`
  json_build_object('ids', string_agg(${ids}, ',' order by ${order}), 'names', string_agg(${names}, ',' order by ${order}))`;

/** Departments (of the caller's tenant), roles, tenants and positions of a user. */
export const relatedToUsers = ({ session: { tenantId } }: SessionContext): Related => ({
  byRow: {
    departs: sql`
      select ${belonging(sql`x.id`, sql`x.depart_name`, sql`x.org_code`)}
      from sys_user_depart m join sys_depart x on x.id = m.depart_id
      where m.user_id = sys_user.id and m.del_flag = 0 and x.del_flag = 0 and x.tenant_id = ${tenantId}`,
    roles: sql`
      select ${belonging(sql`x.id`, sql`x.role_name`, sql`x.role_code`)}
      from sys_user_role m join sys_role x on x.id = m.role_id
      where m.user_id = sys_user.id and m.del_flag = 0 and x.del_flag = 0`,
    tenants: sql`
      select ${belonging(sql`x.id`, sql`x.name`, sql`x.id`)}
      from sys_user_tenant m join sys_tenant x on x.id = m.tenant_id::text
      where m.user_id = sys_user.id and m.del_flag = 0 and x.del_flag = 0`,
    positions: sql`
      select json_object_agg(p.code, p.name) from sys_position p
      where p.tenant_id = ${tenantId} and p.del_flag = 0 and p.code = any(string_to_array(sys_user.post, ','))`,
  },
});

/** Adds departments, roles, tenants and positions to users, as ids and labels. */
export function presentUsers(rows: Record<string, unknown>[]): void {
  for (const row of rows) {
    const { positions, ...of } = relatedOf(row).byRow;
    const { departs, roles, tenants } = of as Record<string, Belonging | null | undefined>;
    row.orgCodeTxt = departs?.names ?? '';
    // The list column shows all departments; the code is that of the department used last.
    if ('orgCode' in row) row.orgCode_dictText = departs?.names ?? '';
    setList(row, 'selecteddeparts', departs);
    setList(row, 'selectedroles', roles);
    setList(row, 'relTenantIds', tenants);
    if (typeof row.post === 'string') row.post_dictText = getNames(positions as Names, row.post);
  }
}
function setList(row: Record<string, unknown>, name: string, of: Belonging | null | undefined): void {
  row[name] = of?.ids ?? '';
  if (of?.names) row[`${name}_dictText`] = of.names;
}
type Names = Readonly<Record<string, string>> | null | undefined;
const getNames = (names: Names, codes: string): string =>
  codes
    .split(',')
    .map((code) => (names && Object.hasOwn(names, code) ? names[code] : code))
    .join(',');
