import { createHash } from 'node:crypto';
import { chinaTime } from '@campus/contract/kit';
import { text } from '@campus/contract/messages';
import { sysSession } from '@campus/contract/system';
import type { Context, EngineApi } from '../../kit/context.ts';
import { newToken } from '../../kit/write/new-id.ts';
import { type Claims, signToken } from './access-token.ts';
import type { Account } from './accounts.ts';
import { raiseCredentialVersion } from './credentials.ts';
import { removeDevices } from './known-devices.ts';
import { day } from './moments.ts';

/** Channel of session changes; the payload is a user id. */
const sessionChannel = 'session';
type Listener = (userId: string) => void;
const listeners = new WeakMap<EngineApi, Set<Listener>>();

/** Calls `listener` with every user whose sessions change, in any process; returns the unsubscribe function. */
export function watchSessions(engine: EngineApi, listener: Listener): () => void {
  const here = listeners.get(engine) ?? new Set<Listener>();
  listeners.set(engine, here.add(listener));
  const end = engine.database.subscribe(sessionChannel, listener);
  return () => {
    here.delete(listener);
    end();
  };
}
/**
 * Publishes that an account or its sessions changed: here at once, so the owner's next call sees it, elsewhere soon.
 */
export async function sessionsChanged(engine: EngineApi, userId: string): Promise<void> {
  for (const listener of listeners.get(engine) ?? []) listener(userId);
  await engine.database.publish(sessionChannel, userId);
}
const publishChange = ({ engine, endWrites }: Context, userId: string): void =>
  endWrites.publish(engine.database, sessionChannel, userId);
export type EndReason = 'logout' | 'kicked' | 'forced' | 'password' | 'account' | 'sso' | 'limit' | 'lock';
const endMessages: Readonly<Record<EndReason, string>> = {
  logout: '您已退出登录',
  kicked: '不允许同一账号多地同时登录，当前登录被踢掉！',
  forced: '您已被强制下线',
  password: '密码已变更，请重新登录',
  account: '账号状态已变更，请重新登录',
  sso: '您已退出登录',
  limit: '登录设备过多，当前登录已失效',
  lock: text.lock.tooMany,
};

const lifeSeconds = 7 * day;
const unrememberedIdleMinutes = 120;
const maxPerClient = 5;

export const tokenHash = (token: string): string => createHash('sha256').update(token).digest('hex');
const getClientType = (userAgent: string): Claims['ct'] => (/Mobile|Android|iPhone/i.test(userAgent) ? 'PHONE' : 'PC');

export interface NewSession {
  readonly account: Account;
  readonly remember: boolean;
  readonly tenantId: number | null;
  readonly orgCode: string | null;
  readonly mobileVerifyRequired: boolean;
  readonly secondFactorRequired: boolean;
  /** This sign-in proved the password. */
  readonly byPassword: boolean;
  /** Hash of its single sign-on ticket. */
  readonly ssoTicket?: string;
}
/**
 * Opens a session in the caller's transaction, which holds the lock of the account row (`lockProvedAccount`). Returns
 * its id and access token; ends the account's oldest sessions beyond the limit.
 */
