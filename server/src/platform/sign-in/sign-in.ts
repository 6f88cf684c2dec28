import { accountRefusals, factorRule, signInLog } from '@campus/contract/account';
import { fromChinaTime, refusal } from '@campus/contract/kit';
import { type LoginResult, mobileVerificationDue } from '@campus/contract/rules';
import type { Context } from '../../kit/context.ts';
import { type Account, assertUsable, departsOfUser, findAccount, isLiveTenant, tenantsOfUser } from './accounts.ts';
import { lockProvedAccount } from './credentials.ts';
import { isFactorRequired } from './factor-requirement.ts';
import { rememberDevice } from './known-devices.ts';
import { accountSubject, checkWithLimit, nameSubject } from './login-failures.ts';
import { loginResult } from './login-result.ts';
import { issueCode } from './one-time-code.ts';
import { hashPassword, isOutdated, verifyPassword } from './password-hash.ts';
import { findConfirmedFactor, secondFactorDue } from './second-factor.ts';
import { openSession } from './sessions.ts';
import { logSignIn } from './sign-in-log.ts';
import { bindWechat, type WechatUser } from './wechat.ts';
import { passwordReadings } from './wire-password.ts';

const dummyHash = hashPassword('a password that nobody has');

/**
 * Authenticates by name and password. Unknown names take as long, read the same and are counted like wrong passwords;
 * status messages require the password. Runs outside a transaction, because it hashes and counts. Throws the lock
 * message, 用户名或密码错误, and the failures of unusable accounts.
 */
export async function authenticateAccount(context: Context, name: string, password: string): Promise<Account> {
  const account = await findAccount(context.db, name);
  const subject = account ? accountSubject(account.id) : nameSubject(name);
  const readings = passwordReadings(password, context.services.secrets.passwordPairs);
  const stored = account?.password ?? (await dummyHash);
  const right = await checkWithLimit(context, subject, async () => {
    const reading = await findReading(stored, readings);
    return account?.password ? reading : undefined;
  });
  if (!account || right === undefined) throw refusal(accountRefusals.wrongCredentials);
  assertUsable(account);
  return isOutdated(stored) ? rehash(context, account, right) : account;
}
async function findReading(stored: string, readings: readonly string[]): Promise<string | undefined> {
  for (const reading of readings) if (await verifyPassword(stored, reading)) return reading;
  return undefined;
}
/** Rehashes the password with the current parameters; live sessions continue. */
function rehash(context: Context, account: Account, right: string): Promise<Account> {
  return hashPassword(right).then((password) =>
    context.engine.transaction({ session: context.session, ...context.call }, async (inside) => {
      const locked = await lockProvedAccount(inside, account);
      const stored = await inside.db
        .updateTable('sys_user')
        .set({ password })
        .where('id', '=', locked.id)
        .returningAll()
        .executeTakeFirstOrThrow();
      await inside.db
        .updateTable('sys_session')
        .set({ credentialVersion: stored.credentialVersion })
        .where('userId', '=', locked.id)
        .where('credentialVersion', '=', locked.credentialVersion)
        .execute();
      return stored;
    }),
  );
}

/** Rejects an enterprise account without an approved company: the console's redirect is not the only guard. */
async function assertApproved(context: Context, account: Account): Promise<void> {
  if (account.userType !== '2') return;
  const { auditStatus } = await context.services.enterprise.situation(context.db, account.id);
  if (auditStatus !== 3) throw refusal(accountRefusals.companyNotApproved, 'RC_COMPANY_NOT_APPROVED');
}

/** Options of a sign-in, stored while it waits for its second factor. */
export interface StoredSignIn {
  readonly remember: boolean;
  /** Authenticated by password or by phone code: only the former may still require the phone. */
  readonly by: 'password' | 'phone' | 'other';
  readonly orgCode?: string | null;
  readonly ssoTicket?: string;
  readonly isByWechat?: boolean;
  /** Bound to the account after sign-in. */
  readonly binds?: WechatUser;
}
export interface SignInOptions extends StoredSignIn {
  /** Consumes the proof in the same transaction; throwing here aborts the sign-in. */
  readonly use?: (inside: Context) => Promise<void>;
  /** Consumes the second factor; for a recovery code, returns how many are left. */
  readonly useFactor?: (inside: Context) => Promise<number | undefined>;
}

/**
 * Signs in an authenticated account: checks account, tenants and company, then writes session, counters and log in one
 * transaction that holds the account row. An account with a second factor gets a ticket instead of a session, unless
 * `way` includes the factor. Throws secondFactorDue, and when credentials changed since `proved` was read.
 */
