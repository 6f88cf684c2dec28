import { Failure, failure } from '@campus/contract/kit';
import { sysSession } from '@campus/contract/system';
import type { Context } from '../../kit/context.ts';
import { addSeconds, minute } from './moments.ts';
import { asSignedIn } from './signed-in.ts';

const validSeconds = 5 * minute;

/**
 * Rejects a sensitive action unless this session proved its password in the last five minutes, by signing in with it or
 * by `verifyPassword`. Throws reauthenticationRequired, with `sentence` as its message if given; the console then asks for the
 * password.
 */
export async function assertReauthenticated(context: Context, sentence?: string): Promise<void> {
  const row = await context.db
    .selectFrom('sys_session')
    .where('id', '=', asSignedIn(context.session).sessionId)
    .select('passwordProofAt')
    .executeTakeFirst();
  if (!row?.passwordProofAt || row.passwordProofAt < addSeconds(context.now, -validSeconds)) {
    throw sentence === undefined
      ? failure('reauthenticationRequired')
      : new Failure('reauthenticationRequired', sentence);
  }
}
/** Records that the session has just proved its password. */
export const recordReauthentication = async (context: Context): Promise<void> =>
  void (await context.engine.set(
    sysSession,
    asSignedIn(context.session).sessionId,
    { passwordProofAt: context.now },
    context,
  ));
