import type { AnyEntity, Audience, Session } from '@campus/contract/kit';
import { type LoginUser, listActions, mayShow, type PermissionEntry } from '@campus/contract/rules';
import { useMemo } from 'react';
import { useSession } from '../../request/session-store.ts';

const audiences: Readonly<Record<string, Audience>> = { 1: 'staff', 2: 'enterprise', 3: 'student', 4: 'organization' };

/** The signed-in user as a session for the step rules. The browser does not know the roles: no step asks for them. */
function getCaller(user: LoginUser | undefined, auth: readonly PermissionEntry[]): Session {
  return {
    userId: user?.id ?? '',
    username: user?.username ?? '',
    realname: user?.realname ?? '',
    audience: user?.audience ?? audiences[user?.userType ?? ''] ?? 'student',
    tenantId: user?.loginTenantId ?? 0,
    companyId: user?.companyId ?? undefined,
    orgCode: user?.orgCode ?? undefined,
    roles: [],
    codes: listActions(auth),
  };
}

const nothing: readonly PermissionEntry[] = [];

/** The signed-in user for `stepRefusal` and `formFields`. */
export function useCaller(): Session {
  const user = useSession((state) => state.user);
  const auth = useSession((state) => state.permissions?.auth ?? nothing);
  return useMemo(() => getCaller(user, auth), [user, auth]);
}

/** Returns a check whether a call of the entity is offered and permitted: `may('add')`. */
export function useRights(entity: AnyEntity, calls: readonly string[] = entity.calls): (action: string) => boolean {
  const auth = useSession((state) => state.permissions?.auth ?? nothing);
  const allAuth = useSession((state) => state.permissions?.allAuth ?? nothing);
  return useMemo(() => {
    const codes: Readonly<Record<string, string>> = entity.can;
    return (action) => {
      const code = codes[action];
      return code !== undefined && calls.includes(action) && mayShow(code, { auth, allAuth });
    };
  }, [entity, calls, auth, allAuth]);
}
