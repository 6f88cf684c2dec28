import { accountRefusals } from '@campus/contract/account';
import { refusal } from '@campus/contract/kit';
import { sysThirdAccount, sysWechatTicket } from '@campus/contract/system';
import type { Context } from '../../kit/context.ts';
import { audit } from '../log/audit.ts';
import { Outgoing, OutgoingError } from '../outgoing.ts';
import { keyedId, newSecret } from './keyed.ts';
import { addSeconds, minute } from './moments.ts';
import type { WechatSettings } from './ports.ts';

/** WeChat's own URL; another one is a stand-in run by the operator. */
const wechatApi = 'https://api.weixin.qq.com';
const wechatType = 'wechat_open';
const ticketSeconds = 10 * minute;
const maxAttempts = 5;
const answerTimeoutMs = 5_000;

/** The user who scanned; `uuid` is the union id if WeChat provides one. */
export interface WechatUser {
  readonly uuid: string;
  readonly nickname: string | null;
  readonly avatar: string | null;
}

/** Asks WeChat for the user of `code`; undefined when it does not answer. Secret and WeChat's tokens stay here. */
export async function wechatUser(wechat: WechatSettings, code: string): Promise<WechatUser | undefined> {
  const outgoing = new Outgoing([{ url: wechat.apiBase, internal: wechat.apiBase !== wechatApi }]);
  const ask = async (path: string, query: Record<string, string>): Promise<Record<string, unknown>> => {
    const address = `${wechat.apiBase.replace(/\/$/, '')}${path}?${new URLSearchParams(query).toString()}`;
    const { status, text } = await outgoing.send(address, { timeoutMs: answerTimeoutMs, maxBytes: 64 * 1024 });
    const value: unknown = status === 200 ? JSON.parse(text) : undefined;
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
  };
  try {
    const { appId: appid, secret } = wechat;
    const token = await ask('/sns/oauth2/access_token', { appid, secret, code, grant_type: 'authorization_code' });
    if (typeof token.access_token !== 'string' || typeof token.openid !== 'string') return undefined;
    const user = await ask('/sns/userinfo', { access_token: token.access_token, openid: token.openid });
    const uuid = [user.unionid, token.unionid, user.openid].find((id) => typeof id === 'string' && id !== '');
    if (typeof uuid !== 'string') return undefined;
    return { uuid: uuid.slice(0, 100), nickname: getText(user.nickname, 100), avatar: getText(user.headimgurl, 500) };
  } catch (error) {
    if (error instanceof OutgoingError || error instanceof SyntaxError) return undefined;
    throw error;
  }
}
const getText = (value: unknown, most: number): string | null =>
  typeof value === 'string' && value !== '' ? value.slice(0, most) : null;

/** The live account that a scanned identity is bound to. */
async function findBoundAccountId(context: Context, uuid: string): Promise<string | undefined> {
  const row = await context.db
    .selectFrom('sys_third_account as t')
    .innerJoin('sys_user as u', 'u.id', 't.userId')
    .where('t.thirdType', '=', wechatType)
    .where('t.thirdUserUuid', '=', uuid)
    .where('t.delFlag', '=', 0)
    .where('u.delFlag', '=', 0)
    .select('u.id')
    .executeTakeFirst();
  return row?.id;
}

/**
 * Issues a ticket for the result of a scan; characters 9 to 11 repeat it because framework clients read them, but the
 * stored row decides.
 */
export async function issueTicket(
  context: Context,
  user: WechatUser | undefined,
  nonce: string | undefined,
): Promise<string> {
  const status = !user ? '203' : (await findBoundAccountId(context, user.uuid)) ? '201' : '202';
  const ticket = `PCWXTK01${status}${newSecret()}`;
  await context.engine.insert(
    sysWechatTicket,
    {
      id: keyedId(context, 'wechat', ticket),
      status,
      uuid: user?.uuid ?? null,
      nickname: user?.nickname ?? null,
      avatar: user?.avatar ?? null,
      nonce: nonce ?? null,
      attempts: 0,
      expires: addSeconds(context.now, ticketSeconds),
    },
    context,
  );
  return ticket;
}

export interface Ticket {
  readonly id: string;
  readonly user: WechatUser;
}
/**
 * The stored ticket: live, with a user, and from this browser if it sent a nonce before the scan. Every use counts
 * until one succeeds; the sixth is rejected. Throws 二维码已失效 and 未获取到微信用户信息.
 */
export async function readTicket(
  context: Context,
  sent: string | null,
  nonce: string | null,
  { mustBeMarked = false }: { readonly mustBeMarked?: boolean } = {},
): Promise<Ticket> {
  const row = await context.db
    .updateTable('sys_wechat_ticket')
    .set((eb) => ({ attempts: eb('attempts', '+', 1) }))
    .where('id', '=', keyedId(context, 'wechat', sent ?? ''))
    .where('used', '=', 0)
    .where('attempts', '<', maxAttempts)
    .where('expires', '>=', context.now)
    .returning(['id', 'uuid', 'nickname', 'avatar', 'nonce'])
    .executeTakeFirst();
  const isForeign = row?.nonce === null ? mustBeMarked : nonce !== row?.nonce;
  if (!row || isForeign) throw refusal(accountRefusals.ticketUnknown, 'RC_EXPIRED');
  if (row.uuid === null) throw refusal(accountRefusals.ticketWithoutUser);
  return { id: row.id, user: { uuid: row.uuid, nickname: row.nickname, avatar: row.avatar } };
}
/** The account that a ticket signs in. Throws 该微信尚未绑定账号. */
export async function ticketAccountId(context: Context, { user }: Ticket): Promise<string> {
  const id = await findBoundAccountId(context, user.uuid);
  if (id === undefined) throw refusal(accountRefusals.ticketUnbound);
  return id;
}
/** Consumes a ticket in the transaction of its sign-in. */
export async function consumeTicket(inside: Context, { id }: Ticket): Promise<void> {
  const row = await inside.db
    .updateTable('sys_wechat_ticket')
    .set({ used: 1 })
    .where('id', '=', id)
    .where('used', '=', 0)
    .returning('id')
    .executeTakeFirst();
  if (!row) throw refusal(accountRefusals.ticketUnknown, 'RC_EXPIRED');
}
/** Binds the scanned identity to an authenticated account; one identity, one account. */
export async function bindWechat(inside: Context, user: WechatUser, userId: string): Promise<void> {
  const bindings = await inside.db
    .selectFrom('sys_third_account')
    .where('thirdType', '=', wechatType)
    .where('delFlag', '=', 0)
    .where((eb) => eb.or([eb('thirdUserUuid', '=', user.uuid), eb('userId', '=', userId)]))
    .select(['userId', 'thirdUserUuid'])
    .execute();
  if (bindings.some((b) => b.userId === userId && b.thirdUserUuid === user.uuid)) return;
  if (bindings.some((b) => b.userId !== userId)) throw refusal(accountRefusals.wechatTaken);
  if (bindings.length > 0) throw refusal(accountRefusals.accountTaken);
  const { uuid, nickname, avatar } = user;
  const row = { userId, thirdType: wechatType, thirdUserUuid: uuid, realname: nickname, avatar };
  await inside.engine.insert(sysThirdAccount, row, inside);
  audit(inside, 'account.bind', { userId, type: wechatType });
}
