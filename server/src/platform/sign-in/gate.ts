import { accountRefusals } from '@campus/contract/account';
import { type Audience, chinaTime, Failure, failure } from '@campus/contract/kit';
import type { EngineApi } from '../../kit/context.ts';
import type { AuthenticatedCaller, Credentials, Gate, Registration } from '../../kit/http/gate.ts';
import { departRolesOfUser } from '../permission/depart-roles.ts';
import { codesOfRoles, isSuperuser, type Permissions } from '../permission/permissions.ts';
import { typedDb } from '../tables.ts';
import { type Claims, readToken } from './access-token.ts';
import { allTenants, departsOfUser, isLiveTenant, rolesOfUser, tenantsOfUser } from './accounts.ts';
import { addSeconds, secondsBetween } from './moments.ts';
import { readRegistrationToken } from './registration-token.ts';
import { tokenHash, watchSessions } from './sessions.ts';
import type { SignedIn } from './signed-in.ts';
import { studentOfUser } from './student-account.ts';

const cacheMs = 5_000;
const mostCached = 10_000;
const touchSeconds = 60;
const kickedSeconds = 3600;

/** Session data that does not depend on the request. */
interface CachedSession {
  readonly session: Omit<SignedIn, 'tenantId' | 'codes' | 'departs' | 'orgCode'>;
  readonly tokenHash: string;
  readonly refused: Failure | undefined;
  readonly gate: Failure | undefined;
  readonly locked: boolean;
  readonly chosenTenant: number | null;
  readonly orgCode: string | null;
  /** Department roles, which only apply in their tenant. */
  readonly departRoles: readonly { readonly key: string; readonly tenantId: number }[];
  readonly departs: readonly { readonly id: string; readonly orgCode: string; readonly tenantId: number }[];
  readonly idleMinutes: number;
  lastSeen: string;
  /** The session as requests see it, with the grants it was made from. */
  readonly byTenant: Map<number | null, { readonly permissions: Permissions; readonly session: SignedIn }>;
}

interface KnownToken {
  readonly claims: Claims;
  readonly hash: string;
}

/** The audience of an account for row visibility, by its type and roles. */
export function getAudience(userType: string, roles: readonly string[]): Audience {
  const only = (role: string): boolean => roles.length > 0 && roles.every((r) => r === role);
  switch (userType) {
    case '2':
      return only('ent_interviewer') ? 'interviewer' : 'enterprise';
    case '3':
      return 'student';
    case '4':
      return 'organization';
    default:
      return only('college_staff') ? 'college' : 'staff';
  }
}

function toSession(known: CachedSession, tenantId: number | null, permissions: Permissions): SignedIn {
  const departs = known.departs.filter((depart) => tenantId === null || depart.tenantId === tenantId);
  const current = departs.find((depart) => depart.orgCode === known.orgCode) ?? departs[0];
  const inDeparts = known.departRoles.filter((role) => role.tenantId === tenantId).map((role) => role.key);
  const roles = inDeparts.length > 0 ? [...known.session.roles, ...inDeparts] : known.session.roles;
  return {
    ...known.session,
    tenantId: tenantId ?? 0,
    roles,
    codes: codesOfRoles(permissions, roles),
    departs,
    orgCode: current?.orgCode,
  };
}

/** Authenticates requests by access token; caches sessions for a few seconds and invalidates them on a change. */
export class SignInGate implements Gate {
  readonly #engine: EngineApi;
  readonly #cache = new Map<string, { known: CachedSession; until: number; run: number }>();
  readonly #end: () => void;
  /** Tokens whose signature is right. */
  readonly #tokens = new Map<string, KnownToken>();
  /** Counts changes, so that a value read before a change is not cached after it. */
  #changes = 0;

  constructor(engine: EngineApi) {
    this.#engine = engine;
    this.#end = watchSessions(engine, (userId) => this.#invalidate(userId));
  }
  end(): void {
    this.#end();
  }

  async authenticate(credentials: Credentials): Promise<AuthenticatedCaller> {
    if (!credentials.token) throw failure('tokenMissing');
    const at = this.#engine.now();
    const token = await this.#readToken(credentials.token, at);
    if (!token) throw failure('tokenInvalid');
    const known = await this.#getSession(token.claims.sid, at);
    if (!known || known.tokenHash !== token.hash) throw failure('tokenInvalid');
    if (known.refused) throw known.refused;
    await this.#touch(known, chinaTime(at));
    if (known.locked && !credentials.unlocks) throw failure('screenLocked');
    const tenantId = this.#tenantOf(known, credentials);
    if (known.gate && !credentials.shell) throw known.gate;
    if (tenantId === null && !credentials.shell) throw new Failure('noPermission', accountRefusals.tenantChoice);
    const session = this.#sessionIn(known, tenantId, await this.#engine.services.permissions.get());
    return { session, sessionId: session.sessionId };
  }

  /** What a token says; its signature is checked once. */
  async #readToken(token: string, at: Date): Promise<KnownToken | undefined> {
    const checked = this.#tokens.get(token);
    if (checked && checked.claims.exp > Math.floor(at.getTime() / 1000)) return checked;
    const claims = await readToken(token, this.#engine.services.secrets.tokenKeys, at);
    if (this.#tokens.size >= mostCached) this.#tokens.clear();
    if (!claims) return undefined;
    const known = { claims, hash: tokenHash(token) };
    this.#tokens.set(token, known);
    return known;
  }

  /** One object for the calls of a session in a tenant until its data or the grants change; `Selections` are kept by it. */
  #sessionIn(known: CachedSession, tenantId: number | null, permissions: Permissions): SignedIn {
    const cached = known.byTenant.get(tenantId);
    if (cached?.permissions === permissions) return cached.session;
    const session = toSession(known, tenantId, permissions);
    known.byTenant.set(tenantId, { permissions, session });
    return session;
  }

