import { accountRefusals } from '@campus/contract/account';
import {
  accountAlteration,
  alterationMinutes,
  memberRefusals,
  mostAlterations,
  alterationRefusals as refused,
  sendAlterationCode,
  startAlteration,
  submitAlteration,
  verifyAlteration,
} from '@campus/contract/enterprise';
import { Failure, failure, fieldFailure, refusal } from '@campus/contract/kit';
import { text } from '@campus/contract/messages';
import { addWorkingDays, mask, usernameProblem } from '@campus/contract/rules';
import { sql } from 'kysely';
import type { Context } from '../../kit/context.ts';
import { answer } from '../../kit/http/answer.ts';
import { loadHolidays } from '../../platform/holidays.ts';
import { setting } from '../../platform/settings.ts';
import { newPassword } from '../../platform/sign-in/account-writes.ts';
import { type Account, assertUsable, findAccount, tenantsOfUser } from '../../platform/sign-in/accounts.ts';
import { useCaptcha } from '../../platform/sign-in/captcha.ts';
import { lockProvedAccount } from '../../platform/sign-in/credentials.ts';
import { addSeconds } from '../../platform/sign-in/moments.ts';
import { checkSmsCode, sendSmsCode, smsModes, type ValidCode } from '../../platform/sign-in/sms-code.ts';
import { account } from './accounts.ts';
import { alterationTypes, lockAlterationAccount } from './alteration-account.ts';
import type { Alteration } from './alteration-effects.ts';
import { assertPapers } from './alteration-papers.ts';
import { loadStartedAlteration, lockStartedAlteration, newTicket } from './alteration-ticket.ts';
import { companyRoles } from './company-roles.ts';
import { assertUsernameFree, isMobileTaken } from './member-rules.ts';
import { onBehalf, transactionAs } from './on-behalf.ts';

const own = { transaction: false } as const;
const bySms = 1;
const byPaper = 2;

interface Membership {
  readonly companyId: string;
  readonly tenantId: number;
  readonly role: number;
}
async function findMembership(userId: string, context: Context): Promise<Membership | undefined> {
  const { rows } = await sql<Membership>`
    select company_id, tenant_id, role from rc_company_user where user_id = ${userId} and del_flag = 0`.execute(
    context.db,
  );
  return rows[0];
}

/** The target account: any account for password recovery, a company account otherwise. */
async function resolveAccount(
  typed: string,
  type: number,
  context: Context,
): Promise<{ found: Account; place: Membership | undefined }> {
  const found = await findAccount(context.db, typed);
  const place = found && (await findMembership(found.id, context));
  if (!found || found.delFlag === 1 || (type !== alterationTypes.password && !place))
    throw refusal(refused.accountUnknown, 'RC_NOT_FOUND');
  assertUsable(found);
  if (type === alterationTypes.administrator && place?.role !== companyRoles.administrator)
    throw refusal(refused.notAdministrator);
  if (type === alterationTypes.password && !found.phone) throw refusal(refused.noMobile);
  return { found, place };
}
async function assertBelowLimit(userId: string, context: Context): Promise<void> {
  const { rows } = await sql<{ n: number }>`
    select count(*) as n from rc_account_alteration where user_id = ${userId} and create_time >= ${`${context.now.slice(0, 10)} 00:00:00`}`.execute(
    context.db,
  );
  if (Number(rows[0]?.n) >= mostAlterations) throw failure('limited', refused.tooOften);
}

export const startAlterationAnswer = answer(
  startAlteration,
  async ({ type, account: typed, captcha, checkKey }, context) => {
    if (!(Object.values(alterationTypes) as number[]).includes(type)) throw failure('badBody');
    await useCaptcha(context, { captcha, checkKey });
    const { found, place } = await resolveAccount(typed, type, context);
    const [tenant] = place ? [place.tenantId] : (await tenantsOfUser(context.db, found.id)).map((row) => row.id);
    const { ticket, kept } = newTicket();
    await transactionAs(
      onBehalf({ tenantId: tenant ?? 1, userId: found.id, username: found.username }),
      context,
      async (inside) => {
        const { credentialVersion } = await lockProvedAccount(inside, found);
        await assertBelowLimit(found.id, inside);
        await inside.engine.insert(
          accountAlteration,
          {
            companyId: place?.companyId ?? null,
            userId: found.id,
            type,
            oldMobile: found.phone,
            credentialVersion,
            verified: 0,
            ip: inside.call.ip.slice(0, 64),
            ticket: kept,
            expireTime: addSeconds(inside.now, alterationMinutes * 60),
          },
          inside,
        );
      },
    );
    const mobile = found.phone ? mask('mobile', found.phone) : null;
    return {
      ticket,
      username: found.username,
      mobile,
      bySms: type !== alterationTypes.administrator && found.phone !== null,
    };
  },
  own,
);

async function assertFree(mobile: string, row: Alteration, context: Context): Promise<void> {
  if (await isMobileTaken(mobile, row.type === alterationTypes.mobile ? row.userId : undefined, context))
    throw fieldFailure('newMobile', memberRefusals.mobileTaken);
}

