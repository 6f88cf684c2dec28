import { signInLog } from '@campus/contract/account';
import { Failure } from '@campus/contract/kit';
import type { Context } from '../../kit/context.ts';
import { maskNumbers } from '../../kit/http/masking.ts';
import { audit } from '../log/audit.ts';
import { recordSignIn } from '../log/operation-log.ts';
import type { Account } from './accounts.ts';

const maxNameLength = 100;

const writeEntry = (context: Context, username: string, content: string, realname?: string): Promise<void> =>
  recordSignIn(
    context.db,
    { content, username, ...(realname !== undefined && { realname }), ip: context.call.ip },
    context.now,
  );

/**
 * Logs a sign-in or sign-out as an entry of type 1 and in the audit chain, in the caller's transaction: when logging
 * fails, so does the action. `content` is the text of the entry.
 */
export async function logSignIn(
  inside: Context,
  act: 'signIn' | 'signIn.factor' | 'signOut',
  account: Pick<Account, 'id' | 'username' | 'realname'>,
  content: string,
  facts: Readonly<Record<string, unknown>> = {},
): Promise<void> {
  const { id: userId, username, realname } = account;
  await writeEntry(inside, username, content, realname);
  // The call has no session yet: the entry is attributed to the account.
  audit(inside, act, { userId, username, ...facts }, { username, tenantId: 0 });
}

/**
 * Logs a failed attempt the same way before it is answered, and rethrows. Call it outside a transaction: the attempt's
 * own is already rolled back. `name` is user input and proves no identity.
 */
export async function logFailure<T>(context: Context, name: string, work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    // A sign-in that waits for its second factor is not a failure.
    if (!(error instanceof Failure) || error.key === 'secondFactorDue') throw error;
    await context.engine.transaction({ session: context.session, ...context.call }, async (inside) => {
      await writeEntry(inside, name, signInLog.refused(name, error.message));
      const typed = maskNumbers(name).slice(0, maxNameLength).toWellFormed();
      audit(inside, 'signIn.refused', { name: typed, reason: error.message });
    });
    throw error;
  }
}
