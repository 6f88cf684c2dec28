import { refusal } from '@campus/contract/kit';
import type { Context } from '../../kit/context.ts';
import { lockAccounts } from '../../platform/sign-in/credentials.ts';
import { account } from './accounts.ts';

/** Reason of a request that ended because its account changed in the meantime. */
export const accountChangedReason = '账号信息已变更，该申请已失效';

/** Locks the account of a request. Throws when its credentials changed since the request started. */
export async function lockAlterationAccount(
  request: { readonly userId: string; readonly credentialVersion: number },
  context: Context,
): Promise<void> {
  await lockAccounts(context, [request.userId]);
  const { credentialVersion } = await account(request.userId, context);
  if (credentialVersion !== request.credentialVersion) throw refusal(accountChangedReason, 'RC_EXPIRED');
}