export async function signIn(context: Context, proved: Account, way: SignInOptions): Promise<LoginResult> {
  assertUsable(proved);
  const tenants = await tenantsOfUser(context.db, proved.id);
  const live = tenants.filter((tenant) => isLiveTenant(tenant, context.now));
  if (tenants.length > 0 && live.length === 0) throw refusal(accountRefusals.tenantsFrozen);
  await assertApproved(context, proved);
  if (proved.userType === '3' && !context.services.settings.studentSignIn) throw refusal(accountRefusals.studentsOff);
  const last = proved.lastLoginTime === null ? undefined : fromChinaTime(proved.lastLoginTime);
  // A second-factor code replaces the phone code.
  const due =
    way.by === 'password' &&
    !way.useFactor &&
    proved.phone !== null &&
    mobileVerificationDue(last, context.engine.now());
  const tenantId = live.length === 1 ? (live[0]?.id ?? null) : null;
  const orgCode = await currentDepart(context, proved, way.orgCode ?? null);
  const { dictionaries, permissions } = context.services;
  await Promise.all([dictionaries.get(), permissions.get()]);
  const outcome = await context.engine.transaction({ session: context.session, ...context.call }, async (inside) => {
    const account = await lockProvedAccount(inside, proved);
    await way.use?.(inside);
    if (!way.useFactor && (await findConfirmedFactor(inside, account.id))) return issueTicket(inside, account, way);
    const recoveryCodesLeft = await way.useFactor?.(inside);
    if (way.binds) await bindWechat(inside, way.binds, account.id);
    const { id: sessionId, token } = await openSession(inside, {
      account,
      remember: way.remember,
      tenantId,
      orgCode,
      mobileVerifyRequired: due,
      secondFactorRequired: !way.useFactor && (await isFactorRequired(inside, account)),
      byPassword: way.by === 'password',
      ...(way.ssoTicket !== undefined && { ssoTicket: way.ssoTicket }),
    });
    await recordSignIn(inside, account, orgCode, due);
    const ssoUrl = await mainSiteUrl(inside, account);
    const result = await loginResult(inside, { account, token, orgCode, tenantId, mobileVerifyRequired: due, ssoUrl });
    const said = (way.isByWechat ? signInLog.wechat : signInLog.done)(account.username);
    const factor = way.useFactor && { factor: recoveryCodesLeft === undefined ? 'code' : 'recovery' };
    await logSignIn(inside, 'signIn', account, said, { by: way.by, tenantId, mobileVerifyRequired: due, ...factor });
    const deviceToken = await rememberDevice(inside, account.id, sessionId);
    return { ...result, deviceToken, ...(recoveryCodesLeft !== undefined && { recoveryCodesLeft }) };
  });
  if (typeof outcome === 'string') throw secondFactorDue(outcome);
  return outcome;
}
/** Stores the sign-in until its second factor is checked. */
async function issueTicket(inside: Context, account: Account, way: StoredSignIn): Promise<string> {
  const { remember, by, orgCode, ssoTicket, isByWechat, binds } = way;
  const stored: StoredSignIn = {
    remember,
    by,
    ...(orgCode !== undefined && { orgCode }),
    ...(ssoTicket !== undefined && { ssoTicket }),
    ...(isByWechat !== undefined && { isByWechat }),
    ...(binds && { binds }),
  };
  await logSignIn(inside, 'signIn.factor', account, signInLog.waits(account.username), { by });
  const payload = { way: JSON.stringify(stored) };
  return issueCode(inside, 'factor', { userId: account.id, payload, lifeSeconds: factorRule.ticketSeconds });
}
/** The requested department, the last used one, or the first. */
async function currentDepart(context: Context, account: Account, asked: string | null): Promise<string | null> {
  const codes = (await departsOfUser(context.db, account.id)).map((depart) => depart.orgCode);
  return [asked, account.orgCode].find((code) => code !== null && codes.includes(code)) ?? codes[0] ?? null;
}
/**
 * A password sign-in that still requires the phone does not count as successful yet. Most set quiet columns only: the totals
 * of lists of users stay.
 */
async function recordSignIn(inside: Context, account: Account, orgCode: string | null, due: boolean): Promise<void> {
  if (due) return;
  await inside.db
    .updateTable('sys_user')
    .set((eb) => ({
      lastLoginTime: inside.now,
      lastLoginIp: inside.call.ip.slice(0, 64),
      loginCount: eb(eb.fn.coalesce('loginCount', eb.lit(0)), '+', 1),
      ...(orgCode !== account.orgCode && { orgCode }),
    }))
    .where('id', '=', account.id)
    .execute();
}
async function mainSiteUrl(inside: Context, account: Account): Promise<string | null> {
  const { mainSite } = inside.services.settings;
  if (!mainSite) return null;
  const code = await issueCode(inside, 'sso', { userId: account.id, lifeSeconds: 60 });
  return `${mainSite.address.replace(/\/$/, '')}/sso?code=${code}`;
}
