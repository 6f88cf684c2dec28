import { failure, fieldFailure, type Row } from '@campus/contract/kit';
import { announcementTargets, messageTexts, mostReceivers, sysAnnouncement } from '@campus/contract/message';
import { sql } from 'kysely';
import type { Context } from '../../kit/context.ts';
import { newId } from '../../kit/write/new-id.ts';
import { isActiveUser } from '../../platform/sign-in/active-user.ts';

const texts = messageTexts.announcement;
type Announcement = Row<typeof sysAnnouncement>;
type Addressed = Pick<Announcement, 'msgType' | 'userIds' | 'roleCodes' | 'departIds'>;
type Lists = Omit<Addressed, 'msgType'>;
const noReceivers: Lists = { userIds: null, roleCodes: null, departIds: null };

const unknown = (name: keyof Lists): Error =>
  fieldFailure(name, failure('badReference', sysAnnouncement.fields[name].label).message);
const getList = (value: string | null | undefined): string[] => [
  ...new Set(
    (value ?? '')
      .split(',')
      .map((one) => one.trim())
      .filter(Boolean),
  ),
];

/** Live accounts of the tenant that can use a console. */
const consoleUsers = (tenantId: number) => sql`
  from sys_user u where ${isActiveUser} and u.user_type in ('1', '2', '4')
    and exists (select 1 from sys_user_tenant m where m.user_id = u.id and m.tenant_id = ${tenantId} and m.del_flag = 0)`;

function isNamed({ msgType, userIds, roleCodes, departIds }: Addressed, tenantId: number) {
  if (msgType === announcementTargets.users) return sql`u.id = any(${getList(userIds)}::text[])`;
  if (msgType === announcementTargets.roles)
    return sql`exists (select 1 from sys_user_role g join sys_role r on r.id = g.role_id
      where g.user_id = u.id and g.del_flag = 0 and r.del_flag = 0 and r.role_code = any(${getList(roleCodes)}::text[]))`;
  // Codes of descendant departments start with the code of their ancestor.
  return sql`exists (select 1 from sys_user_depart m
    join sys_depart d on d.id = m.depart_id and d.del_flag = 0 and d.tenant_id = ${tenantId}
    join sys_depart c on c.del_flag = 0 and c.tenant_id = d.tenant_id and starts_with(d.org_code, c.org_code)
    where m.user_id = u.id and m.del_flag = 0 and c.id = any(${getList(departIds)}::text[]))`;
}

/** Ids of an announcement's addressees; undefined for all users. */
export async function findReceivers(announcement: Addressed, context: Context): Promise<string[] | undefined> {
  if (announcement.msgType === announcementTargets.all) return undefined;
  const { tenantId } = context.session;
  const users = consoleUsers(tenantId);
  const condition = isNamed(announcement, tenantId);
  const { rows } = await sql<{ id: string }>`select u.id ${users} and ${condition} order by u.id`.execute(context.db);
  return rows.map((row) => row.id);
}
export async function everybody(context: Context): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    select count(*)::int as n ${consoleUsers(context.session.tenantId)}`.execute(context.db);
  return rows[0]?.n ?? 0;
}

/** Asserts that addressees exist; returns the lists in stored form. */
export async function parseAddressees(draft: Partial<Addressed>, context: Context): Promise<Lists> {
  if (draft.msgType === announcementTargets.users) {
    const ids = getList(draft.userIds);
    if (ids.length === 0) throw fieldFailure('userIds', texts.noReceivers);
    if (ids.length > mostReceivers) throw fieldFailure('userIds', texts.tooManyReceivers(mostReceivers));
    const { rows } = await sql<{ n: number }>`
      select count(*)::int as n from sys_user u where u.del_flag = 0 and u.id = any(${ids}::text[])
        and exists (select 1 from sys_user_tenant m where m.user_id = u.id and m.tenant_id = ${context.session.tenantId} and m.del_flag = 0)`.execute(
      context.db,
    );
    if (rows[0]?.n !== ids.length) throw unknown('userIds');
    return { ...noReceivers, userIds: `${ids.join(',')},` };
  }
  if (draft.msgType === announcementTargets.roles) {
    const codes = getList(draft.roleCodes);
    if (codes.length === 0) throw fieldFailure('roleCodes', texts.noRoles);
    const known = await context.db
      .selectFrom('sys_role')
      .where('roleCode', 'in', codes)
      .where('delFlag', '=', 0)
      .select('id')
      .execute();
    if (known.length !== codes.length) throw unknown('roleCodes');
    return { ...noReceivers, roleCodes: codes.join(',') };
  }
  if (draft.msgType === announcementTargets.departments) {
    const ids = getList(draft.departIds);
    if (ids.length === 0) throw fieldFailure('departIds', texts.noDepartments);
    return { ...noReceivers, departIds: ids.join(',') };
  }
  return noReceivers;
}

/** Creates unread marks for all addressees and removes those of an earlier release. */
export async function markUnread(
  announcement: Announcement,
  userIds: readonly string[],
  context: Context,
): Promise<void> {
  const { db, session, now } = context;
  await sql`delete from sys_announcement_send where annt_id = ${announcement.id}`.execute(db);
  if (userIds.length === 0) return;
  const ids = userIds.map(() => newId());
  await sql`
    insert into sys_announcement_send (id, tenant_id, create_by, create_time, annt_id, user_id, read_flag)
    select n.id, ${session.tenantId}::int, ${session.username}, ${now}::timestamptz, ${announcement.id}, n.user_id, '0'
    from unnest(${ids}::text[], ${[...userIds]}::text[]) as n (id, user_id)`.execute(db);
}