  registration(token: string): Promise<Registration> {
    return readRegistrationToken(this.#engine, token);
  }

  /** The tenant of the request; null when one of several must still be chosen. Throws tenantInvalid, tenantForeign. */
  #tenantOf({ session, chosenTenant }: CachedSession, { tenant }: Credentials): number | null {
    const asked =
      tenant === undefined || tenant === 'null' || tenant === 'undefined' || tenant === '' ? 0 : Number(tenant);
    if (!Number.isInteger(asked) || asked < 0 || !/^\d{1,9}$/.test(String(asked))) throw failure('tenantInvalid');
    const { tenants } = session;
    if (asked > 0) {
      if (!tenants.includes(asked)) throw failure('tenantForeign');
      return asked;
    }
    if (isSuperuser(session.roles)) return 1;
    if (chosenTenant !== null && tenants.includes(chosenTenant)) return chosenTenant;
    return tenants.length > 1 ? null : (tenants[0] ?? 0);
  }

  /** Updates the time of the last call, at most once a minute; rejects an idle session. */
  async #touch(known: CachedSession, now: string): Promise<void> {
    const idle = secondsBetween(known.lastSeen, now);
    if (known.idleMinutes > 0 && idle > known.idleMinutes * 60) throw failure('tokenInvalid');
    if (idle < touchSeconds) return;
    known.lastSeen = now;
    const db = typedDb(this.#engine.db);
    const seen = db.updateTable('sys_session').set({ lastSeen: now }).where('id', '=', known.session.sessionId);
    // Best effort: the call is answered even when the disk is full.
    await seen.execute().catch((error: unknown) => this.#engine.reportDefect(error, 'last seen'));
  }

  async #getSession(sid: string, at: Date): Promise<CachedSession | undefined> {
    // Without notifications, a revocation by another process would be missed: every call reads the session.
    const run = this.#engine.database.notificationRun();
    const kept = this.#cache.get(sid);
    if (kept && kept.run === run && kept.until > at.getTime()) return kept.known;
    const before = this.#changes;
    const known = await this.#load(sid, chinaTime(at));
    if (this.#changes !== before) return known;
    if (this.#cache.size >= mostCached) this.#cache.clear();
    if (known && run !== undefined) this.#cache.set(sid, { known, until: at.getTime() + cacheMs, run });
    else this.#cache.delete(sid);
    return known;
  }
  #invalidate(userId: string): void {
    this.#changes += 1;
    for (const [sid, { known }] of this.#cache) if (known.session.userId === userId) this.#cache.delete(sid);
  }

  async #load(sid: string, now: string): Promise<CachedSession | undefined> {
    const db = typedDb(this.#engine.db);
    const row = await db.selectFrom('sys_session').where('id', '=', sid).selectAll().executeTakeFirst();
    if (!row || row.expires <= now) return undefined;
    const user = await db.selectFrom('sys_user').where('id', '=', row.userId).selectAll().executeTakeFirst();
    const roles = user ? await rolesOfUser(db, user.id) : [];
    const tenants = !user ? [] : isSuperuser(roles) ? await allTenants(db) : await tenantsOfUser(db, user.id);
    const refused =
      !user || user.delFlag === 1
        ? failure('accountGone')
        : user.status === 2
          ? failure('accountFrozen')
          : row.revokedAt !== null
            ? failure(
                row.revokeReason === 'kicked' && row.revokedAt > addSeconds(now, -kickedSeconds)
                  ? 'tokenKicked'
                  : 'tokenInvalid',
              )
            : row.credentialVersion !== user.credentialVersion
              ? failure('tokenInvalid')
              : undefined;
    const situation =
      user?.userType === '2' && !refused ? await this.#engine.services.enterprise.situation(db, user.id) : undefined;
    return {
      session: {
        sessionId: sid,
        userId: row.userId,
        username: user?.username ?? '',
        realname: user?.realname ?? '',
        userType: user?.userType ?? '',
        audience: getAudience(user?.userType ?? '3', roles),
        tenants: tenants.filter((tenant) => isLiveTenant(tenant, now)).map((tenant) => tenant.id),
        companyId: situation?.companyId ?? user?.companyId ?? undefined,
        postScope: situation?.postScope,
        employId: user?.userType === '3' ? await studentOfUser(db, user.id) : undefined,
        roles,
      },
      tokenHash: row.tokenHash,
      refused,
      gate: row.mobileVerifyRequired
        ? failure('phoneVerificationDue')
        : user?.mustChangePassword
          ? failure('passwordChangeDue')
          : row.secondFactorRequired
            ? failure('secondFactorSetupDue')
            : undefined,
      locked: row.locked === 1,
      chosenTenant: row.loginTenantId,
      orgCode: row.orgCode,
      departRoles: user ? await departRolesOfUser(db, user.id) : [],
      departs: user ? await departsOfUser(db, user.id) : [],
      idleMinutes: row.idleMinutes,
      lastSeen: row.lastSeen,
      byTenant: new Map(),
    };
  }
}
