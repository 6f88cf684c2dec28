import { accountRefusals } from '@campus/contract/account';
import { refusal } from '@campus/contract/kit';
import { sql } from 'kysely';
import type { Context } from '../../kit/context.ts';
import { type Account, assertUsable } from './accounts.ts';

/*
 * Lock order of every transaction that touches credentials: account rows by id, then sessions, then codes, tickets and
 * requests, then the audit chain.
 */

/** Locks account rows in id order. A transaction that changes several accounts calls it before its first write. */
export async function lockAccounts(context: Context, userIds: readonly string[]): Promise<void> {
  if (userIds.length === 0) return;
  await sql`select id from sys_user where id = any(${[...userIds]}::text[]) order by id for no key update`.execute(
    context.db,
  );
}

/**
 * Locks the account row and returns its current state. Throws when the account is unusable or its credentials changed
 * since `proved` was read, so nothing is granted on an outdated proof.
 */
export async function lockProvedAccount(
  context: Context,
  proved: Pick<Account, 'id' | 'credentialVersion' | 'password'>,
): Promise<Account> {
  const account = await context.db
    .selectFrom('sys_user')
    .where('id', '=', proved.id)
    .selectAll()
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (!account) throw refusal(accountRefusals.userDeleted);
  assertUsable(account);
  if (account.credentialVersion !== proved.credentialVersion)
    throw refusal(
      account.password === proved.password ? accountRefusals.credentialsChanged : accountRefusals.wrongCredentials,
    );
  return account;
}

/** Raises the credential version of an account and returns it; locks the row. */
export async function raiseCredentialVersion(context: Context, userId: string): Promise<number> {
  const row = await context.db
    .updateTable('sys_user')
    .set((eb) => ({ credentialVersion: eb('credentialVersion', '+', 1) }))
    .where('id', '=', userId)
    .returning('credentialVersion')
    .executeTakeFirst();
  return row?.credentialVersion ?? 0;
}
