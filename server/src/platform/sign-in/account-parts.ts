import type { AnyEntity } from '@campus/contract/kit';
import { sql } from 'kysely';
import type { Context } from '../../kit/context.ts';

interface Account {
  readonly id: string;
  /** The username. */
  readonly name: string;
}
/** Rows of an account that go with it, by its id. */
const byId: readonly string[] = [
  'sysUserRole',
  'sysUserDepart',
  'sysUserTenant',
  'sysDepartRoleUser',
  'sysSession',
  'sysSecondFactor',
  'sysRecoveryCode',
  'sysKnownDevice',
  'sysOneTimeCode',
  'sysThirdAccount',
  'registrationToken',
  'accountPreference',
  'sysAnnouncementSend',
];
/** By its username, unless another account uses it now. */
const byName = [
  ['sysUserAgent', 'userName'],
  ['sysUserAgent', 'agentUserName'],
  ['workplaceShortcut', 'username'],
] as const;

/** Whether the rows of an entity belong to an account and keep no account from being removed. */
export const isAccountPart = ({ name }: AnyEntity): boolean =>
  byId.includes(name) || byName.some(([entity]) => entity === name);

/** Removes what belongs to accounts, before they are removed for good. */
export async function removeAccountParts(accounts: readonly Account[], { db, engine }: Context): Promise<void> {
  const { registry } = engine;
  const [ids, names] = [accounts.map(({ id }) => id), accounts.map(({ name }) => name)];
  for (const name of byId)
    await sql`delete from ${sql.table(registry.get(name).table)} where user_id = any(${ids}::text[])`.execute(db);
  const { rows: taken } = await sql<{ username: string }>`
    select username from sys_user where del_flag = 0 and username = any(${names}::text[])`.execute(db);
  const free = names.filter((name) => !taken.some(({ username }) => username === name));
  for (const [name, column] of byName)
    await sql`
      delete from ${sql.table(registry.get(name).table)} where ${sql.ref(column)} = any(${free}::text[])`.execute(db);
}
