import { timingSafeEqual } from 'node:crypto';
import { accountRefusals, casLogout, casValidateLogin, signInLog, ssoExchange } from '@campus/contract/account';
import { failure, refusal } from '@campus/contract/kit';
import type { Context } from '../../../kit/context.ts';
import { answer, type BoundEndpoint } from '../../../kit/http/answer.ts';
import { Outgoing, OutgoingError } from '../../outgoing.ts';
import { accountById } from '../accounts.ts';
import { readCasAnswer, readLogoutTicket } from '../cas-answer.ts';
import { keyedHash } from '../keyed.ts';
import { day } from '../moments.ts';
import { consumeCode, markSeen } from '../one-time-code.ts';
import type { CasSettings } from '../ports.ts';
import { endSsoSession } from '../sessions.ts';
import { signIn } from '../sign-in.ts';
import { logFailure, logSignIn } from '../sign-in-log.ts';

const casTimeoutMs = 5_000;
const casMostBytes = 64 * 1024;

/** The username that a CAS server confirms. Throws when it does not, and thirdParty when it cannot be reached. */
async function casUser(cas: CasSettings, ticket: string, service: string): Promise<string> {
  const outgoing = new Outgoing([{ url: cas.prefix, internal: true }]);
  const query = new URLSearchParams({ service, ticket }).toString();
  const address = `${cas.prefix.replace(/\/$/, '')}/p3/serviceValidate?${query}`;
  const answered = await outgoing
    .send(address, { timeoutMs: casTimeoutMs, maxBytes: casMostBytes })
    .catch((error: unknown) => {
      if (error instanceof OutgoingError) throw failure('thirdParty', accountRefusals.casUnavailable);
      throw error;
    });
  const found = answered.status === 200 ? readCasAnswer(answered.text) : undefined;
  if (!found) throw failure('thirdParty', accountRefusals.casUnavailable);
  if ('failed' in found) throw refusal(accountRefusals.casTicket, 'RC_EXPIRED');
  return found.user;
}

async function casAccount(context: Context, ticket: string, asked: string | null) {
  const { cas } = context.services.settings;
  if (!cas) throw refusal(accountRefusals.casOff);
  const service = asked ?? cas.services[0] ?? '';
  if (!cas.services.includes(service)) throw refusal(accountRefusals.casService);
  if (ticket === '' || !(await markSeen(context, 'cas', ticket, day)))
    throw refusal(accountRefusals.casTicket, 'RC_EXPIRED');
  const username = await casUser(cas, ticket, service);
  const account = await context.db
    .selectFrom('sys_user')
    .where('username', '=', username)
    .selectAll()
    .orderBy('delFlag')
    .executeTakeFirst();
  if (!account) throw refusal(accountRefusals.casUser);
  return account;
}

function isSecret(given: string | undefined, secret: string): boolean {
  const [a, b] = [Buffer.from(given ?? ''), Buffer.from(secret)];
  return a.length === b.length && timingSafeEqual(a, b);
}

export const ssoCalls: readonly BoundEndpoint[] = [
  answer(casValidateLogin, async ({ ticket, service }, context) => {
    const given = ticket?.trim() ?? '';
    const account = await logFailure(context, 'CAS', casAccount(context, given, service));
    const ssoTicket = keyedHash(context, 'cas', given);
    return logFailure(context, account.username, signIn(context, account, { remember: true, by: 'other', ssoTicket }));
  }),
  answer(
    casLogout,
    async ({ logoutRequest }, context) => {
      const ticket = readLogoutTicket(logoutRequest ?? '');
      const ended = ticket === undefined ? [] : await endSsoSession(context, keyedHash(context, 'cas', ticket));
      for (const userId of ended) {
        const account = await accountById(context.db, userId);
        if (account) await logSignIn(context, 'signOut', account, signInLog.out(account.realname), { by: 'sso' });
      }
      return null;
    },
    { form: true },
  ),
  answer(ssoExchange, async ({ code }, context, call) => {
    const { mainSite } = context.services.settings;
    if (!mainSite || !isSecret(call.headers['x-sso-secret'], mainSite.secret)) throw failure('forbidden');
    const taken = code ? await consumeCode(context, 'sso', code) : undefined;
    const account = taken?.userId ? await accountById(context.db, taken.userId) : undefined;
    if (!account || account.delFlag === 1) throw refusal(accountRefusals.casTicket, 'RC_EXPIRED');
    return { userId: account.id, username: account.username, realname: account.realname, mobile: account.phone };
  }),
];
