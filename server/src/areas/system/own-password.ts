import { accountRefusals } from '@campus/contract/account';
import { refusal } from '@campus/contract/kit';
import type { Context } from '../../kit/context.ts';
import type { Account } from '../../platform/sign-in/accounts.ts';
import { accountSubject, checkWithLimit } from '../../platform/sign-in/login-failures.ts';
import { verifyPassword } from '../../platform/sign-in/password-hash.ts';
import { passwordReadings } from '../../platform/sign-in/wire-password.ts';

/**
 * Asserts the account's current password; every check counts like a sign-in attempt. Runs outside a
 * transaction. Throws `wrong` and the lock message.
 */
export async function verifyOwnPassword(
  context: Context,
  account: Account,
  sent: string,
  wrong: string = accountRefusals.oldPassword,
): Promise<void> {
  const right = await checkWithLimit(context, accountSubject(account.id), async () => {
    for (const reading of passwordReadings(sent, context.services.secrets.passwordPairs))
      if (await verifyPassword(account.password ?? '', reading)) return true;
    return undefined;
  });
  if (!right) throw refusal(wrong);
}
