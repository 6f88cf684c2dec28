import {
  accountRefusals,
  queryCompanyInfo,
  queryCompanyInfoByPhone,
  registeredCompany,
} from '@campus/contract/account';
import { failure, refusal } from '@campus/contract/kit';
import type { AuditSituation, CompanyCheck } from '@campus/contract/rules';
import type { Context } from '../../../kit/context.ts';
import { answer, type BoundEndpoint } from '../../../kit/http/answer.ts';
import { type Account, findAccount } from '../accounts.ts';
import { dropCaptcha, passCaptcha } from '../captcha.ts';
import { lockProvedAccount } from '../credentials.ts';
import { issueRegistrationToken } from '../registration-token.ts';
import { findConfirmedFactor } from '../second-factor.ts';
import { authenticateAccount } from '../sign-in.ts';
import { logFailure } from '../sign-in-log.ts';
import { authenticateByPhone } from './password-calls.ts';

const own = { transaction: false } as const;

/** Approval status of the account's company; an account without a company can continue. */
async function loadSituation(context: Context, account: Account): Promise<AuditSituation> {
  if (account.userType !== '2') return { auditStatus: 3, auditReason: null };
  const { auditStatus, auditReason } = await context.services.enterprise.situation(context.db, account.id);
  return { auditStatus, auditReason };
}
async function companyCheck(context: Context, account: Account): Promise<CompanyCheck> {
  const auditSituation = await loadSituation(context, account);
  const { username } = account;
  if (auditSituation.auditStatus === 3) return { username, auditSituation };
  // The token reads the papers of the company, so that neither password nor phone opens them without the second factor.
  if (await findConfirmedFactor(context, account.id)) return { username, auditSituation };
  const registerToken = await context.engine.transaction(
    { session: context.session, ...context.call },
    async (inside) => {
      await lockProvedAccount(inside, account);
      return issueRegistrationToken(inside, account.id);
    },
  );
  return { username, auditSituation, registerToken };
}

interface Check {
  readonly username: string | null;
  readonly password: string | null;
  readonly captcha: string | null;
  readonly checkKey: string | null;
}
/** The captcha stays valid for the following sign-in, or is removed. */
async function authenticate(context: Context, input: Check): Promise<Account> {
  const name = input.username ?? '';
  const known = await findAccount(context.db, name);
  if (!(await passCaptcha(context, input, known?.username ?? name))) throw failure('captchaWrong');
  try {
    if (name === '' || !input.password) throw refusal(accountRefusals.wrongCredentials);
    return await logFailure(context, name, authenticateAccount(context, name, input.password));
  } catch (error) {
    await dropCaptcha(context, input);
    throw error;
  }
}

export const companyCalls: readonly BoundEndpoint[] = [
  answer(queryCompanyInfo, async (input, context) => companyCheck(context, await authenticate(context, input)), own),
  answer(
    queryCompanyInfoByPhone,
    async (input, context) => companyCheck(context, (await authenticateByPhone(context, input)).account),
    own,
  ),
  answer(registeredCompany, async ({ userName }, context, call) => {
    const name = userName?.trim() ?? '';
    if (name === '') throw refusal(accountRefusals.companyUnknown);
    // Without the registration token of that account, every name gets the same answer.
    if (call.registration?.username !== name) return { account: name, mobile: null };
    const account = await findAccount(context.db, name);
    if (account?.delFlag !== 0 || account.userType !== '2') throw refusal(accountRefusals.companyUnknown);
    return { account: name, mobile: account.phone };
  }),
];
