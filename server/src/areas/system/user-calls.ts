import { accountRefusals, factorChanges } from '@campus/contract/account';
import { failure, formFields, type Row, readFields, refusal } from '@campus/contract/kit';
import {
  addUser,
  administrationRefusals,
  changeUserPassword,
  deletedUsers,
  departsOfOneUser,
  editUser,
  freezeUsers,
  generateUserId,
  type ListedUser,
  purgeUsers,
  resetSecondFactor,
  resetUserPasswords,
  restoreUsers,
  rolesOfOneUser,
  sysUser,
  userBelonging,
  userSectionInfo,
  verifyPassword,
} from '@campus/contract/system';
import type { Context } from '../../kit/context.ts';
import { answer, type BoundEndpoint } from '../../kit/http/answer.ts';
import type { Call } from '../../kit/http/route.ts';
import { newToken } from '../../kit/write/new-id.ts';
import { audit } from '../../platform/log/audit.ts';
import { notifyAccountChange } from '../../platform/sign-in/account-notice.ts';
import { newPassword, storePassword } from '../../platform/sign-in/account-writes.ts';
import { type Account, accountById } from '../../platform/sign-in/accounts.ts';
import { lockAccounts, lockProvedAccount } from '../../platform/sign-in/credentials.ts';
import { firstPassword } from '../../platform/sign-in/first-password.ts';
import { hashPassword } from '../../platform/sign-in/password-hash.ts';
import { assertReauthenticated, recordReauthentication } from '../../platform/sign-in/reauthentication.ts';
import { removeFactor } from '../../platform/sign-in/second-factor.ts';
import { endSessions } from '../../platform/sign-in/sessions.ts';
import { assertNoTakeover, assertNotSelf } from './authority.ts';
import { verifyOwnPassword } from './own-password.ts';
import { purge, readDeletedPage, restore } from './recycled-users.ts';
import { type ExtraFields, setExtraFields } from './user.ts';
import { lockUsers, readIds, setStatus } from './user-guards.ts';

/** Hashing is slow, so it opens its own transaction. */
const slow = { transaction: false } as const;

const getList = (value: string | null): string[] => (value ?? '').split(',').filter(Boolean);
/** The lists in a body; missing ones are unchanged. */
function readBelonging(call: Call, given: Record<keyof typeof userBelonging, string | null>): ExtraFields {
  const has = (name: keyof typeof userBelonging): boolean => Object.hasOwn(call.body, name);
  return {
    ...(has('selectedroles') && { roles: getList(given.selectedroles) }),
    ...(has('selecteddeparts') && { departs: getList(given.selecteddeparts) }),
    ...(has('relTenantIds') && { tenants: getList(given.relTenantIds).map(Number) }),
  };
}
/** Required fields of a new account, checked together so that one response names all missing ones. */
const { username, password: _stored, ...otherFields } = formFields(sysUser, 'add', 'staff') as typeof sysUser.fields;
const newAccount = {
  username,
  password: { ...addUser.input.password, required: true },
  ...otherFields,
};
function assertFilled(call: Call): string {
  const body = { userType: '1', ...call.body };
  const isStaff = body.userType === '1';
  const { workNo, phone } = newAccount;
  const fields = isStaff
    ? { ...newAccount, workNo: { ...workNo, required: true }, phone: { ...phone, required: true } }
    : newAccount;
  return String(readFields(fields, body).password);
}
/** Row fields of a body. */
function getRow(call: Call): Record<string, unknown> {
  const { password: _password, confirmpassword: _confirm, ...body } = call.body;
  return Object.fromEntries(Object.entries(body).filter(([name]) => !Object.hasOwn(userBelonging, name)));
}
const detail = (context: Context, id: string): Promise<ListedUser> =>
  context.engine.one<ListedUser>(sysUser, id, context);

/** The visible live account with this name. Throws 用户不存在！. */
async function findVisible(context: Context, username: string): Promise<Account> {
  const row = await context.db
    .selectFrom('sys_user')
    .where('username', '=', username)
    .where('delFlag', '=', 0)
    .select('id')
    .executeTakeFirst();
  const [found] = row ? await lockUsers(context, [row.id]) : [];
  if (!found) throw refusal(administrationRefusals.userUnknown);
  return found;
}
/** Locks the accounts with these names in id order before the first change. */
const lockNamed = async (inside: Context, usernames: readonly string[]): Promise<void> => {
  const rows = await inside.db
    .selectFrom('sys_user')
    .where('username', 'in', [...usernames])
    .where('delFlag', '=', 0)
    .select('id')
    .execute();
  await lockAccounts(
    inside,
    rows.map(({ id }) => id),
  );
};
const inTransaction = <T>(context: Context, work: (inside: Context) => Promise<T>): Promise<T> =>
  context.engine.transaction({ session: context.session, ...context.call }, work);

