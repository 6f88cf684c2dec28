import { accountRefusals } from '@campus/contract/account';
import { type Draft, failure, fieldFailure, isEnterprise, type Row, refusal } from '@campus/contract/kit';
import { administrationRefusals, departRefusals, importedPasswordText, sysUser } from '@campus/contract/system';
import { type Behaviour, behaviour } from '../../kit/behaviour.ts';
import type { Context } from '../../kit/context.ts';
import { audit } from '../../platform/log/audit.ts';
import { notifyAccountChange } from '../../platform/sign-in/account-notice.ts';
import { accountChanged, storePassword } from '../../platform/sign-in/account-writes.ts';
import { accountById } from '../../platform/sign-in/accounts.ts';
import { firstPassword, noPassword } from '../../platform/sign-in/first-password.ts';
import { hashPassword } from '../../platform/sign-in/password-hash.ts';
import { endSessions } from '../../platform/sign-in/sessions.ts';
import { asSignedIn } from '../../platform/sign-in/signed-in.ts';
import { assertNotProtected } from './authority.ts';
import { loadDeparts } from './departs.ts';
import { assertMayChangeUsers } from './user-guards.ts';
import { replaceDeparts, replaceRoles, replaceTenants } from './user-memberships.ts';
import { presentUsers, relatedToUsers } from './user-presentation.ts';

/** Fields of a user request or import row that are stored outside the row. */
export interface ExtraFields {
  readonly id?: string;
  readonly passwordHash?: string;
  /** The username was assigned by another user: its owner may change it once. */
  readonly accountAssigned?: boolean;
  readonly roles?: readonly string[];
  readonly departs?: readonly string[];
  readonly tenants?: readonly number[];
}
/** Keyed by transaction until the row is written: hooks see only the row's own fields. */
const waiting = new WeakMap<Context['db'], ExtraFields>();
/** Sets the additional fields of the next row written by this transaction. */
export const setExtraFields = (context: Context, beyond: ExtraFields): void => void waiting.set(context.db, beyond);

type UserDraft = Draft<typeof sysUser>;

/** Staff need a phone and a work number; accounts from other sources may lack them. */
function assertComplete(draft: UserDraft, before: Row<typeof sysUser> | undefined): void {
  for (const name of ['workNo', 'phone'] as const) {
    const isNeeded = before ? before[name] !== null : draft.userType === '1';
    if (isNeeded && !draft[name]) throw fieldFailure(name, failure('required', sysUser.fields[name].label).message);
  }
}

async function prepareNew(draft: UserDraft, context: Context): Promise<void> {
  if (draft.userType === '2' || draft.userType === '3')
    throw fieldFailure('userType', administrationRefusals.enterpriseAdd);
  const beyond = waiting.get(context.db) ?? {};
  Object.assign(draft, {
    ...(beyond.id !== undefined && { id: beyond.id }),
    nickname: draft.nickname ?? draft.realname,
    status: 1,
    password: beyond.passwordHash ?? noPassword,
    mustChangePassword: 1,
    accountAssigned: beyond.accountAssigned ? 1 : 0,
    loginCount: 0,
  });
}

const hooks: Behaviour<typeof sysUser> = {
  validate(draft, { before }) {
    assertComplete(draft, before);
  },
  async beforeSave(draft, context) {
    if (context.before) await assertNotProtected(context, [context.before.id]);
    else await prepareNew(draft, context);
    // Only leaders have led departments.
    if (draft.userIdentity !== 2) draft.departIds = null;
  },
  async afterSave(row, context) {
    const beyond = waiting.get(context.db) ?? {};
    waiting.delete(context.db);
    const isNew = context.before === undefined;
    if (isNew || beyond.tenants)
      await replaceTenants(
        context,
        row.id,
        beyond.tenants?.length || !isNew ? (beyond.tenants ?? []) : [context.session.tenantId],
      );
    if (beyond.departs) await replaceDeparts(context, row.id, beyond.departs);
    if (beyond.roles) await replaceRoles(context, row.id, beyond.roles);
    if (isNew) audit(context, 'user.add', { userId: row.id, username: row.username });
    if (isNew && row.password === noPassword) sendFirstPassword(row.id, context);
    if (context.before && context.before.phone !== row.phone) {
      await notifyAccountChange(context, row.id, '手机号', context.before.phone);
      await endOtherSessions(row.id, context);
    }
    accountChanged(context, row.id);
  },
  async beforeDelete(row, context) {
    if (row.userType === '2') throw refusal(administrationRefusals.enterpriseDelete);
    if (row.username === 'admin') throw refusal(administrationRefusals.adminUndeletable);
    await assertMayChangeUsers(context, [row.id]);
    audit(context, 'user.delete', { userId: row.id, username: row.username });
    await endSessions(context, row.id, 'account');
  },
  related: (context) => (isEnterprise(context.session) ? undefined : relatedToUsers(context)),
  present: (rows, context) => (isEnterprise(context.session) ? undefined : presentUsers(rows)),
  /** An import creates accounts with generated passwords; departments and roles are given by name. */
  async importRow(draft, cells, context) {
    const known = await context.db
      .selectFrom('sys_user')
      .where('username', '=', draft.username ?? '')
      .where('delFlag', '=', 0)
      .select('id')
      .executeTakeFirst();
    if (known) throw fieldFailure('username', accountRefusals.usernameTaken);
    draft.userType = '1';
    setExtraFields(context, { departs: await departsNamed(context, cells.部门 ?? '') });
  },
};
export const userBehaviour = behaviour(sysUser, hooks);

/** Departments of the tenant by name or code, in the export format. */
async function departsNamed(context: Context, cell: string): Promise<string[]> {
  const wanted = cell
    .split(/[,，、;；]/)
    .map((name) => name.trim())
    .filter(Boolean);
  if (wanted.length === 0) return [];
  const all = await loadDeparts(context);
  return wanted.map((name) => {
    const found = all.filter((depart) => depart.orgCode === name || depart.departName === name);
    if (found.length !== 1 || !found[0]) throw fieldFailure('orgCode', departRefusals.notOne(name));
    return found[0].id;
  });
}

/** Ends the sessions of an account whose phone changed, except the session in which owners change their own. */
const endOtherSessions = (userId: string, context: Context): Promise<void> =>
  endSessions(
    context,
    userId,
    'account',
    userId === context.session.userId ? asSignedIn(context.session).sessionId : undefined,
  );

/** Sends the first password to an account without one, after the commit because hashing is slow. */
function sendFirstPassword(userId: string, context: Context): void {
  const { engine, session, call } = context;
  context.later(async () => {
    const password = firstPassword();
    const hash = await hashPassword(password);
    const account = await engine.transaction({ ...call, session }, async (inside) => {
      const found = await accountById(inside.db, userId);
      if (found?.password !== noPassword) return undefined;
      await storePassword(inside, { id: userId, password: null }, { hash }, { byOther: true });
      return found;
    });
    if (!account?.phone) return;
    const content = importedPasswordText(account.username, password);
    await engine.services.sendCode({
      tenantId: session.tenantId,
      mobile: account.phone,
      content,
      code: password,
      isPassword: true,
    });
  });
}
