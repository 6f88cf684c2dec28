import { accountRefusals, passwordChange, phoneVerification } from '@campus/contract/account';
import { refusal } from '@campus/contract/kit';
import type { Context } from '../../../kit/context.ts';
import { answer, type BoundEndpoint } from '../../../kit/http/answer.ts';
import { newPassword, storePassword } from '../account-writes.ts';
import { type Account, accountById } from '../accounts.ts';
import { lockAccounts, lockProvedAccount } from '../credentials.ts';
import { minute } from '../moments.ts';
import { consumeCode, issueCode, readCode } from '../one-time-code.ts';
import { smsModes } from '../sms-code.ts';
import { authenticateByPhone, consumePhoneCode } from './password-calls.ts';

const own = { transaction: false } as const;
const ticketSeconds = 10 * minute;

/** The account of a reset ticket; username and phone must match the ticket. */
async function ticketAccount(context: Context, ticket: string, username: string, phone: string): Promise<Account> {
  const meaning = await readCode(context, 'reset', ticket);
  if (!meaning?.userId) throw refusal(accountRefusals.resetTicketExpired, 'RC_EXPIRED');
  const account = await accountById(context.db, meaning.userId);
  if (!account || account.delFlag === 1 || username !== account.username) throw refusal(accountRefusals.userUnknown);
  if (meaning.payload.phone !== phone) throw refusal(accountRefusals.resetTicketWrong);
  return account;
}

export const forgottenCalls: readonly BoundEndpoint[] = [
  answer(
    phoneVerification,
    async ({ phone, smscode }, context) => {
      const proved = await authenticateByPhone(context, { mobile: phone, captcha: smscode }, [smsModes.reset]);
      const ticket = await context.engine.transaction({ session: context.session, ...context.call }, async (inside) => {
        await lockProvedAccount(inside, proved.account);
        await consumePhoneCode(proved)(inside);
        const payload = { phone: proved.account.phone ?? '' };
        return issueCode(inside, 'reset', { userId: proved.account.id, payload, lifeSeconds: ticketSeconds });
      });
      return { smscode: ticket, username: proved.account.username };
    },
    own,
  ),
  answer(
    passwordChange,
    async ({ username, password, smscode, phone }, context) => {
      if (!smscode || !password) throw refusal(accountRefusals.resetFailed);
      const account = await ticketAccount(context, smscode, username ?? '', phone?.trim() ?? '');
      const next = await newPassword(context, { password }, account);
      await context.engine.transaction({ session: context.session, ...context.call }, async (inside) => {
        await lockAccounts(inside, [account.id]);
        if (!(await consumeCode(inside, 'reset', smscode)))
          throw refusal(accountRefusals.resetTicketExpired, 'RC_EXPIRED');
        await storePassword(inside, account, next);
      });
      return null;
    },
    own,
  ),
];
