import { sql } from 'kysely';
import type { Context } from '../../kit/context.ts';
import { type DelegatedSession, loadDelegatedSession } from '../../platform/sign-in/delegated-session.ts';

const most = 20;

/** Read-only sessions of the users who currently delegate to the caller. */
export async function listDelegatedSessions(context: Context): Promise<DelegatedSession[]> {
  const { db, session, now } = context;
  const { rows } = await sql<{ userName: string }>`
    select user_name from sys_user_agent
    where agent_user_name = ${session.username} and tenant_id = ${session.tenantId} and status = '1' and del_flag = 0
      and start_time <= ${now}::timestamptz and end_time >= ${now}::timestamptz
    order by user_name limit ${most}::int`.execute(db);
  const sessions = await Promise.all(rows.map(({ userName }) => loadDelegatedSession(context, userName)));
  return sessions.filter((found) => found !== undefined);
}