export async function openSession(
  context: Context,
  wanted: NewSession,
): Promise<{ readonly id: string; readonly token: string }> {
  const { secrets, settings } = context.services;
  const id = newToken();
  const issued = Math.floor(context.engine.now().getTime() / 1000);
  const clientType = wanted.ssoTicket ? 'SSO' : getClientType(context.call.userAgent);
  const claims = {
    sub: wanted.account.id,
    username: wanted.account.username,
    sid: id,
    iat: issued,
    exp: issued + lifeSeconds,
    ct: clientType,
  } as const;
  const token = await signToken(claims, secrets.tokenKeys[0] as (typeof secrets.tokenKeys)[number]);
  await endOlder(context, wanted.account.id, clientType, settings.singleLogin);
  await context.engine.insert(
    sysSession,
    {
      id,
      userId: wanted.account.id,
      credentialVersion: wanted.account.credentialVersion,
      tokenHash: tokenHash(token),
      clientType,
      ip: context.call.ip.slice(0, 64),
      userAgent: context.call.userAgent.slice(0, 255),
      orgCode: wanted.orgCode,
      loginTenantId: wanted.tenantId,
      lastSeen: context.now,
      expires: chinaTime(new Date((issued + lifeSeconds) * 1000)),
      idleMinutes: wanted.remember
        ? settings.sessionIdleMinutes
        : Math.min(unrememberedIdleMinutes, settings.sessionIdleMinutes || unrememberedIdleMinutes),
      ssoTicket: wanted.ssoTicket ?? null,
      mobileVerifyRequired: wanted.mobileVerifyRequired ? 1 : 0,
      secondFactorRequired: wanted.secondFactorRequired ? 1 : 0,
      passwordProofAt: wanted.byPassword ? context.now : null,
    },
    context,
  );
  return { id, token };
}
async function endOlder(context: Context, userId: string, clientType: Claims['ct'], single: boolean): Promise<void> {
  const live = await context.db
    .selectFrom('sys_session')
    .where('userId', '=', userId)
    .where('clientType', '=', clientType)
    .where('revokedAt', 'is', null)
    .where('expires', '>', context.now)
    .select('id')
    .orderBy('createTime', 'desc')
    .orderBy('lastSeen', 'desc')
    .execute();
  const ids = live.map((row) => row.id);
  await endSessionsById(context, single ? ids : ids.slice(maxPerClient - 1), single ? 'kicked' : 'limit');
}

async function endSessionsById(context: Context, ids: readonly string[], reason: EndReason): Promise<void> {
  if (ids.length === 0) return;
  const rows = await context.db
    .updateTable('sys_session')
    .set({ revokedAt: context.now, revokeReason: reason })
    .where('id', 'in', [...ids])
    .where('revokedAt', 'is', null)
    .returning(['id', 'userId'])
    .execute();
  for (const userId of new Set(rows.map((row) => row.userId))) publishChange(context, userId);
  context.later(async () => {
    for (const userId of new Set(rows.map((row) => row.userId))) await sessionsChanged(context.engine, userId);
    await context.services.endConnections(
      rows.map((row) => row.id),
      endMessages[reason],
    );
  });
}
/**
 * Raises the credential version of an account and ends its sessions, in the caller's transaction. The session `except`
 * and its browser are carried over to the new version. Codes, tickets and requests of the old version end too; push
 * connections close after the commit. Call it for every change of password, phone, status, second factor or
 * administrator.
 */
export async function endSessions(context: Context, userId: string, reason: EndReason, except?: string): Promise<void> {
  const credentialVersion = await raiseCredentialVersion(context, userId);
  const rows = await context.db
    .selectFrom('sys_session')
    .where('userId', '=', userId)
    .where('revokedAt', 'is', null)
    .select('id')
    .execute();
  await endSessionsById(
    context,
    rows.map((row) => row.id).filter((id) => id !== except),
    reason,
  );
  if (except !== undefined)
    await context.db
      .updateTable('sys_session')
      .set({ credentialVersion })
      .where('id', '=', except)
      .where('userId', '=', userId)
      .execute();
  await removeDevices(context, userId, except);
  await context.services.enterprise.endRequests(context, userId);
  publishChange(context, userId);
  context.later(() => sessionsChanged(context.engine, userId));
}
export const endSession = (context: Context, sessionId: string, reason: EndReason): Promise<void> =>
  endSessionsById(context, [sessionId], reason);
/** Ends the sessions of a single sign-on ticket; returns the users of the live ones. */
export async function endSsoSession(context: Context, ssoTicket: string): Promise<readonly string[]> {
  const rows = await context.db
    .selectFrom('sys_session')
    .where('ssoTicket', '=', ssoTicket)
    .where('revokedAt', 'is', null)
    .select(['id', 'userId'])
    .execute();
  await endSessionsById(
    context,
    rows.map((row) => row.id),
    'sso',
  );
  return [...new Set(rows.map((row) => row.userId))];
}
