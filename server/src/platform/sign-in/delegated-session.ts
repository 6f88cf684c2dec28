import type { Tables } from '@campus/contract';
import type { Context } from '../../kit/context.ts';
import { departRolesOfUser } from '../permission/depart-roles.ts';
import { codesOfRoles, isSuperuser } from '../permission/permissions.ts';
import { allTenants, departsOfUser, isLiveTenant, rolesOfUser, tenantsOfUser } from './accounts.ts';
import { getAudience } from './gate.ts';
import type { SignedIn } from './signed-in.ts';

/** The session of a colleague, to read on his behalf, never to act. */
export type DelegatedSession = SignedIn;
/** Audit status of a company whose accounts may sign in. */
const approvedCompany = 3;

/** The session that a live staff member would have in the caller's tenant; undefined when there is none. */
export async function loadDelegatedSession(context: Context, username: string): Promise<DelegatedSession | undefined> {
  const user = await liveUsers(context.db)
    .where('username', '=', username)
    .where('userType', '=', '1')
    .selectAll()
    .executeTakeFirst();
  return user && sessionIn(context, user, context.session.tenantId);
}

/**
 * The session that an account would have in a tenant, for what it reads without signing in; undefined when it could not
 * sign in there now.
 */
export async function loadReaderSession(
  context: Context,
  userId: string,
  tenantId: number,
): Promise<DelegatedSession | undefined> {
  const user = await liveUsers(context.db).where('id', '=', userId).selectAll().executeTakeFirst();
  if (!user || user.mustChangePassword) return undefined;
  const session = await sessionIn(context, user, tenantId);
  if (!session || user.userType !== '2') return session;
  const situation = await context.services.enterprise.situation(context.db, user.id);
  const { auditStatus, companyId, postScope } = situation;
  if (auditStatus !== approvedCompany) return undefined;
  return { ...session, companyId: companyId ?? user.companyId ?? undefined, postScope };
}

const liveUsers = (db: Context['db']) => db.selectFrom('sys_user').where('delFlag', '=', 0).where('status', '=', 1);
type User = Pick<Tables['sys_user'], 'id' | 'username' | 'realname' | 'userType' | 'orgCode'>;

async function sessionIn(context: Context, user: User, tenantId: number): Promise<DelegatedSession | undefined> {
  const { db, engine, now } = context;
  const own = await rolesOfUser(db, user.id);
  const all = isSuperuser(own) ? await allTenants(db) : await tenantsOfUser(db, user.id);
  const tenants = all.filter((tenant) => isLiveTenant(tenant, now)).map(({ id }) => id);
  if (!tenants.includes(tenantId)) return undefined;
  const inDeparts = (await departRolesOfUser(db, user.id)).filter((role) => role.tenantId === tenantId);
  const roles = [...own, ...inDeparts.map(({ key }) => key)];
  const departs = (await departsOfUser(db, user.id)).filter((depart) => depart.tenantId === tenantId);
  const current = departs.find(({ orgCode }) => orgCode === user.orgCode) ?? departs[0];
  return {
    sessionId: '',
    userId: user.id,
    username: user.username,
    realname: user.realname,
    userType: user.userType,
    audience: getAudience(user.userType, own),
    tenantId,
    tenants,
    roles,
    codes: codesOfRoles(await engine.services.permissions.get(), roles),
    departs,
    orgCode: current?.orgCode,
  };
}