export const userCalls: readonly BoundEndpoint[] = [
  answer(
    addUser,
    async ({ password: _password, confirmpassword, ...given }, context, call) => {
      const password = assertFilled(call);
      const username = String(call.body.username).trim();
      const { hash } = await newPassword(context, { password, confirm: confirmpassword }, { username });
      const id = typeof call.body.id === 'string' && /^[0-9a-f]{32}$/i.test(call.body.id) ? call.body.id : undefined;
      return inTransaction(context, async (inside) => {
        setExtraFields(inside, {
          ...readBelonging(call, given),
          ...(id !== undefined && { id }),
          passwordHash: hash,
          accountAssigned: true,
        });
        const row: Row<typeof sysUser> = await inside.engine.add(sysUser, { userType: '1', ...getRow(call) }, inside);
        return detail(inside, row.id);
      });
    },
    { ...slow, rowOf: sysUser },
  ),
  answer(
    editUser,
    async (given, context, call) => {
      if (typeof call.body.id !== 'string') throw failure('notFound');
      setExtraFields(context, readBelonging(call, given));
      const row = await context.engine.edit(sysUser, { ...getRow(call), id: call.body.id }, context);
      // An account moved out of the editor's sight is answered as saved, without texts.
      return detail(context, row.id).catch(() => row as unknown as ListedUser);
    },
    { rowOf: sysUser },
  ),
  answer(generateUserId, async () => newToken()),
  answer(freezeUsers, async ({ ids, status }, context) => {
    await setStatus(context, readIds(ids), status);
    return null;
  }),
  answer(
    changeUserPassword,
    async ({ username, password, confirmpassword }, context) => {
      const { id } = await inTransaction(context, (inside) => findVisible(inside, username));
      const account = (await accountById(context.db, id)) as Account;
      const { hash } = await newPassword(context, { password, confirm: confirmpassword }, account);
      await inTransaction(context, async (inside) => {
        const found = await findVisible(inside, username);
        await assertNoTakeover(inside, found.id);
        await storePassword(inside, found, { hash }, { byOther: true });
      });
      return null;
    },
    slow,
  ),
  answer(
    resetUserPasswords,
    async ({ usernames }, context) => {
      const names = [...new Set(getList(usernames))];
      if (names.length > 50) throw failure('tooManyIds', 50);
      const made = await Promise.all(
        names.map(async (username) => {
          const password = firstPassword();
          return { username, password, hash: await hashPassword(password) };
        }),
      );
      await inTransaction(context, async (inside) => {
        await lockNamed(inside, names);
        for (const { username, hash } of made) {
          const found = await findVisible(inside, username);
          await assertNoTakeover(inside, found.id);
          await storePassword(inside, found, { hash }, { byOther: true });
        }
      });
      return made.map(({ username, password }) => ({ username, password }));
    },
    slow,
  ),
  answer(resetSecondFactor, async ({ username, reason }, context) => {
    const found = await findVisible(context, username);
    assertNotSelf(context, [found.id]);
    await assertNoTakeover(context, found.id);
    if (!(await removeFactor(context, found.id))) throw refusal(administrationRefusals.noSecondFactor);
    await endSessions(context, found.id, 'account');
    await notifyAccountChange(context, found.id, factorChanges.reset);
    audit(context, 'user.factorReset', { userId: found.id, username: found.username, reason });
    return null;
  }),
  answer(rolesOfOneUser, async ({ userid }, context) => {
    const user = (await context.engine.one(sysUser, userid ?? '', context)) as { selectedroles?: string };
    const ids = getList(user.selectedroles ?? '');
    if (ids.length === 0) throw refusal(administrationRefusals.rolesUnknown);
    return ids;
  }),
  answer(departsOfOneUser, async ({ userId }, context) => {
    const user = await detail(context, userId ?? '');
    const [ids, names] = [getList(user.selecteddeparts), user.orgCodeTxt.split(',')];
    if (ids.length === 0) throw refusal(administrationRefusals.noDeparts);
    return ids.map((id, i) => ({ key: id, value: id, title: names[i] ?? id }));
  }),
  answer(userSectionInfo, async (_input, { session }) => ({
    sysUserId: session.userId,
    sysUserCode: session.username,
    sysUserName: session.realname,
    sysOrgCode: session.orgCode ?? null,
  })),
  answer(deletedUsers, ({ pageNo, pageSize }, context) => readDeletedPage(context, pageNo, pageSize)),
  answer(restoreUsers, async ({ userIds }, context) => {
    await restore(context, readIds(userIds));
    return null;
  }),
  answer(purgeUsers, async ({ userIds }, context) => {
    await assertReauthenticated(context);
    await purge(context, readIds(userIds));
    return null;
  }),
  answer(
    verifyPassword,
    async ({ password }, context) => {
      const account = await accountById(context.db, context.session.userId);
      if (!account) throw failure('accountGone');
      await verifyOwnPassword(context, account, password, accountRefusals.passwordWrong);
      await inTransaction(context, async (inside) => {
        await lockProvedAccount(inside, account);
        await recordReauthentication(inside);
      });
      return null;
    },
    { transaction: false },
  ),
];
