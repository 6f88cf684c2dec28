import type { DepartBrief, LoginResult, LoginUser, ThemeSettings, UserType } from '@campus/contract/rules';
import type { Context } from '../../kit/context.ts';
import { allOptions } from '../dictionary/dictionaries.ts';
import { getHome } from '../permission/permissions.ts';
import { type Account, departsOfUser, isLiveTenant, rolesOfUser, tenantsOfUser } from './accounts.ts';
import { getAudience } from './gate.ts';

/** The signed-in user with his home path for sign-ins without a redirect. */
export type ShownUser = LoginUser & { readonly homePath: string | null };

const getBrief = ({ tenantId: _tenant, ...depart }: DepartBrief & { tenantId: number }): DepartBrief => depart;
export const departBriefs = async (context: Context, userId: string): Promise<DepartBrief[]> =>
  (await departsOfUser(context.db, userId)).map(getBrief);

/** The account as shown to its owner, for this department and tenant. */
export async function loginUser(
  context: Context,
  account: Account,
  at: { readonly orgCode: string | null; readonly tenantId: number | null },
): Promise<ShownUser> {
  const depart = at.orgCode
    ? await context.db
        .selectFrom('sys_depart')
        .where('orgCode', '=', at.orgCode)
        .where('delFlag', '=', 0)
        .select('departName')
        .executeTakeFirst()
    : undefined;
  const tenants = await tenantsOfUser(context.db, account.id);
  const permissions = await context.services.permissions.get();
  const roles = await rolesOfUser(context.db, account.id);
  return {
    id: account.id,
    username: account.username,
    realname: account.realname,
    nickname: account.nickname,
    avatar: account.avatar === null ? null : context.engine.ports.sign(account.avatar),
    sex: account.sex,
    birthday: account.birthday,
    phone: account.phone,
    email: account.email,
    orgCode: at.orgCode,
    orgCodeTxt: depart?.departName ?? null,
    status: account.status ?? 1,
    userIdentity: account.userIdentity,
    departIds: account.departIds,
    post: account.post,
    workNo: account.workNo,
    telephone: account.telephone,
    relTenantIds: tenants.length ? tenants.map((tenant) => tenant.id).join(',') : null,
    loginTenantId: at.tenantId,
    loginTenantTxt: tenants.find((tenant) => tenant.id === at.tenantId)?.name ?? null,
    userType: account.userType as UserType,
    audience: getAudience(account.userType, roles),
    companyId: account.companyId,
    createTime: account.createTime,
    homePath: getHome(permissions, roles),
  };
}

const loadTheme = async ({ db }: Context, userId: string): Promise<Partial<ThemeSettings> | null> =>
  (
    await db
      .selectFrom('sys_account_preference')
      .where('userId', '=', userId)
      .where('delFlag', '=', 0)
      .select('theme')
      .executeTakeFirst()
  )?.theme ?? null;

interface Result {
  readonly account: Account;
  readonly token: string;
  readonly orgCode: string | null;
  readonly tenantId: number | null;
  readonly mobileVerifyRequired: boolean;
  readonly ssoUrl: string | null;
}
/** The answer of every sign-in call. */
export async function loginResult(context: Context, result: Result): Promise<LoginResult> {
  const { account } = result;
  const departs = await departBriefs(context, account.id);
  const tenants = (await tenantsOfUser(context.db, account.id)).filter((tenant) => isLiveTenant(tenant, context.now));
  return {
    token: result.token,
    userInfo: await loginUser(context, account, result),
    departs,
    multi_depart: departs.length === 0 ? 0 : departs.length === 1 ? 1 : 2,
    ...(tenants.length > 0 && { tenantList: tenants.map(({ id, name, status }) => ({ id, name, status })) }),
    sysAllDictItems: allOptions(await context.services.dictionaries.get()),
    mustChangePassword: account.mustChangePassword === 1,
    mobileVerifyRequired: result.mobileVerifyRequired,
    ssoUrl: result.ssoUrl,
    theme: await loadTheme(context, account.id),
  };
}
