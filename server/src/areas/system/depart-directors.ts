import { fieldFailure } from '@campus/contract/kit';
import { departRefusals, sysUser } from '@campus/contract/system';
import { sql } from 'kysely';
import type { Context } from '../../kit/context.ts';
import { accountChanged } from '../../platform/sign-in/account-writes.ts';

const [member, leader] = [1, 2] as const;

export interface DirectorRow {
  readonly id: string;
  readonly realname: string;
  readonly departId: string;
}
/** Directors by department. */
export async function loadDirectors(
  context: Context,
  departIds: readonly string[],
): Promise<Map<string, DirectorRow[]>> {
  const { rows } = await sql<DirectorRow>`
    select u.id, u.realname, d.id as depart_id
    from sys_user u join unnest(string_to_array(u.depart_ids, ',')) as d (id) on d.id = any(${[...departIds]}::text[])
    where u.del_flag = 0 and u.user_identity = ${leader}::int order by u.create_time, u.id`.execute(context.db);
  return Map.groupBy(rows, (row) => row.departId);
}

const getList = (value: string | null): string[] => [...new Set((value ?? '').split(',').filter(Boolean))];

/** Sets the directors of a department by updating the department list of each user. */
export async function setDirectors(context: Context, departId: string, directorUserIds: string | null): Promise<void> {
  const wanted = getList(directorUserIds);
  const { rows } = await sql<{ id: string }>`
    select u.id from sys_user u where u.del_flag = 0 and u.id = any(${wanted}::text[])
      and exists (select 1 from sys_user_tenant m where m.user_id = u.id and m.tenant_id = ${context.session.tenantId} and m.del_flag = 0)`.execute(
    context.db,
  );
  if (rows.length !== wanted.length) throw fieldFailure('directorUserIds', departRefusals.directorUnknown);
  const before = ((await loadDirectors(context, [departId])).get(departId) ?? []).map(({ id }) => id);
  const changed = [...new Set([...before, ...wanted])].filter((id) => before.includes(id) !== wanted.includes(id));
  for (const id of changed.sort()) {
    const user = await context.engine.lock(sysUser, id, context);
    if (!user) continue;
    const led = getList(user.userIdentity === leader ? user.departIds : null).filter((one) => one !== departId);
    if (wanted.includes(id)) led.push(departId);
    const values = { userIdentity: led.length > 0 ? leader : member, departIds: led.join(',') || null };
    await context.engine.set(sysUser, id, values, context);
    accountChanged(context, id);
  }
}
