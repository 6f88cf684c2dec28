import {
  accountRefusals,
  beginSecondFactor,
  confirmSecondFactor,
  factorChanges,
  factorRefusals,
  readSecondFactor,
  renewRecoveryCodes,
  turnOffSecondFactor,
} from '@campus/contract/account';
import { failure, refusal } from '@campus/contract/kit';
import type { Context } from '../../kit/context.ts';
import { answer, type BoundEndpoint } from '../../kit/http/answer.ts';
import { audit } from '../../platform/log/audit.ts';
import { notifyAccountChange } from '../../platform/sign-in/account-notice.ts';
import { type Account, accountById } from '../../platform/sign-in/accounts.ts';
import { lockProvedAccount } from '../../platform/sign-in/credentials.ts';
import { isFactorRequired } from '../../platform/sign-in/factor-requirement.ts';
import {
  assertFactor,
  beginFactor,
  confirmFactor,
  countRecoveryCodes,
  findConfirmedFactor,
  proveFactor,
  removeFactor,
  replaceRecoveryCodes,
} from '../../platform/sign-in/second-factor.ts';
import { endSessions } from '../../platform/sign-in/sessions.ts';
import { asSignedIn } from '../../platform/sign-in/signed-in.ts';
import { verifyOwnPassword } from '../system/own-password.ts';

/** Open to a session that must set up its second factor first; hashes and counts, so it opens its own transaction. */
const slow = { shell: true, transaction: false } as const;

async function ownAccount({ db, session }: Context): Promise<Account> {
  const account = await accountById(db, session.userId);
  if (!account) throw failure('accountGone');
  return account;
}
const inTransaction = <T>(context: Context, work: (inside: Context) => Promise<T>): Promise<T> =>
  context.engine.transaction({ session: context.session, ...context.call }, work);

/** After a change of the second factor: ends other sessions and open tickets, and notifies the owner on every channel. */
async function finishChange(
  inside: Context,
  act: 'account.factorOn' | 'account.factorOff' | 'account.recoveryCodes',
  what: string,
): Promise<void> {
  const { sessionId, userId } = asSignedIn(inside.session);
  await endSessions(inside, userId, 'account', sessionId);
  await notifyAccountChange(inside, userId, what);
  audit(inside, act, { userId });
}

const state = answer(
  readSecondFactor,
  async (_input, context) => {
    const account = await ownAccount(context);
    const factor = await findConfirmedFactor(context, account.id);
    return {
      isOn: factor !== undefined,
      since: factor?.confirmedAt ?? null,
      recoveryCodesLeft: await countRecoveryCodes(context, account.id),
      isRequired: await isFactorRequired(context, account),
    };
  },
  { shell: true },
);

const begin = answer(
  beginSecondFactor,
  async ({ password }, context) => {
    const account = await ownAccount(context);
    await verifyOwnPassword(context, account, password, accountRefusals.passwordWrong);
    return inTransaction(context, async (inside) => beginFactor(inside, await lockProvedAccount(inside, account)));
  },
  slow,
);

const confirm = answer(
  confirmSecondFactor,
  async ({ code }, context) => {
    const account = await ownAccount(context);
    return inTransaction(context, async (inside) => {
      await lockProvedAccount(inside, account);
      const recoveryCodes = await confirmFactor(inside, account.id, code);
      await inside.db
        .updateTable('sys_session')
        .set({ secondFactorRequired: 0 })
        .where('id', '=', asSignedIn(inside.session).sessionId)
        .execute();
      await finishChange(inside, 'account.factorOn', factorChanges.on);
      return { recoveryCodes };
    });
  },
  slow,
);

/** Runs `work` after checking password and code; the code is used up first. */
async function withBoth<T>(
  context: Context,
  { password, code }: { readonly password: string; readonly code: string },
  work: (inside: Context, account: Account) => Promise<T>,
): Promise<T> {
  const account = await ownAccount(context);
  await assertFactor(context, account.id);
  await verifyOwnPassword(context, account, password, accountRefusals.passwordWrong);
  const proof = await proveFactor(context, account.id, code);
  return inTransaction(context, async (inside) => {
    await lockProvedAccount(inside, account);
    await proof.use(inside);
    return work(inside, account);
  });
}

const turnOff = answer(
  turnOffSecondFactor,
  async (given, context) => {
    if (await isFactorRequired(context, await ownAccount(context))) throw refusal(factorRefusals.required);
    return withBoth(context, given, async (inside, { id }) => {
      await removeFactor(inside, id);
      await finishChange(inside, 'account.factorOff', factorChanges.off);
      return null;
    });
  },
  { transaction: false },
);

const renew = answer(
  renewRecoveryCodes,
  (given, context) =>
    withBoth(context, given, async (inside, { id }) => {
      const recoveryCodes = await replaceRecoveryCodes(inside, id);
      await finishChange(inside, 'account.recoveryCodes', factorChanges.renewed);
      return { recoveryCodes };
    }),
  { transaction: false },
);

export const secondFactorAnswers: readonly BoundEndpoint[] = [state, begin, confirm, turnOff, renew];
