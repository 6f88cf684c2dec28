import { type Announcement, type Bell, currentAnnouncements, sysAnnouncement } from '@campus/contract/message';
import { type RawBuilder, sql } from 'kysely';
import type { Context } from '../../kit/context.ts';
import { newId } from '../../kit/write/new-id.ts';
import { bellsChanged, getCachedBell } from '../../platform/messages/bell-cache.ts';

const shownOfEach = 5;
const notice = '1';
const { code: released } = sysAnnouncement.workflow.states.released;

/** Whether an announcement of the tenant is published now. */
const isCurrent = async (context: Context): Promise<RawBuilder<boolean>> => sql<boolean>`
  (${context.live(sysAnnouncement, 'a')} and ${await context.meets(sysAnnouncement, currentAnnouncements, 'a')})`;

/** Creates the caller's marks for unseen announcements to all users; whatever reads marks calls it first. */
export async function createMarks(context: Context): Promise<void> {
  const { session, now } = context;
  const { rows } = await sql<{ id: string }>`
    select a.id from sys_announcement a where a.msg_type = 'ALL' and ${await isCurrent(context)}
      and not exists (select 1 from sys_announcement_send s where s.annt_id = a.id and s.user_id = ${session.userId} and s.del_flag = 0)
    limit 1000`.execute(context.db);
  if (rows.length === 0) return;
  await sql`
    insert into sys_announcement_send (id, tenant_id, create_by, create_time, annt_id, user_id, read_flag)
    select n.id, ${session.tenantId}::int, ${session.username}, ${now}::timestamptz, n.annt_id, ${session.userId}, '0'
    from unnest(${rows.map(() => newId())}::text[], ${rows.map((row) => row.id)}::text[]) as n (id, annt_id)
    on conflict do nothing`.execute(context.db);
}

const columns = sql`a.id, a.titile, a.priority, a.msg_category, a.msg_type, a.sender, a.send_time, a.create_time, a.msg_abstract,
  a.msg_content, a.open_type, a.open_page, a.bus_id, a.bus_type, a.attachments`;

/** Adds sender names; event notifications have no sender. */
async function withSenders(context: Context, rows: readonly Announcement[]): Promise<Announcement[]> {
  const { ports } = context.engine;
  const senders = [...new Set(rows.flatMap(({ sender }) => sender ?? []))];
  const names = await ports.realnames(context.db as never, senders);
  return rows.map((row) => ({
    ...row,
    attachments: row.attachments
      ? row.attachments
          .split(',')
          .map((path) => ports.sign(path, context.session))
          .join(',')
      : null,
    sender_dictText: row.sender === null ? '系统' : (names.get(row.sender) ?? row.sender),
  }));
}

type Tab = 'notice' | 'system';
const onTab = (tab: Tab): RawBuilder<boolean> =>
  tab === 'notice' ? sql`a.msg_category = ${notice}` : sql`a.msg_category is distinct from ${notice}`;

async function newest(context: Context, tab: Tab): Promise<Announcement[]> {
  const { rows } = await sql<Announcement>`
    select ${columns} from sys_announcement_send s join sys_announcement a on a.id = s.annt_id
    where s.user_id = ${context.session.userId} and s.read_flag = '0' and s.del_flag = 0 and ${await isCurrent(context)} and ${onTab(tab)}
    order by a.iz_top desc, a.send_time desc, a.id desc limit ${shownOfEach}::int`.execute(context.db);
  return withSenders(context, rows);
}
async function totals(context: Context): Promise<{ anntMsgTotal: number; sysMsgTotal: number }> {
  const { rows } = await sql<{ anntMsgTotal: number; sysMsgTotal: number }>`
    select count(*) filter (where ${onTab('notice')})::int as annt_msg_total,
           count(*) filter (where ${onTab('system')})::int as sys_msg_total
    from sys_announcement_send s join sys_announcement a on a.id = s.annt_id
    where s.user_id = ${context.session.userId} and s.read_flag = '0' and s.del_flag = 0 and ${await isCurrent(context)}`.execute(
    context.db,
  );
  return rows[0] ?? { anntMsgTotal: 0, sysMsgTotal: 0 };
}

/** Content of the caller's bell, cached while nothing changes. */
export const loadBell = (context: Context): Promise<Bell> => {
  const { engine, session } = context;
  return getCachedBell(engine, session.userId, session.tenantId, async () => {
    await createMarks(context);
    const counted = await totals(context);
    return {
      anntMsgList: counted.anntMsgTotal > 0 ? await newest(context, 'notice') : [],
      sysMsgList: counted.sysMsgTotal > 0 ? await newest(context, 'system') : [],
      ...counted,
    };
  });
};

/** A published or former announcement addressed to the caller; undefined when there is none. */
export async function receiverCondition(context: Context, id: string): Promise<Announcement | undefined> {
  const { session } = context;
  const { rows } = await sql<Announcement>`
    select ${columns} from sys_announcement a
    where a.id = ${id} and a.tenant_id = ${session.tenantId} and a.del_flag = 0 and a.send_status = ${released}
      and (a.msg_type = 'ALL' or exists (
        select 1 from sys_announcement_send s where s.annt_id = a.id and s.user_id = ${session.userId} and s.del_flag = 0))`.execute(
    context.db,
  );
  return (await withSenders(context, rows))[0];
}

/** Marks the caller's announcements as read: one, those of a tab, or all. Idempotent. */
export async function read(context: Context, which: { anntId?: string; tab?: Tab | null } = {}): Promise<void> {
  const { anntId, tab } = which;
  const { session, now } = context;
  await createMarks(context);
  const { rows } = await sql<{ anntId: string }>`
    update sys_announcement_send s set read_flag = '1', read_time = ${now}::timestamptz, update_by = ${session.username},
                                       update_time = ${now}::timestamptz, version = s.version + 1
    from sys_announcement a
    where a.id = s.annt_id and s.user_id = ${session.userId} and s.tenant_id = ${session.tenantId} and s.del_flag = 0
      and s.read_flag = '0' and ${anntId === undefined ? sql`true` : sql`s.annt_id = ${anntId}`}
      and ${tab ? onTab(tab) : sql`true`}
    returning s.annt_id`.execute(context.db);
  if (rows.length === 0) return;
  await sql`
    update sys_announcement set read_count = read_count + 1 where id = any(${rows.map((row) => row.anntId).sort()}::text[])`.execute(
    context.db,
  );
  context.later(() => reload(context));
}

/** Makes the caller's open consoles reload. */
export async function reload({ engine, session }: Context): Promise<void> {
  await bellsChanged(engine, { userIds: [session.userId] });
  await engine.services.push?.toUsers([session.userId], { msgId: '', msgTxt: '' });
}
