import { sql } from 'kysely';
import type { Context } from '../../kit/context.ts';

/** Removes a user from the roles of departments they leave. */
export async function leaveDepartRoles(context: Context, userId: string, departIds: readonly string[]): Promise<void> {
  await sql`
    delete from sys_depart_role_user where user_id = ${userId} and drole_id in (
      select id from sys_depart_role where depart_id = any(${[...departIds]}::text[]))`.execute(context.db);
}
