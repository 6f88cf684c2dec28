import { text } from '@campus/contract/messages';
import { requestEnvelope } from '../../request/client.ts';
import { RequestFailed } from '../../request/request-failed.ts';

/** Why the server rejects the account name for the user `id`; undefined when it accepts it. */
export async function checkAccountName(userName: string, id: string): Promise<string | undefined> {
  try {
    await requestEnvelope({ method: 'GET', path: '/sys/user/ifAccount', query: { userName, id }, quiet: true });
    return undefined;
  } catch (failure) {
    if (failure instanceof RequestFailed) return failure.message || text.reset.account.exists;
    throw failure;
  }
}
