import { failure, refusal } from '@campus/contract/kit';
import { administrationRefusals, type PickedUser, type UserPage } from '@campus/contract/system';
import { sql } from 'kysely';
import type { Context } from '../../kit/context.ts';
import { audit } from '../../platform/log/audit.ts';
import { removeAccountParts } from '../../platform/sign-in/account-parts.ts';
import { assertNotProtected } from './authority.ts';
import { assertWithinReach, changeUser, findReach } from './user-guards.ts';

/** Soft-deleted accounts visible to the caller. */
async function listDeletedRows(context: Context) {
  const reach = (await findReach(context, 'u')) ?? sql<boolean>`true`;
  return sql<boolean>`u.del_flag = 1 and ${reach} and exists (
    select 1 from sys_user_tenant m where m.user_id = u.id and m.tenant_id = ${context.session.tenantId} and m.del_flag = 0)`;
}

async function listDeleted(context: Context, limit: number, offset: number): Promise<PickedUser[]> {
  const { rows } = await sql<PickedUser>`
    select u.id, u.username, u.realname, u.avatar, u.sex, u.phone, u.post, u.work_no, u.create_time, u.status,
           coalesce((select string_agg(d.depart_name, ',' order by d.org_code) from sys_user_depart m join sys_depart d on d.id = m.depart_id
             where m.user_id = u.id and m.del_flag = 0 and d.del_flag = 0 and d.tenant_id = ${context.session.tenantId}), '') as org_code_txt
    from sys_user u where ${await listDeletedRows(context)} order by u.update_time desc nulls last, u.id desc
    limit ${limit}::int offset ${offset}::int`.execute(context.db);
  const { sign } = context.engine.ports;
  // `orgCode` holds department names in this response.
  return rows.map((row) => ({ ...row, avatar: row.avatar && sign(row.avatar), orgCode: row.orgCodeTxt }));
}
export async function readDeletedPage(
  context: Context,
  pageNo: number | null,
  pageSize: number | null,
): Promise<PickedUser[] | UserPage> {
  if (pageNo === null) return listDeleted(context, 1000, 0);
  const [current, size] = [Math.max(1, pageNo), Math.min(Math.max(pageSize ?? 10, 1), 1000)];
  const { rows } = await sql<{
    total: number;
  }>`select count(*)::int as total from sys_user u where ${await listDeletedRows(context)}`.execute(context.db);
  const total = rows[0]?.total ?? 0;
  const records = await listDeleted(context, size, (current - 1) * size);
  return { records, total, size, current, pages: Math.ceil(total / size) };
}

interface Deleted {
  readonly id: string;
  readonly username: string;
  readonly phone: string | null;
  readonly email: string | null;
  readonly workNo: string | null;
}
async function lockDeleted(context: Context, ids: readonly string[]): Promise<Deleted[]> {
  await assertWithinReach(context, ids);
  const { rows } = await sql<Deleted>`
    select u.id, u.username, u.phone, u.email, u.work_no from sys_user u
    where ${await listDeletedRows(context)} and u.id = any(${[...ids]}::text[]) order by u.id for no key update`.execute(
    context.db,
  );
  if (rows.length === 0) throw failure('notFound');
  await assertNotProtected(
    context,
    rows.map((row) => row.id),
  );
  return rows;
}

/** Restores soft-deleted accounts, all or none; fails when another account has the same name, phone or email. */
export async function restore(context: Context, ids: readonly string[]): Promise<void> {
  for (const { id, username, phone, email, workNo } of await lockDeleted(context, ids)) {
    const { rows } = await sql`
      select 1 from sys_user where del_flag = 0 and (username = ${username} or phone = ${phone} or email = ${email} or work_no = ${workNo}) limit 1`.execute(
      context.db,
    );
    if (rows.length > 0) throw refusal(administrationRefusals.restoreTaken(username));
    await sql`update sys_user set del_flag = 0 where id = ${id}`.execute(context.db);
    await changeUser(context, id, {});
    audit(context, 'user.restore', { userId: id, username });
  }
}
/** Deletes accounts permanently with what belongs to them; their content and log entries stay. */
export async function purge(context: Context, ids: readonly string[]): Promise<void> {
  const users = await lockDeleted(context, ids);
  const gone = users.map((user) => user.id);
  await removeAccountParts(
    users.map(({ id, username }) => ({ id, name: username })),
    context,
  );
  await sql`delete from sys_user where id = any(${gone}::text[])`.execute(context.db);
  for (const { id, username } of users) audit(context, 'user.purge', { userId: id, username });
}
