import { signInLog } from '@campus/contract/account';
import { Failure } from '@campus/contract/kit';
import type { Context } from '../../kit/context.ts';
import type { Handle } from '../../kit/handle.ts';
import { maskNumbers } from '../../kit/http/masking.ts';
import { audit } from '../log/audit.ts';
import { recordSignIn } from '../log/operation-log.ts';
import type { Account } from './accounts.ts';

const longestName = 100;

const line = (context: Context, username: string, content: string, realname?: string): Promise<void> =>
  recordSignIn(
    context.db as unknown as Handle,
    { content, username, ...(realname !== undefined && { realname }), ip: context.call.ip },
    context.now,
  );

/**
 * Writes down that an account came in or went out, as a line of type 1 and in the chain of sensitive acts, in the
 * caller's transaction: what cannot be written down does not happen. `content` is the sentence of the line.
 */
export async function logSignIn(
  inside: Context,
  act: 'signIn' | 'signIn.factor' | 'signOut',
  account: Pick<Account, 'id' | 'username' | 'realname'>,
  content: string,
  facts: Readonly<Record<string, unknown>> = {},
): Promise<void> {
  const { id: userId, username, realname } = account;
  await line(inside, username, content, realname);
  // Nobody was signed in when the call began: the act is that of the account.
  await audit(inside, act, { userId, username, ...facts }, { username, tenantId: 0 });
}

/**
 * Writes the refusal of an attempt down the same way, before it is answered, and throws it on. Call it outside of a
 * transaction: the attempt's own is gone by then. `name` is what somebody typed, so it proves nothing about who it was.
 */
export async function logRefusal<T>(context: Context, name: string, work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    // A sign-in that waits for its second factor is no refusal.
    if (!(error instanceof Failure) || error.key === 'secondFactorDue') throw error;
    await context.engine.transaction({ session: context.session, ...context.call }, async (inside) => {
      await line(inside, name, signInLog.refused(name, error.message));
      const typed = maskNumbers(name).slice(0, longestName).toWellFormed();
      await audit(inside, 'signIn.refused', { name: typed, reason: error.message });
    });
    throw error;
  }
}
