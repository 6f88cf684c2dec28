import { failure, isStaff, type Row, refusal } from '@campus/contract/kit';
import { administrationRefusals, sysUser } from '@campus/contract/system';
import { sql } from 'kysely';
import type { Context } from '../../kit/context.ts';
import type { Condition } from '../../kit/read/condition.ts';
import { parseIds } from '../../kit/read/parse-ids.ts';
import { where } from '../../kit/read/where.ts';
import { audit } from '../../platform/log/audit.ts';
import { accountChanged } from '../../platform/sign-in/account-writes.ts';
import { type Account, rolesOfUser } from '../../platform/sign-in/accounts.ts';
import { endSessions } from '../../platform/sign-in/sessions.ts';
import { administratorRole, assertAdministratorRemains, assertNotProtected, assertNotSelf } from './authority.ts';

/** Distinct ids of a comma-separated list. Throws when it is empty, too long or contains an invalid id. */
export function readIds(list: string | null, most = 500): string[] {
  const ids = parseIds(list);
  if (ids.length === 0) throw failure('noIds');
  if (ids.length > most) throw failure('tooManyIds', most);
  if (ids.some((id) => !/^[0-9A-Za-z_-]{1,32}$/.test(id))) throw failure('badBody');
  return ids;
}

/**
 * Guards actions that take something from users: not the caller, no user with more rights, never the last
 * administrator.
 */
export async function assertMayChangeUsers(context: Context, userIds: readonly string[]): Promise<void> {
  assertNotSelf(context, userIds);
  await assertNotProtected(context, userIds);
  const administrators: string[] = [];
  for (const id of userIds)
    if ((await rolesOfUser(context.db, id)).includes(administratorRole)) administrators.push(id);
  if (administrators.length > 0) await assertAdministratorRemains(context, administrators);
}

/** Row filter of the caller's data rules for accounts under `alias`, including deleted ones; undefined: no limit. */
export async function findReach({ engine, session }: Context, alias: string): Promise<Condition | undefined> {
  const rules = await engine.ports.dataRules(sysUser, session);
  return rules && where(sysUser, rules, engine.scope(session), alias);
}
/**
 * Colleagues hidden by data rules are still known from the pickers, so an action on one is rejected,
 * whereas an unknown id is not found. Throws noPermission.
 */
export async function assertWithinReach(context: Context, ids: readonly string[]): Promise<void> {
  const reach = isStaff(context.session) && (await findReach(context, 'u'));
  if (!reach) return;
  const { rows } = await sql`
    select 1 from sys_user u where u.id = any(${[...ids]}::text[]) and (${reach}) is not true and exists (
      select 1 from sys_user_tenant m where m.user_id = u.id and m.tenant_id = ${context.session.tenantId} and m.del_flag = 0)
    limit 1`.execute(context.db);
  if (rows.length > 0) throw failure('noPermission');
}

/** The visible users, locked in a fixed order; other ids are omitted. Throws noPermission. */
export async function lockUsers(context: Context, ids: readonly string[]): Promise<Account[]> {
  await assertWithinReach(context, ids);
  const { rows } = await sql<Account>`
    select * from sys_user where ${await context.visible(sysUser)} and id = any(${[...ids]}::text[]) order by id for no key update`.execute(
    context.db,
  );
  return rows;
}

/** Updates columns of an account with a version in the data log; its sessions are refreshed. */
export async function changeUser(context: Context, id: string, values: Partial<Row<typeof sysUser>>): Promise<void> {
  const row = await context.engine.set(sysUser, id, values, context);
  context.endWrites.addVersion(sysUser, { ...row }, context.session);
  accountChanged(context, id);
}

/** Freezes (2) or unfreezes (1) accounts, all or none; sessions of frozen ones end immediately. */
export async function setStatus(context: Context, ids: readonly string[], status: number): Promise<void> {
  const users = await lockUsers(context, ids);
  if (users.length === 0) throw failure('notFound');
  const changed = users.filter((user) => user.status !== status);
  if (status === 2) {
    if (changed.some((user) => user.username === 'admin')) throw refusal(administrationRefusals.adminProtected);
    await assertMayChangeUsers(
      context,
      changed.map((user) => user.id),
    );
  } else
    await assertNotProtected(
      context,
      changed.map((user) => user.id),
    );
  for (const { id, username } of changed) {
    await changeUser(context, id, { status });
    audit(context, status === 2 ? 'user.freeze' : 'user.unfreeze', { userId: id, username });
    await endSessions(context, id, 'account');
  }
}
