import { accountRefusals } from '@campus/contract/account';
import { failure, fieldFailure, refusal } from '@campus/contract/kit';
import { resetAccountProblem } from '@campus/contract/rules';
import {
  addAiLog,
  currentUserDeparts,
  enabledThirdApps,
  ifAccount,
  ifResetAccount,
  permCode,
  resetAccountPwd,
  selectDepart,
  sysSession,
  sysTenant,
  sysUser,
  tenantList,
  updatePassword,
  userInfo,
  userPermission,
} from '@campus/contract/system';
import type { Context } from '../../kit/context.ts';
import { answer, type BoundEndpoint, withMessage } from '../../kit/http/answer.ts';
import { allOptions } from '../../platform/dictionary/dictionaries.ts';
import { logTypes, writeLog } from '../../platform/log/operation-log.ts';
import { accountChanged, newPassword, storePassword } from '../../platform/sign-in/account-writes.ts';
import { type Account, accountById, allTenants, isLiveTenant, tenantsOfUser } from '../../platform/sign-in/accounts.ts';
import { lockProvedAccount } from '../../platform/sign-in/credentials.ts';
import { departBriefs, loginUser } from '../../platform/sign-in/login-result.ts';
import { asSignedIn } from '../../platform/sign-in/signed-in.ts';
import { permissionResult } from './menu-tree.ts';
import { verifyOwnPassword } from './own-password.ts';

const shell = { shell: true } as const;
/** Hashes and counts, so it opens its own transaction. */
const slow = { shell: true, transaction: false } as const;
const mostAsked = 2000;

async function ownAccount(context: Context): Promise<Account> {
  const account = await accountById(context.db, context.session.userId);
  if (!account) throw failure('accountGone');
  return account;
}
const mustSetUpFactor = async ({ db, session }: Context): Promise<boolean> => {
  const { sessionId } = asSignedIn(session);
  const query = db.selectFrom('sys_session').where('id', '=', sessionId).select('secondFactorRequired');
  return (await query.executeTakeFirst())?.secondFactorRequired === 1;
};
const getPlace = ({ session }: Context) => ({
  orgCode: session.orgCode ?? null,
  tenantId: session.tenantId === 0 ? null : session.tenantId,
});

/** Own departments only: the user named in the request must be the caller. */
async function selectOwnDepart(
  context: Context,
  input: { orgCode: string | null; username: string | null; loginTenantId: number | null },
) {
  const { session } = context;
  const { sessionId, tenants } = asSignedIn(session);
  if (input.username !== null && input.username !== session.username) throw failure('noPermission');
  const tenantId = input.loginTenantId || null;
  if (tenantId !== null && !tenants.includes(tenantId)) throw failure('tenantForeign');
  const orgCode = input.orgCode === null ? (session.orgCode ?? null) : await ownDepart(context, input.orgCode);
  const account = await ownAccount(context);
  const at = { orgCode, tenantId: tenantId ?? (session.tenantId || null) };
  await context.engine.set(
    sysSession,
    sessionId,
    { orgCode, ...(tenantId !== null && { loginTenantId: tenantId }) },
    context,
  );
  await context.engine.set(
    sysUser,
    account.id,
    { orgCode, ...(tenantId !== null && { loginTenantId: tenantId }) },
    context,
  );
  accountChanged(context, account.id);
  return { userInfo: await loginUser(context, account, at) };
}
async function ownDepart(context: Context, orgCode: string): Promise<string> {
  const known = await context.db
    .selectFrom('sys_depart')
    .where('orgCode', '=', orgCode)
    .where('delFlag', '=', 0)
    .select('id')
    .executeTakeFirst();
  if (!known) throw refusal(accountRefusals.departUnknown);
  const mine = await departBriefs(context, context.session.userId);
  if (!mine.some((depart) => depart.orgCode === orgCode)) throw refusal(accountRefusals.departForeign);
  return orgCode;
}

async function assertAccountNameFree(context: Context, name: string, except: string): Promise<void> {
  if (resetAccountProblem(name)) throw fieldFailure('username', accountRefusals.accountForm);
  const taken = await context.db
    .selectFrom('sys_user')
    .where('username', '=', name)
    .where('id', '<>', except)
    .where('delFlag', '=', 0)
    .select('id')
    .executeTakeFirst();
  if (taken) throw fieldFailure('username', accountRefusals.accountExists);
}

