import { accountRefusals, checkOnlyUser, userRegister } from '@campus/contract/account';
import { failure, fieldFailure, refusal } from '@campus/contract/kit';
import { text } from '@campus/contract/messages';
import { patterns, usernameProblem } from '@campus/contract/rules';
import type { Context } from '../../../kit/context.ts';
import { answer, type BoundEndpoint } from '../../../kit/http/answer.ts';
import { audit } from '../../log/audit.ts';
import { addUser, assertAvailable, newPassword } from '../account-writes.ts';
import { accountById } from '../accounts.ts';
import { mayLookUp } from '../captcha.ts';
import { issueRegistrationToken } from '../registration-token.ts';
import { checkSmsCode, smsModes } from '../sms-code.ts';

const defaultTenant = 1;

/** Input of a self-registration; passwords as sent. */
export interface RegistrationInput {
  readonly username: string;
  readonly password: string;
  readonly confirm?: string | null;
  readonly realname: string;
  readonly mobile: string;
  readonly smsCode: string;
  readonly email: string | null;
  readonly tenantId: number;
}
export interface Registered {
  readonly userId: string;
  readonly username: string;
  readonly registerToken: string;
  readonly auditStatus: 0;
}

function checkForm({ username, mobile, email }: RegistrationInput): void {
  const name = usernameProblem(username);
  if (name) throw fieldFailure('username', name);
  if (mobile === '') throw fieldFailure('mobile', text.register.mobile.required);
  if (!patterns.registrationMobile.test(mobile)) throw fieldFailure('mobile', patterns.registrationMobile.message);
  if (email !== null && !patterns.email.test(email)) throw fieldFailure('email', patterns.email.message);
}

/**
 * Creates an enterprise account (userType 2) with an empty company, for both registration forms. Call it outside a
 * transaction. Throws when name, phone, code or password is invalid.
 */
export async function registerAccount(context: Context, form: RegistrationInput): Promise<Registered> {
  const { enterprise } = context.services;
  checkForm(form);
  await assertTenant(context, form.tenantId);
  // Only the owner of the mobile can learn about existing accounts.
  const right = await checkSmsCode(context, form.mobile, [smsModes.register], form.smsCode);
  await assertAvailable(context, { username: form.username, phone: form.mobile, email: form.email });
  const next = await newPassword(
    context,
    { password: form.password, ...('confirm' in form && { confirm: form.confirm ?? null }) },
    form,
  );
  return context.engine.transaction({ session: context.session, ...context.call }, async (inside) => {
    if (!(await right.use(inside))) throw refusal(accountRefusals.smsExpired, 'RC_EXPIRED');
    const { username, realname, email, mobile: phone, tenantId } = form;
    const account = {
      username,
      realname,
      phone,
      email,
      userType: '2',
      passwordHash: next.hash,
      tenants: [tenantId],
    } as const;
    const userId = await addUser(inside, account);
    await enterprise.register(inside, { userId, username, realname, phone, email, tenantId });
    audit(inside, 'user.register', { userId, username }, { username, tenantId });
    return { userId, username, registerToken: await issueRegistrationToken(inside, userId), auditStatus: 0 };
  });
}
async function assertTenant(context: Context, tenantId: number): Promise<void> {
  const tenant = await context.db
    .selectFrom('sys_tenant')
    .where('id', '=', String(tenantId))
    .where('status', '=', 1)
    .where('delFlag', '=', 0)
    .select('id')
    .executeTakeFirst();
  if (!tenant) throw failure('tenantInvalid');
}

export const registrationCalls: readonly BoundEndpoint[] = [
  answer(
    userRegister,
    async (input, context) => {
      const tenantId = input.tenantId || defaultTenant;
      const { enterprise } = context.services;
      if (!(await enterprise.registrationOpen(context.db, tenantId))) throw refusal(accountRefusals.registerClosed);
      const username = input.username ?? '';
      const { registerToken, auditStatus } = await registerAccount(context, {
        username,
        password: input.password ?? '',
        realname: input.realname ?? username,
        mobile: input.phone?.trim() ?? '',
        smsCode: input.smscode ?? '',
        email: input.email,
        tenantId,
      });
      return { username, registerToken, auditStatus };
    },
    { transaction: false },
  ),
  answer(checkOnlyUser, async ({ username, phone, email, id, ...picture }, context, call) => {
    const except = id && (await accountById(context.db, id)) ? id : '';
    const column = username ? 'username' : phone ? 'phone' : email ? 'email' : undefined;
    if (!column) throw failure('badBody');
    if (!(await mayLookUp(context, call, picture))) return true as const;
    const value = (username || phone || email || '').trim();
    const query = context.db.selectFrom('sys_user').where('delFlag', '=', 0).where('id', '<>', except);
    if (await query.where(column, '=', value).select('id').executeTakeFirst()) throw refusal(accountRefusals.nameTaken);
    return true as const;
  }),
];
