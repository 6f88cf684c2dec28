import {
  accountRefusals,
  login,
  logout,
  phoneLogin,
  signInLog,
  sendSmsCode as smsCall,
} from '@campus/contract/account';
import { Failure, failure, refusal } from '@campus/contract/kit';
import { patterns } from '@campus/contract/rules';
import type { Context } from '../../../kit/context.ts';
import { answer, type BoundEndpoint } from '../../../kit/http/answer.ts';
import { notify } from '../../messages/notify.ts';
import { readToken } from '../access-token.ts';
import { type Account, accountById, assertUsable, findAccount, findAccountByPhone } from '../accounts.ts';
import { useCaptcha } from '../captcha.ts';
import { checkWithLimit, phoneSubject } from '../login-failures.ts';
import { endSession, tokenHash } from '../sessions.ts';
import { authenticateAccount, signIn } from '../sign-in.ts';
import { logFailure, logSignIn } from '../sign-in-log.ts';
import { checkSmsCode, type SmsMode, sendSmsCode, smsModes, type ValidCode } from '../sms-code.ts';

const own = { transaction: false } as const;

/** Checks a mobile as the sign-in form does: present, 11 characters. Returns it trimmed. */
function signInMobile(sent: string | null): string {
  const mobile = sent?.trim() ?? '';
  if (mobile === '') throw refusal(accountRefusals.mobileRequired);
  if (mobile.length !== 11) throw refusal(accountRefusals.mobileFormat);
  return mobile;
}

interface PasswordInput {
  readonly username: string | null;
  readonly password: string | null;
  readonly captcha: string | null;
  readonly checkKey: string | null;
}
/**
 * Checks captcha and password; the captcha is consumed in any case. A passed captcha is valid only for the account it
 * was passed for.
 */
export async function authenticateByPassword(context: Context, input: PasswordInput): Promise<Account> {
  const name = input.username ?? '';
  const account = await findAccount(context.db, name);
  await useCaptcha(context, input, account?.username ?? name);
  if (name === '' || !input.password) throw refusal(accountRefusals.wrongCredentials);
  return logFailure(context, name, authenticateAccount(context, name, input.password));
}

export interface PhoneProof {
  readonly account: Account;
  readonly code: ValidCode;
}
/** The account of a mobile with a valid code; the code is not consumed yet. */
export async function authenticateByPhone(
  context: Context,
  input: { readonly mobile: string | null; readonly captcha: string | null },
  modes: readonly SmsMode[] = [smsModes.signIn],
): Promise<PhoneProof> {
  const mobile = signInMobile(input.mobile);
  return logFailure(context, mobile, checkPhoneCode(context, mobile, input.captcha ?? '', modes));
}
async function checkPhoneCode(
  context: Context,
  mobile: string,
  code: string,
  modes: readonly SmsMode[],
): Promise<PhoneProof> {
  const account = await findAccountByPhone(context.db, mobile);
  // Same answer as for a number without a code.
  if (!account || account.delFlag === 1) throw refusal(accountRefusals.smsExpired, 'RC_EXPIRED');
  const right = await checkWithLimit(context, phoneSubject(account.id), () =>
    checkSmsCode(context, mobile, modes, code).catch((error: unknown) => {
      if (error instanceof Failure && error.message === accountRefusals.smsWrong) return undefined;
      throw error;
    }),
  );
  if (!right) throw refusal(accountRefusals.smsWrong);
  assertUsable(account);
  return { account, code: right };
}
/** Consumes the code in the transaction that it authorizes. */
export const consumePhoneCode =
  ({ code }: PhoneProof) =>
  async (inside: Context): Promise<void> => {
    if (!(await code.use(inside))) throw refusal(accountRefusals.smsExpired, 'RC_EXPIRED');
  };

async function sendCode(
  context: Context,
  sent: string | null,
  sentMode: string | null,
  tenantId: number,
): Promise<void> {
  const mobile = sent?.trim() ?? '';
  const mode = Object.values(smsModes).find((known) => known === (sentMode ?? smsModes.signIn));
  if (mobile === '') throw refusal(accountRefusals.mobileMissing);
  if (!patterns.mobile.test(mobile) || !mode) throw mode ? refusal(accountRefusals.mobileFormat) : failure('badBody');
  const account = await findAccountByPhone(context.db, mobile);
  const isKnown = account?.delFlag === 0;
  const isOwners = mode === smsModes.signIn || mode === smsModes.reset || mode === smsModes.wechat;
  const isSent = mode === smsModes.register ? !isKnown : !isOwners || (isKnown && account.status !== 2);
  const needsPicture = context.session.userId === '';
  await sendSmsCode(context, mobile, mode, tenantId, { isSent, needsPicture });
  // Only the phone itself learns that its number already has an account.
  if (mode === smsModes.register && isKnown) await notifyRegistered(context, mobile, tenantId);
}
const notifyRegistered = (context: Context, mobile: string, tenantId: number): Promise<void> =>
  context.engine.transaction({ ...context.call, session: { ...context.session, tenantId } }, (inside) =>
    notify(inside, { code: 'PHONE_REGISTERED', refId: mobile, seq: inside.now, receivers: { mobiles: [mobile] } }),
  );

/** Ends the session of a valid token of ours; any other one changes nothing. */
async function endByToken(context: Context, token: string): Promise<void> {
  const claims = await readToken(token, context.services.secrets.tokenKeys, context.engine.now());
  const row =
    claims &&
    (await context.db
      .selectFrom('sys_session')
      .where('id', '=', claims.sid)
      .where('tokenHash', '=', tokenHash(token))
      .where('revokedAt', 'is', null)
      .select(['id', 'userId'])
      .executeTakeFirst());
  const account = row && (await accountById(context.db, row.userId));
  if (!row || !account) throw refusal(accountRefusals.logoutUnknown);
  await context.engine.transaction({ session: context.session, ...context.call }, async (inside) => {
    await endSession(inside, row.id, 'logout');
    await logSignIn(inside, 'signOut', account, signInLog.out(account.realname));
  });
}

export const passwordCalls: readonly BoundEndpoint[] = [
  answer(
    login,
    async (input, context) => {
      const account = await authenticateByPassword(context, input);
      const way = { remember: input.remember_me === 1, by: 'password', orgCode: input.loginOrgCode } as const;
      return logFailure(context, account.username, signIn(context, account, way));
    },
    own,
  ),
  answer(
    phoneLogin,
    async (input, context) => {
      const proved = await authenticateByPhone(context, input);
      const way = { remember: input.remember_me === 1, by: 'phone', use: consumePhoneCode(proved) } as const;
      return logFailure(context, proved.account.username, signIn(context, proved.account, way));
    },
    own,
  ),
  answer(
    smsCall,
    async ({ mobile, smsmode }, context) => {
      await sendCode(context, mobile, smsmode, context.session.tenantId || 1);
      return null;
    },
    own,
  ),
  answer(
    logout,
    async (_input, context, call) => {
      const token = call.headers['x-access-token'];
      if (!token) throw refusal(accountRefusals.logoutWithoutToken);
      await endByToken(context, token);
      return null;
    },
    own,
  ),
];
