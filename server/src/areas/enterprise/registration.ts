import { accountRefusals } from '@campus/contract/account';
import {
  checkAccount,
  checkCreditCode,
  company,
  companyAudit,
  companyDraft,
  companyFlow,
  companyForm,
  companyRefusals,
  type RegisteredDraft,
  type RegistrationState,
  registeredDraft,
  registrationSettings,
  saveAccount,
  saveCompany,
  submitCompany,
  withdrawCompany,
} from '@campus/contract/enterprise';
import {
  type Draft,
  type Fields,
  failure,
  fieldFailure,
  getCodes,
  type Row,
  readFields,
  refusal,
} from '@campus/contract/kit';
import { text } from '@campus/contract/messages';
import { addWorkingDays } from '@campus/contract/rules';
import type { Context } from '../../kit/context.ts';
import { answer } from '../../kit/http/answer.ts';
import type { Call } from '../../kit/http/route.ts';
import { loadHolidays } from '../../platform/holidays.ts';
import { setting } from '../../platform/settings.ts';
import { registerAccount } from '../../platform/sign-in/calls/registration-calls.ts';
import { mayLookUp } from '../../platform/sign-in/captcha.ts';
import { isRegistrationOpen } from '../homepage/login-config.ts';
import { assertCompany, assertPapersPresent } from './company-rules.ts';
import { assertCreditCodeFree } from './credit-code.ts';
import { isEmailTaken, isMobileTaken, isUsernameTaken } from './member-rules.ts';
import { onBehalf, readAs } from './on-behalf.ts';
import { type Registrant, registrantOfCall } from './registrant.ts';

type Company = Row<typeof company>;
const own = { transaction: false } as const;
const defaultTenant = 1;

export const registrationSettingsAnswer = answer(registrationSettings, async ({ tenantId }, context) => {
  const inside = readAs(onBehalf({ tenantId: tenantId || defaultTenant }), context);
  return {
    agreementUrl: await setting(inside, 'register.agreementUrl'),
    needProxyLetter: (await setting(inside, 'register.needProxyLetter')) === 1,
    auditDays: await setting(inside, 'register.auditDays'),
  };
});

export const saveAccountAnswer = answer(
  saveAccount,
  async (input, context) => {
    const tenantId = input.tenantId || defaultTenant;
    if (!(await isRegistrationOpen(context.db, tenantId))) throw refusal(accountRefusals.registerClosed);
    if (input.agree !== 1) throw fieldFailure('agree', companyRefusals.agreement);
    const { username, registerToken, auditStatus } = await registerAccount(context, {
      username: input.username,
      password: input.password,
      confirm: input.confirmPassword,
      realname: input.realName,
      mobile: input.mobile,
      smsCode: input.smsCode,
      email: input.email,
      tenantId,
    });
    return { username, registerToken, auditStatus };
  },
  own,
);

export const checkAccountAnswer = answer(
  checkAccount,
  async ({ username, mobile, email, ...picture }, context, call) => {
    if (!username && !mobile && !email) throw failure('badBody');
    if (!(await mayLookUp(context, call, picture))) return null;
    if (username && (await isUsernameTaken(username, context)))
      throw fieldFailure('username', accountRefusals.usernameTaken);
    if (mobile && (await isMobileTaken(mobile, undefined, context)))
      throw fieldFailure('mobile', text.register.mobile.exists);
    if (email && (await isEmailTaken(email, undefined, context)))
      throw fieldFailure('email', accountRefusals.emailTaken);
    return null;
  },
);

const stateOfRow = (row: Company, username: string): RegistrationState => ({
  auditStatus: row.auditStatus as RegistrationState['auditStatus'],
  auditReason: row.auditReason,
  username,
});

/** A registrant reads all fields of their own company, including the handler's identity card. */
const readable = [company.fields.idCardNo.plain, company.fields.contactMobile.plain] as string[];

