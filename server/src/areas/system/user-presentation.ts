import { sql } from 'kysely';
import type { Context } from '../../kit/context.ts';

interface Belonging {
  readonly id: string;
  readonly departs: string | null;
  readonly departNames: string | null;
  readonly roles: string | null;
  readonly roleNames: string | null;
  readonly tenants: string | null;
  readonly tenantNames: string | null;
}

/** Adds departments (of the caller's tenant), roles, tenants and positions to users, as ids and labels. */
export async function presentUsers(rows: Record<string, unknown>[], context: Context): Promise<void> {
  if (rows.length === 0) return;
  const { tenantId } = context.session;
  const ids = rows.map((row) => String(row.id));
  const { rows: found } = await sql<Belonging>`
    select u.id, d.departs, d.depart_names, r.roles, r.role_names, t.tenants, t.tenant_names
    from unnest(${ids}::text[]) as u(id)
    left join lateral (
      select string_agg(x.id, ',' order by x.org_code) as departs, string_agg(x.depart_name, ',' order by x.org_code) as depart_names
      from sys_user_depart m join sys_depart x on x.id = m.depart_id
      where m.user_id = u.id and m.del_flag = 0 and x.del_flag = 0 and x.tenant_id = ${tenantId}) d on true
    left join lateral (
      select string_agg(x.id, ',' order by x.role_code) as roles, string_agg(x.role_name, ',' order by x.role_code) as role_names
      from sys_user_role m join sys_role x on x.id = m.role_id
      where m.user_id = u.id and m.del_flag = 0 and x.del_flag = 0) r on true
    left join lateral (
      select string_agg(x.id, ',' order by x.id) as tenants, string_agg(x.name, ',' order by x.id) as tenant_names
      from sys_user_tenant m join sys_tenant x on x.id = m.tenant_id::text
      where m.user_id = u.id and m.del_flag = 0 and x.del_flag = 0) t on true`.execute(context.db);
  const byId = new Map(found.map((row) => [row.id, row]));
  const posts = await positionNames(context);
  for (const row of rows) {
    const of = byId.get(String(row.id));
    row.orgCodeTxt = of?.departNames ?? '';
    // The list column shows all departments; the code is that of the department used last.
    if ('orgCode' in row) row.orgCode_dictText = of?.departNames ?? '';
    setList(row, 'selecteddeparts', of?.departs, of?.departNames);
    setList(row, 'selectedroles', of?.roles, of?.roleNames);
    setList(row, 'relTenantIds', of?.tenants, of?.tenantNames);
    if (typeof row.post === 'string') row.post_dictText = getNames(posts, row.post);
  }
}
function setList(
  row: Record<string, unknown>,
  name: string,
  ids: string | null | undefined,
  names: string | null | undefined,
): void {
  row[name] = ids ?? '';
  if (names) row[`${name}_dictText`] = names;
}
const getNames = (names: ReadonlyMap<string, string>, codes: string): string =>
  codes
    .split(',')
    .map((code) => names.get(code) ?? code)
    .join(',');
async function positionNames(context: Context): Promise<ReadonlyMap<string, string>> {
  const rows = await context.db
    .selectFrom('sys_position')
    .where('tenantId', '=', context.session.tenantId)
    .where('delFlag', '=', 0)
    .select(['code', 'name'])
    .execute();
  return new Map(rows.map((row) => [row.code, row.name]));
}
