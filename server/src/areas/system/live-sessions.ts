import { sql } from 'kysely';
import type { Context } from '../../kit/context.ts';
import { isActiveUser } from '../../platform/sign-in/active-user.ts';

/** Active sessions `s` of the tenant's users `u`: not ended, not expired, not idle for too long. */
export const liveSessions = ({ now, session: { tenantId } }: Context) => sql<boolean>`
  s.revoked_at is null and s.expires > ${now}::timestamptz and ${isActiveUser}
  and (s.idle_minutes = 0 or s.last_seen > ${now}::timestamptz - make_interval(mins => s.idle_minutes))
  and exists (select 1 from sys_user_tenant m where m.user_id = u.id and m.tenant_id = ${tenantId} and m.del_flag = 0)`;
