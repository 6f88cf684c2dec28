import { failure, type Row, refusal } from '@campus/contract/kit';
import { administrationRefusals, sysUser } from '@campus/contract/system';
import { sql } from 'kysely';
import type { Context } from '../../kit/context.ts';
import { audit } from '../../platform/log/audit.ts';
import { accountChanged } from '../../platform/sign-in/account-writes.ts';
import { type Account, rolesOfUser } from '../../platform/sign-in/accounts.ts';
import { endSessions } from '../../platform/sign-in/sessions.ts';
import { administratorRole, keepAdministrator, refuseOneself, refuseProtected } from './authority.ts';

/** Ids of a comma list, each once. Throws when there are none, too many, or one is no id. */
export function idsIn(list: string | null, most = 500): string[] {
  const ids = [
    ...new Set(
      (list ?? '')
        .split(',')
        .map((id) => id.trim())
        .filter(Boolean),
    ),
  ];
  if (ids.length === 0) throw failure('noIds');
  if (ids.length > most) throw failure('tooManyIds', most);
  if (ids.some((id) => !/^[0-9A-Za-z_-]{1,32}$/.test(id))) throw failure('badBody');
  return ids;
}

/** Before users lose something: not oneself, not those above one, and never the last administrator. */
export async function guardUsers(context: Context, userIds: readonly string[]): Promise<void> {
  refuseOneself(context, userIds);
  await refuseProtected(context, userIds);
  const administrators: string[] = [];
  for (const id of userIds)
    if ((await rolesOfUser(context.db, id)).includes(administratorRole)) administrators.push(id);
  if (administrators.length > 0) await keepAdministrator(context, administrators);
}

/** The users that this session may see, locked in one order; ids of others are left out. */
export async function lockUsers(context: Context, ids: readonly string[]): Promise<Account[]> {
  const { rows } = await sql<Account>`
    select * from sys_user where ${await context.visible(sysUser)} and id = any(${[...ids]}::text[]) order by id for update`.execute(
    context.db,
  );
  return rows;
}

/** Sets columns of an account with a version in the data log; its sessions are worked out anew. */
export async function changeUser(context: Context, id: string, values: Partial<Row<typeof sysUser>>): Promise<void> {
  const row = await context.engine.set(sysUser, id, values, context);
  await context.engine.parts.ports.version(context.db, sysUser, { ...row }, context.session);
  accountChanged(context, id);
}

/** Freezes (2) or unfreezes (1) accounts, all or none; the sessions of frozen ones end at once. */
export async function setStatus(context: Context, ids: readonly string[], status: number): Promise<void> {
  const users = await lockUsers(context, ids);
  if (users.length === 0) throw failure('notFound');
  const changed = users.filter((user) => user.status !== status);
  if (status === 2) {
    if (changed.some((user) => user.username === 'admin')) throw refusal(administrationRefusals.adminProtected);
    await guardUsers(
      context,
      changed.map((user) => user.id),
    );
  } else
    await refuseProtected(
      context,
      changed.map((user) => user.id),
    );
  for (const { id, username } of changed) {
    await changeUser(context, id, { status });
    await audit(context, status === 2 ? 'user.freeze' : 'user.unfreeze', { userId: id, username });
    if (status === 2) await endSessions(context, id, 'account');
  }
}
