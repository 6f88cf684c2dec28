import { type AnyEntity, isStored, refusal } from '@campus/contract/kit';
import { deleteDepart, deleteDeparts, departRefusals, sysDepart } from '@campus/contract/system';
import { sql } from 'kysely';
import type { Context } from '../../kit/context.ts';
import { answer, type BoundEndpoint } from '../../kit/http/answer.ts';
import { missingRow } from '../../kit/read/one-row.ts';
import { getColumn } from '../../kit/schema/registry.ts';
import { lockTree } from '../../kit/write/locks.ts';
import { audit } from '../../platform/log/audit.ts';
import { accountChanged } from '../../platform/sign-in/account-writes.ts';
import { reloadDeparts } from './depart.ts';
import { setDirectors } from './depart-directors.ts';
import { type Depart, loadDeparts, withDescendants } from './departs.ts';
import { reloadGrants } from './grants.ts';
import { readIds } from './user-guards.ts';

const namedUsers = 3;

async function usersIn({ db }: Context, ids: readonly string[]): Promise<{ id: string; realname: string }[]> {
  return db
    .selectFrom('sys_user_depart as m')
    .innerJoin('sys_user as u', 'u.id', 'm.userId')
    .where('m.departId', 'in', [...ids])
    .where('m.delFlag', '=', 0)
    .where('u.delFlag', '=', 0)
    .select(['u.id', 'u.realname'])
    .distinct()
    .orderBy('u.id')
    .execute();
}

/** Asserts that no business rows refer to the departments; the error names the first kind found. */
async function assertUnused(context: Context, ids: readonly string[]): Promise<void> {
  const { entities } = context.engine.registry;
  const columns = entities.flatMap((e: AnyEntity) =>
    Object.entries(e.fields).flatMap(([name, field]) =>
      field.kind === 'depart' && isStored(field) ? [{ e, column: getColumn(name, field) }] : [],
    ),
  );
  for (const { e, column } of columns) {
    const { rows } = await sql<{ n: number }>`
      select count(*)::int as n from ${sql.table(e.table)}
      where ${context.live(e)} and ${sql.ref(`${e.table}.${column}`)} = any(${[...ids]}::text[])`.execute(context.db);
    if (rows[0]?.n) throw refusal(departRefusals.usedBy(e.title, rows[0].n));
  }
}

/** Deletes departments with their descendants, memberships, grants and department roles. */
async function remove(
  context: Context,
  chosen: readonly Depart[],
  all: readonly Depart[],
  force: boolean,
): Promise<void> {
  const gone = withDescendants(all, chosen);
  const ids = gone.map((depart) => depart.id).sort();
  const { db, session, now } = context;
  await sql`select id from sys_depart where id = any(${ids}::text[]) order by id for update`.execute(db);
  const users = await usersIn(context, ids);
  if (users.length > 0 && !force) {
    const names = users.slice(0, namedUsers).map((user) => user.realname);
    throw refusal(departRefusals.hasUsers(names.join('、'), users.length), 'RC_STATE');
  }
  await assertUnused(context, ids);
  for (const id of ids) await setDirectors(context, id, null);
  await sql`delete from sys_depart_role_user where drole_id in (
    select id from sys_depart_role where depart_id = any(${ids}::text[]))`.execute(db);
  await sql`delete from sys_depart_role_permission where depart_id = any(${ids}::text[])`.execute(db);
  await sql`delete from sys_depart_permission where depart_id = any(${ids}::text[])`.execute(db);
  await sql`delete from sys_user_depart where depart_id = any(${ids}::text[])`.execute(db);
  const mark = sql`del_flag = 1, update_by = ${session.username}, update_time = ${now}::timestamptz, version = version + 1`;
  await sql`update sys_depart_role set ${mark} where depart_id = any(${ids}::text[]) and del_flag = 0`.execute(db);
  await sql`update sys_depart set ${mark} where id = any(${ids}::text[])`.execute(db);
  for (const depart of gone) context.endWrites.addVersion(sysDepart, { ...depart, delFlag: 1 }, session);
  audit(context, 'depart.delete', { departs: gone.map((depart) => depart.orgCode), users: users.length });
  for (const user of users) accountChanged(context, user.id);
  reloadGrants(context);
  reloadDeparts(context);
}
const isForced = (force: string | null): boolean => force === '1' || force === 'true';

export const departDeletion: readonly BoundEndpoint[] = [
  answer(deleteDepart, async ({ id, force }, context) => {
    await lockTree(sysDepart, context);
    const all = await loadDeparts(context);
    const depart = all.find((one) => one.id === id);
    if (!depart) throw missingRow(sysDepart);
    await remove(context, [depart], all, isForced(force));
    return null;
  }),
  answer(deleteDeparts, async ({ ids, force }, context) => {
    const wanted = readIds(ids);
    await lockTree(sysDepart, context);
    const all = await loadDeparts(context);
    const chosen = all.filter((one) => wanted.includes(one.id));
    if (chosen.length > 0) await remove(context, chosen, all, isForced(force));
    return null;
  }),
];
