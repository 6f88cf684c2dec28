import { accountPreference } from '@campus/contract/account';
import type { Draft, Row } from '@campus/contract/kit';
import { sql } from 'kysely';
import type { Context } from '../../kit/context.ts';
import { newId } from '../../kit/write/new-id.ts';

type Preference = Row<typeof accountPreference>;

/** The caller's stored preferences; undefined before the first choice. */
export const getPreference = ({ db, session }: Context): Promise<Preference | undefined> =>
  db
    .selectFrom('sys_account_preference')
    .where('userId', '=', session.userId)
    .where('delFlag', '=', 0)
    .selectAll()
    .executeTakeFirst() as Promise<Preference | undefined>;

/** Updates the caller's preferences in the caller's transaction; the first choice inserts the row. */
export async function updatePreference(
  context: Context,
  change: Partial<Draft<typeof accountPreference>>,
): Promise<void> {
  const { session, db, now } = context;
  await sql`
    insert into sys_account_preference (id, tenant_id, create_by, create_time, user_id)
    values (${newId()}, 0, ${session.username}, ${now}::timestamptz, ${session.userId}) on conflict do nothing`.execute(
    db,
  );
  const row = await getPreference(context);
  if (row) await context.engine.set(accountPreference, row.id, change, context);
}
