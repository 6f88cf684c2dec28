import { type accountAlteration, alterationRefusals, company } from '@campus/contract/enterprise';
import { type Row, refusal } from '@campus/contract/kit';
import type { Context } from '../../kit/context.ts';
import { lockAccounts } from '../../platform/sign-in/credentials.ts';
import { account } from './accounts.ts';

/** Numbers of the dictionary `rc_alteration_type`. */
export const alterationTypes = { password: 1, mobile: 2, administrator: 3 } as const;

type Parties = Pick<Row<typeof accountAlteration>, 'type' | 'companyId' | 'userId'>;
/** Locks what comes before a request: the company that gets another administrator, then the account. */
export async function lockPartiesOfAlteration({ type, companyId, userId }: Parties, context: Context): Promise<void> {
  if (type === alterationTypes.administrator && companyId) await context.engine.lock(company, companyId, context);
  await lockAccounts(context, [userId]);
}
/** Throws when the credentials of the account, which is locked, changed since the request started. */
export async function assertSameCredentials(
  request: { readonly userId: string; readonly credentialVersion: number },
  context: Context,
): Promise<void> {
  const { credentialVersion } = await account(request.userId, context);
  if (credentialVersion !== request.credentialVersion) throw refusal(alterationRefusals.accountChanged, 'RC_EXPIRED');
}
/** Both, for a request whose row is locked next. */
export async function lockAlterationAccount(
  request: Parties & { readonly credentialVersion: number },
  context: Context,
): Promise<void> {
  await lockPartiesOfAlteration(request, context);
  await assertSameCredentials(request, context);
}