export const registeredDraftAnswer = answer(
  registeredDraft,
  async ({ username }, context, call) => {
    const registrant = await registrantOfCall(call, context, readable);
    if (username !== null && username !== registrant.username)
      throw failure('expired', accountRefusals.registrationExpired);
    return loadDraft(registrant, readAs(registrant.session, context));
  },
  own,
);
async function loadDraft({ username, mobile, session, row }: Registrant, inside: Context): Promise<RegisteredDraft> {
  const shown = await inside.engine.one(company, row.id, inside);
  const names = ['action', 'reason', 'operateTime'];
  const [last] = await inside.engine.find<NonNullable<RegisteredDraft['lastAudit']>>(
    companyAudit,
    ['companyId', 'eq', row.id],
    names,
    inside,
    1,
  );
  const waits = row.auditStatus === getCodes(companyFlow, 'waiting')[0];
  const days = await setting(inside, 'register.auditDays');
  return {
    ...stateOfRow(row, session.username || username),
    mobile,
    company: shown as Draft<typeof company>,
    submitTime: row.submitTime,
    expectedDate: waits && row.submitTime ? addWorkingDays(row.submitTime, days, await loadHolidays(inside)) : null,
    lastAudit: last ?? null,
  };
}

export const checkCreditCodeAnswer = answer(
  checkCreditCode,
  async ({ creditCode }, context, call) => {
    const { session, row } = await registrantOfCall(call, context);
    await context.engine.transaction({ ...context.call, session }, (inside) =>
      assertCreditCodeFree(creditCode, row.id, inside),
    );
    return null;
  },
  own,
);

/** Runs `work` on the registrant's company, locked. */
async function asRegistrant(
  call: Call,
  context: Context,
  work: (row: Company, inside: Context) => Promise<Company>,
): Promise<RegistrationState> {
  const { session, row, username } = await registrantOfCall(call, context);
  return context.engine.transaction({ ...context.call, session }, async (inside) => {
    const locked = await inside.engine.lock(company, row.id, inside);
    if (!locked) throw failure('notFound');
    return stateOfRow(await work(locked, inside), username);
  });
}
const open: readonly number[] = getCodes(companyFlow, 'blank', 'draft', 'rejected');

/** Saves the sanitised form fields; references, dictionary values and files must exist. */
async function write(row: Company, fields: Fields, draft: Draft<typeof company>, inside: Context): Promise<void> {
  const changed = Object.fromEntries(
    Object.entries(draft).filter(([name, value]) => value !== row[name as keyof Company]),
  );
  await inside.engine.checkExistence(fields, changed, inside);
  if (draft.creditCode && draft.creditCode !== row.creditCode)
    await assertCreditCodeFree(draft.creditCode, row.id, inside);
  const { sanitize } = inside.engine.ports;
  const { introduction } = draft;
  await inside.engine.set(
    company,
    row.id,
    { ...draft, ...(introduction && { introduction: sanitize(introduction) }) },
    inside,
  );
}

export const saveCompanyAnswer = answer(
  saveCompany,
  (_input, context, call) =>
    asRegistrant(call, context, async (row, inside) => {
      if (!open.includes(row.auditStatus)) throw refusal(companyRefusals.notEditable);
      await write(row, companyDraft, readFields(companyDraft, call.body, true) as Draft<typeof company>, inside);
      return inside.engine.step(company, 'save', row.id, {}, inside, true);
    }),
  { ...own, rowOf: company },
);

export const submitCompanyAnswer = answer(
  submitCompany,
  (input, context, call) =>
    asRegistrant(call, context, async (row, inside) => {
      if (open.includes(row.auditStatus)) {
        assertCompany(input, undefined, inside);
        await assertPapersPresent(input, inside);
        await assertCreditCodeFree(input.creditCode, row.id, inside);
        await write(row, companyForm, input, inside);
      }
      return inside.engine.step(company, 'submit', row.id, {}, inside, true);
    }),
  { ...own, rowOf: company },
);

export const withdrawCompanyAnswer = answer(
  withdrawCompany,
  (_input, context, call) =>
    asRegistrant(call, context, (row, inside) => inside.engine.step(company, 'withdraw', row.id, {}, inside, true)),
  own,
);
