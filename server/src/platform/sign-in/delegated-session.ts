import type { Context } from '../../kit/context.ts';
import { departRolesOfUser } from '../permission/depart-roles.ts';
import { codesOfRoles, isSuperuser } from '../permission/permissions.ts';
import { departsOfUser, rolesOfUser, tenantsOfUser } from './accounts.ts';
import { audienceOf } from './gate.ts';
import type { SignedIn } from './signed-in.ts';

/** The session of a colleague, to read on his behalf, never to act. */
export type DelegatedSession = SignedIn;

/** The session that a live staff member would have in the caller's tenant; undefined when there is none. */
export async function loadDelegatedSession(context: Context, username: string): Promise<DelegatedSession | undefined> {
  const { db, engine, session } = context;
  const user = await db
    .selectFrom('sys_user')
    .where('username', '=', username)
    .where('delFlag', '=', 0)
    .where('status', '=', 1)
    .where('userType', '=', '1')
    .selectAll()
    .executeTakeFirst();
  if (!user) return undefined;
  const own = await rolesOfUser(db, user.id);
  const tenants = (await tenantsOfUser(db, user.id)).map(({ id }) => id);
  if (!isSuperuser(own) && !tenants.includes(session.tenantId)) return undefined;
  const inDeparts = (await departRolesOfUser(db, user.id)).filter(({ tenantId }) => tenantId === session.tenantId);
  const roles = [...own, ...inDeparts.map(({ key }) => key)];
  const departs = (await departsOfUser(db, user.id)).filter(({ tenantId }) => tenantId === session.tenantId);
  const current = departs.find(({ orgCode }) => orgCode === user.orgCode) ?? departs[0];
  return {
    sessionId: '',
    userId: user.id,
    username: user.username,
    realname: user.realname,
    userType: user.userType,
    audience: audienceOf(user.userType, own),
    tenantId: session.tenantId,
    tenants,
    roles,
    codes: codesOfRoles(await engine.services.permissions.get(), roles),
    departs,
    orgCode: current?.orgCode,
  };
}