export const shellCalls: readonly BoundEndpoint[] = [
  answer(selectDepart, (input, context) => selectOwnDepart(context, input), shell),
  answer(
    currentUserDeparts,
    async (_input, context) => ({
      list: await departBriefs(context, context.session.userId),
      orgCode: context.session.orgCode ?? null,
    }),
    shell,
  ),
  answer(
    tenantList,
    async ({ ids }, context) => {
      const wanted = (ids ?? '').split(',').filter(Boolean).map(Number);
      const seesAll = context.session.codes.has(sysTenant.can.list);
      const tenants = seesAll ? await allTenants(context.db) : await tenantsOfUser(context.db, context.session.userId);
      return tenants.filter(
        (tenant) => isLiveTenant(tenant, context.now) && (wanted.length === 0 || wanted.includes(tenant.id)),
      );
    },
    shell,
  ),
  answer(
    ifResetAccount,
    async ({ id }, context) => {
      const asked = id ?? context.session.userId;
      if (asked !== context.session.userId && !context.session.codes.has(sysUser.can.edit))
        throw failure('noPermission');
      const account = await accountById(context.db, asked);
      if (!account || account.delFlag === 1) throw failure('notFound');
      const reset = account.accountAssigned === 0;
      return withMessage({ reset }, reset ? '已重置' : '未重置');
    },
    shell,
  ),
  answer(
    ifAccount,
    async ({ userName }, context) => {
      await assertAccountNameFree(context, userName ?? '', context.session.userId);
      return null;
    },
    shell,
  ),
  answer(
    resetAccountPwd,
    async (input, context) => {
      const account = await ownAccount(context);
      if (input.id !== account.id) throw failure('noPermission');
      if (account.accountAssigned === 0) throw refusal(accountRefusals.accountResetOnce);
      const username = input.username ?? '';
      await verifyOwnPassword(context, account, input.remark);
      await assertAccountNameFree(context, username, account.id);
      const next = await newPassword(
        context,
        { password: input.password, confirm: input.confirmpassword },
        { ...account, username },
      );
      await context.engine.transaction({ session: context.session, ...context.call }, async (inside) => {
        await lockProvedAccount(inside, account);
        await inside.engine.set(sysUser, account.id, { username, accountAssigned: 0 }, inside);
        await storePassword(inside, account, next, { except: asSignedIn(context.session).sessionId });
      });
      return null;
    },
    slow,
  ),
  answer(
    updatePassword,
    async (input, context) => {
      if (input.username !== null && input.username !== context.session.username)
        throw refusal(accountRefusals.ownPasswordOnly);
      const account = await ownAccount(context);
      await verifyOwnPassword(context, account, input.oldpassword);
      const next = await newPassword(context, { password: input.password, confirm: input.confirmpassword }, account);
      await context.engine.transaction({ session: context.session, ...context.call }, async (inside) => {
        await lockProvedAccount(inside, account);
        await storePassword(inside, account, next, { except: asSignedIn(context.session).sessionId });
      });
      return null;
    },
    slow,
  ),
  answer(
    userPermission,
    async (_input, context) => {
      // No menu before a pending password change or second-factor setup: the console shows that step instead.
      if ((await ownAccount(context)).mustChangePassword === 1) throw failure('passwordChangeDue');
      if (await mustSetUpFactor(context)) throw failure('secondFactorSetupDue');
      const permissions = await context.services.permissions.get();
      return permissionResult(permissions, context.session.roles, asSignedIn(context.session).userType);
    },
    shell,
  ),
  answer(
    permCode,
    async (_input, context) => {
      const permissions = await context.services.permissions.get();
      const { auth, allAuth, sysSafeMode } = permissionResult(
        permissions,
        context.session.roles,
        asSignedIn(context.session).userType,
      );
      return { codeList: [...context.session.codes], auth, allAuth, sysSafeMode };
    },
    shell,
  ),
  answer(enabledThirdApps, async () => ({ wechatEnterprise: false, dingtalk: false }), shell),
  answer(
    userInfo,
    async (_input, context) => ({
      userInfo: await loginUser(context, await ownAccount(context), getPlace(context)),
      sysAllDictItems: allOptions(await context.services.dictionaries.get()),
    }),
    shell,
  ),
  answer(addAiLog, async ({ requestParam }, context) => {
    const { session, call, now } = context;
    const row = {
      logType: logTypes.assistant,
      content: addAiLog.title,
      tenantId: session.tenantId,
      username: session.username,
      realname: session.realname,
      ip: call.ip,
      params: (requestParam ?? '').slice(0, mostAsked),
    };
    await writeLog(context.db, row, now);
    return null;
  }),
];
