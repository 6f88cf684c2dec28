import { chinaTime } from '@campus/contract/kit';
import { sql } from 'kysely';
import type { Engine } from '../../kit/engine.ts';
import type { Handle } from '../../kit/handle.ts';
import { newId } from '../../kit/new-id.ts';
import { type Channel, channels, isReachable } from './channel.ts';
import { type Contact, contactsOf } from './contacts.ts';
import { filled } from './fill.ts';
import { messageEvents } from './notify.ts';
import { afterQuietHours } from './quiet-hours.ts';

const turnRows = 100;

interface Entry {
  readonly id: string;
  readonly tenantId: number;
  readonly code: string;
  readonly refId: string;
  readonly receiver: string;
  readonly params: Readonly<Record<string, string>>;
  readonly createBy: string;
}
interface Draft {
  readonly channel: Channel;
  readonly receiver: string;
}

/** Turns waiting outbox rows into messages, at most 100 in one transaction; answers how many rows it took. */
export function expandOutbox(engine: Engine): Promise<number> {
  return engine.db.transaction().execute(async (tx) => {
    const { rows } = await sql<Entry>`
      select id, tenant_id, code, ref_id, receiver, params, create_by from rc_outbox
      where done_time is null and del_flag = 0 order by create_time, id limit ${turnRows}::int for update skip locked`.execute(
      tx,
    );
    if (rows.length === 0) return 0;
    const contacts = await contactsOf(tx, [...new Set(rows.map((row) => row.receiver))]);
    const now = engine.parts.now();
    for (const row of rows) {
      for (const draft of draftsOf(row, contacts.get(row.receiver))) await addMessage(tx, row, draft, now);
    }
    await sql`update rc_outbox set done_time = ${chinaTime(now)}::timestamptz where id = any(${rows.map((row) => row.id)}::text[])`.execute(
      tx,
    );
    return rows.length;
  });
}

/** In the console for whoever has an account; by SMS where the event says so and a number is known. */
function draftsOf(entry: Entry, contact: Contact | undefined): Draft[] {
  const event = messageEvents.get(entry.code);
  const mobile = contact ? contact.phone : entry.receiver;
  const bySms = mobile && isReachable(channels.sms, mobile) && (event?.sms || !contact);
  return [
    ...(contact ? [{ channel: channels.inSite, receiver: contact.username }] : []),
    ...(bySms ? [{ channel: channels.sms, receiver: mobile }] : []),
  ];
}

async function addMessage(tx: Handle, entry: Entry, { channel, receiver }: Draft, now: Date): Promise<void> {
  const event = messageEvents.get(entry.code);
  if (!event) throw new Error(`an outbox row holds the unknown event ${entry.code}`);
  const created = chinaTime(now);
  const due = chinaTime(channel === channels.sms ? afterQuietHours(now) : now);
  const param = JSON.stringify({ ...entry.params, ...(event.link && { link: filled(event.link, entry.params) }) });
  await sql`
    insert into sys_sms (id, tenant_id, create_by, create_time, es_title, es_content, es_receiver, es_type, es_send_status, es_send_num,
                         es_send_time, es_param, event_code, biz_id, outbox_id, next_time)
    values (${newId()}, ${entry.tenantId}::int, ${entry.createBy}, ${created}::timestamptz, ${filled(event.title, entry.params).slice(0, 100)},
            ${filled(event.content, entry.params).slice(0, 2000)}, ${receiver}, ${channel}, 0, 0, ${due}::timestamptz, ${param}::jsonb,
            ${event.code}, ${entry.refId}, ${entry.id}, ${due}::timestamptz)
    on conflict do nothing`.execute(tx);
}
