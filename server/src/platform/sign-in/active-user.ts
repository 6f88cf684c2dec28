import { sql } from 'kysely';

/** Whether `u`, a row of `sys_user`, can sign in: not deleted and not frozen. */
export const isActiveUser = sql<boolean>`u.del_flag = 0 and u.status = 1`;
