import type { Db } from '../tables.ts';

/** The student that an account belongs to; none after the student was deleted or merged into another one. */
export async function studentOfUser(db: Db, userId: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('rc_employ_user')
    .where('userId', '=', userId)
    .where('delFlag', '=', 0)
    .where('mergedInto', '=', '')
    .select('id')
    .executeTakeFirst();
  return row?.id;
}
