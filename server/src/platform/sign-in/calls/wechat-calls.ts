import {
  accountRefusals,
  bindThirdPhone,
  mobileTicketLogin,
  thirdLoginUser,
  thirdLoginUserOfTenant,
  ticketLogin,
  userNameTicketLogin,
  wechatConfig,
} from '@campus/contract/account';
import { Failure, refusal } from '@campus/contract/kit';
import type { LoginResult } from '@campus/contract/rules';
import type { Context, EngineApi } from '../../../kit/context.ts';
import { answer, type BoundEndpoint } from '../../../kit/http/answer.ts';
import type { Call, Route } from '../../../kit/http/route.ts';
import { type Account, accountById } from '../accounts.ts';
import { lockProvedAccount } from '../credentials.ts';
import { minute } from '../moments.ts';
import { consumeCode, issueCode } from '../one-time-code.ts';
import type { WechatSettings } from '../ports.ts';
import { findConfirmedFactor } from '../second-factor.ts';
import { signIn } from '../sign-in.ts';
import { logFailure } from '../sign-in-log.ts';
import { smsModes } from '../sms-code.ts';
import {
  bindWechat,
  consumeTicket,
  issueTicket,
  readTicket,
  type Ticket,
  ticketAccountId,
  type WechatUser,
  wechatUser,
} from '../wechat.ts';
import { authenticateByPassword, authenticateByPhone, consumePhoneCode } from './password-calls.ts';

const own = { transaction: false } as const;
const stateSeconds = 10 * minute;
const exchangeSeconds = 60;

function getWechat(context: Context): WechatSettings {
  const { wechat } = context.services.settings;
  if (!wechat) throw refusal(accountRefusals.wechatOff);
  return wechat;
}

async function accountFor(context: Context, id: string): Promise<Account> {
  const account = await accountById(context.db, id);
  if (!account) throw refusal(accountRefusals.ticketUnknown, 'RC_EXPIRED');
  return account;
}
interface TicketSignIn {
  readonly account: Account;
  readonly ticket: Ticket;
  readonly remember: boolean;
  readonly by: 'password' | 'phone' | 'other';
  readonly before?: (inside: Context) => Promise<void>;
}
/** Signs in with a ticket; if the account was authenticated otherwise, binds the identity to it first. */
function signInByTicket(
  context: Context,
  { account, ticket, remember, by, before }: TicketSignIn,
): Promise<LoginResult> {
  const way = {
    remember,
    by,
    isByWechat: true,
    ...(by !== 'other' && { binds: ticket.user }),
    use: async (inside: Context) => {
      await before?.(inside);
      await consumeTicket(inside, ticket);
    },
  };
  return logFailure(context, account.username, signIn(context, account, way));
}

/** Callback of WeChat: always redirects to the console's binding page with a ticket. */
async function callback(engine: EngineApi, call: Call): Promise<string> {
  const context = engine.context(call);
  const wechat = getWechat(context);
  const { code, state } = call.query;
  const known = state ? await consumeCode(context, 'wechatState', state) : undefined;
  const user = known && code ? await wechatUser(wechat, code) : undefined;
  const ticket = await engine.transaction(call, (inside) => issueTicket(inside, user, known?.payload.nonce));
  return `${wechat.console.replace(/\/$/, '')}/user/binding?ticket=${ticket}`;
}
/** The callback is opened by navigation, not by a script. */
export const wechatRoutes = (engine: EngineApi): readonly Route[] => [
  {
    methods: ['GET'],
    path: '/pcwxlogin/callback',
    access: 'anyone',
    title: '微信登录回调',
    perMinute: 30,
    shared: true,
    navigable: true,
    handle: async (call) => ({ kind: 'redirect', to: await callback(engine, call) }),
  },
];

async function byExchangeCode(context: Context, token: string | null): Promise<LoginResult> {
  const taken = token ? await consumeCode(context, 'third', token) : undefined;
  const account = taken?.userId ? await accountById(context.db, taken.userId) : undefined;
  if (!account) throw new Failure('noPermission', accountRefusals.thirdToken);
  const binds = taken?.payload.binds === undefined ? {} : { binds: JSON.parse(taken.payload.binds) as WechatUser };
  return logFailure(context, account.username, signIn(context, account, { remember: true, by: 'other', ...binds }));
}

export const wechatCalls: readonly BoundEndpoint[] = [
  answer(wechatConfig, async ({ nonce }, context) => {
    const { appId, openBase, redirectUri } = getWechat(context);
    const payload = nonce ? { payload: { nonce } } : {};
    const state = await issueCode(context, 'wechatState', { ...payload, lifeSeconds: stateSeconds });
    const scope = 'snsapi_login' as const;
    const query = new URLSearchParams({ appid: appId, redirect_uri: redirectUri, response_type: 'code', scope, state });
    const href = `${openBase.replace(/\/$/, '')}/connect/qrconnect?${query.toString()}#wechat_redirect`;
    return { appid: appId, scope, redirectUri, state, href };
  }),
  answer(
    ticketLogin,
    async (input, context) => {
      const ticket = await readTicket(context, input.ticket, input.nonce);
      const account = await accountFor(context, await ticketAccountId(context, ticket));
      return signInByTicket(context, { account, ticket, remember: true, by: 'other' });
    },
    own,
  ),
  answer(
    mobileTicketLogin,
    async (input, context) => {
      const ticket = await readTicket(context, input.ticket, input.nonce);
      const proved = await authenticateByPhone(context, input, [smsModes.signIn, smsModes.wechat]);
      const { account } = proved;
      return signInByTicket(context, {
        account,
        ticket,
        remember: input.remember_me === 1,
        by: 'phone',
        before: consumePhoneCode(proved),
      });
    },
    own,
  ),
  answer(
    userNameTicketLogin,
    async (input, context) => {
      const ticket = await readTicket(context, input.ticket, input.nonce);
      const account = await authenticateByPassword(context, input);
      return signInByTicket(context, { account, ticket, remember: input.remember_me === 1, by: 'password' });
    },
    own,
  ),
  answer(thirdLoginUser, ({ token }, context) => byExchangeCode(context, token)),
  answer(thirdLoginUserOfTenant, ({ token }, context) => byExchangeCode(context, token)),
  answer(
    bindThirdPhone,
    async (input, context) => {
      const ticket = await readTicket(context, input.thirdUserUuid, input.nonce);
      const proved = await authenticateByPhone(context, input, [smsModes.signIn, smsModes.wechat]);
      return context.engine.transaction({ session: context.session, ...context.call }, async (inside) => {
        await lockProvedAccount(inside, proved.account);
        await consumePhoneCode(proved)(inside);
        await consumeTicket(inside, ticket);
        const userId = proved.account.id;
        // A phone code alone binds nothing to an account with a second factor.
        const waits = (await findConfirmedFactor(inside, userId)) !== undefined;
        if (!waits) await bindWechat(inside, ticket.user, userId);
        const payload = waits ? { payload: { binds: JSON.stringify(ticket.user) } } : {};
        return issueCode(inside, 'third', { userId, ...payload, lifeSeconds: exchangeSeconds });
      });
    },
    own,
  ),
];