export const sendAlterationCodeAnswer = answer(
  sendAlterationCode,
  async ({ ticket, mobile }, context) => {
    const row = await loadStartedAlteration(ticket, context);
    if (mobile === null) {
      if (!row.oldMobile || row.type === alterationTypes.administrator) throw failure('badBody');
      await sendSmsCode(context, row.oldMobile, smsModes.reset, row.tenantId);
      return null;
    }
    if (!row.verified) throw failure('expired', refused.expired);
    await assertFree(mobile, row, context);
    await sendSmsCode(context, mobile, smsModes.changePhone, row.tenantId);
    return null;
  },
  own,
);

/** Asserts the code; wrong and expired codes fail with the same message. */
async function assertCode(context: Context, mobile: string, mode: '2' | '3', code: string | null): Promise<ValidCode> {
  if (!code) throw fieldFailure('smsCode', text.alteration.sms.required);
  return checkSmsCode(context, mobile, [mode], code).catch((error: unknown) => {
    throw error instanceof Failure ? fieldFailure('smsCode', refused.smsWrong) : error;
  });
}

export const verifyAlterationAnswer = answer(
  verifyAlteration,
  async ({ ticket, smsCode, ...papers }, context) => {
    const row = await loadStartedAlteration(ticket, context);
    const { username } = await account(row.userId, context);
    const onPaper = row.type === alterationTypes.administrator || (row.type === alterationTypes.mobile && !smsCode);
    const right = onPaper ? undefined : await assertCode(context, row.oldMobile ?? '', smsModes.reset, smsCode);
    return transactionAs(
      onBehalf({ tenantId: row.tenantId, userId: row.userId, username }),
      context,
      async (inside) => {
        await lockAlterationAccount(row, inside);
        await lockStartedAlteration(row, inside);
        if (right) {
          if (!(await right.use(inside))) throw fieldFailure('smsCode', refused.smsWrong);
          await inside.engine.set(accountAlteration, row.id, { verified: bySms }, inside);
          return { way: 'sms' as const };
        }
        await assertPapers(papers, row, inside);
        const { letterFile, idCardImgs, newRealname, reason } = papers;
        await inside.engine.set(
          accountAlteration,
          row.id,
          { verified: byPaper, letterFile, idCardImgs, newRealname, reason },
          inside,
        );
        return { way: 'paper' as const };
      },
    );
  },
  own,
);

interface Wanted {
  readonly password: string | null;
  readonly confirmPassword: string | null;
  readonly newMobile: string | null;
  readonly smsCode: string | null;
  readonly newUsername: string | null;
}
/** The values stored by step 3; validated outside a transaction because hashing a password is slow. */
async function readWanted(
  wanted: Wanted,
  row: Alteration,
  context: Context,
): Promise<{ values: Partial<Alteration>; code?: ValidCode }> {
  const { password, confirmPassword: confirm, newMobile, smsCode, newUsername } = wanted;
  const holder = await account(row.userId, context);
  const hash = async (of: Pick<Account, 'username'> & Partial<Account>): Promise<string> => {
    if (!password) throw fieldFailure('password', text.password.new.required);
    return (await newPassword(context, { password, confirm }, of)).hash;
  };
  if (row.type === alterationTypes.password) return { values: { newPasswordHash: await hash(holder) } };
  if (!newMobile) throw fieldFailure('newMobile', refused.mobileRequired);
  await assertFree(newMobile, row, context);
  if (row.type === alterationTypes.mobile)
    return { values: { newMobile }, code: await assertCode(context, newMobile, smsModes.changePhone, smsCode) };
  const problem = usernameProblem(newUsername ?? '');
  if (problem) throw fieldFailure('newUsername', problem);
  await assertUsernameFree(newUsername, context).catch((error: unknown) => {
    throw error instanceof Failure ? fieldFailure('newUsername', error.message) : error;
  });
  const newPasswordHash = await hash({ username: newUsername as string });
  const code = await assertCode(context, newMobile, smsModes.changePhone, smsCode);
  return { values: { newMobile, newUsername, newPasswordHash }, code };
}

export const submitAlterationAnswer = answer(
  submitAlteration,
  async ({ ticket, ...wanted }, context) => {
    const row = await loadStartedAlteration(ticket, context);
    if (!row.verified) throw failure('expired', refused.expired);
    const { values, code } = await readWanted(wanted, row, context);
    const { username } = await account(row.userId, context);
    return transactionAs(
      onBehalf({ tenantId: row.tenantId, userId: row.userId, username }),
      context,
      async (inside) => {
        await lockAlterationAccount(row, inside);
        await lockStartedAlteration(row, inside);
        if (code && !(await code.use(inside))) throw refusal(accountRefusals.smsExpired, 'RC_EXPIRED');
        await inside.engine.set(accountAlteration, row.id, { ...values, ticket: null }, inside);
        const finished = row.verified === bySms;
        await inside.engine.step(accountAlteration, finished ? 'finish' : 'submit', row.id, {}, inside, true);
        const days = await setting(inside, 'register.auditDays');
        return {
          alterNo: row.alterNo as string,
          finished,
          expectedDate: finished ? null : addWorkingDays(inside.now, days, await loadHolidays(inside)),
        };
      },
    );
  },
  own,
);
