import { sql } from 'kysely';
import { demoPassword } from './areas/system/seed.ts';
import type { Handle } from './kit/handle.ts';
import { verifyPassword } from './platform/sign-in/password-hash.ts';

/** Username of the first live seeded account that still has the demonstration password. */
export async function demoPasswordHolder(db: Handle): Promise<string | undefined> {
  const { rows } = await sql<{ username: string; password: string | null }>`
    select username, password from sys_user where create_by = 'system' and del_flag = 0 and status = 1 order by username`.execute(
    db,
  );
  for (const { username, password } of rows)
    if (password && (await verifyPassword(password, demoPassword))) return username;
  return undefined;
}
