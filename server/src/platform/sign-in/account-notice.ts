import type { Context } from '../../kit/context.ts';
import { notify } from '../messages/notify.ts';
import { accountById, tenantsOfUser } from './accounts.ts';

/**
 * Notifies the owner of an account of a changed password, phone or second factor, on every channel on file: console,
 * SMS, mail, and by SMS at the previous mobile. One notice per version of the account and `occasion`.
 */
export async function notifyAccountChange(
  context: Context,
  userId: string,
  what: string,
  oldMobile: string | null = null,
  occasion = '',
): Promise<void> {
  const account = await accountById(context.db, userId);
  if (!account) return;
  const { username, phone, version, credentialVersion } = account;
  // Without a session (forgotten password), the notice belongs to a tenant of the account.
  const tenantId = context.session.tenantId || ((await tenantsOfUser(context.db, userId))[0]?.id ?? 0);
  const mobiles = oldMobile && oldMobile !== phone ? [oldMobile] : [];
  notify(context.withSession({ ...context.session, tenantId }), {
    code: 'C06',
    refId: userId,
    seq: `${version}.${credentialVersion}.${occasion}`,
    receivers: { usernames: [username], mobiles },
    params: { time: context.now, what },
  });
}
